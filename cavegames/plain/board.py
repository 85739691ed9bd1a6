"""The board in sentences: alike spaces together, or one row or column space by space."""

import re

from cavegames.engine.game import AnyGame

FEW = 60
"""Spaces up to which all is said of each; of more, only what lies there."""

_CELL = re.compile(r"([a-z]+)([0-9]+)")


def everything(game: AnyGame, view: object) -> tuple[str, ...]:
    """What lies on the board, spaces that are alike in one line. `view` is what everyone may know."""
    cells = game.cells(view)
    groups: dict[str, list[str]] = {}
    for cell in cells:
        said = game.describe(view, cell)
        said = said if len(cells) <= FEW else _brief(said)
        groups.setdefault(said.removeprefix(cell).lstrip(" ,:"), []).append(cell)
    order = list(groups) if len(cells) <= FEW else sorted(groups)
    return tuple(f"{', '.join(groups[said])}: {said}" for said in order)


def line(game: AnyGame, view: object, which: str, *, brief: bool = False) -> tuple[str, ...]:
    """Each space of the row or column of that name, `brief` for what lies there alone.

    Nothing where there is no such row or column.
    """
    told = (game.describe(view, cell) for cell in game.cells(view) if which in _lines_of(cell))
    return tuple(_brief(said) if brief else said for said in told)


def _brief(said: str) -> str:
    return f"{said.split('. ', maxsplit=1)[0].rstrip('.')}."


def _lines_of(cell: str) -> tuple[str, ...]:
    found = _CELL.fullmatch(cell)
    return found.groups() if found else ()
