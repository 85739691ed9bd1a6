"""The command palette: everything that can be done now, by name."""

from collections.abc import Iterator

from rich.markup import escape
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider, SearchIcon

from cavegames.tui.actions import ACTIONS, Action


class CavePalette(CommandPalette):
    """Textual's palette with a quiet sign before the line."""

    def on_mount(self) -> None:
        """Replace the picture of a magnifying glass, which is two cells wide."""
        self.query_one(SearchIcon).icon = ">"


class ActionProvider(Provider):
    """Offers the actions that do something on the screen below."""

    async def discover(self) -> Hits:
        """All of them."""
        for action, name in self._actions():
            yield DiscoveryHit(
                f"{action.label}", self._runner(name), text=action.label, help=escape(action.help)
            )

    async def search(self, query: str) -> Hits:
        """Those whose label or help fits."""
        matcher = self.matcher(query)
        for action, name in self._actions():
            score = max(matcher.match(action.label), matcher.match(action.help) * 0.6)
            if score > 0:
                prompt = matcher.highlight(action.label)
                yield Hit(score, prompt, self._runner(name), text=action.label, help=escape(action.help))

    def _actions(self) -> Iterator[tuple[Action, str]]:
        seen: set[str] = set()
        for active in self.screen.active_bindings.values():
            action = ACTIONS.get(active.binding.id or "")
            if (
                action is None
                or not active.enabled
                or action.id in seen
                or action.id == "app.command_palette"
            ):
                continue
            seen.add(action.id)
            yield action, active.binding.action

    def _runner(self, name: str):  # type: ignore[no-untyped-def]
        async def run() -> None:
            await self.app.run_action(name, self.screen)

        return run
