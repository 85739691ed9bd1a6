"""Random matches of Caves of Rwenzori in any mix of expansions, and what judges their positions."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from pydantic import ValidationError

from cavegames.engine import chance
from cavegames.engine.options import fields
from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.expansions import known
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State
from tests.games.rwenzori.rwenzori_slow_candidates import candidates
from tests.games.rwenzori.rwenzori_slow_rules import legal

OFTEN = {Act.MOVE: 0.2, Act.ALARM: 0.03}
"""How often an act is among those that chance takes from, so that the table fills; the others are always."""
TRIED = 300
"""So many moves, legal anywhere or not, are tried in a position."""


def mixes(seats: int) -> Iterator[Any]:
    """The options of every mix of expansions that may go together, with so many seats; first that of none."""
    names = {expansion.offer.option for expansion in known().values()}
    given = [field for field in fields(GAME.Options) if field.name in names and field.matters(seats)]
    for values in product(*(field.choices for field in given)):
        try:
            yield GAME.Options(**{field.name: value for field, (value, _) in zip(given, values, strict=True)})
        except ValidationError:
            continue


def pick(moves: Sequence[Move], rng: Random) -> Move:
    """Any act as likely as another, but those that are taken less often."""
    acts = sorted({move.act for move in moves})
    act = chance.draw(rng, [act for act in acts if rng.random() < OFTEN.get(act, 1)] or acts)
    return chance.draw(rng, [move for move in moves if move.act == act])


def steps(options: Any, seats: int, seed: int) -> Iterator[tuple[State, Move | None]]:
    """Each position of a random match with the move made in it; None in the last."""
    rng = chance.stream(seed, "walk")
    state = GAME.setup(options, seats, seed)
    while moves := GAME.legal(state):
        move = pick(moves, rng)
        yield state, move
        state = GAME.apply(state, move).state
    yield state, None


def walk(options: Any, seats: int, seed: int) -> Iterator[State]:
    """All positions of a random match."""
    return (state for state, _ in steps(options, seats, seed))


def judge(state: State, seed: int) -> None:
    """Check that the game and the slow reading of the rules find the same moves legal."""
    position = GAME.dump(state)
    slow = legal(position)
    assert {GAME.notate(move) for move in GAME.legal(state)} == slow
    tried = list(chance.shuffled(chance.stream(seed, "tried"), sorted(candidates(position))))[:TRIED]
    judged = {text for text in tried if GAME.refusal(state, GAME.read(text)) is None}
    assert judged == slow & set(tried)
    assert all(GAME.refusal(state, GAME.read(text)) is None for text in slow)
