"""The mat in half-block pixels: sizes M and L of the look `picture`."""

from collections.abc import Iterator

from cavegames.engine.squaregrid import Side
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.games.ocelot import shades, sprites
from cavegames.tui.games.ocelot.cells import DARKEST, Rock, Round, Square
from cavegames.tui.games.ocelot.sprites import Thing
from cavegames.tui.looks import Size
from cavegames.tui.palette import Palette, mix

_GRAIN = ((1, 4), (5, 1), (3, 5), (6, 3), (2, 0), (0, 2), (4, 4), (5, 5))
"""Where a stone may have a speck, by noise."""
_DISC = {Size.M: ((1, 3), (0, 4), (0, 4), (1, 3)), Size.L: ((2, 4), (1, 5), (0, 6), (0, 6), (1, 5), (2, 4))}
"""The pixels of a round space: first and last of each row."""


def square(space: Square, brush: Brush, colours: Palette) -> Picture:
    """A square space."""
    stone = shades.floor(space, colours)
    canvas = Canvas(brush.size.width, brush.size.height, stone)
    _grain(canvas, space.noise, stone, colours)
    canvas.dots(_corners(canvas), _joint(space, stone, colours))
    if space.companion is not None:
        _thing(canvas, sprites.of_companion(space.companion), brush.size, colours)
    elif space.token is not None:
        _thing(canvas, sprites.of_token(space.token), brush.size, colours, calm=shades.calm(space))
    if space.ghost is not None:
        _thing(canvas, sprites.of_companion(space.ghost), brush.size, colours, ghost=True)
    _marks(canvas, space, brush, colours)
    return canvas.strips()


def _joint(space: Square, stone: str, colours: Palette) -> str:
    """Where the stones of the floor meet: dark, but a spark of light where the tool in hand sees it."""
    if space.lit:
        return mix(stone, colours["shine"], 0.45)
    return mix(stone, colours["ink"], 0.3 if colours.dark else 0.12)


def round_(space: Round, brush: Brush, colours: Palette) -> Picture:
    """A round space."""
    rock = shades.mountain(0, colours)
    canvas = Canvas(brush.size.width, brush.size.height, rock)
    stone = shades.hollow(space, colours)
    if space.shared:
        canvas.dots(_brackets(canvas), mix(stone, colours["shine" if colours.dark else "ink"], 0.3))
    _disc(canvas, brush.size, stone, colours)
    canvas.dots(_mouths(canvas, space.sides), mix(stone, colours["shine"], 0.15))
    if space.target:
        canvas.dots(_rim(brush.size), mix(stone, colours["target"], 0.45 if colours.dark else 0.7))
    tool = space.tool if space.tool is not None else space.ghost
    if tool is not None:
        _thing(canvas, sprites.of_tool(tool), brush.size, colours, ghost=space.tool is None)
    if space.last:
        _underline(canvas, colours["lamp"])
    if brush.cursor:
        canvas.dots(_frame(canvas), colours["lamp"])
    return canvas.strips()


def rock(space: Rock, brush: Brush, colours: Palette) -> Picture:
    """The mountain, its shade running from corner to corner."""
    canvas = Canvas(brush.size.width, brush.size.height, colours["ground"])
    for x in range(canvas.width):
        for y in range(2 * canvas.height):
            dark = _between(space.dark, (x + 0.5) / canvas.width, (y + 0.5) / (2 * canvas.height))
            canvas.dot(x, y, shades.mountain(dark, colours))
    for step in range(2):
        x, y = _GRAIN[(space.noise + 3 * step) % len(_GRAIN)]
        if x < canvas.width and y < 2 * canvas.height:
            canvas.dot(x, y, shades.speck(canvas[x, y], colours, light=step == 1))
    return canvas.strips()


def _between(dark: tuple[int, int, int, int], x: float, y: float) -> float:
    north = dark[0] * (1 - x) + dark[1] * x
    south = dark[2] * (1 - x) + dark[3] * x
    return (north * (1 - y) + south * y) / DARKEST


