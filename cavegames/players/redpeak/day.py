"""A day as the planner sees it: what does not change while tiles are placed."""

from dataclasses import replace
from functools import reduce
from typing import NamedTuple

from cavegames.engine import chance
from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.components import TILES
from cavegames.games.redpeak.guess import filled, unseen_boats
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.odds import Odds, odds
from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.gifts import NOTHING, OF_TILE, Gifts, on_clearings
from cavegames.players.redpeak.scene import Scene, bits

DEALS = 3
"""Deals of the hands that cannot be seen, tried for each plan."""


class Day(NamedTuple):
    """What is known by day."""

    scene: Scene
    """As if no tile was placed today."""
    pile: Odds
    free: int
    """The eruptions that the tent can stand where it is."""
    volcanoes: tuple[int, ...]
    """Of the spaces between the tent and the adventurer: none before it has moved."""
    gifts: Gifts
    """What those spaces give."""
    deals: tuple[tuple[int, ...], ...]
    """All cards in hands, as they may be."""
    seen: int
    """Path tiles that lie or lay face up, as a bit set."""
    discards: frozenset[int]
    deck: int
    times: int
    tiles: int
    """Path tiles face down."""
    boats: tuple[int, ...]
    """The boats face down."""
    clearings: dict[Cell, Gifts]

    @classmethod
    def of(cls, view: State, deals: int = DEALS) -> "Day":
        """The day of a view by day."""
        clearings = on_clearings(view)
        behind = view.path[view.tent : view.adventurer]
        gifts = [OF_TILE[each.tile] for each in behind]
        gifts += [clearings[each.cell] for each in behind if each.cell in clearings]
        return cls(
            scene=Scene.of(view),
            pile=odds(view),
            free=spaces_left(view),
            volcanoes=tuple(TILES[each.tile].volcanoes for each in behind),
            gifts=reduce(Gifts.plus, gifts, NOTHING),
            deals=_deals(view, deals),
            seen=bits((*view.supply, *(each.tile for each in view.path))),
            discards=frozenset(view.discards),
            deck=len(view.deck),
            times=view.times,
            tiles=len(view.tiles),
            boats=unseen_boats(view),
            clearings=clearings,
        )


def morning(view: State) -> State:
    """The view as it was before tiles were placed today."""
    placed = (each.tile for each in view.path[view.adventurer :])
    return replace(view, path=view.path[: view.adventurer], supply=tuple(sorted((*view.supply, *placed))))


def _deals(view: State, count: int) -> tuple[tuple[int, ...], ...]:
    """All cards in hands: as they are where they can be seen, else in some ways that they may be.

    The same for the same knowledge of the hands, so that a plan lasts while it is carried out.
    """
    if not any(None in hand for hand in view.hands):
        return (_together(view),)
    luck = chance.stream(view.day, repr((view.hands, view.told, view.discards, view.seen)))
    return tuple(_together(filled(view, luck)) for _ in range(count))


def _together(state: State) -> tuple[int, ...]:
    return tuple(card for hand in state.hands for card in hand if card is not None)
