"""Recorded matches of Hidden Passages and Treasure Hunter: each effect, and chains of them."""

from typing import Any

from rwenzori_recording import Recording, acts, both, has
from rwenzori_situations import alone, situation

from cavegames.games.rwenzori import events
from cavegames.games.rwenzori.components import BY_ID
from cavegames.games.rwenzori.expansions.hidden_passages import WentThrough
from cavegames.games.rwenzori.expansions.treasure import Found
from cavegames.games.rwenzori.moves import Act
from cavegames.games.rwenzori.state import Ending, State

FAR = {"5,-3": "hidden-star/0"}
"""A hidden passage with exits to 6,-4, to 5,-2 and to 4,-3."""
ENDS = {"5,-2": "dead-end/5 active", "4,-3": "dead-end/1 active"}
"""So that it leads only to 6,-4."""


def passages(tiles: dict[str, str] | None = None, **parts: Any) -> State:
    """Red is on 0,0, from where an exit leads to 1,-1."""
    given = {"hands": ("hidden-star straight star", "straight cross"), **parts}
    return situation(tiles, expansions=("hidden_passages",), **given)


def treasures(tiles: dict[str, str] | None = None, **parts: Any) -> State:
    """Red is on a tile that leads to 5,-2, where a tile can be linked to the treasure on 6,-3."""
    given = {"meeples": ("4,-1", "1,0"), "hands": ("cross star straight", "straight cross"), **parts}
    together = ("hidden_passages", "sheet", "treasure")
    return situation({"4,-1": "straight/0", **(tiles or {})}, expansions=together, **given)


def last_tile() -> State:
    """The end phase; Red's last tile finds a treasure."""
    return treasures(hands=("cross", "straight"), ending=True)


PASSAGES: dict[str, Recording] = {
    "hidden-one-more-tile": Recording(
        has(events.TileLaid, face=BY_ID["hidden-star"]),
        position=passages,
        script="lay:hidden-star@1,-1/1 lay:straight@1,-2/2 lay:straight@2,-1/0",
    ),
    "hidden-through-at-laying": Recording(
        both(acts(Act.THROUGH), has(WentThrough, entrance=(1, -1))),
        position=lambda: passages(FAR),
        script="lay:hidden-star@1,-1/1 through@5,-3 lay:straight@6,-4/0 lay:straight@2,-1/0",
    ),
    "hidden-through-at-a-move": Recording(
        both(acts(Act.THROUGH), has(WentThrough, exit=(5, -3), cell=(5, -3))),
        position=lambda: passages({"1,-1": "hidden-star/1", **FAR}, hands=("straight star", "straight")),
        script="through@5,-3 lay:straight@6,-4/0 lay:straight@2,-1/0 move@5,-3",
    ),
    "hidden-blind-out-of-a-passage": Recording(
        both(acts(Act.PENALTY), has(events.Blocked, cell=(6, -4))),
        position=lambda: passages({**FAR, **ENDS, "6,-4": "dark-hand-dive dark by blue"}),
        script="lay:hidden-star@1,-1/1 through@5,-3 blind@6,-4 turn:0 penalty lay:straight@2,-1/0 move@5,-3",
    ),
    "hidden-onto-a-clock": Recording(
        has(WentThrough, cell=(6, -4)),
        position=lambda: passages({**FAR, **ENDS, "6,-4": "dark-clock-straight/0 by blue"}),
        script="lay:hidden-star@1,-1/1 through@6,-4 pass lay:straight@2,-1/0 lay:straight@7,-5/0",
    ),
    "hidden-of-five": Recording(has(WentThrough), seats=5, options=(("hidden", True),)),
    "solo-hidden": Recording(has(WentThrough), seats=1, options=(("hidden", True),)),
    "treasure-by-laying": Recording(
        both(acts(Act.LAY), has(Found)),
        position=treasures,
        script="lay:cross@5,-2/0 lay:star@6,-2/0 pass lay:straight@2,-1/0",
    ),
    "treasure-by-a-save-tile": Recording(
        both(acts(Act.SAVE), has(Found)),
        position=lambda: treasures(
            {"3,0": "straight/0", "4,-1": "flooded-dive-straight/0 active"},
            meeples=("3,0", "1,0"),
            hands=("dive-left-fork straight", "straight"),
        ),
        script="save:dive-left-fork@5,-2/0 lay:straight@6,-2/1 pass lay:straight@2,-1/0",
    ),
    "treasure-by-tnt": Recording(
        both(acts(Act.TNT), has(Found)),
        position=lambda: treasures(
            {"5,-2": "dead-end/0 active"}, hands=("tnt star cross straight", "straight")
        ),
        script="tnt@5,-2/0 lay:star@6,-2/0 pass lay:straight@2,-1/0",
    ),
    "treasure-and-hidden-passage": Recording(
        both(acts(Act.LAY), has(Found)),
        position=lambda: treasures(
            {"-2,-2": "hidden-star/0"}, hands=("hidden-left-fork plus1-straight straight", "straight")
        ),
        script="lay:hidden-left-fork@5,-2/0 through@-2,-2 lay:plus1-straight@-1,-3/0 lay:straight@0,-4/0",
    ),
    "solo-treasure": Recording(
        has(Found),
        position=lambda: alone(
            {"4,-1": "straight/0"},
            expansions=("sheet", "treasure"),
            meeples=("4,-1",),
            hands=("cross plus1-straight straight",),
        ),
        script="lay:cross@5,-2/0 lay:plus1-straight@6,-2/1 pass pass",
    ),
    "escaped-by-a-further-tile": Recording(
        has(events.MatchEnded, ending=Ending.ESCAPED),
        position=last_tile,
        script="lay:cross@5,-2/0 lay:escape@6,-2/4",
    ),
}
"""By name, in the order of the clauses."""
