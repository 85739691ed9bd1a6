"""How the cave of a match of one chooses where it lays its tiles, as a page to read (RW-SOLO-8)."""

from textual.content import Content

from cavegames.engine.hexgrid import distance
from cavegames.games.rwenzori.components import BY_ID
from cavegames.games.rwenzori.solo import measure
from cavegames.games.rwenzori.solo.cave import spots
from cavegames.games.rwenzori.state import State

HOW = (
    "The cave takes the exit that you would most want. An exit counts a point for each empty hex within two "
    "steps of where it leads. The most points win, then the most northern hex, then the most western. A tile "
    "that lies face up is turned so that the points of the exits it leaves are fewest."
)

ELSEWHERE = "Dark tiles, and obstacles beside a penalty, may have to go elsewhere (RW-OBS-3, RW-OBS-4)."


def page(view: State) -> Content:
    """The measure, and what it says of each exit that the next tile may come to."""
    cells = list(spots(view, BY_ID["straight"]))
    first = measure.wanted(view, cells) if cells else None
    lines = [Content(HOW), Content("")]
    here = view.meeples[0]
    for cell in sorted(cells, key=lambda cell: (-measure.room(view, cell), cell[1], cell[0])):
        points = measure.room(view, cell)
        near = "at your tile" if distance(here, cell) == 1 else "elsewhere"
        mark = ">" if cell == first else " "
        text = f"{mark} {f'{cell[0]},{cell[1]}':<8}{points:>3} points, {near}"
        lines.append(Content.styled(text, "bold $cave-lamp" if cell == first else ""))
    if not cells:
        lines.append(Content("No exit is free now."))
    lines.append(Content.styled(ELSEWHERE, "$cave-quiet"))
    return Content("\n").join(lines)
