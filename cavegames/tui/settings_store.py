"""The settings file: read with care, written whole or not at all, never overwritten silently."""

import json
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from cavegames.tui.settings import VERSION, Settings, salvage

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
            raw = self.path.read_bytes()
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.blocked = True
            self.notes.append(
                f"The settings in {self.path} cannot be read ({reason(error)}). The usual ones hold."
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
            write_whole(self.path, settings.model_dump_json(indent=2) + "\n")
        except OSError as error:
            return (
                f"The settings could not be kept in {self.path} ({reason(error)}). They hold until you quit."
            )
        return None

    def _keep(self, settings: Settings) -> None:
        problem = None if self.blocked else self.save(settings)
        if problem:
            self.notes.append(problem)

    def _set_aside(self, why: str) -> None:
        try:
            aside = free_name(self.path)
            self.path.rename(aside)
        except OSError as error:
            self.blocked = True
            self.notes.append(
                f"{why} It could not be set aside ({reason(error)}), so nothing is written there."
            )
        else:
            self.notes.append(f"{why} The file is kept as {aside.name}.")


def parse(raw: bytes) -> dict[str, object]:
    """The keys and values in the bytes of a settings file. Raises Unusable."""
    if len(raw) > LARGEST:
        raise Unusable("is far too long")
    try:
        data = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise Unusable("cannot be read") from None
    if not isinstance(data, dict):
        raise Unusable("holds no settings")
    return data


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either all there or as before. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def free_name(path: Path) -> Path:
    """A name beside `path` that no file has yet, e.g. `settings.broken-1.json`."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    return aside


def reason(error: OSError) -> str:
    """What the system said, in lower case."""
    return (error.strerror or "no reason given").lower()
