"""How meeples get about, once more from the clauses alone: by links, and through hidden passages."""

from collections.abc import Set

from tests.games.rwenzori.rwenzori_slow_table import Hex, Table, over


def reached(table: Table, seat: str) -> set[Hex]:
    """Where a MOVE may end: by any way, not on from a tile that leads on (RW-MOVE-1)."""
    mine = table.meeples[seat]
    seen: set[Hex] = set()
    ahead = _steps(table, mine, table.ways_out(seat))
    while ahead:
        seen |= ahead
        going_on = {cell for cell in ahead if not table.leads_on(cell)}
        ahead = {near for cell in going_on for near in _steps(table, cell, table.exits(cell))} - seen
    return seen - {mine}


def _steps(table: Table, cell: Hex, edges: Set[int]) -> set[Hex]:
    return {
        over(cell, edge)
        for edge in edges
        if table.linked(cell, edge) and not table.is_active(over(cell, edge))
    }


def through(table: Table, seat: str, doors: Set[Hex]) -> set[Hex]:
    """Where one comes out who is at one of some tiles and goes on through hidden passages (RW-HID-3)."""
    passages = {cell for cell in table.lying if table.lies(cell, "hidden")}
    exits = {other for door in doors & passages for other in passages - {door}}
    return {cell for exit in exits for cell in _nearest(table, exit)} - {table.meeples[seat]}


def _nearest(table: Table, start: Hex) -> set[Hex]:
    """The tiles that lead on with the fewest links to them."""
    seen = ahead = {start}
    while ahead:
        if found := {cell for cell in ahead if table.leads_on(cell)}:
            return found
        ahead = {near for cell in ahead for near in _steps(table, cell, table.exits(cell))} - seen
        seen = seen | ahead
    return set()
