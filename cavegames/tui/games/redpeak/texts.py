"""The island in characters: the looks `line` and `ascii` in all sizes, and size S of the look `picture`."""

from rich.style import Style

from cavegames.tui import palette
from cavegames.tui.boards.grain import noise
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.redpeak import shades
from cavegames.tui.games.redpeak.cells import Ground, Spot, Stage
from cavegames.tui.games.redpeak.labels import Label, labels
from cavegames.tui.games.redpeak.measures import SPACES
from cavegames.tui.games.redpeak.strokes import strokes
from cavegames.tui.games.redpeak.terrain import Terrain, ground
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

_GRASS = "\",'"
"""Leaves, one in the middle of a space."""

_ROLES = {
    Terrain.ROCK: "rock",
    Terrain.EMBER: "lava",
    Terrain.SAND: "sun",
    Terrain.JUNGLE: "moss",
    None: "moss",
}


def space(spot: Spot, brush: Brush, colours: Palette) -> Picture:
    """A space, or what is seen where there is none."""
    writing = _Writing(spot, brush, colours)
    if spot.lava:
        writing.lava()
    else:
        writing.ground()
        writing.ways()
    for label in labels(spot, brush.size, brush.look):
        writing.label(label)
    writing.marks()
    return writing.sheet.block().lines


class _Writing:
    """One space that is being written."""

    def __init__(self, spot: Spot, brush: Brush, colours: Palette) -> None:
        self.spot, self.brush, self.colours = spot, brush, colours
        self.width, self.height = SPACES[brush.size]
        self.sheet = Sheet(self.width, self.height, brush.look, colours)
        self.back = self._back()

    def _back(self) -> str:
        """The colour behind a space."""
        spot, colours = self.spot, self.colours
        if self.brush.cursor:
            return colours["lamp"]
        if self.brush.look is Look.ASCII:
            return colours["ground"]
        if spot.lava:
            return shades.lava(colours)[0]
        if spot.way is not None:
            return shades.tile(colours, spot.way.stage is Stage.GHOST)
        kinds = {Ground.CAMP: Terrain.ROCK, Ground.DOCK: Terrain.SHALLOW}
        return shades.land(kinds.get(spot.ground, Terrain.JUNGLE), colours)

    def style(self, role: str, bold: bool = False, back: str = "", wanted: float = 4.5) -> Style:
        """Legible text of a role."""
        back = back or self.back
        colour = self.colours["on_lamp" if self.brush.cursor else role]
        return palette.style(palette.readable(colour, back, wanted), back, bold)

    def ground(self) -> None:
        """Mountain, leaves, sand and sea."""
        spot, wild = self.spot, self.spot.ground is Ground.WILD
        for y, row in enumerate(ground(spot.side, spot.cell, self.width, self.height)):
            for x, kind in enumerate(row):
                self._grain(x, y, kind if wild else None)

    def _grain(self, x: int, y: int, kind: Terrain | None) -> None:
        """One character of the ground; `kind` is None where there is a space."""
        column, line = self.spot.cell[0] * self.width + x, self.spot.cell[1] * self.height + y
        grain = noise(column, line)
        back = self.back
        if kind is not None and not (self.brush.look is Look.ASCII or self.brush.cursor):
            back = shades.land(Terrain.ROCK if kind is Terrain.EMBER else kind, self.colours)
        self.sheet.put(x, y, self._sign(kind, x, y, grain), self._faint(kind, back))

    def _sign(self, kind: Terrain | None, x: int, y: int, grain: int) -> str:
        if kind in (Terrain.ROCK, Terrain.EMBER):
            column = self.spot.cell[0] * self.width + x
            return ("/\\" if self.brush.look is Look.ASCII else "\u2571\u2572")[column % 2]
        if kind is Terrain.SAND:
            return "." if grain & 4 else ":"
        if kind is Terrain.SHALLOW:
            return "~" if grain & 1 else " "
        if kind is Terrain.DEEP or self.spot.ground is Ground.DOCK:
            return "~" if grain in (2, 9) else " "
        spot = self.spot
        bare = spot.way or spot.place or spot.clear or spot.ground is Ground.CAMP
        return " " if bare or (x, y) != (self.width // 2, (self.height - 1) // 2) else _GRASS[grain % 3]

    def _faint(self, kind: Terrain | None, back: str) -> Style:
        """Decoration; what is no line of the mountain is made of letters, and these are to be read."""
        role = "water" if self.spot.ground is Ground.DOCK else _ROLES.get(kind, "water")
        lines = kind in (Terrain.ROCK, Terrain.EMBER) and self.brush.look is not Look.ASCII
        return self.style(role, back=back, wanted=3 if lines else 4.5)

    def ways(self) -> None:
        """The path through the space."""
        spot = self.spot
        stage = spot.way.stage if spot.way is not None else Stage.DONE
        role = "lamp" if stage is Stage.GHOST else "worn" if stage is Stage.PAST else "text"
        for x, y, sign in strokes(spot, self.brush.size, self.brush.look):
            self.sheet.put(x, y, sign, self.style(role, stage is not Stage.PAST))

    def lava(self) -> None:
        """A space under lava."""
        ascii_ = self.brush.look is Look.ASCII
        style = self.style("lava", True)
        for y in range(self.height):
            self.sheet.put(0, y, ("#" if ascii_ else "\u2573") * self.width, style)

    def label(self, label: Label) -> None:
        """One label, on its plate if it has one."""
        if label.plate and self.brush.look is not Look.ASCII:
            plate = self.colours[label.plate]
            style = palette.style(shades.letter(plate, self.colours), plate, True)
        else:
            style = self.style(label.role, label.role != "quiet")
        self.sheet.put(label.x, label.y, label.text, style)

    def marks(self) -> None:
        """Brackets around a target, and the cursor."""
        right, ghost = self.width - 1, self.spot.way is not None
        if self.spot.target and not ghost:
            for y in range(self.height):
                self.sheet.put(0, y, "[", self.style("target", True))
                self.sheet.put(right, y, "]", self.style("target", True))
        if self.brush.cursor:
            for y in range(self.height):
                self.sheet.put(0, y, ">", self.style("on_lamp", True))
                if not self.spot.target or ghost:
                    self.sheet.put(right, y, "<", self.style("on_lamp", True))
