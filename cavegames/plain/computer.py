"""Computer players in plain mode: they think in this process, since nothing else has to go on meanwhile."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, Seat
from cavegames.engine.match import PERSON, Match
from cavegames.players.player import Player
from cavegames.players.registry import RANDOM, names, open_player


class Lost(Exception):
    """The computer player gave no legal move; the message is a sentence."""


def is_person(match: Match[Any, Any], seat: Seat) -> bool:
    """Whether a person sits there."""
    return match.setup.seats[seat].player == PERSON


def choose(match: Match[Any, Any], seat: Seat, say: Callable[[str], None]) -> str:
    """The move of the computer player on `seat`, as notated; one that is lost is stood in for by chance."""
    try:
        return _chosen(match, match.setup.seats[seat].player, seat)
    except Lost as lost:
        say(f"{lost} This move is a random one.")
        return _chosen(match, RANDOM.name, seat)


def hint(match: Match[Any, Any], seat: Seat, *, alone: bool) -> str | None:
    """What the strongest computer player would do, and with `alone` why; None where none is worth asking.

    The reason may tell what only the seat knows, so it is for a table at which nobody else looks on.
    """
    best = names(match.game.info.id)[0]
    if best.name == RANDOM.name:
        return None
    try:
        advise = getattr(_opened(best.name, match.game), "advise", None)
        if advise is not None and alone:
            advice = advise(match.game.observe(match.state, seat), seat, _rng(match, seat))
            return f"{match.game.notate(advice.move)}. {advice.why}"
        return f"{best.title} would play {_chosen(match, best.name, seat)}."
    except Exception:
        return f"{best.title} has no hint here."


def _chosen(match: Match[Any, Any], name: str, seat: Seat) -> str:
    game, view = match.game, match.game.observe(match.state, seat)
    try:
        move = _opened(name, game).choose(view, seat, _rng(match, seat))
        refusal = game.refusal(match.state, move)
        notation = game.notate(move)
    except Exception as bug:
        # A player that breaks, or a name that a match file made up, must not end the match.
        raise Lost(f"The computer player {name} is lost ({type(bug).__name__}).") from bug
    if refusal is not None:
        raise Lost(f"The computer player {name} wanted something that is not allowed. {refusal.why}")
    return notation


def _rng(match: Match[Any, Any], seat: Seat) -> Random:
    """The same chance as on the screen, so that a player moves there as it does here."""
    seed = match.setup.seed * 1009 + len(match.plies)
    return chance.stream(seed, f"player {seat}")


@cache
def _opened(name: str, game: AnyGame) -> Player:
    return open_player(name, game)
