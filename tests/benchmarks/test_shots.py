"""Pictures of screens."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from benchmarks import shots


class Hello(App[None]):
    def compose(self) -> ComposeResult:
        yield Static("Hello, cave")


async def test_a_screen_becomes_an_svg_that_asks_no_server_for_anything() -> None:
    text = shots.offline(await shots.svg(Hello(), (30, 4)))
    assert "Hello" in "".join(ElementTree.fromstring(text).itertext())
    assert "url(" not in text.replace("url(#", "")
    assert "@font-face" not in text


def test_half_blocks_become_areas_and_all_else_stays() -> None:
    run = '<text class="r1" x="12.2" y="44.4" textLength="24.4" clip-path="url(#c)">{}</text>'
    area = '<rect class="r1" x="12.2" y="25.9" width="24.4" height="12.2" shape-rendering="crispEdges"/>'
    assert shots.solid(run.format("▀▀")) == area
    assert shots.solid(run.format("▀a")) == run.format("▀a")


def test_without_a_browser_there_is_no_png(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    path = tmp_path / "hello.svg"
    path.write_text('<svg viewBox="0 0 10 10"></svg>', encoding="utf-8")
    assert shots.png(path) is None
