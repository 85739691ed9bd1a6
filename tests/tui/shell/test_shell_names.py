import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from cavegames.tui import names, seeds


@pytest.mark.parametrize("name", ["Ada", "Sir Ocelot", "  Ada  ", "愛子", "Łukasz", "Ζωή", "x" * 20, "🐆"])
def test_a_plain_name_is_fine(name: str) -> None:
    assert names.problem(name) is None


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("", "Type"),
        ("   ", "Type"),
        ("x" * 21, "too long"),
        ("愛" * 11, "too long"),
        ("a" + "\u0301" * 60, "too long"),
        ("Ada\x1b[31m", "invisible"),
        ("Ada\nBen", "invisible"),
        ("Ada\u202eneB", "invisible"),
        ("A\u200bda", "invisible"),
        ("\u2066Ada", "invisible"),
        ("\u0301\u0302", "cannot be seen"),
        ("A\ud800", "invisible"),
    ],
)
def test_a_tricky_name_is_answered_with_a_sentence(name: str, word: str) -> None:
    sentence = names.problem(name)
    assert sentence is not None
    assert word in sentence


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "ada"), ("Ada", " Ada "), ("Ada", "\uff21\uff44\uff41"), ("é", "e\u0301")]
)
def test_two_names_must_be_told_apart(one: str, other: str) -> None:
    assert names.problem(other, [one]) is not None


@given(st.text(), st.integers(1, 40))
def test_a_name_keeps_its_column(name: str, width: int) -> None:
    if names.problem(name) is None:
        assert cell_len(names.fit(names.tidy(name), width)) == width


def test_a_cut_name_says_so() -> None:
    assert names.fit("Professor Penguin", 8) == "Profess…"
    assert names.fit("愛愛愛愛", 4) == "愛… "


@given(st.integers(0, seeds.LARGEST))
def test_a_seed_is_read_as_it_is_shown(seed: int) -> None:
    assert seeds.read(f" {seed} ") == seed


@pytest.mark.parametrize("text", ["", " ", "-1", "1.5", "1e3", "abc", "٣", "²", "9" * 19, "1 2"])
def test_a_bad_seed_is_answered_with_a_sentence(text: str) -> None:
    with pytest.raises(seeds.BadSeed) as bad:
        seeds.read(text)
    assert str(bad.value).endswith(".")


def test_seeds_are_rolled_short() -> None:
    assert all(0 <= seeds.roll() < 1_000_000 for _ in range(100))
