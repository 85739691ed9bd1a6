"""Whether a position can stand: every component is somewhere, and the turns fit what was placed."""

from collections import Counter
from collections.abc import Iterator

from cavegames.engine.game import BadPosition, Seat
from cavegames.games.ocelot.apply import sets
from cavegames.games.ocelot.components import (
    BAGS,
    COLOURS,
    COMPANIONS,
    FACES,
    HIDDEN,
    LEVEL_TOKENS,
    SEATS,
    TOOLS_EACH,
    Letter,
    Token,
)
from cavegames.games.ocelot.legal import TURNS, to_move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State

_PLAYERS = ("Sir Ocelot", "Professor Penguin")


def check(state: State, *, view: bool) -> None:
    """Raise BadPosition with the first thing that is wrong. With `view`, masked amethysts are allowed."""
    for part in (_turn, _tools, _companions, _tokens, _draws):
        for problem in part(state):
            raise BadPosition(problem)
    for problem in _masks(state) if view else _faces(state):
        raise BadPosition(problem)


def turns_of(state: State, seat: Seat) -> int:
    """How many turns a seat has ended."""
    return (state.turn + (seat == state.first)) // len(SEATS)


def _turn(state: State) -> Iterator[str]:
    seat = to_move(state)
    if seat is None and (state.placed or state.moved):
        yield "The match is over, so nothing can be moved or placed in this turn."
    for each, player in enumerate(_PLAYERS):
        spent = sum(TOOLS_EACH - count for count in state.hands[each])
        placed = spent + (state.companions[each] is not None)
        due = turns_of(state, each) + (each == seat and state.placed)
        if placed != due:
            yield f"{player} has placed {placed} tokens, but the turns say {due}."


def _tools(state: State) -> Iterator[str]:
    lying = Counter(FACES[face].letter for face in state.tools if face is not None)
    for letter in Letter:
        counts = [hand[letter] for hand in state.hands]
        if max(counts) > TOOLS_EACH:
            yield f"A player has at most {TOOLS_EACH} tools {letter.name} in hand."
        if lying[letter] + sum(counts) != TOOLS_EACH * len(SEATS):
            yield (
                f"Of tool {letter.name}, {lying[letter]} lie on the mat and {sum(counts)} are in hands; "
                f"there must be {TOOLS_EACH * len(SEATS)} in all."
            )


def _companions(state: State) -> Iterator[str]:
    spaces = [space for space in state.companions if space is not None]
    if len(set(spaces)) < len(spaces):
        yield "Two companions are on one space."
    mover = to_move(state)
    for seat, space in enumerate(state.companions):
        moving = seat == mover and state.moved
        level = 0 if space is None else MAT.levels[space]
        if moving and level < 2:
            yield f"The {COMPANIONS[seat]} cannot have moved in this turn: it is on no deeper level."
        if space is None:
            continue
        if state.tokens[space] is not None:
            yield f"A token lies under the {COMPANIONS[seat]}."
        if level > 1 and turns_of(state, seat) + moving < level:
            yield f"The {COMPANIONS[seat]} cannot be on level {level} yet."


def _tokens(state: State) -> Iterator[str]:
    for level, start in enumerate(LEVEL_TOKENS, start=1):
        lying = _lying(state, level)
        for token in Token:
            if lying[token] > start.count(token):
                yield (
                    f"The {COLOURS[level - 1]} cave shows {token.title} {lying[token]} times; "
                    f"there are only {start.count(token)}."
                )
    for token in Token:
        gone = state.geodes if token == Token.GEODE else sum(gems[token] for gems in state.gems)
        there = state.tokens.count(token) + gone
        total = sum(start.count(token) for start in LEVEL_TOKENS)
        if there != total:
            yield f"Of {token.title} there are {there} in all; there must be {total}."


def _lying(state: State, level: int) -> Counter[Token]:
    return Counter(
        token
        for token, where in zip(state.tokens, MAT.levels, strict=True)
        if token is not None and where == level
    )


def _draws(state: State) -> Iterator[str]:
    """The amethysts drawn must fit the geodes opened and the sets completed (OC-GEO-1, OC-CEL-1)."""
    for level, (bag, start) in enumerate(zip(BAGS, LEVEL_TOKENS, strict=True), start=1):
        owed = start.count(Token.GEODE) - _lying(state, level)[Token.GEODE]
        if level == 1:
            owed += sum(sets(gems) for gems in state.gems)
        drawn = [sum(stone.level == level for stone in stones) for stones in state.amethysts]
        if sum(drawn) != min(owed, len(bag)):
            yield f"{sum(drawn)} {COLOURS[level - 1]} amethysts are drawn, but geodes and sets give {owed}."
        if sum(drawn) + len(state.bags[level - 1]) != len(bag):
            yield f"There must be {len(bag)} {COLOURS[level - 1]} amethysts in all."
        if level == 1 and any(count < sets(gems) for count, gems in zip(drawn, state.gems, strict=True)):
            yield "A player has more sets of celestites than blue amethysts."


def _faces(state: State) -> Iterator[str]:
    """Every face is known and is there as often as it should be (OC-COMP-6)."""
    stones = Counter(stone for pile in (*state.bags, *state.amethysts) for stone in pile)
    for level, bag in enumerate(BAGS, start=1):
        if {s: n for s, n in stones.items() if s.level == level} != Counter(bag):
            faces = ", ".join(stone.face for stone in bag)
            yield f"The {COLOURS[level - 1]} amethysts must be, in bag and hands together: {faces}."


def _masks(state: State) -> Iterator[str]:
    """What is known fits the bags; what is drawn is open when the match is over (OC-HIDE-1)."""
    stones = Counter(stone for pile in (*state.bags, *state.amethysts) for stone in pile)
    for stone, count in stones.items():
        if stone.face != HIDDEN and count > BAGS[stone.level - 1].count(stone):
            yield f"There are not {count} {COLOURS[stone.level - 1]} amethysts {stone.face!r}."
    if state.turn >= TURNS and any(s.face == HIDDEN for drawn in state.amethysts for s in drawn):
        yield "The match is over, so all amethysts drawn must be shown."
