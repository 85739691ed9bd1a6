"""What only one seat may know, in plain mode."""

from typing import Any

import pytest

from cavegames.engine import chance
from cavegames.engine.match import Match
from cavegames.plain.commands import COMMANDS
from tests.plain.table import GAME, late, setup, talk, unsaved


def with_amethysts() -> Match[Any, Any]:
    """A match in which both have drawn an amethyst, and a person is to move."""
    for seed in range(30):
        match = late(70, seed)
        if all(match.state.amethysts) and match.to_move is not None:
            return match
    raise AssertionError("no seed draws amethysts for both")


def test_the_table_tells_hands_and_gems_by_name_and_no_amethyst() -> None:
    match = with_amethysts()
    said = " ".join(talk(match, "table"))
    assert "Hands: Ada: " in said and "; Ben: " in said
    assert "Amethysts: Ada: " in said and "hidden" in said


def test_mine_is_told_to_its_owner_after_a_warning_and_cleared() -> None:
    match = with_amethysts()
    seat = match.to_move
    assert seat is not None
    name, stones = match.setup.names[seat], match.state.amethysts[seat]
    said = talk(match, "mine")
    assert said[-1] == f"Only {name} may know what comes now. Press Enter when nobody looks or listens."
    shown = talk(match, "mine", "", "")
    told = next(line for line in shown if line.startswith("Amethysts: "))
    assert told.startswith(f"Amethysts: {name}: ") and all(
        str(stone.face) in told.lower() for stone in stones
    )
    assert match.setup.names[1 - seat] not in told
    assert shown[-60:] == [""] * 60


def test_mine_needs_no_warning_where_nobody_else_sits() -> None:
    match = with_amethysts()
    match.setup = setup(*("person" if seat == match.to_move else "random" for seat in (0, 1)))
    assert talk(match, "mine")[-1].startswith("Amethysts: ")


def test_who_knows_nothing_more_is_told_so() -> None:
    assert talk(unsaved(), "mine")[-1] == "Ada knows nothing that not everyone knows."


@pytest.mark.parametrize("plies", [0, 40, 70, 90])
def test_nothing_that_is_said_depends_on_what_is_hidden(plies: int) -> None:
    """Two positions that the seat to move cannot tell apart are told alike, whatever it asks but `mine`."""
    match = late(plies)
    seat = match.to_move
    assert seat is not None
    other = GAME.imagine(match.state, seat, chance.stream(1, "other"))
    assert other != match.state
    lines = [command.name for command in COMMANDS if command.name not in ("quit", "resign")]
    lines += [
        "log all",
        "rules all",
        *GAME.cells(match.state),
        "mine",
        "",
        "",
        "undo",
        "redo",
        *(f"row {n}" for n in range(1, 14)),
    ]
    alike = [talk(unsaved(position=GAME.dump(state)), *lines) for state in (match.state, other)]
    assert alike[0] == alike[1]
    hidden = GAME.imagine(match.state, 1 - seat, chance.stream(2, "other"))
    without_mine = [line for line in lines if line not in ("mine", "hint")]
    public = [talk(unsaved(position=GAME.dump(state)), *without_mine) for state in (match.state, hidden)]
    assert public[0] == public[1]
