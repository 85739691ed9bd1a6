"""Moves as text: `place:t07/s`, `go`, `pay:axe+rope+map`, `on`, `buy:path` and so on."""

from cavegames.engine.game import Refusal, Unreadable
from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import catalogue
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, TOOLS, Gain, Tool
from cavegames.games.redpeak.moves import WARES, Kind, Move

HOW = (
    "A move is one of turn, place:t07/s, ask:rope, go, pay:axe+food+torch, pass, multi, back, board, rest, "
    "sand, on, keep:b2, take:path and buy:cards."
)

_LONGEST = 40
"""Longer text is no move."""


def notate(move: Move) -> str:
    """The text of a move. Raises KeyError for what is no move of this game."""
    return _TEXTS[move]


def read(text: str) -> Move:
    """The move a text names, legal or not; case, blanks around and the order of tools do not matter.

    Raises Unreadable.
    """
    plain = text.strip().lower() if len(text) <= 4 * _LONGEST else ""
    if plain.startswith("pay:"):
        plain = f"pay:{ordered(plain.removeprefix('pay:'))}"
    if plain not in _MOVES:
        raise Unreadable(_explain(plain))
    return _MOVES[plain]


def ordered(card: str) -> str:
    """The name of a card with its tools in their order, as far as they are tools."""
    names = card.split("+")
    return "+".join(sorted(names, key=lambda name: TOOLS.get(name, len(TOOLS))))


def _text(move: Move) -> str:
    name = move.kind.name.lower()
    match move.kind:
        case Kind.BUY | Kind.TAKE:
            return f"{name}:{Gain(move.what).name.lower()}"
        case Kind.PLACE:
            return f"{name}:{TILES[move.what].id}/{Side(move.exit).name[0].lower()}"
        case Kind.ASK:
            return f"{name}:{Tool(move.what).id}"
        case Kind.PAY:
            return f"{name}:{CARDS[move.what]}"
        case Kind.KEEP:
            return f"{name}:{BOATS[move.what].id}"
        case _:
            return name


_TEXTS = {move: _text(move) for move in catalogue.ALL}
_MOVES = {text: move for move, text in _TEXTS.items()}

_CHOICES = {
    "buy": f"There is no such thing to buy. There are: {', '.join(ware.name.lower() for ware in WARES)}.",
    "place": f"Name a tile and the side it leads to, as in place:{TILES[0].id}/s.",
    "ask": f"There is no such tool. There are: {', '.join(TOOLS)}.",
    "pay": f"There is no such card. Name its three tools, as in pay:{CARDS[0]}.",
    "keep": f"There is no such boat. There are: {', '.join(boat.id for boat in BOATS)}.",
    "take": "A bonus gives take:path or take:boat.",
}
"""What to say of a move that names what is not there."""


def _explain(plain: str) -> Refusal:
    kind, colon, _ = plain.partition(":")
    if colon and kind in _CHOICES:
        return Refusal("GEN-READ", _CHOICES[kind])
    known = plain.isascii() and plain.isprintable() and 0 < len(plain) <= 20
    said = f"{plain!r} is no move. " if known else "That is no move. "
    return Refusal("GEN-READ", said + HOW)
