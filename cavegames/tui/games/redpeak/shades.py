"""The colours of the island, mixed from the roles of the palette."""

from functools import cache

from rich.style import Style

from cavegames.games.redpeak.components import Tool
from cavegames.tui import palette
from cavegames.tui.games.redpeak.terrain import Terrain
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette, mix

TOOL_ROLES: dict[Tool, str] = {
    Tool.AXE: "wood",
    Tool.FOOD: "beryl",
    Tool.WATER: "water",
    Tool.SHOVEL: "steel",
    Tool.MACHETE: "emerald",
    Tool.TORCH: "flame",
    Tool.HAT: "sun",
    Tool.COMPASS: "star",
    Tool.ROPE: "geode",
    Tool.FLASHLIGHT: "moon",
    Tool.KIT: "crystal",
    Tool.MAP: "opal",
}


@cache
def land(kind: Terrain, colours: Palette) -> str:
    """The ground of the island by night or by day."""
    dark = colours.dark
    match kind:
        case Terrain.DEEP:
            return mix(colours["water"], colours["ground" if dark else "shine"], 0.82 if dark else 0.62)
        case Terrain.SHALLOW:
            return mix(colours["water"], colours["ground" if dark else "shine"], 0.64 if dark else 0.76)
        case Terrain.SAND:
            return mix(colours["worn"], colours["sun"], 0.22 if dark else 0.12)
        case Terrain.JUNGLE:
            return mix(colours["moss"], colours["ground" if dark else "floor_2"], 0.74 if dark else 0.62)
        case Terrain.ROCK:
            return mix(colours["rock"], colours["lava"], 0.08)
        case Terrain.EMBER:
            return mix(colours["lava"], colours["rock"], 0.2)


@cache
def tile(colours: Palette, ghost: bool = False) -> str:
    """The cleared ground of a path tile."""
    earth = mix(colours["wood"], colours["moss"], 0.45)
    ground = mix(earth, colours["ink" if colours.dark else "shine"], 0.62 if colours.dark else 0.5)
    return mix(ground, colours["lamp"], 0.22) if ghost else ground


@cache
def path(colours: Palette, ghost: bool = False, past: bool = False) -> str:
    """The worn floor of a path."""
    floor = mix(mix(colours["worn"], colours["sun"], 0.25), colours["shine"], 0.22 if colours.dark else 0.4)
    if past:
        floor = mix(floor, tile(colours), 0.4)
    return mix(floor, colours["glow"], 0.45) if ghost else floor


@cache
def of_figures(colours: Palette) -> dict[str, str]:
    """The colours of tent and adventurer."""
    cloth = mix(colours["flame"], colours["shine"], 0.55)
    return {
        "a": cloth,
        "d": mix(cloth, colours["ink"], 0.3),
        "o": colours["ink"],
        "h": colours["lamp"],
        "f": mix(colours["opal"], colours["wood"], 0.4),
        "c": colours["seat_1"],
        "b": colours["steel"],
    }


@cache
def of_place(colours: Palette) -> dict[str, str]:
    """The colours of the special places."""
    stone = mix(colours["steel"], colours["wood"], 0.3)
    return {
        "a": stone,
        "s": mix(stone, colours["ink"], 0.35),
        "o": colours["ink"],
        "w": colours["shine"],
        "u": colours["water"],
        "b": colours["wood"],
        "f": mix(colours["opal"], colours["wood"], 0.3),
        "v": colours["violet"],
        "y": colours["sun"],
        "g": colours["moss"],
    }


@cache
def icon(tool: Tool, colours: Palette) -> str:
    """The plate of an icon."""
    return colours[TOOL_ROLES[tool]]


@cache
def letter(back: str, colours: Palette) -> str:
    """Ink or shine, whichever is read better on a colour, and darker or lighter still where it must be."""
    best = max(colours["ink"], colours["shine"], key=lambda colour: palette.contrast(colour, back))
    return palette.readable(best, back)


@cache
def plate(tool: Tool, look: Look, colours: Palette) -> Style:
    """The letter of a tool on its plate; in the look `ascii` without one."""
    if look is Look.ASCII:
        return palette.style(colours["text"], colours["ground"], True)
    back = icon(tool, colours)
    return palette.style(letter(back, colours), back, True)


@cache
def tones(tool: Tool, colours: Palette) -> dict[str, str]:
    """The colours in the picture of a tool."""
    own, ink, shine = icon(tool, colours), colours["ink"], colours["shine"]
    return {
        "a": own,
        "l": mix(own, shine, 0.5),
        "d": mix(own, ink, 0.35),
        "b": colours["wood"],
        "s": colours["steel"],
        "w": shine if colours.dark else mix(shine, colours["sun"], 0.4),
        "o": ink,
        "f": colours["flame"],
        "r": colours["beryl"],
    }


@cache
def lava(colours: Palette) -> tuple[str, str, str]:
    """Its crust, its glow, and the brightest of it."""
    crust = mix(colours["lava"], colours["ink"], 0.72 if colours.dark else 0.55)
    return crust, colours["lava"], mix(colours["flame"], colours["glow"], 0.6)
