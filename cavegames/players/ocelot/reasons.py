"""Why the greedy player wants a move, in one sentence for the player."""

from cavegames.engine.game import Seat
from cavegames.games.ocelot.collect import takeable, takeable_after
from cavegames.games.ocelot.components import COMPANIONS, POINTS, Token
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.state import State
from cavegames.games.ocelot.wording import cave_of, points, valued


def because(view: State, seat: Seat, move: Move) -> str:
    """Why `seat` would play a legal move."""
    match move.kind:
        case Kind.TAKE:
            return _take(view.tokens[move.space])
        case Kind.END:
            return "Nothing that is left here is worth taking."
        case Kind.TOOL:
            opened = _opened(view, seat, move)
            return f"It sees enough to take {opened}." if opened else _PRUDENT
        case _:
            return _companion(view, seat, move)


_PRUDENT = "Nothing more can be opened in this turn, and of all placements this leaves the opponent least."


def _take(token: Token | None) -> str:
    if token is None or token == Token.GEODE:
        return "A geode gives an amethyst."
    return f"It is {valued(token)}, and the opponent could take it otherwise."


def _opened(view: State, seat: Seat, move: Move) -> str:
    """What can be taken after a move and cannot now, e.g. `2 more tokens, 8 points in all`."""
    fresh = set(takeable_after(view, seat, move)) - set(takeable(view, seat))
    tokens = [token for space in sorted(fresh) if (token := view.tokens[space]) is not None]
    worth = sum(POINTS[token] for token in tokens)
    if not tokens:
        return ""
    more = "one more token" if len(tokens) == 1 else f"{len(tokens)} more tokens"
    return f"{more}, {points(worth)} in all" if worth else more


def _companion(view: State, seat: Seat, move: Move) -> str:
    ally, token = COMPANIONS[seat], view.tokens[move.space]
    gains = "" if token is None else f" and gains {valued(token)}"
    opened = _opened(view, seat, move)
    lets = f"; it sees enough to take {opened}" if opened else ""
    return f"The {ally} helps in {cave_of(move.space)} from now on{gains}{lets}."
