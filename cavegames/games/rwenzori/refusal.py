"""Why a move is not legal: the clause, and what to do instead. The mirror of `legal`."""

from collections.abc import Callable

from cavegames.engine.game import Refusal
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori import refusal_helping as helping
from cavegames.games.rwenzori import refusal_laying as laying
from cavegames.games.rwenzori import refusal_walking as walking
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.notation import HOW, well_formed
from cavegames.games.rwenzori.prompt import lay_on_clause, lays_clause
from cavegames.games.rwenzori.state import Due, State, Want, Why

_UNREADABLE = Refusal("GEN-READ", f"That is no move of this game. {HOW}")
_OVER = Refusal("GEN-OVER", "The match is over. Start a new one to play on.")

_LAYS = (Act.LAY, Act.BLOCK, Act.SAVE, Act.GEAR_SAVE, Act.TNT, Act.LIGHT)
_FREE = (Act.GEAR, Act.CARD, Act.OFFER)
_TRAPPED = (Act.MISS, Act.SWAP)

_ACTS: dict[Want, tuple[Act, ...]] = {
    Want.TURN: (*_LAYS, Act.MOVE, Act.BLIND, *_FREE, *_TRAPPED, Act.BACK),
    Want.ROTATE: (Act.TURN,),
    Want.SAVE: (Act.SAVE, Act.GEAR_SAVE, Act.PENALTY, Act.GEAR),
    Want.CLOCK: (Act.GEAR, Act.PASS),
    Want.LAY_ON: (Act.LAY, Act.PASS),
    Want.EXTRA: (*_LAYS, Act.MOVE, Act.GEAR, Act.PASS),
    Want.DISCARD: (Act.DISCARD, Act.GIVE, Act.PASS),
    Want.GIVE: (Act.GIVE, Act.PASS),
    Want.RETURN: (Act.GIVE,),
    Want.ANSWER: (Act.ACCEPT, Act.REFUSE),
    Want.PICK: (Act.PICK,),
    Want.EXCHANGE: (Act.BACK, Act.PASS),
    Want.CAVE: (Act.CAVE,),
    Want.LAYS: (*_LAYS, Act.PASS),
    Want.ONWARD: (*_LAYS, Act.BLIND, Act.PASS),
}
"""The acts that may be legal while something is due."""


def refusal(state: State, move: object) -> Refusal | None:
    """Why `move` is not legal, or None. Takes any object and never raises."""
    if type(move) is not Move or not well_formed(move):
        return _UNREADABLE
    if not state.due:
        return _OVER
    due, rules = state.due[-1], expansions.of(state.expansions)
    if move.act in rules.acts or due.want in rules.wants:
        return rules.refusal(state, due, move)
    if move.act not in _ACTS[due.want]:
        return _OTHER_RULES.get(move.act) or _instead(state, due, move)
    refused = _WHY[move.act](state, due, move)
    return refused and (rules.reason(state, due, move) or refused)


_OTHER_RULES = {
    Act.THROUGH: Refusal("RW-HID-3", "There are no hidden passages in this match. Use move."),
    Act.LAVA: Refusal("RW-LAVA-1", "Nobody lays lava in this match. Take an action."),
    Act.ALARM: Refusal("RW-LAVA-2", "No alarm rings in this match. Take an action."),
}
"""The moves that only an expansion knows."""


def _instead(state: State, due: Due, move: Move) -> Refusal:
    """What is asked for now, where the act is none of that."""
    if due.want == Want.TURN:
        return _NOT_IN_A_TURN[move.act]
    if due.want == Want.LAY_ON:
        return Refusal(lay_on_clause(state, due), "One more tile may be laid from here, with lay. Or pass.")
    if due.want == Want.LAYS:
        return Refusal(lays_clause(state, due), "Further tiles may be laid now. Lay one or pass.")
    if due.want == Want.ROTATE and due.why != Why.BLIND:
        return Refusal("RW-ILLU-1", "The revealed tile must be turned first, as in turn:0.")
    return _INSTEAD[due.want]


_INSTEAD: dict[Want, Refusal] = {
    Want.ROTATE: Refusal("RW-BLIND-1", "The revealed tile must be turned first, as in turn:0."),
    Want.SAVE: Refusal(
        "RW-BLIND-3", "The dark tile asks for its save tile. Lay that past it, or take the penalty."
    ),
    Want.CLOCK: Refusal("RW-PEN-3", "In a clock nothing is laid this turn. Pass, or use Sturdy Boots."),
    Want.EXTRA: Refusal("RW-ACT-1", "A further action is to lay a tile or to move. Do that or pass."),
    Want.DISCARD: Refusal("RW-STUCK-3", "Tiles may be discarded now for freeing a player. Do that or pass."),
    Want.GIVE: Refusal("RW-PEN-1", "A tile that is not dark is owed for the +1 penalty. Give one."),
    Want.RETURN: Refusal("RW-COMP-9", "The Thief owes a tile. Give one of the hand back."),
    Want.ANSWER: Refusal("RW-STUCK-2", "A hand is offered. Accept or refuse it."),
    Want.PICK: Refusal("RW-SOLO-3", "A save tile must be chosen first, as in pick:dive-star."),
    Want.EXCHANGE: Refusal("RW-SOLO-4", "Save tiles are being exchanged. Put another one back, or pass."),
    Want.CAVE: Refusal("RW-SOLO-8", "The tile of the cave must be placed first."),
    Want.ONWARD: Refusal("RW-HID-3", "Here a tile may be laid or a dark tile entered. Do that or pass."),
}

_NOT_IN_A_TURN: dict[Act, Refusal] = {
    Act.TURN: Refusal("RW-BLIND-1", "No tile waits to be turned. Reveal a dark tile first."),
    Act.PENALTY: Refusal("RW-BLIND-4", "No penalty is due. Go into a dark tile first."),
    Act.ACCEPT: Refusal("RW-STUCK-2", "Nobody offers a hand. Take an action."),
    Act.REFUSE: Refusal("RW-STUCK-2", "Nobody offers a hand. Take an action."),
    Act.GIVE: Refusal("RW-STUCK-3", "No tile is to be given now. Take an action."),
    Act.DISCARD: Refusal("RW-STUCK-3", "Tiles are discarded only after freeing a player with TNT."),
    Act.PICK: Refusal("RW-SOLO-3", "No save tile is to be chosen now. Take an action."),
    Act.CAVE: Refusal("RW-SOLO-8", "The cave has drawn nothing. Take an action first."),
    Act.PASS: Refusal("RW-TURN-1", "A turn is one action: lay a tile, move, or go in blind."),
}

_WHY: dict[Act, Callable[[State, Due, Move], Refusal | None]] = {
    Act.LAY: laying.lay,
    Act.BLOCK: laying.block,
    Act.SAVE: laying.save,
    Act.GEAR_SAVE: laying.gear_save,
    Act.TNT: laying.tnt,
    Act.LIGHT: laying.light,
    Act.MOVE: walking.move,
    Act.BLIND: walking.blind,
    Act.TURN: walking.turn,
    Act.PENALTY: walking.nothing,
    Act.GEAR: helping.gear,
    Act.CARD: helping.card,
    Act.OFFER: helping.offer,
    Act.ACCEPT: walking.nothing,
    Act.REFUSE: walking.nothing,
    Act.GIVE: helping.give,
    Act.DISCARD: helping.discard,
    Act.SWAP: helping.miss,
    Act.MISS: helping.miss,
    Act.BACK: helping.back,
    Act.PICK: helping.pick,
    Act.CAVE: walking.cave,
    Act.PASS: walking.leave,
}
