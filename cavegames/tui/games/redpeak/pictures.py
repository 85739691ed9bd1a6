"""The island in half-block pixels: sizes M and L of the look `picture`."""

from collections.abc import Iterator

from cavegames.engine.squaregrid import Side
from cavegames.tui import palette
from cavegames.tui.boards.grain import noise
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.games.redpeak import shades, sprites
from cavegames.tui.games.redpeak.cells import Ground, Place, Spot, Stage, Way
from cavegames.tui.games.redpeak.labels import Label, labels
from cavegames.tui.games.redpeak.measures import SPACES
from cavegames.tui.games.redpeak.soil import soil
from cavegames.tui.looks import Size
from cavegames.tui.palette import Palette, mix


def space(spot: Spot, brush: Brush, colours: Palette) -> Picture:
    """A space, or what is seen where there is none."""
    width, height = SPACES[brush.size]
    canvas = Canvas(width, height, colours["ground"])
    painting = _Painting(canvas, spot, colours)
    if spot.lava:
        painting.lava()
    else:
        painting.ground()
        if spot.way is not None:
            painting.tile(spot.way)
        elif spot.ground is Ground.CAMP:
            painting.camp()
        elif spot.ground is Ground.DOCK:
            painting.dock(brush.size)
        elif spot.place is not None:
            painting.place(spot.place, brush.size)
        elif spot.clear is not None:
            painting.glade()
    painting.marks()
    if brush.size is Size.L:
        painting.figures()
    if brush.cursor:
        painting.cursor()
    for label in labels(spot, brush.size, brush.look):
        painting.label(label)
    return canvas.strips()


