"""The supply of path tiles: pictures beside each other, or lines where those do not fit."""

from collections.abc import Sequence

from textual.geometry import Region

from cavegames.tui.games.redpeak import tilecard
from cavegames.tui.games.redpeak.tilecard import Offer
from cavegames.tui.sheet import Sheet


def supply(sheet: Sheet, offers: Sequence[Offer]) -> None:
    """All tiles of the supply on a sheet; its places are `tile0`, `tile1` …, in their order."""
    if offers and pictures_fit(len(offers), sheet.width, sheet.height):
        _pictures(sheet, offers)
    else:
        _lines(sheet, offers)


def pictures_fit(count: int, width: int, height: int) -> bool:
    """Whether so many tiles fit a room as pictures."""
    across, down = (width + 1) // (tilecard.WIDTH + 1), height // tilecard.HEIGHT
    return count <= across * down


def _pictures(sheet: Sheet, offers: Sequence[Offer]) -> None:
    across = (sheet.width + 1) // (tilecard.WIDTH + 1)
    for index, offer in enumerate(offers):
        x, y = index % across * (tilecard.WIDTH + 1), index // across * tilecard.HEIGHT
        sheet.paste(x, y, tilecard.card(offer, sheet.look, sheet.colours))
        sheet.mark(f"tile{index}", Region(x, y, tilecard.WIDTH, tilecard.HEIGHT))


def _lines(sheet: Sheet, offers: Sequence[Offer]) -> None:
    """Column by column, and where even that is too much, as many as there is room for."""
    across = max(1, (sheet.width + 1) // (tilecard.LINE + 1))
    down = max(1, -(-len(offers) // across))
    for index, offer in enumerate(offers):
        x, y = index // down * (tilecard.LINE + 1), index % down
        sheet.paste(x, y, (tilecard.line(offer, sheet.look, sheet.colours),))
        sheet.mark(f"tile{index}", Region(x, y, tilecard.LINE, 1))
