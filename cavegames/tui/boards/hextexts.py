"""A page of characters as large as a hex, and the signs and meeples on it."""

from collections.abc import Iterator
from itertools import groupby

from rich.segment import Segment
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.boards import hexoutline
from cavegames.tui.boards.hexcells import CaveTile, Gap, Mark
from cavegames.tui.boards.hexfigures import BARRED
from cavegames.tui.boards.hexmeasures import Measures
from cavegames.tui.boards.hexoutline import Spot
from cavegames.tui.boards.painter import Picture
from cavegames.tui.looks import Look
from cavegames.tui.palette import SEAT_LETTERS, Palette


class Page:
    """The cells of a hex, each a character with two colours."""

    def __init__(self, hexes: Measures, back: str) -> None:
        self.hexes = hexes
        self.back = back
        self._cells: dict[Spot, tuple[str, str, str, bool]] = {}

    def put(self, spot: Spot, char: str, colour: str, back: str = "", bold: bool = False) -> None:
        """Put a character in a cell."""
        self._cells[spot] = char, colour, back or self.back, bold

    def write(self, column: int, line: int, text: str, colour: str, *, bold: bool = False) -> None:
        """Write from a cell on."""
        for i, char in enumerate(text):
            self.put((column + i, line), char, colour, bold=bold)

    def spots(self) -> Iterator[Spot]:
        """All cells of the hex."""
        for line in range(self.hexes.height):
            for column in range(*self.hexes.span(line)):
                yield column, line

    def strips(self) -> Picture:
        """The lines of the hex."""
        return tuple(self._strip(line) for line in range(self.hexes.height))

    def _strip(self, line: int) -> Strip:
        first, end = self.hexes.span(line)
        empty = " ", self.back, self.back, False
        cells = [self._cells.get((column, line), empty) for column in range(first, end)]
        segments = [
            Segment("".join(cell[0] for cell in run), palette.style(*look))
            for look, run in groupby(cells, key=lambda cell: cell[1:])
        ]
        return Strip(segments, end - first)


def waves(page: Page, char: str, colour: str) -> None:
    """Lava: the same pattern on each hex, so that it runs on."""
    for column, line in page.spots():
        if (column + 2 * (line % 2)) % 4 < 2:
            page.put((column, line), char, colour)


def sheet(page: Page, content: Gap, look: Look, colours: Palette) -> None:
    """A hex of a printed sheet: what is printed there, else a dot; a double line where the sheet ends."""
    quiet = palette.readable(colours["quiet"], page.back)
    column = page.hexes.width // 2 - 1
    if content.printed is not None:
        page.write(column, page.hexes.middle, content.printed.letters, quiet)
    elif content.victim is None and content.mark is not Mark.BARRED:
        faint = palette.readable(colours["edge"], page.back, 4.5 if look is Look.ASCII else 3)
        page.put((column + 1, page.hexes.middle), "." if look is Look.ASCII else "·", faint)
    pen = hexoutline.PLAIN_SHEET if look is Look.ASCII else hexoutline.SHEET
    for spot, (edge, char) in hexoutline.outline(page.hexes, pen).items():
        if content.rim >> edge & 1:
            page.put(spot, char, quiet)


def signs(page: Page, content: CaveTile, colours: Palette) -> None:
    """The signs of a tile, and who laid it."""
    written = [
        (sign.written(content.passed), "quiet" if content.passed else sign.role)
        for sign in (content.sign, content.penalty)
        if sign is not None
    ]
    if content.owner is not None:
        written.append((SEAT_LETTERS[content.owner].lower(), f"seat_{content.owner}"))
    width = sum(len(text) for text, _ in written)
    column = page.hexes.width // 2 - (width + 1) // 2
    for text, role in written:
        page.write(column, page.hexes.middle, text, palette.readable(colours[role], page.back), bold=True)
        column += len(text)


def meeples(page: Page, content: CaveTile, colours: Palette) -> None:
    """The letters of the meeples on their colours; behind the one whose lamp burns stands a star."""
    letters = [(SEAT_LETTERS[seat], seat) for seat in content.standing]
    width = len(letters) + (content.active is not None)
    column = page.hexes.width // 2 - (width + 1) // 2
    line = page.hexes.middle + 1
    for letter, seat in letters:
        coat = colours[f"seat_{seat}"]
        page.put((column, line), letter, palette.lettering(coat, colours), coat, bold=True)
        column += 1
        if seat == content.active:
            page.put((column, line), "*", palette.readable(colours["lamp"], page.back), bold=True)
            column += 1


def gap_sign(page: Page, content: Gap, look: Look, colours: Palette) -> None:
    """The seat something would be done to, a dot where something can be done, a cross where it cannot."""
    column, line = page.hexes.width // 2 - 1, page.hexes.middle
    if content.victim is not None:
        seat = palette.readable(colours[f"seat_{content.victim}"], page.back)
        page.put((column, line), "!", palette.readable(colours["lava"], page.back), bold=True)
        page.put((column + 1, line), SEAT_LETTERS[content.victim], seat, bold=True)
    elif content.mark is Mark.BARRED:
        cross(page, line, look is Look.ASCII, colours)


def cross(page: Page, line: int, plain: bool, colours: Palette) -> None:
    """The sign that nothing can be done here."""
    colour = palette.readable(colours["quiet"], page.back)
    page.put((page.hexes.width // 2, line), "x" if plain else BARRED, colour, bold=True)
