"""Positions and views as JSON data that people can read and write."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine.game import BadPosition, Json
from cavegames.engine.positions import parsed
from cavegames.games.ignis.checks import check
from cavegames.games.ignis.components import COLOURS, STACKS, Card, Colour
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import BY_ID, Place, Tile

HIDDEN = "?"
"""A card of the pile in a view."""

_Count = Annotated[int, Field(ge=0, le=99_999)]
_Card = Annotated[str, Field(pattern=r"^(\?|(yellow|white|green|red|blue|black)[1-3])$")]
_Cards = Annotated[list[_Card], Field(max_length=40)]
_Stack = Literal["yellow", "white", "green", "red"]
_Phase = Literal["start", "choose", "use", "move", "moved", "over"]
_Place = Literal["offered", "held", "used"]


class Position(BaseModel):
    """The shape of a position."""

    model_config = ConfigDict(extra="forbid", strict=True)

    round: Annotated[int, Field(ge=1, le=99_999)]
    phase: _Phase
    step: _Count
    """0 exit, 13 throne."""
    scepter: bool
    cubes: _Count
    """Left on the fuse."""
    revealed: _Cards
    stacks: dict[_Stack, _Cards]
    """e.g. `"green": ["green2", "blue1"]`."""
    discards: _Cards
    tiles: dict[Annotated[str, Field(max_length=20)], _Place]
    active: list[Annotated[str, Field(max_length=20)]]
    """The tiles that work in this turn."""
    joined: list[_Stack]
    """The stacks that a blue card has joined in this turn."""
    shuffles: _Count
    pile: _Cards
    """The last is revealed next; `?` in a view."""
    seed: int | None
    """Where later shuffles come from; null in a view."""


def dump(state: State) -> dict[str, Json]:
    """A position or view as plain JSON data."""
    return {
        "round": state.round,
        "phase": state.phase.name.lower(),
        "step": state.step,
        "scepter": state.scepter,
        "cubes": state.cubes,
        "revealed": list(map(str, state.revealed)),
        "stacks": {stack.title: list(map(str, state.stacks[stack])) for stack in STACKS},
        "discards": list(map(str, state.discards)),
        "tiles": {tile.id: place.name.lower() for tile, place in zip(Tile, state.tiles, strict=True)},
        "active": [tile.id for tile in sorted(state.active)],
        "joined": [Colour(stack).title for stack in sorted(state.joined)],
        "shuffles": state.shuffles,
        "pile": [HIDDEN if card is None else str(card) for card in state.pile],
        "seed": state.seed,
    }


def load(data: object, *, view: bool) -> State:
    """The position in `data`, checked. Raises BadPosition with a sentence."""
    position = parsed(Position, data, "ignis")
    state = _state(position)
    check(state, view=view)
    return state


def _state(given: Position) -> State:
    if set(given.tiles) != set(BY_ID) or not set(given.active) <= set(BY_ID):
        raise BadPosition(f"The bonus tiles are: {', '.join(BY_ID)}.")
    if len(given.stacks) != len(STACKS):
        raise BadPosition(f"The stacks are: {', '.join(stack.title for stack in STACKS)}.")
    return State(
        round=given.round,
        phase=Phase[given.phase.upper()],
        step=given.step,
        scepter=given.scepter,
        cubes=given.cubes,
        revealed=_known(given.revealed),
        stacks=tuple(tuple(sorted(_known(given.stacks[_key(stack)]))) for stack in STACKS),
        discards=tuple(sorted(_known(given.discards))),
        tiles=tuple(Place[given.tiles[tile.id].upper()] for tile in Tile),
        active=frozenset(BY_ID[tile] for tile in given.active),
        joined=frozenset(COLOURS[stack] for stack in given.joined),
        shuffles=given.shuffles,
        pile=tuple(None if text == HIDDEN else _card(text) for text in given.pile),
        seed=given.seed,
    )


def _key(stack: Colour) -> Any:
    return stack.title


def _known(texts: list[str]) -> tuple[Card, ...]:
    if HIDDEN in texts:
        raise BadPosition("Only cards of the pile can be hidden.")
    return tuple(map(_card, texts))


def _card(text: str) -> Card:
    return Card(COLOURS[text[:-1]], int(text[-1]))
