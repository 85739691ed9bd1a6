"""What a number of simulated matches add up to."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

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
    interval: tuple[float, float] | None
    """Where the share of matches won alone lies with 95 % confidence; None when no match was played."""
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
    endings: Mapping[str, int] = field(default_factory=dict)
    """How often matches ended in which way, the most frequent first."""
    awards: Mapping[str, int] = field(default_factory=dict)
    """How often which award was won, the most frequent first."""


def figures(game: AnyGame, plan: Plan, results: Sequence[Result]) -> Figures:
    """Add results up."""
    ids = game.seat_names(len(plan.players))
    return Figures(
        matches=len(results),
        seats=tuple(_seat_figures(seat, ids[seat], plan, results) for seat in range(len(ids))),
        moves=_span([result.moves for result in results]),
        turns=_span([result.turns for result in results]),
        endings=_counts(result.ending for result in results),
        awards=_counts(result.award for result in results),
    )


def _seat_figures(seat: int, seat_id: str, plan: Plan, results: Sequence[Result]) -> SeatFigures:
    won = [result for result in results if seat in result.winners]
    alone = sum(len(result.winners) == 1 for result in won)
    points = [result.points[seat] for result in results if result.points]
    mean = sum(points) / len(points) if points else None
    interval = confidence(alone, len(results))
    return SeatFigures(seat_id, plan.players[seat], alone, len(won) - alone, interval, mean)


def confidence(count: int, of: int) -> tuple[float, float] | None:
    """Where a share lies with 95 % confidence (Wilson's interval), each from 0 to 1; None of nothing."""
    if not of:
        return None
    z = 1.96
    share, square = count / of, z * z / of
    middle, half = share + square / 2, z * sqrt(share * (1 - share) / of + square / (4 * of))
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def _counts(texts: Iterable[str]) -> dict[str, int]:
    return dict(Counter(text for text in sorted(texts) if text).most_common())


def _span(numbers: Sequence[int]) -> Span | None:
    return Span(min(numbers), sum(numbers) / len(numbers), max(numbers)) if numbers else None
