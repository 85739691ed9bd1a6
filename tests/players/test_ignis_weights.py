"""The command that fits the weights of the planner."""

import pytest

from benchmarks.ignis_weights import play_match
from benchmarks.regression import fit, solve
from cavegames.engine import chance


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


def test_a_fit_finds_what_matters() -> None:
    rng = chance.stream(1, "fit")
    samples = []
    for _ in range(400):
        x = rng.random() * 4 - 2
        samples.append(((1.0, x, rng.random()), float(rng.random() < (0.9 if x > 0 else 0.1))))
    always, helps, nothing = fit(samples, [0.0, 0.0, 0.0])
    assert helps > 1
    assert abs(nothing) < helps / 2
    assert abs(always) < 1


def test_a_match_with_itself_comes_to_an_end() -> None:
    met, value = play_match(chance.stream(3, "match"))
    assert len(met) > 5
    assert value in (0.0, 0.25, 1.0)
