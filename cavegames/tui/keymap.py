"""Remapped keys: which are usable, and what to say about those that are not."""

from collections.abc import Mapping

from cavegames.tui.actions import ACTIONS, Action, conflicts

FIXED = frozenset({"enter", "tab", "shift+tab", "up", "down", "left", "right", *"0123456789"})
"""Keys that work everywhere by themselves, so that nobody can lock themselves out."""

NAMES = {
    "question_mark": "?",
    "slash": "/",
    "escape": "Esc",
    "enter": "Enter",
    "space": "Space",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
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
}


def show(key: str) -> str:
    """A key as people write it, e.g. `Ctrl+Q`, `F1`, `?`."""
    *modifiers, last = key.split("+")
    name = NAMES.get(last) or (last if len(last) == 1 else last.replace("_", " ").capitalize())
    if modifiers and len(name) == 1:
        name = name.upper()
    return "+".join([*(modifier.capitalize() for modifier in modifiers), name])


def show_all(keys: tuple[str, ...]) -> str:
    """Some keys with a word between, e.g. `?  F1`."""
    return "  ".join(show(key) for key in keys)


def usable(keymap: Mapping[str, str]) -> dict[str, str]:
    """What of a keymap from a file can be used: known actions, written keys."""
    return {
        action_id: keys
        for action_id, keys in keymap.items()
        if action_id in ACTIONS and all(_is_key(key) for key in keys.split(","))
    }


def _is_key(key: str) -> bool:
    return (
        bool(key) and key == key.strip() and key.isprintable() and not key.endswith("+") and key not in FIXED
    )


def objection(action: Action, key: str, keymap: Mapping[str, str]) -> str | None:
    """Why `action` cannot have `key`, with what to do instead; None when it can."""
    if key in FIXED or key == "escape":
        return f"{show(key)} has the same meaning everywhere. Press another key."
    return taken(action, key, keymap)


def taken(action: Action, key: str, keymap: Mapping[str, str]) -> str | None:
    """Whose key it is already where `action` works too; None when it is free."""
    for other in conflicts(action, key, keymap):
        return f"{show(key)} is the key of “{other.label}”. Press another key, or change that one first."
    return None
