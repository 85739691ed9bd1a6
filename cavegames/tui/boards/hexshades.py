"""The colours of the stone of a cave, by how much light falls on it, mixed from the roles of the palette."""

from enum import IntEnum
from functools import cache

from cavegames.tui.palette import Palette, mix

LEVELS = 7
"""Light goes from 0, far from the lamp, to LEVELS - 1 beside it."""


class Stuff(IntEnum):
    """What a pixel is made of."""

    EDGE = 0
    ROCK_0 = 1
    ROCK_1 = 2
    ROCK_2 = 3
    ROCK_3 = 4
    RISE = 5
    """The edge of a tile towards the light."""
    FALL = 6
    """The edge of a tile away from it."""
    LIP = 7
    """Stone beside a passage that catches light."""
    FLOOR_0 = 8
    FLOOR_1 = 9
    SHADOW = 10
    """Floor under a wall."""
    WATER_0 = 11
    WATER_1 = 12
    SHORE = 13
    LAVA_0 = 14
    LAVA_1 = 15
    RUBBLE_0 = 16
    RUBBLE_1 = 17
    DAY_0 = 18
    DAY_1 = 19
    DARK_0 = 20
    DARK_1 = 21
    GLOOM = 22
    """The floor of a dark tile."""
    LAVA_2 = 23
    CRUST_0 = 24
    """Lava that has grown cold."""
    CRUST_1 = 25


_GLOWING = (Stuff.LAVA_0, Stuff.LAVA_1, Stuff.LAVA_2, Stuff.CRUST_0, Stuff.CRUST_1)
"""What is as bright far from the lamp as near it."""


_DARK: dict[Stuff, tuple[str, str, float]] = {
    Stuff.EDGE: ("ground", "ink", 0.9),
    Stuff.ROCK_0: ("rock", "worn", 0.42),
    Stuff.ROCK_1: ("rock", "worn", 0.54),
    Stuff.ROCK_2: ("rock", "edge", 0.40),
    Stuff.ROCK_3: ("rock", "worn", 0.10),
    Stuff.RISE: ("worn", "edge", 0.55),
    Stuff.FALL: ("rock", "ink", 0.35),
    Stuff.LIP: ("worn", "edge", 0.40),
    Stuff.FLOOR_0: ("wood", "worn", 0.30),
    Stuff.FLOOR_1: ("wood", "worn", 0.08),
    Stuff.SHADOW: ("rock", "ink", 0.45),
    Stuff.WATER_0: ("water", "ground", 0.55),
    Stuff.WATER_1: ("water", "ground", 0.25),
    Stuff.SHORE: ("water", "ink", 0.78),
    Stuff.CRUST_0: ("lava", "ink", 0.80),
    Stuff.CRUST_1: ("worn", "ink", 0.40),
    Stuff.LAVA_0: ("lava", "ink", 0.50),
    Stuff.LAVA_1: ("lava", "ink", 0.20),
    Stuff.LAVA_2: ("lava", "lamp", 0.55),
    Stuff.RUBBLE_0: ("worn", "steel", 0.35),
    Stuff.RUBBLE_1: ("rock", "ink", 0.35),
    Stuff.DAY_0: ("water", "shine", 0.55),
    Stuff.DAY_1: ("water", "shine", 0.80),
    Stuff.DARK_0: ("rock", "violet", 0.22),
    Stuff.DARK_1: ("rock", "violet", 0.12),
    Stuff.GLOOM: ("worn", "violet", 0.30),
}
"""Two roles, and how much of the second is in the mixture."""

_LIGHT: dict[Stuff, tuple[str, str, float]] = {
    **_DARK,
    Stuff.EDGE: ("ground", "edge", 0.35),
    Stuff.ROCK_0: ("rock", "ink", 0.04),
    Stuff.ROCK_1: ("rock", "ink", 0.10),
    Stuff.ROCK_2: ("rock", "worn", 0.12),
    Stuff.ROCK_3: ("rock", "ink", 0.16),
    Stuff.RISE: ("rock", "worn", 0.45),
    Stuff.FALL: ("rock", "ink", 0.35),
    Stuff.LIP: ("rock", "ink", 0.30),
    Stuff.FLOOR_0: ("worn", "glow", 0.12),
    Stuff.FLOOR_1: ("worn", "glow", 0.28),
    Stuff.SHADOW: ("rock", "ink", 0.12),
    Stuff.WATER_0: ("water", "ground", 0.62),
    Stuff.WATER_1: ("water", "ground", 0.42),
    Stuff.SHORE: ("water", "ground", 0.25),
    Stuff.CRUST_0: ("lava", "ink", 0.62),
    Stuff.CRUST_1: ("rock", "ink", 0.55),
    Stuff.LAVA_0: ("lava", "ink", 0.22),
    Stuff.LAVA_1: ("lava", "glow", 0.30),
    Stuff.LAVA_2: ("glow", "shine", 0.25),
    Stuff.RUBBLE_0: ("rock", "ground", 0.45),
    Stuff.RUBBLE_1: ("rock", "ink", 0.40),
    Stuff.DAY_0: ("water", "shine", 0.70),
    Stuff.DAY_1: ("glow", "shine", 0.60),
    Stuff.DARK_0: ("rock", "ink", 0.45),
    Stuff.DARK_1: ("rock", "ink", 0.58),
    Stuff.GLOOM: ("rock", "violet", 0.30),
}


@cache
def stuffs(colours: Palette) -> tuple[tuple[str, ...], ...]:
    """For each Stuff its colour by light."""
    mixtures = _DARK if colours.dark else _LIGHT
    return tuple(_by_light(stuff, mixtures[stuff], colours) for stuff in Stuff)


def _by_light(stuff: Stuff, mixture: tuple[str, str, float], colours: Palette) -> tuple[str, ...]:
    one, other, share = mixture
    base = mix(colours[one], colours[other], share)
    if stuff is Stuff.EDGE or stuff in _GLOWING:
        return (base,) * LEVELS
    return tuple(_lighted(base, level / (LEVELS - 1), colours) for level in range(LEVELS))


def _lighted(base: str, light: float, colours: Palette) -> str:
    """A colour in some light, 0 to 1: far from the lamp it fades, near it, it takes its warmth."""
    if not colours.dark:
        return mix(mix(base, colours["edge"], 0.22 * (1 - light)), colours["glow"], 0.30 * light)
    faded = mix(base, colours["ground"], 0.45 * (1 - light))
    return mix(faded, colours["lamp"], 0.30 * light**1.5)
