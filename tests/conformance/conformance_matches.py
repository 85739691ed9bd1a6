"""Random matches of any registered game, for the tests that every game must pass."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import cycle, islice, product
from math import prod
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from cavegames.engine import chance, options, registry
from cavegames.engine.game import AnyGame, GameOptions
from cavegames.engine.options import OptionField

SEEDS = (1, 2)
LONGEST = 5_000
"""Plies after which a match is taken to go on for ever."""

MOST = 12
"""Set-ups of one game that are tried: all where there are no more, else so many, mixed from every choice."""


def setups() -> list[Any]:
    """Every game with combinations of its options and numbers of seats, as test parameters."""
    return [
        pytest.param(game, chosen, seats, id=label(game, chosen, seats))
        for game in map(registry.open_game, (info.id for info in registry.GAMES))
        for chosen, seats in setups_of(game)
    ]


def label(game: AnyGame, chosen: GameOptions, seats: int) -> str:
    """What the tests with a set-up are called by."""
    values = chosen.model_dump(exclude={"undo"}).values()
    return "-".join([game.info.id, str(seats), *map(str, values)])


def setups_of(game: AnyGame) -> Iterator[tuple[GameOptions, int]]:
    """Options and numbers of seats of one game; options that matter only for some seats with those alone."""
    fields = [field for field in options.fields(game.Options) if field.name not in GameOptions.model_fields]
    counts: dict[tuple[OptionField, ...], list[int]] = {}
    for seats in range(game.info.seats_min, game.info.seats_max + 1):
        counts.setdefault(tuple(field for field in fields if field.matters(seats)), []).append(seats)
    for matter, allowed in counts.items():
        for *values, seats in rows([*([value for value, _ in field.choices] for field in matter), allowed]):
            chosen: Any = {field.name: value for field, value in zip(matter, values, strict=True)}
            with suppress(ValidationError):  # options that do not go together
                yield game.Options(**chosen), seats


def rows(choices: Sequence[Sequence[Any]]) -> list[tuple[Any, ...]]:
    """All rows of one choice from each list; of too many, some, with each choice in one of them."""
    if prod(map(len, choices)) <= MOST:
        return list(product(*choices))
    number = max(MOST, *map(len, choices))
    columns = [
        chance.shuffled(chance.stream(place, "column"), [*islice(cycle(each), number)])
        for place, each in enumerate(choices)
    ]
    return list(zip(*columns, strict=True))


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
