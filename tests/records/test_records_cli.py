"""The `cavegames records` command."""

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cavegames.cli import cli
from cavegames.engine import places
from tests.records.played import LEFT_WINS, RIGHT_WINS, played


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["records", *map(str, arguments)], prog_name="cavegames")


@pytest.fixture(autouse=True)
def two_matches() -> None:
    played(LEFT_WINS)
    played(RIGHT_WINS, 1)


def test_the_table_is_shown_for_all_games_and_for_one() -> None:
    assert "Tiny Count, two players: 2 matches" in run().stdout
    assert run("tiny").stdout == run("show", "tiny").stdout == run().stdout
    assert run("ocelot").stdout == "No match has ended yet.\n"


def test_an_unknown_game_is_a_sentence() -> None:
    done = run("chess")
    assert done.exit_code == 2 and "There is no game called 'chess'" in done.stderr


def test_rebuild_says_how_many(own_home: Path) -> None:
    places.records_file().write_bytes(b"broken")
    done = run("rebuild")
    assert done.stdout == "The records hold 2 finished matches.\n"
    assert "kept as records.broken-1.sqlite3" in done.stderr


def test_export_to_the_output() -> None:
    done = run("export", "-")
    rows = list(csv.DictReader(done.stdout_bytes.decode().splitlines()))
    assert [(row["name"], row["won"]) for row in rows] == [
        ("Ada", "True"),
        ("Ben", "False"),
        ("Ada", "False"),
        ("Ben", "True"),
    ]
    assert done.stdout_bytes.count(b"\r\n") == 5
    assert run("export", "-", "--game", "ocelot").stdout_bytes.count(b"\n") == 1


def test_export_writes_over_nothing_unless_told(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    assert run("export", file).exit_code == 0
    assert file.read_bytes() == run("export", "-").stdout_bytes
    file.write_text("dear diary")
    done = run("export", file)
    assert done.exit_code == 2 and "--force" in done.stderr and file.read_text() == "dear diary"
    assert run("export", file, "--force").exit_code == 0
    assert file.read_bytes() == run("export", "-").stdout_bytes


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_export_to_where_nothing_can_be_written_is_a_sentence(tmp_path: Path, force: tuple[str, ...]) -> None:
    for file in (tmp_path / "no" / "where.csv", tmp_path):
        done = run("export", file, *force)
        assert done.exit_code == 2 and done.stderr.startswith("Error: ") and done.stderr.count("\n") == 1
