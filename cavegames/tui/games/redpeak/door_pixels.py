"""The door in pixels: a mountain with lava running down, jungle at its foot, the sea before it."""

import math
from dataclasses import dataclass
from functools import lru_cache

from cavegames.tui.boards.grain import noise, smooth
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas, grown
from cavegames.tui.games.redpeak import shades, sprites
from cavegames.tui.games.redpeak.terrain import Terrain
from cavegames.tui.palette import Palette, mix

WIDE, TALL = 28, 22
"""The pixels the scene needs at its smallest scale."""
STEPS = 8
LOWEST = 6
"""Lines of the lowest scene; a lower room shows the part of it with the crater."""


@lru_cache(16)
def scene(width: int, height: int, colours: Palette) -> Picture:
    """The scene in a room of terminal cells."""
    if height < LOWEST:
        return scene(width, LOWEST, colours)[1 : 1 + height]
    canvas = Canvas(width, height, colours["ground"])
    scale = max(1, min(width // WIDE, 2 * height // TALL))
    land = _Land(width, 2 * height, scale, colours)
    for y in range(2 * height):
        for x in range(width):
            canvas.dot(x, y, land.colour(x, y))
    tones = shades.of_figures(colours)
    middle = width // 2
    for name, left in (("tent", -9), ("adventurer", 4)):
        sprite = grown(sprites.thing("figure", name), scale)
        canvas.draw(sprite, tones, max(0, middle + left * scale), land.floor + scale - len(sprite))
    return canvas.strips()


@dataclass(frozen=True, slots=True)
class _Land:
    """What stands in the picture; measures in pixels."""

    width: int
    height: int
    scale: int
    colours: Palette

    @property
    def floor(self) -> int:
        """The first row of the beach."""
        return self.height - 4 * self.scale

    @property
    def peak(self) -> int:
        """The row of the crater."""
        return max(2, self.floor // 4)

    def colour(self, x: int, y: int) -> str:
        """The colour at a place."""
        grain = noise(x // self.scale, y // self.scale)
        if y >= self.floor:
            return self._shore(x, y, grain)
        crown = self.floor - self.scale * (2 + 2.5 * smooth(x / (3 * self.scale), 5))
        if y >= crown:
            leaf = shades.land(Terrain.JUNGLE, self.colours)
            if grain > 11:
                return mix(leaf, self.colours["moss"], 0.25)
            return mix(leaf, self.colours["ink"], 0.25) if grain < 5 else leaf
        return self._mountain(x, y, grain)

    def _shore(self, x: int, y: int, grain: int) -> str:
        """Beach, then the sea."""
        wave = self.floor + self.scale * (1.6 + smooth(x / (4 * self.scale), 9))
        kind = Terrain.SAND if y < wave else Terrain.SHALLOW if y < wave + self.scale else Terrain.DEEP
        colour = shades.land(kind, self.colours)
        return mix(colour, self.colours["shine"], 0.12) if grain > 13 else colour

    def _mountain(self, x: int, y: int, grain: int) -> str:
        colours, away = self.colours, x + 0.5 - self.width / 2
        down = y - self.peak
        rough = 0.8 * self.scale * (smooth(x / self.scale / 2, y / self.scale / 2) - 0.5)
        slope = 3.2 * self.scale + down * 1.15 + down * down * 0.02 / self.scale
        if down < 0 or abs(away) + rough > slope:
            return self._sky(away, y, grain)
        if self._runs(away, down):
            return shades.lava(colours)[2 if grain > 9 else 1]
        dark = round(min(1.0, abs(away) / slope) * STEPS) / STEPS
        shade = 0.15 + 0.35 * dark if colours.dark else 0.3 * dark
        rock = mix(shades.land(Terrain.ROCK, colours), colours["ink"], shade)
        rock = mix(rock, colours["lava"], 0.3 * max(0.0, 1 - down / (6 * self.scale)))
        return mix(rock, colours["ink"], 0.2) if grain > 12 else rock

    def _runs(self, away: float, down: float) -> bool:
        """Whether lava runs here: the crater, and three streams of it."""
        scale = self.scale
        if down < 1.2 * scale:
            return abs(away) < 2.8 * scale
        long = self.floor - self.peak
        bend = 0.7 * scale * math.sin(down / scale)
        streams = ((-0.55, 0.75), (0.12, 0.5), (0.6, 0.95))
        return any(
            down < share * long and abs(away - lean * down - bend) < 0.75 * scale for lean, share in streams
        )

    def _sky(self, away: float, y: int, grain: int) -> str:
        """Night or day, the glow above the crater, sparks."""
        colours, scale = self.colours, self.scale
        high = self.peak - y
        plume = math.hypot(away, max(0.0, high) * 0.75 if high > 0 else -high * 2)
        glow = max(0.0, 1 - plume / (9 * scale))
        base = mix(colours["ground"], colours["rock"], 0.25 if colours.dark else 0.12)
        sky = mix(base, colours["lava"], round(glow * STEPS) / STEPS * 0.75)
        spark = high > 0 and abs(away) < 1.5 * scale + high * 0.9 and grain > 12
        return mix(colours["flame"], colours["glow"], 0.5) if spark and glow > 0.05 else sky
