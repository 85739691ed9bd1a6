"""Events as sentences with names, and the line that says what is asked now."""

from collections.abc import Sequence

from cavegames.engine.game import Event, Prompt, Seat
from cavegames.games.ocelot.collect import takeable
from cavegames.games.ocelot.components import COLOURS, COMPANIONS, FACES, HIDDEN, Amethyst, Token
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
from cavegames.games.ocelot.legal import DEEPEST, TURNS, legal, to_move
from cavegames.games.ocelot.moves import Kind
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.scoring import outcome
from cavegames.games.ocelot.state import State
from cavegames.games.ocelot.wording import a, amethyst, cave, cave_of, listed


def tell(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """An event as one sentence that says no more than `viewer` may know (None: everyone)."""
    match event:
        case AmethystDrawn():
            return _drawn(event, names, viewer)
        case BagEmpty(seat, level):
            return f"The {COLOURS[level - 1]} bag is empty, so {names[seat]} draws nothing."
        case TurnEnded(seat, turn):
            return f"{names[seat]} ends turn {turn} of {TURNS}."
        case MatchEnded(stones):
            shown = "; ".join(_shows(name, drawn) for name, drawn in zip(names, stones, strict=False))
            return f"All tokens are placed and the match ends. {shown}."
        case _:
            return _done(event, names)


def _done(event: Event, names: Sequence[str]) -> str:
    """What was placed, moved or taken."""
    match event:
        case CompanionMoved(seat, start, space, gem):
            way = f"from {MAT.square_name(start)} to {MAT.square_name(space)} in {cave_of(space)}"
            return f"{names[seat]} moves the {COMPANIONS[seat]} {way}{_gaining(gem)}."
        case CompanionPlaced(seat, space, gem):
            return f"{names[seat]} places the {COMPANIONS[seat]} on {MAT.square_name(space)}{_gaining(gem)}."
        case ToolPlaced(seat, face, space):
            return f"{names[seat]} places {FACES[face]} on {MAT.round_name(space)}."
        case Taken(seat, token, space):
            return f"{names[seat]} takes {a(token.title)} from {MAT.square_name(space)}."
        case _:
            raise TypeError(f"no event of this game: {event!r}")


def _gaining(gem: Token | None) -> str:
    return "" if gem is None else f" and gains {a(gem.title)}"


def _drawn(event: AmethystDrawn, names: Sequence[str], viewer: Seat | None) -> str:
    stone = event.amethyst
    why = "for the geode" if event.geode else "for a set of sun, moon and star"
    face = f": {stone.face.upper()}" if viewer == event.seat and stone.face != HIDDEN else ""
    return f"{names[event.seat]} draws {a(COLOURS[stone.level - 1])} amethyst {why}{face}."


def _shows(name: str, drawn: Sequence[Amethyst]) -> str:
    if not drawn:
        return f"{name} has no amethyst"
    what = "the amethyst" if len(drawn) == 1 else "the amethysts"
    return f"{name} shows {what} {listed([amethyst(stone) for stone in drawn])}"


def prompt(state: State, names: Sequence[str]) -> Prompt:
    """What is asked of whom now."""
    seat = to_move(state)
    if seat is None:
        return _ended(state, names)
    if state.placed:
        return _collecting(names[seat], takeable(state, seat))
    return _placing(state, seat, names[seat])


def _collecting(name: str, found: Sequence[int]) -> Prompt:
    if not found:
        return Prompt(f"{name}: nothing can be taken; end the turn.", "OC-COLL-1")
    one = len(found) == 1
    what = f"take the token on {MAT.square_name(found[0])}" if one else f"take any of {len(found)} tokens"
    return Prompt(f"{name}: {what}, or end the turn.", "OC-COLL-4")


def _placing(state: State, seat: Seat, name: str) -> Prompt:
    ally, here = COMPANIONS[seat], state.companions[seat]
    if here is None:
        there = f"the {ally} in {cave(1)}"
        if not any(state.hands[seat]):
            return Prompt(f"{name}: place {there}.", "OC-PLACE-2")
        return Prompt(f"{name}: place a tool, or {there}.", "OC-PLACE-1")
    if not state.moved and MAT.levels[here] < DEEPEST and legal(state)[0].kind == Kind.MOVE:
        return Prompt(f"{name}: place a tool, or first move the {ally} deeper.", "OC-TURN-1")
    return Prompt(f"{name}: place a tool on a round space.", "OC-PLACE-1")


def _ended(state: State, names: Sequence[str]) -> Prompt:
    result = outcome(state)
    assert result is not None
    totals = [result.total(seat) for seat in range(len(names))]
    if len(result.winners) > 1:
        shared = f"{listed(list(names))} share the victory with {totals[0]} points each"
        return Prompt(f"The match is over: {shared}.", result.clause)
    winner = result.winners[0]
    score = f"{totals[winner]} to {totals[1 - winner]}"
    return Prompt(f"The match is over: {names[winner]} wins {score}. {result.reason}.", result.clause)
