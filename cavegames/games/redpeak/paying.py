"""The adventurer on the way: icon by icon, each paid with a card or a multi-tool (RP-DAY-4 to RP-DAY-6)."""

from dataclasses import replace

from cavegames.engine.game import Event, Seat
from cavegames.games.redpeak import hourglass
from cavegames.games.redpeak.components import Tool
from cavegames.games.redpeak.events import (
    Answered,
    Boarded,
    BoardingBegan,
    CardPlayed,
    DayEnded,
    MultiUsed,
    Passed,
    TileCompleted,
    WentBack,
)
from cavegames.games.redpeak.hands import after, first, holders, is_told, owner, still_told, without
from cavegames.games.redpeak.moves import Move
from cavegames.games.redpeak.path import boat_reached, boat_ready, icons, is_boat
from cavegames.games.redpeak.state import Answer, Phase, State

LEADER: Seat = 0


def next_icon(state: State) -> Tool:
    """In MOVE: the tool to be paid now."""
    return icons(state, state.adventurer + 1)[state.paid]


def ask_icon(state: State, happened: list[Event]) -> State:
    """The next icon is due. With closed hands everybody is told who could pay it (RP-TABLE-3)."""
    tool = next_icon(state)
    able = holders(state.hands, tool)
    payer = LEADER if state.open or not able else first(able)
    return replace(tell_all(state, tool, able, happened), able=able, payer=payer)


def tell_all(state: State, tool: Tool, seats: int, happened: list[Event]) -> State:
    """Everybody is told who holds a tool, where that is hidden and not known yet (RP-TABLE-3)."""
    if state.open or is_told(state.told, tool):
        return state
    happened.append(Answered(tool, seats))
    return replace(state, told=tuple(sorted((*state.told, Answer(tool, seats)))))


def pay(state: State, move: Move, happened: list[Event]) -> State:
    """A card pays the icon and is gone (RP-DAY-4)."""
    tool, card = next_icon(state), move.what
    seat = owner(state.hands, card) if state.open else state.payer
    happened.append(CardPlayed(seat, card, tool))
    paid = replace(
        state,
        hands=without(state.hands, card),
        discards=tuple(sorted((*state.discards, card))),
        told=still_told(state.told, seat, card),
        paid=state.paid + 1,
    )
    return _paid(paid, happened)


def pass_on(state: State, _: Move, happened: list[Event]) -> State:
    """The next seat that can pay is asked."""
    happened.append(Passed(state.payer, next_icon(state)))
    return replace(state, payer=first(after(state.able, state.payer)))


def multi(state: State, _: Move, happened: list[Event]) -> State:
    """A multi-tool pays the icon and goes to the reserve (RP-DAY-5)."""
    happened.append(MultiUsed(next_icon(state), state.multis - 1))
    return _paid(replace(state, multis=state.multis - 1, paid=state.paid + 1), happened)


def back(state: State, _: Move, happened: list[Event]) -> State:
    """Back to the last completed tile; those ahead return to the supply (RP-DAY-6)."""
    ahead = tuple(placed.tile for placed in state.path[state.adventurer :])
    happened.append(WentBack(next_icon(state), ahead))
    path, supply = state.path[: state.adventurer], state.supply + ahead
    return end_day(replace(state, path=path, supply=supply), happened)


def board(state: State, _: Move, happened: list[Event]) -> State:
    """The icons of the boat are paid like those of a tile (RP-END-1)."""
    happened.append(BoardingBegan(boat_reached(state)))
    return ask_icon(replace(state, phase=Phase.MOVE), happened)


def _paid(state: State, happened: list[Event]) -> State:
    """One more icon of the space is paid; with its last one the space is completed."""
    space = state.adventurer + 1
    if state.paid < len(icons(state, space)):
        return ask_icon(state, happened)
    state = replace(state, adventurer=space, paid=0)
    if is_boat(state, space):
        happened.append(Boarded(boat_reached(state)))
        return end_day(state, happened)
    tile, cell, _ = state.path[space - 1]
    place = state.board.places.index(cell) if cell in state.board.places else -1
    happened.append(TileCompleted(tile, cell, place if place in state.quests else -1))
    return ask_icon(state, happened) if space < len(state.path) else at_the_end(state, happened)


def at_the_end(state: State, happened: list[Event]) -> State:
    """No tile is ahead: the adventurer may stand before a boat, else the moving ends."""
    if boat_ready(state):
        return replace(state, phase=Phase.DOCK, able=0, payer=LEADER)
    return end_day(state, happened)


def end_day(state: State, happened: list[Event]) -> State:
    """The moving has ended; the sand that ran out is settled (RP-DAY-7), and it is evening (RP-EVE-1)."""
    happened.append(DayEnded(state.day, state.late))
    if state.late:
        state = hourglass.move_on(state, happened)
        if state.phase == Phase.OVER:
            return state
    if any(state.hands):
        state = replace(state, seen=_looked_at(state))
    phase = Phase.EVENING if state.adventurer > state.tent else Phase.CAMP
    return replace(state, phase=phase, paid=0, able=0, payer=LEADER, late=False)


def _looked_at(state: State) -> tuple[tuple[int, ...], ...]:
    """By day all cards in hands have been seen by those who may (RP-DAY-2)."""
    return tuple(tuple(card for card in hand if card is not None) for hand in state.hands)
