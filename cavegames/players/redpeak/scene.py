"""What the planner knows in an evening, once the tent stands with the adventurer: a light copy of a view."""

from collections.abc import Iterable
from typing import NamedTuple

from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.odds import odds
from cavegames.games.redpeak.path import OpenEnd, end_after
from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.risk import Room, room_after


class Scene(NamedTuple):
    """A position between two days. What is not known for sure may be a part of a whole, e.g. 0.5 boats."""

    side: int
    end: OpenEnd
    """Where the path leads to."""
    wanted: frozenset[Cell]
    """The places still to be reached (RP-QUE-2)."""
    room: Room
    supply: int
    """Path tiles face up, as a bit set."""
    fresh: float
    """Path tiles that will be revealed, and are not in the supply yet."""
    cards: float
    """Cards in all hands."""
    multis: float
    hours: float
    """Days that cost no lava tile: time tiles in the timeline that the hourglass has not reached."""
    docks: tuple[int, ...]
    boats: float
    """Boats that will be revealed, and do not lie at a dock yet."""

    @classmethod
    def of(cls, view: State) -> "Scene":
        """The scene of a view, as if the tent stood where the adventurer is and nothing were placed ahead."""
        return cls(
            side=view.side,
            end=end_after(view.board, view.path[: view.adventurer]),
            wanted=wanted(view),
            room=room_after(odds(view), spaces_left(view) + view.adventurer - view.tent, ()),
            supply=bits(view.supply) | bits(placed.tile for placed in view.path[view.adventurer :]),
            fresh=0.0,
            cards=sum(map(len, view.hands)),
            multis=view.multis,
            hours=view.timeline - view.hour,
            docks=view.docks,
            boats=0.0,
        )


def bits(numbers: Iterable[int]) -> int:
    """Different numbers as a bit set."""
    return sum(1 << number for number in numbers)


def wanted(view: State) -> frozenset[Cell]:
    """The places that the adventurer has still to reach."""
    done = {placed.cell for placed in view.path[: view.adventurer]}
    return frozenset(BOARDS[view.side].places[place] for place in view.quests) - done
