"""What is on a space and what matters about it, in plain sentences."""

from collections.abc import Sequence

from cavegames.engine.game import Refusal, Unreadable
from cavegames.engine.squaregrid import Side
from cavegames.games.ocelot.collect import Need, need
from cavegames.games.ocelot.components import COMPANIONS, FACES
from cavegames.games.ocelot.playmat import MAT, Look
from cavegames.games.ocelot.sight import WATCHERS, bits
from cavegames.games.ocelot.state import State
from cavegames.games.ocelot.wording import a, cave, cave_of, listed, missing, valued

PLAYERS = ("Sir Ocelot", "Professor Penguin")


def describe(state: State, cell: str, players: Sequence[str] = PLAYERS) -> str:
    """What is on the cell of that name; `players` are what the seats are called. Raises Unreadable."""
    name = cell.strip().lower() if len(cell) < 40 else ""
    square, round_ = MAT.square(name), MAT.round(name)
    if square is not None:
        return _square(state, square, name, players)
    if round_ is not None:
        return _round(state, round_, name)
    raise Unreadable(Refusal("GEN-READ", "There is no such space. Spaces have names such as f7 or k4."))


def _square(state: State, square: int, name: str, players: Sequence[str]) -> str:
    token = state.tokens[square]
    here = [f"the {COMPANIONS[seat]}" for seat, space in enumerate(state.companions) if space == square]
    what = valued(token) if token is not None else listed(here) or "nothing"
    wanted = [] if token is None else _wanted(state, square, name, players)
    watched = _watched(state, square) or ([] if wanted else ["Seen by no tool."])
    return " ".join([f"{name} in {cave_of(square)}: {what}.", *watched, *wanted])


def _watched(state: State, square: int) -> list[str]:
    """From which sides which tools see a square space (OC-SIGHT-1); nothing when none does."""
    seen = [
        f"from the {side.name.lower()} by {FACES[face]} on {MAT.round_name(space)}"
        for side, space in WATCHERS[square]
        if (face := state.tools[space]) is not None
    ]
    return [f"Seen {listed(seen)}."] if seen else []


def _wanted(state: State, square: int, name: str, players: Sequence[str]) -> list[str]:
    """What each player still needs; one sentence when it is the same for both."""
    needs = [need(state, seat, square) for seat in range(len(COMPANIONS))]
    both = all(wanted.helped for wanted in needs)
    allies = ["either companion" if both else f"the {ally}" for ally in COMPANIONS]
    texts = [_wanted_by(wanted, name, ally) for wanted, ally in zip(needs, allies, strict=True)]
    if texts[0] == texts[1]:
        return [texts[0]]
    return [f"For {player}: {text}" for player, text in zip(players, texts, strict=True)]


def _wanted_by(wanted: Need, name: str, ally: str) -> str:
    return f"{name} can be taken." if wanted.met else missing(wanted, name, ally)


def _round(state: State, space: int, name: str) -> str:
    face = state.tools[space]
    levels = sorted({MAT.levels[bits(look.spaces)[0]] for look in MAT.looks[space]})
    caves = listed([cave(level) for level in levels])
    where = f"between {caves}" if len(levels) > 1 else f"at {caves}"
    what = "empty" if face is None else str(FACES[face])
    looks = listed([_looks(look) for look in MAT.looks[space]])
    who = "A tool here looks" if face is None else f"The {FACES[face].tool.title} looks"
    return f"{name}, {a('round space')} {where}: {what}. {who} {looks}."


def _looks(look: Look) -> str:
    """One line of sight, e.g. `south over f2 to f10 in the blue cave`."""
    spaces = bits(look.spaces)
    if look.side in (Side.NORTH, Side.WEST):
        spaces.reverse()
    first, last = MAT.square_name(spaces[0]), MAT.square_name(spaces[-1])
    reach = f"over {first} to {last}" if first != last else f"on {first}"
    return f"{look.side.name.lower()} {reach} in {cave_of(spaces[0])}"
