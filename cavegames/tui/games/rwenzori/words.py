"""What can be done at the table, in words: on chips, and in the line that says what Enter does."""

from collections.abc import Sequence

from cavegames.games.rwenzori.board import Status
from cavegames.games.rwenzori.cards import NONE, Character, Gear
from cavegames.games.rwenzori.components import HIDDEN
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State, Want
from cavegames.games.rwenzori.wording import a, title
from cavegames.tui.games.rwenzori.aim import Aim
from cavegames.tui.games.rwenzori.choices import Deed

_LABELS = {
    Act.OFFER: "Offer your hand",
    Act.SWAP: "Swap the hand",
    Act.ACCEPT: "Take the hand",
    Act.PASS: "Pass",
    Act.MISS: "Miss the turn",
    Act.PENALTY: "Take the penalty",
    Act.REFUSE: "Refuse the hand",
}
_MOVES = {
    frozenset((Act.MOVE, Act.BLIND)): "Move or go in blind",
    frozenset((Act.MOVE, Act.THROUGH, Act.BLIND)): "Move or go in blind",
    frozenset((Act.BLIND,)): "Go in blind",
    frozenset((Act.THROUGH,)): "Go through a passage",
}
_PASSES = {Want.DISCARD: "Keep the rest", Want.EXCHANGE: "Done"}


def label(aim: Aim, deed: Deed) -> str:
    """A deed in two or three words."""
    if deed == Deed.MOVE:
        return _MOVES.get(frozenset(move.act for move in aim.offers(deed)), "Move")
    if deed in (Deed.GEAR, Deed.CARD):
        return card(aim.view, aim.hand_of, deed)
    if deed == Deed.LAVA:
        return "lava"
    acts = {move.act for move in aim.offers(deed)}
    if acts == {Act.OFFER, Act.SWAP}:
        return "Swap or offer the hand"
    return next((_label(aim, act) for act in acts), "")


def _label(aim: Aim, act: Act) -> str:
    """Something that needs no tile and no place, in two or three words."""
    if act == Act.PASS and aim.view.due:
        return _PASSES.get(aim.view.due[-1].want, "Pass")
    return _LABELS.get(act, "")


def card(view: State, seat: int | None, deed: Deed) -> str:
    """The gear or the character of a seat, as far as the view knows it."""
    if seat is None:
        return ""
    number = view.gear[seat] if deed == Deed.GEAR else view.characters[seat]
    if number in (NONE, HIDDEN):
        return ""
    return Gear(number).title if deed == Deed.GEAR else Character(number).title


def done(aim: Aim, move: Move, names: Sequence[str]) -> str:
    """What a move does, at its place under the cursor or without one."""
    return (way if aim.cell_of(move) is None else here)(aim, move, names)


def way(aim: Aim, move: Move, names: Sequence[str]) -> str:
    """One way to use what is in hand that needs no place, in a few words."""
    words = _WAYS.get(move.act) or _label(aim, move.act).lower()
    whom = names[move.seat] if move.seat >= 0 else ""
    on = f" on {whom}" if whom else ""
    return words.format(what=_what(aim, move), whom=whom, on=on)


def here(aim: Aim, move: Move, names: Sequence[str]) -> str:
    """What a move on the hex under the cursor does, in a few words."""
    victims = aim.beside(aim.cursor) if aim.cursor is not None else ()
    whom = " and ".join(names[seat] for seat in victims)
    gear = card(aim.view, aim.acting, Deed.GEAR)
    words = _HERE[move.act].format(what=_what(aim, move), whom=whom, gear=gear, over=_over(aim))
    ends = move.act == Act.MOVE and len(aim.ways) > 1
    return f"{words}, which ends the turn" if ends else words


def _over(aim: Aim) -> str:
    """What lava would cover under the cursor."""
    tile = None if aim.cursor is None else aim.view.board.at(aim.cursor)
    if tile is None:
        return ""
    return f" over {a('dark tile' if tile.status == Status.DARK else title(tile.face))}"


def _what(aim: Aim, move: Move) -> str:
    """The tile or the card that a move uses."""
    if move.act in (Act.GEAR, Act.CARD):
        return card(aim.view, aim.acting, Deed.GEAR if move.act == Act.GEAR else Deed.CARD)
    return title(move.face)


_WAYS = {
    Act.GIVE: "give {what} to {whom}",
    Act.DISCARD: "discard {what}",
    Act.BACK: "put {what} back",
    Act.PICK: "take {what}",
    Act.OFFER: "offer your hand to {whom}",
    Act.CARD: "use the {what}{on}",
    Act.GEAR: "use the {what}",
}
_HERE = {
    Act.LAY: "lay {what} and go there",
    Act.BLOCK: "lay {what} in the way of {whom}",
    Act.SAVE: "get past with {what}",
    Act.GEAR_SAVE: "get past with {what} and the {gear}",
    Act.TNT: "blast this open with TNT",
    Act.LIGHT: "spend {what} to see what this is",
    Act.MOVE: "move here",
    Act.THROUGH: "go here through hidden passages; then you may lay or go in blind",
    Act.LAVA: "lay lava here{over}",
    Act.BLIND: "go in blind",
    Act.GEAR: "see what this is with the {what}",
    Act.TURN: "leave it turned like this",
    Act.CAVE: "lay the tile of the cave here",
}
