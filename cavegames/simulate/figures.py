"""What a number of simulated matches add up to."""

from collections.abc import Sequence
from dataclasses import dataclass

from cavegames.engine.game import AnyGame
from cavegames.simulate.matches import Plan, Result


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """How one seat did."""

    seat: str
    player: str
    wins: int
    """Matches won alone."""
    shared: int
    """Matches won together with others."""
    points: float | None
    """Mean points a match; None where the game does not count them, or no match was played."""


@dataclass(frozen=True, slots=True)
class Span:
    """The least, the mean and the most."""

    least: int
    mean: float
    most: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What a number of matches add up to."""

    matches: int
    seats: tuple[SeatFigures, ...]
    moves: Span | None
    """Moves a match; None when no match was played."""
    turns: Span | None


def figures(game: AnyGame, plan: Plan, results: Sequence[Result]) -> Figures:
    """Add results up."""
    ids = game.seat_names(len(plan.players))
    return Figures(
        matches=len(results),
        seats=tuple(_seat_figures(seat, ids[seat], plan, results) for seat in range(len(ids))),
        moves=_span([result.moves for result in results]),
        turns=_span([result.turns for result in results]),
    )


def _seat_figures(seat: int, seat_id: str, plan: Plan, results: Sequence[Result]) -> SeatFigures:
    won = [result for result in results if seat in result.winners]
    alone = sum(len(result.winners) == 1 for result in won)
    points = [result.points[seat] for result in results if result.points]
    mean = sum(points) / len(points) if points else None
    return SeatFigures(seat_id, plan.players[seat], alone, len(won) - alone, mean)


def _span(numbers: Sequence[int]) -> Span | None:
    return Span(min(numbers), sum(numbers) / len(numbers), max(numbers)) if numbers else None
