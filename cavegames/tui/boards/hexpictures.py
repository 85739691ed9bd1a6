"""A hex of a cave in half-block pixels: the look `picture`."""

from collections.abc import Iterator
from functools import lru_cache

from cavegames.tui.boards import hexfigures
from cavegames.tui.boards.hexcells import CaveTile, Gap, Mark
from cavegames.tui.boards.hexground import ground, scatter
from cavegames.tui.boards.hexlight import light
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.boards.hexpainter import HexBrush
from cavegames.tui.boards.hexshades import LEVELS, Stuff, stuffs
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.looks import Size
from cavegames.tui.palette import Palette, mix

_GHOST = 0.22
"""How much lamp light is in a tile that is only held over the table."""


def tile(content: CaveTile, brush: HexBrush, colours: Palette) -> Picture:
    """A hex with a tile."""
    canvas = _stone(content, brush.size, colours)
    if content.sign or content.penalty or content.owner is not None:
        hexfigures.signs(canvas, content, brush.size, colours)
    hexfigures.meeples(canvas, content, brush.size, colours)
    _marks(canvas, content.mark, brush, colours)
    if content.mark is Mark.BARRED:
        hexfigures.cross(canvas, hexfigures.PLACES[brush.size].feet, brush.size, colours)
    if content.ghost and not brush.cursor:
        canvas.dots(ring(brush.size), colours["quiet" if content.mark is Mark.BARRED else "lamp"])
    return shaped(canvas.strips(), measures(brush.size))


def gap(content: Gap, brush: HexBrush, colours: Palette) -> Picture:
    """A hex without a tile: the dark, or a place where something may be done."""
    canvas = _night(content, brush, colours)
    hexfigures.gap_sign(canvas, content, brush.size, colours)
    _marks(canvas, content.mark, brush, colours)
    return shaped(canvas.strips(), measures(brush.size))


def shaped(strips: Picture, hexes: Measures) -> Picture:
    """Lines of the box around a hex cut to what belongs to it."""
    return tuple(strip.crop(*hexes.span(line)) for line, strip in enumerate(strips))


def _stone(content: CaveTile, size: Size, colours: Palette) -> Canvas:
    rows = ground(size, content.exits, content.ground, content.fallen, content.noise)
    if content.ghost:
        held = [_held(stuff, colours) for stuff in Stuff]
        return Canvas.of([[held[stuff] for stuff in row] for row in rows])
    table = stuffs(colours)
    lights = light(size, content.lamp)
    return Canvas.of(
        [
            [table[stuff][level] for stuff, level in zip(row, levels, strict=True)]
            for row, levels in zip(rows, lights, strict=True)
        ]
    )


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
        canvas.dots(_outside(brush.size), stuffs(colours)[Stuff.EDGE][0])
    return canvas


def _specks(hexes: Measures, grain: int) -> Iterator[tuple[int, int]]:
    for y in range(2 * hexes.height):
        for x in range(hexes.width):
            if scatter(x, y, grain) % 41 == 0:
                yield x, y


def _marks(canvas: Canvas, mark: Mark, brush: HexBrush, colours: Palette) -> None:
    edge = ring(brush.size)
    if mark is Mark.TARGET:
        canvas.dots((dot for dot in edge if _dashed(dot)), colours["target"])
    elif mark is Mark.AGAINST:
        canvas.dots((dot for dot in edge if _dashed(dot)), colours["lava"])
    elif mark is Mark.LAST:
        canvas.dots(
            (dot for dot in edge if _in_corner(dot, brush.size)),
            mix(colours["lamp"], colours["ground"], 0.25),
        )
    if brush.cursor:
        canvas.dots(edge, colours["lamp"])


def _dashed(dot: tuple[int, int]) -> bool:
    return (dot[0] + dot[1]) // 2 % 2 == 0


def _in_corner(dot: tuple[int, int], size: Size) -> bool:
    hexes = measures(size)
    return abs(dot[0] + 0.5 - hexes.width / 2) < 2 or abs(dot[1] + 0.5 - hexes.height) > hexes.body - 1


@lru_cache(8)
def ring(size: Size) -> tuple[tuple[int, int], ...]:
    """The outermost pixels of a hex."""
    own = _own(size)
    return tuple(
        (x, y) for x, y in sorted(own) if not {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= own
    )


@lru_cache(8)
def _outside(size: Size) -> tuple[tuple[int, int], ...]:
    """The pixels of the box around a hex that are not its own."""
    hexes, own = measures(size), _own(size)
    box = ((x, y) for y in range(2 * hexes.height) for x in range(hexes.width))
    return tuple(dot for dot in box if dot not in own)


def _own(size: Size) -> frozenset[tuple[int, int]]:
    hexes = measures(size)
    return frozenset((x, y) for y in range(2 * hexes.height) for x in range(*hexes.dot_span(y)))
