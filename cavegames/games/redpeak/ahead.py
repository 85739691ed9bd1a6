"""The icons still to be paid, and who can pay them, from what a view shows (RP-DAY-4)."""

from typing import NamedTuple

from cavegames.games.redpeak.components import Tool
from cavegames.games.redpeak.hands import SHOWS
from cavegames.games.redpeak.path import icons, is_boat
from cavegames.games.redpeak.state import Hand, Phase, State


class Icon(NamedTuple):
    """One icon of a space of the way."""

    space: int
    place: int
    """Its place on the tile or boat, from 0."""
    tool: Tool


class Holders(NamedTuple):
    """The seats that hold a tool, as bit sets."""

    sure: int
    maybe: int
    """Those of which it is not known."""


def icons_ahead(state: State) -> tuple[Icon, ...]:
    """The icons from the next one on, to the end of the path; those of the boat when it is being boarded."""
    return tuple(
        Icon(space, place, tool)
        for space in range(state.adventurer + 1, _last(state) + 1)
        for place, tool in enumerate(icons(state, space))
        if space > state.adventurer + 1 or place >= state.paid
    )


def _last(state: State) -> int:
    boarding = state.phase == Phase.MOVE and is_boat(state, state.adventurer + 1)
    return len(state.path) + boarding


def holders_known(state: State, tool: Tool) -> Holders:
    """Who holds a card with a tool, as far as hands are shown or everybody was told (RP-TABLE-3)."""
    told = next((answer.seats for answer in state.told if answer.tool == tool), None)
    sure = maybe = 0
    for seat, hand in enumerate(state.hands):
        if None not in hand:
            sure |= (not SHOWS[tool].isdisjoint(hand)) << seat
        elif told is None:
            maybe |= 1 << seat
        else:
            sure |= told & 1 << seat
    return Holders(sure, maybe)


def cards_with(hand: Hand, tool: Tool) -> tuple[int, ...]:
    """The cards of a hand that show a tool, ascending; masked ones count for none."""
    return tuple(card for card in hand if card is not None and card in SHOWS[tool])
