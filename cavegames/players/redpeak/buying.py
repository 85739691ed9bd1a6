"""What is bought in the evening, and which of two things is taken: what leaves the best chance to win."""

from collections.abc import Iterator
from typing import NamedTuple

from cavegames.games.redpeak.components import BOATS, MULTIS, Gain
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.legal import boats_to_choose, can_buy
from cavegames.games.redpeak.moves import WARES
from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.risk import revealed, room, unseen
from cavegames.players.redpeak.scene import Scene
from cavegames.players.redpeak.worth import chance_to_win

EDGE = 0.004
"""What a ware must bring more than nothing."""


class Offer(NamedTuple):
    """A ware, or None for nothing."""

    worth: float
    """The chance to win with it."""
    survived: float
    """The chance that its price does not end the match."""
    ware: Gain | None


def best_offer(view: State) -> Offer:
    """The best that can be bought at the camp; maybe nothing."""
    scene = Scene.of(view)
    nothing = Offer(chance_to_win(scene) + EDGE, 1.0, None)
    return max((nothing, *_offers(view, scene)), key=lambda offer: offer.worth)


def _offers(view: State, scene: Scene) -> Iterator[Offer]:
    after = room(revealed(unseen(view), spaces_left(view), 1))
    for ware in WARES:
        if can_buy(view, ware):
            bought = given(view, scene._replace(room=after), ware, BUYS[ware])
            yield Offer(chance_to_win(bought), after.chance, ware)


def given(view: State, scene: Scene, gain: Gain, amount: int) -> Scene:
    """The scene with something more."""
    match gain:
        case Gain.MULTI:
            return scene._replace(multis=min(MULTIS, scene.multis + amount))
        case Gain.TIME:
            return scene._replace(hours=scene.hours + min(amount, view.times))
        case Gain.PATH:
            return scene._replace(fresh=scene.fresh + min(amount, len(view.tiles)))
        case Gain.CARDS:
            return scene._replace(cards=scene.cards + min(amount, len(view.deck)))
        case _:
            return scene._replace(boats=scene.boats + min(amount, len(view.boats)))


def better_boat(view: State) -> int:
    """The better of two boats for one dock (RP-EVE-5)."""
    scene = Scene.of(view)
    worths = []
    for boat in boats_to_choose(view):
        dock = BOATS[boat].dock
        docks = (*view.docks[:dock], boat, *view.docks[dock + 1 :])
        worths.append((chance_to_win(scene._replace(docks=docks)), boat))
    return max(worths)[1]


def better_bonus(view: State) -> Gain:
    """A path tile or a boat (RP-BON-1)."""
    scene = Scene.of(view)
    return max((Gain.BOAT, Gain.PATH), key=lambda gain: chance_to_win(given(view, scene, gain, 1)))
