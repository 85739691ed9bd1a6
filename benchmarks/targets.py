"""The apps that are measured. `python -m benchmarks.targets NAME` runs one in the terminal."""

import sys
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


class Plain(Widget, can_focus=True):
    """One cell that moves: the least a key can do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(0, -1)"),
        Binding("down", "step(0, 1)"),
        Binding("left", "step(-1, 0)"),
        Binding("right", "step(1, 0)"),
    ]
    at = (40, 12)

    def action_step(self, dx: int, dy: int) -> None:
        old, self.at = self.at, (self.at[0] + dx, self.at[1] + dy)
        self.refresh(Region(*old, 1, 1), Region(*self.at, 1, 1))

    def render_line(self, y: int) -> Strip:
        from rich.segment import Segment

        width = self.size.width
        if y != self.at[1]:
            return Strip.blank(width, self.rich_style)
        x = self.at[0]
        return Strip([Segment(" " * x), Segment("@"), Segment(" " * (width - x - 1))], width)


class Bare(App[None]):
    """A bare Textual app."""

    def compose(self) -> ComposeResult:
        yield Plain()


def bare() -> App[Any]:
    """A bare Textual app with one widget as large as the screen."""
    return Bare()


def board() -> App[Any]:
    """The full mat alone, with the sight of a tool in hand."""
    from benchmarks.mat import MatApp

    return MatApp()


def hexes(tiles: int, overview: bool = False) -> App[Any]:
    """A table of hexes alone, with so many tiles and one in hand, with the overview map or without."""
    from benchmarks.hexes import HexApp

    return HexApp(tiles, overview=overview)


def on_sheet(lava: bool = False) -> App[Any]:
    """The same with the overview map on the play sheet, with lava or without."""
    from benchmarks.hexes import HexApp
    from benchmarks.river import on_sheet

    return HexApp(cave=on_sheet(lava=lava))


def match() -> App[Any]:
    """The match screen, in the middle of a match."""
    from benchmarks.mat import match_app

    return match_app()


def cave_of(tiles: int) -> Callable[[], App[Any]]:
    """The match screen of Caves of Rwenzori with so many tiles on the table."""

    def made() -> App[Any]:
        from benchmarks.cave import cave_app

        return cave_app(tiles)

    return made


def launcher() -> App[Any]:
    """The start screen, as `cavegames` shows it."""
    from cavegames.tui.app import CaveApp

    return CaveApp()


def ignis() -> App[Any]:
    """A match of The Cave of Ignis with its first cards revealed."""
    from benchmarks.mat import ignis_app

    return ignis_app()


def redpeak() -> App[Any]:
    """A match of Red Peak before the first day."""
    from benchmarks.sand import sand_app

    return sand_app()


def clock() -> App[Any]:
    """The same while a computer player thinks in its own process."""
    from benchmarks.sand import clock_app

    return clock_app()


TARGETS: Mapping[str, Callable[[], App[Any]]] = {
    "bare": bare,
    "launcher": launcher,
    "board": board,
    "hexes-10": lambda: hexes(10),
    "hexes-88": lambda: hexes(88),
    "hexes-map": lambda: hexes(88, overview=True),
    "hexes-sheet": on_sheet,
    "hexes-lava": lambda: on_sheet(lava=True),
    "hexes-moving": lambda: on_sheet(lava=True),
    "match": match,
    "ignis": ignis,
    "redpeak": redpeak,
    "clock": clock,
    "rwenzori-10": cave_of(10),
    "rwenzori-83": cave_of(83),
}
"""What can be measured, by name."""

if __name__ == "__main__":
    TARGETS[sys.argv[1]]().run()
