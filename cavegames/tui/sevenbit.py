"""The `ascii` look of all that is not a board: every sign of ours as one 7-bit character.

Works on finished lines, so that borders, scroll bars, toasts and whatever the toolkit draws are 7-bit too.
Letters and figures of other scripts stay: they are names that people typed.
"""

import unicodedata
from collections.abc import Mapping

from rich.color import Color as RichColor
from rich.segment import Segment, Segments
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.scrollbar import ScrollBarRender

_SIGNS = {
    "\u00a0": " ",
    "\u00b7": "|",
    "\u00d7": "x",
    "\u2010": "-",
    "\u2011": "-",
    "\u2013": "-",
    "\u2014": "-",
    "\u2018": "'",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u2022": "*",
    "\u2026": "~",
    "\u2190": "<",
    "\u2191": "^",
    "\u2192": ">",
    "\u2193": "v",
    "\u2212": "-",
    "\u2713": "x",
    "\u2717": "x",
}
"""Signs in texts. The dots that say that a name goes on are `~`: a full stop would end it."""

_BLOCKS = {"\u2580": '"', "\u2594": "-", "\u2581": "_", "\u2591": ".", "\u2592": ":", "\u258f": "|"}


def _line(name: str) -> str:
    """What a piece of a line becomes, by its Unicode name."""
    if "DIAGONAL" in name:
        return "X" if "CROSS" in name else "/" if "UPPER RIGHT TO LOWER LEFT" in name else "\\"
    across = any(word in name for word in ("HORIZONTAL", "LEFT", "RIGHT"))
    upright = any(word in name for word in ("VERTICAL", "UP", "DOWN"))
    if across and upright:
        return "+"
    return "|" if upright else "=" if "DOUBLE" in name and "DASH" not in name else "-"


def _block(name: str) -> str:
    """What a block becomes, by its Unicode name."""
    if "QUARTERS" not in name and "QUADRANT" not in name:
        if name.startswith(("LEFT", "RIGHT")):
            return "|"
        if name.startswith("UPPER"):
            return '"'
    return "#"


def _shape(name: str) -> str:
    """What a geometric shape becomes, by its Unicode name."""
    pointing = {"LEFT-POINTING": "<", "RIGHT-POINTING": ">", "UP-POINTING": "^", "DOWN-POINTING": "v"}
    found = (sign for word, sign in pointing.items() if word in name)
    return next(found, "o" if "WHITE" in name or "CIRCLE" in name else "*")


_RANGES = (
    (range(0x2500, 0x2580), _line),
    (range(0x2580, 0x25A0), _block),
    (range(0x25A0, 0x2600), _shape),
)


def _table() -> Mapping[int, str]:
    signs = {ord(sign): plain for sign, plain in _SIGNS.items()}
    for codes, plain_of in _RANGES:
        for code in codes:
            signs[code] = _BLOCKS.get(chr(code)) or plain_of(unicodedata.name(chr(code)))
    return signs


SIGNS: Mapping[int, str] = _table()
"""Each sign and the one 7-bit character in its place, as `str.translate` takes it."""


DEFAULT = RichColor.default()


class SevenBit(LineFilter):
    """Writes every sign of a line in 7 bits; no line changes its width."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same line in 7 bits."""
        return [
            segment
            if segment.text.isascii()
            else Segment(segment.text.translate(SIGNS), segment.style, segment.control)
            for segment in segments
        ]


class SevenBitBar(ScrollBarRender):
    """A scroll bar of `|` with a thumb of `#`."""

    @classmethod
    def render_bar(  # noqa: PLR0917 (as textual declares it)
        cls,
        size: int = 25,
        virtual_size: float = 50,
        window_size: float = 20,
        position: float = 0,
        thickness: int = 1,
        vertical: bool = True,
        back_color: RichColor = DEFAULT,
        bar_color: RichColor = DEFAULT,
    ) -> Segments:
        """The bar as the toolkit draws it, with signs in the place of colours."""
        bar = super().render_bar(
            size, virtual_size, window_size, position, thickness, vertical, back_color, bar_color
        )
        rail = "|" if vertical else "-"
        return Segments([_signed(segment, rail) for segment in bar.segments], new_lines=vertical)


def _signed(segment: Segment, rail: str) -> Segment:
    if segment.text == "\n" or segment.style is None:
        return segment
    thumb = segment.style.meta.get("@mouse.down") == "grab"
    style = segment.style + Style(reverse=False)
    return Segment(("#" if thumb else rail) * len(segment.text), style)
