"""The colours of the mat, mixed from the roles of the palette."""

from functools import cache

from cavegames.tui.games.ocelot.cells import Round, Square
from cavegames.tui.games.ocelot.sprites import Thing
from cavegames.tui.palette import Palette, mix

ROCK_STEPS = 10
CALM = 0.18
"""How far what does not matter now steps back."""


def floor(space: Square, colours: Palette, glow: float = 0.38) -> str:
    """The floor of a cave: every other space a little darker; it glows where the tool in hand sees it."""
    stone = colours[f"floor_{space.level}"]
    if space.noise & 1:
        stone = mix(stone, colours["ink"], 0.12 if colours.dark else 0.06)
    if not (space.lit or space.takeable):
        return stone
    return mix(stone, colours["glow"], glow if colours.dark else min(1.0, 2 * glow))


def speck(stone: str, colours: Palette, light: bool) -> str:
    """A grain in the stone, lighter or darker than it; in daylight a faint one."""
    if light:
        return mix(stone, colours["shine"], 0.06 if colours.dark else 0.3)
    return mix(stone, colours["ink"], 0.22 if colours.dark else 0.05)


def hollow(space: Round, colours: Palette) -> str:
    """The trodden floor of a round space."""
    return mix(colours["worn"], colours["rock"], 0.0 if space.target or space.tool is not None else 0.35)


def mountain(dark: float, colours: Palette) -> str:
    """The rock; `dark` from 0 beside a cave to 1 far away, in a few steps."""
    return _mountain(colours)[round(dark * ROCK_STEPS)]


@cache
def _mountain(colours: Palette) -> tuple[str, ...]:
    steps = range(ROCK_STEPS + 1)
    return tuple(mix(colours["rock"], colours["ground"], step / ROCK_STEPS) for step in steps)


def resting(thing: Thing, colours: Palette, calm: bool) -> str:
    """The colour of a thing; what is calm steps back into the dark (or the daylight)."""
    return mix(colours[thing.role], colours["rock"], CALM) if calm else colours[thing.role]


def calm(space: Square) -> bool:
    """Whether nothing about a space matters now."""
    return not (space.lit or space.takeable or space.opens or space.target)


@cache
def of_thing(thing: Thing, colours: Palette, ghost: bool = False, calm: bool = False) -> dict[str, str]:
    """The colour of each character in the pixel picture of a thing.

    A ghost is all pale lamp light, paler than the cursor around it; what is calm steps back.
    In daylight the lighter edge is dark too: an outline.
    """
    ink, shine = colours["ink"], colours["shine"]
    own = mix(colours["lamp"], shine, 0.6) if ghost else resting(thing, colours, calm)
    steel = own if ghost else colours["steel"]
    return {
        "a": own,
        "l": mix(own, shine, 0.5) if colours.dark else mix(own, ink, 0.35),
        "d": mix(own, ink, 0.35 if colours.dark else 0.72),
        "w": shine,
        "o": ink,
        "s": steel,
        "t": mix(steel, ink, 0.35),
        "p": mix(steel, shine, 0.2 if colours.dark else 0.6),
        "b": mix(own, ink, 0.3) if ghost else colours["wood"],
        "f": colours["lamp"] if ghost else colours["flame"],
        "v": colours["violet"],
        "r": colours["beryl"],
    }
