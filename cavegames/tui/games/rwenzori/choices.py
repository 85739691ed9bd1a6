"""What can be taken in hand, and which moves it stands for: tiles, and deeds without one. Knows no widget."""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from cavegames.engine.game import Seat
from cavegames.games.rwenzori.components import ESCAPE, HIDDEN, TNT
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State, Tiles


class Deed(StrEnum):
    """Something to be done that needs no tile of the hand."""

    NONE = ""
    MOVE = "move"
    """Move, go through hidden passages, or go in blind."""
    GEAR = "gear"
    CARD = "card"
    YES = "yes"
    """Offer the hand, take one that is offered, or swap it; the trapped may have the choice of two."""
    NO = "no"
    """Pass, miss the turn, take the penalty, or refuse."""
    ROTATE = "rotate"
    """Turn the tile that was revealed."""
    CAVE = "cave"
    """Place the tile of the cave."""
    LAVA = "lava"
    """Lay a lava tile."""


MUST = (Deed.ROTATE, Deed.CAVE, Deed.LAVA)
"""The deeds that come before everything else when they are due: nothing else can be taken in hand."""

Choice: TypeAlias = int | Deed
"""What is in hand: a face, or a deed."""

_DEEDS = {
    Act.MOVE: Deed.MOVE,
    Act.THROUGH: Deed.MOVE,
    Act.BLIND: Deed.MOVE,
    Act.GEAR: Deed.GEAR,
    Act.CARD: Deed.CARD,
    Act.SWAP: Deed.YES,
    Act.ACCEPT: Deed.YES,
    Act.OFFER: Deed.YES,
    Act.PASS: Deed.NO,
    Act.MISS: Deed.NO,
    Act.PENALTY: Deed.NO,
    Act.REFUSE: Deed.NO,
    Act.TURN: Deed.ROTATE,
    Act.CAVE: Deed.CAVE,
    Act.LAVA: Deed.LAVA,
}


def choice_of(move: Move) -> Choice:
    """What must be in hand for a move."""
    if move.act == Act.TNT:
        return TNT
    return _DEEDS.get(move.act, move.face)


class Item(NamedTuple):
    """One sort of tile that lies before the player."""

    face: int
    many: int
    taken: bool = False
    """It lies in the unplayable section and not in the hand (RW-SOLO-2)."""


def items(view: State, seat: Seat, legal: Iterable[Move]) -> tuple[Item, ...]:
    """The tiles that a seat may take in hand, each face once; first those it may pick."""
    legal = tuple(legal)
    picks = {move.face for move in legal if move.act == Act.PICK}
    section = Counter(view.solo.section) if view.solo is not None else Counter()
    found = [Item(face, section[face], True) for face in sorted(picks)]
    hand = Counter(face for face in view.hands[seat] if face != HIDDEN)
    if any(choice_of(move) == ESCAPE for move in legal):
        hand[ESCAPE] = 1
    return (*found, *(Item(face, count) for face, count in sorted(hand.items())))


def knows(hand: Tiles) -> bool:
    """Whether the viewer sees a hand, and there is one to see."""
    return bool(hand) and HIDDEN not in hand


def seen_hand(view: State, asked: Seat | None) -> Seat | None:
    """Whose hand a view shows: that of who is asked, else of whose turn it is, else the one that it knows."""
    order = ([] if asked is None else [asked]) + [view.seat, *range(len(view.hands))]
    return next((seat for seat in order if knows(view.hands[seat])), asked)
