"""The colours of the mat, mixed from the roles of the palette."""

from functools import cache

from cavegames.tui import palette
from cavegames.tui.games.ocelot.cells import DEEP, Rock, Round, Square
from cavegames.tui.games.ocelot.sprites import Thing
from cavegames.tui.palette import Palette, mix

CALM = 0.18
"""How far what does not matter now steps back."""


def floor(space: Square, colours: Palette) -> str:
    """The floor of a cave: every other space a little darker, brighter where the tool in hand sees it."""
    stone = colours[f"floor_{space.level}"]
    if space.noise & 1:
        stone = mix(stone, colours["ink"], 0.12)
    if space.takeable:
        return mix(stone, colours["take"], 0.35)
    return mix(stone, colours["lamp"], 0.38) if space.lit else stone


def hollow(space: Round, colours: Palette) -> str:
    """The trodden floor of a round space."""
    return mix(colours["worn"], colours["rock"], 0.0 if space.target or space.tool is not None else 0.35)


def mountain(space: Rock, colours: Palette) -> str:
    """The rock, darker the farther it is from the caves."""
    return mix(colours["rock"], colours["ground"], min(1.0, (space.depth - 1) / (DEEP - 1)))


def letter(back: str, colours: Palette) -> str:
    """Ink or shine, whichever is read better on a colour."""
    return max(colours["ink"], colours["shine"], key=lambda colour: palette.contrast(colour, back))


def resting(thing: Thing, colours: Palette, calm: bool) -> str:
    """The colour of a thing; what is calm steps back into the dark (or the daylight)."""
    return mix(colours[thing.role], colours["rock"], CALM) if calm else colours[thing.role]


def calm(space: Square) -> bool:
    """Whether nothing about a space matters now."""
    return not (space.lit or space.takeable or space.opens or space.target)


@cache
def of_thing(thing: Thing, colours: Palette, ghost: bool = False, calm: bool = False) -> dict[str, str]:
    """The colour of each character in the pixel picture of a thing.

    A ghost is all lamp light; what is calm steps back.
    """
    ink, shine = colours["ink"], colours["shine"]
    own = colours["lamp"] if ghost else resting(thing, colours, calm)
    steel = own if ghost else colours["steel"]
    return {
        "a": own,
        "l": mix(own, shine, 0.5),
        "d": mix(own, ink, 0.35),
        "w": shine,
        "o": ink,
        "s": steel,
        "t": mix(steel, ink, 0.35),
        "b": mix(own, ink, 0.3) if ghost else colours["wood"],
        "f": mix(own, shine, 0.5) if ghost else colours["flame"],
        "v": colours["violet"],
        "r": colours["beryl"],
    }
