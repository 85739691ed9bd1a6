"""Moves as people type them and listen to them."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine import chance
from cavegames.engine.registry import GAMES, open_game
from cavegames.plain.moves import grouped, meant, with_words
from cavegames.plain.sevenbit import sevenbit

GAME = open_game("ocelot")
STATE = GAME.setup(GAME.Options.model_validate({}), 2, 7)
LEGAL = [GAME.notate(move) for move in GAME.legal(STATE)]


def positions() -> list[Any]:
    """Games with the legal moves of some of their positions."""
    found = []
    for info in GAMES:
        game = open_game(info.id)
        state = game.setup(game.Options.model_validate({}), info.seats_min, 3)
        rng = chance.stream(3, "typed")
        for n in range(40):
            moves = game.legal(state)
            if n % 8 == 0 and moves:
                found.append(pytest.param(game, [game.notate(move) for move in moves], id=f"{info.id}-{n}"))
            if moves:
                state = game.apply(state, chance.draw(rng, moves)).state
    return found


@pytest.mark.parametrize(("game", "legal"), positions())
def test_every_move_can_be_typed_as_it_is_told(game: Any, legal: list[str]) -> None:
    for notation in legal[:60]:
        spoken = notation.replace("@", " on ").replace(":", " ")
        for typed in (notation, notation.upper(), spoken, f"play {spoken}", f"  {spoken.lower()} "):
            assert meant(game, legal, typed.strip()).fitting == (notation,)


def heard(line: str) -> list[str]:
    """The moves that a line of `grouped` tells."""
    words = re.sub(r"( \(\d+( each)?\))?\.$", "", line).split(", ")
    split = next((place for place, word in enumerate(words) if " " in word), None)
    if split is None:
        return words
    last, _, first = words[split].replace(" on ", " @").partition(" ")
    sign, first = ("@", first[1:]) if first.startswith("@") else (":", first)
    heads, tails = [*words[:split], last], [first, *words[split + 1 :]]
    return [f"{head}{sign}{tail}" for head in heads for tail in tails]


@pytest.mark.parametrize(("game", "legal"), positions())
def test_a_list_of_moves_has_all_of_them_and_no_other(game: Any, legal: list[str]) -> None:
    assert sorted(move for line in grouped(legal) for move in heard(line)) == sorted(legal)


def test_a_move_that_is_not_legal_is_given_to_the_game_in_its_own_words() -> None:
    for typed in ("take f6", "take the f6", "TAKE f6"):
        found = meant(GAME, LEGAL, typed)
        assert found.fitting == () and GAME.notate(GAME.read(found.text)) == "take@f6"


@given(st.text(max_size=60))
def test_any_text_means_something_or_nothing(text: str) -> None:
    found = meant(GAME, LEGAL, text)
    assert set(found.fitting) <= set(LEGAL)
    assert found.text in (text, *found.fitting) or GAME.read(found.text)


def test_a_word_alone_is_no_move_by_chance() -> None:
    assert meant(GAME, LEGAL, "f1").fitting == meant(GAME, LEGAL, "lamp").fitting == ()


def test_words_filter_whole_before_parts() -> None:
    assert with_words(LEGAL, "lamp f1") == ["A:lamp@f1", "B:lamp@f1"]
    assert all("pick" in move for move in with_words(LEGAL, "pick"))
    assert with_words(LEGAL, "") == LEGAL and with_words(LEGAL, "zzz") == []


@given(st.text())
def test_seven_bits_are_printable_ascii_on_one_line(text: str) -> None:
    plain = sevenbit(text)
    assert plain.isascii() and (plain.isprintable() or not plain)


def test_ascii_stays_as_it_is_and_letters_lose_their_marks() -> None:
    every = "".join(map(chr, range(32, 127)))
    assert sevenbit(every) == every
    assert sevenbit("Zo\u00eb \u2013 \u00c6sir, Stra\u00dfe \u2026") == "Zoe - Aesir, Strasse ..."
    assert sevenbit("\u6d1e\x1b[2J\u202e") == "? [2J?"
