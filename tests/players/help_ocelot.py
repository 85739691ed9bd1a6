"""Positions of Sir Ocelot's Cave made for one question."""

from collections.abc import Mapping
from dataclasses import replace

from cavegames.engine.registry import open_game
from cavegames.games.ocelot.components import FACES, Amethyst, Token
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import sight_of
from cavegames.games.ocelot.state import State

GAME = open_game("ocelot")


def square(name: str) -> int:
    found = MAT.square(name)
    assert found is not None
    return found


def round_(name: str) -> int:
    found = MAT.round(name)
    assert found is not None
    return found


def position(
    tokens: Mapping[str, Token],
    tools: Mapping[str, str] | None = None,
    *,
    companions: tuple[str | None, str | None] = (None, None),
    amethysts: tuple[tuple[Amethyst, ...], tuple[Amethyst, ...]] = ((), ()),
    turn: int = 10,
    placed: bool = False,
) -> State:
    """A view in which only these things lie on the mat; ocelot is to move when `turn` is even."""
    start: State = GAME.observe(GAME.setup(GAME.Options.model_validate({}), 2, 1), None)
    on_squares: list[Token | None] = [None] * len(MAT.squares)
    for name, token in tokens.items():
        on_squares[square(name)] = token
    on_rounds: list[int | None] = [None] * len(MAT.rounds)
    faces = [str(face) for face in FACES]
    for name, face in (tools or {}).items():
        on_rounds[round_(name)] = faces.index(face)
    return replace(
        start,
        turn=turn,
        placed=placed,
        tokens=tuple(on_squares),
        tools=tuple(on_rounds),
        sight=sight_of(on_rounds),
        companions=tuple(None if name is None else square(name) for name in companions),
        amethysts=amethysts,
    )
