"""Why cards cannot be used so, and tiles not be given, discarded or exchanged so."""

from cavegames.engine.game import Refusal
from cavegames.games.rwenzori.cards import NONE, Character, Gear
from cavegames.games.rwenzori.components import DARK, FACES, Kind
from cavegames.games.rwenzori.legal import actions, avoids, backs, stuck
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.spots import dark_spots
from cavegames.games.rwenzori.state import Due, State, Want
from cavegames.games.rwenzori.trapped import may_offer, may_swap, trapped
from cavegames.games.rwenzori.wording import title

_CLAUSE = {
    Gear.BAG: "RW-GEAR-1",
    Gear.BOOTS: "RW-GEAR-2",
    Gear.TORCH: "RW-GEAR-3",
    Gear.CHOCOLATE: "RW-GEAR-4",
    Gear.MAP: "RW-GEAR-5",
}
_WHEN = {
    Gear.BAG: "It avoids a +1 penalty, just when it is due, or lays a tile with gear-save.",
    Gear.BOOTS: "They are used just after going blind into a clock.",
    Gear.TORCH: "It is used before the action of a turn, on a dark tile at an exit.",
    Gear.CHOCOLATE: "It lays a normal tile as a save tile, with gear-save.",
    Gear.MAP: "It is used just after laying a +1 tile.",
}


def gear(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-GEAR-1 to RW-GEAR-5."""
    wanted = Gear(move.face)
    clause = _CLAUSE[wanted]
    if state.gear[due.seat] != wanted:
        return Refusal(clause, f"The {wanted.title} is not yours. Use your own gear, once.")
    if state.gear_used[due.seat]:
        return Refusal(clause, f"The {wanted.title} was used already. Each gear is used once.")
    fits = {
        Gear.BAG: due.want == Want.SAVE and avoids(state, due),
        Gear.BOOTS: due.want == Want.CLOCK,
        Gear.TORCH: due.want == Want.TURN and move.cell in dark_spots(state, due.seat),
        Gear.CHOCOLATE: False,
        Gear.MAP: due.want == Want.EXTRA and due.plus,
    }
    return None if fits[wanted] else Refusal(clause, _WHEN[wanted])


def card(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-COMP-9, RW-CHAR-1, RW-SOLO-12."""
    own = state.characters[due.seat]
    if own == NONE:
        return Refusal("RW-SOLO-12", "There are no characters in a match of one. Take an action.")
    wanted = Character(move.face)
    if own != wanted:
        return Refusal("RW-COMP-9", f"The {wanted.title} is not yours. Use your own character, once.")
    if state.characters_used[due.seat]:
        return Refusal("RW-COMP-9", f"The {wanted.title} was used already. Take an action.")
    if state.ending:
        return Refusal("RW-COMP-9", "No character is used in the end phase. Take an action.")
    return _target(state, due, move) if wanted.aimed else None


def _target(state: State, due: Due, move: Move) -> Refusal | None:
    """Who a character can be used on."""
    wanted = Character(move.face)
    if move.seat == due.seat or move.seat >= len(state.meeples):
        return Refusal("RW-COMP-9", f"The {wanted.title} is used on another player. Name one at the table.")
    if wanted == Character.THIEF and not state.hands[move.seat]:
        return Refusal("RW-COMP-9", "That hand is empty. Name another player.")
    return None


def offer(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-STUCK-2."""
    if move.seat == due.seat or move.seat >= len(state.meeples):
        return Refusal("RW-STUCK-2", "A hand is offered to another player. Name one at the table.")
    if state.ending:
        return Refusal("RW-STUCK-2", "No hand is offered in the end phase. Take an action.")
    if not trapped(state, move.seat):
        return Refusal("RW-STUCK-2", "That player is not trapped. A hand is offered to a trapped player.")
    if not may_offer(state, due.seat, move.seat):
        return Refusal("RW-STUCK-2", "It takes TNT or the save tile that the trapped player needs.")
    return None


def give(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-PEN-1, RW-STUCK-3, RW-COMP-9."""
    clause = {Want.GIVE: "RW-PEN-1", Want.RETURN: "RW-COMP-9"}.get(due.want, "RW-STUCK-3")
    if due.want == Want.DISCARD and not state.ending:
        return Refusal(clause, "Before the end phase tiles are discarded, not given. Use discard.")
    if move.seat not in due.seats:
        return Refusal(clause, "The tile goes to another player. Name who is to have it.")
    if due.want == Want.GIVE and move.face in DARK:
        return Refusal(clause, "No dark tile is given for a +1 penalty. Choose another tile.")
    return _in_hand(state, due, move, clause)


def discard(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-STUCK-3."""
    return _in_hand(state, due, move, "RW-STUCK-3")


def _in_hand(state: State, due: Due, move: Move, clause: str) -> Refusal | None:
    if move.face in state.hands[due.seat]:
        return None
    return Refusal(clause, f"There is no {title(move.face)} in the hand. Choose a tile that is.")


def miss(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-STUCK-1."""
    if not stuck(state, due, actions(state, due)):
        return Refusal("RW-STUCK-1", "Only a trapped player misses a turn, and there is a legal action.")
    if move.act == Act.SWAP and not may_swap(state, due.seat):
        return Refusal("RW-STUCK-1", "The hand is swapped after a missed turn, while there is a stack. Miss.")
    return None


def back(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-SOLO-4."""
    if state.solo is None:
        return Refusal("RW-SOLO-4", "Save tiles are exchanged in a match of one only. Take an action.")
    if not state.solo.section:
        return Refusal("RW-SOLO-4", "The unplayable section is empty. Take another action.")
    if FACES[move.face].kind != Kind.SAVE:
        return Refusal("RW-SOLO-4", "Only save tiles are exchanged. Choose one of the selection.")
    if move in backs(state, due.seat):
        return None
    return Refusal("RW-SOLO-4", f"There is no {title(move.face)} in the selection. Choose one that is.")


def pick(state: State, _: Due, move: Move) -> Refusal | None:
    """RW-SOLO-2, RW-SOLO-3."""
    if state.solo is not None and move.face in state.solo.section:
        return None
    return Refusal("RW-SOLO-3", f"There is no {title(move.face)} in the unplayable section. Choose another.")
