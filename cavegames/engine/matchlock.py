"""One writer a match: a lock that ends with the process that holds it, however that ends."""

from pathlib import Path

from filelock import FileLock, Timeout

from cavegames.engine.errors import JournalError, Locked, because, shown


def lock_file(path: Path) -> Path:
    """The file the lock is on. It stays when the lock is gone, and then means nothing."""
    return path.with_name(f".{path.name}.lock")


class MatchLock:
    """The right to write a match file. The operating system ends it with the process, even a killed one."""

    def __init__(self, path: Path) -> None:
        """Take the lock. Raises Locked when somebody else holds it, JournalError when there can be none."""
        # A journal may be closed by another thread than the one that opened it.
        self._lock = FileLock(lock_file(path), timeout=0, thread_local=False)
        try:
            self._lock.acquire()
        except Timeout:
            raise Locked(
                f"The match {shown(path)} is being played in another window. Close it there first."
            ) from None
        except OSError as error:
            raise JournalError(f"The match {shown(path)} cannot be locked: {because(error)}.") from error

    def release(self) -> None:
        """Give the lock back; does nothing the second time."""
        self._lock.release()
