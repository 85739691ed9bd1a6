"""Small charts of one line, in each look."""

from collections.abc import Sequence

from cavegames.tui.looks import Look

_STEPS = {
    Look.PICTURE: "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588",
    Look.LINE: "_\u2577\u2502",
    Look.ASCII: "_.-'\"",
}
"""From low to high."""
_BARS = {Look.PICTURE: ("\u2588", "\u2591"), Look.LINE: ("\u2501", "\u2500"), Look.ASCII: ("#", "-")}
"""What there is, and what is left."""


def spark(values: Sequence[float | None], look: Look) -> str:
    """A character for each value, the higher the larger it is; a space for None.

    The smallest stands at the bottom and the largest at the top; where all are equal, in the middle.
    """
    steps = _STEPS[look]
    known = [value for value in values if value is not None]
    low, high = (min(known), max(known)) if known else (0, 0)

    def step(value: float | None) -> str:
        if value is None:
            return " "
        share = (value - low) / (high - low) if high > low else 0.5
        return steps[min(int(share * len(steps)), len(steps) - 1)]

    return "".join(map(step, values))


def bar(part: int, whole: int, width: int, look: Look) -> tuple[str, str]:
    """A bar of `width` cells that shows `part` of `whole`, as what there is and what is left.

    It is empty only for nothing and full only for all.
    """
    full, rest = _BARS[look]
    filled = round(width * part / whole) if whole else 0
    if 0 < part < whole:
        filled = max(1, min(filled, width - 1))
    return full * filled, rest * (width - filled)
