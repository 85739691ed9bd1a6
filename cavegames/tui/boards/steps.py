"""Where a cursor goes on a board that does not fill its grid."""

from collections.abc import Collection, Sequence

from cavegames.engine.squaregrid import Cell


def towards(cell: Cell, step: Cell, cells: Collection[Cell]) -> Cell:
    """The nearest of `cells` in a direction, straight ones first; `cell` itself when there is none."""
    ahead = [(distance, other) for other in cells if (distance := _distance(cell, step, other)) is not None]
    return min(ahead)[1] if ahead else cell


def _distance(cell: Cell, step: Cell, other: Cell) -> int | None:
    dx, dy = other[0] - cell[0], other[1] - cell[1]
    along = dx * step[0] + dy * step[1]
    aside = abs(dx * step[1]) + abs(dy * step[0])
    return along + 2 * aside if along >= max(1, aside) else None


def next_target(cell: Cell | None, targets: Sequence[Cell], forward: bool) -> Cell | None:
    """The target after (or before) a cell in reading order, going round; None when there are no targets."""
    ordered = sorted(targets, key=_reading)
    if not ordered or cell is None:
        return (ordered[0] if forward else ordered[-1]) if ordered else None
    here = _reading(cell)
    if forward:
        return next((other for other in ordered if _reading(other) > here), ordered[0])
    return next((other for other in reversed(ordered) if _reading(other) < here), ordered[-1])


def _reading(cell: Cell) -> Cell:
    return cell[1], cell[0]
