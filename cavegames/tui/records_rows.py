"""The records in columns and sentences. Knows no screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from cavegames.records import Records, Result
from cavegames.records.queries import Standing, Total, best, last, lengths, player, standings, totals
from cavegames.records.result import title
from cavegames.tui import charts, names, shelf
from cavegames.tui.looks import Look

GAP = 2
WIDE = 100
"""From this room on there are columns for what is shared and given up."""
BAR = 10
"""Width of the bar of matches won."""
COLUMNS = (
    ("played", 6),
    ("won", 4),
    ("shared", 6),
    ("gave up", 7),
    ("best", 6),
    ("streak", 6),
    ("longest", 7),
)
ONLY_WIDE = frozenset({"shared", "gave up"})
SHOWN = 20
"""Results in the charts."""
LETTERS = {"won": "W", "shared": "S", "lost": "L", "gave up": "G"}
STYLES = {
    "won": "bold $cave-moss",
    "shared": "bold $cave-water",
    "lost": "$cave-quiet",
    "gave up": "$cave-quiet",
}


@dataclass(frozen=True, slots=True)
class Group:
    """The matches of one game in one mode, or of practice in it."""

    total: Total
    practice: bool
    results: tuple[Result, ...]

    @property
    def label(self) -> str:
        """E.g. `Sir Ocelot's Cave, two players`."""
        ending = ", practice" if self.practice else ""
        return f"{title(self.total.game)}, {self.total.mode}{ending}"

    def standings(self) -> tuple[Standing, ...]:
        """A line for each player."""
        return standings(self.results)

    def of(self, standing: Standing) -> tuple[Result, ...]:
        """The results of one player."""
        who = standing.person, standing.who.casefold()
        return tuple(result for result in self.results if (result.person, result.who.casefold()) == who)


def groups(records: Records) -> tuple[Group, ...]:
    """By game and mode, most played first; practice after all that counts."""
    found = []
    for practice in (False, True):
        results = records.of(practice=practice)
        for total in totals(results):
            mine = [result for result in results if (result.game, result.mode) == (total.game, total.mode)]
            found.append(Group(total, practice, tuple(mine)))
    return tuple(found)


def columns(room: int) -> tuple[tuple[str, int], ...]:
    """The columns of numbers there is room for."""
    return tuple(column for column in COLUMNS if room >= WIDE or column[0] not in ONLY_WIDE)


def _name_width(room: int) -> int:
    return max(8, min(names.WIDEST + 12, room - BAR - GAP - sum(width + GAP for _, width in columns(room))))


def heading(room: int) -> Content:
    """The names of the columns."""
    cells = [names.fit("Player", _name_width(room))]
    cells += [name.capitalize().rjust(width) for name, width in columns(room)]
    return Content((" " * GAP).join([*cells, "Won of all"]))


def row(line: Standing, room: int, look: Look) -> Content:
    """One player: the name, numbers right-aligned, a bar of what was won."""
    numbers = {
        "played": line.played,
        "won": line.won,
        "shared": line.shared,
        "gave up": line.resigned,
        "best": line.best,
        "streak": line.streaks.current,
        "longest": line.streaks.longest,
    }
    cells = [names.fit(line.who, _name_width(room))]
    for name, width in columns(room):
        number = numbers[name]
        cells.append(("-" if number is None else str(number)).rjust(width))
    filled, rest = charts.bar(line.won, line.played, BAR, look)
    return Content((" " * GAP).join([*cells, filled + rest]))


def about(line: Standing, results: Sequence[Result], look: Look) -> Content:
    """What the table does not say of a player: how the last matches came out, points, awards, lengths."""
    newest = last(results, SHOWN)
    parts = [("Last    ", "$cave-quiet")]
    parts += [(LETTERS[result.ending], STYLES[result.ending]) for result in newest]
    parts.append((f"   {_legend(newest)}\n", "$cave-quiet"))
    parts += [("Points  ", "$cave-quiet"), *_points(newest, results, look), ("\n", "")]
    if line.awards:
        earned = ", ".join(f"{award} {count}" for award, count in line.awards)
        parts += [("Awards  ", "$cave-quiet"), (f"{earned}\n", "")]
    length = lengths(results)
    parts += [
        ("Length  ", "$cave-quiet"),
        (f"{length.median:g} moves and {_minutes(length.seconds_median)} in the middle", ""),
        (f", {length.shortest} to {length.longest} moves", "$cave-quiet"),
    ]
    return Content.assemble(*parts)


def _legend(results: Sequence[Result]) -> str:
    there = dict.fromkeys(result.ending for result in results)
    return ", ".join(f"{LETTERS[ending]} {ending}" for ending in LETTERS if ending in there)


def _points(newest: Sequence[Result], results: Sequence[Result], look: Look) -> list[tuple[str, str]]:
    top = best(results, 1)
    if not top:
        return [("none were counted", "$cave-quiet")]
    chart = charts.spark([result.score for result in newest], look)
    day = shelf.when(top[0].created.timestamp())
    return [(chart, "$cave-lamp"), (f"   best {top[0].score}, {day}", "")]


def _minutes(seconds: float) -> str:
    return f"{seconds / 60:.1f} minutes"


def match_row(results: Sequence[Result], room: int) -> Content:
    """One match: when, who with how many points, how it came out."""
    first = results[0]
    seats = [result.who if result.score is None else f"{result.who} {result.score}" for result in results]
    winners = [result.who for result in results if result.won]
    came_out = f"{shelf.together(winners)} won" if winners else first.award or "not won"
    when = names.fit(shelf.when(first.created.timestamp()), 11)
    moves = f"{first.plies} moves".rjust(10)
    width = max(8, min(40, (room - 11 - 10 - 3 * GAP) // 2))
    return Content(f"{when}  {names.fit(', '.join(seats), width)}  {moves}  {names.fit(came_out, width)}")


def matches(results: Sequence[Result]) -> tuple[tuple[Result, ...], ...]:
    """The results of each match together, the newest match first."""
    by_file: dict[str, list[Result]] = {}
    for result in results:
        by_file.setdefault(result.file, []).append(result)
    return tuple(tuple(found) for found in reversed(by_file.values()))


def remarks(results: Sequence[Result], file: str) -> list[str]:
    """What the records say of the persons in the match `file`, a sentence each."""
    said = []
    for mine in (result for result in results if result.file == file and result.person):
        alike = [
            result
            for result in results
            if (result.game, result.mode, result.practice, player(result))
            == (mine.game, mine.mode, mine.practice, player(mine))
        ]
        (line,) = standings(alike)
        said.append(_remark(line, mine, alike))
    return said


def _remark(line: Standing, mine: Result, alike: Sequence[Result]) -> str:
    kind = "practice" if mine.practice else line.mode
    said = f"{line.who}, {kind}: {line.won} of {line.played} won"
    if line.best is not None:
        before = [result.score for result in alike if result.file != mine.file and result.score is not None]
        new = mine.score == line.best and before and max(before) < line.best
        said += f", best {line.best} points{', a new best' if new else ''}"
    if line.streaks.current > 1:
        said += f", {line.streaks.current} in a row"
    return f"{said}."
