"""Small builders, so that a test shows the situation it is about.

The mat for the eye (columns a to q from the left, rows 1 to 13 from the top):

       a b c d e f g h i j k l m n o p q
     1           o
     2         o 1 o           o
     3       o 1 1 1 o       o 2 o
     4     o 1 1 1 1 1 o   o 2 2 2 o
     5   o 1 1 1 1 1 1 1 @ 2 2 2 2 2 o
     6 o 1 1 1 1 1 1 1 1 1 @ 2 2 2 o
     7   o 1 1 1 1 1 1 1 o   o 2 @
     8     o 1 1 1 1 1 o       @ 3 o
     9       o 1 1 1 o       o 3 3 3 o
    10         o 1 o       o 3 3 3 3 3 o
    11           o           o 3 3 3 o
    12                         o 3 o
    13                           o
"""

from collections.abc import Sequence

from cavegames.games.ocelot import GAME
from cavegames.games.ocelot.components import (
    BAGS,
    COLOURS,
    FACES,
    TOOLS_EACH,
    Amethyst,
    Letter,
    Token,
)
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import sight_of
from cavegames.games.ocelot.state import State
from tests.games.trying import Trying

NAMES = ("Ada", "Ben")
_TRYING = Trying(GAME, NAMES)
play = _TRYING.play
happens = _TRYING.happens
allowed = _TRYING.allowed
refused = _TRYING.refused

OCELOT, PENGUIN = 0, 1


def situation(
    *,
    tokens: str = "",
    tools: str = "",
    moth: str | None = None,
    bat: str | None = None,
    seat: int = OCELOT,
    placed: bool = False,
    moved: bool = False,
    turn: int | None = None,
    hand: Sequence[int] = (TOOLS_EACH,) * 3,
    gems: Sequence[str] = ("", ""),
    amethysts: Sequence[str] = ("", ""),
    bags: Sequence[Sequence[Amethyst]] = BAGS,
) -> State:
    """A position with just these things on the mat, e.g. `tokens="opal@f7"`, `tools="A:lamp@f1"`.

    `hand` is that of the seat to move; `gems` and `amethysts` are by seat: `"opal opal"`, `"blue:4"`.
    """
    lying: list[int | None] = [None] * len(MAT.rounds)
    for face, cell in _pairs(tools):
        lying[round_(cell)] = [str(shown) for shown in FACES].index(face)
    squares: list[Token | None] = [None] * len(MAT.squares)
    for kind, cell in _pairs(tokens):
        squares[square(cell)] = Token[kind.upper()]
    full = (TOOLS_EACH,) * len(Letter)
    return State(
        first=OCELOT,
        turn=seat if turn is None else turn,
        moved=moved,
        placed=placed,
        tokens=tuple(squares),
        tools=tuple(lying),
        hands=tuple(tuple(hand) if each == seat else full for each in (OCELOT, PENGUIN)),
        companions=tuple(None if cell is None else square(cell) for cell in (moth, bat)),
        gems=tuple(tuple(held.split().count(token.name.lower()) for token in Token) for held in gems),
        geodes=0,
        bags=tuple(map(tuple, bags)),
        amethysts=tuple(tuple(map(amethyst, held.split())) for held in amethysts),
        sight=sight_of(lying),
    )


def ended(**parts: object) -> State:
    """The same after the last turn."""
    return situation(turn=32, hand=(0, 0, 0), **parts)  # type: ignore[arg-type]


def square(cell: str) -> int:
    """The number of a square space."""
    found = MAT.square(cell)
    assert found is not None, cell
    return found


def round_(cell: str) -> int:
    """The number of a round space."""
    found = MAT.round(cell)
    assert found is not None, cell
    return found


def amethyst(text: str) -> Amethyst:
    """An amethyst from `blue:4`."""
    colour, _, face = text.partition(":")
    return Amethyst(COLOURS.index(colour) + 1, face)


def placements(state: State, kind: str) -> set[str]:
    """The cells on which a kind of move (`companion`, `move`, `take`, `A:lamp`) is legal."""
    texts = map(GAME.notate, GAME.legal(state))
    return {cell for text in texts if text != "end" for what, cell in [text.split("@")] if what == kind}


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(what, cell) for part in text.split() for what, _, cell in [part.partition("@")]]