def _grain(canvas: Canvas, noise: int, stone: str, colours: Palette) -> None:
    light = _GRAIN[noise % 8]
    dark = _GRAIN[(noise * 3 + 5) % 8]
    canvas.dot(*light, shades.speck(stone, colours, light=True))
    canvas.dot(*dark, shades.speck(stone, colours, light=False))


def _thing(
    canvas: Canvas, thing: Thing, size: Size, colours: Palette, *, ghost: bool = False, calm: bool = False
) -> None:
    canvas.draw(sprites.pixels(thing.name, size), shades.of_thing(thing, colours, ghost, calm))
    column, line = sprites.letter_place(thing.name, size)
    letter = thing.letter.lower() if ghost else thing.letter
    canvas.write(column, line, letter, palette.lettering(canvas.back(column, line), colours))


def _marks(canvas: Canvas, space: Square, brush: Brush, colours: Palette) -> None:
    if space.target:
        canvas.dots(_ticks(canvas), colours["target"])
    if space.takeable:
        canvas.dots(_brackets(canvas), colours["take"])
    if space.opens:
        canvas.dots(_brackets(canvas), colours["take"])
        canvas.write(canvas.width - 1, 0, "+", colours["on_take"])
    if space.last:
        _underline(canvas, colours["lamp"])
    if brush.cursor:
        canvas.dots(_frame(canvas), colours["lamp"])


def _disc(canvas: Canvas, size: Size, stone: str, colours: Palette) -> None:
    spans = _DISC[size]
    for y, (first, last) in enumerate(spans):
        canvas.dots(((x, y) for x in range(first, last + 1)), stone)
    upper = [(x, y) for x, y in _rim(size) if y < len(spans) / 2]
    canvas.dots(upper, mix(stone, colours["ink"], 0.3))


def _rim(size: Size) -> Iterator[tuple[int, int]]:
    spans = _DISC[size]
    for y, (first, last) in enumerate(spans):
        if y in (0, len(spans) - 1):
            yield from ((x, y) for x in range(first, last + 1))
        else:
            yield from ((first, y), (last, y))


def _mouths(canvas: Canvas, sides: int) -> Iterator[tuple[int, int]]:
    right, low = canvas.width - 1, 2 * canvas.height - 1
    middle = right // 2
    places = {
        Side.NORTH: ((middle, 0),),
        Side.EAST: ((right, low // 2), (right, low // 2 + 1)),
        Side.SOUTH: ((middle, low),),
        Side.WEST: ((0, low // 2), (0, low // 2 + 1)),
    }
    for side in Side:
        if sides >> side & 1:
            yield from places[side]


def _corners(canvas: Canvas) -> tuple[tuple[int, int], ...]:
    right, low = canvas.width - 1, 2 * canvas.height - 1
    return (0, 0), (right, 0), (0, low), (right, low)


def _brackets(canvas: Canvas) -> Iterator[tuple[int, int]]:
    """Around the corners; in a low space above and below only, or they would meet and look like a frame."""
    for x, y in _corners(canvas):
        yield from ((x, y), (x + (1 if x == 0 else -1), y))
        if canvas.height > 2:
            yield x, y + (1 if y == 0 else -1)


def _ticks(canvas: Canvas) -> Iterator[tuple[int, int]]:
    yield from _mouths(canvas, 0b1111)


def _frame(canvas: Canvas) -> Iterator[tuple[int, int]]:
    """All around, but open above and below where the picture would not be seen else."""
    right, low = canvas.width - 1, 2 * canvas.height - 1
    gap = () if canvas.height > 2 else (canvas.width // 2,)
    yield from ((x, y) for x in range(right + 1) for y in (0, low) if x not in gap)
    yield from ((x, y) for y in range(low + 1) for x in (0, right))


def _underline(canvas: Canvas, colour: str) -> None:
    middle = canvas.width // 2
    canvas.dots(((x, 2 * canvas.height - 1) for x in range(middle - 1, middle + 2)), colour)
