"""Why a move is not legal: the clause, and what to do instead. The mirror of `legal`."""

from collections import Counter

from cavegames.engine.game import Refusal
from cavegames.games.ignis import moves
from cavegames.games.ignis.bonus import offered, play_refusal
from cavegames.games.ignis.components import CAPS, MOST, SHIFT, Card, Colour
from cavegames.games.ignis.march import strength_needed
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.notation import HOW
from cavegames.games.ignis.shape import well_formed
from cavegames.games.ignis.stacks import join_refusal, ready, total
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.games.ignis.wording import article, card_in, held, listed

_UNREADABLE = Refusal("GEN-READ", f"That is no move of this game. {HOW}")
_OVER = Refusal("GEN-OVER", "The match is over. Start a new one to play on.")


def refusal(state: State, move: object) -> Refusal | None:
    """Why `move` is not legal, or None. Takes any object and never raises."""
    if type(move) is not Move or not well_formed(move):
        return _UNREADABLE
    if state.phase == Phase.OVER:
        return _OVER
    return _WHY[move.kind](state, move)


def _reveal(state: State, _: Move) -> Refusal | None:
    if state.phase not in (Phase.START, Phase.CHOOSE):
        return Refusal("IG-REV-1", f"Cards are revealed before the turn is chosen. {_instead(state)}")
    if len(state.revealed) >= MOST:
        return Refusal("IG-REV-1", f"{MOST} cards are the most in a round. Choose use or move.")
    return None


def _choose(state: State, move: Move) -> Refusal | None:
    if state.phase == Phase.START:
        return Refusal("IG-REV-1", "Reveal four cards first, then choose use or move.")
    if state.phase != Phase.CHOOSE:
        return Refusal("IG-REV-3", f"The kind of turn is chosen already. {_instead(state)}")
    if move.kind == Kind.MOVE and not state.stacks[Colour.GREEN]:
        return Refusal("IG-MOVE-1", "The green stack is empty, and a move uses green cards. Choose use.")
    return None


def _collect(state: State, move: Move) -> Refusal | None:
    if state.phase in (Phase.MOVE, Phase.MOVED):
        return Refusal("IG-MOVE-6", f"In a MOVE turn nothing is collected. {_instead(state)}")
    if state.phase != Phase.USE:
        return _first_use(state, "IG-USE-1", "Cards are collected in a USE turn.")
    if move.card not in state.revealed:
        lying = article(card_in(move.card))
        return Refusal(
            "IG-USE-1", f"{lying.capitalize()} does not lie open. Collect what does, or end the turn."
        )
    return join_refusal(state, move.card, Colour(move.stack))


def _take(state: State, move: Move) -> Refusal | None:
    if state.phase != Phase.USE:
        return _first_use(state, "IG-USE-3", "A bonus tile is taken in a USE turn.")
    if not ready(state, Colour.YELLOW):
        points, cap = total(state.stacks[Colour.YELLOW]), CAPS[Colour.YELLOW]
        return Refusal(
            "IG-USE-3", f"A bonus tile needs {cap} points of yellow; there are {points}. Collect more."
        )
    if state.tiles[move.tile] != Place.OFFERED:
        left = listed([tile.title for tile in offered(state)], "or") or "none"
        return Refusal("IG-USE-3", f"{Tile(move.tile).title} was taken already. Still there: {left}.")
    return None


def _skill(state: State, move: Move) -> Refusal | None:
    if state.phase != Phase.USE:
        return _first_use(state, "IG-USE-4", "The hero skill is used in a USE turn.")
    white = state.stacks[Colour.WHITE]
    if not ready(state, Colour.WHITE):
        cap = CAPS[Colour.WHITE]
        return Refusal(
            "IG-USE-4", f"The hero skill needs exactly {cap} points of white; there are {total(white)}."
        )
    if move == moves.SKILL:
        return None
    if move.card not in white:
        return Refusal("IG-USE-4", f"The white stack holds no {held(move.card)}. It holds {_in(white)}.")
    if move.card.value > SHIFT:
        return Refusal(
            "IG-USE-4", f"Only a 1 or a 2 may go to yellow, not a {move.card.value}. Choose another."
        )
    return None


def _play(state: State, move: Move) -> Refusal | None:
    return play_refusal(state, Tile(move.tile))


def _go(state: State, move: Move) -> Refusal | None:
    if state.phase == Phase.USE:
        return Refusal("IG-USE-6", "In a USE turn green and red only gather. Move in a MOVE turn.")
    if state.phase == Phase.MOVED:
        return Refusal("IG-MOVE-1", "The figure has moved in this turn already. End the turn.")
    if state.phase != Phase.MOVE:
        return Refusal("IG-REV-3", "The figure moves in a MOVE turn. Reveal four cards, then choose move.")
    return _green(state, move) or _red(state, move)


def _green(state: State, move: Move) -> Refusal | None:
    """Whether the green stack holds the cards used: the one discarded, and others of the values that stay."""
    green = state.stacks[Colour.GREEN]
    left = Counter(card.value for card in green)
    left[move.card.value] -= 1
    if move.card in green and not Counter(move.rest) - left:
        return None
    return Refusal("IG-MOVE-1", f"The green stack holds {_in(green)}; a move uses one to three of them.")


def _red(state: State, move: Move) -> Refusal | None:
    if not move.red:
        return None
    if not state.scepter:
        return Refusal("IG-MOVE-5", "No strength is needed on the way to the throne. Move with green alone.")
    if not strength_needed(state):
        return Refusal("IG-COMP-4", "Iron Grip holds the scepter in this move. Move with green alone.")
    red = state.stacks[Colour.RED]
    if Counter(move.red) - Counter(red):
        return Refusal("IG-MOVE-4", f"The red stack holds {_in(red)}; choose among them, or none.")
    return None


def _end(state: State, _: Move) -> Refusal | None:
    if state.phase in (Phase.USE, Phase.MOVED):
        return None
    if state.phase == Phase.MOVE:
        return Refusal(
            "IG-MOVE-1", "Move the figure first, with one to three green cards; then end the turn."
        )
    return Refusal("IG-REV-3", f"A turn is chosen before it ends. {_instead(state)}")


_WHY = {
    Kind.REVEAL: _reveal,
    Kind.USE: _choose,
    Kind.MOVE: _choose,
    Kind.COLLECT: _collect,
    Kind.TAKE: _take,
    Kind.SKILL: _skill,
    Kind.PLAY: _play,
    Kind.GO: _go,
    Kind.END: _end,
}

_INSTEAD = {
    Phase.START: "Reveal four cards first.",
    Phase.CHOOSE: "Choose use or move.",
    Phase.USE: "Collect cards, or end the turn.",
    Phase.MOVE: "Move the figure with green cards.",
    Phase.MOVED: "End the turn.",
}


def _instead(state: State) -> str:
    return _INSTEAD[state.phase]


def _first_use(state: State, clause: str, rule: str) -> Refusal:
    """Why something of a USE turn cannot be done in another phase."""
    if state.phase == Phase.CHOOSE:
        return Refusal(clause, f"{rule} Choose use first.")
    if state.phase == Phase.START:
        return Refusal(clause, f"{rule} Reveal four cards, then choose use.")
    return Refusal(clause, f"{rule} {_instead(state)}")


def _in(cards: tuple[Card, ...]) -> str:
    """What a stack holds, in notation."""
    return listed([held(card) for card in cards]) or "nothing"
