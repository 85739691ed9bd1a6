import pytest

from cavegames.tui import charts
from cavegames.tui.looks import Look


@pytest.mark.parametrize("look", list(Look))
def test_a_spark_rises_with_its_values(look: Look) -> None:
    steps = charts._STEPS[look]
    assert charts.spark([0, 100], look) == steps[0] + steps[-1]
    line = charts.spark(range(50), look)
    assert [steps.index(char) for char in line] == sorted(steps.index(char) for char in line)
    assert set(line) == set(steps)


def test_a_spark_of_equal_or_missing_values() -> None:
    assert charts.spark([5, None, 5], Look.PICTURE) == "\u2585 \u2585"
    assert charts.spark([None], Look.ASCII) == " "
    assert charts.spark([], Look.LINE) == ""


@pytest.mark.parametrize(
    ("part", "whole", "filled"), [(0, 0, 0), (0, 9, 0), (1, 999, 1), (1, 2, 5), (998, 999, 9), (7, 7, 10)]
)
def test_a_bar_is_empty_for_nothing_only_and_full_for_all_only(part: int, whole: int, filled: int) -> None:
    for look in Look:
        full, rest = charts.bar(part, whole, 10, look)
        assert (len(full), len(rest)) == (filled, 10 - filled)


def test_charts_of_the_ascii_look_are_7_bit() -> None:
    assert (charts.spark(range(9), Look.ASCII) + "".join(charts.bar(1, 2, 9, Look.ASCII))).isascii()
