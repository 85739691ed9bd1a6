import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.tui.settings import LastChoice, Settings
from cavegames.tui.settings_store import LARGEST, SettingsStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "settings.json"


def written(path: Path, raw: bytes) -> SettingsStore:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw)
    return SettingsStore(path)


def aside(path: Path) -> list[Path]:
    return sorted(path.parent.glob("settings.broken-*"))


def test_no_file_gives_the_usual_settings_and_writes_nothing(path: Path) -> None:
    store = SettingsStore(path)
    assert store.load() == Settings()
    assert store.notes == []
    assert not path.parent.exists()


def test_what_is_saved_is_loaded(path: Path) -> None:
    settings = Settings(
        look="line", keymap={"app.quit": "f12"}, names=["Ada", "Łukasz", "愛子"], last_game="ocelot"
    )
    settings.choices["ocelot"] = LastChoice(
        names=["Ada", "Ben"], players=["person", "greedy"], options={"first": "random"}
    )
    assert SettingsStore(path).save(settings) is None
    store = SettingsStore(path)
    assert store.load() == settings
    assert store.notes == []
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"null",
        b'{"look": NaN}',
        b"[" * 100_000,
        b'{"a": "\\ud800"}',
        b" " * (LARGEST + 1),
    ],
)
def test_a_broken_file_is_set_aside_with_a_sentence(path: Path, raw: bytes) -> None:
    store = written(path, raw)
    assert store.load() == Settings()
    assert [file.read_bytes() for file in aside(path)] == [raw]
    assert not path.exists()
    assert len(store.notes) == 1
    assert "settings.broken-1.json" in store.notes[0]
    assert store.save(Settings()) is None


def test_a_second_broken_file_does_not_replace_the_first(path: Path) -> None:
    written(path, b"one").load()
    written(path, b"two").load()
    assert [file.read_bytes() for file in aside(path)] == [b"one", b"two"]


def test_one_bad_value_costs_only_itself(path: Path) -> None:
    raw = json.dumps({"look": "hologram", "size": "L", "names": "Ada", "bell": True}).encode()
    store = written(path, raw)
    settings = store.load()
    assert (settings.look, settings.size, settings.names, settings.bell) == ("auto", "L", [], True)
    assert "look, names" in store.notes[0]
    assert aside(path)[0].read_bytes() == raw
    assert SettingsStore(path).load() == settings


def test_what_a_newer_version_added_is_kept(path: Path) -> None:
    store = written(path, b'{"version": 7, "smell": {"of": ["moss", 1.5]}, "look": "ascii"}')
    settings = store.load()
    assert "newer" in store.notes[0]
    settings.look = "line"
    assert store.save(settings) is None
    assert json.loads(path.read_bytes())["smell"] == {"of": ["moss", 1.5]}
    assert json.loads(path.read_bytes())["version"] == 7


def test_a_folder_in_the_place_of_the_file_is_left_alone(path: Path) -> None:
    path.mkdir(parents=True)
    store = SettingsStore(path)
    assert store.load() == Settings()
    [note] = store.notes
    assert f"({path.name} is no file). The usual" in note
    sentence = store.save(Settings())
    assert sentence is not None
    assert "stays as it is" in sentence
    assert path.is_dir()


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = SettingsStore(tmp_path / "file" / "settings.json")
    assert store.load() == Settings()
    sentence = store.save(Settings())
    assert sentence is not None
    assert "could not be kept" in sentence


def test_a_broken_file_that_cannot_be_set_aside_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = written(path, b"broken")

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    assert store.load() == Settings()
    assert "nothing is written" in store.notes[0]
    assert store.save(Settings(look="line")) is not None
    assert path.read_bytes() == b"broken"


def test_a_failed_write_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SettingsStore(path).save(Settings(look="line"))
    before = path.read_bytes()

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    sentence = SettingsStore(path).save(Settings(look="ascii"))
    assert sentence is not None
    assert "no space left on device" in sentence
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
KEYS = st.sampled_from(sorted(Settings.CHECKS)) | st.text(max_size=12)


@given(raw=st.binary(max_size=300) | st.dictionaries(KEYS, JSON).map(lambda data: json.dumps(data).encode()))
def test_no_bytes_in_the_file_ever_crash_or_get_lost(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "settings.json"
    store = written(path, raw)
    settings = store.load()
    kept = [file.read_bytes() for file in path.parent.iterdir()]
    assert raw in kept
    assert store.save(settings) is None
    again = SettingsStore(path)
    assert again.load() == settings
    assert [note for note in again.notes if "newer" not in note] == []
