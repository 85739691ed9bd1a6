"""Questions to the records. Each takes the results that it is about, in the order the matches were begun."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from cavegames.records.result import Result


@dataclass(frozen=True, slots=True)
class Streaks:
    """Matches won one after the other."""

    current: int
    """Up to the last match."""
    longest: int


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long matches were: moves of all seats, and seconds."""

    shortest: int
    median: float
    longest: int
    seconds_median: float
    seconds_total: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One player in one mode of one game. All persons of one name are one player."""

    game: str
    mode: str
    who: str
    """The person's name as last written, or which computer player."""
    person: bool
    played: int
    won: int
    """Alone or with others."""
    shared: int
    resigned: int
    best: int | None
    """The most points; None where none were counted."""
    streaks: Streaks
    awards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Total:
    """All matches of one game in one mode."""

    game: str
    mode: str
    matches: int
    best: Result | None
    lengths: Lengths


def totals(results: Iterable[Result]) -> tuple[Total, ...]:
    """By game and mode, most played first."""
    groups = _grouped(results, lambda result: (result.game, result.mode))
    found = map(_total, groups)
    return tuple(sorted(found, key=lambda total: -total.matches))


def standings(results: Iterable[Result]) -> tuple[Standing, ...]:
    """By game, mode and player; persons first, then who won most."""
    groups = _grouped(results, lambda result: (result.game, result.mode, player(result)))
    return tuple(sorted(map(_standing, groups), key=_rank))


def player(result: Result) -> tuple[bool, str]:
    """Who it was: a person by name whatever the case, a computer player by its kind."""
    return result.person, result.name.casefold() if result.person else result.player


def streaks(results: Iterable[Result]) -> Streaks:
    """The streaks of one player."""
    current = longest = 0
    for result in results:
        current = current + 1 if result.won else 0
        longest = max(longest, current)
    return Streaks(current, longest)


def best(results: Iterable[Result], count: int = 10) -> tuple[Result, ...]:
    """The highest scores, the earlier of two that are equal first."""
    scored = [result for result in results if result.score is not None]
    return tuple(sorted(scored, key=lambda result: -(result.score or 0))[:count])


def awards(results: Iterable[Result]) -> tuple[tuple[str, int], ...]:
    """How often each award was earned, the most frequent first."""
    return tuple(Counter(result.award for result in results if result.award).most_common())


def lengths(results: Iterable[Result]) -> Lengths:
    """How long the matches were. Raises ValueError when there are none."""
    each = matches(results)
    if not each:
        raise ValueError("no match has a length")
    plies = [result.plies for result in each]
    seconds = [result.seconds for result in each]
    return Lengths(min(plies), median(plies), max(plies), median(seconds), sum(seconds))


def last(results: Iterable[Result], count: int = 20) -> tuple[Result, ...]:
    """The results of the newest matches, the newest last, as a chart is drawn."""
    return tuple(results)[-count:] if count > 0 else ()


def matches(results: Iterable[Result]) -> tuple[Result, ...]:
    """One result of each match."""
    return tuple({result.file: result for result in results}.values())


def _total(group: Sequence[Result]) -> Total:
    first, top = group[0], best(group, 1)
    return Total(first.game, first.mode, len(matches(group)), top[0] if top else None, lengths(group))


def _rank(line: Standing) -> tuple[object, ...]:
    return line.game, line.mode, not line.person, -line.won, -line.played, line.who


def _standing(group: Sequence[Result]) -> Standing:
    newest = group[-1]
    top = best(group, 1)
    return Standing(
        game=newest.game,
        mode=newest.mode,
        who=newest.who,
        person=newest.person,
        played=len(group),
        won=sum(result.won for result in group),
        shared=sum(result.shared for result in group),
        resigned=sum(result.resigned for result in group),
        best=top[0].score if top else None,
        streaks=streaks(group),
        awards=awards(group),
    )


def _grouped(results: Iterable[Result], key: Callable[[Result], Hashable]) -> list[list[Result]]:
    groups: dict[Hashable, list[Result]] = {}
    for result in results:
        groups.setdefault(key(result), []).append(result)
    return list(groups.values())
