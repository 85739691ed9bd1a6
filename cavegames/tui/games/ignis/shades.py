"""The colours of the cards and of the cave, mixed from the roles of the palette."""

from functools import cache

from cavegames.games.ignis.components import Colour
from cavegames.tui import palette
from cavegames.tui.palette import Palette, mix

ROLES: dict[Colour, str] = {
    Colour.YELLOW: "sun",
    Colour.WHITE: "crystal",
    Colour.GREEN: "emerald",
    Colour.RED: "beryl",
    Colour.BLUE: "seat_1",
    Colour.BLACK: "ink",
}


@cache
def face(colour: Colour, colours: Palette, calm: bool = False) -> str:
    """The face of a card; what does not matter now steps back."""
    plain = colours[ROLES[colour]]
    if colour == Colour.BLACK:
        plain = mix(plain, colours["lava"], 0.26)
    return mix(plain, colours["rock"], 0.35) if calm and colour != Colour.BLACK else plain


@cache
def on_face(colour: Colour, colours: Palette, calm: bool = False) -> str:
    """Letters on the face of a card."""
    back = face(colour, colours, calm)
    if colour == Colour.BLACK:
        return palette.readable(colours["lava"], back)
    return palette.lettering(back, colours)


@cache
def word(colour: Colour, colours: Palette) -> str:
    """The name of a colour as text on the ground."""
    role = colours["lava"] if colour == Colour.BLACK else colours[ROLES[colour]]
    return palette.readable(role, colours["ground"])
