"""The action bar: what does something now, with its key; a click does it too."""

from collections.abc import Container

from rich.cells import cell_len
from textual.binding import Binding
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import Screen
from textual.style import Style
from textual.widgets import Static

ALWAYS = frozenset({"app.command_palette"})
"""Shown whatever the binding says: through the commands the mouse reaches all the rest."""


class MatchBar(Static):
    """Two lines of actions, made from the active bindings of the screen."""

    DEFAULT_CSS = """
    MatchBar { height: 2; background: $cave-surface; padding: 0 1; }
    """

    def __init__(self) -> None:
        super().__init__(id="bar")
        self.auto_links = False
        self.items: tuple[tuple[DOMNode, Binding], ...] = ()

    def on_mount(self) -> None:
        """Follow the bindings of the screen."""
        self.screen.bindings_updated_signal.subscribe(self, self._changed)
        self.draw()

    def on_resize(self) -> None:
        """Fit the new width."""
        self.draw()

    def _changed(self, _: Screen[object]) -> None:
        self.draw()

    def _active(self) -> tuple[tuple[DOMNode, Binding], ...]:
        """What can be done now: each action once, with who does it."""
        found: dict[str, tuple[DOMNode, Binding]] = {}
        vain: Container[str] = getattr(self.screen, "vain", ())
        for active in self.screen.active_bindings.values():
            if active.binding.id not in vain and (active.binding.show or active.binding.id in ALWAYS):
                found.setdefault(active.binding.action, (active.node, active.binding))
        return tuple(found.values())

    def draw(self) -> None:
        """Show what can be done now; while another screen is on top, what was shown stays."""
        if self.app.screen is self.screen:
            self.items = self._active()
        self.update(self._lines(max(20, self.size.width)), layout=False)

    def _lines(self, width: int) -> Content:
        lines: list[list[Content]] = [[]]
        used = 0
        for index, (_, binding) in enumerate(self.items):
            name = self.app.get_key_display(binding)
            wide = cell_len(name) + cell_len(binding.description) + 3
            if used + wide > width + 2 and lines[-1]:
                lines.append([])
                used = 0
            used += wide
            lines[-1].append(_item(index, name, binding.description))
        return Content("\n").join([Content("  ").join(line) for line in lines[:2]])

    async def action_run(self, index: int) -> None:
        """Do what was clicked."""
        node, binding = self.items[index]
        await self.app.run_action(binding.action, node)


def _item(index: int, name: str, label: str) -> Content:
    item = Content.assemble((name, "bold $cave-lamp"), " ", label)
    return item.stylize(Style.from_meta({"@click": f"run({index})"}))
