"""Positions and views as JSON data that people can read and write."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine.game import BadPosition, Json
from cavegames.engine.positions import parsed
from cavegames.games.ocelot.checks import check
from cavegames.games.ocelot.components import COLOURS, FACES, GEMS, SEATS, Amethyst, Letter, Token
from cavegames.games.ocelot.legal import TURNS
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import sight_of
from cavegames.games.ocelot.state import State

_Count = Annotated[int, Field(ge=0, le=99)]
_Word = Annotated[str, Field(max_length=40)]
_Seat = Literal["ocelot", "penguin"]
_Letter = Literal["A", "B", "C"]
_Colour = Literal["blue", "green", "red"]
_Gem = Literal["sun", "moon", "star", "crystal", "opal", "emerald", "beryl"]
_TOKENS = {token.name.lower(): token for token in Token}
_FACES = {str(face): i for i, face in enumerate(FACES)}


class Position(BaseModel):
    """The shape of a position. Spaces that hold nothing and counts of 0 are left out."""

    model_config = ConfigDict(extra="forbid", strict=True)

    first: _Seat
    turn: Annotated[int, Field(ge=0, le=TURNS)]
    """Turns that have ended."""
    moved: bool
    placed: bool
    tokens: dict[_Word, _Word]
    """By square space, e.g. `"f7": "opal"`."""
    tools: dict[_Word, _Word]
    """By round space, e.g. `"k4": "A:lamp"`."""
    hands: dict[_Seat, dict[_Letter, _Count]]
    companions: dict[_Seat, _Word]
    gems: dict[_Seat, dict[_Gem, _Count]]
    geodes: _Count
    """Geodes in the box."""
    amethysts: dict[_Seat, list[_Word]]
    """In the order drawn, e.g. `"blue 4"`, `"green threes"`, `"red ?"`."""
    bags: dict[_Colour, list[_Word]]
    """The faces in each bag; the last is drawn next."""


def dump(state: State) -> dict[str, Json]:
    """A position or view as plain JSON data."""
    return {
        "first": SEATS[state.first],
        "turn": state.turn,
        "moved": state.moved,
        "placed": state.placed,
        "tokens": {
            MAT.square_name(i): token.name.lower()
            for i, token in enumerate(state.tokens)
            if token is not None
        },
        "tools": {MAT.round_name(i): str(FACES[f]) for i, f in enumerate(state.tools) if f is not None},
        "hands": {
            seat: {letter.name: hand[letter] for letter in Letter if hand[letter]}
            for seat, hand in zip(SEATS, state.hands, strict=True)
        },
        "companions": {
            seat: MAT.square_name(at)
            for seat, at in zip(SEATS, state.companions, strict=True)
            if at is not None
        },
        "gems": {
            seat: {gem.name.lower(): gems[gem] for gem in GEMS if gems[gem]}
            for seat, gems in zip(SEATS, state.gems, strict=True)
        },
        "geodes": state.geodes,
        "amethysts": {
            seat: [f"{COLOURS[stone.level - 1]} {stone.face}" for stone in drawn]
            for seat, drawn in zip(SEATS, state.amethysts, strict=True)
        },
        "bags": {
            colour: [stone.face for stone in bag] for colour, bag in zip(COLOURS, state.bags, strict=True)
        },
    }


def load(data: object, *, view: bool) -> State:
    """The position in `data`, checked. Raises BadPosition with a sentence."""
    position = parsed(Position, data, "ocelot")
    state = _state(position.model_dump())
    check(state, view=view)
    return state


def _state(given: dict[str, Any]) -> State:
    tokens: list[Token | None] = [None] * len(MAT.squares)
    for cell, kind in given["tokens"].items():
        tokens[_square(cell)] = _known(_TOKENS, kind, "cave token")
    tools: list[int | None] = [None] * len(MAT.rounds)
    for cell, face in given["tools"].items():
        tools[_round(cell)] = _known(_FACES, face, "tool")
    companions = {seat: _square(cell) for seat, cell in given["companions"].items()}
    return State(
        first=SEATS.index(given["first"]),
        turn=given["turn"],
        moved=given["moved"],
        placed=given["placed"],
        tokens=tuple(tokens),
        tools=tuple(tools),
        hands=_counts(given["hands"], [letter.name for letter in Letter]),
        companions=tuple(companions.get(seat) for seat in SEATS),
        gems=_counts(given["gems"], list(_TOKENS)),
        geodes=given["geodes"],
        bags=tuple(
            tuple(Amethyst(level, face) for face in given["bags"].get(colour, []))
            for level, colour in enumerate(COLOURS, start=1)
        ),
        amethysts=tuple(tuple(map(_amethyst, given["amethysts"].get(seat, []))) for seat in SEATS),
        sight=sight_of(tools),
    )


def _counts(by_seat: dict[str, dict[str, int]], keys: list[str]) -> tuple[tuple[int, ...], ...]:
    """Counts by seat and key; what is left out counts 0."""
    return tuple(tuple(by_seat.get(seat, {}).get(key, 0) for key in keys) for seat in SEATS)


def _known(table: dict[str, Any], word: str, what: str) -> Any:
    if word in table:
        return table[word]
    raise BadPosition(f"{word!r} is no {what}. There are: {', '.join(table)}.")


def _square(cell: str) -> int:
    space = MAT.square(cell)
    if space is None:
        raise BadPosition(f"{cell!r} is no square space. Cave tokens and companions lie on square spaces.")
    return space


def _round(cell: str) -> int:
    space = MAT.round(cell)
    if space is None:
        raise BadPosition(f"{cell!r} is no round space. Tools lie on round spaces.")
    return space


def _amethyst(text: str) -> Amethyst:
    colour, _, face = text.partition(" ")
    if colour not in COLOURS:
        raise BadPosition(f"{text!r} is no amethyst. Write a colour and a face, such as 'blue 4' or 'red ?'.")
    return Amethyst(COLOURS.index(colour) + 1, face)
