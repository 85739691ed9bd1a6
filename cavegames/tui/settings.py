"""The settings: what should be the same tomorrow, in every game. Knows no screen.

They are checked by hand: the first frame waits for them, and pydantic takes a quarter as long to import as
all of Textual.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Literal, TypeAlias

VERSION = 1
"""Grows when a key changes its meaning."""

LONGEST = 60
"""Characters of a word."""

Check: TypeAlias = Callable[[object], bool]


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _is_list(most: int) -> Check:
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(_is_word, value))


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_one_of(*known: str) -> Check:
    return lambda value: isinstance(value, str) and value in known


def _is_dict(most: int, check: Check = _is_word) -> Check:
    return lambda value: (
        isinstance(value, dict)
        and len(value) <= most
        and all(_is_word(key) and check(one) for key, one in value.items())
    )


class Checked:
    """A dataclass whose fields hold nothing but what fits them: setting another value raises ValueError."""

    CHECKS: ClassVar[Mapping[str, Check]]
    extra: dict[str, Any]
    """Unknown keys, of newer versions: they are kept and written back."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in self.CHECKS and not self.CHECKS[name](value):
            raise ValueError(f"{name} cannot be {value!r}")
        super().__setattr__(name, value)


@dataclass
class LastChoice(Checked):
    """What was chosen last in the new-game screen of one game."""

    names: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    extra: dict[str, Any] = field(default_factory=dict)

    CHECKS: ClassVar[Mapping[str, Check]] = {
        "names": _is_list(8),
        "players": _is_list(8),
        "options": _is_dict(60),
    }


@dataclass
class Settings(Checked):
    """All settings."""

    version: int = VERSION
    look: Literal["auto", "picture", "line", "ascii"] = "auto"
    size: Literal["auto", "S", "M", "L"] = "auto"
    theme: str = "cave-night"
    """A family of `palette.FAMILIES`."""
    colour_blind: bool = False
    animations: bool = True
    bell: bool = False
    pause_away: bool = False
    """Whether a clock stands while the terminal window has not the focus."""
    plain: bool = False
    """Play by typed lines, without any full-screen drawing."""
    keymap: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    """Names of the people who play here, by seat."""
    last_game: str | None = None
    guides_offered: list[str] = field(default_factory=list)
    """Ids of the games whose guided match was offered."""
    choices: dict[str, LastChoice] = field(default_factory=dict)
    """By game id."""
    extra: dict[str, Any] = field(default_factory=dict)

    CHECKS: ClassVar[Mapping[str, Check]] = {
        "version": lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= 1,
        "look": _is_one_of("auto", "picture", "line", "ascii"),
        "size": _is_one_of("auto", "S", "M", "L"),
        "theme": _is_word,
        "colour_blind": _is_bool,
        "animations": _is_bool,
        "bell": _is_bool,
        "pause_away": _is_bool,
        "plain": _is_bool,
        "keymap": _is_dict(300),
        "names": _is_list(8),
        "guides_offered": _is_list(60),
        "last_game": lambda value: value is None or _is_word(value),
        "choices": _is_dict(60, lambda value: isinstance(value, LastChoice)),
    }


def salvage(data: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings in `data`, and the keys whose values could not be used."""
    settings, bad = Settings(), []
    for key, value in data.items():
        try:
            if key not in Settings.CHECKS:
                settings.extra[key] = value
            elif key == "choices" and isinstance(value, dict):
                settings.choices = {game: _last_choice(choice) for game, choice in value.items()}
            else:
                setattr(settings, key, value)
        except ValueError:
            bad.append(key)
    return settings, bad


def _last_choice(data: object) -> LastChoice:
    """What was chosen last, from a file. Raises ValueError."""
    if not isinstance(data, dict):
        raise ValueError("choices are kept as keys and values")
    known = {key: value for key, value in data.items() if key in LastChoice.CHECKS}
    return LastChoice(**known, extra={key: value for key, value in data.items() if key not in known})


def as_data(settings: Settings) -> dict[str, Any]:
    """The settings as plain JSON data."""
    choices = {game: _flat(choice) for game, choice in settings.choices.items()}
    return {**_flat(settings), "choices": choices}


def _flat(checked: Settings | LastChoice) -> dict[str, Any]:
    data = asdict(checked)
    return {**data.pop("extra"), **data}
