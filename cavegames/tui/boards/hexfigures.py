"""What stands and lies on a hex, in half-block pixels: signs and meeples, each with a letter."""

from functools import cache
from typing import NamedTuple

from cavegames.tui import palette
from cavegames.tui.boards.hexcells import CaveTile, Gap, Mark
from cavegames.tui.boards.hexlight import around
from cavegames.tui.boards.hexmeasures import measures
from cavegames.tui.boards.hexshades import LEVELS
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.boards.hexsprites import SHADES, SPRITES, WIDTH
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.looks import Size
from cavegames.tui.palette import SEAT_LETTERS, Palette, mix


class Places(NamedTuple):
    """Lines of a hex."""

    sign: int
    """Where signs are written."""
    feet: int
    """Where the letters of meeples are; their heads are in the line above, but in size S."""


BARRED = "\N{MULTIPLICATION SIGN}"
"""On a hex that looks as if something were possible there."""

PLACES = {Size.S: Places(1, 2), Size.M: Places(2, 4), Size.L: Places(3, 6)}


def signs(canvas: Canvas, content: CaveTile, size: Size, colours: Palette) -> None:
    """The signs of a tile, and who laid it; where nobody stands, a picture too."""
    if content.sign is not None and content.sign in SPRITES and not content.meeples and size is not Size.S:
        _picture(canvas, content, content.sign, size, colours)
    plate = mix(colours["ground"], colours["ink"], 0.5) if colours.dark else colours["ground"]
    written = [
        (letter, _sign_colour(sign, content, plate, colours))
        for sign in (content.sign, content.penalty)
        if sign is not None
        for letter in sign.written(content.passed)
    ]
    if content.owner is not None:
        seat = palette.readable(colours[f"seat_{content.owner}"], plate)
        written.append((SEAT_LETTERS[content.owner].lower(), seat))
    column = measures(size).width // 2 - (len(written) + 1) // 2
    line = PLACES[size].sign
    for i, (letter, colour) in enumerate(written, column):
        canvas.dots(((i, 2 * line), (i, 2 * line + 1)), plate)
        canvas.write(i, line, letter, colour)


def _picture(canvas: Canvas, content: CaveTile, sign: Sign, size: Size, colours: Palette) -> None:
    """The picture of a sign: it fades far from the lamp, and when it does not matter any more."""
    light = around(content.lamp) / (LEVELS - 1)
    fade = 0.8 if content.passed else 0.0 if content.ghost else 0.6 - 0.45 * light
    stone = mix(colours["worn"], colours["rock"], 0.3)
    inks = {mark: mix(colours[role], stone, fade) for mark, role in {**SHADES, "a": sign.role}.items()}
    left, top = (measures(size).width - WIDTH) // 2, 2 * PLACES[size].sign + 2
    if size is Size.L and not content.passed:
        shadow = mix(colours["rock"], colours["ink"], 0.45 if colours.dark else 0.15)
        canvas.draw(SPRITES[sign], dict.fromkeys(inks, shadow), left, top + 1)
    canvas.draw(SPRITES[sign], inks, left, top)


def paper(colours: Palette) -> str:
    """The colour of a printed sheet: a little warmer than the open dark."""
    return mix(colours["ground"], colours["wood"], 0.1)


