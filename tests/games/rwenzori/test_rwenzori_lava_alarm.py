"""The alarm of cutting the passage in real time: when it rings, and what a record keeps of it (RW-LAVA-2)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from rwenzori_situations import GAME, NAMES, mix

from cavegames.cli import cli
from cavegames.engine import journal
from cavegames.engine.clock import FakeClock
from cavegames.engine.game import Refused
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.timekeeper import Timekeeper
from cavegames.games.rwenzori.moves import ALARM, Move
from cavegames.games.rwenzori.state import State
from cavegames.headless.session import Session


def setup(seats: int = 2, undo: str = "fair") -> MatchSetup:
    options = mix("cutting_passage").model_copy(update={"undo": undo})
    return MatchSetup("rwenzori", options, tuple(map(SeatSetup, NAMES[:seats])), 7)


def new(seats: int = 2, undo: str = "fair") -> Match[State, Move]:
    return Match(GAME, setup(seats, undo))


def play(match: Match[State, Move], text: str, seconds: float) -> None:
    match.play(GAME.read(text), seconds)


def ring(match: Match[State, Move], keeper: Timekeeper) -> None:
    """The alarm, as whoever looks at the clock plays it."""
    match.play(keeper.due, keeper.end)
    keeper.look()


@pytest.mark.clause("RW-LAVA-2")
@pytest.mark.parametrize(("seats", "seconds"), [(2, 300), (3, 420), (4, 600), (5, 600)])
def test_it_is_due_after_so_many_minutes_and_again_after_as_many(seats: int, seconds: int) -> None:
    match, clock = new(seats), FakeClock()
    keeper = Timekeeper(match, clock, polled=False)
    for alarms in (1, 2, 3):
        clock.advance(seconds - 1)
        assert (keeper.left, keeper.due) == (1, None)
        clock.advance(1)
        assert keeper.due == ALARM
        ring(match, keeper)
        assert (match.state.alarms, match.plies[-1].seconds) == (alarms, alarms * seconds)
        assert (keeper.left, keeper.due) == (seconds, None)


@pytest.mark.clause("RW-LAVA-2")
def test_moves_do_not_give_more_time_and_late_looks_are_made_up() -> None:
    match, clock = new(), FakeClock()
    keeper = Timekeeper(match, clock, polled=False)
    clock.advance(200)
    play(match, "move@1,0", keeper.seconds)
    keeper.look()
    assert keeper.left == 100
    clock.advance(150)
    assert keeper.due == ALARM
    ring(match, keeper)
    assert match.plies[-1].seconds == 300
    assert keeper.left == 250


@pytest.mark.clause("RW-LAVA-2")
def test_in_a_pause_time_stands() -> None:
    match, clock = new(), FakeClock()
    keeper = Timekeeper(match, clock, polled=False)
    clock.advance(299)
    keeper.stopwatch.pause()
    clock.advance(5000)
    assert (keeper.left, keeper.due) == (1, None)
    keeper.stopwatch.resume()
    clock.advance(1)
    assert keeper.due == ALARM


@pytest.mark.clause("RW-LAVA-2")
def test_no_alarm_without_lava_or_after_the_match() -> None:
    match, clock = new(), FakeClock()
    keeper = Timekeeper(match, clock, polled=False)
    match.resign(0, 1.0)
    keeper.look()
    clock.advance(9999)
    assert (keeper.limit, keeper.due) == (None, None)
    plain = Match(GAME, MatchSetup("rwenzori", GAME.Options(), setup().seats, 7))
    assert Timekeeper(plain, FakeClock()).limit is None


@pytest.mark.clause("RW-LAVA-2")
def test_an_alarm_is_not_taken_back() -> None:
    match = new()
    legal = [move for move in map(GAME.notate, GAME.legal(match.state)) if move.startswith("card")]
    play(match, legal[0], 1.0)
    play(match, "alarm", 300.0)
    with pytest.raises(Refused, match="GEN-UNDO-2: The clock made that move, so it stands"):
        match.undo()
    assert GAME.notate(match.plies[-1].move) == "alarm"


@pytest.mark.clause("RW-LAVA-2")
def test_where_all_is_taken_back_it_rings_again_with_the_next_move() -> None:
    match, clock = new(undo="free"), FakeClock()
    keeper = Timekeeper(match, clock, polled=False)
    play(match, "move@1,0", 10.0)
    clock.advance(300)
    keeper.look()
    ring(match, keeper)
    match.undo(301.0)
    match.undo(302.0)
    keeper.look()
    assert keeper.due is None
    play(match, "move@1,0", 302.0)
    keeper.look()
    assert keeper.due == ALARM
    ring(match, keeper)
    assert (match.state.alarms, keeper.left) == (1, 300 - (keeper.seconds - 302))


@pytest.mark.clause("RW-LAVA-2")
def test_the_record_keeps_it_as_a_move_and_goes_on_with_what_was_left(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with journal.create(path, setup(), GAME) as record:
        match = Match(GAME, setup(), record)
        play(match, "alarm", 300.0)
        play(match, "move@1,0", 310.0)
        play(match, "alarm", 600.0)
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert [line["move"] for line in lines] == ["alarm", "move@1,0", "alarm"]
    assert journal.verify(path).ok
    again = journal.read(path).match
    assert again is not None
    assert again.state == match.state
    assert Timekeeper(again, FakeClock(), polled=False).left == 300


def test_a_program_may_let_it_ring_at_any_time() -> None:
    session = Session(new())
    assert "alarm" in session.answer("legal")["legal"]  # type: ignore[operator]
    answer = session.answer("play alarm")
    assert answer == {"ok": True, "events": ["The alarm rings: no lava comes."]}
    assert session.answer("undo")["clause"] == "GEN-UNDO-2"
    other = Session(Match(GAME, MatchSetup("rwenzori", GAME.Options(), setup().seats, 7)))
    assert other.answer("play alarm")["clause"] == "RW-LAVA-2"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("lava=board", "Cutting the board needs the play sheet (RW-LAVA-1). Choose the sheet too."),
        ("lava=river", "Laying the river needs the play sheet (RW-LAVA-5). Choose the sheet too."),
        ("lava=lake", "off, board, passage, surrounded"),
    ],
)
@pytest.mark.parametrize("command", [["headless", "rwenzori"], ["simulate", "rwenzori", "--matches", "1"]])
def test_a_wrong_mix_on_the_command_line_is_refused_with_its_reason(
    given: str, why: str, command: list[str]
) -> None:
    done = CliRunner().invoke(cli, [*command, "--option", given])
    assert (done.exit_code, done.stdout) == (2, "")
    assert why in done.stderr
