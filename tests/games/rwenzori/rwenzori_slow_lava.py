"""Lava once more, from the clauses alone: where it may come, and where a jump crosses it."""

from tests.games.rwenzori.rwenzori_slow_table import AROUND, Hex, Table, over, read, sheet

TOP, BOTTOM = -5, 5
"""The first and the last row of the sheet (RW-SHEET-1)."""


def spots(table: Table) -> set[Hex]:
    """Where the lava tile that is due may be laid (RW-LAVA-1, RW-LAVA-5)."""
    if table.plays("cutting_board"):
        return _next_row(table)
    lava, seats = _lying(table), len(table.meeples)
    if not lava:
        return {(-1, 0), (seats, 0)} - set(table.lying)
    return {over(cell, edge) for cell in lava for edge in AROUND} & sheet(seats) - set(table.lying)


def _lying(table: Table) -> set[Hex]:
    return {cell for cell in table.lying if table.lies(cell, "lava")}


def _next_row(table: Table) -> set[Hex]:
    """In the next row of the arm whose turn it is, beside its last tile, so that the arms can still meet."""
    lava, seats = {cell[1]: cell for cell in _lying(table)}, len(table.meeples)
    down, up = (len(lava) + 1) // 2, len(lava) // 2
    own, other, row = TOP + down - 1, BOTTOM - up + 1, TOP + down
    if down > up:
        own, other, row = other, own, BOTTOM - up
    near = {over(lava[own], edge) for edge in AROUND} if own in lava else {_logo(seats, row)}
    return {
        cell
        for cell in near & sheet(seats) - set(table.meeples.values())
        if cell[1] == row and (other not in lava or _far(cell, lava[other]) == abs(row - other))
    }


def _logo(seats: int, row: int) -> Hex:
    """The middle hex of a row."""
    return sorted(cell for cell in sheet(seats) if cell[1] == row)[7]


def _far(a: Hex, b: Hex) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(sum(a) - sum(b)))


def jumps(table: Table, seat: str) -> set[tuple[str | None, Hex, int]]:
    """Where a jump crosses lava: its icon, the hex straight beyond, the edge to open there (RW-LAVA-4)."""
    if not table.plays("surrounded"):
        return set()
    over_lava = {edge: over(table.meeples[seat], edge) for edge in table.ways_out(seat)}
    return {
        ("jump", over(lava, edge), (edge + 3) % 6)
        for edge, lava in over_lava.items()
        if table.lies(lava, "lava") and table.is_active(lava) and over(lava, edge) in table.empty
    }


def covered(table: Table) -> set[Hex]:
    """The tiles behind the players, which the alarm covers if the lava lasts (RW-LAVA-2, RW-LAVA-3)."""
    behind = {read(cell) for cell in table.position["behind"].values() if cell is not None}
    spared = set(table.meeples.values()) | {
        cell for cell in table.lying if table.name(cell) in ("lava", "escape")
    }
    return behind - spared
