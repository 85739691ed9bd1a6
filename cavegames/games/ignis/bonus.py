"""Which bonus tiles would have an effect now (IG-BON-1)."""

from cavegames.engine.game import Refusal
from cavegames.games.ignis.burn import black_points, burn
from cavegames.games.ignis.components import CUBES
from cavegames.games.ignis.march import changes, strength_needed
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import MOVE_TILES, Place, Tile
from cavegames.games.ignis.wording import counted


def playable(state: State) -> tuple[Tile, ...]:
    """The tiles that can be used now, ascending: held, and with an effect."""
    return tuple(tile for tile in Tile if play_refusal(state, tile) is None)


def offered(state: State) -> tuple[Tile, ...]:
    """The tiles that are still there to be taken (IG-USE-3)."""
    return tuple(tile for tile in Tile if state.tiles[tile] == Place.OFFERED)


def play_refusal(state: State, tile: Tile) -> Refusal | None:
    """Why a tile cannot be used now; None when it can."""
    place = state.tiles[tile]
    if place == Place.USED:
        return Refusal("IG-BON-1", f"{tile.title} was used already; each tile works once.")
    if place == Place.OFFERED:
        return Refusal("IG-BON-1", f"{tile.title} was not taken yet. Take it in a USE turn with 6 yellow.")
    why = no_effect(state, tile)
    return None if why is None else Refusal("IG-BON-1", why)


def no_effect(state: State, tile: Tile) -> str | None:
    """Why a tile would have no effect at this moment, as a sentence; None when it would have one."""
    if tile in MOVE_TILES:
        return _no_move(state, tile)
    if tile == Tile.DEEP_BREATH:
        return "Nothing has burnt yet. Keep Deep Breath for later." if state.cubes == CUBES else None
    if tile == Tile.COOL_DRAUGHT:
        return _nothing_to_cool(state)
    if state.phase != Phase.CHOOSE:
        return "Keen Eye works when cards lie open and the kind of turn is not chosen yet."
    return None


def _nothing_to_cool(state: State) -> str | None:
    if not black_points(state):
        return "No black card lies open, so there is nothing to cool."
    now, most = burn(state), Tile.COOL_DRAUGHT.strength
    if now.wanted > most >= state.cubes:
        left = f"only {counted(state.cubes, 'cube')} {'is' if state.cubes == 1 else 'are'} left"
        return f"Even with Cool Draught {counted(most, 'cube')} would burn, and {left}. It saves none now."
    if now.cubes <= most:
        hot = f"This turn burns no more than {counted(most, 'cube')} as it stands."
        return f"{hot} Keep Cool Draught for a hotter one."
    return None


def _no_move(state: State, tile: Tile) -> str | None:
    if state.phase == Phase.MOVED:
        return f"The figure has moved already. Keep {tile.title} for another move."
    if state.phase != Phase.MOVE:
        return f"{tile.title} works in a MOVE turn, before the figure moves. Choose move first."
    if tile == Tile.IRON_GRIP and not strength_needed(state):
        return "The figure does not carry the scepter yet, so no strength is needed."
    return (
        None
        if changes(state, tile)
        else f"No move goes further with {tile.title} now. Keep it for another one."
    )