class _Painting:
    """One space that is being painted; measures in pixels."""

    def __init__(self, canvas: Canvas, spot: Spot, colours: Palette) -> None:
        self.canvas, self.spot, self.colours = canvas, spot, colours
        self.wide, self.tall = canvas.width, 2 * canvas.height

    def ground(self) -> None:
        """Mountain, jungle, beach and sea."""
        spot = self.spot
        rows = soil(spot.side, spot.cell, spot.ground, (self.wide, self.tall), self.colours)
        for y, row in enumerate(rows):
            for x, colour in enumerate(row):
                self.canvas.dot(x, y, colour)
        if spot.ground is Ground.JUNGLE:
            self._joints()

    def tile(self, way: Way) -> None:
        """A path tile: cleared ground with the path running through."""
        colours, canvas = self.colours, self.canvas
        ghost = way.stage is Stage.GHOST
        ground = shades.tile(colours, ghost)
        floor = shades.path(colours, ghost, way.stage is Stage.PAST)
        for x in range(self.wide):
            for y in range(self.tall):
                grain = noise(self.spot.cell[0] * self.wide + x, self.spot.cell[1] * self.tall + y)
                canvas.dot(x, y, mix(ground, colours["ink"], 0.1 if grain & 8 else 0.0))
        for side in (way.enter, way.leave):
            for x, y in self._arm(side):
                if ghost and (x + y) % 2:
                    continue
                grain = noise(self.spot.cell[0] * self.wide + x + 3, self.spot.cell[1] * self.tall + y)
                canvas.dot(x, y, mix(floor, colours["ink"], 0.08 if grain > 11 else 0.0))
        self._joints()

    def _arm(self, side: Side) -> Iterator[tuple[int, int]]:
        """The path from the middle of the space to one of its sides."""
        left, right = self.wide // 2 - 1, self.wide // 2 + 1
        top = self.tall // 2 - 1 if self.tall == 6 else 2
        low = top + 1
        spans = {
            Side.NORTH: (left, right, 0, low),
            Side.SOUTH: (left, right, top, self.tall - 1),
            Side.WEST: (0, right, top, low),
            Side.EAST: (left, self.wide - 1, top, low),
        }
        x0, x1, y0, y1 = spans[side]
        return ((x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1))

    def _joints(self) -> None:
        """Where four spaces meet, so that they can be counted; one corner of the smallest spaces."""
        share = 0.35 if self.colours.dark else 0.15
        right, low = self.wide - 1, self.tall - 1
        for x, y in ((0, 0), (right, 0), (0, low), (right, low))[: 4 if low > 1 else 1]:
            self.canvas.dot(x, y, mix(self.canvas[x, y], self.colours["ink"], share))

    def place(self, place: Place, size: Size) -> None:
        """A special place; those that need not be visited step back."""
        if size is not Size.L:
            return
        sprite = sprites.thing("place", str(place.number + 1))
        back = self.canvas[self.wide // 2, 0]
        tones = shades.of_place(self.colours)
        if not place.wanted:
            tones = {mark: mix(tone, back, 0.6) for mark, tone in tones.items()}
        self.canvas.draw(sprite, tones, 1, 0)

    def glade(self) -> None:
        """A clearing."""
        colour = mix(shades.tile(self.colours), self.colours["sun"], 0.12)
        for x in range(1, self.wide - 1):
            for y in range(self.tall):
                if x not in (1, self.wide - 2) or 0 < y < self.tall - 1:
                    self.canvas.dot(x, y, colour)

    def figures(self) -> None:
        """Tent and adventurer."""
        tones = shades.of_figures(self.colours)
        both = self.spot.tent and self.spot.adventurer
        if self.spot.tent:
            self._stand("tent", 0 if both else 2, tones)
        if self.spot.adventurer:
            self._stand("adventurer", 5 if both else 3, tones)

    def _stand(self, name: str, x: int, tones: dict[str, str]) -> None:
        """A figure with a dark edge around it, so that it stands out."""
        canvas, sprite = self.canvas, sprites.thing("figure", name)
        drawn = {(c, y) for y, row in enumerate(sprite) for c, mark in enumerate(row, x) if mark != "."}
        edge = {(c + dc, y) for c, y in drawn for dc in (-1, 1)} - drawn
        for c, y in edge:
            if 0 <= c < self.wide:
                canvas.dot(c, y, mix(canvas[c, y], self.colours["ink"], 0.5))
        canvas.draw(sprite, tones, x, 0)

    def camp(self) -> None:
        """The base camp: trodden ground, the path runs south out of it."""
        floor = shades.path(self.colours)
        for x in range(1, self.wide - 1):
            for y in range(1, self.tall - 1):
                if (x in (1, self.wide - 2)) + (y in (1, self.tall - 2)) < 2:
                    self.canvas.dot(x, y, mix(floor, self.colours["ink"], 0.25))
        self.canvas.dots(self._arm(Side.SOUTH), floor)

    def dock(self, size: Size) -> None:
        """A pier, and the boat there."""
        colours, canvas = self.colours, self.canvas
        plank = mix(colours["wood"], colours["ink"], 0.2)
        middle = self.wide // 2
        pier = range(2 if self.spot.boat is not None else self.tall - 2)
        for y in pier:
            for x in range(middle - 1, middle + 2):
                canvas.dot(x, y, mix(plank, colours["ink"], 0.35) if y % 2 else plank)
        if self.spot.boat is None:
            return
        hull, keel = colours["wood"], mix(colours["wood"], colours["ink"], 0.45)
        insets = (0, 0, 1, 2) if size is Size.L else (0, 1)
        for y, inset in enumerate(insets, 2):
            canvas.dots(((x, y) for x in range(inset, self.wide - inset)), hull if y < 4 else keel)
            canvas.dots(((x, y) for x in (inset, self.wide - 1 - inset)), keel)

    def lava(self) -> None:
        """Lava: black crust, torn by bright waves."""
        crust, glow, bright = shades.lava(self.colours)
        for x in range(self.wide):
            for y in range(self.tall):
                column, row = self.spot.cell[0] * self.wide + x, self.spot.cell[1] * self.tall + y
                wave = (column + (row * 2 + column // 3) % 5 + noise(column // 4, row // 3) % 2) % 5
                colour = crust if wave in (0, 1) else bright if wave == 3 else glow
                self.canvas.dot(x, y, colour)

    def marks(self) -> None:
        """The next lava, and where something may be done."""
        canvas, colours = self.canvas, self.colours
        right, low = self.wide - 1, self.tall - 1
        if self.spot.threat:
            canvas.dots(
                [(x, y) for x in range(self.wide) for y in (0, low) if (x + (y > 0)) % 2 == 0],
                colours["lava"],
            )
            canvas.dots([(x, y) for y in range(self.tall) for x in (0, right) if y % 2 == 0], colours["lava"])
        if self.spot.target and self.spot.way is None:
            canvas.dots(self._brackets(), colours["target"])

    def cursor(self) -> None:
        """A frame."""
        right, low, lamp = self.wide - 1, self.tall - 1, self.colours["lamp"]
        self.canvas.dots([(x, y) for x in range(self.wide) for y in (0, low)], lamp)
        self.canvas.dots([(x, y) for y in range(self.tall) for x in (0, right)], lamp)

    def _brackets(self) -> Iterator[tuple[int, int]]:
        right, low = self.wide - 1, self.tall - 1
        for y in range(self.tall):
            yield from ((0, y), (right, y))
        yield from ((x, y) for x in (1, right - 1) for y in (0, low))

    def label(self, label: Label) -> None:
        """One label, on its plate if it has one."""
        canvas, colours = self.canvas, self.colours
        for column, mark in enumerate(label.text, label.x):
            if label.plate:
                plate = colours[label.plate]
                canvas.dots([(column, 2 * label.y), (column, 2 * label.y + 1)], plate)
                canvas.write(column, label.y, mark, shades.letter(plate, colours))
            elif mark != " ":
                back = canvas.back(column, label.y)
                canvas.write(column, label.y, mark, palette.readable(colours[label.role], back))
