"""A table of hexes read from a position as plain data (`dump`): shares no code with the game."""

import tomllib
from collections.abc import Set
from functools import cache
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Hex = tuple[int, int]

_TOML = tomllib.loads((Path(__file__).parents[3] / "assets/rwenzori/tiles.toml").read_text("utf-8"))
AROUND = {0: (1, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 1), 4: (-1, 0), 5: (0, -1)}
SEATS = ["red", "blue", "green", "yellow", "white"]
SAVE_KINDS = ("swing", "dive", "jump", "pickaxe")


def _kinds() -> dict[str, tuple[str, str]]:
    """The sort and the shape of each tile by its name."""
    found = {shape: ("normal", shape) for shape in _TOML["normal"]}
    found |= {f"{kind}-{shape}": ("save", shape) for kind in SAVE_KINDS for shape in _TOML["save"][kind]}
    found |= {f"light-{shape}": ("light", shape) for shape in _TOML["light"]}
    found |= {f"{n}-{shape}": ("action", shape) for n in ("plus1", "plus2") for shape in _TOML["action"][n]}
    found |= {f"dark-{n}-{shape}": ("dark", shape) for n in ("plain", "clock") for shape in _TOML["dark"][n]}
    for penalty, icons in _TOML["dark-icon"].items():
        for icon, shape in icons.items():
            name = "dark-explosion" if penalty == "explosion" else f"dark-{penalty}-{icon}"
            found[name] = ("dark", shape)
    for icon, shapes in _TOML["flooded"].items():
        found |= {f"flooded-{icon}-{shape}": ("flooded", shape) for shape in shapes}
    for sort in ("hidden", "treasure"):
        found |= {f"{sort}-{shape}": (sort, shape) for shape in _TOML[sort]}
    return found | {
        "lava": ("lava", "straight"),
        "tnt": ("tnt", "cross"),
        "dead-end": ("dead-end", "end"),
        "escape": ("escape", "end"),
        "start": ("start", "left-fork"),
    }


KINDS = _kinds()
LAID_ON = ("normal", "save", "light", "action", "hidden")


@cache
def exits(name: str, turn: int) -> frozenset[int]:
    return frozenset((edge + turn) % 6 for edge in _TOML["shapes"][KINDS[name][1]])


@cache
def looks(name: str) -> list[int]:
    """The turns in which a tile looks different from all lesser ones."""
    return [turn for turn in range(6) if all(exits(name, turn) != exits(name, less) for less in range(turn))]


def icon_of(name: str) -> str | None:
    if name == "dark-explosion":
        return "pickaxe"
    sort = KINDS[name][0]
    if sort in ("flooded", "dark"):
        word = name.split("-")[1] if sort == "flooded" else name.split("-")[2]
        return word if word in SAVE_KINDS else None
    return name.split("-", maxsplit=1)[0] if sort == "save" else None


def over(cell: Hex, edge: int) -> Hex:
    return cell[0] + AROUND[edge][0], cell[1] + AROUND[edge][1]


def sheet(seats: int) -> set[Hex]:
    """15 by 11 hexes around the middle of the start row; each odd row lies half a hex further east."""
    middle = (seats - 1) // 2
    return {(middle + column - row // 2, row) for row in range(-5, 6) for column in range(-7, 8)}


def named(cell: Hex) -> str:
    return f"{cell[0]},{cell[1]}"


def read(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


class Table:
    """A position, opened up."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.lying: dict[Hex, list[str]] = {read(c): text.split() for c, text in position["board"].items()}
        self.meeples = {seat: read(cell) for seat, cell in position["meeples"].items()}
        self.solo = position["solo"]
        self.due = position["due"][-1] if position["due"] else None
        self.seat = self.due["seat"] if self.due else ""
        self.hexes = set(self.lying) | {over(cell, edge) for cell in self.lying for edge in AROUND}
        if self.plays("sheet"):
            self.hexes &= sheet(len(self.meeples))
        self.empty = self.hexes - set(self.lying)

    def plays(self, expansion: str) -> bool:
        return expansion in self.position["expansions"]

    def name(self, cell: Hex) -> str:
        return self.lying[cell][0].split("/")[0]

    def sort(self, cell: Hex) -> str:
        return KINDS[self.name(cell)][0]

    def lies(self, cell: Hex, sort: str) -> bool:
        return cell in self.lying and not self.is_dark(cell) and self.sort(cell) == sort

    def is_dark(self, cell: Hex) -> bool:
        return cell in self.lying and "dark" in self.lying[cell][1:2]

    def is_active(self, cell: Hex) -> bool:
        return cell in self.lying and "active" in self.lying[cell][1:2]

    def exits(self, cell: Hex) -> Set[int]:
        if cell not in self.lying or self.lying[cell][1:2] in (["dark"], ["cave-in"]):
            return frozenset()
        if self.is_active(cell) and self.lies(cell, "lava"):
            return frozenset()
        name, turn = self.lying[cell][0].split("/")
        return exits(name, int(turn))

    def linked(self, cell: Hex, edge: int) -> bool:
        return edge in self.exits(cell) and (edge + 3) % 6 in self.exits(over(cell, edge))

    def mine(self) -> Hex:
        return self.meeples[self.seat]

    def ways_out(self, seat: str) -> Set[int]:
        entry = self.position["entries"].get(seat)
        return self.exits(self.meeples[seat]) if entry is None else {entry}

    def free(self, cell: Hex) -> set[int]:
        return {edge for edge in self.exits(cell) if over(cell, edge) in self.empty}

    def leads_on(self, cell: Hex) -> bool:
        """Whether a MOVE must stop there: at a free exit or at a dark tile that is not revealed."""
        return bool(self.free(cell)) or any(self.is_dark(over(cell, edge)) for edge in self.exits(cell))

    def hand(self) -> set[str]:
        return set(self.position["hands"][self.seat])

    def gear(self) -> str:
        card = self.position["gear"][self.seat]
        return "" if card["used"] else str(card["card"])

    def red(self, cell: Hex) -> bool:
        words = ("clock", "plus1", "hand", "explosion")
        if cell not in self.lying or self.is_dark(cell) or KINDS[self.name(cell)][0] != "dark":
            return False
        return self.name(cell).split("-")[1] in words
