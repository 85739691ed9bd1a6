"""What a hint proposes at the table of Sir Ocelot's Cave, in words, e.g. `compass at d4`."""

from cavegames.games.ocelot.components import FACES
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State


def hinted(view: State, move: Move) -> str:
    """What a move does, without its reasons."""
    match move.kind:
        case Kind.TOOL:
            return f"{FACES[move.face].tool.title} at {MAT.round_name(move.space)}"
        case Kind.TAKE:
            token = view.tokens[move.space]
            assert token is not None
            return f"take the {token.title} at {MAT.square_name(move.space)}"
        case Kind.END:
            return "end the turn"
    return f"your companion to {MAT.square_name(move.space)}"
