"""Small builders, so that a test shows the situation it is about.

The start tiles lie in a row from `0,0` eastwards. With two players, `0,0` has exits north-east (to `1,-1`),
east and south-west (to `-1,1`), and `1,0` north-east (to `2,-1`), south-west (to `0,1`) and west. A tile is
written as in `straight/1`, `flooded-dive-straight/0 active`, `dark-hand-dive dark by blue`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cavegames.engine.game import Event, IllegalMove
from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.census import there
from cavegames.games.rwenzori.components import FACES, SEATS
from cavegames.games.rwenzori.expansions import known
from cavegames.games.rwenzori.state import State
from tests.games.rwenzori.rwenzori_slow_rules import legal

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
RED, BLUE, GREEN = 0, 1, 2
GEAR = ("bag", "boots", "torch", "chocolate", "map")
CHARACTERS = ("guide", "trader", "thief", "prankster", "whirlwind")
STACK = 6
"""Tiles in each stack, where a test does not say which."""


def situation(
    tiles: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    meeples: Sequence[str] = (),
    hands: Sequence[str] = ("straight", "straight"),
    stacks: Sequence[str] | None = None,
    gear: Sequence[str] = ("bag", "boots", "torch", "chocolate", "map"),
    characters: Sequence[str] = CHARACTERS,
    seat: int = RED,
    due: Sequence[Mapping[str, Any]] = ({"want": "turn"},),
    entries: Mapping[str, int] | None = None,
    missed: Sequence[int] = (0,) * 5,
    used: Sequence[int] = (),
    ending: bool = False,
    idle: int = 0,
    solo: Mapping[str, Any] | None = None,
    expansions: Sequence[str] = (),
    behind: Sequence[str | None] | None = None,
    alarms: int = 0,
    supply: int | None = None,
) -> State:
    """A position with these things; what a test does not place lies in the stacks and in the box.

    `used`: seats whose gear and character were used. `due` is from the seat to move where it names none.
    `expansions`: their ids; treasure and the ring of lava lie as at their start. `behind`: by seat, the cell
    that its meeple last came from. `supply`: lava tiles beside the table, the others not on the table are out
    of the game; without it all of them are beside it.
    """
    first = GAME.setup(mix(*expansions), seats, 1)
    start = GAME.dump(first)
    ids = SEATS[:seats]
    board = {**start["board"], **(tiles or {})}
    held = [hand.split() for hand in hands] + [[]] * (seats - len(hands))
    data: dict[str, Any] = {
        **start,
        "seat": ids[seat],
        "first": ids[0],
        "board": board,
        "due": [{"seat": ids[seat], **each} for each in due],
        "entries": dict(entries or {}),
        "hands": dict(zip(ids, held, strict=True)),
        "gear": {name: {"card": gear[i], "used": i in used} for i, name in enumerate(ids)},
        "missed": dict(zip(ids, missed, strict=False)),
        "ending": ending,
        "idle": idle,
    }
    for i, cell in enumerate(meeples):
        data["meeples"][ids[i]] = cell
    if behind is not None:
        data["behind"] = dict(zip(ids, behind, strict=True))
    left = _left(first, board, held)
    data |= {"alarms": alarms, **_beside(left.pop("lava", 0), supply)}
    if seats == 1:
        _share_out_alone(data, left, solo or {})
    else:
        data["characters"] = {name: {"card": characters[i], "used": i in used} for i, name in enumerate(ids)}
        _share_out(data, left, stacks)
    return GAME.load(data)


def mix(*expansions: str) -> Any:
    """The options of a match with these expansions."""
    offers = [known()[name].offer for name in expansions]
    return GAME.Options(**{offer.option: offer.value for offer in offers})


def _beside(lava: int, supply: int | None) -> dict[str, list[str]]:
    """Where the lava is that is not on the table."""
    beside = lava if supply is None else supply
    return {"supply": ["lava"] * beside, "spent": ["lava"] * (lava - beside)}


def _left(first: State, board: Mapping[str, str], held: Sequence[Sequence[str]]) -> Counter[str]:
    """The tiles that are nowhere yet."""
    left = Counter(FACES[tile].id for tile in sorted(there(first).elements()))
    left.subtract(word.split()[0].split("/")[0] for word in board.values())
    left.subtract(tile for hand in held for tile in hand)
    left["start"] = left["escape"] = 0
    assert min(left.values()) >= 0, left
    return left


def _share_out(data: dict[str, Any], left: Counter[str], stacks: Sequence[str] | None) -> None:
    ids = list(data["hands"])
    if stacks is not None:
        data["stacks"] = dict(zip(ids, (stack.split() for stack in stacks), strict=True))
        left.subtract(tile for stack in data["stacks"].values() for tile in stack)
    rest = list(left.elements())
    if stacks is None:
        size = 0 if data["ending"] else STACK
        data["stacks"] = {name: [rest.pop(0) for _ in range(size)] for name in ids}
    data["box"] = rest


def _share_out_alone(data: dict[str, Any], left: Counter[str], solo: Mapping[str, Any]) -> None:
    """Each sort to where it belongs alone; `solo` says which parts hold what."""
    kinds = {face.id: face.kind.name for face in FACES}
    places = {"NORMAL": "stack", "LIGHT": "lights", "SAVE": "section"}
    parts: dict[str, list[str]] = {name: [] for name in ("stack", "lights", "section", "deck", "spent")}
    given = {
        name: str(solo[name]).split()
        for name in ("stack", "lights", "section", "deck", "drawn")
        if name in solo
    }
    left.subtract(tile for tiles in given.values() for tile in tiles)
    for tile in left.elements():
        name = places.get(kinds[tile], "spent" if kinds[tile] in ("ACTION", "TNT", "PASSAGE") else "deck")
        parts["spent" if name in given and name != "deck" else name].append(tile)
    if "deck" in given:
        parts["spent"] += parts.pop("deck")
    parts.update(given)
    rest = {key: value for key, value in solo.items() if key not in given}
    data["stacks"] = {"red": parts["stack"]}
    data["spent"] += parts["spent"]
    data["solo"] = {
        **data["solo"],
        **{name: parts[name] for name in ("deck", "section", "lights")},
        "drawn": parts.get("drawn", []),
        **rest,
    }


def alone(tiles: Mapping[str, str] | None = None, **parts: Any) -> State:
    """A position of a match of one; the gear is Sturdy Boots and used where the test does not say."""
    parts.setdefault("gear", ("boots",))
    return situation(tiles, seats=1, **{"hands": ("straight",), **parts})


def play(state: State, *moves: str) -> State:
    """The position after some moves."""
    for move in moves:
        state = GAME.play(state, GAME.read(move)).state
    return state


def happens(state: State, move: str) -> tuple[Event, ...]:
    """What a move makes happen."""
    return GAME.play(state, GAME.read(move)).events


def told(state: State, move: str, viewer: int | None = None) -> list[str]:
    """What a viewer is told of a move."""
    return [GAME.tell(event, NAMES, viewer) for event in happens(state, move)]


def allowed(state: State, move: str) -> bool:
    """Whether a move is legal, asked in three ways; one of them reads the rules slowly."""
    wanted = GAME.read(move)
    listed = wanted in GAME.legal(state)
    assert listed == (GAME.refusal(state, wanted) is None) == (move in legal(GAME.dump(state))), move
    return listed


def refused(state: State, move: str, clause: str) -> str:
    """Check that a move is refused by that clause and changes nothing, and give the sentence."""
    assert not allowed(state, move), move
    try:
        GAME.play(state, GAME.read(move))
    except IllegalMove as error:
        assert error.refusal.clause == clause, error.refusal
        return error.refusal.why
    raise AssertionError(f"{move} was played")


def texts(state: State, start: str = "") -> set[str]:
    """The legal moves that begin so."""
    return {text for text in map(GAME.notate, GAME.legal(state)) if text.startswith(start)}


def cells(state: State, start: str) -> set[str]:
    """The cells that the legal moves beginning so are about."""
    return {text.partition("@")[2].partition("/")[0] for text in texts(state, start)}


def held(state: State, seat: int) -> list[str]:
    """The tiles of a hand."""
    return [FACES[tile].id for tile in state.hands[seat]]


def lies(state: State, cell: str) -> str:
    """What lies on a cell, in the form in which a situation says it; an empty text for nothing."""
    return str(GAME.dump(state)["board"].get(cell, ""))


def meeple(state: State, seat: int) -> str:
    """Where a meeple is."""
    q, r = state.meeples[seat]
    return f"{q},{r}"


def wants(state: State) -> list[str]:
    """What is due, the last first."""
    return [due.want.name.lower() for due in reversed(state.due)]
