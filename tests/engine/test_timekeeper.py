"""The time of a match: what is left of a limit is read from its record."""

from cavegames.engine import store
from cavegames.engine.clock import FakeClock
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.timekeeper import Timekeeper
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.moves import GO, SAND, TURN, Kind
from cavegames.games.redpeak.state import State


def new(sand: str = "90", undo: str = "fair", state: State | None = None) -> Match[State, object]:
    """A match of one."""
    options = GAME.Options.model_validate({"sand": sand, "undo": undo})
    position = None if state is None else GAME.dump(state)
    return Match(GAME, MatchSetup("redpeak", options, (SeatSetup("Ada"),), 7, position))  # type: ignore[arg-type]


def place(match: Match[State, object], seconds: float) -> None:
    """Place the first tile that fits."""
    legal = GAME.legal(match.state)
    match.play(next(move for move in legal if move.kind is Kind.PLACE), seconds)


def test_no_limit_runs_before_the_day_and_after_it() -> None:
    match = new()
    keeper = Timekeeper(match, FakeClock())
    assert (keeper.limit, keeper.left, keeper.due) == (None, None, None)
    match.play(TURN, 5.0)
    keeper.look()
    assert keeper.limit is not None
    match.play(GO, 8.0)
    keeper.look()
    assert keeper.left is None


def test_it_counts_from_the_turn_of_the_glass() -> None:
    match, clock = new(sand="120"), FakeClock(1000)
    keeper = Timekeeper(match, clock)
    clock.advance(30)
    match.play(TURN, keeper.seconds)
    keeper.look()
    assert keeper.left == 120
    for _ in range(40):
        clock.advance(1)
        keeper.left  # noqa: B018 - a look at the clock
    place(match, keeper.seconds)
    keeper.look()
    assert (keeper.began, keeper.left) == (30, 80)


def test_what_is_left_is_in_the_record() -> None:
    match = new()
    match.play(TURN, 100.0)
    place(match, 130.0)
    keeper = Timekeeper(match, FakeClock(5))
    assert store.seconds_of(match) == 130
    assert keeper.left == 60


def test_a_match_from_the_middle_of_a_day_has_all_its_time() -> None:
    match = new()
    match.play(TURN, 100.0)
    again = new(state=match.state)
    place(again, 3.0)
    assert Timekeeper(again, FakeClock()).left == 87


def test_the_time_is_up_once() -> None:
    match, clock = new(), FakeClock()
    match.play(TURN, 0.0)
    keeper = Timekeeper(match, clock)
    for _ in range(89):
        clock.advance(1)
        assert keeper.due is None
    clock.advance(1)
    assert keeper.due == SAND
    match.play(keeper.due, keeper.seconds)
    keeper.look()
    assert (keeper.limit, keeper.due, match.plies[-1].seconds) == (None, None, 90)


def test_no_sand_no_limit() -> None:
    match = new(sand="off")
    match.play(TURN, 0.0)
    assert Timekeeper(match, FakeClock()).limit is None


def test_a_time_up_that_was_taken_back_waits_for_the_next_move() -> None:
    match, clock = new(undo="free"), FakeClock()
    keeper = Timekeeper(match, clock)
    clock.advance(91)
    match.play(TURN, 0.0)
    match.play(SAND, 90.0)
    match.undo(91.0)
    keeper.look()
    assert (keeper.left, keeper.due) == (0, None)
    place(match, 91.0)
    keeper.look()
    assert keeper.due == SAND


def test_a_match_that_is_over_has_no_time() -> None:
    match = new()
    match.play(TURN, 0.0)
    match.resign(0, 1.0)
    assert Timekeeper(match, FakeClock()).left is None
