"""What the expansions make of a move, once more from the clauses alone: shares no code with the game."""

from tests.games.rwenzori.rwenzori_slow_lava import covered
from tests.games.rwenzori.rwenzori_slow_table import AROUND, Hex, Position, Table, over, read

LAYS = ("lay", "save", "gear-save", "tnt")
"""Moves by which a player lays a tile and goes to it."""


def check_after(before: Position, text: str, after: Position) -> None:
    """Assert that lava, treasure, hidden passages and what is behind are as the move leaves them."""
    was, now = Table(before), Table(after)
    word, where = text.partition(":")[0].partition("@")[0], text.partition("@")[2].partition("/")[0]
    cell = read(where) if "," in where else None
    _lava(was, now, word, cell)
    if word == "through":
        assert now.meeples[was.seat] == cell
        clock = now.name(now.meeples[was.seat]).startswith("dark-clock")
        assert now.seat == was.seat
        assert now.due["want"] in (("onward", "clock") if clock else ("onward",))
    elif after["ended"] is None:
        _further_lays(was, now, word, cell)
    if was.plays("cutting_passage"):
        _behind(was, now, word)


def _lava(was: Table, now: Table, word: str, cell: Hex | None) -> None:
    """Lava comes by its own moves alone (RW-LAVA-1 to RW-LAVA-3, RW-LAVA-5), a jump opens it (RW-LAVA-4)."""
    came, opened = _closed(now) - _closed(was), _closed(was) - _closed(now)
    left = len(was.position.get("supply", ()))
    if word == "alarm":
        assert came <= covered(was)
        assert len(came) == min(left, len(covered(was)))
        assert (was.position["due"], was.meeples) == (now.position["due"], now.meeples)
    else:
        assert came == ({cell} if word == "lava" else set())
    assert len(now.position.get("supply", ())) == left - len(came)
    for lava in opened:
        assert word in ("save", "gear-save")
        (line,) = (edge for edge in AROUND if over(lava, edge) == cell)
        assert over(lava, (line + 3) % 6) == was.meeples[was.seat]
        assert now.exits(lava) == {line, (line + 3) % 6}


def _closed(table: Table) -> set[Hex]:
    return {cell for cell in table.lying if table.lies(cell, "lava") and table.is_active(cell)}


def _further_lays(was: Table, now: Table, word: str, cell: Hex | None) -> None:
    """A tile that links to treasure gives 3 lays, once (RW-TRE-1), and a hidden passage one (RW-HID-1)."""
    found = _hoards(was) - _hoards(now) - {cell for cell in now.lying if now.lies(cell, "lava")}
    linked = set()
    if word in LAYS and cell is not None:
        linked = {over(cell, edge) for edge in AROUND if now.linked(cell, edge)}
    assert found == linked & _hoards(was)
    given = 3 * len(found) + (word in LAYS and cell is not None and now.lies(cell, "hidden"))
    if was.due["want"] == "lays" and word != "alarm":
        given -= 1 if word != "pass" else was.due["left"]
    assert _lays_left(now) == _lays_left(was) + given


def _hoards(table: Table) -> set[Hex]:
    return {
        cell for cell in table.lying if table.lies(cell, "treasure") and table.lying[cell][-1] != "marked"
    }


def _lays_left(table: Table) -> int:
    return sum(due["left"] for due in table.position["due"] if due["want"] == "lays")


def _behind(was: Table, now: Table, word: str) -> None:
    """Behind a meeple is the tile from which it took its last step (RW-LAVA-3)."""
    for seat, here in now.meeples.items():
        came_from = now.position["behind"][seat]
        if here == was.meeples[seat]:
            assert came_from == was.position["behind"][seat]
        elif word in ("lay", "tnt"):
            assert read(came_from) == was.meeples[seat]
        else:
            near = read(came_from) in {over(here, edge) for edge in AROUND}
            assert near or (word == "through" and now.lies(read(came_from), "hidden"))
