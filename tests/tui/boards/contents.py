"""Every content a space of the mat can have, in every way it can be drawn."""

from dataclasses import replace
from itertools import product
from typing import Any

from cavegames.games.ocelot.components import Token, Tool
from cavegames.games.ocelot.playmat import MAT
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush
from cavegames.tui.games.ocelot.cells import Rock, Round, Square, rock
from cavegames.tui.looks import Look, Size

SIZES = (Size.S, Size.M, Size.L)
SQUARE_MARKS = ("lit", "target", "opens", "takeable", "last")

MARKED: tuple[dict[str, Any], ...] = ({}, *({mark: True} for mark in SQUARE_MARKS))
THINGS: tuple[dict[str, Any], ...] = (
    {},
    *({"token": token} for token in Token),
    *({"companion": seat} for seat in (0, 1)),
    *({"ghost": seat} for seat in (0, 1)),
)
SQUARES = tuple(
    replace(Square(level, noise=3, **thing), **marks)
    for level, thing, marks in product((1, 2, 3), THINGS, MARKED)
) + tuple(Square(1, noise=noise) for noise in range(8))
ROUNDS = tuple(
    Round(sides=sides, shared=shared, target=target, last=last, **tool)
    for sides, shared, target, last in product((1, 6, 15), (False, True), (False, True), (False, True))
    for tool in ({}, *({"tool": tool} for tool in Tool), *({"ghost": tool} for tool in Tool))
)
ROCKS: tuple[Rock, ...] = tuple({rock((x, y)) for x in range(MAT.width) for y in range(MAT.height)})
CONTENTS = SQUARES + ROUNDS + ROCKS


def brushes(theme: str = palette.DEFAULT) -> list[Brush]:
    """Every way to draw in a theme."""
    return [Brush(size, look, theme, cursor) for size, look, cursor in product(SIZES, Look, (False, True))]
