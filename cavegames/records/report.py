"""The records as text: a table for people, lines of comma-separated values for other programs."""

import csv
import io
from collections.abc import Iterator, Sequence

from cavegames.records.book import Records
from cavegames.records.queries import Standing, Total, standings, totals
from cavegames.records.result import Result, title

HEAD = ("played", "won", "shared", "gave up", "best", "streak", "longest", "player")
PRACTICE = "Practice, kept apart: free undo, or begun from a given position"


def table(records: Records, game: str | None = None) -> str:
    """The records of one game, or of all, as lines of text."""
    parts = ["\n\n".join(_parts(records.of(game)))]
    practised = records.of(game, practice=True)
    if practised:
        parts += [PRACTICE, "\n\n".join(_parts(practised))]
    if not any(parts):
        return "No match has ended yet."
    return "\n\n".join(part for part in parts if part)


def _parts(results: Sequence[Result]) -> Iterator[str]:
    every = standings(results)
    for total in totals(results):
        lines = [line for line in every if (line.game, line.mode) == (total.game, total.mode)]
        yield "\n".join([_heading(total), *_rows(lines), *_awards(lines)])


def _heading(total: Total) -> str:
    count = "1 match" if total.matches == 1 else f"{total.matches} matches"
    lengths = total.lengths
    took = f"median {lengths.median:g} moves and {lengths.seconds_median / 60:.1f} minutes"
    return f"{title(total.game)}, {total.mode}: {count}, {took}"


def _rows(lines: Sequence[Standing]) -> list[str]:
    rows = [HEAD, *(_cells(line) for line in lines)]
    # The name comes last: nobody has to know how wide its letters are.
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD) - 1)]
    return ["  " + "  ".join([*map(str.rjust, row, widths), row[-1]]) for row in rows]


def _cells(line: Standing) -> tuple[str, ...]:
    numbers = (line.played, line.won, line.shared, line.resigned)
    best = "-" if line.best is None else str(line.best)
    return (*map(str, numbers), best, str(line.streaks.current), str(line.streaks.longest), line.who)


def _awards(lines: Sequence[Standing]) -> list[str]:
    return [
        f"  Awards of {line.who}: {', '.join(f'{award} {count}' for award, count in line.awards)}."
        for line in lines
        if line.awards
    ]


def as_csv(results: Sequence[Result]) -> str:
    """One line for each seat of each match, after a line of the names of the columns (RFC 4180)."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, tuple(Result.model_fields))
    writer.writeheader()
    writer.writerows(result.model_dump(mode="json") for result in results)
    return text.getvalue()
