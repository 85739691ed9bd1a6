"""Moves as text: `move@h4`, `A:lamp@k3`, `companion@f6`, `take@f7`, `end`."""

import re
from typing import NoReturn

from cavegames.engine.game import Refusal, Unreadable
from cavegames.games.ocelot import catalogue
from cavegames.games.ocelot.components import FACES, Letter, Tool
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.playmat import MAT

HOW = "A move is one of A:lamp@k4, companion@f6, move@m5, take@f7 and end."

_FORM = re.compile(r"(move|companion|take|([abc]):(compass|lamp|pickaxe))@([a-z][1-9][0-9]?)", re.ASCII)
_LONGEST = 20
"""Longer text is no move, and is not repeated in the answer."""


def notate(move: Move) -> str:
    """The text of a move. Raises KeyError for what is no move of this game."""
    return _TEXTS[move]


def read(text: str) -> Move:
    """The move a text names, legal or not; case and blanks around do not matter. Raises Unreadable."""
    typed = text.strip() if len(text) <= _LONGEST * 4 else ""
    plain = typed.lower()
    return _MOVES[plain] if plain in _MOVES else _explain(plain, typed)


def _text(move: Move) -> str:
    if move.kind == Kind.END:
        return "end"
    if move.kind == Kind.TOOL:
        return f"{FACES[move.face]}@{MAT.round_name(move.space)}"
    return f"{move.kind.name.lower()}@{MAT.square_name(move.space)}"


_TEXTS = {move: _text(move) for move in catalogue.ALL}
_MOVES = {text.lower(): move for move, text in _TEXTS.items()}


def _explain(plain: str, typed: str) -> NoReturn:
    """Say what is wrong with a text that names no move; it is repeated as it was typed."""
    found = _FORM.fullmatch(plain)
    if found is None:
        known = typed.isascii() and typed.isprintable() and 0 < len(typed) <= _LONGEST
        said = f"{typed!r} is no move. " if known else "That is no move. "
        raise Unreadable(Refusal("GEN-READ", said + HOW))
    what, letter, tool, cell = found.groups()
    if cell not in MAT.names:
        raise Unreadable(
            Refusal("GEN-READ", f"There is no space {cell} on the mat. Choose a space of the mat.")
        )
    if letter is None:
        raise Unreadable(_not_square(what, cell))
    if MAT.round(cell) is None:
        raise Unreadable(not_round(cell))
    raise Unreadable(_not_shown(Letter[letter.upper()], Tool[tool.upper()]))


def _not_square(what: str, cell: str) -> Refusal:
    if what == "take":
        return Refusal("OC-COLL-4", f"{cell} is a round space; gems lie on the square spaces in the caves.")
    clause = "OC-PLACE-2" if what == "companion" else "OC-MOVE-2"
    return Refusal(clause, f"{cell} is a round space; a companion goes on a square space in a cave.")


def not_round(cell: str) -> Refusal:
    """Why no tool goes on a square space."""
    return Refusal("OC-PLACE-1", f"{cell} is a square space; a tool goes on a round space around a cave.")


def _not_shown(letter: Letter, tool: Tool) -> Refusal:
    shown = " and ".join(f"a {face.tool.title}" for face in FACES if face.letter == letter)
    return Refusal(
        "OC-COMP-4", f"Tool {letter.name} shows {shown}, no {tool.title}. Take another tool for that."
    )
