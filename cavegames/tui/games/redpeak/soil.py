"""The ground of the island in pixels: leaves, sand, waves, rock and embers."""

from functools import lru_cache

from cavegames.engine.squaregrid import Cell
from cavegames.tui.boards.grain import noise, smooth
from cavegames.tui.games.redpeak import shades
from cavegames.tui.games.redpeak.cells import Ground
from cavegames.tui.games.redpeak.terrain import Terrain, ground
from cavegames.tui.palette import Palette, mix


@lru_cache(2048)
def soil(
    side: int, cell: Cell, space: Ground, room: tuple[int, int], colours: Palette
) -> tuple[tuple[str, ...], ...]:
    """The colours of the pixels of a space, row by row; `room` is how many columns and rows there are."""
    wide, tall = room
    return tuple(
        tuple(
            _colour(_kind(kind, space, y), (cell[0] * wide + x, cell[1] * tall + y), (wide, tall), colours)
            for x, kind in enumerate(row)
        )
        for y, row in enumerate(ground(side, cell, wide, tall))
    )


def _kind(kind: Terrain, space: Ground, y: int) -> Terrain:
    """The ground where there is a space: no sea in the jungle, no embers in the camp, water at a dock."""
    if space is Ground.JUNGLE:
        return max(kind, Terrain.SAND)
    if space is Ground.CAMP:
        return Terrain.ROCK
    return min(kind, Terrain.SHALLOW) if space is Ground.DOCK and y > 0 else kind


def _colour(kind: Terrain, pixel: tuple[int, int], room: tuple[int, int], colours: Palette) -> str:
    grain = noise(*pixel)
    colour = shades.land(kind, colours)
    if kind is Terrain.EMBER:
        return shades.lava(colours)[0 if grain < 3 else 2 if grain > 11 else 1]
    if kind is Terrain.JUNGLE:
        shade = 0.7 * smooth(2.6 * pixel[0] / room[0], 2.6 * pixel[1] / room[1]) + 0.3 * grain / 15
        return _leaf(colour, round(shade * 4) / 4, grain, colours)
    if kind is Terrain.ROCK:
        high = round((1 - pixel[1] / room[1]) * 5) / 5
        colour = mix(colour, colours["ground" if colours.dark else "ink"], 0.4 * high)
    if grain < (2 if kind < Terrain.SAND else 3):
        return mix(colour, colours["shine"], 0.1 if colours.dark else 0.4)
    return mix(colour, colours["ink"], 0.16 if colours.dark else 0.05) if grain > 12 else colour


def _leaf(colour: str, light: float, grain: int, colours: Palette) -> str:
    """Crowns of trees: light and dark patches, with a light leaf here and there."""
    if colours.dark:
        colour = mix(colour, colours["ink"], 0.42 * (1 - light))
        return mix(colour, colours["moss"], 0.24) if grain == 14 else colour
    colour = mix(colour, colours["moss"], 0.3 * (1 - light))
    return mix(colour, colours["shine"], 0.35) if grain == 14 else colour