def printed(canvas: Canvas, sign: Sign, size: Size, colours: Palette) -> None:
    """What is printed on a hex of a sheet, pale: a picture, in size S letters."""
    hexes = measures(size)
    back = canvas.back(hexes.width // 2, hexes.middle)
    if size is Size.S:
        for column, letter in enumerate(sign.letters, hexes.width // 2 - 1):
            canvas.write(column, hexes.middle, letter, palette.readable(colours["quiet"], back))
        return
    inks = {mark: mix(colours[role], back, 0.62) for mark, role in {**SHADES, "a": sign.role}.items()}
    sprite = SPRITES[sign]
    canvas.draw(sprite, inks, (hexes.width - WIDTH) // 2, hexes.height - len(sprite) // 2)


def _sign_colour(sign: Sign, content: CaveTile, plate: str, colours: Palette) -> str:
    colour = colours["quiet"] if content.passed else colours[sign.role]
    return palette.readable(colour, plate)


def meeples(canvas: Canvas, content: CaveTile, size: Size, colours: Palette) -> None:
    """The meeples on a tile, side by side: as broad as there is room for."""
    width, count = measures(size).width, len(content.meeples)
    step = next((step for step in _BREADTHS[size] if step * count <= width - (step == 2)), 1)
    left = (width - step * count + 1) // 2 + (step - 1) // 2
    draw = _figure if step >= 4 else _thin_figure
    for column, seat in enumerate(content.standing):
        draw(canvas, left + step * column, _dressed(seat, seat == content.active, size, colours))


_BREADTHS = {Size.S: (2,), Size.M: (4, 2), Size.L: (6, 4, 2)}
"""Columns of a figure with the gap beside it, broad ones first."""


class Figure(NamedTuple):
    """A meeple and its colours."""

    size: Size
    active: bool
    letter: str
    ink: str
    coat: str
    face: str
    shade: str
    shadow: str
    lamp: str
    flame: str

    @property
    def feet(self) -> int:
        """The line of its letter."""
        return PLACES[self.size].feet


@cache
def _dressed(seat: int, active: bool, size: Size, colours: Palette) -> Figure:
    coat = colours[f"seat_{seat}"]
    return Figure(
        size=size,
        active=active,
        letter=SEAT_LETTERS[seat],
        ink=palette.lettering(coat, colours),
        coat=coat,
        face=mix(coat, colours["shine"], 0.5),
        shade=mix(coat, colours["ink"], 0.35),
        shadow=mix(colours["rock"], colours["ink"], 0.4),
        lamp=colours["lamp"],
        flame=colours["shine" if colours.dark else "glow"],
    )


def _figure(canvas: Canvas, x: int, figure: Figure) -> None:
    """Head, arms, the letter on the coat, legs and a shadow; the lamp in the hand."""
    tall, feet = figure.size is Size.L, 2 * figure.feet
    canvas.dots(((x, y) for y in range(feet - 2 - tall, feet)), figure.face)
    canvas.dots(((x + dx, feet - 1) for dx in (-1, 0, 1)), figure.coat)
    canvas.dots(((x + dx, y) for dx in (-1, 1) for y in (feet, feet + 1)), figure.coat)
    canvas.dots(((x - 1, feet + 1 + tall), (x + 1, feet + 1 + tall)), figure.shade)
    canvas.dots(((x + dx, feet + 2 + tall) for dx in (-1, 0, 1)), figure.shadow)
    if figure.active:
        _lamp(canvas, x + 2, feet, figure)
    _letter(canvas, x, figure)


def _thin_figure(canvas: Canvas, x: int, figure: Figure) -> None:
    """A head on a letter, in size S the letter alone; the lamp beside it."""
    feet = 2 * figure.feet
    if figure.size is not Size.S:
        canvas.dots(((x, feet - 2), (x, feet - 1)), figure.face)
    if figure.active:
        _lamp(canvas, x + 1, feet + (figure.size is Size.S), figure)
    _letter(canvas, x, figure)


def _lamp(canvas: Canvas, x: int, y: int, figure: Figure) -> None:
    canvas.dot(x, y - 1, figure.flame)
    canvas.dot(x, y, figure.lamp)


def _letter(canvas: Canvas, x: int, figure: Figure) -> None:
    canvas.dots(((x, 2 * figure.feet), (x, 2 * figure.feet + 1)), figure.coat)
    canvas.write(x, figure.feet, figure.letter, figure.ink)


def gap_sign(canvas: Canvas, content: Gap, size: Size, colours: Palette) -> None:
    """The seat something would be done to, or a cross where nothing can be done."""
    hexes = measures(size)
    line, column = hexes.middle, hexes.width // 2 - 1
    back = canvas.back(column, line)
    if content.victim is not None:
        seat = palette.readable(colours[f"seat_{content.victim}"], back)
        canvas.write(column, line, "!", palette.readable(colours["lava"], back))
        canvas.write(column + 1, line, SEAT_LETTERS[content.victim], seat)
    elif content.mark is Mark.BARRED:
        cross(canvas, line, size, colours)


def cross(canvas: Canvas, line: int, size: Size, colours: Palette) -> None:
    """The sign that nothing can be done here."""
    column = measures(size).width // 2
    back = canvas.back(column, line)
    canvas.dot(column, 2 * line + 1, back)
    canvas.write(column, line, BARRED, palette.readable(colours["quiet"], back))
