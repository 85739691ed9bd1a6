"""The hexes of a cave on the overview map: a colour, and a character where something is to be told."""

from collections.abc import Hashable
from functools import lru_cache

from cavegames.tui.boards.hexcells import CaveTile, Gap, Ground, Mark
from cavegames.tui.boards.hexpainter import Dot
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.palette import SEAT_LETTERS, Palette, mix

_GROUNDS = {
    Ground.ROCK: ("wood", "o"),
    Ground.DARK: ("violet", ":"),
    Ground.UNKNOWN: ("violet", "?"),
    Ground.WATER: ("water", "~"),
    Ground.LAVA: ("lava", "^"),
    Ground.RUBBLE: ("steel", "#"),
    Ground.DAYLIGHT: ("shine", "X"),
}
_SIGNS = {Sign.HIDDEN: "h", Sign.TREASURE: "t", Sign.LOGO: "/"}
"""What can be far away and matters all the same."""
_MARKS = {Mark.TARGET: ("target", "+"), Mark.AGAINST: ("lava", "!")}


@lru_cache(1024)
def dots(content: Hashable, colours: Palette) -> tuple[Dot, Dot]:
    """The two columns of a CaveTile or a Gap. Raises TypeError for others."""
    match content:
        case CaveTile(meeples=(_, *_)):
            return _figures(content, colours)
        case CaveTile(ghost=True):
            return _plain(colours["lamp"], "+")
        case CaveTile(sign=thing, passed=False) if thing in _SIGNS:
            return _plain(colours[thing.role], _SIGNS[thing])
        case CaveTile():
            role, sign = _GROUNDS[content.ground]
            return _plain(mix(colours[role], colours["rock"], 0.35), sign)
        case Gap(sheet=True, mark=mark) if mark not in _MARKS:
            return _sheet(content, colours)
        case Gap():
            role, sign = _MARKS.get(content.mark, ("ground", ""))
            return _plain(colours[role], sign)
    raise TypeError(f"no dots for {content!r}")


def _plain(colour: str, sign: str) -> tuple[Dot, Dot]:
    return Dot(colour, sign), Dot(colour)


def _sheet(content: Gap, colours: Palette) -> tuple[Dot, Dot]:
    """A little lighter than what is beside the sheet, and lighter still at its edge."""
    if content.printed is not None:
        return _plain(colours["edge"], _SIGNS[content.printed])
    return _plain(
        mix(colours["raised"], colours["edge"], 0.5 if content.rim else 0.2), "." * bool(content.rim)
    )


def _figures(content: CaveTile, colours: Palette) -> tuple[Dot, Dot]:
    """The one with the lamp first, then another, or a plus for all others."""
    first, *others = sorted(content.meeples, key=lambda seat: seat != content.active)
    dot = Dot(colours[f"seat_{first}"], SEAT_LETTERS[first], 2)
    if not others:
        return dot, Dot(dot.colour)
    sign = SEAT_LETTERS[others[0]] if len(others) == 1 else "+"
    return dot, Dot(colours[f"seat_{others[0]}"], sign, 1)
