"""The colours, each with a named role. No widget spells a colour: it asks the palette for a role."""

import re
from dataclasses import asdict, dataclass, fields
from functools import cache
from typing import TypeAlias

from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.style import Style

from cavegames.engine import assets

Hex: TypeAlias = str
"""A colour as `#rrggbb`."""
_HEX = re.compile(r"#[0-9a-f]{6}")

SEAT_LETTERS = "ABCDEF"
"""A letter beside the colour of each seat, for games whose players have no figure of their own."""


@dataclass(frozen=True)
class Roles:
    """Every colour a theme must name. Raises ValueError for a wrong one, TypeError for a missing one."""

    ground: Hex
    """Behind everything."""
    surface: Hex
    """Behind a panel."""
    raised: Hex
    """Behind a button, a row under the cursor, the footer."""
    edge: Hex
    """Borders of panels."""
    text: Hex
    quiet: Hex
    """Text that steps back: names of rows, hints, what is not possible now."""
    lamp: Hex
    """The accent: the cursor, the thing in hand, titles."""
    on_lamp: Hex
    """Text on the accent."""
    glow: Hex
    """The light of the tool in hand on the floor it sees."""
    target: Hex
    """Where a move may be made."""
    take: Hex
    """What may be taken now, or by the placement under the cursor."""
    on_take: Hex
    """Text on `take`."""
    rock: Hex
    """The mountain around the caves."""
    floor_1: Hex
    """The floor of the level 1 cave; 2 and 3 follow."""
    floor_2: Hex
    floor_3: Hex
    worn: Hex
    """A trodden space around a cave."""
    ink: Hex
    """Darkest line in a picture, and letters on light things."""
    shine: Hex
    """Lightest spot in a picture, and letters on dark things."""
    steel: Hex
    """Metal of the tools."""
    wood: Hex
    """Handles of the tools."""
    flame: Hex
    """The light in a lamp that lies on the mat."""
    lava: Hex
    """Danger, errors."""
    water: Hex
    """News, links."""
    moss: Hex
    """Success."""
    violet: Hex
    """Amethysts."""

    def __post_init__(self) -> None:
        _check(asdict(self))


@dataclass(frozen=True)
class Things:
    """Colours that tell things apart; a theme has them twice, the second set safe for colour-blind eyes."""

    seats: tuple[Hex, ...]
    """By seat, as many as there are `SEAT_LETTERS`."""
    sun: Hex
    moon: Hex
    star: Hex
    crystal: Hex
    opal: Hex
    emerald: Hex
    beryl: Hex
    geode: Hex

    def __post_init__(self) -> None:
        _check(_named(self))
        if len(self.seats) != len(SEAT_LETTERS):
            raise ValueError(f"seats has {len(self.seats)} colours; it wants {len(SEAT_LETTERS)}")


class Palette:
    """The roles of one theme. Compared by identity: there is one object a theme."""

    def __init__(self, name: str, title: str, dark: bool, roles: Roles, things: Things) -> None:
        self.name = name
        self.title = title
        self.dark = dark
        self.roles = roles
        self.things = things
        self._colours: dict[str, str] = {**asdict(roles), **_named(things)}

    def __getitem__(self, role: str) -> str:
        """The colour of a role as `#rrggbb`, e.g. `lamp`, `floor_1`, `emerald`, `seat_0`."""
        return self._colours[role]

    def names(self) -> tuple[str, ...]:
        """All roles."""
        return tuple(self._colours)

    def variables(self) -> dict[str, str]:
        """The roles as CSS variables, e.g. `$cave-lamp`; things as legible text too: `$cave-opal-text`."""
        things = ["violet", *(field.name for field in fields(Things) if field.name != "seats")]
        return {
            **{f"cave-{role.replace('_', '-')}": colour for role, colour in self._colours.items()},
            **{f"cave-{name}-text": readable(self[name], self["surface"]) for name in things},
        }


def _named(things: Things) -> dict[str, str]:
    """Each colour by its role: the seats are `seat_0`, `seat_1` …"""
    named = asdict(things)
    seats = named.pop("seats")
    return {**named, **{f"seat_{i}": colour for i, colour in enumerate(seats)}}


def _check(colours: dict[str, str]) -> None:
    for role, colour in colours.items():
        if not (isinstance(colour, str) and _HEX.fullmatch(colour)):
            raise ValueError(f"{role} = {colour!r} is no colour; a colour is written as in #ffb84d")


FAMILIES = ("cave-night", "sandstone")
"""The theme files under `assets/themes`."""
NAMES = tuple(f"{family}{ending}" for family in FAMILIES for ending in ("", "-safe"))
"""Every theme of our own: each family, and with colours safe for colour-blind eyes."""
DEFAULT = NAMES[0]


@cache
def load(name: str) -> Palette:
    """The palette of one of our themes. Raises KeyError for other names."""
    if name not in NAMES:
        raise KeyError(name)
    family = name.removesuffix("-safe")
    safe = name != family
    file = assets.table(f"themes/{family}.toml")
    title = f"{file['title']}, colour-blind safe" if safe else file["title"]
    things = file["safe" if safe else "things"]
    seats = tuple(things["seats"])
    return Palette(name, title, file["dark"], Roles(**file["roles"]), Things(**{**things, "seats": seats}))


def suited(theme: str, dark: bool = True) -> Palette:
    """The palette for a Textual theme, ours or not: for a foreign one ours that is as dark."""
    return load(theme if theme in NAMES else FAMILIES[0 if dark else 1])


@cache
def mix(one: str, other: str, share: float) -> str:
    """`one` with a share (0 to 1) of `other` in it."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@cache
def style(fore: str, back: str, bold: bool = False) -> Style:
    """A style of two colours, made once."""
    return Style(
        color=Color.from_triplet(ColorTriplet(*channels(fore))),
        bgcolor=Color.from_triplet(ColorTriplet(*channels(back))),
        bold=bold or None,
    )


@cache
def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG 2, 1 to 21. Text wants 4.5, shapes 3."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of a colour by WCAG 2, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def readable(colour: str, back: str, wanted: float = 4.5) -> str:
    """`colour`, made lighter or darker just as far as it must be to be read on `back`."""
    end = max("#ffffff", "#000000", key=lambda pole: contrast(pole, back))
    shares = (step / 20 for step in range(21))
    return next((near for share in shares if contrast(near := mix(colour, end, share), back) >= wanted), end)


@cache
def lettering(back: str, colours: Palette) -> str:
    """Ink or shine, whichever is read better on a colour, and darker or lighter still where it must be."""
    best = max(colours["ink"], colours["shine"], key=lambda tone: contrast(tone, back))
    return readable(best, back)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green, blue, 0 to 255 each."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
