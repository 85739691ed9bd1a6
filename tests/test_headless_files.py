"""Positions and match files of headless sessions, over the command line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cavegames.cli import cli
from cavegames.engine import codes, journal, registry
from cavegames.engine.match import MatchSetup, SeatSetup

COMMAND = (sys.executable, "-m", "cavegames", "headless", "ocelot")


def headless(*arguments: str | Path, say: str = "") -> Result:
    return CliRunner().invoke(cli, ["headless", "ocelot", *map(str, arguments)], input=say)


def answers(*arguments: str | Path, say: str) -> list[dict[str, Any]]:
    done = headless(*arguments, say=say)
    assert done.exit_code == 0, done.output
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_end_of_the_input_ends_the_process() -> None:
    done = headless("--seed", "7", say="to-move")
    assert done.exit_code == 0 and not done.stderr
    assert json.loads(done.stdout)["to-move"] == "ocelot"


def test_the_same_seed_is_the_same_match_and_no_seed_a_new_one() -> None:
    same = [answers("--seed", "7", say="dump")[0] for _ in range(2)]
    assert same[0] == same[1]
    assert answers(say="dump") != answers(say="dump")


def test_options_and_names_are_used() -> None:
    arguments = ("--option", "first=penguin", "--seat", "Ada", "--seat", "Ben")
    assert answers(*arguments, say="to-move")[0]["name"] == "Ben"
    assert answers("--seat", "Ada", say="to-move")[0]["name"] == "Ada"


@pytest.mark.parametrize("bare", [True, False])
def test_what_dump_writes_is_a_position(tmp_path: Path, bare: bool) -> None:
    say = "play A:lamp@f1\nplay end\ndump\n"
    dumped = answers("--seed", "7", say=say)[-1]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(dumped["position"] if bare else dumped))
    again, move = answers("--position", file, say="dump\nto-move\n")
    assert again == dumped
    assert move["to-move"] == "penguin"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b"1e999",
        b'{"position": NaN}',
        b"null",
        b'{"position": null}',
        b"[]",
        b"{}",
        b'{"position": {}}',
        b'{"position": {"position": {}}}',
        b"9" * 10_000,
        b" " * 5_000_000,
    ],
    ids=range(14),
)
def test_a_bad_position_file_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(content)
    done = headless("--position", file)
    assert_problem(done)


def assert_problem(done: Result) -> None:
    assert done.exit_code == 2
    assert not done.stdout
    assert done.stderr.startswith("Error: ") and done.stderr.endswith(".\n") and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("--position", "no such file"),
        ("--position", "."),
        ("--match", "."),
        ("--match", "/proc/version"),
        ("--match", "/proc/none/x"),
        ("--option", "first=me"),
        ("--option", "first"),
        ("--option", "colour=red"),
        ("--seat", "A", "--seat", "B", "--seat", "C"),
        ("--seat", "A=greedy"),
        ("--seat", "Ada", "--seat", "ada"),
        ("--seat", "Penguin"),
        ("--seat", " "),
        ("--seat", "a\nb"),
        ("--seat", "a" * 61),
    ],
)
def test_what_no_match_can_start_from_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_problem(headless(*arguments))


def test_every_move_is_recorded_and_the_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "new" / "match.jsonl"
    first = answers(
        "--match", file, "--seed", "7", "--seat", "Ada", say="play A:lamp@f1\nundo\nredo\nplay end\n"
    )
    assert all(answer["ok"] for answer in first)
    report = journal.verify(file)
    assert report.ok and report.moves == 2
    going_on = answers("--match", file, say="to-move\ndump\nplay B:lamp@f1\nplay C:compass@a6\n")
    assert going_on[0]["to-move"] == "penguin"
    assert going_on[2]["ok"] is False and going_on[3]["ok"] is True
    reading = journal.read(file)
    assert reading.match is not None and len(reading.match.plies) == 3
    assert reading.match.setup.names == ("Ada", "Penguin") and reading.match.setup.seed == 7


def test_a_match_that_exists_has_to_be_the_one_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    arguments = ("--match", file, "--seed", "7", "--option", "first=penguin", "--seat", "Ada")
    answers(*arguments, say="play A:lamp@f1\n")
    before = file.read_bytes()
    assert answers(*arguments, say="to-move\n")[0]["to-move"] == "penguin"
    for other in (("--seed", "8"), ("--option", "first=ocelot"), ("--seat", "Eve")):
        done = headless("--match", file, *other, say="play end\n")
        assert_problem(done)
        assert other[0] in done.stderr
    assert file.read_bytes() == before


def test_a_match_begun_from_a_position_goes_on(tmp_path: Path) -> None:
    position, file = tmp_path / "position.json", tmp_path / "match.jsonl"
    position.write_text(json.dumps(answers("--seed", "7", say="play A:lamp@f1\ndump\n")[-1]))
    assert answers("--position", position, "--match", file, say="play end\n")[0]["ok"] is True
    assert answers("--position", position, "--match", file, say="to-move\n")[0]["to-move"] == "penguin"


def test_two_processes_cannot_play_one_match(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    answers("--match", file, "--seed", "7", say="play A:lamp@f1\n")
    with journal.resume(file).journal:
        assert_problem(headless("--match", file, say="play end\n"))
    assert journal.verify(file).moves == 1


def test_a_torn_line_is_said_on_the_error_stream(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    answers("--match", file, "--seed", "7", say="play A:lamp@f1\nplay end\n")
    file.write_bytes(file.read_bytes()[:-5])
    done = headless("--match", file, say="to-move\n")
    assert done.exit_code == 0 and done.stderr.strip().endswith(".")
    assert json.loads(done.stdout)["to-move"] == "ocelot"


def test_a_closed_output_ends_the_process_quietly() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(b"legal\n" * 3)
        process.stdin.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def test_streams_that_were_never_open_are_no_trouble() -> None:
    for redirection in ("<&-", ">&-"):
        line = f'echo legal | "$@" {redirection}'
        done = subprocess.run(
            ["/bin/sh", "-c", line, "sh", *COMMAND], capture_output=True, timeout=60, check=False
        )
        assert (done.returncode, done.stderr) == (0, b"")


def test_a_code_begins_the_match_of_its_seed_and_options(tmp_path: Path) -> None:
    game = registry.open_game("ocelot")
    options = game.Options.model_validate({"first": "penguin"})
    code = codes.encode(MatchSetup("ocelot", options, (SeatSetup("a"), SeatSetup("b")), 7))
    plain = answers("--seed", "7", "--option", "first=penguin", say="dump")
    assert answers("--code", code, say="dump") == plain
    file = tmp_path / "match.jsonl"
    answers("--code", code, "--match", file, say="play A:lamp@f1\n")
    assert answers("--code", code, "--match", file, say="undo")[0]["ok"]
    answers("--seed", "8", "--match", tmp_path / "other.jsonl", say="")
    done = headless("--code", code, "--match", tmp_path / "other.jsonl")
    assert done.exit_code == 2 and "Leave out --code, or name a new file." in done.stderr
