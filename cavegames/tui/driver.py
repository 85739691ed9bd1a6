"""The way to the terminal: what it sends may be anything, and it may be gone at any time.

Textual's own driver stops reading at the first byte that is no UTF-8, and blocks for ever when the terminal
is gone. Everything else is left to it.
"""

import contextlib
import os
import selectors
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from typing import IO, Any

from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

STEP = 0.1
"""Seconds between looks whether the driver is to stop."""
MOST = 4096
"""Bytes read at once."""
BAD = "\ufffd"
"""What stands for bytes that are no UTF-8."""
LARGEST_SIDE = 10_000
"""Cells; a terminal that says it is larger is lying."""


class Screen:
    """The output, as the writer thread sees it: it goes on when nobody is there to see it."""

    def __init__(self, file: IO[str], lost: Callable[[], object]) -> None:
        self._file, self._lost = file, lost

    def write(self, text: str) -> None:
        """Write, or say that the terminal is gone."""
        with self._watched():
            self._file.write(text)

    def flush(self) -> None:
        """Flush, or say that the terminal is gone."""
        with self._watched():
            self._file.flush()

    def fileno(self) -> int:
        """The number of the file."""
        return self._file.fileno()

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except OSError:
            self._lost()


class Keys:
    """Bytes in, messages out. Bytes and sequences that mean nothing are passed over."""

    def __init__(self) -> None:
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = XTermParser()

    def feed(self, data: bytes) -> Iterator[Message]:
        """The messages in the next bytes. Never raises."""
        for letter in self._decode(data):
            yield from self._messages(self._parser.feed, letter)

    def tick(self) -> Iterator[Message]:
        """The messages that were waiting for more bytes, once they waited long enough."""
        yield from self._messages(self._parser.tick)

    def _messages(self, parse: Callable[..., Iterable[Message]], *letter: str) -> list[Message]:
        try:
            return [message for message in parse(*letter) if sensible(message)]
        except Exception:
            # E.g. a key number beyond all letters. The parser is a generator: once it raised it is over.
            self._renew()
            return []

    def _renew(self) -> None:
        old, self._parser = self._parser, XTermParser()
        for name in ("mouse_pixels", "terminal_size", "terminal_pixel_size", "last_x", "last_y"):
            setattr(self._parser, name, getattr(old, name))


def sensible(message: Message) -> bool:
    """Whether a message can be true. Takes out of a paste what was no text."""
    if isinstance(message, events.Paste):
        message.text = "".join(letter for letter in message.text if is_letter(letter))
    if isinstance(message, events.Key):
        return message.character is None or all(map(is_letter, message.character))
    if isinstance(message, events.Resize):
        return all(0 < side <= LARGEST_SIDE for side in message.size)
    return True


def is_letter(letter: str) -> bool:
    """Whether a letter came through whole: half a surrogate pair cannot even be written out again."""
    return letter != BAD and not "\ud800" <= letter <= "\udfff"


class TerminalDriver(LinuxDriver):
    """Textual's driver for Linux and macOS that no input breaks, and that ends with its terminal."""

    def __init__(self, app: Any, **options: Any) -> None:
        """`app` has `terminal_lost()`, called from any thread when there is no terminal any more."""
        super().__init__(app, **options)
        self._lost: Callable[[], object] = app.terminal_lost
        # The writer thread takes the output from here.
        self._file: Any = Screen(self._file, self._lost)

    def run_input_thread(self) -> None:
        """Read keys until the driver stops or the terminal is gone."""
        keys = Keys()
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(STEP):
                    data = self._read()
                    if not data:
                        self._lost()
                        return
                    self._process(keys.feed(data))
                self._process(keys.tick())

    def _process(self, messages: Iterator[Message]) -> None:
        for message in messages:
            self.process_message(message)

    def _read(self) -> bytes:
        """The next bytes; none when the terminal is gone."""
        try:
            return os.read(self.fileno, MOST)
        except OSError:
            return b""
