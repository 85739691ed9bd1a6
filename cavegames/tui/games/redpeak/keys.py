"""The keys of Red Peak: what they run, and when the bar shows them."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from textual.binding import Binding, BindingType

from cavegames.games.redpeak.moves import Kind
from cavegames.tui.actions import binding, group
from cavegames.tui.actions.action import Action
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.palette import SEAT_LETTERS

CHOICE_KEYS = "1234567890GHIJKLMNOPQ"
"""The key of each choice of a list, in order."""

RUNS = {
    **{f"redpeak.choice-{n}": f"choose({n - 1})" for n in range(1, len(CHOICE_KEYS) + 1)},
    **{f"redpeak.hand-{letter.lower()}": f"hand({seat})" for seat, letter in enumerate(SEAT_LETTERS)},
}
"""What those actions run that are not methods of their own."""


def table_bindings() -> list[BindingType]:
    """The bindings of the table: it runs its actions itself, not its screen."""
    space = Binding("space", "do", show=False, id="redpeak-table.do")
    return [*(_binding(action) for action in group("redpeak")), space]


def _binding(action: Action) -> BindingType:
    run = RUNS.get(action.id, action.id.partition(".")[2].replace("-", "_"))
    return replace(binding(action), action=run)


When: TypeAlias = Callable[[Aim], bool]


def _can(*kinds: Kind) -> When:
    return lambda aim: any(move.kind in kinds for move in aim.legal)


WHEN: dict[str, When] = {
    "go": _can(Kind.GO, Kind.BOARD, Kind.ON),
    "turn": _can(Kind.TURN),
    "flip": lambda aim: len(aim.ways) > 1,
    "multi": _can(Kind.MULTI),
    "back": _can(Kind.BACK, Kind.REST),
    "pass": _can(Kind.PASS),
    "ask": _can(Kind.ASK),
    "run": _can(Kind.ON),
}
"""When the bar shows an action, given that somebody may act. Its key always works, or says why not."""
