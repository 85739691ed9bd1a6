"""What a turn may come to: every plan with its worth, and what one more card may bring."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from cavegames.games.ignis.components import MOST
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.players.ignis.moving import move_plans
from cavegames.players.ignis.plan import Plan, Turn, played
from cavegames.players.ignis.scene import Scene, deal
from cavegames.players.ignis.using import use_plans
from cavegames.players.ignis.worth import worth


class Valued(NamedTuple):
    """A plan and its worth."""

    worth: float
    plan: Plan


def ranked(plans: Iterable[Plan]) -> list[Valued]:
    """Plans with their worth, the best first."""
    return sorted((Valued(worth(plan), plan) for plan in plans), key=lambda each: each.worth, reverse=True)


def best_use(turn: Turn) -> Valued:
    """The best USE turn."""
    return max(Valued(worth(plan), plan) for plan in use_plans(turn))


def best_move(turn: Turn) -> Valued | None:
    """The best MOVE turn; None when no card brings the figure further."""
    return max((Valued(worth(plan), plan) for plan in move_plans(turn)), default=None)


def value(turn: Turn) -> float:
    """What a turn is worth when no more cards are revealed."""
    use = max(map(worth, use_plans(turn)))
    return max(use, max(map(worth, move_plans(turn)), default=0.0))


def with_one_more(turn: Turn, samples: int, rng: Random) -> float:
    """What a turn is worth after one more card, the mean over some that may come."""
    if len(turn.revealed) >= MOST:
        return 0.0
    return sum(value(_more(turn, rng)) for _ in range(samples)) / samples


def _more(turn: Turn, rng: Random) -> Turn:
    cards, pile = deal(turn.scene, 1, rng, turn.revealed)
    return turn._replace(scene=turn.scene.with_pile(pile), revealed=(*turn.revealed, *cards))


def with_new_cards(turn: Turn, samples: int, rng: Random) -> float:
    """What a turn is worth after Keen Eye; 0 when it cannot be used."""
    if turn.scene.tiles[Tile.KEEN_EYE] != Place.HELD:
        return 0.0
    scene = played(turn.scene, Tile.KEEN_EYE)
    return next_round(scene, Tile.KEEN_EYE.strength, samples, rng)


def next_round(scene: Scene, cards: int, samples: int, rng: Random) -> float:
    """What a scene is worth when some cards are revealed, the mean over some that may come."""
    return sum(value(_dealt(scene, cards, rng)) for _ in range(samples)) / samples


def _dealt(scene: Scene, number: int, rng: Random) -> Turn:
    cards, pile = deal(scene, number, rng)
    return Turn(scene.with_pile(pile), cards, frozenset(), frozenset())
