"""A position read from JSON data. What the shape cannot say is checked in `checks`."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeVar

from cavegames.engine.game import BadPosition
from cavegames.engine.positions import parsed
from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.boards import BOARDS, Board
from cavegames.games.redpeak.checks import check
from cavegames.games.redpeak.components import (
    BOATS,
    CARDS,
    SEATS,
    TILES,
    TOOLS,
    Bonus,
    Lava,
    Reward,
    reward_from,
)
from cavegames.games.redpeak.notation import ordered
from cavegames.games.redpeak.path import end_after
from cavegames.games.redpeak.position import HIDDEN, Position
from cavegames.games.redpeak.state import Answer, Clearing, Ending, Phase, Placed, State

K = TypeVar("K", bound=IntEnum)

_TILES = {tile.id: i for i, tile in enumerate(TILES)}
_CARDS = {str(card): i for i, card in enumerate(CARDS)}
_BOATS = {boat.id: i for i, boat in enumerate(BOATS)}
_SEATS = {seat: i for i, seat in enumerate(SEATS)}
_LAVA = {lava.name.lower(): lava for lava in Lava}
_BONUSES = {bonus.name.lower(): bonus for bonus in Bonus}
_SIDES = {side.name[0].lower(): side for side in Side}


def load(data: object, *, view: bool) -> State:
    """The position in `data`, checked. Raises BadPosition with a sentence."""
    given = parsed(Position, data, "redpeak")
    state = _state(given)
    check(state, view=view)
    return state


def _state(given: Position) -> State:
    side = next(i for i, board in enumerate(BOARDS) if board.id == given.side)
    return State(
        side=side,
        open=given.hands_open,
        clocked=given.clocked,
        day=given.day,
        phase=Phase[given.phase.upper()],
        path=_path(given.path, BOARDS[side]),
        tent=given.tent,
        adventurer=given.adventurer,
        paid=given.paid,
        able=_bits(given.able),
        payer=_known(_SEATS, given.payer, "seat"),
        told=tuple(
            sorted(Answer(_known(TOOLS, tool, "tool"), _bits(seats)) for tool, seats in given.told.items())
        ),
        late=given.late,
        supply=_all_known(_TILES, given.supply, "path tile"),
        tiles=_masked(_TILES, given.tiles, "path tile"),
        lava=_masked(_LAVA, given.lava, "lava tile"),
        flow=_all_known(_LAVA, given.flow, "lava tile"),
        aside=_sorted(_LAVA, given.aside, "lava tile"),
        timeline=given.timeline,
        hour=given.hour,
        times=given.times,
        multis=given.multis,
        hands=tuple(map(_hand, given.hands)),
        deck=_masked(_CARDS, map(ordered, given.deck), "card"),
        discards=_sorted(_CARDS, map(ordered, given.discards), "card"),
        boats=_masked(_BOATS, given.boats, "boat"),
        docks=tuple(-1 if boat is None else _known(_BOATS, boat, "boat") for boat in given.docks),
        offered=-1 if given.offered is None else _known(_BOATS, given.offered, "boat"),
        scrapped=_sorted(_BOATS, given.scrapped, "boat"),
        clearings=tuple(None if text is None else _clearing(text) for text in given.clearings),
        spare=_sorted_masked(_BONUSES, given.spare, "bonus tile"),
        spent=_sorted(_BONUSES, given.spent, "bonus tile"),
        quests=tuple(sorted(place - 1 for place in given.quests)),
        gains=tuple(map(_reward, given.gains)),
        eruptions=given.eruptions,
        bought=given.bought,
        ending=None if given.ending is None else Ending(given.ending),
        seen=tuple(_sorted(_CARDS, map(ordered, hand), "card") for hand in given.seen),
    )


def _path(texts: Sequence[str], board: Board) -> tuple[Placed, ...]:
    """The tiles with their cells, which follow from where the tiles before lead to."""
    path: tuple[Placed, ...] = ()
    for text in texts:
        tile, _, leave = text.partition("/")
        cell = end_after(board, path).cell
        path = (*path, Placed(_known(_TILES, tile, "path tile"), cell, _known(_SIDES, leave, "side")))
    return path


def _known(table: dict[str, Any], word: str, what: str) -> Any:
    if word in table:
        return table[word]
    raise BadPosition(f"{word!r} is no {what}. There are: {', '.join(list(table)[:12])}.")


def _all_known(table: dict[str, Any], words: Iterable[str], what: str) -> tuple[Any, ...]:
    return tuple(_known(table, word, what) for word in words)


def _sorted(table: dict[str, Any], words: Iterable[str], what: str) -> tuple[Any, ...]:
    return tuple(sorted(_all_known(table, words, what)))


def _masked(table: dict[str, Any], words: Iterable[str], what: str) -> tuple[Any, ...]:
    return tuple(None if word == HIDDEN else _known(table, word, what) for word in words)


def _sorted_masked(table: dict[str, Any], words: Iterable[str], what: str) -> tuple[Any, ...]:
    found = _masked(table, words, what)
    return found if None in found else tuple(sorted(found))


def _hand(words: Sequence[str]) -> tuple[Any, ...]:
    return _sorted_masked(_CARDS, map(ordered, words), "card")


def _bits(seats: Iterable[str]) -> int:
    return sum(1 << seat for seat in set(_all_known(_SEATS, seats, "seat")))


def _clearing(text: str) -> Clearing:
    if text == HIDDEN:
        return Clearing(None, shown=False)
    name, _, shown = text.partition(" ")
    if shown not in ("", "shown"):
        raise BadPosition(f"{text!r} is no clearing. Write a bonus tile, as in 'time' or 'time shown'.")
    return Clearing(_known(_BONUSES, name, "bonus tile"), shown=bool(shown))


def _reward(text: str) -> Reward:
    try:
        return reward_from(text)
    except ValueError:
        raise BadPosition(f"{text!r} is no reward. Write a kind and a number, as in 'cards-2'.") from None
