"""The lines of the overview map: half blocks, or characters."""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.boards.hexpainter import Dot
from cavegames.tui.boards.pixels import HALF
from cavegames.tui.palette import Palette, mix

Ink: TypeAlias = tuple[str, str, str, bool]
"""Character, its colour, the colour behind, bold."""


def pixels(upper: Sequence[Dot], lower: Sequence[Dot], row: int, view: Region, colours: Palette) -> Strip:
    """Two rows of the map in one line of half blocks; figures have their letter.

    Rows lie half a hex apart: so the first figures of two hexes never meet in one cell.
    """
    inks: list[Ink] = []
    for x, pair in enumerate(zip(upper, lower, strict=True)):
        above, below = (_colour(dot, view.contains(x, row + i), colours) for i, dot in enumerate(pair))
        figure = max(pair, key=lambda dot: dot.figures)
        if figure.figures:
            inks.append((figure.sign, palette.lettering(figure.colour, colours), figure.colour, True))
        else:
            inks.append((HALF, above, below, False))
    return _strip(inks)


def letters(row: Sequence[Dot], y: int, view: Region, plain: bool, colours: Palette) -> Strip:
    """One row of the map in characters; what the board shows stands between brackets."""
    inks: list[Ink] = []
    for x, dot in enumerate(row):
        inside = view.contains(x, y)
        back = colours["ground"] if plain or not inside else colours["raised"]
        if dot.figures:
            inks.append((dot.sign, palette.lettering(dot.colour, colours), dot.colour, True))
        elif dot.sign:
            inks.append((dot.sign, palette.readable(dot.colour, back), back, inside))
        elif inside and x in (view.x, view.right - 1):
            inks.append(("[" if x == view.x else "]", palette.readable(colours["lamp"], back), back, True))
        else:
            inks.append((" ", back, back, False))
    return _strip(inks)


def _colour(dot: Dot, inside: bool, colours: Palette) -> str:
    """What lies outside of the viewport steps back."""
    if not dot.colour:
        return colours["raised"] if inside else colours["ground"]
    return dot.colour if inside or dot.figures else mix(dot.colour, colours["ground"], 0.5)


def _strip(inks: Sequence[Ink]) -> Strip:
    segments = [
        Segment("".join(ink[0] for ink in run), palette.style(*look))
        for look, run in groupby(inks, key=lambda ink: ink[1:])
    ]
    return Strip(segments, len(inks))
