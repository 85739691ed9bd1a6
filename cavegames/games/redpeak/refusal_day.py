"""Why a move of the daytime is not legal."""

from cavegames.engine.game import Refusal
from cavegames.engine.squaregrid import Side, neighbour
from cavegames.engine.words import listed
from cavegames.games.redpeak.components import CARDS, TILES, Tool
from cavegames.games.redpeak.hands import is_told
from cavegames.games.redpeak.instead import instead
from cavegames.games.redpeak.legal import can_pass, payable, sand_runs
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.path import (
    boat_reached,
    dock_reached,
    leads_on,
    open_end,
    places_left,
    ways,
)
from cavegames.games.redpeak.paying import next_icon
from cavegames.games.redpeak.state import DAYTIME, Phase, State
from cavegames.games.redpeak.wording import a, side_in, tiles_in


def _place(state: State, move: Move) -> Refusal | None:
    if state.phase != Phase.PLACE:
        return _no_placing(state)
    if move.what not in state.supply:
        there = f"There are {tiles_in(state.supply)}" if state.supply else "It is empty"
        return Refusal("RP-PATH-1", f"{TILES[move.what].id} is not in the supply. {there}.")
    if dock_reached(state) >= 0:
        return Refusal("RP-PATH-3", "The path has reached the beach and ends there. Go.")
    return _lying(state, move)


def _no_placing(state: State) -> Refusal:
    if state.phase in DAYTIME:
        why = f"The adventurer has started to move, so no tile is placed today. {instead(state)}"
        return Refusal("RP-DAY-3", why)
    return Refusal("RP-DAY-3", f"Path tiles are placed in the daytime. {instead(state)}")


def _lying(state: State, move: Move) -> Refusal | None:
    """Whether the tile can lie so that the path goes on that way."""
    end, tile, leave = open_end(state), TILES[move.what], Side(move.exit)
    if leave == Side.NORTH:
        return Refusal("RP-PATH-2", "The path never leads north, towards the volcano. Choose another way.")
    fitting = ways(end.heading, tile.curved)
    if leave not in fitting:
        shape = "curved" if tile.curved else "straight"
        could = listed([side_in(side) for side in fitting], "or")
        return Refusal(
            "RP-PATH-1", f"{tile.id} is {shape}: from here it leads {could}, not {side_in(leave)}."
        )
    if not leads_on(state.board, neighbour(end.cell, leave)):
        why = f"Led {side_in(leave)}, the path would leave the jungle. Choose another way or another tile."
        return Refusal("RP-PATH-2", why)
    return None


def _ask(state: State, move: Move) -> Refusal | None:
    if state.open:
        return Refusal("RP-TABLE-3", f"All hands lie open, so there is nothing to ask. {instead(state)}")
    if state.phase != Phase.PLACE:
        return Refusal("RP-TABLE-3", f"The team asks around while it places tiles. {instead(state)}")
    if is_told(state.told, move.what):
        return Refusal("RP-TABLE-3", f"It is known already who holds {a(Tool(move.what))}. {instead(state)}")
    return None


def _go(state: State, _: Move) -> Refusal | None:
    if state.phase == Phase.PLACE:
        return None
    if state.phase in DAYTIME:
        return Refusal("RP-DAY-3", f"The adventurer is moving already. {instead(state)}")
    return Refusal("RP-DAY-3", f"The adventurer moves in the daytime. {instead(state)}")


def _pay(state: State, move: Move) -> Refusal | None:
    if state.phase != Phase.MOVE:
        return _no_icon(state)
    tool = next_icon(state)
    if tool not in CARDS[move.what].tools:
        return Refusal("RP-DAY-4", f"The next icon is {a(tool)}, and that card shows none. {instead(state)}")
    if not state.able:
        clause = "RP-DAY-5" if state.multis else "RP-DAY-6"
        return Refusal(clause, f"Nobody holds a card with {a(tool)}. {instead(state)}")
    if move.what not in payable(state):
        whose = "in no hand" if state.open else "not in the hand that is asked to pay"
        return Refusal("RP-DAY-4", f"That card is {whose}. {instead(state)}")
    return None


def _no_icon(state: State) -> Refusal:
    return Refusal("RP-DAY-4", f"No icon is to be paid now. {instead(state)}")


def _pass(state: State, _: Move) -> Refusal | None:
    if state.phase != Phase.MOVE:
        return _no_icon(state)
    if can_pass(state):
        return None
    if state.open:
        return Refusal("RP-TABLE-1", f"Hands lie open, so the leader chooses the card. {instead(state)}")
    return Refusal("RP-DAY-4", f"Nobody else is left to pay it. {instead(state)}")


def _multi(state: State, _: Move) -> Refusal | None:
    if state.phase != Phase.MOVE:
        return _no_icon(state)
    if state.able:
        return Refusal("RP-DAY-5", f"A card in hand can pay {a(next_icon(state))}. {instead(state)}")
    if not state.multis:
        return Refusal("RP-DAY-6", f"No multi-tool is left. {instead(state)}")
    return None


def _back(state: State, _: Move) -> Refusal | None:
    if state.phase != Phase.MOVE:
        return _no_icon(state)
    if state.able or state.multis:
        return Refusal("RP-DAY-6", f"The adventurer goes back only when nothing can pay. {instead(state)}")
    return None


def _board(state: State, _: Move) -> Refusal | None:
    if state.phase == Phase.DOCK:
        return None
    if dock_reached(state) >= 0 and boat_reached(state) < 0:
        return Refusal("RP-PATH-3", f"No boat lies at the dock. {instead(state)}")
    if dock_reached(state) >= 0 and places_left(state):
        names = listed([state.board.place_names[place] for place in places_left(state)])
        return Refusal("RP-QUE-2", f"Not reached yet: {names}. {instead(state)}")
    return Refusal("RP-END-1", f"The adventurer boards at the end of the path, by day. {instead(state)}")


def _rest(state: State, _: Move) -> Refusal | None:
    if state.phase == Phase.DOCK:
        return None
    return Refusal("RP-END-1", f"The adventurer is not before a boat. {instead(state)}")


def _sand(state: State, _: Move) -> Refusal | None:
    if sand_runs(state):
        return None
    if not state.clocked:
        return Refusal("RP-TABLE-2", f"This match is played without the sand. {instead(state)}")
    if state.late:
        return Refusal("RP-DAY-7", f"The sand has run out already today. {instead(state)}")
    return Refusal("RP-DAY-2", f"The sand runs in the daytime only. {instead(state)}")


BY_DAY = {
    Kind.PLACE: _place,
    Kind.ASK: _ask,
    Kind.GO: _go,
    Kind.PAY: _pay,
    Kind.PASS: _pass,
    Kind.MULTI: _multi,
    Kind.BACK: _back,
    Kind.BOARD: _board,
    Kind.REST: _rest,
    Kind.SAND: _sand,
}
