"""Positions to draw: made by hand, with everything that can lie on the island."""

from dataclasses import replace

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.components import Bonus, Lava
from cavegames.games.redpeak.path import open_end
from cavegames.games.redpeak.state import Clearing, Phase, Placed, State
from cavegames.tui.games.redpeak.cells import Marks

E, S, W = Side.EAST, Side.SOUTH, Side.WEST

START = State(
    side=0,
    open=True,
    clocked=True,
    day=1,
    phase=Phase.PLACE,
    path=(),
    tent=0,
    adventurer=0,
    paid=0,
    able=0,
    payer=0,
    told=(),
    late=False,
    supply=(0, 2, 4, 6, 8, 11, 20),
    tiles=(None,) * 14,
    lava=(None,) * 28,
    flow=(),
    aside=(),
    timeline=3,
    hour=1,
    times=5,
    multis=3,
    hands=((1, 5, 9), (2, 6, 10), (0, 12)),
    deck=(None,) * 36,
    discards=(),
    boats=(None,) * 5,
    docks=(-1, -1, -1),
    offered=-1,
    scrapped=(),
    clearings=(),
    spare=(),
    spent=(),
    quests=(),
    gains=(),
    eruptions=0,
    bought=False,
    ending=None,
)


def way(*steps: tuple[int, Side]) -> tuple[Placed, ...]:
    """A path from the camp, a tile and its exit each step."""
    state = START
    for tile, leave in steps:
        state = replace(state, path=(*state.path, Placed(tile, open_end(state).cell, leave)))
    return state.path


PATH = way((3, S), (8, W), (6, W), (2, S), (11, E), (12, E), (18, E), (20, S), (15, S))
BUSY = replace(
    START,
    path=PATH,
    tent=3,
    adventurer=6,
    paid=1,
    flow=(Lava.ERUPTION, Lava.DOUBLE),
    aside=(Lava.CALM,),
    docks=(1, 2, -1),
    clearings=(
        Clearing(None, False),
        Clearing(Bonus.CARDS, True),
        Clearing(None, False),
        Clearing(None, False),
    ),
)
"""The front of the board in the middle of a day."""

QUEST = replace(BUSY, side=1, quests=(0, 3, 4), docks=(-1, -1, 4), clearings=())
"""The other side, with places."""

GHOST = Marks(frozenset({open_end(BUSY).cell}), Placed(13, open_end(BUSY).cell, S))


def positions() -> dict[str, tuple[State, Marks]]:
    """Positions by name, with what is marked in each."""
    found: dict[str, tuple[State, Marks]] = {
        "start": (START, Marks(frozenset({open_end(START).cell}))),
        "busy": (BUSY, GHOST),
        "quest": (QUEST, Marks(frozenset({open_end(QUEST).cell}))),
    }
    return found
