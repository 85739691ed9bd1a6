"""The settings file: read with care, written whole or not at all, never overwritten silently."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cavegames.engine import safefiles, strictjson
from cavegames.engine.errors import because
from cavegames.tui.settings import VERSION, Settings, as_data, salvage

LARGEST = 1_000_000
"""Bytes; a larger file is not one of ours."""


class Unusable(ValueError):
    """The file holds no settings; the message says what it holds."""


@dataclass(slots=True)
class SettingsStore:
    """Reads and writes one settings file. `notes` are sentences for the player."""

    path: Path
    notes: list[str] = field(default_factory=list)
    blocked: bool = False
    """The file could not be set aside, so it is not written over."""

    def load(self) -> Settings:
        """The settings, default ones where the file has none. Never raises."""
        try:
            if not self.path.exists():
                return Settings()
            raw = safefiles.read_file(self.path, max(LARGEST, self.path.stat().st_size))
        except OSError as error:
            self.blocked = True
            self.notes.append(
                f"The settings in {self.path} cannot be read ({because(error)}). The usual ones hold."
            )
            return Settings()
        try:
            settings, bad = salvage(parse(raw))
        except Unusable as error:
            self._set_aside(f"The settings file {error}. The usual settings hold.")
            return Settings()
        if bad:
            self._set_aside(
                f"Some settings could not be used: {', '.join(bad)}. The usual ones hold for them."
            )
            self._keep(settings)
        elif settings.version > VERSION:
            self.notes.append("The settings are of a newer cavegames. What is unknown here is kept as it is.")
        return settings

    def save(self, settings: Settings) -> str | None:
        """Write the settings. Gives a sentence when they could not be written; then the file is as it was."""
        if self.blocked:
            return f"The settings are not kept, so that {self.path} stays as it is. They hold until you quit."
        try:
            safefiles.make_folder(self.path.parent)
            safefiles.replace(self.path, dump(settings))
        except OSError as error:
            return (
                f"The settings could not be kept in {self.path} ({because(error)}). They hold until you quit."
            )
        return None

    def _keep(self, settings: Settings) -> None:
        problem = None if self.blocked else self.save(settings)
        if problem:
            self.notes.append(problem)

    def _set_aside(self, why: str) -> None:
        try:
            aside = safefiles.free_name(self.path)
            self.path.rename(aside)
        except OSError as error:
            self.blocked = True
            self.notes.append(
                f"{why} It could not be set aside ({because(error)}), so nothing is written there."
            )
        else:
            self.notes.append(f"{why} The file is kept as {aside.name}.")


def parse(raw: bytes) -> dict[str, Any]:
    """The keys and values in the bytes of a settings file. Raises Unusable."""
    if len(raw) > LARGEST:
        raise Unusable("is far too long")
    try:
        data = strictjson.loads(raw)
    except ValueError:
        raise Unusable("cannot be read") from None
    if not isinstance(data, dict):
        raise Unusable("holds no settings")
    return data


def wants_plain(path: Path) -> bool:
    """Whether the settings ask for plain mode; not when they cannot be read. Never raises."""
    try:
        return salvage(parse(safefiles.read_file(path, LARGEST)))[0].plain
    except (OSError, Unusable):
        return False


def dump(settings: Settings) -> bytes:
    """The settings as the text of a file."""
    return (json.dumps(as_data(settings), indent=2, ensure_ascii=False) + "\n").encode("utf-8")
