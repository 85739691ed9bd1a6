"""The first position of a match (OC-SET-1, OC-SET-2, OC-COMP-4)."""

from cavegames.engine import chance
from cavegames.engine.game import Seat
from cavegames.games.ocelot.components import BAGS, LEVEL_TOKENS, SEATS, TOOLS_EACH, Letter, Token
from cavegames.games.ocelot.options import OcelotOptions
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import Sight, State


def first_state(options: OcelotOptions, seed: int) -> State:
    """The position before the first turn. Each shuffle has its own stream of the seed."""
    seats = range(len(SEATS))
    return State(
        first=_first(options.first, seed),
        turn=0,
        moved=False,
        placed=False,
        tokens=_tokens(seed),
        tools=(None,) * len(MAT.rounds),
        hands=tuple((TOOLS_EACH,) * len(Letter) for _ in seats),
        companions=tuple(None for _ in seats),
        gems=tuple((0,) * len(Token) for _ in seats),
        geodes=0,
        bags=tuple(
            chance.shuffled(chance.stream(seed, f"bag {level}"), bag)
            for level, bag in enumerate(BAGS, start=1)
        ),
        amethysts=tuple(() for _ in seats),
        sight=Sight(),
    )


def _first(choice: str, seed: int) -> Seat:
    if choice == "random":
        return chance.below(chance.stream(seed, "first"), len(SEATS))
    return SEATS.index(choice)


def _tokens(seed: int) -> tuple[Token, ...]:
    """The tokens of each level on the square spaces of its cave, one a space (OC-SET-1)."""
    stacks = {
        level: iter(chance.shuffled(chance.stream(seed, f"tokens {level}"), tokens))
        for level, tokens in enumerate(LEVEL_TOKENS, start=1)
    }
    return tuple(next(stacks[level]) for level in MAT.levels)
