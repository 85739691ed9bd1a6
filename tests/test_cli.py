"""The `cavegames` command: what it says, its exit codes, and what it does not import."""

import dataclasses
import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import click
import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

import cavegames
from cavegames.cli import cli, screen
from cavegames.engine import codes, journal, places, registry
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.registry import GAMES, open_game


def run(*arguments: str | Path, say: str = "") -> Result:
    return CliRunner().invoke(cli, [*map(str, arguments)], input=say, prog_name="cavegames")


def assert_problem(done: Result, code: int = 2) -> None:
    """One sentence on standard error, nothing else, no traceback."""
    assert done.exit_code == code, done.output
    assert not done.stdout
    assert done.stderr.startswith("Error: ") and done.stderr.endswith(".\n") and done.stderr.count("\n") == 1


def recorded(path: Path) -> Path:
    """A match file with two moves."""
    game = open_game("ocelot")
    setup = MatchSetup("ocelot", game.Options.model_validate({}), (SeatSetup("Ada"), SeatSetup("Ben")), 7)
    match: Match[Any, Any] = Match(game, setup)
    with journal.create(path, setup, game) as record:
        match.record = record
        match.play(game.read("A:lamp@f1"))
        match.play(game.read("end"))
    return path


def test_version() -> None:
    assert run("--version").stdout == f"cavegames {cavegames.__version__}\n"


@pytest.mark.parametrize("command", ["", *cli.commands])
def test_every_help_text_has_an_example_where_there_is_something_to_say(command: str) -> None:
    done = run(*command.split(), "--help")
    assert done.exit_code == 0
    needs_arguments = command not in ("list", "where")
    assert ("Example" in done.stdout) == needs_arguments
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_every_command_is_summed_up_on_one_whole_line() -> None:
    assert "..." not in run("--help").stdout.partition("Commands:")[2]


def test_every_example_in_a_help_text_can_be_parsed() -> None:
    for name, command in cli.commands.items():
        text = (command.help or "").replace("\\\n", " ")
        for line in text.splitlines():
            if line.strip().startswith(f"cavegames {name} "):
                arguments = line.split()[2:]
                command.make_context(name, arguments)


LIGHT = [
    ["--help"],
    ["--version"],
    ["play", "--help"],
    ["where"],
    ["list"],
    ["headless", "ocelot", "--seed", "1"],
    ["simulate", "ocelot", "--matches", "1", "--json"],
    ["verify", "none"],
    ["records"],
    ["--plain"],
    ["play", "ocelot"],
]


