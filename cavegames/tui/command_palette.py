"""The command palette: everything that can be done now, by name."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from rich.markup import escape
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider, SearchIcon

from cavegames.tui.actions import ACTIONS
from cavegames.tui.actions.action import Action

Command: TypeAlias = Callable[[], Awaitable[bool]]


class CavePalette(CommandPalette):
    """Textual's palette with a quiet sign before the line."""

    def on_mount(self) -> None:
        """Replace the picture of a magnifying glass, which is two cells wide."""
        self.query_one(SearchIcon).icon = ">"

    def _action_command_list(self, action: str) -> None:
        # Textual breaks on a page key that comes before the list is laid out.
        with suppress(KeyError):
            super()._action_command_list(action)


class ActionProvider(Provider):
    """Offers the actions that do something on the screen below."""

    async def discover(self) -> Hits:
        """All of them."""
        for action, command in self._actions():
            yield DiscoveryHit(action.label, command, text=action.label, help=escape(action.help))

    async def search(self, query: str) -> Hits:
        """Those whose label or help fits."""
        matcher = self.matcher(query)
        for action, command in self._actions():
            score = max(matcher.match(action.label), matcher.match(action.help) * 0.6)
            if score > 0:
                label = matcher.highlight(action.label)
                yield Hit(score, label, command, text=action.label, help=escape(action.help))

    def _actions(self) -> Iterator[tuple[Action, Command]]:
        seen = {ACTIONS["app.command_palette"].help}
        for active in self.screen.active_bindings.values():
            action = ACTIONS.get(active.binding.id or "")
            # "screen." would now mean the palette, so the screen below is asked by its own name.
            name = active.binding.action.removeprefix("screen.")
            if action is None or action.help in seen or not active.node.check_action(name, ()):
                continue
            seen.add(action.help)
            yield action, partial(self.app.run_action, name, active.node)
