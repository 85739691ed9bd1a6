"""Positions and views as JSON data that people can read and write: its shape, and how it is written."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine.game import Json
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BOATS, CARDS, SEATS, TILES, Tool
from cavegames.games.redpeak.state import Clearing, Hand, State

HIDDEN = "?"
"""Whatever lies face down in a view."""

Count = Annotated[int, Field(ge=0, le=99)]
Word = Annotated[str, Field(max_length=40)]
Words = Annotated[list[Word], Field(max_length=60)]


class Position(BaseModel):
    """The shape of a position. What lies face down is `?` in a view; the last of a stack comes next."""

    model_config = ConfigDict(extra="forbid", strict=True)

    side: Literal["front", "reversed"]
    hands_open: bool
    clocked: bool
    day: Annotated[int, Field(ge=0, le=999)]
    phase: Literal["camp", "place", "move", "dock", "evening", "which_boat", "which_bonus", "over"]
    path: Words
    """From the camp on, each tile with the side it leads to, e.g. `t07/s`."""
    tent: Count
    adventurer: Count
    paid: Count
    able: Words
    """Seats, e.g. `cook`."""
    payer: Word
    told: dict[Word, Words]
    """Seats by tool, e.g. `"rope": ["cook"]`."""
    late: bool
    supply: Words
    tiles: Words
    lava: Words
    flow: Words
    aside: Words
    timeline: Count
    hour: Count
    times: Count
    multis: Count
    hands: Annotated[list[Words], Field(min_length=1, max_length=len(SEATS))]
    deck: Words
    discards: Words
    boats: Words
    docks: Annotated[list[Word | None], Field(max_length=9)]
    offered: Word | None
    scrapped: Words
    clearings: Annotated[list[Word | None], Field(max_length=9)]
    """`?`, `nothing` (face down), `nothing shown`; null where the tile was taken."""
    spare: Words
    spent: Words
    quests: Annotated[list[Count], Field(max_length=9)]
    """Places by their number on the board, from 1."""
    gains: Words
    """E.g. `cards-2`."""
    eruptions: Count
    bought: bool
    seen: Annotated[list[Words], Field(max_length=len(SEATS))] = []
    """The cards of each hand that were looked at by day; left out where there are none."""
    ending: Literal["won", "day", "evening", "bought", "boat", "empty"] | None


def dump(state: State) -> dict[str, Json]:
    """A position or view as plain JSON data."""
    return {
        "side": BOARDS[state.side].id,
        "hands_open": state.open,
        "clocked": state.clocked,
        "day": state.day,
        "phase": state.phase.name.lower(),
        "path": [f"{TILES[placed.tile].id}/{placed.exit.name[0].lower()}" for placed in state.path],
        "tent": state.tent,
        "adventurer": state.adventurer,
        "paid": state.paid,
        "able": _seats(state.able),
        "payer": SEATS[state.payer],
        "told": {Tool(tool).id: _seats(seats) for tool, seats in state.told},
        "late": state.late,
        **_stacks(state),
        "timeline": state.timeline,
        "hour": state.hour,
        "times": state.times,
        "multis": state.multis,
        "hands": [_cards(hand) for hand in state.hands],
        "deck": _cards(state.deck),
        "discards": _cards(state.discards),
        "docks": [None if boat < 0 else BOATS[boat].id for boat in state.docks],
        "offered": None if state.offered < 0 else BOATS[state.offered].id,
        "clearings": [None if there is None else _clearing(there) for there in state.clearings],
        "quests": [place + 1 for place in state.quests],
        "gains": [f"{gain.name.lower()}-{amount}" for gain, amount in state.gains],
        "eruptions": state.eruptions,
        "bought": state.bought,
        "ending": None if state.ending is None else state.ending.value,
        **({"seen": [_cards(hand) for hand in state.seen]} if state.seen else {}),
    }


def _stacks(state: State) -> dict[str, Json]:
    return {
        "supply": _ids(state.supply, TILES),
        "tiles": _ids(state.tiles, TILES),
        "lava": _kinds(state.lava),
        "flow": _kinds(state.flow),
        "aside": _kinds(state.aside),
        "boats": _ids(state.boats, BOATS),
        "scrapped": _ids(state.scrapped, BOATS),
        "spare": _kinds(state.spare),
        "spent": _kinds(state.spent),
    }


def _seats(seats: int) -> list[str]:
    return [name for seat, name in enumerate(SEATS) if seats >> seat & 1]


def _cards(cards: Hand) -> list[str]:
    return [HIDDEN if card is None else str(CARDS[card]) for card in cards]


def _ids(indexes: tuple[int | None, ...], parts: tuple[Any, ...]) -> list[str]:
    return [HIDDEN if index is None else parts[index].id for index in indexes]


def _kinds(kinds: tuple[Any, ...]) -> list[str]:
    return [HIDDEN if kind is None else kind.name.lower() for kind in kinds]


def _clearing(there: Clearing) -> str:
    if there.bonus is None:
        return HIDDEN
    return there.bonus.name.lower() + (" shown" if there.shown else "")
