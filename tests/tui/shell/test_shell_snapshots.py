from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.engine import places
from cavegames.tui import shelf
from cavegames.tui.app import CaveApp
from tests.tui.snapshot import SIZES, pressing, settle

Snap = Callable[..., bool]
SMALL, LARGE = SIZES
by_size = pytest.mark.parametrize("size", SIZES, ids=["80x24", "160x48"])


def app(**settings: Any) -> CaveApp:
    made = CaveApp()
    for name, value in settings.items():
        setattr(made.settings, name, value)
    made.apply_settings()
    return made


@by_size
@pytest.mark.parametrize("look", ["picture", "line", "ascii"])
def test_launcher(snap_compare: Snap, look: str, size: tuple[int, int]) -> None:
    assert snap_compare(app(look=look), terminal_size=size, run_before=pressing())


def test_launcher_in_daylight(snap_compare: Snap) -> None:
    assert snap_compare(app(look="picture", theme="sandstone"), terminal_size=SMALL, run_before=pressing())


def test_launcher_with_an_open_match(
    snap_compare: Snap, saved: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(plies=3)
    monkeypatch.setattr(shelf, "when", lambda _: "yesterday")
    assert snap_compare(app(look="picture"), terminal_size=SMALL, run_before=pressing())


@by_size
def test_new_game(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(app(look="picture"), terminal_size=size, run_before=pressing("n", "tab", "tab"))


def test_new_game_with_what_does_not_fit(snap_compare: Snap) -> None:
    async def steps(pilot: Pilot[Any]) -> None:
        await pressing("n")(pilot)
        pilot.app.screen.query_one("#name-1").value = "ocelot"  # type: ignore[attr-defined]
        pilot.app.screen.query_one("#seed").value = "forty-two"  # type: ignore[attr-defined]
        await pilot.press("ctrl+s")
        await settle(pilot)

    assert snap_compare(app(look="picture"), terminal_size=SMALL, run_before=steps)


@pytest.mark.parametrize("game", ["redpeak", "rwenzori"])
def test_new_game_of(snap_compare: Snap, game: str) -> None:
    steps = pressing("n", *["shift+tab"] * 3)
    assert snap_compare(app(look="picture", last_game=game), terminal_size=SMALL, run_before=steps)


@pytest.mark.parametrize("look", ["picture", "line", "ascii"])
def test_rules_at_a_clause(snap_compare: Snap, look: str) -> None:
    async def steps(pilot: Pilot[Any]) -> None:
        await settle(pilot)
        pilot.app.open_rules("ocelot", "OC-COLL-1")  # type: ignore[attr-defined]
        await settle(pilot)

    assert snap_compare(app(look=look), terminal_size=SMALL, run_before=steps)


def test_rules_on_a_large_screen(snap_compare: Snap) -> None:
    assert snap_compare(app(look="picture"), terminal_size=LARGE, run_before=pressing("h", *["down"] * 5))


@by_size
def test_settings(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(app(look="picture"), terminal_size=size, run_before=pressing("s", "enter", "down"))


def test_settings_in_daylight(snap_compare: Snap) -> None:
    wanted = app(look="picture", theme="sandstone")
    assert snap_compare(wanted, terminal_size=SMALL, run_before=pressing("s", "enter"))


def test_keys(snap_compare: Snap) -> None:
    steps = pressing("s", "down", "down", "enter", "down", "enter", "r", "f1")
    assert snap_compare(
        app(look="picture", keymap={"rules.find": "f"}), terminal_size=SMALL, run_before=steps
    )


def test_help(snap_compare: Snap) -> None:
    assert snap_compare(app(look="picture"), terminal_size=SMALL, run_before=pressing("question_mark"))


def test_palette(snap_compare: Snap) -> None:
    assert snap_compare(app(look="picture"), terminal_size=SMALL, run_before=pressing("ctrl+p"))


def test_replays(snap_compare: Snap, saved: Callable[..., Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "when", lambda _: "yesterday")
    for number, path in enumerate([saved(plies=12), saved("愛子", "Ben", plies=3, over=True)]):
        path.rename(path.with_name(f"ocelot-{number}.jsonl"))
    (places.matches() / "ocelot-2.jsonl").write_bytes(b"nothing")
    assert snap_compare(app(look="picture"), terminal_size=SMALL, run_before=pressing("r", "end"))


def test_too_small(snap_compare: Snap) -> None:
    assert snap_compare(app(look="picture"), terminal_size=(50, 12), run_before=pressing())
