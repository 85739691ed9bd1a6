"""Small builders, so that a test shows the situation it is about. No test depends on a certain path tile."""

from collections.abc import Sequence
from typing import Any

from cavegames.engine.squaregrid import neighbour
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.boards import BOARDS, FRONT
from cavegames.games.redpeak.components import BOATS, BONUSES, CARDS, LAVA, TILES, Bonus, Gain, Tool
from cavegames.games.redpeak.guess import left
from cavegames.games.redpeak.hands import SHOWS
from cavegames.games.redpeak.path import OpenEnd, end_after, exits_at
from cavegames.games.redpeak.state import State
from tests.games.trying import Trying

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
_TRYING = Trying(GAME, NAMES)
play = _TRYING.play
happens = _TRYING.happens
told = _TRYING.told
allowed = _TRYING.allowed
refused = _TRYING.refused
legal = _TRYING.legal


def tile(
    curved: bool = False, *, volcanoes: int | None = None, gain: Gain | None = None, skip: Sequence[int] = ()
) -> int:
    """The first path tile like that; without `gain` any rewards, without `volcanoes` any number."""
    return next(
        i
        for i, each in enumerate(TILES)
        if each.curved == curved
        and volcanoes in (None, each.volcanoes)
        and (gain is None or gain in [reward.gain for reward in each.rewards])
        and i not in skip
    )


def cards_with(tool: Tool, number: int = 1, skip: Sequence[int] = ()) -> tuple[int, ...]:
    """So many cards that show a tool."""
    return tuple(card for card in sorted(SHOWS[tool]) if card not in skip)[:number]


def cards_without(tools: Sequence[Tool], number: int = 1) -> tuple[int, ...]:
    """So many cards that show none of some tools."""
    return tuple(i for i, card in enumerate(CARDS) if not set(card.tools) & set(tools))[:number]


def cards_for(tools: Sequence[Tool]) -> tuple[int, ...]:
    """A card of its own for each icon."""
    found: list[int] = []
    for tool in tools:
        found += cards_with(tool, skip=found)
    return tuple(found)


def text(move_tile: int, leave: str) -> str:
    """A path tile in notation, e.g. `t07/s`."""
    return f"{TILES[move_tile].id}/{leave}"


def way(shape: str, tiles: Sequence[int] = ()) -> list[str]:
    """A path that leads as in `s s e s`: of the tiles given, then of those with the fewest volcanoes."""
    heading, used, path = "s", list(tiles), []
    for i, leave in enumerate(shape.split()):
        curved = leave != heading
        if i >= len(tiles):
            order = sorted(range(len(TILES)), key=lambda each: TILES[each].volcanoes)
            used.append(next(each for each in order if TILES[each].curved == curved and each not in used))
        path.append(text(used[i], leave))
        heading = leave
    return path


def winding(tiles: int) -> str:
    """The shape of the first path of so many tiles on the front, sideways rather than south."""
    curves = sum(each.curved for each in TILES)
    found = _wound(tiles, end_after(BOARDS[FRONT], ()), curves, len(TILES) - curves)
    assert found is not None
    return found.strip()


def _wound(tiles: int, end: OpenEnd, curves: int, straights: int) -> str | None:
    if not tiles:
        return ""
    for curved in (True, False):
        left = (curves - curved, straights - (not curved))
        for leave in exits_at(FRONT, end, curved=curved) if min(left) >= 0 else ():
            rest = _wound(tiles - 1, OpenEnd(neighbour(end.cell, leave), leave), *left)
            if rest is not None:
                return f"{leave.name[0].lower()} {rest}"
    return None


