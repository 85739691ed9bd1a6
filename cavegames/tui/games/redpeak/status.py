"""How the match stands: the time line, tools, lava, tent, boats and places."""

from textual.content import Content

from cavegames.engine.words import counted
from cavegames.games.redpeak.components import BOATS
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.odds import odds
from cavegames.games.redpeak.path import places_left
from cavegames.games.redpeak.state import State
from cavegames.tui.games.redpeak.pen import Pen

SPACED = 4
"""So many time tiles can be written with spaces between them."""
HALF = 14
"""Lava tiles of a full stack (RP-COMP-1)."""


def status(view: State, pen: Pen) -> Content:
    """Some lines; more where there is room."""
    lines = [_time(view), _tools(view), _stacks(view), _distance(view)]
    if pen.wordy:
        lines += [_kinds(view), _face_down(view), *_docks(view, pen)]
    if view.quests:
        lines.append(_quests(view, pen))
    return Content("\n").join(lines)


def _line(head: str, *parts: Content | str | tuple[str, str]) -> Content:
    return Content.assemble((f"{head:<6}", "$cave-quiet"), *parts)


def _time(view: State) -> Content:
    """The time tiles of the timeline, the one of the hourglass in brackets, and those in reserve."""
    tiles = [
        Content.styled(f"[{hour}]", "bold $cave-lamp")
        if hour == view.hour
        else Content.styled(str(hour), "$cave-quiet" if hour < view.hour else "")
        for hour in range(1, view.timeline + 1)
    ]
    gap = Content(" " if view.timeline <= SPACED else "")
    return _line("Time", gap.join(tiles), (f"  +{view.times}", "$cave-quiet"))


def _tools(view: State) -> Content:
    reserve = (f"  +{view.multi_reserve}", "$cave-quiet")
    return _line("Multi", (str(view.multis), "bold"), reserve, (f"  Deck {len(view.deck)}", "$cave-quiet"))


def _stacks(view: State) -> Content:
    """The two stacks of lava tiles: the first is emptied first."""
    total = len(view.lava)
    first, second = max(0, total - HALF), min(total, HALF)
    return _line("Lava", (f"{first} + {second}", "bold $cave-lava"), " left")


def _distance(view: State) -> Content:
    """How far the lava is behind the tent, and the tent behind the adventurer."""
    stands, ahead = spaces_left(view), view.adventurer - view.tent
    style = "bold $cave-lava" if stands < 2 else "bold"
    return _line("Tent", (str(stands), style), " from lava", f" @ +{ahead}" if ahead > 0 else "")


def _kinds(view: State) -> Content:
    left = odds(view)
    text = f"{left.calm} calm, {left.eruption} eruption, {left.double} double lie face down"
    return _line("", (text, "$cave-quiet"))


def _face_down(view: State) -> Content:
    boats = counted(len(view.boats), "boat")
    return _line("Piles", (f"{counted(len(view.tiles), 'path tile')}, {boats}", "$cave-quiet"))


def _docks(view: State, pen: Pen) -> list[Content]:
    return [_dock(pen, number, boat) for number, boat in enumerate(view.docks, 1)]


def _dock(pen: Pen, number: int, boat: int) -> Content:
    if boat < 0:
        return _line(f"Dock {number}", (" no boat", "$cave-quiet"))
    there = BOATS[boat]
    return _line(
        f"Dock {number}", f" {there.id}  ", pen.tools(there.icons, True), "  ", pen.volcanoes(there.volcanoes)
    )


def _quests(view: State, pen: Pen) -> Content:
    """The places the path must visit; those left first."""
    left = places_left(view)
    names = [view.board.place_names[place].removeprefix("the ") for place in left]
    done = len(view.quests) - len(left)
    text = ", ".join(names) if pen.wordy else f"{len(left)} to visit"
    return _line("Visit", text or "all done", (f"  {done} done" if done else "", "$cave-quiet"))
