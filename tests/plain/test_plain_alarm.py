"""A match with an alarm in plain mode: the sentences are about the alarm, and it rings in time."""

import pytest

from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.registry import open_game
from tests.plain.test_plain_clock import PAUSED, talk

GAME = open_game("rwenzori")

CLOCK = "Only the clock makes that move, when the time is up."


def new(seats: int = 2) -> Match[object, object]:
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")[:seats]
    options = GAME.Options.model_validate({"lava": "passage"})
    return Match(GAME, MatchSetup("rwenzori", options, tuple(map(SeatSetup, names)), 7))


def test_a_match_begins_with_the_clock_standing_and_says_what_it_runs_to() -> None:
    said = talk(match := new(), "", "200", "time")
    assert said[0] == "The clock stands. 5 minutes left until the alarm."
    assert said[1] == PAUSED
    assert said[-1] == "100 seconds left until the alarm."
    assert not match.plies


@pytest.mark.clause("RW-LAVA-2")
@pytest.mark.parametrize(
    ("seats", "said"), [(3, "7 minutes left until the alarm."), (5, "10 minutes left until the alarm.")]
)
def test_long_times_are_said_in_minutes(seats: int, said: str) -> None:
    assert said in talk(new(seats), "", "time")
    assert "3 minutes 10 seconds left until the alarm." in talk(new(), "", "110", "time")


@pytest.mark.clause("RW-LAVA-2")
def test_a_line_that_comes_too_late_is_answered_after_the_alarm() -> None:
    said = talk(match := new(), "", "299", "move@1,0", "1", "move@0,0")
    assert [GAME.notate(ply.move) for ply in match.plies] == ["move@1,0", "alarm"]
    rang = said.index("The alarm rings: lava comes on 0,0.")
    assert "Lava lies on 0,0. Nothing passes it. Go elsewhere. (RW-LAVA-2)" in said[rang:]
    assert "5 minutes left until the alarm." in said[rang:]


@pytest.mark.clause("RW-LAVA-2")
def test_of_the_alarms_of_a_long_silence_the_last_one_rings() -> None:
    said = talk(match := new(), "", "1000", "time")
    assert [ply.seconds for ply in match.plies] == [900.0]
    assert said.count("The alarm rings: no lava comes.") == 1
    assert said[-1] == "3 minutes 20 seconds left until the alarm."


@pytest.mark.clause("RW-LAVA-2")
def test_nobody_lets_it_ring_but_the_clock() -> None:
    said = talk(match := new(), "", "alarm", "play alarm", "legal")
    assert said.count(CLOCK) == 2
    last = said.index(CLOCK) + 2
    assert any("move on 1,0" in line for line in said[last:])
    assert not any("alarm" in line for line in said[last:])
    assert not match.plies


@pytest.mark.clause("RW-LAVA-2")
def test_in_the_pause_no_alarm_rings() -> None:
    said = talk(match := new(), "", "100", "pause", "5000", "", "time")
    assert "The clock stands. 3 minutes 20 seconds left until the alarm." in said
    assert said[-1] == "3 minutes 20 seconds left until the alarm."
    assert not match.plies
