"""What a picture shows: its text, its contrast, and what is left of it without colour."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.boards.pixels import HALF
from cavegames.tui.looks import Look

FORBIDDEN = set("♟♠♥♦♣⏱⚔☠⏳")


def text(picture: Sequence[Strip]) -> str:
    return "\n".join(strip.text for strip in picture)


def contrast(segment: Segment) -> float:
    style = segment.style
    assert style is not None and style.color is not None and style.bgcolor is not None
    fore, back = style.color.triplet, style.bgcolor.triplet
    assert fore is not None and back is not None
    return palette.contrast(fore.hex, back.hex)


def shape(picture: Sequence[Strip]) -> tuple[str, ...]:
    """What is left of a picture without hue: characters, and how light each half block is, in four steps."""
    return tuple(
        "".join(f"{segment.text}{_lightness(segment)}{_attributes(segment)}" for segment in strip)
        for strip in picture
    )


def _lightness(segment: Segment) -> str:
    style = segment.style
    assert style is not None and style.color is not None and style.bgcolor is not None
    colours = (
        (style.color.triplet, style.bgcolor.triplet) if segment.text[0] == HALF else (style.bgcolor.triplet,)
    )
    return "".join(str(int(4 * palette.luminance(colour.hex) ** 0.5)) for colour in colours if colour)


def _attributes(segment: Segment) -> str:
    return "_" if segment.style is not None and segment.style.underline else ""


def shown(picture: Sequence[Strip], look: Look) -> object:
    """What tells pictures apart without colour: the text, and for half blocks the light and dark of them."""
    underlined = any(_attributes(segment) for strip in picture for segment in strip)
    return shape(picture) if look is Look.PICTURE else (text(picture), underlined)
