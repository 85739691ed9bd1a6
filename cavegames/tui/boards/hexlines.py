"""A hex of a cave in characters: the looks `line` and `ascii`."""

from collections.abc import Iterator

from cavegames.engine.hexgrid import Edge, Exits, edges
from cavegames.tui import palette
from cavegames.tui.boards import hexoutline, hextexts
from cavegames.tui.boards.hexcells import CaveHex, CaveTile, Gap, Ground, Mark
from cavegames.tui.boards.hexground import scatter
from cavegames.tui.boards.hexlight import around
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.boards.hexoutline import Pen, Spot
from cavegames.tui.boards.hexpainter import HexBrush
from cavegames.tui.boards.hexshades import LEVELS, Stuff, stuffs
from cavegames.tui.boards.hextexts import Page
from cavegames.tui.boards.painter import Picture
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette, mix

_RUNS = {
    Edge.NE: (1, -1),
    Edge.E: (1, 0),
    Edge.SE: (1, 1),
    Edge.SW: (-1, 1),
    Edge.W: (-1, 0),
    Edge.NW: (-1, -1),
}
_RISING = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
_CROSS = "\N{BOX DRAWINGS LIGHT DIAGONAL CROSS}"
_LINE = {Edge.NE: _RISING, Edge.E: "─", Edge.SE: "╲", Edge.SW: _RISING, Edge.W: "─", Edge.NW: "╲"}
_PLAIN = {Edge.NE: "/", Edge.E: "-", Edge.SE: "\\", Edge.SW: "/", Edge.W: "-", Edge.NW: "\\"}
_FILLS = {
    Ground.WATER: "~",
    Ground.RUBBLE: "%",
    Ground.LAVA: "^",
    Ground.UNKNOWN: ":",
    Ground.DARK: ".",
    Ground.DAYLIGHT: "'",
}
"""What is strewn over a tile that is not plain rock."""


def tile(content: CaveTile, brush: HexBrush, colours: Palette) -> Picture:
    """A hex with a tile."""
    hexes, plain = measures(brush.size), brush.look is Look.ASCII
    page = Page(hexes, _back(content, brush, colours))
    _strew(page, content, colours)
    _rim(page, content, brush, colours)
    floor = _floor(content, page.back, colours)
    for edge in edges(content.exits):
        for spot in run(hexes, edge):
            page.put(spot, (_PLAIN if plain else _LINE)[edge], floor, bold=content.ghost)
    if content.exits:
        page.write(hexes.width // 2 - 1, hexes.middle, _hall(content.exits, plain), floor)
    for edge in edges(content.fallen):
        spot = list(run(hexes, edge))[-1]
        page.put(spot, "X" if plain else _CROSS, palette.readable(colours["steel"], page.back))
    hextexts.signs(page, content, colours)
    hextexts.meeples(page, content, colours)
    if content.mark is Mark.BARRED:
        hextexts.cross(page, hexes.middle + 1, plain, colours)
    return page.strips()


def gap(content: Gap, brush: HexBrush, colours: Palette) -> Picture:
    """A hex without a tile."""
    page = Page(measures(brush.size), _back(content, brush, colours))
    if content.sheet:
        hextexts.sheet(page, content, brush.look, colours)
    _rim(page, content, brush, colours)
    hextexts.gap_sign(page, content, brush.look, colours)
    return page.strips()


def run(hexes: Measures, edge: Edge) -> Iterator[Spot]:
    """The cells of a hex from its middle to an edge, without the two in the middle."""
    dx, dy = _RUNS[edge]
    column, line = hexes.width // 2 - (dx < 0) + dx, hexes.middle + dy
    while 0 <= line < hexes.height and hexes.span(line)[0] <= column < hexes.span(line)[1]:
        yield column, line
        column, line = column + dx, line + dy


def _hall(exits: Exits, plain: bool) -> str:
    """The middle of a tile: a hall where three and more passages meet, or one ends."""
    if len(edges(exits)) != 2:
        return "()"
    return "--" if plain else "──"


def _back(content: CaveHex, brush: HexBrush, colours: Palette) -> str:
    if brush.look is Look.ASCII or isinstance(content, Gap):
        return colours["ground"]
    if content.ghost:
        return mix(colours["ground"], colours["lamp"], 0.16)
    if content.ground is Ground.LAVA:
        return mix(colours["ground"], colours["lava"], 0.22)
    stuff = Stuff.DARK_1 if content.ground in (Ground.UNKNOWN, Ground.DARK) else Stuff.ROCK_3
    return mix(colours["ground"], stuffs(colours)[stuff][around(content.lamp)], 0.75)


def _floor(content: CaveTile, back: str, colours: Palette) -> str:
    if content.ghost:
        return palette.readable(colours["lamp"], back)
    role = {Ground.WATER: "water", Ground.DAYLIGHT: "shine"}.get(content.ground, "lamp")
    light = around(content.lamp) / (LEVELS - 1)
    return palette.readable(mix(mix(colours["worn"], colours[role], 0.5), colours[role], light), back)


def _strew(page: Page, content: CaveTile, colours: Palette) -> None:
    fill = _FILLS.get(content.ground)
    if fill is None:
        return
    if content.ground is Ground.LAVA:
        hextexts.waves(page, fill, palette.readable(colours["lava"], page.back))
        return
    role = {Ground.WATER: "water", Ground.DAYLIGHT: "moss"}.get(content.ground, "edge")
    colour = palette.readable(colours[role], page.back)
    hexes = page.hexes
    sure = {(1, hexes.middle + 1), (hexes.width - 2, hexes.middle + 1)}
    signs = {(column, hexes.middle) for column in range(hexes.width // 2 - 3, hexes.width // 2 + 3)}
    for column, line in page.spots():
        strewn = scatter(column, line, content.noise) % 4 == 0 and (column, line) not in signs
        if strewn or (column, line) in sure:
            page.put((column, line), fill, colour)


def _rim(page: Page, content: CaveHex, brush: HexBrush, colours: Palette) -> None:
    pen, role, drawn = _pen(content, brush)
    colour = palette.readable(colours[role], page.back, 4.5 if brush.look is Look.ASCII else 3)
    for spot, (edge, char) in hexoutline.outline(measures(brush.size), pen).items():
        if drawn >> edge & 1:
            page.put(spot, char, colour, bold=role != "edge")


def _pen(content: CaveHex, brush: HexBrush) -> tuple[Pen, str, Exits]:
    """With what the rim is drawn, its colour, and which edges."""
    plain = brush.look is Look.ASCII
    every = (1 << len(Edge)) - 1
    if brush.cursor:
        return (hexoutline.PLAIN_HEAVY if plain else hexoutline.HEAVY), "lamp", every
    if isinstance(content, CaveTile) and content.ghost:
        role = "quiet" if content.mark is Mark.BARRED else "lamp"
        return (hexoutline.PLAIN_GHOST if plain else hexoutline.GHOST), role, every
    dotted = hexoutline.PLAIN_DOTTED if plain else hexoutline.DOTTED
    if content.mark in (Mark.TARGET, Mark.AGAINST):
        return dotted, "target" if content.mark is Mark.TARGET else "lava", every
    if isinstance(content, Gap):
        return dotted, "edge", 0
    own = sum(1 << edge for edge in (Edge.NW, Edge.NE, Edge.W)) & ~content.flow
    if content.mark is Mark.LAST:
        return (hexoutline.PLAIN_LAST if plain else hexoutline.LAST), "lamp", every
    return (hexoutline.PLAIN if plain else hexoutline.LINE), "edge", own | brush.bare
