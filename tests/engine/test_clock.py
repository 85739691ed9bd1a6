"""Clocks and the countdown."""

import time

import pytest

from cavegames.engine.clock import GAP, Countdown, FakeClock, SystemClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(100.0)


def run(clock: FakeClock, countdown: Countdown, seconds: float, poll: float = 0.25) -> None:
    """Let time pass while a screen polls."""
    for _ in range(round(seconds / poll)):
        clock.advance(poll)
        countdown.remaining()


def test_the_system_clock_is_the_monotonic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 42.5)
    assert SystemClock().now() == 42.5


def test_a_fake_clock_moves_when_told_and_never_back(clock: FakeClock) -> None:
    clock.advance(2.5)
    assert clock.now() == 102.5
    with pytest.raises(ValueError, match="never goes back"):
        clock.advance(-1)


def test_a_countdown_waits_for_its_start(clock: FakeClock) -> None:
    countdown = Countdown(10, clock)
    run(clock, countdown, 5)
    assert (countdown.remaining(), countdown.running, countdown.expired) == (10, False, False)


def test_it_counts_down_by_the_clock_and_not_by_polls(clock: FakeClock) -> None:
    countdown = Countdown(10, clock)
    countdown.start()
    run(clock, countdown, 3, poll=1)
    for _ in range(1000):
        countdown.remaining()
    assert countdown.remaining() == 7
    assert countdown.running


def test_it_expires_and_stays_so(clock: FakeClock) -> None:
    countdown = Countdown(2, clock)
    countdown.start()
    run(clock, countdown, 2)
    assert (countdown.remaining(), countdown.expired, countdown.running) == (0, True, False)
    clock.advance(60)
    countdown.resume()
    assert (countdown.remaining(), countdown.expired, countdown.running) == (0, True, False)


def test_it_is_not_expired_before_its_time(clock: FakeClock) -> None:
    countdown = Countdown(2, clock)
    countdown.start()
    run(clock, countdown, 1.75)
    assert not countdown.expired


def test_no_time_passes_in_a_pause(clock: FakeClock) -> None:
    countdown = Countdown(10, clock)
    countdown.start()
    run(clock, countdown, 4)
    countdown.pause()
    countdown.pause()
    run(clock, countdown, 100)
    assert (countdown.remaining(), countdown.running) == (6, False)
    countdown.resume()
    run(clock, countdown, 1)
    countdown.resume()
    run(clock, countdown, 1)
    assert countdown.remaining() == 4


def test_the_time_up_to_the_pause_counts(clock: FakeClock) -> None:
    countdown = Countdown(10, clock)
    countdown.start()
    clock.advance(1)
    countdown.pause()
    assert countdown.remaining() == 9


@pytest.mark.parametrize("gap", [GAP + 0.01, 60.0, 1e6])
def test_a_long_gap_between_polls_is_stopped_time(clock: FakeClock, gap: float) -> None:
    countdown = Countdown(10, clock)
    countdown.start()
    run(clock, countdown, 4)
    clock.advance(gap)
    assert countdown.remaining() == pytest.approx(6)
    run(clock, countdown, 2)
    assert countdown.remaining() == pytest.approx(4)


def test_a_slow_poll_is_no_gap(clock: FakeClock) -> None:
    countdown = Countdown(10, clock)
    countdown.start()
    clock.advance(GAP)
    assert countdown.remaining() == 10 - GAP


def test_a_gap_that_ends_in_a_pause_is_stopped_time_too(clock: FakeClock) -> None:
    countdown = Countdown(10, clock)
    countdown.start()
    clock.advance(30)
    countdown.pause()
    assert countdown.remaining() == 10


def test_a_start_begins_anew(clock: FakeClock) -> None:
    countdown = Countdown(5, clock)
    countdown.start()
    run(clock, countdown, 5)
    countdown.start()
    assert (countdown.remaining(), countdown.running, countdown.expired) == (5, True, False)


def test_nothing_to_count_is_up_at_once(clock: FakeClock) -> None:
    countdown = Countdown(0, clock)
    countdown.start()
    assert (countdown.expired, countdown.running) == (True, False)


@pytest.mark.parametrize("seconds", [-1, float("nan")])
def test_no_time_cannot_be_counted(seconds: float) -> None:
    with pytest.raises(ValueError, match="nothing to count down from"):
        Countdown(seconds)


def test_a_countdown_takes_the_system_clock_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 5.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    countdown = Countdown(3)
    countdown.start()
    now = 6.0
    assert countdown.remaining() == 2
