"""Plain mode from the command line: the launcher, the questions, leaving."""

import json
from pathlib import Path
from typing import Any

import pytest

from cavegames import plain
from cavegames.cli import screen
from cavegames.engine import codes, journal, places, registry, store
from cavegames.engine.match import MatchSetup, SeatSetup
from tests.plain.table import GAME, NEW, begun, run, talk

MOVE = "A lamp f1"
"""A move, so that the match is kept."""


def only_match() -> Any:
    (path,) = places.matches().glob("*.jsonl")
    assert journal.verify(path).ok
    return journal.read(path).match


def test_a_match_is_set_up_by_questions_and_left() -> None:
    said = run("play", "ocelot", "--plain", say=("7", "Ada", "Robo=greedy", "penguin", "free", "quit")).stdout
    match = only_match()
    assert match.setup.seats == (SeatSetup("Ada"), SeatSetup("Robo", "greedy"))
    assert (match.setup.seed, match.setup.options.first, match.setup.options.undo) == (7, "penguin", "free")
    assert "Robo" in said and said.endswith(f"{plain.FAREWELL}\n")


def test_enter_is_the_usual_answer() -> None:
    run("play", "ocelot", "--plain", say=(*NEW, MOVE, "quit"))
    assert only_match().setup.names == ("Ocelot", "Penguin")
    assert only_match().setup.options == GAME.Options.model_validate({})


def test_an_answer_that_does_not_fit_is_asked_again() -> None:
    answers = (
        "no code",
        "9" * 30,
        "7",
        "=greedy",
        "Ada=hal",
        "Ada",
        "ADA",
        "",
        "me",
        "random",
        "maybe",
        "free",
        MOVE,
        "quit",
    )
    said = run("play", "ocelot", "--plain", say=answers).stdout
    setup = only_match().setup
    assert (setup.names, setup.seed) == (("Ada", "Penguin"), 7)
    assert (setup.options.first, setup.options.undo) == ("random", "free")
    for why in (
        "Press Enter for a new cave.",
        "at most 18 digits",
        "no player called 'hal'",
        "Somebody else has this name",
    ):
        assert why in said
    assert "Type ocelot, penguin or random." in said and "Type fair or free." in said


def test_a_name_that_is_the_usual_one_of_the_next_seat_is_no_trap() -> None:
    run("play", "ocelot", "--plain", say=("", "penguin", *NEW, MOVE, "quit"))
    assert only_match().setup.names == ("penguin", "Penguin 2")


def test_what_is_given_is_not_asked() -> None:
    arguments = ("--seat", "Ada", "--option", "first=penguin", "--seed", "7")
    said = run("play", "ocelot", "--plain", *arguments, say=(MOVE, "quit")).stdout
    assert "Enter:" not in said
    assert only_match().setup.names == ("Ada", "Penguin") and only_match().setup.seed == 7


def code_of(seed: int = 4711, **options: str) -> str:
    seats = (SeatSetup("a"), SeatSetup("b"))
    return codes.encode(MatchSetup("ocelot", GAME.Options.model_validate(options), seats, seed))


@pytest.mark.parametrize("way", ["option", "question", "launcher"])
def test_a_code_gives_seed_and_options(way: str) -> None:
    code = code_of(first="random")
    if way == "option":
        run("play", "ocelot", "--plain", "--code", code, say=("Ada", "Ben", MOVE, "quit"))
    elif way == "question":
        run("play", "ocelot", "--plain", say=(code.lower(), "Ada", "Ben", MOVE, "quit"))
    else:
        run("--plain", say=("code nonsense", f"code {code}", "Ada", "Ben", MOVE, "quit", "quit"))
    setup = only_match().setup
    assert (setup.seed, setup.options.first, setup.names) == (4711, "random", ("Ada", "Ben"))


def test_an_open_match_is_offered() -> None:
    run("play", "ocelot", "--plain", say=(*NEW, "A lamp f1", "quit"))
    said = run("play", "ocelot", "--plain", say=("what", "", "log")).stdout
    assert "Go on with the open match, Sir Ocelot's Cave, Ocelot and Penguin, 1 move?" in said
    assert "1. Ocelot places A:lamp on f1." in said
    run("play", "ocelot", "--plain", say=("no", *NEW, MOVE, "quit"))
    assert len(list(places.matches().glob("*.jsonl"))) == 2


