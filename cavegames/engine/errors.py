"""What can go wrong with match files. Every message is a sentence for the player."""

import errno
from pathlib import Path


class JournalError(OSError):
    """A match file cannot be made, read or written."""


class Locked(JournalError):
    """Somebody else is writing the match."""


def because(error: OSError) -> str:
    """Why not, in lower case, without the path and without a full stop, e.g. `permission denied`."""
    text = (error.strerror or str(error) or type(error).__name__).rstrip(".")
    return text[:1].lower() + text[1:]


def advice(error: OSError) -> str:
    """What the player can do where no file could be made, a sentence."""
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", None)):
        return "Make room on the disk."
    if error.errno in (errno.EACCES, errno.EPERM):
        return "Allow yourself to write there, or set CAVEGAMES_HOME to another folder."
    if error.errno in (errno.ENOTDIR, errno.EEXIST):
        return "A file is where a folder should be. Move it, or set CAVEGAMES_HOME to another folder."
    return "Set CAVEGAMES_HOME to a folder that can be written."


def shown(path: Path) -> str:
    """The name of a file as it can be shown: what cannot be printed is replaced."""
    return "".join(letter if letter.isprintable() else "?" for letter in path.name) or str(path)
