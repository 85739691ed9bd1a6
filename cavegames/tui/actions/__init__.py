"""The one registry of what a player can do: it feeds keys, footer, command palette, help and buttons.

A screen binds its actions with `BINDINGS = bindings("match.undo", ...)`. Each binding carries the id of its
action, so that the keys chosen in the settings replace the default ones (`App.set_keymap`).
"""

from collections.abc import Iterable, Mapping

from textual.binding import Binding, BindingType

from cavegames.tui.actions.action import Action
from cavegames.tui.actions.games import IGNIS, OCELOT, REDPEAK, RWENZORI
from cavegames.tui.actions.match import GUIDE, MATCH, PAUSE, REPLAY
from cavegames.tui.actions.shell import APP, LAUNCHER, NEW_GAME, RECORDS, RULES, SETTINGS, SHELF

GROUPS: Mapping[str, str] = {
    "app": "Everywhere",
    "launcher": "Start screen",
    "new_game": "New game",
    "match": "Match",
    "pause": "Pause",
    "ocelot": "Sir Ocelot's Cave",
    "ignis": "The Cave of Ignis",
    "redpeak": "Red Peak",
    "rwenzori": "Caves of Rwenzori",
    "replay": "Replay",
    "guide": "First match",
    "shelf": "Matches",
    "records": "Records",
    "rules": "How to play",
    "settings": "Settings",
}
"""The titles of the groups, in the order of the help."""

GAME_GROUPS = frozenset({"ocelot", "ignis", "redpeak", "rwenzori"})
"""Groups of the tables of games; they work inside a match."""

ACTIONS: Mapping[str, Action] = {
    action.id: action
    for action in (
        *APP,
        *LAUNCHER,
        *NEW_GAME,
        *MATCH,
        *PAUSE,
        *OCELOT,
        *IGNIS,
        *REDPEAK,
        *RWENZORI,
        *REPLAY,
        *GUIDE,
        *SHELF,
        *RECORDS,
        *RULES,
        *SETTINGS,
    )
}
"""All actions by id."""


def binding(action: Action) -> Binding:
    """The textual binding of an action."""
    return Binding(
        action.keys,
        action.run,
        action.label,
        show=action.show,
        priority=action.priority,
        tooltip=action.help,
        id=action.id,
    )


def bindings(*ids: str) -> list[BindingType]:
    """The bindings of some actions, for `BINDINGS`. Raises KeyError for an id that is none."""
    return [binding(ACTIONS[action_id]) for action_id in ids]


def group(name: str) -> tuple[Action, ...]:
    """The actions of one group, in the order of the help."""
    return tuple(action for action in ACTIONS.values() if action.group == name)


def group_bindings(name: str) -> list[BindingType]:
    """The bindings of all actions of one group."""
    return bindings(*(action.id for action in group(name)))


def keys_of(action: Action, keymap: Mapping[str, str]) -> tuple[str, ...]:
    """The keys of an action now, the remapped ones where there are."""
    return tuple(key.strip() for key in keymap.get(action.id, action.keys).split(",") if key.strip())


def meet(one: str, other: str) -> bool:
    """Whether actions of two groups can work at the same time."""
    pair = {one, other}
    played = pair & {"match", "guide"}
    return one == other or "app" in pair or len(played) == 2 or bool(played and pair & GAME_GROUPS)


def conflicts(action: Action, key: str, keymap: Mapping[str, str]) -> Iterable[Action]:
    """The other actions that have this key where `action` works too."""
    for other in ACTIONS.values():
        if other.id != action.id and meet(other.group, action.group) and key in keys_of(other, keymap):
            yield other
