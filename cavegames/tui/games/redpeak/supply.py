"""The supply as pictures, for a pane."""

from collections.abc import Callable, Sequence

from textual.content import Content

from cavegames.tui.games.redpeak import tilecard
from cavegames.tui.games.redpeak.tilecard import Offer
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.written import written


def gallery(
    offers: Sequence[Offer],
    width: int,
    look: Look,
    colours: Palette,
    click: Callable[[Content, int], Content],
) -> list[Content]:
    """All tiles of the supply, as many beside each other as `width` has room for.

    `click` makes a line of the picture of a tile, by its place in the supply, one that can be clicked.
    """
    across = max(1, (width + 1) // (tilecard.WIDTH + 1))
    lines: list[Content] = []
    for first in range(0, len(offers), across):
        cards = [
            [click(written(strip), at) for strip in tilecard.card(offers[at], look, colours)]
            for at in range(first, min(first + across, len(offers)))
        ]
        lines += [Content(" ").join(parts) for parts in zip(*cards, strict=True)]
    return lines


def height(count: int, width: int) -> int:
    """The lines that so many tiles take in so many columns."""
    across = max(1, (width + 1) // (tilecard.WIDTH + 1))
    return -(-count // across) * tilecard.HEIGHT
