"""The way in half-block pixels: a winding passage from daylight down to the lava glow of the throne."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from cavegames.games.ignis.components import STEPS, THRONE
from cavegames.tui import palette
from cavegames.tui.boards.grain import noise
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas, Sprite
from cavegames.tui.games.ignis import sprites
from cavegames.tui.games.ignis.way_lines import label
from cavegames.tui.palette import Palette, mix

if TYPE_CHECKING:
    from cavegames.tui.games.ignis.way import Passage, Walk

SHADES = 16
TALL = 9
"""Lines from which the figure is drawn large."""


@lru_cache(32)
def draw(walk: Walk, passage: Passage, colours: Palette) -> Picture:
    """The whole picture."""
    canvas = Canvas(passage.width, passage.height, colours["ground"])
    stones = _stones(passage, colours)
    at, height = passage.column(walk.step), 2 * ground(passage, walk.step) - 2
    reach = 8 + 1.2 * passage.height
    for x in range(passage.width):
        for y, (stone, inside) in enumerate(stones[x]):
            light = max(0.0, 1 - math.hypot(x - at, y - height) / reach) if inside else 0.0
            canvas.dot(
                x, y, mix(stone, colours["glow"], round(light * SHADES) / SHADES * 0.4) if light else stone
            )
    for step in range(len(STEPS)):
        _step(canvas, walk, passage, step, colours)
    _throne(canvas, walk, passage, colours)
    _figure(canvas, walk, passage, colours)
    return canvas.strips()


@lru_cache(16)
def _stones(passage: Passage, colours: Palette) -> tuple[tuple[tuple[str, bool], ...], ...]:
    """Each pixel by column: its colour, and whether it is inside the passage."""
    return tuple(
        tuple(_stone(passage, x, y, colours) for y in range(2 * passage.height)) for x in range(passage.width)
    )


def middle(passage: Passage, x: float) -> float:
    """Where the middle of the passage is at a column, in pixels."""
    half = thickness(passage)
    return half + 0.5 + (2 * passage.height - 2 * half - 1) * passage.wave(x)


def thickness(passage: Passage) -> float:
    """Half of the height of the passage, in pixels."""
    return 3.6 if passage.height < TALL else 6.5


def _stone(passage: Passage, x: int, y: int, colours: Palette) -> tuple[str, bool]:
    deep = x / passage.width
    half = thickness(passage) + (noise(x // 2, 7) % 3 - 1) * 0.35
    off = y + 0.5 - middle(passage, x)
    heat = round(max(0.0, deep - 0.45) / 0.55 * SHADES) / SHADES
    grain = noise(x, y)
    if abs(off) <= half:
        floor = mix(colours["worn"], colours["ink"], 0.42 if colours.dark else 0.1)
        stone = mix(floor, colours["shine"], max(0.0, 0.2 - deep * 2))
        stone = mix(stone, colours["lava"], heat * heat * 0.55)
        if off > half - 1.2 and heat > 0.2:
            return mix(colours["lava"], colours["flame"], 0.5 if grain & 2 else 0.1), True
        return (mix(stone, colours["ink"], 0.12) if grain > 12 else stone), True
    away = min(1.0, (abs(off) - half) / 7)
    rock = mix(colours["rock"], colours["ground"], round(away * 6) / 6)
    rock = mix(rock, colours["lava"], 0.22 * heat * heat * (1 - round(away * 4) / 4))
    if abs(off) <= half + 1:
        rock = mix(rock, colours["ink"], 0.35 if colours.dark else 0.18)
    if grain == 3:
        return mix(rock, colours["shine"], 0.07), False
    return (mix(rock, colours["ink"], 0.2 if colours.dark else 0.06) if grain > 13 else rock), False


def ground(passage: Passage, step: int) -> int:
    """The line of terminal cells with the number of a step; the figure stands right above it."""
    return int(middle(passage, passage.column(step)) + 1) // 2 + (1 if passage.height >= TALL else 0)


def _step(canvas: Canvas, walk: Walk, passage: Passage, step: int, colours: Palette) -> None:
    """A stone to tread on, with its number."""
    x, line = passage.column(step), ground(passage, step)
    number = label(walk, step)
    lit = step in (walk.target, walk.cursor)
    plate = colours["lamp"] if lit else mix(colours["worn"], colours["ink"], 0.15 if colours.dark else 0.0)
    half = max(2 if passage.width >= 100 else 1, (len(number) + 1) // 2)
    columns = range(x - half, x - half + max(2 * half + 1, len(number)))
    canvas.dots([(column, 2 * line + row) for column in columns for row in (0, 1)], plate)
    ink = colours["on_lamp"] if lit else colours["text"]
    for column, letter in enumerate(number, x - len(number) // 2):
        canvas.write(column, line, letter, palette.readable(ink, plate))
    if walk.ahead(step) or (walk.target == step and step != walk.step):
        canvas.dots([(x, 2 * line - 3), (x - 1, 2 * line - 2), (x + 1, 2 * line - 2)], colours["target"])


def _throne(canvas: Canvas, walk: Walk, passage: Passage, colours: Palette) -> None:
    large = passage.height >= TALL
    seat, x, foot = sprites.thing("throne", large), passage.column(THRONE), 2 * ground(passage, THRONE)
    _stand(canvas, seat, (x - len(seat[0]) // 2, foot - len(seat)), colours)
    if not walk.scepter:
        scepter = sprites.thing("scepter", large)
        _stand(
            canvas, scepter, (x - len(scepter[0]) // 2, foot - len(scepter) - (1 if large else 0)), colours
        )


def _figure(canvas: Canvas, walk: Walk, passage: Passage, colours: Palette) -> None:
    large = passage.height >= TALL
    figure, foot = sprites.thing("figure", large), 2 * ground(passage, walk.step)
    x = passage.column(walk.step) - len(figure[0]) // 2 - (2 if walk.step == THRONE else 0)
    _stand(canvas, figure, (x, foot - len(figure)), colours)
    if walk.scepter:
        scepter = sprites.thing("scepter", large)
        _stand(canvas, scepter, (x + len(figure[0]), foot - len(scepter) - (0 if large else 1)), colours)


def _stand(canvas: Canvas, sprite: Sprite, at: tuple[int, int], colours: Palette) -> None:
    """Draw something with a dark edge around it, so that it stands out from the rock."""
    left, top = at
    drawn = [(x, y) for y, row in enumerate(sprite, top) for x, mark in enumerate(row, left) if mark != "."]
    around = {(x + dx, y + dy) for x, y in drawn for dx, dy in ((1, 0), (-1, 0), (0, -1))} - set(drawn)
    for x, y in around:
        if 0 <= x < canvas.width and 0 <= y < 2 * canvas.height:
            canvas.dot(x, y, mix(canvas[x, y], colours["ink"], 0.55 if colours.dark else 0.35))
    canvas.draw(sprite, sprites.tones(colours), left, top)
