"""A hex of a cave in half-block pixels: the look `picture`."""

from collections.abc import Iterator

from cavegames.engine.hexgrid import Edge
from cavegames.tui.boards import hexfigures, hexrim
from cavegames.tui.boards.hexcells import CaveTile, Gap, Ground, Mark
from cavegames.tui.boards.hexground import Rows, ground, scatter
from cavegames.tui.boards.hexlava import lava
from cavegames.tui.boards.hexlight import light
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.boards.hexpainter import HexBrush
from cavegames.tui.boards.hexshades import LEVELS, Stuff, stuffs
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.palette import Palette, mix

_GHOST = 0.22
"""How much lamp light is in a tile that is only held over the table."""


def tile(content: CaveTile, brush: HexBrush, colours: Palette) -> Picture:
    """A hex with a tile."""
    canvas = _stone(content, brush, colours)
    if content.sign or content.penalty or content.owner is not None:
        hexfigures.signs(canvas, content, brush.size, colours)
    hexfigures.meeples(canvas, content, brush.size, colours)
    _marks(canvas, content.mark, brush, colours)
    if content.mark is Mark.BARRED:
        hexfigures.cross(canvas, hexfigures.PLACES[brush.size].feet, brush.size, colours)
    if content.ghost and not brush.cursor:
        canvas.dots(hexrim.ring(brush.size), colours["quiet" if content.mark is Mark.BARRED else "lamp"])
    return shaped(canvas.strips(), measures(brush.size))


def gap(content: Gap, brush: HexBrush, colours: Palette) -> Picture:
    """A hex without a tile: the dark, or a place where something may be done."""
    canvas = (_paper if content.sheet else _night)(content, brush, colours)
    hexfigures.gap_sign(canvas, content, brush.size, colours)
    _marks(canvas, content.mark, brush, colours)
    return shaped(canvas.strips(), measures(brush.size))


def shaped(strips: Picture, hexes: Measures) -> Picture:
    """Lines of the box around a hex cut to what belongs to it."""
    return tuple(strip.crop(*hexes.span(line)) for line, strip in enumerate(strips))


def _stone(content: CaveTile, brush: HexBrush, colours: Palette) -> Canvas:
    rows = _rows(content, brush)
    if content.ghost:
        held = [_held(stuff, colours) for stuff in Stuff]
        return Canvas.of([[held[stuff] for stuff in row] for row in rows])
    table = stuffs(colours)
    lights = light(brush.size, content.lamp)
    return Canvas.of(
        [
            [table[stuff][level] for stuff, level in zip(row, levels, strict=True)]
            for row, levels in zip(rows, lights, strict=True)
        ]
    )


def _rows(content: CaveTile, brush: HexBrush) -> Rows:
    if content.ground is Ground.LAVA:
        return lava(brush.size, content.exits, content.flow, content.noise, brush.phase)
    return ground(brush.size, content.exits, content.ground, content.fallen, content.noise)


def _held(stuff: Stuff, colours: Palette) -> str:
    """The colour of a tile that is only held over the table: its passages shine, so that its turn is seen."""
    table = stuffs(colours)[stuff]
    if stuff is Stuff.EDGE:
        return table[0]
    return mix(table[LEVELS - 1 if stuff in _PASSAGES else 1], colours["glow"], _GHOST)


_PASSAGES = {
    Stuff.FLOOR_0,
    Stuff.FLOOR_1,
    Stuff.WATER_0,
    Stuff.WATER_1,
    Stuff.GLOOM,
    Stuff.DAY_0,
    Stuff.DAY_1,
}


def _night(content: Gap, brush: HexBrush, colours: Palette) -> Canvas:
    """The dark where no tile lies, with a speck here and there; a target is a little lighter."""
    hexes = measures(brush.size)
    dark = colours["ground"]
    if content.mark in (Mark.TARGET, Mark.AGAINST):
        dark = mix(dark, colours["target" if content.mark is Mark.TARGET else "lava"], 0.14)
    canvas = Canvas(hexes.width, hexes.height, dark)
    speck = mix(dark, colours["rock"], 0.25)
    canvas.dots(_specks(hexes, content.noise), speck)
    if content.mark is not Mark.NONE:
        canvas.dots(hexrim.outside(brush.size), stuffs(colours)[Stuff.EDGE][0])
    return canvas


def _paper(content: Gap, brush: HexBrush, colours: Palette) -> Canvas:
    """A hex of a printed sheet: a fine grid, and a clear line where the sheet ends."""
    hexes, dark = measures(brush.size), colours["ground"]
    paper = hexfigures.paper(colours)
    back = paper
    if content.mark in (Mark.TARGET, Mark.AGAINST):
        back = mix(paper, colours["target" if content.mark is Mark.TARGET else "lava"], 0.14)
    canvas = Canvas(hexes.width, hexes.height, back)
    sides, corners = hexrim.sides(brush.size), hexrim.corners(brush.size)
    for edge in Edge:
        ends = content.rim >> edge & 1
        canvas.dots(corners[edge], dark if ends else paper)
        if ends:
            canvas.dots(sides[edge], mix(colours["edge"], paper, 0.2))
        elif edge in _DRAWN:
            canvas.dots(sides[edge], mix(paper, colours["edge"], 0.14))
    if content.printed is not None:
        hexfigures.printed(canvas, content.printed, brush.size, colours)
    return canvas


_DRAWN = (Edge.NW, Edge.NE, Edge.W)
"""The lines of the grid that a hex draws; its neighbours draw the others."""


def _specks(hexes: Measures, grain: int) -> Iterator[tuple[int, int]]:
    for y in range(2 * hexes.height):
        for x in range(hexes.width):
            if scatter(x, y, grain) % 41 == 0:
                yield x, y


def _marks(canvas: Canvas, mark: Mark, brush: HexBrush, colours: Palette) -> None:
    edge = hexrim.ring(brush.size)
    if mark is Mark.TARGET:
        canvas.dots((dot for dot in edge if _dashed(dot)), colours["target"])
    elif mark is Mark.AGAINST:
        canvas.dots((dot for dot in edge if _dashed(dot)), colours["lava"])
    elif mark is Mark.LAST:
        canvas.dots(
            (dot for dot in edge if _in_corner(dot, measures(brush.size))),
            mix(colours["lamp"], colours["ground"], 0.25),
        )
    if brush.cursor:
        canvas.dots(edge, colours["lamp"])


def _dashed(dot: tuple[int, int]) -> bool:
    return (dot[0] + dot[1]) // 2 % 2 == 0


def _in_corner(dot: tuple[int, int], hexes: Measures) -> bool:
    return abs(dot[0] + 0.5 - hexes.width / 2) < 2 or abs(dot[1] + 0.5 - hexes.height) > hexes.body - 1
