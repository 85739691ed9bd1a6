"""Moves a second in random play with full legal lists, beside a loop that only copies positions.

    python benchmarks/moves.py [MATCHES]

Ratios are times a move, in bare copies made in the same run: they say the same on a fast and on a slow
machine.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from cavegames.engine import chance
from cavegames.engine.game import AnyGame
from cavegames.engine.registry import GAMES, open_game

ROUNDS = 7
"""Each measure is taken so often, in turn; the best counts, for disturbances only make it slower."""


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for info in GAMES:
        game = open_game(info.id)
        start = game.setup(game.Options.model_validate({}), info.seats_min, 1)
        moves = sum(play(game, seed) for seed in range(matches))
        runs: dict[str, Callable[[], Any]] = {"bare copy": partial(copy, start, moves)}
        runs |= {label: partial(each, one, game, matches) for label, one in MEASURES.items()}
        print(f"{info.id}: {matches} matches, {moves} moves")
        times = measure(runs)
        for label, seconds in times.items():
            ratio = seconds / times["bare copy"]
            print(f"  {label:24} {moves / seconds:12,.0f} a second   time x {ratio:.1f}")


def measure(runs: dict[str, Callable[[], Any]]) -> dict[str, float]:
    """The shortest time of each, in seconds."""
    times = dict.fromkeys(runs, float("inf"))
    for _ in range(ROUNDS):
        for label, run in runs.items():
            started = time.perf_counter()
            run()
            times[label] = min(times[label], time.perf_counter() - started)
    return times


def copy(start: Any, times: int) -> None:
    for _ in range(times):
        replace(start)


def each(one: Callable[[AnyGame, int], Any], game: AnyGame, matches: int) -> None:
    for seed in range(matches):
        one(game, seed)


def play(game: AnyGame, seed: int) -> int:
    """A random match with the full legal list at each move; gives the number of moves."""
    rng = chance.stream(seed, "moves")
    state = game.setup(game.Options.model_validate({}), game.info.seats_min, seed)
    moves = 0
    while legal := game.legal(state):
        state = game.apply(state, chance.draw(rng, legal)).state
        moves += 1
    return moves


def checked(game: AnyGame, seed: int) -> None:
    """The same, each move checked again as a person's is."""
    rng = chance.stream(seed, "moves")
    state = game.setup(game.Options.model_validate({}), game.info.seats_min, seed)
    while legal := game.legal(state):
        state = game.play(state, chance.draw(rng, legal)).state


def observed(game: AnyGame, seed: int) -> None:
    """The same, from the view of the seat to move, as a computer player sees it."""
    rng = chance.stream(seed, "moves")
    state = game.setup(game.Options.model_validate({}), game.info.seats_min, seed)
    while (seat := game.to_move(state)) is not None:
        move = chance.draw(rng, game.legal(game.observe(state, seat)))
        state = game.play(state, move).state


MEASURES: dict[str, Callable[[AnyGame, int], Any]] = {
    "legal list and move": play,
    "and the move checked": checked,
    "and from the seat's view": observed,
}

if __name__ == "__main__":
    main()
