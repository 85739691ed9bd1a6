"""The door in pixels: a cave mouth with the throne and the burning scepter, the figure running out of it."""

import math
from dataclasses import dataclass
from functools import lru_cache

from cavegames.tui.boards.grain import noise
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas, grown
from cavegames.tui.games.ignis import sprites
from cavegames.tui.palette import Palette, mix

WIDE, TALL = 28, 22
"""The pixels the scene needs at its smallest scale."""
STEPS = 10


@lru_cache(16)
def scene(width: int, height: int, colours: Palette) -> Picture:
    """The scene in a room of terminal cells."""
    canvas = Canvas(width, height, colours["ground"])
    scale = max(1, min(width // WIDE, 2 * height // TALL))
    floor = 2 * height - 3 * scale
    cave = _Cave(width, floor, scale)
    for y in range(2 * height):
        for x in range(width):
            canvas.dot(x, y, _stone(x, y, cave, colours))
    tones = sprites.tones(colours)
    middle = width // 2
    throne = grown(sprites.thing("throne", True), scale)
    scepter = grown(sprites.thing("scepter", True), scale)
    figure = grown(sprites.thing("figure", True), scale)
    canvas.draw(throne, tones, middle - len(throne[0]) // 2, floor - len(throne))
    canvas.draw(scepter, tones, middle - len(scepter[0]) // 2, floor - len(throne) - len(scepter) + 2 * scale)
    canvas.draw(figure, tones, middle - min(13 * scale, middle - scale), floor + scale - len(figure))
    return canvas.strips()


@dataclass(frozen=True, slots=True)
class _Cave:
    """What stands behind; measures in pixels."""

    width: int
    floor: int
    scale: int


def _stone(x: int, y: int, cave: _Cave, colours: Palette) -> str:
    width, floor, scale = cave.width, cave.floor, cave.scale
    grain = noise(x // scale, y // scale)
    if y >= floor:
        hot = noise(x // scale, 3) > 9 or abs(x - width / 2) > 16 * scale
        if hot and y >= floor + scale:
            return mix(colours["lava"], colours["flame"], 0.6 if grain & 1 else 0.15)
        return mix(colours["worn"], colours["ink"], 0.45 if grain & 2 else 0.35)
    reach_x, reach_y = min(width * 0.46, floor * 1.6), floor * 0.93
    across, up = (x + 0.5 - width / 2) / reach_x, (floor - y) / reach_y
    away = math.hypot(across, up) + (noise(x // (2 * scale), y // (2 * scale)) % 3) * 0.02
    if away < 1:
        glow = max(0.0, 1 - math.hypot(across * 1.3, up - 0.45))
        stone = mix(colours["rock"], colours["ink"], 0.5 if colours.dark else 0.35)
        stone = mix(stone, colours["lava"], round(glow * STEPS) / STEPS * 0.75)
        return mix(stone, colours["glow"], round(glow * glow * STEPS) / STEPS * 0.55)
    rock = mix(colours["rock"], colours["ground"], min(1.0, round((away - 1) * 6) / 6))
    return mix(rock, colours["ink"], 0.2 if colours.dark else 0.07) if grain > 12 else rock
