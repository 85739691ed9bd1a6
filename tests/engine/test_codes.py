"""Codes of starts, and the daily cave."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Literal

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cavegames.engine import base32, codes, registry
from cavegames.engine.codes import BadCode, Start, decode, encode
from cavegames.engine.game import GameOptions
from cavegames.engine.match import MatchSetup, SeatSetup
from cavegames.engine.options import fields

SHIPPED = tuple(info for info in registry.GAMES if info.id != "tiny")
SEEDS = st.one_of(st.integers(0, 10**6), st.integers(0, codes.LARGEST_SEED))


@st.composite
def mixes(draw: Any, kind: type[GameOptions]) -> GameOptions:
    """Any options of a game that go together."""
    chosen = {
        field.name: draw(st.sampled_from([value for value, _ in field.choices])) for field in fields(kind)
    }
    try:
        return kind.model_validate(chosen)
    except ValueError:
        assume(False)
        raise


@st.composite
def setups(draw: Any) -> MatchSetup:
    """Any start of any game."""
    info = draw(st.sampled_from(SHIPPED))
    options = draw(mixes(registry.open_game(info.id).Options))
    count = draw(st.integers(info.seats_min, info.seats_max))
    seats = tuple(SeatSetup(f"Player {seat}") for seat in range(count))
    return MatchSetup(info.id, options, seats, draw(SEEDS))


def plain(seed: int = 7) -> MatchSetup:
    options = registry.open_game("ocelot").Options.model_validate({})
    return MatchSetup("ocelot", options, (SeatSetup("Ada"), SeatSetup("Ben")), seed)


@given(setups())
def test_a_code_holds_game_options_seats_and_seed(setup: MatchSetup) -> None:
    assert decode(encode(setup)) == Start(setup.game, setup.options, len(setup.seats), setup.seed)


@given(setups())
def test_a_code_is_short_and_has_no_look_alike_letter(setup: MatchSetup) -> None:
    code = encode(setup)
    assert set(code) <= set(base32.ALPHABET) | {"-"}
    assert not set(code) & set("OILU")
    assert all(len(group) == 4 for group in code.split("-")[:-1])
    more = len(type(setup.options).model_fields) - 2
    longest = 13 + more + 6 * (setup.seed > 10**6) + 6 * (setup.seed > 10**12)
    assert len(code.replace("-", "")) <= longest


def test_a_usual_start_has_three_groups() -> None:
    assert [len(group) for group in encode(plain(999_999)).split("-")] == [4, 4, 4]


@given(setups(), st.randoms(use_true_random=False))
def test_case_blanks_hyphens_and_look_alikes_do_not_matter(setup: MatchSetup, rng: Any) -> None:
    code = encode(setup)
    lazy = "".join(rng.choice({"0": "0Oo", "1": "1IilL"}.get(char, char + char.lower())) for char in code)
    for typed in (
        lazy,
        lazy.replace("-", ""),
        lazy.replace("-", " "),
        "  " + lazy.replace("-", "\u2013") + " ",
    ):
        assert decode(typed) == decode(code)


@given(setups())
def test_every_wrong_character_is_found(setup: MatchSetup) -> None:
    code = encode(setup)
    for place, right in enumerate(code):
        for wrong in set(base32.ALPHABET) - {right}:
            if right != "-":
                with pytest.raises(BadCode):
                    decode(code[:place] + wrong + code[place + 1 :])


@given(setups())
def test_any_two_characters_that_changed_places_are_found(setup: MatchSetup) -> None:
    code = encode(setup).replace("-", "")
    for i, a in enumerate(code):
        for j, b in enumerate(code[:i]):
            if a != b:
                with pytest.raises(BadCode):
                    decode(code[:j] + a + code[j + 1 : i] + b + code[i + 1 :])


@given(st.text(max_size=40) | st.text(base32.ALPHABET + "-OILu", max_size=60))
def test_any_text_is_a_start_or_a_sentence(text: str) -> None:
    try:
        start = decode(text)
    except BadCode as bad:
        assert str(bad).endswith(".") and str(bad).isascii() and len(str(bad)) < 130
    else:
        seats = tuple(SeatSetup(str(seat)) for seat in range(start.seats))
        again = encode(MatchSetup(start.game, start.options, seats, start.seed))
        assert base32.decode(again) == base32.decode(text)


@pytest.mark.parametrize("text", ["", " - ", "x" * 100_000, "7", "U" * 12, "1G0H-\x1b[2J"])
def test_no_code_is_answered_with_what_to_do(text: str) -> None:
    with pytest.raises(BadCode, match=r"\.$"):
        decode(text)


@pytest.mark.parametrize("seed", [-1, codes.LARGEST_SEED + 1])
def test_a_seed_that_cannot_be_typed_has_no_code(seed: int) -> None:
    with pytest.raises(BadCode, match="shorter seed"):
        encode(plain(seed))


def test_a_start_from_a_position_has_no_code() -> None:
    with pytest.raises(BadCode, match="did not begin with a seed"):
        encode(replace(plain(), position={}))


def other(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Change what is known of the game."""
    infos = tuple(replace(info, **changes) if info.id == "ocelot" else info for info in registry.GAMES)
    monkeypatch.setattr(registry, "GAMES", infos)


