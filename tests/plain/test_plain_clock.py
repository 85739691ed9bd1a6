"""A limit in real time in plain mode: the clock is looked at when a line is typed."""

import contextlib
import io
from typing import Any

import pytest

from cavegames.engine import store
from cavegames.engine.clock import FakeClock
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.registry import open_game
from cavegames.plain.console import Console, Left
from cavegames.plain.dialogue import Dialogue

GAME = open_game("redpeak")
SETUP = MatchSetup("redpeak", GAME.Options(), (SeatSetup("Ada"), SeatSetup("Ben")), 3)
PAUSED = "Press Enter to go on, or type quit to leave."


class Slow(io.BytesIO):
    """An input in which a line that is a number is that many seconds of silence."""

    def __init__(self, lines: tuple[str, ...], clock: FakeClock) -> None:
        super().__init__("".join(f"{line}\n" for line in lines).encode())
        self.clock = clock

    def readline(self, size: int | None = -1) -> bytes:
        line = super().readline(size)
        while line.strip().isdigit():
            self.clock.advance(int(line))
            line = super().readline(size)
        return line


def talk(match: Match[Any, Any], *lines: str) -> list[str]:
    """What is said in answer to some lines, without blank ones and the greeting."""
    clock, out = FakeClock(), io.BytesIO()
    with contextlib.suppress(Left):
        Dialogue(match, Console(Slow(lines, clock), out), clock).run()
    return list(filter(None, out.getvalue().decode("ascii").splitlines()))[2:]


@pytest.fixture
def match() -> Match[Any, Any]:
    return Match(GAME, SETUP)


def sands(match: Match[Any, Any]) -> list[float]:
    """The seconds at which the sand ran out."""
    return [ply.seconds for ply in match.plies if GAME.notate(ply.move) == "sand"]


def test_the_seconds_are_said_when_they_begin_and_when_asked_for(match: Match[Any, Any]) -> None:
    said = talk(match, "500", "turn", "30", "time")
    assert said[-4:-2] == ["90 seconds left.", "Ada: place a tile, or set out."]
    assert said[-2] == "60 seconds left."
    assert "sand is 90, 120, 180 or off" in said[-1]


def test_a_line_that_comes_too_late_is_answered_after_the_sand(match: Match[Any, Any]) -> None:
    said = talk(match, "turn", "91", "place t08 s", "time")
    sand = said.index("The sand has run out.")
    placed = said.index("Ada places t08 on e1; the path leads south.")
    assert sand < placed and sands(match) == [90.0]
    assert "No clock runs now." in said[placed:]


def test_a_long_silence_counts_and_time_until_the_limit_does_not_end_it(match: Match[Any, Any]) -> None:
    talk(match, "turn", "89", "place t08 s")
    assert not sands(match)
    talk(again := Match(GAME, SETUP), "turn", "4000", "now")
    assert sands(again) == [90.0]


def test_in_the_pause_time_stands_and_nothing_is_answered(match: Match[Any, Any]) -> None:
    said = talk(match, "turn", "30", "pause", "500", "place t08 s", "supply", "500", "", "time")
    assert said.count(PAUSED) == 3 and "The clock stands. 60 seconds left." in said
    assert said[-2] == "60 seconds left." and len(match.plies) == 1
    assert not any("t08" in line for line in said)


def test_the_pause_pushes_out_of_sight_and_can_be_left(match: Match[Any, Any]) -> None:
    out, clock = io.BytesIO(), FakeClock()
    Dialogue(match, Console(Slow(("turn", "pause", "quit"), clock), out), clock).run()
    assert b"\n" * 60 + b"The clock stands." in out.getvalue()


def test_without_a_clock_there_is_nothing_to_stop(match: Match[Any, Any]) -> None:
    assert talk(match, "pause")[-1].startswith("No clock runs now, so ")


def test_who_left_in_the_middle_finds_the_clock_standing_at_what_was_left() -> None:
    begun = store.new_match(GAME, SETUP)
    talk(begun, "5", "turn", "40", "place t08 s")
    path = store.path_of(begun)
    store.leave(begun)
    assert path is not None
    match, _ = store.open_match(path)
    said = talk(match, "300", "", "10", "time")
    assert said[0] == "The clock stands. 50 seconds left." and said[-2] == "40 seconds left."
    store.leave(match)
