"""The six bonus tiles: still there, taken, at work or used, with their effect in a few words."""

from textual.geometry import Region

from cavegames.games.ignis.bonus import no_effect
from cavegames.games.ignis.components import CAPS, Colour
from cavegames.games.ignis.stacks import ready
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.letters import TILE_KEYS
from cavegames.tui.sheet import Sheet

PLAIN = ("o", "*", ">", "-")
"""Still there, taken, at work in this turn, used."""
DRAWN = ("○", "●", "►", "×")  # noqa: RUF001 (a cross, not a letter)

EFFECTS = {
    Tile.COOL_DRAUGHT: "burns {n} max",
    Tile.DEEP_BREATH: "+{n} cubes",
    Tile.SWIFT_FEET: "+{n} steps",
    Tile.IRON_GRIP: "needs only {n}",
    Tile.KEEN_EYE: "{n} new cards",
    Tile.FIRM_STEP: "keeps {n} card",
}
"""What a tile does, in two or three words."""
WHEN = {
    Tile.COOL_DRAUGHT: "all black cards of one turn",
    Tile.DEEP_BREATH: "burnt ones come back to the fuse",
    Tile.SWIFT_FEET: "further in one move",
    Tile.IRON_GRIP: "the strength for the scepter, in one move",
    Tile.KEEN_EYE: "for those revealed, before choosing",
    Tile.FIRM_STEP: "the green one that a move would discard",
}
"""The rest of it, where there is room for a second line."""


def tiles(sheet: Sheet, aim: Aim, cursor: str) -> None:
    """The bonus table as a part of the table; with room each tile has a second line."""
    sheet.put(0, 0, _title(aim.view, sheet.width), sheet.text("lamp", True))
    step = 2 if sheet.height > 2 * len(Tile) and sheet.width >= 44 else 1
    for tile in Tile:
        y = 1 + tile * step
        _tile(sheet, y, tile, aim, cursor == tile.id)
        if step > 1:
            sheet.put(4, y + 1, WHEN[tile], sheet.text("quiet"))
        sheet.mark(tile.id, Region(0, y, sheet.width, step))


def _title(view: State, width: int) -> str:
    if view.phase == Phase.USE and ready(view, Colour.YELLOW):
        return "BONUS: take one now"
    cost = CAPS[Colour.YELLOW]
    return f"BONUS TILES, one for {cost} yellow" if width >= 40 else f"BONUS, one for {cost} yellow"


def _tile(sheet: Sheet, y: int, tile: Tile, aim: Aim, lit: bool) -> None:
    sign, words, role = state_of(aim.view, tile, sheet.plain)
    can = aim.acting is not None and any(move.tile == tile for move in aim.legal)
    style = sheet.held if lit else sheet.text("text" if can else role, can)
    sheet.put(0, y, TILE_KEYS[tile], sheet.held if lit else sheet.text("lamp" if can else "quiet", can))
    sheet.put(1, y, f" {sign} {tile.title:<12} {words}"[: sheet.width - 1], style)


def state_of(view: State, tile: Tile, plain: bool) -> tuple[str, str, str]:
    """Sign, words and the role of the colour of a tile."""
    there, taken, works, used = PLAIN if plain else DRAWN
    if tile in view.active:
        return works, "at work", "lamp"
    if view.tiles[tile] == Place.USED:
        return used, "used", "quiet"
    if view.tiles[tile] == Place.OFFERED:
        return there, EFFECTS[tile].format(n=tile.strength), "quiet"
    now = view.phase != Phase.OVER and no_effect(view, tile) is None
    return taken, "use it now" if now else "yours", "lamp"
