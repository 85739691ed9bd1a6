"""The keys of The Cave of Ignis: what they run, and when they do something."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from textual.binding import BindingType

from cavegames.games.ignis.components import MOST, Colour
from cavegames.games.ignis.stacks import ready
from cavegames.games.ignis.state import Phase
from cavegames.tui.actions import binding, group
from cavegames.tui.actions.action import Action
from cavegames.tui.games.ignis.aim import Aim

RUNS = {
    **{f"ignis.card-{i}": f"card({i - 1})" for i in range(1, 11)},
    **{f"ignis.tile-{letter}": f"tile({i})" for i, letter in enumerate("abcdef")},
}
"""What those actions run that are not methods of their own."""


def table_bindings() -> list[BindingType]:
    """The bindings of the table: it runs its actions itself, not its screen."""
    return [_binding(action) for action in group("ignis")]


def _binding(action: Action) -> BindingType:
    run = RUNS.get(action.id, action.id.partition(".")[2].replace("-", "_"))
    return replace(binding(action), action=run)


When: TypeAlias = Callable[[Aim], bool]


def _at(*phases: Phase) -> When:
    return lambda aim: aim.view.phase in phases and not aim.ways


WHEN: dict[str, When] = {
    "reveal": lambda aim: _at(Phase.START, Phase.CHOOSE)(aim) and len(aim.view.revealed) < MOST,
    "use": _at(Phase.CHOOSE),
    "move": lambda aim: _at(Phase.CHOOSE, Phase.MOVE)(aim) and bool(aim.view.stacks[Colour.GREEN]),
    "end": _at(Phase.USE, Phase.MOVED),
    "skill": lambda aim: aim.view.phase == Phase.USE and ready(aim.view, Colour.WHITE),
    "next-place": lambda aim: bool(aim.legal),
}
"""When the bar shows an action, given that somebody may act. Its key always works, or says why not."""
