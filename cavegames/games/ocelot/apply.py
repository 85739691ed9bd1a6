"""What a legal move does. Nothing is checked here: see `legal` and `refusal`."""

from dataclasses import replace
from typing import TypeVar

from cavegames.engine.game import Event, Seat, Step
from cavegames.games.ocelot.components import CELESTITES, FACES, Token
from cavegames.games.ocelot.events import (
    AmethystDrawn,
    BagEmpty,
    CompanionMoved,
    CompanionPlaced,
    MatchEnded,
    Taken,
    ToolPlaced,
    TurnEnded,
)
from cavegames.games.ocelot.legal import TURNS
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import with_tool
from cavegames.games.ocelot.state import State

T = TypeVar("T")


def apply(state: State, move: Move) -> Step[State]:
    """Play a legal move."""
    seat = (state.first + state.turn) % len(state.hands)
    return _HOW[move.kind](state, seat, move)


def _move(state: State, seat: Seat, move: Move) -> Step[State]:
    """The companion goes deeper and gains the crystal that lies there (OC-MOVE-1, OC-MOVE-2)."""
    start, gem = state.companions[seat], state.tokens[move.space]
    assert start is not None
    state = replace(state, moved=True, companions=_with(state.companions, seat, move.space))
    state, drawn = _gain(state, seat, move.space)
    return Step(state, (CompanionMoved(seat, start, move.space, gem), *drawn))


def _companion(state: State, seat: Seat, move: Move) -> Step[State]:
    """The companion comes into play and gains the gem that lies there (OC-PLACE-2)."""
    gem = state.tokens[move.space]
    state = replace(state, placed=True, companions=_with(state.companions, seat, move.space))
    state, drawn = _gain(state, seat, move.space)
    return Step(state, (CompanionPlaced(seat, move.space, gem), *drawn))


def _tool(state: State, seat: Seat, move: Move) -> Step[State]:
    """A tool is placed, to stay, and sees from now on (OC-PLACE-1, OC-PLACE-3, OC-SIGHT-1)."""
    hand, letter = state.hands[seat], FACES[move.face].letter
    state = replace(
        state,
        placed=True,
        tools=_with(state.tools, move.space, move.face),
        hands=_with(state.hands, seat, _with(hand, letter, hand[letter] - 1)),
        sight=with_tool(state.sight, move.face, move.space),
    )
    return Step(state, (ToolPlaced(seat, move.face, move.space),))


def _take(state: State, seat: Seat, move: Move) -> Step[State]:
    """A token is collected (OC-COLL-1); a geode is opened at once (OC-GEO-1)."""
    token = state.tokens[move.space]
    assert token is not None
    if token == Token.GEODE:
        state = replace(state, tokens=_with(state.tokens, move.space, None), geodes=state.geodes + 1)
        state, drawn = _draw(state, seat, MAT.levels[move.space], geode=True)
    else:
        state, drawn = _gain(state, seat, move.space)
    return Step(state, (Taken(seat, token, move.space), *drawn))


def _end(state: State, seat: Seat, _: Move) -> Step[State]:
    """The turn ends, and with the last one the match (OC-TURN-1, OC-TURN-2)."""
    state = replace(state, turn=state.turn + 1, moved=False, placed=False)
    ended = TurnEnded(seat, state.turn)
    return Step(state, (ended,) if state.turn < TURNS else (ended, MatchEnded(state.amethysts)))


_HOW = {
    Kind.MOVE: _move,
    Kind.COMPANION: _companion,
    Kind.TOOL: _tool,
    Kind.TAKE: _take,
    Kind.END: _end,
}


def _gain(state: State, seat: Seat, space: int) -> tuple[State, tuple[Event, ...]]:
    """The gem on a space, if any, goes to a seat; a full set of celestites draws (OC-CEL-1)."""
    token = state.tokens[space]
    if token is None:
        return state, ()
    before = state.gems[seat]
    after = _with(before, token, before[token] + 1)
    state = replace(state, tokens=_with(state.tokens, space, None), gems=_with(state.gems, seat, after))
    if sets(after) == sets(before):
        return state, ()
    return _draw(state, seat, 1, geode=False)


def sets(gems: tuple[int, ...]) -> int:
    """How many full sets of celestites are among the gems of a seat (OC-CEL-1)."""
    return min(gems[kind] for kind in CELESTITES)


def _draw(state: State, seat: Seat, level: int, *, geode: bool) -> tuple[State, tuple[Event, ...]]:
    """The next amethyst of a bag goes to a seat; an empty bag gives nothing (OC-CEL-2)."""
    bag = state.bags[level - 1]
    if not bag:
        return state, (BagEmpty(seat, level),)
    state = replace(
        state,
        bags=_with(state.bags, level - 1, bag[:-1]),
        amethysts=_with(state.amethysts, seat, (*state.amethysts[seat], bag[-1])),
    )
    return state, (AmethystDrawn(seat, bag[-1], geode),)


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
