"""What becomes of a way: whether it can be paid, whether the tent survives it, and what it is worth."""

from typing import NamedTuple

from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BOATS, MULTIS
from cavegames.players.redpeak.day import Day
from cavegames.players.redpeak.risk import room_after
from cavegames.players.redpeak.scene import Scene
from cavegames.players.redpeak.way import Step, Way
from cavegames.players.redpeak.worth import chance_to_win

STRANDED = 1.5
"""Cards that are lost, about, on a tile that is not completed."""


class Plan(NamedTuple):
    """A way to spend the day."""

    worth: float
    """The chance to win with it."""
    steps: tuple[Step, ...]
    boards: bool
    """Whether the adventurer boards the boat."""
    paid: float
    """The share of deals in which all can be paid."""
    survived: float
    """The chance that lava does not come to the tent in the evening."""


def stop(day: Day, way: Way) -> Plan:
    """The plan to go so far today."""
    worths: dict[int, float] = {}
    total = paid = 0.0
    for deal, payment in enumerate(way.payments):
        if payment.owed > day.scene.multis:
            total += stranded(day, way, deal)
        else:
            if payment.owed not in worths:
                worths[payment.owed] = chance_to_win(
                    evening(day, way, payment.owed, way.icons - payment.owed)
                )
            total += worths[payment.owed]
            paid += 1
    room = room_after(day.pile, day.free, way.volcanoes)
    return Plan(total / len(day.deals), way.steps, False, paid / len(day.deals), room.chance)


def aboard(day: Day, way: Way) -> Plan | None:
    """The plan to go so far and board the boat there; None where that cannot be (RP-PATH-3)."""
    docks = BOARDS[day.scene.side].docks
    boat = day.scene.docks[docks.index(way.end.cell)] if way.end.cell in docks else -1
    if boat < 0 or way.wanted:
        return None
    there = BOATS[boat]
    room = room_after(day.pile, day.free, (*way.volcanoes, there.volcanoes))
    total = paid = 0.0
    for deal, payment in enumerate(way.payments):
        if payment.with_icons(there.icons).owed > day.scene.multis:
            total += stranded(day, way, deal)
        else:
            total += room.chance
            paid += 1
    return Plan(total / len(day.deals), way.steps, True, paid / len(day.deals), room.chance) if paid else None


def stranded(day: Day, way: Way, deal: int) -> float:
    """What a way comes to that cannot be paid to its end: fewer tiles, and no multi-tool (RP-DAY-6)."""
    multis = day.scene.multis
    while way.before is not None and way.payments[deal].owed > multis:
        way = way.before
    paid = way.icons - way.payments[deal].owed
    return chance_to_win(evening(day, way, multis, paid + STRANDED))


def evening(day: Day, way: Way, multis: float, cards: float) -> Scene:
    """The scene after the evening when a way was completed with so many multi-tools and cards."""
    scene, gifts = day.scene, way.gifts
    room = room_after(day.pile, day.free, way.volcanoes)
    if gifts.free:
        room = room._replace(free=room.free + gifts.free)
    return Scene(
        side=scene.side,
        end=way.end,
        wanted=way.wanted,
        room=room,
        supply=way.supply,
        fresh=min(day.tiles, gifts.paths),
        cards=max(0.0, scene.cards - cards) + min(day.deck, gifts.cards),
        multis=min(MULTIS, scene.multis - multis + gifts.multis),
        hours=scene.hours + min(day.times, gifts.times),
        docks=scene.docks,
        boats=min(len(day.boats), gifts.boats),
    )
