"""The keys of Sir Ocelot's Cave: what they run, and when they do something."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from textual.binding import BindingType

from cavegames.tui.actions import binding, group
from cavegames.tui.actions.action import Action
from cavegames.tui.games.ocelot.aim import COMPANION, Aim
from cavegames.tui.games.ocelot.hand import ORDER

RUNS = {
    **{f"ocelot.hold-{i}": f"hold({face})" for i, face in enumerate(ORDER, 1)},
    **{f"ocelot.letter-{letter}": f"letter({i})" for i, letter in enumerate("abc")},
}
"""What those actions run that are not methods of their own."""


def table_bindings() -> list[BindingType]:
    """The bindings of the table: it runs its actions itself, not its screen."""
    return [_binding(action) for action in group("ocelot")]


def _binding(action: Action) -> BindingType:
    run = RUNS.get(action.id, action.id.partition(".")[2].replace("-", "_"))
    return replace(binding(action), action=run)


When: TypeAlias = Callable[[Aim], bool]

WHEN: dict[str, When] = {
    "hold": lambda _: True,
    "letter": lambda _: True,
    "companion": lambda _: True,
    "flip": lambda aim: not aim.view.placed and aim.hand < COMPANION,
    "take_all": lambda aim: bool(aim.takeable),
    "end_turn": lambda aim: aim.view.placed,
}
"""When an action does something, given that somebody may act."""
