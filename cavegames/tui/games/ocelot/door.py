"""The picture on the door: Sir Ocelot and Professor Penguin in their cave."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from textual.strip import Strip

from cavegames.games.ocelot.components import Token, Tool
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush
from cavegames.tui.boards.pixels import Canvas, Sprite, grown
from cavegames.tui.boards.still import centred, still
from cavegames.tui.games.ocelot import cells, shades, sprites
from cavegames.tui.games.ocelot.demo import demo
from cavegames.tui.games.ocelot.painter import OcelotPainter
from cavegames.tui.games.ocelot.sprites import Thing
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette, mix

WIDE, TALL = 44, 22
"""The pixels the scene needs at its smallest scale."""
STEPS = 12
"""Shades of a glow."""


def door_picture(width: int, height: int, look: Look, palette: Palette) -> list[Strip]:
    """The door in a room of `width` x `height` terminal cells."""
    if width <= 0 or height <= 0:
        return []
    return list(_drawn(width, height, look, palette))


@lru_cache(16)
def _drawn(width: int, height: int, look: Look, colours: Palette) -> Sequence[Strip]:
    if look is Look.PICTURE:
        return _cave(width, height, colours)
    size = Size.L if width >= 35 and height >= 15 else Size.M if width >= 25 and height >= 10 else Size.S
    strips = still(_CORNER, (0, 0), (4, 4), OcelotPainter(), Brush(size, look, colours.name))
    return centred(strips, width, height, palette.style(colours["quiet"], colours["ground"]))


def _cave(width: int, height: int, colours: Palette) -> Sequence[Strip]:
    canvas = Canvas(width, height, colours["ground"])
    scale = max(1, min(width // WIDE, 2 * height // TALL))
    floor = 2 * height - 2 * scale
    scene = _Scene(width, floor, scale, colours)
    for y in range(2 * height):
        for x in range(width):
            canvas.dot(x, y, scene.stone(x, y))
    for sprite, shades_of, x in _actors(width, scale, colours):
        large = grown(sprite, scale)
        canvas.draw(large, shades_of, x, floor - len(large))
    return canvas.strips()


@dataclass(frozen=True, slots=True)
class _Scene:
    """What stands behind the two; measures in pixels."""

    width: int
    floor: int
    """The first row of the floor."""
    scale: int
    colours: Palette

    def stone(self, x: int, y: int) -> str:
        """The colour at a place: the floor, the cave, its rim or the mountain."""
        grain = cells.noise((x // self.scale, y // self.scale))
        if y >= self.floor:
            return self._worn(0.15 if grain & 2 else 0.3)
        reach = min(self.width * 0.47, self.floor * 1.5)
        across, up = (x + 0.5 - self.width / 2) / reach, (self.floor - y) / (self.floor * 0.94)
        away = math.hypot(across, up)
        if away < 1:
            return self._inside(0.75 - math.hypot(across, up * 0.8))
        if away < 1 + 0.06 * self.scale:
            return self._worn(0.1 if grain & 4 else 0.28)
        stone = shades.mountain(min(1.0, (away - 1) / 1.1), self.colours)
        return shades.speck(stone, self.colours, light=True) if grain > 5 else stone

    def _worn(self, dark: float) -> str:
        return mix(self.colours["worn"], self.colours["ink"], dark)

    def _inside(self, glow: float) -> str:
        """The cave in the light of the lamp."""
        stone = mix(self.colours["floor_1"], self.colours["ink"], 0.55 if self.colours.dark else 0.35)
        return mix(stone, self.colours["glow"], round(max(0.0, glow) * STEPS) / STEPS)


def _actors(width: int, scale: int, colours: Palette) -> Iterator[tuple[Sprite, dict[str, str], int]]:
    """What stands on the floor: picture, its colours, and its left edge in pixels."""
    middle = width // 2
    yield sprites.door("ocelot"), _fur(colours), middle - 17 * scale
    yield sprites.door("penguin"), _feathers(colours), middle + 7 * scale
    yield _thing(sprites.of_tool(Tool.LAMP), colours, middle - 3 * scale)
    gems = (Token.EMERALD, Token.OPAL, Token.BERYL, Token.CRYSTAL, Token.STAR, Token.GEODE)
    for i, gem in enumerate(gems):
        out = (17 + 8 * (i // 2)) * scale
        left = middle - out - 7 * scale if i % 2 == 0 else middle + out
        if 0 <= left <= width - 7 * scale:
            yield _thing(sprites.of_token(gem), colours, left)


def _thing(thing: Thing, colours: Palette, left: int) -> tuple[Sprite, dict[str, str], int]:
    return sprites.pixels(thing.name, Size.L), shades.of_thing(thing, colours), left


def _fur(colours: Palette) -> dict[str, str]:
    fur = mix(colours["seat_0"], colours["shine"], 0.25)
    return {
        "h": fur,
        "k": mix(fur, colours["ink"], 0.6),
        "g": colours["moss"],
        "o": colours["ink"],
        "w": colours["shine"],
        "r": mix(colours["opal"], colours["ink"], 0.2),
    }


def _feathers(colours: Palette) -> dict[str, str]:
    return {
        "k": mix(colours["seat_1"], colours["ink"], 0.55),
        "w": colours["shine"],
        "f": colours["flame"],
    }


_CORNER = demo("..C..", ".oSo.", "LEORP", ".oQo.", "..o..")
