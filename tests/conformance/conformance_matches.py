"""Random matches of any registered game, for the tests that every game must pass."""

from collections.abc import Iterable, Iterator
from itertools import cycle, islice, product
from math import prod
from random import Random
from typing import Any

import pytest

from cavegames.engine import chance, options, registry
from cavegames.engine.game import AnyGame, GameOptions

SEEDS = (1, 2)
MOST = 12
"""Combinations of options that are all played."""
LONGEST = 5_000
"""Plies after which a match is taken to go on for ever."""


def setups() -> list[Any]:
    """Every game with each number of seats and the combinations of its options, as test parameters."""
    found = []
    for info in registry.GAMES:
        game = registry.open_game(info.id)
        for seats in range(info.seats_min, info.seats_max + 1):
            for chosen in combinations(game, seats):
                label = "-".join(
                    [info.id, str(seats), *map(str, chosen.model_dump(exclude={"undo"}).values())]
                )
                found.append(pytest.param(game, chosen, seats, id=label))
    return found


def combinations(game: AnyGame, seats: int) -> Iterator[GameOptions]:
    """Each combination of the game's own options that matter; where these are many, each value of each."""
    own = [field for field in options.fields(game.Options) if field.name not in GameOptions.model_fields]
    fields = [field for field in own if field.matters(seats)]
    ranges = [[value for value, _ in field.choices] for field in fields]
    chosen: Iterable[tuple[Any, ...]] = product(*ranges)
    if prod(map(len, ranges)) > MOST:
        chosen = zip(*(islice(cycle(values), max(map(len, ranges))) for values in ranges), strict=True)
    for values in chosen:
        yield game.Options(**{field.name: value for field, value in zip(fields, values, strict=True)})


def pick(game: AnyGame, moves: Any, rng: Random) -> Any:
    """A random move: first a kind (the text before `@`), so that rare kinds are met as well."""
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(game.notate(move).partition("@")[0], []).append(move)
    return chance.draw(rng, kinds[chance.draw(rng, sorted(kinds))])


def states(game: AnyGame, chosen: GameOptions, seats: int, seed: int) -> list[Any]:
    """All positions of a random match, from the first to the last."""
    return [state for state, _ in steps(game, chosen, seats, seed)]


def steps(game: AnyGame, chosen: GameOptions, seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Each position of a random match with the move made in it; None in the last."""
    rng = chance.stream(seed, "conformance")
    state = game.setup(chosen, seats, seed)
    for _ in range(LONGEST):
        moves = game.legal(state)
        if not moves:
            yield state, None
            return
        move = pick(game, moves, rng)
        yield state, move
        state = game.apply(state, move).state
    raise AssertionError(f"no end after {LONGEST} plies")


def names(seats: int) -> tuple[str, ...]:
    """Names for the seats."""
    return ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")[:seats]
