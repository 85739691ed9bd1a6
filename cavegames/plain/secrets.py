"""What only one person at the table may hear: it is told after a warning, and pushed out of sight again."""

from collections.abc import Sequence
from typing import Any

from cavegames.engine.game import Seat
from cavegames.engine.match import Match, Ply
from cavegames.plain.dialogue import Dialogue
from cavegames.plain.moves import grouped

_Match = Match[Any, Any]


def open_moves(match: _Match) -> list[str]:
    """The legal moves that tell nothing which not everyone knows."""
    game, state = match.game, match.state
    if match.to_move is None:
        return []
    known = set(game.legal(game.observe(state, None)))
    return [game.notate(move) for move in game.legal(state) if move in known]


def has_moves(match: _Match) -> bool:
    """Whether some legal moves tell what not everyone knows."""
    return match.to_move is not None and len(open_moves(match)) < len(match.game.legal(match.state))


def moves_told(match: _Match) -> tuple[str, ...]:
    """The legal moves that tell what only the seat to move knows."""
    known = set(open_moves(match))
    moves = [match.game.notate(move) for move in match.game.legal(match.state)]
    secret = [move for move in moves if move not in known]
    return ("Moves with these:", *grouped(secret)) if secret else ()


def in_hand(match: _Match, ply: Ply[Any, Any]) -> bool:
    """Whether what a move says was not told to everyone by what happened."""
    tell, names = match.game.tell, match.setup.names
    return any(tell(event, names, ply.seat) != tell(event, names) for event in ply.events)


def whisper(dialogue: Dialogue, seat: Seat, told: Sequence[str]) -> None:
    """Tell one person something that nobody else at the table may hear. Raises Left."""
    console = dialogue.console
    if dialogue.persons == 1:
        console.say(*told)
        return
    name = dialogue.match.setup.names[seat]
    console.ask(f"Only {name} may know what comes now. Press Enter when nobody looks or listens.")
    console.say(*told)
    console.ask("Press Enter to clear this.")
    console.clear()
