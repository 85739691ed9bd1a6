"""The board in sentences: alike spaces together, or one row or column space by space."""

import re

from cavegames.engine.game import AnyGame

FEW = 60
"""Lines up to which all is said of each space; of more, only what lies there."""

WAYS = ("row", "column")

_CELL = re.compile(r"([a-z]+)([0-9]+)")
_HEX = re.compile(r"(-?[0-9]+),(-?[0-9]+)")


def everything(game: AnyGame, view: object) -> tuple[str, ...]:
    """What lies on the board, spaces that are alike in one line. `view` is what everyone may know."""
    whole = _groups(game, view, brief=False)
    if len(whole) <= FEW:
        return _told(whole)
    return tuple(sorted(_told(_groups(game, view, brief=True)), key=lambda told: told.partition(": ")[2]))


def line(game: AnyGame, view: object, which: str, *, brief: bool = False) -> tuple[str, ...]:
    """Each space of the row or column of that name, `brief` for what lies there alone where much does.

    Of cells such as `2,-1`, `column 2` and `row -1` say which number is meant; `-1` alone is the row. Nothing
    where there is no such row or column.
    """
    brief = brief and len(_groups(game, view, brief=False)) > FEW
    told = (game.describe(view, cell) for cell in game.cells(view) if which in _lines_of(cell))
    return tuple(_brief(said) if brief else said for said in told)


def _groups(game: AnyGame, view: object, *, brief: bool) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for cell in game.cells(view):
        said = game.describe(view, cell)
        said = _brief(said) if brief else said
        groups.setdefault(said.removeprefix(cell).lstrip(" ,:"), []).append(cell)
    return groups


def _told(groups: dict[str, list[str]]) -> tuple[str, ...]:
    """Cells whose names have a comma are parted by another sign."""
    return tuple(
        f"{('; ' if any(',' in cell for cell in cells) else ', ').join(cells)}: {said}"
        for said, cells in groups.items()
    )


def _brief(said: str) -> str:
    return f"{said.split('. ', maxsplit=1)[0].rstrip('.')}."


def _lines_of(cell: str) -> tuple[str, ...]:
    """What the row and the column of a cell may be called."""
    if found := _CELL.fullmatch(cell):
        column, row = found.groups()
    elif found := _HEX.fullmatch(cell):
        column, row = found.groups()
        return (row, f"row {row}", f"column {column}")
    else:
        return ()
    return (column, row, *(f"{way} {name}" for way in WAYS for name in (column, row)))
