"""Whether the path, the pieces and the moment of the day fit each other."""

from collections.abc import Iterator

from cavegames.games.redpeak.bonus import at
from cavegames.games.redpeak.components import BOATS, TILES
from cavegames.games.redpeak.hands import SHOWS, holders
from cavegames.games.redpeak.path import (
    boat_reached,
    boat_ready,
    end_after,
    exits_at,
    icons,
    is_boat,
    volcanoes,
)
from cavegames.games.redpeak.paying import next_icon
from cavegames.games.redpeak.state import DAYTIME, Ending, Phase, State


def _path(state: State) -> Iterator[str]:
    for i, (tile, cell, leave) in enumerate(state.path):
        end = end_after(state.board, state.path[:i])
        if leave not in exits_at(state.side, end, curved=TILES[tile].curved):
            yield f"{TILES[tile].id} cannot lie like that as path tile {i + 1}."
        there = at(state, cell)
        if there is not None and not there.shown:
            yield "The bonus tile on a clearing that the path has reached is turned up."
    if not state.day and (state.path or state.adventurer or state.hour or state.flow or state.discards):
        yield "Before the first day nothing has happened."


def _pieces(state: State) -> Iterator[str]:
    boat = len(state.path) + 1
    if not state.tent <= state.adventurer <= boat:
        yield "The tent is not ahead of the adventurer, and both are on the way."
    if state.adventurer == boat and (boat_reached(state) < 0 or state.phase in DAYTIME):
        yield "The adventurer can be in a boat only at a dock that has one, in the evening."
    if state.phase not in DAYTIME and state.adventurer < len(state.path):
        yield "By the evening the path tiles not completed are back in the supply."
    covered = state.board.lava_from + len(state.flow)
    lost = state.ending not in (None, Ending.WON, Ending.EMPTY)
    if (covered > state.tent) if not lost else (covered != max(state.tent, state.board.lava_from) + 1):
        yield "The lava reaches the tent when a match is lost by it, and only then."


def _day(state: State) -> Iterator[str]:
    if (state.phase in DAYTIME) > (state.day > 0):
        yield "The daytime begins when the hourglass is turned."
    if (state.late or state.paid or state.able or state.payer) and state.phase not in DAYTIME:
        yield "Only in the daytime can icons be paid, or the sand have run out."
    if state.late and not state.clocked:
        yield "Without the sand nothing is late."
    if (state.paid or state.able or state.payer) and state.phase != Phase.MOVE:
        yield "Icons are paid while the adventurer moves."
    if state.open and state.told:
        yield "With open hands nobody needs to be told who holds a tool."
    if len(state.hands) == 1 and not state.open:
        yield "A single hand is an open one."
    if state.phase == Phase.DOCK and not boat_ready(state):
        yield "The adventurer can board only at the end of a path to a boat, with all places reached."


def _move(state: State) -> Iterator[str]:
    if state.phase != Phase.MOVE:
        return
    if state.adventurer == len(state.path) and not boat_ready(state):
        yield "There is nothing ahead that the adventurer could move to."
        return
    if state.paid >= len(icons(state, state.adventurer + 1)):
        yield "All icons are paid, so the adventurer would be further on."
        return
    if state.able >> len(state.hands):
        yield "Only seats of this match can pay."
    seats = 0 if state.open else state.able
    if state.payer and not seats >> state.payer & 1:
        yield "Only a seat that holds the tool, or the leader, is asked to pay."
    if not state.open and (next_icon(state), state.able) not in state.told:
        yield "With closed hands everybody was told who could pay the next icon."
    if not state.open and state.able and not state.able >> state.payer & 1:
        yield "The seat asked to pay holds the tool."
    if None not in state.hands[0] and state.open and holders(state.hands, next_icon(state)) != state.able:
        yield "The seats that could pay the next icon are those that hold its tool."


def _told(state: State) -> Iterator[str]:
    if len({answer.tool for answer in state.told}) < len(state.told):
        yield "Each tool is told once."
    for tool, seats in state.told:
        if seats >> len(state.hands):
            yield "Only seats of this match can hold a tool."
        for seat, hand in enumerate(state.hands):
            held = not SHOWS[tool].isdisjoint(hand)
            if held != bool(seats >> seat & 1) and None not in hand:
                yield f"What was told of the {tool.title} does not fit the hands."


def _evening(state: State) -> Iterator[str]:
    choice = state.phase in (Phase.WHICH_BOAT, Phase.WHICH_BONUS)
    if state.bought and state.phase != Phase.WHICH_BOAT:
        yield "What was bought waits only for the choice between two boats."
    if state.gains and not choice:
        yield "Rewards wait only for a choice."
    if state.eruptions and (state.phase != Phase.EVENING or not state.tent):
        yield "Volcanoes are resolved in the evening."
    if state.eruptions and state.eruptions > volcanoes(state, state.tent):
        yield "There are fewer volcanoes where the tent is."
    if state.phase == Phase.EVENING and not state.eruptions and state.tent == state.adventurer:
        yield "The tent has arrived, so the evening is over."
    if state.phase == Phase.CAMP and state.tent != state.adventurer:
        yield "At the camp the tent is where the adventurer is."
    if state.phase == Phase.CAMP and is_boat(state, state.tent):
        yield "With the tent in the boat the match is over."
    if (state.phase == Phase.OVER) != (state.ending is not None):
        yield "A match that is over has an ending, and only that."
    if state.ending == Ending.WON and not (is_boat(state, state.tent) and state.tent == state.adventurer):
        yield "A match is won with tent and adventurer in the boat."
    if state.ending == Ending.EMPTY and state.lava:
        yield "There are lava tiles left."


def _offered(state: State) -> Iterator[str]:
    if (state.phase == Phase.WHICH_BOAT) != (state.offered >= 0):
        yield "A boat is offered while the team chooses between two, and only then."
    elif state.offered >= 0 and state.docks[BOATS[state.offered].dock] < 0:
        yield "The offered boat has its dock for itself."


TURN_CHECKS = (_path, _pieces, _day, _told, _move, _evening, _offered)
