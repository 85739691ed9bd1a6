"""Where the parts of the table lie: way and fuse above, cards and choices left, stacks and tiles right."""

from dataclasses import dataclass

from textual.geometry import Region

LEAST_WIDE, LEAST_TALL = 80, 18
"""What the table needs to hold everything."""


@dataclass(frozen=True, slots=True)
class Rooms:
    """The part of the table that each thing has, in terminal cells."""

    way: Region
    fuse: Region
    cards: Region
    choices: Region
    stacks: Region
    tiles: Region


def rooms(width: int, height: int) -> Rooms:
    """The rooms of a table of `width` x `height`; what is larger than the least goes to way and cards."""
    width, height = max(width, LEAST_WIDE), max(height, LEAST_TALL)
    spare = height - LEAST_TALL
    fuse = 1 if spare < 8 else 2
    way = 5 + min(8, round(spare * 0.42))
    rest = height - way - fuse
    cards = min(11, rest - 6) if spare < 8 else min(13, max(9, round(rest * 0.55)))
    right = side(width)
    left = width - right
    top = way + fuse
    stacks = 5 if rest < 20 else 9
    return Rooms(
        way=Region(0, 0, width, way),
        fuse=Region(0, way, width, fuse),
        cards=Region(0, top, left, cards),
        choices=Region(0, top + cards, left, rest - cards),
        stacks=Region(left, top, right, stacks),
        tiles=Region(left, top + stacks, right, rest - stacks),
    )


def side(width: int) -> int:
    """The columns of stacks and bonus tiles."""
    return 30 if width < 100 else 36 if width < 130 else 48
