"""The pictures in the rules, drawn as the table is."""

from collections.abc import Callable, Mapping, Sequence

from textual.strip import Strip

from cavegames.games.ignis.components import Card, Colour
from cavegames.tui.games.ignis.faces import face
from cavegames.tui.games.ignis.letters import LETTERS, SERVES
from cavegames.tui.games.ignis.way import Walk, picture
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

WIDTH = 32
"""Columns that the rules have for a picture in the smallest terminal."""
WHOLE = 2 * WIDTH
"""Columns of the whole way, of which a picture shows a part, or both halves one below the other."""
CARD = (7, 4)


def rules_picture(clause: str, look: Look, palette: Palette) -> Sequence[Strip] | None:
    """The picture that goes with a clause, at most 32 x 21 terminal cells; None where there is none."""
    draw = _PICTURES.get(clause)
    return None if draw is None else draw(look, palette)


def _deck(look: Look, palette: Palette) -> Sequence[Strip]:
    """One card of each colour, and below what it is for."""
    sheet = Sheet(WIDTH, 9 + len(Colour), look, palette)
    for index, colour in enumerate(Colour):
        card = Card(colour, 1 + index % 3)
        sheet.paste(index % 3 * 9, index // 3 * 4, face(card, CARD, look, palette))
        x = sheet.put(0, 9 + index, f"{LETTERS[colour]} ", sheet.text("lamp", True))
        sheet.put(x, 9 + index, SERVES[colour], sheet.text())
    return sheet.block().lines


def _cards(*cards: Card) -> Callable[[Look, Palette], Sequence[Strip]]:
    def draw(look: Look, palette: Palette) -> Sequence[Strip]:
        sheet = Sheet(8 * len(cards), 4, look, palette)
        for index, card in enumerate(cards):
            sheet.paste(8 * index, 0, face(card, CARD, look, palette))
        return sheet.block().lines

    return draw


def _way(walk: Walk, height: int = 6) -> Callable[[Look, Palette], Sequence[Strip]]:
    """The part of the way that a move goes, or the whole way in two halves where none goes."""

    def draw(look: Look, palette: Palette) -> Sequence[Strip]:
        lines = picture(walk, (WHOLE, height), look, palette)
        if walk.target is None:
            return [*(line.crop(0, WIDTH) for line in lines), *(line.crop(WIDTH, WHOLE) for line in lines)]
        first = min(walk.step, walk.target) * (WHOLE - WIDTH) // 9
        left = min(first, WHOLE - WIDTH)
        return [line.crop(left, left + WIDTH) for line in lines]

    return draw


_PICTURES: Mapping[str, Callable[[Look, Palette], Sequence[Strip]]] = {
    "IG-COMP-1": _deck,
    "IG-COMP-2": _way(Walk(step=0, scepter=False)),
    "IG-REV-1": _cards(
        Card(Colour.GREEN, 2), Card(Colour.YELLOW, 1), Card(Colour.BLACK, 1), Card(Colour.RED, 3)
    ),
    "IG-JOK-1": _cards(Card(Colour.BLUE, 2)),
    "IG-MOVE-1": _way(Walk(step=2, scepter=False, target=7)),
    "IG-MOVE-3": _way(Walk(step=10, scepter=False, target=13)),
    "IG-MOVE-4": _way(Walk(step=9, scepter=True, target=5)),
    "IG-BURN-1": _cards(Card(Colour.BLACK, 1), Card(Colour.BLACK, 3)),
    "IG-END-1": _way(Walk(step=0, scepter=True)),
}
