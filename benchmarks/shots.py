"""Screens as pictures: runs an app without a terminal, saves SVG, and PNG where Chromium is installed."""

import asyncio
import re
import shutil
import subprocess
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

from textual.app import App
from textual.pilot import Pilot

Play: TypeAlias = Callable[[Pilot[Any]], Awaitable[None]]
"""What to do in the app before the picture is taken."""


async def _nothing(_pilot: Pilot[Any]) -> None:
    return


async def svg(app: App[Any], size: tuple[int, int], play: Play = _nothing) -> str:
    """The screen of an app after `play`, once two frames in a row are equal."""
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await play(pilot)
        old, new = "", app.export_screenshot(simplify=True)
        while old != new:
            await pilot.pause(0.05)
            old, new = new, app.export_screenshot(simplify=True)
    return new


def save(app: App[Any], path: Path, size: tuple[int, int], play: Play = _nothing) -> Path:
    """Save the screen (`size` in columns and lines) as the SVG `path` and, where Chromium is, as PNG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(solid(offline(asyncio.run(svg(app, size, play)))), encoding="utf-8")
    png(path)
    return path


def offline(text: str) -> str:
    """An SVG that asks no server for its font."""
    text = re.sub(r"@font-face \{.*?\}", "", text, flags=re.DOTALL)
    return text.replace("Fira Code", "DejaVu Sans Mono")


_BLOCKS = re.compile(r'<text (class="[^"]*" x="[^"]*") y="([^"]*)" (textLength=)("[^"]*")[^>]*>▀+</text>')
_ABOVE_BASE, _HALF = 18.5, 12.2
"""Where the upper half of a line begins above its base line, and how high it is, in SVG units."""


def solid(text: str) -> str:
    """An SVG with upper half blocks as areas: a font leaves hairlines between them, a terminal does not."""

    def area(found: re.Match[str]) -> str:
        place, base, _, width = found.groups()
        top = float(base) - _ABOVE_BASE
        return f'<rect {place} y="{top:.1f}" width={width} height="{_HALF}" shape-rendering="crispEdges"/>'

    return _BLOCKS.sub(area, text)


def png(path: Path) -> Path | None:
    """Draw an SVG with Chromium as a PNG beside it; None when there is no Chromium."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8"))
    if browser is None or found is None:
        return None
    target = path.with_suffix(".png")
    width, height = (int(float(side)) for side in found.groups())
    with tempfile.TemporaryDirectory() as profile:
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
                   f"--screenshot={target}", f"--window-size={width},{height}", "--hide-scrollbars",
                   path.resolve().as_uri()]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, timeout=60)
    return target
