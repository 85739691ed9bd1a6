"""Small pictures of the signs, as pixels: `a` is the sign's own colour, the others are named in `SHADES`."""

from collections.abc import Mapping

from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.boards.pixels import Sprite

SHADES: Mapping[str, str] = {"s": "steel", "b": "wood", "f": "flame", "w": "shine", "k": "ink"}
"""The roles of the other characters."""

WIDTH = 8
"""Columns of every sprite."""

SPRITES: Mapping[Sign, Sprite] = {
    Sign.SWING: (
        "a......a",
        "a......a",
        ".a....a.",
        "..aaaa..",
        "...bb...",
    ),
    Sign.DIVE: (
        ".aa..aa.",
        "a..aa..a",
        "........",
        ".aa..aa.",
        "a..aa..a",
    ),
    Sign.JUMP: (
        "..aaaa..",
        ".a....a.",
        "a......a",
        "........",
        "sss..sss",
    ),
    Sign.PICKAXE: (
        ".ssssss.",
        "s..bb..s",
        "...bb...",
        "...bb...",
        "...bb...",
    ),
    Sign.TNT: (
        ".....ff.",
        "....f...",
        ".aaaaaa.",
        ".awaawa.",
        ".aaaaaa.",
    ),
    Sign.ILLUMINATE: (
        "...ff...",
        "..fwwf..",
        "..ffff..",
        "...bb...",
        "...bb...",
    ),
    Sign.UNKNOWN: (
        "..aaaa..",
        ".....aa.",
        "...aa...",
        "........",
        "...aa...",
    ),
    Sign.DEAD_END: (
        "........",
        "..ss....",
        ".ssss.s.",
        "sskssssk",
        "ksssksss",
    ),
    Sign.CLOCK: (
        "..aaaa..",
        ".a.w..a.",
        ".a.ww.a.",
        ".a....a.",
        "..aaaa..",
    ),
    Sign.HIDDEN: (
        ".aaaaaa.",
        "aaakkaaa",
        "aakkkkaa",
        "aakkkkaa",
        "aakkkkaa",
    ),
    Sign.TREASURE: (
        "...wa...",
        "..aaaa..",
        ".aawaaa.",
        ".aaaaaw.",
        "aawaaaaa",
    ),
    Sign.LOGO: (
        "...ww...",
        "...aww..",
        "..aaaa..",
        ".aaaaaa.",
        ".aakkaa.",
        "aaakkaaa",
    ),
}
"""Signs without a picture have their letters alone."""