def situation(
    phase: str = "place",
    *,
    path: Sequence[str] = (),
    adventurer: int = 0,
    tent: int | None = None,
    hands: Sequence[Sequence[int]] = ((), ()),
    closed: bool = False,
    clocked: bool = True,
    supply: Sequence[int] = (),
    tiles: int | None = None,
    lava: str = "",
    flow: str = "",
    lava_left: int | None = None,
    boats: Sequence[int] | None = None,
    docks: Sequence[int] = (),
    deck: int | None = None,
    bonus: Sequence[Bonus] = (),
    quests: Sequence[int] = (),
    reverse: bool = False,
    **more: Any,
) -> State:
    """A position with just this about; all else lies face down, or is out of the way.

    `lava` is revealed next, first to last, as in `calm eruption double`; `flow` lies on the way. Of `tiles`,
    `deck` and `lava_left` so many are left face down. With `bonus`, these lie on the clearings.
    """
    side = "reversed" if reverse or quests else "front"
    on_path = [next(i for i, each in enumerate(TILES) if each.id == part.split("/")[0]) for part in path]
    stack = [i for i in range(len(TILES)) if i not in (*on_path, *supply)]
    if tiles is not None:
        supply, stack = (*supply, *stack[tiles:]), stack[:tiles]
    held = [card for hand in hands for card in hand]
    cards = [i for i in range(len(CARDS)) if i not in held]
    cut = len(cards) if deck is None else deck
    docked: list[str | None] = [None] * len(BOARDS[0].docks)
    for boat in docks:
        docked[BOATS[boat].dock] = BOATS[boat].id
    unseen = [i for i in range(len(BOATS)) if i not in docks]
    face_down = unseen if boats is None else list(boats)
    data: dict[str, Any] = {
        "side": side,
        "hands_open": not closed,
        "clocked": clocked,
        "day": 2,
        "phase": phase,
        "path": list(path),
        "tent": adventurer if tent is None else tent,
        "adventurer": adventurer,
        "paid": 0,
        "able": [],
        "payer": "leader",
        "told": {},
        "late": False,
        "supply": [TILES[i].id for i in supply],
        "tiles": [TILES[i].id for i in stack],
        **_lava(lava, flow, lava_left),
        "timeline": 3,
        "hour": 1,
        "times": 5,
        "multis": 3,
        "hands": [[str(CARDS[card]) for card in hand] for hand in hands],
        "deck": [str(CARDS[card]) for card in cards[:cut]],
        "discards": [str(CARDS[card]) for card in cards[cut:]],
        "boats": [BOATS[boat].id for boat in reversed(face_down)],
        "docks": docked,
        "offered": None,
        "scrapped": [BOATS[boat].id for boat in unseen if boat not in face_down],
        **_bonus(bonus),
        "quests": [place + 1 for place in quests],
        "gains": [],
        "eruptions": 0,
        "bought": False,
        "ending": None,
    }
    return GAME.load({**data, **more})


def _lava(coming: str, flow: str, number: int | None) -> dict[str, list[str]]:
    kinds = [kind.name.lower() for kind in LAVA]
    rest = list(left(kinds, coming.split(), flow.split()))
    face_down = [*rest, *reversed(coming.split())]
    start = 0 if number is None else len(face_down) - number
    return {"lava": face_down[start:], "flow": flow.split(), "aside": face_down[:start]}


def _bonus(bonus: Sequence[Bonus]) -> dict[str, list[str]]:
    if not bonus:
        return {"clearings": [], "spare": [], "spent": []}
    spare = left(BONUSES, bonus)
    return {
        "clearings": [each.name.lower() for each in bonus],
        "spare": [each.name.lower() for each in spare],
        "spent": [],
    }


def without_lava(left: int = 0, **more: Any) -> State:
    """A camp at the end of a long path, with lava up to the tent and so many lava tiles left."""
    path = way(winding(21))
    flow = ["double"] * (4 - left) + ["eruption"] * 17
    return situation("camp", path=path, adventurer=21, flow=" ".join(flow), lava_left=left, **more)


def moving(path: Sequence[str], hands: Sequence[Sequence[int]], adventurer: int = 0, **more: Any) -> State:
    """A position in which the adventurer has just been asked for the first icon after `adventurer`."""
    state = situation(path=path, hands=hands, adventurer=adventurer, **more)
    return play(state, "go")
