"""Questions to the records, the table and the export."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.records import Records, Result
from cavegames.records import queries as ask
from cavegames.records.queries import Streaks
from cavegames.records.report import PRACTICE, as_csv, table
from tests.records.played import result


def row(endings: str) -> list[Result]:
    """Matches of one player, `W` won and `L` lost."""
    return [result(n, won=ending == "W") for n, ending in enumerate(endings)]


@pytest.mark.parametrize(
    ("endings", "current", "longest"),
    [("", 0, 0), ("W", 1, 1), ("L", 0, 0), ("WWLW", 1, 2), ("LWWWL", 0, 3), ("WLWW", 2, 2)],
)
def test_streaks(endings: str, current: int, longest: int) -> None:
    assert ask.streaks(row(endings)) == Streaks(current, longest)


@given(st.text("WL", max_size=40))
def test_the_longest_streak_is_the_longest_run(endings: str) -> None:
    found = ask.streaks(row(endings))
    assert found.longest == max(map(len, endings.split("L")))
    assert found.current == len(endings) - len(endings.rstrip("W"))


def test_a_person_is_one_player_whatever_the_case_and_a_computer_player_by_its_kind() -> None:
    results = [
        result(0, name="Ada"),
        result(1, name="ADA", score=9, won=False),
        result(2, name="Robo", player="greedy"),
        result(3, name="Rob", player="greedy", resigned=True, won=False, score=None),
        result(4, name="greedy", shared=True, award="Torch"),
    ]
    lines = ask.standings(results)
    assert [(line.who, line.played, line.won, line.best) for line in lines] == [
        ("ADA", 2, 1, 9),
        ("greedy", 1, 1, 5),
        ("greedy (computer)", 2, 1, 5),
    ]
    assert (lines[2].resigned, lines[1].shared, lines[1].awards) == (1, 1, (("Torch", 1),))


def test_games_and_modes_are_kept_apart() -> None:
    results = [result(0), result(1, mode="two players"), result(2, game="ocelot"), result(3)]
    assert [(total.game, total.mode, total.matches) for total in ask.totals(results)] == [
        ("tiny", "solo", 2),
        ("tiny", "two players", 1),
        ("ocelot", "solo", 1),
    ]
    assert len(ask.standings(results)) == 3


def test_the_best_are_the_highest_and_of_equals_the_first() -> None:
    scores = [3, None, 8, 8, -1]
    results = [result(n, score=score) for n, score in enumerate(scores)]
    assert [found.file[5:8] for found in ask.best(results, 3)] == ["002", "003", "000"]
    assert ask.best([result(score=None)]) == ()


def test_awards_are_counted() -> None:
    results = [result(n, award=award) for n, award in enumerate(["a", "b", None, "b", ""])]
    assert ask.awards(results) == (("b", 2), ("a", 1))


def test_lengths_count_a_match_once() -> None:
    results = [result(n, seat=seat, plies=n, seconds=10.0 * n) for n in (1, 2, 6) for seat in (0, 1)]
    found = ask.lengths(results)
    assert (found.shortest, found.median, found.longest) == (1, 2, 6)
    assert (found.seconds_median, found.seconds_total) == (20.0, 90.0)
    with pytest.raises(ValueError, match="no match"):
        ask.lengths([])


def test_the_last_results_end_with_the_newest() -> None:
    assert [found.file[5:8] for found in ask.last(row("WLW"), 2)] == ["001", "002"]
    assert ask.last(row("WLW"), 0) == ()


def test_the_table_tells_games_players_awards_and_practice() -> None:
    results = (
        result(0, game="ocelot", award="Torch"),
        result(1, game="ocelot", won=False),
        result(2, game="gone", name="Zo\u00eb"),
        result(3, practice=True, score=None),
    )
    text = table(Records(results))
    assert "Sir Ocelot's Cave, solo: 2 matches, median 2 moves and 1.0 minutes" in text
    assert "gone, solo: 1 match" in text and "Awards of Ada: Torch 1." in text
    before, _, after = text.partition(PRACTICE)
    assert "Zo\u00eb" in before and "Tiny Count, solo: 1 match" in after
    only = table(Records(results), "ocelot")
    assert "gone" not in only and PRACTICE not in only


def test_the_columns_of_the_table_are_aligned() -> None:
    lines = table(Records((result(0), result(1, name="Ben", score=1000, plies=3)))).splitlines()[1:]
    assert len({len(line) - len(line.split()[-1]) for line in lines}) == 1


def test_an_empty_table_says_so() -> None:
    assert table(Records(())) == table(Records((result(),)), "ocelot") == "No match has ended yet."


@given(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=8), max_size=5))
def test_the_export_can_be_read_back(names: list[str]) -> None:
    results = [result(n, name=name, award=name or None) for n, name in enumerate(names)]
    rows = csv.DictReader(io.StringIO(as_csv(results), newline=""))
    back = [{**{key: value or None for key, value in row.items()}, "name": row["name"]} for row in rows]
    assert [Result.model_validate(fields) for fields in back] == results
