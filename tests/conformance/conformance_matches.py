"""Random matches of any registered game, for the tests that every game must pass."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, product
from random import Random
from typing import Any, TypeAlias

import pytest
from pydantic import ValidationError

from cavegames.engine import chance, options, registry
from cavegames.engine.game import AnyGame, GameOptions
from cavegames.engine.options import OptionField

Setup: TypeAlias = tuple[GameOptions, int]
"""Options and a number of seats."""

SEEDS = (1, 2)
LONGEST = 5_000
"""Plies after which a match is taken to go on for ever."""

FEW = 5
"""Of options with no more values than so many, each pair of values that are not the default is met."""


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


def setups_of(game: AnyGame) -> Iterator[Setup]:
    """Options and numbers of seats of one game; options that matter only for some seats with those alone."""
    fields = [field for field in options.fields(game.Options) if field.name not in GameOptions.model_fields]
    counts: dict[tuple[OptionField, ...], list[int]] = {}
    for seats in range(game.info.seats_min, game.info.seats_max + 1):
        counts.setdefault(tuple(field for field in fields if field.matters(seats)), []).append(seats)
    for matter, allowed in counts.items():
        yield from covering({setup: met(matter, *setup) for setup in valid(game, matter, allowed)})


def valid(game: AnyGame, fields: Sequence[OptionField], counts: Sequence[int]) -> Iterator[Setup]:
    """Every choice of values that go together, with every number of seats."""
    for values in product(*([value for value, _ in field.choices] for field in fields)):
        chosen: Any = {field.name: value for field, value in zip(fields, values, strict=True)}
        with suppress(ValidationError):  # values that do not go together
            together = game.Options(**chosen)
            yield from ((together, seats) for seats in counts)


def met(fields: Sequence[OptionField], chosen: GameOptions, seats: int) -> set[Any]:
    """What a set-up meets: its seats, each value, and pairs of values of options that have few."""
    values = {(field.name, getattr(chosen, field.name)) for field in fields}
    few = [
        (field.name, value)
        for field in fields
        if len(field.choices) <= FEW and (value := getattr(chosen, field.name)) != field.default
    ]
    return {seats, *values, *combinations(few, 2)}


def covering(setups: Mapping[Setup, set[Any]]) -> Iterator[Setup]:
    """A few of the set-ups that meet all that any meets: each time that which meets most of what is left."""
    left = set().union(*setups.values())
    mixed = chance.shuffled(chance.stream(1, "set-ups"), setups)
    while left:
        best = max(mixed, key=lambda setup: len(setups[setup] & left))
        left -= setups[best]
        yield best


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