def test_the_launcher_lists_games_matches_rules_records_and_places() -> None:
    commands = ["", "games", "continue", "rules ocelot", "rules ocelot OC-COLL-1", "rules", "records"]
    commands += ["settings", "zzz", "help"]
    said = run("--plain", say=(*commands, "quit")).stdout
    for words in (
        "ocelot: Sir Ocelot's Cave.",
        "There is no match to go on with. Type new and a game.",
        "The chapters are: ",
        "OC-COLL-1: ",
        "Say which game: ",
        "No match has ended yet.",
        "settings.json",
        "There is no such command.",
        "new GAME: ",
    ):
        assert words in said
    assert not places.matches().exists()


def test_the_launcher_begins_and_goes_on_with_matches() -> None:
    say = (
        "new ocelot",
        *NEW,
        "A lamp f1",
        "quit",
        "new ocelot",
        *NEW,
        MOVE,
        "end",
        "quit",
        "continue",
        "continue 2",
        "log",
        "quit",
    )
    said = run("--plain", say=(*say, "continue 9", "quit")).stdout
    assert "1. Sir Ocelot's Cave, Ocelot and Penguin, 2 moves." in said
    assert "2. Sir Ocelot's Cave, Ocelot and Penguin, 1 move." in said
    assert "1. Ocelot places A:lamp on f1." in said


def test_one_open_match_needs_no_number_and_a_locked_one_is_a_sentence() -> None:
    match = begun()
    said = run("--plain", say=("continue", "quit")).stdout
    assert "is being played in another window" in said
    store.close(match)
    assert "At the table: Ada and Ben." in run("--plain", say=("continue", "quit", "quit")).stdout


def test_records_are_told_after_a_match() -> None:
    run("play", "ocelot", "--plain", say=(*NEW, "resign", "yes", "quit"))
    assert (
        "Sir Ocelot's Cave, two players: 1 match" in run("--plain", say=("records", "records ocelot")).stdout
    )


def test_a_replay_is_a_story() -> None:
    match = begun()
    talk(match, "A lamp f1", "end", "resign", "yes")
    path = store.path_of(match)
    assert path is not None
    said = run("replay", path, "--plain").stdout.splitlines()
    assert said[:2] == ["1. Ada places A:lamp on f1.", "2. Ada ends turn 1 of 32."]
    assert "The match is over. Ada wins." in said


@pytest.mark.parametrize("where", ["setting", "before", "after"])
def test_plain_mode_is_asked_for_by_setting_or_option(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr(screen, "need_terminal", lambda: None)
    monkeypatch.setattr(screen, "show", lambda **what: shown.append(what))
    before = ["--plain"] if where == "before" else []
    after = ["--plain"] if where == "after" else []
    if where == "setting":
        places.settings_file().parent.mkdir(parents=True)
        places.settings_file().write_text(json.dumps({"plain": True}))
    run(*before, "play", "ocelot", *after, say=(*NEW, "quit"))
    assert not shown
    if where == "setting":
        assert "ocelot: " in run(say=("quit",)).stdout and not shown
        run("--no-plain")
        run("play", "ocelot", "--no-plain")
        assert len(shown) == 2


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"plain": "perhaps"}', b"\xff"])
def test_a_broken_settings_file_asks_for_nothing_and_is_left(
    content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr(screen, "show", lambda **what: shown.append(what))
    places.settings_file().parent.mkdir(parents=True)
    places.settings_file().write_bytes(content)
    run()
    assert shown == [{}] and places.settings_file().read_bytes() == content


def test_a_match_that_cannot_be_kept_is_not_begun(own_home: Path) -> None:
    own_home.write_text("a file where the folder should be")
    said = run("play", "ocelot", "--plain", "--seed", "7", "--seat", "Ada", "--option", "first=ocelot").stdout
    assert "At the table" not in said and said.count("\n") == 3


def test_the_greeting_of_every_game_can_be_set_up() -> None:
    for info in registry.GAMES:
        said = run("play", info.id, "--plain", say=("",) * 12).stdout
        assert f"A new match of {info.title}." in said and "At the table: " in said


def test_a_match_that_is_left_untouched_is_not_kept() -> None:
    run("play", "ocelot", "--plain", say=(*NEW, "quit"))
    assert store.matches() == []
