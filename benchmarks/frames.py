"""Key to frame, time to the first frame, bytes a key and memory, in a real pseudo-terminal.

    python -m benchmarks.frames [SCREEN…] [--keys N] [--json]

SCREEN is a name of `benchmarks.targets`; each is measured beside a bare Textual app in the same run, turn and
turn about, so that the ratios say the same on a fast and on a slow machine.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import cycle, islice

from benchmarks.targets import TARGETS
from benchmarks.terminal import Answer, Terminal

SIZES = ((80, 24), (200, 60))
"""Columns and lines."""
WALK = (b"\x1b[C", b"\x1b[C", b"\x1b[B", b"\x1b[D", b"\x1b[A", b"\x1b[B", b"\x1b[D", b"\x1b[A")
"""Arrow keys that lead around and back."""
UP_AND_DOWN = (b"\x1b[B", b"\x1b[B", b"\x1b[A", b"\x1b[A")
NEXT = (b"\t",)
"""The next place where something can be done."""
WALKS = {"launcher": UP_AND_DOWN, "ignis": NEXT}
"""Other keys, by screen: each key must do something."""
FIRST = {"redpeak": (b"t",), "hexes-moving": (b"m",)}
"""Keys that are pressed once before, by screen: the sand begins to run, the lava to flow."""
CLOCKED = frozenset({"redpeak"})
"""Where a clock draws too: a key is answered by the first frame, the next may be the clock's."""
STARTS = 3
"""Apps are started so often; the middle time counts."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one app at one size. Times in milliseconds."""

    screen: str
    columns: int
    lines: int
    p50: float
    p99: float
    bytes_a_key: int
    frames_a_key: float
    first_frame: float
    """From the start of the process to the first frame."""
    at_rest: float
    """The same to the last frame of the start: pictures may come after the first."""
    memory_mib: float


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Key to frame beside a bare Textual app.")
    parser.add_argument("screens", nargs="*", default=["board"], metavar="SCREEN", help=", ".join(TARGETS))
    parser.add_argument("--keys", type=int, default=200, help="keys pressed at each size (default 200)")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.screens if name not in TARGETS]
    if unknown:
        parser.error(f"no screen {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    names = ["bare", *(name for name in chosen.screens if name != "bare")]
    figures = [measure(name, *size, chosen.keys) for size in SIZES for name in names]
    print(json.dumps([asdict(one) for one in figures], indent=1) if chosen.json else table(figures))


def measure(screen: str, columns: int, lines: int, keys: int) -> Figures:
    """Start an app some times, press keys in the last one."""
    starts: list[Answer] = []
    answers: list[Answer] = []
    for i in range(STARTS):
        with Terminal(screen, columns, lines) as terminal:
            starts.append(terminal.start)
            if i == STARTS - 1:
                for key in FIRST.get(screen, ()):
                    terminal.press(key)
                answers = [terminal.press(key) for key in islice(cycle(WALKS.get(screen, WALK)), keys)]
            memory = terminal.close()
    times = sorted((a.first if screen in CLOCKED else a.seconds) * 1000 for a in answers)
    return Figures(
        screen,
        columns,
        lines,
        p50=round(statistics.median(times), 1),
        p99=round(times[min(len(times) - 1, round(0.99 * len(times)))], 1),
        bytes_a_key=round(statistics.mean(answer.size for answer in answers)),
        frames_a_key=round(statistics.mean(answer.frames for answer in answers), 2),
        first_frame=round(statistics.median(start.first for start in starts) * 1000),
        at_rest=round(statistics.median(start.seconds for start in starts) * 1000),
        memory_mib=round(memory / 1024, 1),
    )


def table(figures: Sequence[Figures]) -> str:
    """The figures, each with its ratio to the bare app of the same size."""
    heads = ("key to frame p50", 18), ("p99", 16), ("first frame", 16), ("at rest", 16)
    small = ("bytes", 8), ("frames", 8), ("MiB", 7)
    lines = [" " * 18 + "".join(f"{head:>{width}}" for head, width in (*heads, *small))]
    bare = {(one.columns, one.lines): one for one in figures if one.screen == "bare"}
    for one in figures:
        base = bare[one.columns, one.lines]
        lines.append(
            f"{one.screen:8}{one.columns:>4} x {one.lines:<3}"
            f"{one.p50:>9.1f} ms x{one.p50 / base.p50:4.1f}"
            f"{one.p99:>8.1f} ms x{one.p99 / base.p99:4.1f}"
            f"{one.first_frame:>7.0f} ms x{one.first_frame / base.first_frame:4.1f}"
            f"{one.at_rest:>7.0f} ms x{one.at_rest / base.at_rest:4.1f}"
            f"{one.bytes_a_key:>8}{one.frames_a_key:>8.2f}{one.memory_mib:>7.1f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
