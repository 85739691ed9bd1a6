"""Seeded chance: the same everywhere, fair, and each use apart from the others."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine import chance


class Fixed(Random):
    """A generator that gives one number for ever."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


def test_a_seed_and_a_label_give_the_same_on_every_machine() -> None:
    rng = chance.stream(7, "bag blue")
    assert chance.shuffled(rng, "abcdefgh") == tuple("fbeachdg")
    assert [chance.below(rng, 100) for _ in range(6)] == [79, 20, 79, 32, 14, 69]


def test_only_the_method_with_a_promise_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Fixed(0.5)
    monkeypatch.setattr(rng, "getrandbits", None)
    assert chance.below(rng, 10) == 5
    assert chance.draw(rng, "abcd") == "c"
    assert sorted(chance.shuffled(rng, "abcd")) == list("abcd")


def test_labels_and_seeds_keep_streams_apart() -> None:
    names = [(seed, label) for seed in range(20) for label in ("a", "b", "1/a")]
    assert len({chance.stream(*name).random() for name in names}) == len(names)


@given(st.integers(1, 10**6), st.floats(0, 1, exclude_max=True))
def test_a_draw_below_n_is_below_n(n: int, number: float) -> None:
    assert 0 <= chance.below(Fixed(number), n) < n


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_nothing_below_zero(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        chance.below(Random(1), n)


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        chance.draw(Random(1), [])


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_everything(items: list[int], seed: int) -> None:
    before = list(items)
    assert sorted(chance.shuffled(chance.stream(seed, "x"), items)) == sorted(items)
    assert items == before


def test_each_order_is_as_likely() -> None:
    rng, rounds = chance.stream(1, "fair"), 6000
    seen = Counter(chance.shuffled(rng, "abc") for _ in range(rounds))
    assert set(seen) == set(permutations("abc"))
    assert all(abs(count - rounds / 6) < 150 for count in seen.values()), "5 standard deviations"
