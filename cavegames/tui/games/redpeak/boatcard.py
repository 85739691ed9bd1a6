"""A boat as it lies at its dock, for a choice between two and for the rules."""

from cavegames.games.redpeak.boards import BOARDS, FRONT
from cavegames.games.redpeak.components import BOATS
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.redpeak.cells import Ground, Spot
from cavegames.tui.games.redpeak.painter import RedPeakPainter
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette


def boat(number: int, look: Look, colours: Palette) -> Picture:
    """The boat, by its index in BOATS, as a space of the board in size L."""
    dock = BOARDS[FRONT].docks[BOATS[number].dock]
    return RedPeakPainter(FRONT).paint(
        Spot(FRONT, dock, Ground.DOCK, boat=number), Brush(Size.L, look, colours.name)
    )
