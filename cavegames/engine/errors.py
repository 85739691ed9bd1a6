"""What can go wrong with match files. Every message is a sentence for the player."""

from pathlib import Path


class JournalError(OSError):
    """A match file cannot be made, read or written."""


class Locked(JournalError):
    """Somebody else is writing the match."""


def because(error: OSError) -> str:
    """Why the system refused, in lower case and without the path, e.g. `permission denied`."""
    text = error.strerror or str(error) or type(error).__name__
    return text[:1].lower() + text[1:]


def shown(path: Path) -> str:
    """The name of a file as it can be shown: what cannot be printed is replaced."""
    return "".join(letter if letter.isprintable() else "?" for letter in path.name) or str(path)
