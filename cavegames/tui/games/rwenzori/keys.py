"""The keys of Caves of Rwenzori: what they run, and when they do something."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from textual.binding import BindingType

from cavegames.tui.actions import binding, group
from cavegames.tui.actions.action import Action
from cavegames.tui.games.rwenzori.aim import Aim
from cavegames.tui.games.rwenzori.choices import Deed

RUNS = {
    **{f"rwenzori.tile-{i}": f"tile({i - 1})" for i in range(1, 11)},
    "rwenzori.turn": "turn(1)",
    "rwenzori.turn-back": "turn(-1)",
    "rwenzori.next-tile": "step_tile(1)",
    "rwenzori.previous-tile": "step_tile(-1)",
}
"""What those actions run that are not methods of their own."""


def table_bindings() -> list[BindingType]:
    """The bindings of the table: it runs its actions itself, not its screen."""
    return [_binding(action) for action in group("rwenzori")]


def _binding(action: Action) -> BindingType:
    run = RUNS.get(action.id, action.id.partition(".")[2].replace("-", "_"))
    return replace(binding(action), action=run)


When: TypeAlias = Callable[[Aim], bool]

WHEN: dict[str, When] = {
    "turn": lambda aim: len(aim.ways) > 1,
    "next-target": lambda aim: bool(aim.targets),
    **{
        deed.value: lambda aim, deed=deed: bool(aim.offers(deed))  # type: ignore[misc]
        for deed in (Deed.MOVE, Deed.GEAR, Deed.CARD, Deed.YES, Deed.NO)
    },
}
"""When the bar shows an action, given that somebody may act. Its key always works, or says why not."""
