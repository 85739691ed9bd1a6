"""Whether an object is a move of this game at all, whatever its fields hold."""

from cavegames.games.ignis import moves
from cavegames.games.ignis.components import DECK, GREEN_USED, Card, Colour
from cavegames.games.ignis.moves import NO_CARD, Kind, Move
from cavegames.games.ignis.stacks import targets
from cavegames.games.ignis.tiles import Tile

_CARDS = frozenset(DECK)
_GREEN = frozenset(card for card in DECK if card.colour in (Colour.GREEN, Colour.BLUE))
_RED = frozenset(card for card in DECK if card.colour in (Colour.RED, Colour.BLUE))
_WHITE = frozenset(card for card in DECK if card.colour in (Colour.WHITE, Colour.BLUE))


def well_formed(move: Move) -> bool:
    """Whether a move names what is there, in the one way that it can be written."""
    if type(move.kind) is not Kind or not _typed(move):
        return False
    match move.kind:
        case Kind.COLLECT:
            known = move.card in _CARDS and move.stack in targets(move.card)
            return known and move == moves.collect(move.card, move.stack)
        case Kind.TAKE | Kind.PLAY:
            return 0 <= move.tile < len(Tile) and move == Move(move.kind, tile=move.tile)
        case Kind.SKILL:
            shown = move.card == NO_CARD or move.card in _WHITE
            return shown and move == moves.skill(move.card)
        case Kind.GO:
            return _march(move)
        case _:
            return move == Move(move.kind)


def _typed(move: Move) -> bool:
    """Whether each field is of its own type, so that comparing and hashing cannot fail."""
    cards = (move.card, *move.red) if type(move.red) is tuple else ()
    numbers = (move.stack, move.tile, *move.rest) if type(move.rest) is tuple else (None,)
    return bool(cards) and all(map(_is_card, cards)) and all(isinstance(n, int) for n in numbers)


def _is_card(card: object) -> bool:
    return type(card) is Card and all(isinstance(part, int) for part in card)


def _march(move: Move) -> bool:
    """One to three green cards, the discarded one the highest; red ones in order, as many as there are."""
    if move.card not in _GREEN or len(move.rest) >= GREEN_USED or not set(move.red) <= _RED:
        return False
    if not all(1 <= value <= move.card.value for value in move.rest):
        return False
    if any(move.red.count(card) > DECK.count(card) for card in move.red):
        return False
    rest = tuple(Card(Colour.GREEN, value) for value in move.rest)
    return move == moves.go((move.card, *rest), move.red)
