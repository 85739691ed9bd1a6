"""How the match stands: the time line, tools, lava, tent, boats and places."""

from textual.content import Content

from cavegames.engine.words import counted
from cavegames.games.redpeak.components import BOATS
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.path import places_left
from cavegames.games.redpeak.state import State
from cavegames.tui.games.redpeak.pen import Pen
from cavegames.tui.games.redpeak.risk import kinds

HEAD = 6
"""Columns of what a line is about."""


def status(view: State, pen: Pen) -> Content:
    """Four lines; more where there is room."""
    lines = [_time(view, pen), _multis(view), _lava(view), _distance(view)]
    if pen.wordy:
        lines += [_kinds(view), _face_down(view), *_docks(view, pen)]
    if view.quests:
        lines.append(_quests(view, pen))
    elif not pen.wordy:
        lines.append(_deck(view))
    return Content("\n").join(lines)


def _line(head: str, *parts: Content | str | tuple[str, str]) -> Content:
    return Content.assemble((f"{head:<{HEAD}}", "$cave-quiet"), *parts)


def _spare(count: int) -> tuple[str, str]:
    """So many in reserve."""
    return f"  {count} spare", "$cave-quiet"


def _time(view: State, pen: Pen) -> Content:
    """The time tiles of the timeline, the one of the hourglass in brackets, and those in reserve."""
    tiles = [
        Content.styled(f"[{hour}]", "bold $cave-lamp")
        if hour == view.hour
        else Content.styled(str(hour), "$cave-quiet" if hour < view.hour else "")
        for hour in range(1, view.timeline + 1)
    ]
    spare = _spare(view.times)
    room = pen.width - HEAD - len(spare[0])
    line = Content(" ").join(tiles)
    if line.cell_length > room:
        line = Content.assemble((str(view.hour), "bold $cave-lamp"), f" of {view.timeline}")
    return _line("Time", line, spare)


def _multis(view: State) -> Content:
    return _line("Multi", (str(view.multis), "bold"), _spare(view.multi_reserve))


def _lava(view: State) -> Content:
    return _line("Lava", (f"{len(view.lava)}", "bold $cave-lava"), " tiles left")


def _distance(view: State) -> Content:
    """How far the tent is from the lava."""
    stands = spaces_left(view)
    if not stands:
        return _line("Tent", ("lava comes next", "bold $cave-lava"))
    style = "bold $cave-lava" if stands < 2 else "bold"
    return _line("Tent", (str(stands), style), " ahead of lava")


def _deck(view: State) -> Content:
    return _line("Deck", f"{counted(len(view.deck), 'card')} left")


def _kinds(view: State) -> Content:
    return _line("", (f"{kinds(view)} face down", "$cave-quiet"))


def _face_down(view: State) -> Content:
    boats, cards = counted(len(view.boats), "boat"), counted(len(view.deck), "card")
    return _line("Piles", (f"{counted(len(view.tiles), 'path tile')}, {boats}, {cards}", "$cave-quiet"))


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
    text = ", ".join(names) if pen.wordy else f"{len(left)} more" if left else ""
    return _line("Visit", text or "all done", (f"  {done} done" if done and left else "", "$cave-quiet"))
