"""A day as the planner sees it: what does not change while tiles are placed."""

from dataclasses import replace
from typing import NamedTuple

from cavegames.engine import chance
from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.guess import filled
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.gifts import Gifts, on_clearings
from cavegames.players.redpeak.risk import Pile, unseen
from cavegames.players.redpeak.scene import Scene

DEALS = 3
"""Deals of the hands that cannot be seen, tried for each plan."""


class Day(NamedTuple):
    """What is known by day."""

    scene: Scene
    """As if no tile was placed today."""
    pile: Pile
    free: int
    """The eruptions that the tent can stand where it is."""
    deals: tuple[tuple[int, ...], ...]
    """All cards in hands, as they may be."""
    deck: int
    times: int
    tiles: int
    """Path tiles face down."""
    boats: int
    """Boats face down."""
    clearings: dict[Cell, Gifts]

    @classmethod
    def of(cls, view: State) -> "Day":
        """The day of a view by day."""
        return cls(
            scene=Scene.of(view),
            pile=unseen(view),
            free=spaces_left(view),
            deals=deals(view),
            deck=len(view.deck),
            times=view.times,
            tiles=len(view.tiles),
            boats=len(view.boats),
            clearings=on_clearings(view),
        )


def morning(view: State) -> State:
    """The view as it was before tiles were placed today."""
    placed = (each.tile for each in view.path[view.adventurer :])
    return replace(view, path=view.path[: view.adventurer], supply=tuple(sorted((*view.supply, *placed))))


def deals(view: State) -> tuple[tuple[int, ...], ...]:
    """All cards in hands: as they are where they can be seen, else in some ways that they may be.

    The same for the same knowledge of the hands, so that a plan lasts while it is carried out.
    """
    if not any(None in hand for hand in view.hands):
        return (_together(view),)
    luck = chance.stream(view.day, repr((view.hands, view.told, view.discards)))
    return tuple(_together(filled(view, luck)) for _ in range(DEALS))


def _together(state: State) -> tuple[int, ...]:
    return tuple(card for hand in state.hands for card in hand if card is not None)
