"""The six bonus tiles: still there, taken, at work or used, with their effect in a few words."""

from textual.geometry import Region

from cavegames.games.ignis.bonus import no_effect
from cavegames.games.ignis.components import CAPS, Colour
from cavegames.games.ignis.stacks import ready
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.tui.games.ignis import shades
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.letters import TILE_KEYS
from cavegames.tui.games.ignis.sheet import Block, Sheet
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

SIGNS = {Look.ASCII: ("o", "*", ">", "-")}
DRAWN = ("○", "●", "►", "–")
"""Still there, taken, at work in this turn, used."""

EFFECTS = {
    Tile.COOL_DRAUGHT: "black burns {n}",
    Tile.DEEP_BREATH: "+{n} cubes",
    Tile.SWIFT_FEET: "+{n} steps",
    Tile.IRON_GRIP: "{n} strength",
    Tile.KEEN_EYE: "{n} new cards",
    Tile.FIRM_STEP: "keeps cards",
}


def effect(tile: Tile) -> str:
    """What a tile does, in two or three words."""
    return EFFECTS[tile].format(n=tile.strength or "no")


def tiles(aim: Aim, room: Region, cursor: str, look: Look, colours: Palette) -> Block:
    """The bonus table as a part of the table; with room each tile has its whole sentence below."""
    sheet = Sheet(room.width, room.height, shades.text(colours))
    sheet.put(0, 0, _title(aim.view, room.width), shades.text(colours, "lamp", True))
    step = 2 if room.height >= 2 * len(Tile) + 1 and room.width >= 44 else 1
    for tile in Tile:
        y = 1 + tile * step
        _tile(sheet, y, tile, aim, cursor == tile.id, look, colours)
        if step > 1:
            sheet.put(
                4, y + 1, tile.text.split(",")[0].rstrip(".")[: room.width - 4], shades.text(colours, "quiet")
            )
        sheet.mark(tile.id, Region(0, y, room.width, step))
    return sheet.block()


def _title(view: State, width: int) -> str:
    if view.phase == Phase.USE and ready(view, Colour.YELLOW):
        return "BONUS: take one, for yellow"
    cost = CAPS[Colour.YELLOW]
    return f"BONUS TILES (one for {cost} yellow)" if width >= 40 else f"BONUS, one for {cost} yellow"


def _tile(sheet: Sheet, y: int, tile: Tile, aim: Aim, lit: bool, look: Look, colours: Palette) -> None:
    sign, words, role = state_of(aim.view, tile, look)
    can = aim.acting is not None and any(move.tile == tile for move in aim.legal)
    style = shades.held(colours) if lit else shades.text(colours, "text" if can else role, can)
    text = f"{sign} {tile.title:<12} {words}"
    key = shades.text(colours, "lamp" if can else "quiet", can)
    sheet.put(0, y, TILE_KEYS[tile], shades.held(colours) if lit else key)
    sheet.put(1, y, f" {text}"[: sheet.width - 1], style)


def state_of(view: State, tile: Tile, look: Look) -> tuple[str, str, str]:
    """Sign, words and the role of the colour of a tile."""
    there, taken, works, used = SIGNS.get(look, DRAWN)
    if tile in view.active:
        return works, "at work", "lamp"
    if view.tiles[tile] == Place.USED:
        return used, "used", "quiet"
    if view.tiles[tile] == Place.OFFERED:
        return there, effect(tile), "quiet"
    now = view.phase != Phase.OVER and no_effect(view, tile) is None
    return taken, "use it now" if now else "yours", "lamp"
