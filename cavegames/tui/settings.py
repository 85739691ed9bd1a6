"""The settings: what should be the same tomorrow, in every game. Knows no screen."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

VERSION = 1
"""Grows when a key changes its meaning."""

Word = Annotated[str, StringConstraints(max_length=60)]


class LastChoice(BaseModel):
    """What was chosen last in the new-game screen of one game."""

    model_config = ConfigDict(extra="allow")

    names: list[Word] = Field(default_factory=list, max_length=8)
    players: list[Word] = Field(default_factory=list, max_length=8)
    options: dict[Word, Word] = Field(default_factory=dict, max_length=60)


class Settings(BaseModel):
    """All settings. Unknown keys, of newer versions, are kept and written back."""

    model_config = ConfigDict(extra="allow", validate_assignment=True)

    version: int = Field(default=VERSION, ge=1)
    look: Literal["auto", "picture", "line", "ascii"] = "auto"
    size: Literal["auto", "S", "M", "L"] = "auto"
    theme: Word = "cave-night"
    """A family of `palette.FAMILIES`."""
    colour_blind: bool = False
    animations: bool = True
    bell: bool = False
    plain: bool = False
    """Play by typed lines, without any full-screen drawing."""
    keymap: dict[Word, Word] = Field(default_factory=dict, max_length=300)
    names: list[Word] = Field(default_factory=list, max_length=8)
    """Names of the people who play here, by seat."""
    last_game: Word | None = None
    choices: dict[Word, LastChoice] = Field(default_factory=dict, max_length=60)
    """By game id."""


def salvage(data: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings in `data`, and the keys whose values could not be used."""
    settings, bad = Settings(), []
    known = {key: value for key, value in data.items() if key in Settings.model_fields}
    for key, value in known.items():
        try:
            setattr(settings, key, value)
        except ValueError:
            bad.append(key)
    extra = {key: value for key, value in data.items() if key not in known}
    return settings.model_copy(update=extra), bad