def test_a_code_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    code = encode(plain())
    other(monkeypatch, rules_version=2)
    with pytest.raises(BadCode, match="other rules of Sir Ocelot"):
        decode(code)


def test_a_code_of_an_unknown_game_or_version_says_to_update(monkeypatch: pytest.MonkeyPatch) -> None:
    code = encode(plain())
    with monkeypatch.context() as patch:
        patch.setattr(registry, "GAMES", ())
        with pytest.raises(BadCode, match="Update"):
            decode(code)
    with monkeypatch.context() as patch:
        patch.setattr(codes, "VERSION", 2)
        newer = encode(plain())
    with pytest.raises(BadCode, match="Update"):
        decode(newer)


def test_a_number_of_seats_that_the_game_has_not_is_refused() -> None:
    one = replace(plain(), seats=(SeatSetup("Ada"),))
    with pytest.raises(BadCode, match="not played by 1"):
        decode(encode(one))


def test_options_and_choices_added_later_leave_older_codes_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = registry.open_game("ocelot")
    setup = replace(plain(), options=game.Options(first="random", undo="free"))  # type: ignore[call-arg]
    older = encode(setup)

    class Later(game.Options):  # type: ignore[name-defined,misc]
        first: Literal["ocelot", "penguin", "random", "loser"] = "ocelot"
        fog: bool = False

    monkeypatch.setattr(type(game), "Options", Later)
    assert decode(older).options == Later(first="random", undo="free", fog=False)
    newer = encode(replace(setup, options=Later(first="loser", fog=True)))
    plain_newer = encode(replace(setup, options=Later(first="random", undo="free")))
    monkeypatch.undo()
    with pytest.raises(BadCode, match="Update"):
        decode(newer)
    assert decode(plain_newer) == decode(older)


def test_options_that_do_not_go_together_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    code = encode(plain())

    class Strict(GameOptions):
        def model_post_init(self, context: Any) -> None:
            raise ValueError("never")

    monkeypatch.setattr(type(registry.open_game("ocelot")), "Options", Strict)
    with pytest.raises(BadCode, match="do not go together"):
        decode(code)


def test_the_shipped_games_can_be_told_apart_and_fit() -> None:
    assert len({codes._hash(info.id) for info in SHIPPED}) == len(SHIPPED)
    for info in SHIPPED:
        known = fields(registry.open_game(info.id).Options)
        assert len(known) < 16 and all(len(field.choices) <= 16 for field in known)
        assert info.seats_max < 32 and info.rules_version < 32


def test_codes_of_today_can_be_read_tomorrow() -> None:
    """A code printed once must stay what it was."""
    code = encode(plain(4711))
    assert code == "SBAG-G007-K4C"
    assert codes.daily("ignis", date(2026, 12, 1)) == 529119


def test_the_daily_cave_changes_with_the_day_and_the_game() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(200)]
    seeds = [codes.daily(game, day) for game in ("ignis", "ocelot") for day in days]
    assert len(set(seeds)) > 390
    assert all(0 <= seed < 10**6 for seed in seeds)
    assert not codes.has_daily(registry.info("ocelot"))
