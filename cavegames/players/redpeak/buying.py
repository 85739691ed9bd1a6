"""What is bought in the evening, and which of two things is taken: what leaves the best chance to win."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from cavegames.engine import chance
from cavegames.games.redpeak.components import BOATS, CARDS, MULTIS, TILES, Gain
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.legal import boats_to_choose, can_buy
from cavegames.games.redpeak.moves import WARES
from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.day import Day
from cavegames.players.redpeak.explore import plans_from
from cavegames.players.redpeak.plan import aboard
from cavegames.players.redpeak.risk import revealed, room_after
from cavegames.players.redpeak.scene import Scene, bits
from cavegames.players.redpeak.way import no_way
from cavegames.players.redpeak.worth import chance_to_win

BREADTH, LENGTH = 2, 3
"""How far the next day is looked at."""

DEALS = 2
"""Deals of the hands tried for it."""

IDLE = 0.3
"""What is left of the chance to win when nothing can be done the next day."""

EDGE = 0.003
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
    day = Day.of(view, DEALS)
    nothing = Offer(next_day(day) + EDGE, 1.0, None)
    wares = [ware for ware in WARES if can_buy(view, ware)]
    return max((nothing, *_offers(day, wares)), key=lambda offer: offer.worth)


def waiting(day: Day) -> float:
    """What it is worth to stay: only to buy something tonight can make the next day better."""
    return max((offer.worth for offer in _offers(day, WARES)), default=0.0) * (1 - EDGE)


def _offers(day: Day, wares: Sequence[Gain]) -> Iterator[Offer]:
    survived, paid = _one_lava(day)
    if not survived:
        return
    for ware in wares:
        then = bought(paid, ware)
        yield Offer(survived * sum(map(next_day, then)) / len(then), survived, ware)


def _one_lava(day: Day) -> tuple[float, Day]:
    """The chance to survive one lava tile, and the day as it most likely is after it."""
    ways = revealed(day.pile, day.free, 1)
    if not ways:
        return 0.0, day
    _, pile, free = max(ways, key=lambda held: held.chance)
    return min(1.0, sum(held.chance for held in ways)), day._replace(pile=pile, free=free)


def next_day(day: Day) -> float:
    """The chance to win with the best short plan for a day; the hourglass moves on first (RP-DAY-1)."""
    survived = 1.0
    if day.scene.hours >= 1:
        day = day._replace(scene=day.scene._replace(hours=day.scene.hours - 1))
    else:
        survived, day = _one_lava(day)
    start = no_way(day)
    boarding = aboard(day, start)
    plans = plans_from(day, start, BREADTH, LENGTH)
    idle = IDLE * chance_to_win(day.scene._replace(room=room_after(day.pile, day.free, ())))
    return survived * max(
        idle, boarding.worth if boarding else 0.0, max((plan.worth for plan in plans), default=0.0)
    )


def bought(day: Day, gain: Gain) -> tuple[Day, ...]:
    """What a lava tile buys: the days that it may lead to; what is unseen is drawn (RP-EVE-6, RP-EVE-3)."""
    scene, amount = day.scene, BUYS[gain]
    luck = chance.stream(scene.supply, repr(day.deals))
    match gain:
        case Gain.MULTI:
            return (day._replace(scene=scene._replace(multis=min(MULTIS, scene.multis + amount))),)
        case Gain.TIME:
            return (day._replace(scene=scene._replace(hours=scene.hours + min(amount, day.times))),)
        case Gain.PATH:
            unseen = [tile for tile in range(len(TILES)) if not day.seen >> tile & 1]
            more = chance.shuffled(luck, unseen)[:amount]
            supply = scene.supply | bits(more)
            return (day._replace(scene=scene._replace(supply=supply), tiles=day.tiles - len(more)),)
        case Gain.CARDS:
            amount = min(amount, day.deck)
            scene = scene._replace(cards=scene.cards + amount)
            deals = tuple((*deal, *_cards(day, deal, luck)[:amount]) for deal in day.deals)
            return (day._replace(scene=scene, deals=deals, deck=day.deck - amount),)
        case _:
            return tuple(_with_boat(day, boat) for boat in day.boats) or (day,)


def _with_boat(day: Day, boat: int) -> Day:
    """The day with one more boat at its dock; where one lies already, that stays."""
    docks, dock = day.scene.docks, BOATS[boat].dock
    if docks[dock] >= 0:
        return day
    docks = (*docks[:dock], boat, *docks[dock + 1 :])
    return day._replace(scene=day.scene._replace(docks=docks))


def _cards(day: Day, deal: tuple[int, ...], luck: Random) -> tuple[int, ...]:
    """The deck as it may be, with these cards in hands."""
    elsewhere = day.discards.union(deal)
    return chance.shuffled(luck, [card for card in range(len(CARDS)) if card not in elsewhere])


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
    boat = scene._replace(boats=scene.boats + 1)
    path = scene._replace(fresh=scene.fresh + 1)
    return Gain.BOAT if chance_to_win(boat) > chance_to_win(path) else Gain.PATH
