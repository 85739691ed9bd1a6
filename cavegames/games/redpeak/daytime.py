"""What the moves of the daytime do, but for paying (RP-DAY-1 to RP-DAY-3). Nothing is checked here."""

from dataclasses import replace

from cavegames.engine.game import Event
from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import bonus, hourglass
from cavegames.games.redpeak.components import Tool
from cavegames.games.redpeak.events import DayBegan, MoveBegan, SandRanOut, TilePlaced
from cavegames.games.redpeak.hands import holders
from cavegames.games.redpeak.moves import Move
from cavegames.games.redpeak.path import open_end
from cavegames.games.redpeak.paying import ask_icon, at_the_end, end_day, tell_all
from cavegames.games.redpeak.state import Phase, Placed, State


def turn(state: State, _: Move, happened: list[Event]) -> State:
    """The hourglass is turned and moves on, and the day begins (RP-DAY-1)."""
    state = hourglass.move_on(replace(state, day=state.day + 1, seen=()), happened)
    if state.phase == Phase.OVER:
        return state
    happened.append(DayBegan(state.day))
    return replace(state, phase=Phase.PLACE)


def place(state: State, move: Move, happened: list[Event]) -> State:
    """A tile continues the path (RP-PATH-1)."""
    cell, leave = open_end(state).cell, Side(move.exit)
    happened.append(TilePlaced(move.what, cell, leave))
    state = replace(
        state,
        path=(*state.path, Placed(move.what, cell, leave)),
        supply=tuple(tile for tile in state.supply if tile != move.what),
    )
    return bonus.show(state, cell, happened)


def ask(state: State, move: Move, happened: list[Event]) -> State:
    """Everybody is told who holds a tool (RP-TABLE-3)."""
    tool = Tool(move.what)
    return tell_all(state, tool, holders(state.hands, tool), happened)


def go(state: State, _: Move, happened: list[Event]) -> State:
    """The adventurer starts to move (RP-DAY-3)."""
    ahead = len(state.path) - state.adventurer
    happened.append(MoveBegan(ahead))
    return ask_icon(replace(state, phase=Phase.MOVE), happened) if ahead else at_the_end(state, happened)


def rest(state: State, _: Move, happened: list[Event]) -> State:
    """The adventurer stays before the boat."""
    return end_day(state, happened)


def sand(state: State, _: Move, happened: list[Event]) -> State:
    """The sand has run out; that is settled when the moving ends (RP-DAY-7)."""
    happened.append(SandRanOut())
    return replace(state, late=True)
