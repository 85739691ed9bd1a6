"""A match in sentences: what happened, and how it ended."""

from collections.abc import Iterator
from typing import Any

from cavegames.engine.game import Json
from cavegames.engine.match import Match
from cavegames.headless import Session
from cavegames.plain.console import listed


def story(match: Match[Any, Any]) -> tuple[str, ...]:
    """What everyone at the table has seen, a line for each move that stands."""
    names = match.setup.names
    return tuple(
        f"{number}. {' '.join(match.game.tell(event, names) for event in ply.events)}"
        for number, ply in enumerate(match.plies, start=1)
    )


def ending(session: Session) -> tuple[str, ...]:
    """How the match ended, with the scores term by term; nothing while it goes on."""
    outcome = session.answer("outcome")["outcome"]
    return () if outcome is None else tuple(_ending(session, outcome))


def _ending(session: Session, outcome: Json) -> Iterator[str]:
    names = dict(zip(session.seats, session.match.setup.names, strict=True))
    yield f"The match is over. {_winners([names[seat] for seat in outcome['winners']])}"
    yield f"{outcome['reason']} ({outcome['clause']})."
    for seat, score in outcome["scores"].items():
        for term in score["terms"]:
            yield f"{names[seat]}, {term['label']}: {_points(term['points'])}."
        yield f"{names[seat]} together: {_points(score['total'])}."
    told = session.match.outcome
    if told is not None and told.award:
        yield f"The award: {told.award}."


def _winners(names: list[str]) -> str:
    if not names:
        return "Nobody has won."
    return f"{listed(names)} {'wins' if len(names) == 1 else 'win together'}."


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"