@pytest.mark.parametrize("arguments", LIGHT, ids=" ".join)
def test_what_needs_no_screen_imports_none(arguments: list[str]) -> None:
    script = (
        "import sys\n"
        "from cavegames.cli import cli\n"
        "try:\n"
        f"    cli({arguments!r})\n"
        "except SystemExit:\n"
        "    pass\n"
        "heavy = {name.split('.')[0] for name in sys.modules} & {'textual', 'rich'}\n"
        "sys.stderr.write('heavy: ' + ' '.join(sorted(heavy)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input="legal\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr.endswith("heavy: ")


def test_help_opens_no_game() -> None:
    script = "import sys, cavegames.cli\nprint([m for m in sys.modules if m.startswith('pydantic')])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "[]\n"


def test_list_names_every_game_with_its_options_and_players() -> None:
    text = run("list").stdout
    for game in GAMES:
        assert game.id in text and game.title in text
    for word in (
        "first=ocelot|penguin|random",
        "bonus=off|on",
        "greedy",
        "random",
        "ocelot, penguin",
        " 1 player, ",
        " 1-6 players, ",
    ):
        assert word in text


def test_where_names_the_places(own_home: Path) -> None:
    lines = run("where").stdout.splitlines()
    assert [line.split() for line in lines] == [
        ["settings", str(places.settings_file())],
        ["matches", str(places.matches())],
        ["records", str(places.records_file())],
        ["log", str(places.log_file())],
    ]
    assert not own_home.exists()


def test_verify_says_that_all_is_well(tmp_path: Path) -> None:
    done = run("verify", recorded(tmp_path / "match.jsonl"))
    assert done.exit_code == 0 and "2 moves" in done.stdout and not done.stderr


@pytest.mark.parametrize("harm", ["cut", "flip", "empty", "folder", "none"])
def test_verify_says_what_is_wrong(tmp_path: Path, harm: str) -> None:
    file = recorded(tmp_path / "match.jsonl")
    content = file.read_bytes()
    if harm in ("folder", "none"):
        file.unlink()
    if harm == "folder":
        file.mkdir()
    elif harm != "none":
        file.write_bytes({"cut": content[:-3], "flip": content.replace(b"f1", b"f2"), "empty": b""}[harm])
    done = run("verify", file)
    assert done.exit_code == 1
    assert not done.stdout and done.stderr.strip().endswith(".")
    if harm == "flip":
        assert file.read_bytes() != content


def test_an_unknown_game_is_one_sentence_that_lists_those_there_are() -> None:
    for command in (["play", "chess"], ["headless", "x" * 5000], ["simulate", "", "--matches", "1"]):
        done = run(*command)
        assert_problem(done)
        assert "ocelot" in done.stderr and len(done.stderr) < 250


@pytest.mark.parametrize("arguments", [[], ["play", "ocelot"], ["replay", "FILE"]], ids=str)
def test_without_a_terminal_the_screen_says_so(tmp_path: Path, arguments: list[str], own_home: Path) -> None:
    file = recorded(tmp_path / "match.jsonl")
    done = run(*(str(file) if part == "FILE" else part for part in arguments))
    assert_problem(done)
    assert "terminal" in done.stderr
    assert not own_home.exists(), "no match may be begun that nobody sees"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """A terminal, and what is shown on it."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(screen, "need_terminal", lambda: None)
    monkeypatch.setattr(screen, "show", lambda **what: calls.append(what))
    return calls


def test_play_just_starts(shown: list[dict[str, Any]]) -> None:
    assert run("play", "ocelot").exit_code == 0
    (call,) = shown
    match = call["match"]
    assert match.setup.names == ("Ocelot", "Penguin")
    assert {seat.player for seat in match.setup.seats} == {"person"}
    assert len(list(places.matches().glob("*.jsonl"))) == 1


def test_play_takes_seats_options_and_seed(shown: list[dict[str, Any]]) -> None:
    arguments = ("--seat", "Ada", "--seat", "Robo=greedy", "--option", "first=penguin", "--seed", "7")
    assert run("play", "ocelot", *arguments).exit_code == 0
    setup = shown[0]["match"].setup
    assert setup.seats == (SeatSetup("Ada"), SeatSetup("Robo", "greedy"))
    assert (setup.seed, setup.options.first) == (7, "penguin")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seat", "Ada=hal"],
        ["--seat", "=greedy"],
        ["--seat", "a\x1b[2J"],
        ["--option", "first"],
        ["--option", "first=me"],
        ["--seat", "A", "--seat", "B", "--seat", "C"],
    ],
)
def test_play_refuses_what_no_match_can_start_from(shown: list[dict[str, Any]], arguments: list[str]) -> None:
    assert_problem(run("play", "ocelot", *arguments))
    assert not shown and not places.matches().exists()


def code_of(seed: int, **options: str) -> str:
    game = open_game("ocelot")
    seats = (SeatSetup("a"), SeatSetup("b"))
    return codes.encode(MatchSetup("ocelot", game.Options.model_validate(options), seats, seed))


def test_play_takes_a_code(shown: list[dict[str, Any]]) -> None:
    assert run("play", "ocelot", "--code", code_of(4711, first="penguin"), "--seat", "Ada").exit_code == 0
    setup = shown[0]["match"].setup
    assert (setup.seed, setup.options.first, setup.names) == (4711, "penguin", ("Ada", "Penguin"))


@pytest.mark.parametrize("command", ["play", "headless"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("--code", "SBAG"),
        ("--code", "x" * 5000),
        ("--code", code_of(7), "--seed", "7"),
        ("--code", code_of(7), "--option", "first=random"),
        ("--code", code_of(7), "--seat", "A", "--seat", "B", "--seat", "C"),
    ],
)
def test_a_code_that_cannot_be_played_is_one_sentence(
    shown: list[dict[str, Any]], command: str, arguments: tuple[str, ...]
) -> None:
    assert_problem(run(command, "ocelot", *arguments))
    assert not shown and not places.matches().exists()


def solo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second game be known that is played alone."""
    alone = dataclasses.replace(GAMES[0], id="alone", title="Alone", seats_min=1, seats_max=1)
    monkeypatch.setattr(registry, "GAMES", (*GAMES, alone))


def test_a_code_of_another_game_names_it(
    monkeypatch: pytest.MonkeyPatch, shown: list[dict[str, Any]]
) -> None:
    solo(monkeypatch)
    code = codes.encode(
        MatchSetup("alone", open_game("ocelot").Options.model_validate({}), (SeatSetup("a"),), 7)
    )
    done = run("play", "ocelot", "--code", code)
    assert_problem(done)
    assert "Play alone with it" in done.stderr


def test_the_daily_cave_is_for_games_played_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run("play", "ocelot", "--daily")
    assert_problem(done)
    assert "played alone" in done.stderr


def test_the_daily_cave_has_the_seed_of_today(
    monkeypatch: pytest.MonkeyPatch, shown: list[dict[str, Any]]
) -> None:
    monkeypatch.setattr(codes, "has_daily", lambda info: True)
    monkeypatch.setattr(codes, "daily", lambda game_id, day: int(f"{day:%Y%m%d}"))
    before = date.today()
    assert run("play", "ocelot", "--daily").exit_code == 0
    assert int(f"{before:%Y%m%d}") <= shown[0]["match"].setup.seed <= int(f"{date.today():%Y%m%d}")
    for more in (("--seed", "7"), ("--code", code_of(7))):
        assert_problem(run("play", "ocelot", "--daily", *more))


def test_a_simulation_seats_as_many_as_are_named() -> None:
    done = run("simulate", "redpeak", "--matches", "1", "--seed", "1", "--player", "medic=random", "--json")
    assert [seat["seat"] for seat in json.loads(done.stdout)["seats"]] == ["leader", "cook", "medic"]
    alone = run("simulate", "redpeak", "--matches", "1", "--seed", "1", "--json")
    assert [seat["player"] for seat in json.loads(alone.stdout)["seats"]] == ["random"]
    assert_problem(run("simulate", "redpeak", "--matches", "1", "--player", "pilot=random"))


@pytest.mark.parametrize(
    ("seed", "why"),
    [
        ("-1", "A seed is a whole number"),
        ("x", "A seed is a whole number"),
        (str(codes.LARGEST_SEED + 1), "Use at most 18 digits."),
        ("9" * 6000, "Use at most 18 digits."),
    ],
)
@pytest.mark.parametrize("command", ["play", "headless", "simulate"])
def test_a_seed_is_a_number_in_range(command: str, seed: str, why: str) -> None:
    done = run(command, "ocelot", *(["--matches", "1"] if command == "simulate" else []), "--seed", seed)
    assert_problem(done)
    assert f"--seed: {'This seed is too long. ' if 'Use' in why else ''}{why}" in done.stderr


def test_play_says_when_no_match_file_can_be_made(
    shown: list[dict[str, Any]], own_home: Path, tmp_path: Path
) -> None:
    own_home.write_text("a file where the folder should be")
    assert_problem(run("play", "ocelot"))
    assert not shown


def test_replay_shows_a_match_file(shown: list[dict[str, Any]], tmp_path: Path) -> None:
    file = recorded(tmp_path / "match.jsonl")
    assert run("replay", file).exit_code == 0
    assert shown == [{"replay": file}]


def test_replay_says_when_the_file_holds_no_match(shown: list[dict[str, Any]], tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\x00\xff")
    for file in ("x", "none"):
        assert_problem(run("replay", tmp_path / file))
    assert not shown


def test_the_launcher_opens_without_a_command(shown: list[dict[str, Any]]) -> None:
    assert run().exit_code == 0
    assert shown == [{}]


def test_the_shell_can_complete_the_game() -> None:
    complete = ShellComplete(cli, {}, "cavegames", "_CAVEGAMES_COMPLETE")
    assert [item.value for item in complete.get_completions(["play"], "oc")] == ["ocelot"]
    assert "simulate" in [item.value for item in complete.get_completions([], "sim")]


def test_python_m_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cavegames", "--version"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == f"cavegames {cavegames.__version__}\n"


def test_a_path_that_is_no_text_is_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cavegames", "verify", b"\xff\xfe"],
        capture_output=True,
        timeout=60,
        check=False,
        env=os.environ | {"PYTHONUTF8": "1"},
    )
    assert done.returncode == 1 and b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["list"], ["headless", "ocelot"], ["--help"]], ids=" ".join)
def test_an_output_that_is_full_is_no_traceback(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cavegames", *arguments],
            input=b"legal\n",
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"Error: No space left on device.\n"


def test_the_app_has_the_agreed_way_in() -> None:
    script = (
        "import inspect, json, cavegames.tui.app as app\n"
        "print(json.dumps(list(inspect.signature(app.run).parameters)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert json.loads(done.stdout) == ["match", "replay", "guided"]


def test_every_option_of_every_command_has_a_help_text() -> None:
    for command in cli.commands.values():
        for parameter in command.params:
            assert not isinstance(parameter, click.Option) or parameter.help


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--seed", "7"], "always the same"),
        (["--seat", "Ada"], "always the same"),
        (["--option", "undo=free"], "always the same"),
        (["--plain"], "full screen"),
    ],
)
def test_the_guided_match_is_always_the_same_and_on_the_screen(more: list[str], said: str) -> None:
    result = CliRunner().invoke(cli, ["play", "ocelot", "--guided", *more])
    assert result.exit_code == 2
    assert said in result.output
