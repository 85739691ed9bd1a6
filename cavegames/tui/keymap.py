"""Remapped keys: which are usable, and what to say about those that are not."""

import re
from collections.abc import Mapping

from cavegames.tui.actions import ACTIONS, conflicts
from cavegames.tui.actions.action import Action

FIXED = frozenset({"enter", "tab", "shift+tab", "up", "down", "left", "right", "escape", *"0123456789"})
"""Keys that work everywhere by themselves, so that nobody can lock themselves out."""

_KEY = re.compile(r"[a-z0-9_+]{1,40}|[^\W\d_]")
"""A key as textual names it, or one letter."""
_FUNCTION_KEY = re.compile(r"f\d{1,2}")

NAMES = {
    "question_mark": "?",
    "slash": "/",
    "escape": "Esc",
    "enter": "Enter",
    "space": "Space",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "delete": "Del",
    "backspace": "Bksp",
    "tab": "Tab",
    "home": "Home",
    "end": "End",
    "insert": "Ins",
    "comma": ",",
    "full_stop": ".",
    "plus": "+",
    "minus": "-",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
}

ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}


def show(key: str, *, arrows: bool = False) -> str:
    """A key as people write it, e.g. `Ctrl+Q`, `F1`, `?`; with `arrows` the signs of those."""
    *modifiers, last = key.split("+")
    names = {**NAMES, **ARROWS} if arrows else NAMES
    name = names.get(last) or (last if len(last) == 1 else last.replace("_", " ").capitalize())
    if modifiers and len(name) == 1:
        name = name.upper()
    return "+".join([*(modifier.capitalize() for modifier in modifiers), name])


def show_all(keys: tuple[str, ...], *, arrows: bool = False) -> str:
    """Some keys with a word between, e.g. `?  F1`."""
    return "  ".join(show(key, arrows=arrows) for key in keys)


def usable(keymap: Mapping[str, str]) -> dict[str, str]:
    """What of a keymap from a file can be used: known actions, keys that are free."""
    known = {
        action_id: keys for action_id, keys in keymap.items() if action_id in ACTIONS and _are_keys(keys)
    }
    return {
        action_id: keys
        for action_id, keys in known.items()
        if not any(objection(ACTIONS[action_id], key, known) for key in keys.split(","))
    }


def _are_keys(keys: str) -> bool:
    return all(_KEY.fullmatch(key) for key in keys.split(","))


def objection(action: Action, key: str, keymap: Mapping[str, str]) -> str | None:
    """Why `action` cannot have `key`, with what to do instead; None when it can."""
    if key in FIXED:
        return f"{show(key)} has the same meaning everywhere. Press another key."
    if action.priority and "+" not in key and not _FUNCTION_KEY.fullmatch(key):
        return f"{show(key)} is needed for typing. Press it with Ctrl, or take a function key."
    return taken(action, key, keymap)


def taken(action: Action, key: str, keymap: Mapping[str, str]) -> str | None:
    """Whose key it is already where `action` works too; None when it is free."""
    for other in conflicts(action, key, keymap):
        return f"{show(key)} is the key of “{other.label}”. Press another key, or change that one first."
    return None
