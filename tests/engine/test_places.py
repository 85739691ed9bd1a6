"""Where the files of the player lie."""

from pathlib import Path

import pytest

from cavegames.engine import places

PLACES = (places.matches, places.settings_file, places.records_file, places.log_file)


def test_one_variable_puts_everything_below_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    assert places.matches() == tmp_path / "matches"
    assert places.settings_file() == tmp_path / "settings.json"
    assert places.records_file() == tmp_path / "records.sqlite3"
    assert places.log_file() == tmp_path / "cavegames.log"


@pytest.mark.parametrize("value", ["", "  ", None])
def test_without_it_the_places_of_the_system_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv(places.HOME)
    if value is not None:
        monkeypatch.setenv(places.HOME, value)
    assert all("cavegames" in place().parts for place in PLACES)
    assert len({place() for place in PLACES}) == 4


def test_a_relative_folder_does_not_move_with_the_working_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.HOME, "here")
    assert places.matches() == Path.cwd() / "here" / "matches"


def test_asking_creates_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.HOME, str(tmp_path / "new"))
    for place in PLACES:
        place()
    assert not (tmp_path / "new").exists()
