"""Phrases that refusals, descriptions and the log share."""

from collections import Counter
from collections.abc import Callable, Iterable

from cavegames.games.rwenzori.components import FACES, HIDDEN, Face, Icon, Kind, Penalty
from cavegames.games.rwenzori.notation import cell_name as cell_name  # noqa: PLC0414 - one word for cells

_PENALTIES = {
    Penalty.NONE: "plain passage",
    Penalty.CLOCK: "clock",
    Penalty.PLUS1: "+1 penalty",
    Penalty.HAND: "hand penalty",
    Penalty.EXPLOSION: "explosion",
}


def title(tile: int) -> str:
    """What players call a tile, e.g. `left fork`, `dive save tile (star)`, `dark tile`."""
    if tile == HIDDEN:
        return "dark tile"
    face = FACES[tile]
    return _TITLES[face.kind](face)


def _shape(face: Face) -> str:
    return face.shape if face.shape in _ONE_WORD else face.shape.replace("-", " ")


_ONE_WORD = ("six-way",)


def _dark(face: Face) -> str:
    if face.icon == Icon.NONE:
        return f"dark tile ({_PENALTIES[face.penalty]})"
    return f"dark tile ({_PENALTIES[face.penalty]}, {face.icon.title})"


_TITLES: dict[Kind, Callable[[Face], str]] = {
    Kind.NORMAL: _shape,
    Kind.SAVE: lambda face: f"{face.icon.title} save tile ({_shape(face)})",
    Kind.LIGHT: lambda face: f"illuminate tile ({_shape(face)})",
    Kind.ACTION: lambda face: f"+{face.bonus} tile ({_shape(face)})",
    Kind.TNT: lambda _: "TNT",
    Kind.DARK: _dark,
    Kind.FLOODED: lambda face: f"flooded cave ({face.icon.title}, {_shape(face)})",
    Kind.DEAD_END: lambda _: "dead end",
    Kind.ESCAPE: lambda _: "Escape tile",
    Kind.START: lambda _: "start tile",
    Kind.PASSAGE: lambda face: f"hidden passage ({_shape(face)})",
    Kind.TREASURE: lambda face: f"treasure ({_shape(face)})",
    Kind.LAVA: lambda _: "lava",
}


def a(words: str) -> str:
    """With its article, e.g. `an illuminate tile`; TNT and lava have none."""
    if words in ("TNT", "lava"):
        return words
    return f"{'an' if words[0] in 'aeiouE' else 'a'} {words}"


def capital(words: str) -> str:
    """With its article, at the start of a sentence, e.g. `A straight`."""
    named = a(words)
    return named[0].upper() + named[1:]


def counted(count: int, thing: str) -> str:
    """`1 tile`, `3 tiles`, `no tiles`."""
    return f"{count or 'no'} {thing}{'' if count == 1 else 's'}"


def tiles_in(tiles: Iterable[int]) -> str:
    """Tiles in a sentence, e.g. `straight, left fork (x2)`; `nothing` for none."""
    count = Counter(title(tile) for tile in tiles)
    return ", ".join(name + (f" (x{n})" if n > 1 else "") for name, n in count.items()) or "nothing"


def saves(icons: Iterable[Icon]) -> str:
    """Kinds of save tile, e.g. `dive or jump`."""
    return " or ".join(icon.title for icon in sorted(icons))
