"""Moves as text: `lay:straight@1,0/2`, `move@0,0`, `card:thief@blue`, `turn:2`, `pass`."""

import re
from typing import NoReturn

from cavegames.engine.game import Refusal, Unreadable
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import FARTHEST, NOWHERE
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.components import BY_ID, DARK, FACES, SEATS, TNT, TURNED
from cavegames.games.rwenzori.moves import Act, Move

HOW = "A move is written as in lay:straight@1,0/2, move@0,0, turn:2, card:guide or pass."

_FORM = re.compile(
    r"([a-z-]+)(?::([a-z0-9-]+))?(?:@(?:(-?[0-9]{1,2}),(-?[0-9]{1,2})|([a-z]+)))?(?:/([0-5]))?", re.ASCII
)
_LONGEST = 60
"""Longer text is no move."""

_TILES = (Act.LAY, Act.BLOCK, Act.SAVE, Act.GEAR_SAVE, Act.LIGHT)
_AT = (Act.TNT, Act.MOVE, Act.BLIND, Act.CAVE, Act.THROUGH, Act.LAVA)
_FACED = (Act.DISCARD, Act.BACK, Act.PICK)
_WORDS = (Act.PENALTY, Act.ACCEPT, Act.REFUSE, Act.SWAP, Act.MISS, Act.PASS, Act.ALARM)

_NAMES = {act.name.lower().replace("_", "-"): act for act in Act}
_GEAR = {gear.id: gear for gear in Gear}
_CHARACTERS = {character.id: character for character in Character}


def cell_name(cell: Cell) -> str:
    """The name of a cell, e.g. `2,-1`."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    """The cell of that name. Raises Unreadable."""
    found = re.fullmatch(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", text.strip() if len(text) < 40 else "", re.ASCII)
    if found is None:
        raise Unreadable(Refusal("GEN-READ", "There is no such cell. A cell has a name such as 0,0 or 2,-1."))
    return int(found[1]), int(found[2])


def notate(move: Move) -> str:
    """The text of a move."""
    act = move.act
    text = act.name.lower().replace("_", "-")
    if act in _TILES or act in _FACED or act == Act.GIVE:
        text += f":{FACES[move.face].id}"
    elif act == Act.GEAR:
        text += f":{Gear(move.face).id}"
    elif act == Act.CARD:
        text += f":{Character(move.face).id}"
    elif act == Act.TURN:
        return f"{text}:{move.turn}"
    if move.cell != NOWHERE:
        text += f"@{cell_name(move.cell)}"
    elif move.seat >= 0:
        text += f"@{SEATS[move.seat]}"
    return text if move.turn < 0 else f"{text}/{move.turn}"


def read(text: str) -> Move:
    """The move a text names, legal or not; case and blanks around do not matter. Raises Unreadable."""
    plain = text.strip().lower() if len(text) <= _LONGEST else ""
    found = _FORM.fullmatch(plain)
    if found is None or found[1] not in _NAMES:
        _unreadable()
    act = _NAMES[found[1]]
    what, seat = found[2], -1
    cell = NOWHERE if found[3] is None else (int(found[3]), int(found[4]))
    if found[5] is not None:
        seat = SEATS.index(found[5]) if found[5] in SEATS else _unreadable(f"There is no seat {found[5]}.")
    turn = -1 if found[6] is None else int(found[6])
    return _made(act, what, cell, seat, turn)


def _made(act: Act, what: str | None, cell: Cell, seat: int, turn: int) -> Move:
    """The move of these parts, when they are those that its act needs."""
    placed, aimed = cell != NOWHERE, seat >= 0
    if placed and (act in _TILES or act in _AT):
        face = _face(what) if act in _TILES else -1 if what is None else _unreadable()
        return Move(act, face, cell, _turned(act, face, turn))
    if turn >= 0:
        _unreadable()
    if act == Act.TURN and what is not None and re.fullmatch("[0-5]", what) and not placed and not aimed:
        return Move(act, turn=int(what))
    if act == Act.GEAR and what in _GEAR and placed == (what == Gear.TORCH.id) and not aimed:
        return Move(act, _GEAR[what], cell)
    if act == Act.CARD and what in _CHARACTERS and not placed and aimed == _CHARACTERS[what].aimed:
        return Move(act, _CHARACTERS[what], seat=seat)
    if (act == Act.GIVE and aimed) or (act in _FACED and not aimed and not placed):
        return Move(act, _face(what), seat=seat)
    if what is not None or placed or aimed != (act == Act.OFFER) or act not in (*_WORDS, Act.OFFER):
        _unreadable()
    return Move(act, seat=seat)


def _face(what: str | None) -> int:
    if what is None or what not in BY_ID:
        _unreadable(f"There is no tile called {what}." if what else "")
    return BY_ID[what]


def _turned(act: Act, face: int, turn: int) -> int:
    """The turn as written, within those that look different; none where a tile lies face down."""
    if act in (Act.LIGHT, Act.MOVE, Act.BLIND, Act.THROUGH, Act.LAVA) or (act == Act.BLOCK and face in DARK):
        return turn if turn < 0 else _unreadable("No turn is written here.")
    if act == Act.CAVE:
        return turn
    shown = TNT if act == Act.TNT else face
    return turn % len(TURNED[shown]) if turn >= 0 else _unreadable("Write how the tile is turned, as in /2.")


def _unreadable(said: str = "That is no move.") -> NoReturn:
    raise Unreadable(Refusal("GEN-READ", f"{said or 'That is no move.'} {HOW}"))


def well_formed(move: Move) -> bool:
    """Whether a move is one that a text can name, in the one way that it is written."""
    if type(move.act) is not Act or not isinstance(move.face, int) or not isinstance(move.cell, tuple):
        return False
    numbers = (move.face, move.turn, move.seat, *move.cell)
    if len(move.cell) != 2 or not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        return False
    if move.cell != NOWHERE and max(map(abs, move.cell)) > FARTHEST:
        return False
    try:
        return read(notate(move)) == move
    except (Unreadable, IndexError, ValueError):
        return False
