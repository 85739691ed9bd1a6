"""What is asked once more before it is done: it cannot be meant, or hardly."""

from cavegames.engine.game import Refusal
from cavegames.games.ignis.bonus import playable
from cavegames.games.ignis.components import Colour
from cavegames.games.ignis.moves import END, SKILL, Move
from cavegames.games.ignis.stacks import ready, shiftable
from cavegames.games.ignis.state import Phase
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.wording import listed
from cavegames.tui.games.ignis.aim import Aim

SAVING = (Tile.COOL_DRAUGHT, Tile.DEEP_BREATH)
"""Tiles that leave more cubes."""


def doubts(aim: Aim, move: Move) -> Refusal | None:
    """Why a move is asked once more; None when it is not."""
    if aim.game.refusal(aim.view, move) is not None:
        return None
    if move == SKILL and ready(aim.view, Colour.WHITE) and not shiftable(aim.view):
        why = "White has no 1 or 2 to shift, so all six points would just go. Use the skill again to do it."
        return Refusal("IG-USE-4", why)
    return _ending(aim) if move == END else None


def _ending(aim: Aim) -> Refusal | None:
    """What speaks against ending the turn."""
    saving = listed([tile.title for tile in playable(aim.view) if tile in SAVING], "or")
    instead = f"Use {saving}, or end again." if saving else "End again to do it."
    if aim.fate and aim.out:
        return Refusal("IG-END-2", f"The last cube would burn: a tie. {instead}") if saving else None
    if aim.fate:
        return Refusal("IG-END-3", f"The last cube would burn, and the cave fall in. {instead}")
    fits = _left_over(aim)
    if not fits:
        return None
    left = "1 card still fits" if fits == 1 else f"{fits} cards still fit"
    return Refusal("IG-USE-1", f"{left} on a stack. Collect, or end again to leave it.")


def _left_over(aim: Aim) -> int:
    """Cards that could be collected without any harm."""
    if aim.view.phase != Phase.USE:
        return 0
    return sum(bool(use.moves) and use.card.colour != Colour.BLUE for use in aim.uses)
