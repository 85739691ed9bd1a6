"""What is asked once more before it is done."""

from collections.abc import Sequence

from cavegames.engine.game import Refusal
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import Want
from cavegames.games.rwenzori.still import still
from cavegames.tui.games.rwenzori.aim import Aim

_LEFT = {
    Want.EXTRA: "RW-ACT-2",
    Want.LAY_ON: "RW-BLIND-2",
    Want.DISCARD: "RW-STUCK-3",
    Want.LAYS: "RW-ACT-2",
    Want.ONWARD: "RW-HID-3",
}
_HELPS = (Act.SAVE, Act.GEAR_SAVE)


def doubts(aim: Aim, move: Move, names: Sequence[str]) -> Refusal | None:
    """Why a move may not be what the player wants; None where there is no doubt."""
    due = aim.view.due[-1] if aim.view.due else None
    if due is None:
        return None
    if move.act == Act.PASS and due.want in _LEFT and len(aim.legal) > 1:
        return Refusal(
            _LEFT[due.want], f"You still have: {still(aim.view, names)[0]}. Do it again to give that up."
        )
    if move.act == Act.PENALTY and any(other.act in _HELPS for other in aim.legal):
        return Refusal("RW-BLIND-3", "A tile of the hand gets past this. Do it again to take the penalty.")
    if move.act == Act.BACK and due.want == Want.TURN:
        return Refusal(
            "RW-SOLO-4", "This exchanges save tiles in the place of laying. Do it again to exchange."
        )
    return None
