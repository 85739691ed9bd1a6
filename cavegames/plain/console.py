"""The other side of the dialogue: lines in, sentences out. Nothing is ever drawn, moved or coloured."""

from collections.abc import Iterable
from typing import IO

from cavegames.engine import lines
from cavegames.plain.sevenbit import sevenbit

CLEARING = 60
"""Blank lines that push what was shown out of sight."""


class Left(Exception):
    """The input has ended: whoever asked is to leave."""


class Console:
    """A line at a time, each a sentence or a few, in 7-bit ASCII and as long as it is."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        """Talk over two byte streams, of which the input may hold anything."""
        self._lines = lines.raw_lines(stdin)
        self._stdout = stdout

    def say(self, *told: str) -> None:
        """Write lines, at once. Raises OSError."""
        for line in told:
            self._stdout.write(sevenbit(line).rstrip().encode("ascii") + b"\n")
        self._stdout.flush()

    def hear(self) -> str:
        """The next line, without blanks around. Raises Left."""
        for line in self._lines:
            try:
                return lines.text(line).strip()
            except lines.BadLine as bad:
                self.say(str(bad))
        raise Left

    def ask(self, *question: str) -> str:
        """Say the question and hear the answer. Raises Left."""
        self.say(*question)
        return self.hear()

    def agrees(self, question: str, *, usual: bool) -> bool:
        """Whether the answer is yes; `usual` on Enter. Asks again until it is an answer. Raises Left."""
        enter = "yes" if usual else "no"
        heard = self.ask(f"{question} yes or no. Enter: {enter}.").lower()
        while heard not in ("", "y", "yes", "n", "no"):
            heard = self.ask("Type yes or no.").lower()
        return usual if not heard else heard.startswith("y")

    def clear(self) -> None:
        """Push what was said out of sight."""
        self.say(*[""] * CLEARING)


def listed(items: Iterable[str], last: str = "and") -> str:
    """`a, b and c`; an empty text for nothing."""
    items = list(items)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
