"""Clocks and the stopwatch."""

import time

import pytest

from cavegames.engine.clock import GAP, FakeClock, Stopwatch, SystemClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(100.0)


def watched(clock: FakeClock, seconds: float = 0.0) -> Stopwatch:
    """A stopwatch that a screen reads often."""
    stopwatch = Stopwatch(seconds, clock)
    stopwatch.watch(True)
    return stopwatch


def run(clock: FakeClock, stopwatch: Stopwatch, seconds: float, poll: float = 0.25) -> None:
    """Let time pass while a screen reads."""
    for _ in range(round(seconds / poll)):
        clock.advance(poll)
        stopwatch.read()


def test_the_system_clock_is_the_monotonic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 42.5)
    assert SystemClock().now() == 42.5


def test_a_fake_clock_moves_when_told_and_never_back(clock: FakeClock) -> None:
    clock.advance(2.5)
    assert clock.now() == 102.5
    with pytest.raises(ValueError, match="never goes back"):
        clock.advance(-1)


def test_it_counts_by_the_clock_and_not_by_reads(clock: FakeClock) -> None:
    stopwatch = watched(clock, 5)
    run(clock, stopwatch, 3, poll=1)
    for _ in range(1000):
        stopwatch.read()
    assert stopwatch.read() == 8
    assert stopwatch.running


def test_no_time_passes_in_a_pause(clock: FakeClock) -> None:
    stopwatch = watched(clock)
    run(clock, stopwatch, 4)
    stopwatch.pause()
    stopwatch.pause()
    run(clock, stopwatch, 100)
    assert (stopwatch.read(), stopwatch.running) == (4, False)
    stopwatch.resume()
    run(clock, stopwatch, 1)
    stopwatch.resume()
    run(clock, stopwatch, 1)
    assert stopwatch.read() == 6


def test_the_time_up_to_the_pause_counts(clock: FakeClock) -> None:
    stopwatch = watched(clock)
    clock.advance(1)
    stopwatch.pause()
    assert stopwatch.read() == 1


@pytest.mark.parametrize("gap", [GAP + 0.01, 60.0, 1e6])
def test_a_long_gap_between_reads_is_stopped_time(clock: FakeClock, gap: float) -> None:
    stopwatch = watched(clock)
    run(clock, stopwatch, 4)
    clock.advance(gap)
    assert stopwatch.read() == pytest.approx(4)
    run(clock, stopwatch, 2)
    assert stopwatch.read() == pytest.approx(6)


def test_a_slow_read_is_no_gap(clock: FakeClock) -> None:
    stopwatch = watched(clock)
    clock.advance(GAP)
    assert stopwatch.read() == GAP


def test_a_gap_that_ends_in_a_pause_is_stopped_time_too(clock: FakeClock) -> None:
    stopwatch = watched(clock)
    clock.advance(30)
    stopwatch.pause()
    assert stopwatch.read() == 0


def test_who_is_not_watched_may_be_read_seldom(clock: FakeClock) -> None:
    stopwatch = Stopwatch(0, clock)
    clock.advance(30)
    stopwatch.watch(True)
    run(clock, stopwatch, 1)
    stopwatch.watch(False)
    clock.advance(30)
    assert stopwatch.read() == 61


@pytest.mark.parametrize("seconds", [-1, float("nan")])
def test_it_counts_from_a_time(seconds: float) -> None:
    with pytest.raises(ValueError, match="nothing to count from"):
        Stopwatch(seconds)


def test_it_takes_the_system_clock_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 5.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    stopwatch = Stopwatch()
    now = 6.0
    assert stopwatch.read() == 1
