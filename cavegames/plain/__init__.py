"""Plain mode: everything by typed commands and plain sentences, without any drawing on a screen.

Made for screen readers and serial lines: 7-bit text, a line as long as its sentence, no colour, no cursor.
"""

import sys
from collections.abc import Callable

from cavegames.plain.console import Console, Left

FAREWELL = "Left. Every match is saved."


def run(talk: Callable[[Console], None]) -> None:
    """Talk on the standard streams until one side has enough. Raises OSError of the output.

    The end of the input and Ctrl+C leave as `quit` does.
    """
    if sys.stdin is None or sys.stdout is None:
        return
    console = Console(sys.stdin.buffer, sys.stdout.buffer)
    try:
        talk(console)
    except (Left, KeyboardInterrupt):
        console.say("")
    console.say(FAREWELL)
