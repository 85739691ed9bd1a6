"""What of a text there is room for."""

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size


def fits(lines: Sequence[Content], room: Size) -> bool:
    """Whether there is room for all of it, wrapped at its width."""
    return room.width > 0 and sum(len(line.wrap(room.width)) for line in lines) <= room.height


def fitting(ways: Sequence[Content], room: Size, above: Sequence[Content] = ()) -> Content:
    """The first way to say something that there is room for below other lines, else the last one."""
    return next((way for way in ways if fits([*above, way], room)), ways[-1])
