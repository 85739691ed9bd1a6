"""Situations on the nearest clearing of the front."""

from redpeak_situations import situation, way

from cavegames.games.redpeak.boards import BOARDS, FRONT
from cavegames.games.redpeak.components import Bonus
from cavegames.games.redpeak.state import State

CLEARING = min(BOARDS[FRONT].clearings, key=lambda cell: (cell[1], abs(cell[0] - 4)))
PLACE = BOARDS[FRONT].clearings.index(CLEARING)
ELSEWHERE = (Bonus.NOTHING, Bonus.NOTHING, Bonus.TIME, Bonus.CARDS, Bonus.MULTI)


def shape_to(cell: tuple[int, int]) -> str:
    """A way from the camp to a cell, its last tile on it."""
    x, y = cell
    side = "e" if x > 4 else "w"
    return " ".join(["s"] * (y - 1) + [side] * abs(x - 4) + ["s"])


SHAPE = shape_to(CLEARING)
PATH = way(SHAPE)


def bonuses(here: Bonus) -> tuple[Bonus, ...]:
    """Four bonus tiles, the one on the nearest clearing as given."""
    others = list(ELSEWHERE)
    if here in others:
        others.remove(here)
    found = others[:3]
    found.insert(PLACE, here)
    return tuple(found)


def arriving(here: Bonus, **more: object) -> State:
    """The evening before the tent comes to the clearing, where the bonus tile has been turned up."""
    shown = [each.name.lower() for each in bonuses(here)]
    shown[PLACE] += " shown"
    return situation(
        "evening",
        path=PATH,
        adventurer=len(PATH),
        tent=len(PATH) - 1,
        bonus=bonuses(here),
        clearings=shown,
        lava="calm " * 7 if "flow" not in more else "calm",
        **more,  # type: ignore[arg-type]
    )
