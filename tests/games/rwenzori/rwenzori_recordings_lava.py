"""Recorded matches of the play sheet and of the Lava River: each way to play it, and each effect."""

from typing import Any

from rwenzori_recording import Met, Recording, acts, both, has
from rwenzori_situations import situation

from cavegames.games.rwenzori import events, events_hands
from cavegames.games.rwenzori.components import BY_ID
from cavegames.games.rwenzori.expansions.cutting_passage import AlarmRang
from cavegames.games.rwenzori.expansions.laid_lava import LavaLaid
from cavegames.games.rwenzori.expansions.surrounded import LavaCrossed
from cavegames.games.rwenzori.moves import Act
from cavegames.games.rwenzori.state import State

CLOSED = "lava/0 active"
ARMS = ["3,-5", "2,-4", "1,-3", "1,-2", "1,-1", "-2,5", "-2,4", "-1,3", "0,2"]
"""Two arms of lava with two rows between them; the lower one is next."""


def edge(tiles: dict[str, str], **parts: Any) -> State:
    """Red is on the eastern edge of the sheet."""
    given = {"hands": ("straight star", "straight star"), "expansions": ("sheet",), **parts}
    return situation(tiles, meeples=("7,0", "1,0"), **given)


def board(**parts: Any) -> State:
    """Both arms are long already."""
    given = {"hands": ("straight star", "straight star"), **parts}
    return situation(dict.fromkeys(ARMS, CLOSED), expansions=("cutting_board", "sheet"), **given)


def passage(tiles: dict[str, str] | None = None, **parts: Any) -> State:
    """Nobody has moved yet, where it is not said."""
    return situation(tiles, expansions=("cutting_passage",), **parts)


def ring(*hands: str, **parts: Any) -> State:
    """The start tiles in their ring of lava."""
    return situation(hands=hands, expansions=("surrounded",), **parts)


def covers() -> Met:
    """Lava comes onto a tile with an alarm."""
    return lambda _, seen: any(isinstance(event, AlarmRang) and event.cells for event in seen)


def laid_over_a_tile() -> Met:
    """A player lays lava on top of a tile."""
    return lambda _, seen: any(isinstance(event, LavaLaid) and event.covered is not None for event in seen)


SHEET = (("sheet", True),)
LAVA: dict[str, Recording] = {
    "sheet-past-an-exit-off-it": Recording(
        has(events.Moved, way=((7, 1), (6, 2))),
        position=lambda: edge(
            {"7,0": "straight/2", "7,-1": "dead-end/2 active", "7,1": "star/1", "6,2": "straight/0"}
        ),
        script="move@6,2 lay:straight@2,-1/0 move@7,1",
    ),
    "sheet-trapped-at-its-edge": Recording(
        has(events.TurnMissed, swapped=False),
        position=lambda: edge({"7,0": "straight/1", "6,0": "dead-end/1 active"}),
        script="miss move@0,0 swap",
    ),
    "sheet-of-four": Recording(has(events.TileLaid), seats=4, options=SHEET),
    "solo-sheet": Recording(has(events.CaveLaid), seats=1, options=SHEET),
    "lava-board-of-three": Recording(laid_over_a_tile(), options=(("lava", "board"), *SHEET)),
    "lava-board-joined": Recording(
        has(LavaLaid, seat=0, cell=(1, 0), covered=BY_ID["start"]),
        position=board,
        script="lay:straight@-1,1/0 lay:straight@2,-1/0 lava@0,1 "
        "lay:star@-2,2/0 lay:star@3,-2/1 lava@1,0 move@-1,1 move@2,-1",
    ),
    "lava-passage-of-two": Recording(covers(), seats=2, options=(("lava", "passage"),)),
    "lava-passage-of-five": Recording(covers(), seats=5, options=(("lava", "passage"),)),
    "lava-passage-within-a-turn": Recording(
        has(AlarmRang, cells=((0, 0), (1, 0))),
        position=lambda: passage(
            {"2,-1": "straight/0"},
            meeples=("0,0", "2,-1"),
            behind=(None, "1,0"),
            hands=("plus1-straight straight", "straight star"),
        ),
        script="lay:plus1-straight@1,-1/0 alarm lay:straight@2,-2/0 lay:straight@3,-2/0 alarm",
    ),
    "lava-passage-blocked-and-cut-off": Recording(
        has(AlarmRang, cells=((0, 0),)),
        position=lambda: passage(
            {"1,-1": "dark-hand-dive dark by blue"}, hands=("dive-star star", "straight star")
        ),
        script="blind@1,-1 turn:0 penalty alarm lay:straight@2,-1/0 save:dive-star@2,-2/1 alarm",
    ),
    "lava-passage-used-up": Recording(
        has(AlarmRang, cells=((1, 0),)),
        position=lambda: passage(
            {"1,-1": "straight/0", "2,-1": "straight/0"},
            meeples=("1,-1", "2,-1"),
            behind=("0,0", "1,0"),
            seat=1,
            supply=1,
        ),
        script="alarm lay:straight@3,-2/0 move@0,0",
    ),
    "surrounded-crossed-by-a-jump": Recording(
        both(acts(Act.SAVE), has(LavaCrossed, cell=(1, -1))),
        position=lambda: ring("jump-star straight", "straight star"),
        script="save:jump-star@2,-2/1 move@0,0 move@1,-1 move@2,-2",
    ),
    "surrounded-crossed-by-chocolate": Recording(
        both(acts(Act.GEAR_SAVE), has(LavaCrossed, cell=(1, -1))),
        position=lambda: ring(
            "straight star", "straight star", gear=("chocolate", "boots", "torch", "bag", "map")
        ),
        script="gear-save:straight@2,-2/0 move@0,0 lay:star@3,-3/1",
    ),
    "surrounded-freed-by-tnt-of-five": Recording(
        has(events.TntLaid, freed=(0, 1, 3, 4)),
        position=lambda: ring(
            "star", "star", "tnt cross star straight", seats=5, seat=2, missed=(1, 1, 0, 1, 1)
        ),
        script="tnt@2,1/1 discard:star pass lay:cross@2,2/2 move@2,1",
    ),
    "surrounded-freed-by-an-offered-hand": Recording(
        has(events_hands.Answered, taken=True),
        position=lambda: ring("jump-star star", "straight star", missed=(0, 1)),
        script="offer@blue accept save:jump-star@3,-2/1",
    ),
    "surrounded-of-four": Recording(has(LavaCrossed), seats=4, options=(("lava", "surrounded"),)),
    "river-of-three": Recording(acts(Act.LAY), seats=3, options=(("lava", "river"), *SHEET)),
    "river-of-five": Recording(acts(Act.MOVE), seats=5, options=(("lava", "river"), *SHEET)),
}
"""By name, in the order of the clauses."""
