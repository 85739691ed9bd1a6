"""The pictures of figure, scepter, shapes and digits, read from `assets/ignis/sprites.toml`."""

from functools import cache
from typing import Any

from cavegames.engine import assets
from cavegames.games.ignis.components import Colour
from cavegames.tui.boards.pixels import Sprite
from cavegames.tui.palette import Palette, mix


@cache
def thing(name: str, large: bool) -> Sprite:
    """`figure`, `scepter` or `throne`."""
    return _rows(_data()[name]["L" if large else "M"])


@cache
def shape(colour: Colour, large: bool) -> Sprite:
    """The shape of a colour of card."""
    return _rows(_data()["shape"][colour.title]["L" if large else "M"])


@cache
def digit(value: int) -> Sprite:
    """A value in 3 x 5 pixels."""
    return _rows(_data()["digit"][str(value)])


@cache
def tones(colours: Palette) -> dict[str, str]:
    """The colours of figure, scepter and throne."""
    return {
        "h": colours["wood"],
        "s": mix(colours["opal"], colours["wood"], 0.4),
        "c": colours["seat_0"],
        "b": mix(colours["wood"], colours["ink"], 0.5),
        "f": colours["flame"],
        "y": colours["glow"],
        "g": colours["sun"],
        "t": mix(colours["rock"], colours["ink"], 0.45 if colours.dark else 0.5),
        "i": colours["ink"],
    }


def _rows(text: str) -> Sprite:
    return tuple(text.split())


@cache
def _data() -> dict[str, Any]:
    return assets.table("ignis/sprites.toml")
