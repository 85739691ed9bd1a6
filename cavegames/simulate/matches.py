"""Playing many matches between computer players. The same seed gives the same matches on any machine."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, GameOptions
from cavegames.engine.registry import open_game
from cavegames.players.registry import open_player
from cavegames.simulate.pace import Pace

AHEAD = 4
"""Matches that wait for each job, so that none is ever idle."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: match i has the seed `seed` + i."""

    game: str
    options: GameOptions
    players: tuple[str, ...]
    """Names of computer players, by seat."""
    seed: int
    matches: int
    pace: float = 0.0
    """Seconds that each move takes where a real clock runs; with 0 its time is never up."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one match went."""

    seed: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    """By seat; empty where the game does not count points."""
    moves: int
    turns: int
    """Runs of moves of one seat."""
    ending: str = ""
    """How it ended: `Outcome.reason`."""
    award: str = ""
    """The award, where the game gives one."""


def play_match(plan: Plan, number: int) -> Result:
    """Play match `number` of a plan from its start to its end."""
    return _play(open_game(plan.game), plan, plan.seed + number)


def _play(game: AnyGame, plan: Plan, seed: int) -> Result:
    players = [open_player(name, game) for name in plan.players]
    rngs = [chance.stream(seed, f"player {seat}") for seat in range(len(players))]
    state = game.setup(plan.options, len(players), seed)
    pace = Pace(game, plan.options, plan.pace)
    moves = turns = 0
    before = None
    while (seat := game.to_move(state)) is not None:
        if (time_up := pace.due(state)) is not None:
            state = game.play(state, time_up).state
        move = players[seat].choose(game.observe(state, seat), seat, rngs[seat])
        state = game.play(state, move).state
        pace.moved()
        moves += 1
        turns += seat != before
        before = seat
    outcome = game.outcome(state)
    assert outcome is not None
    points = tuple(outcome.total(seat) for seat in range(len(outcome.scores)))
    return Result(seed, outcome.winners, points, moves, turns, outcome.reason, outcome.award)


def run(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the matches. With more than one job, in as many processes."""
    if jobs == 1:
        for number in range(plan.matches):
            yield play_match(plan, number)
        return
    with _pool(jobs) as pool:
        waiting: deque[Future[Result]] = deque()
        for number in range(plan.matches):
            with _interrupt_held():
                waiting.append(pool.submit(play_match, plan, number))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that Ctrl+C does not end: this one decides when they stop."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupt_held() -> Iterator[None]:
    """Ctrl+C waits: a process that is started meanwhile inherits that, and cannot break while it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
