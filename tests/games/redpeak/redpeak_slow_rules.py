"""The legal moves worked out once more from a position as data, slowly and with none of the game's code.

It reads the assets itself and knows a position by its JSON only.
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).parents[3] / "assets" / "redpeak"
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
DAY = ("place", "move", "dock")

Data = dict[str, Any]


def table(name: str) -> Any:
    return tomllib.loads((ASSETS / f"{name}.toml").read_text())


CARDS = table("cards")["cards"]
TOOLS = {tool for card in CARDS for tool in card.split("+")}
TILES = {tile["id"]: tile for tile in table("tiles")["tile"]}
BOATS = {boat["id"]: boat for boat in table("boats")["boat"]}


def legal_texts(data: Data) -> set[str]:
    """The texts of all legal moves of a position."""
    found = set(BY_PHASE[data["phase"]](data))
    if data["phase"] in DAY and data["clocked"] and not data["late"]:
        found.add("sand")
    return found


def in_over(_: Data) -> Iterator[str]:
    yield from ()


def in_camp(data: Data) -> Iterator[str]:
    yield "turn"
    there = {
        "multi": 6 - data["multis"],
        "time": data["times"],
        "path": len(data["tiles"]),
        "cards": len(data["deck"]),
        "boat": len(data["boats"]),
    }
    for ware, number in there.items():
        if number and data["day"] and data["lava"]:
            yield f"buy:{ware}"


def in_place(data: Data) -> Iterator[str]:
    yield "go"
    grid, (*_, (cell, heading)) = drawing(data), walked(data)
    back = {"n": "s", "e": "w", "s": "n", "w": "e"}[heading]
    for tile in data["supply"]:
        for leave in "esw":
            bend = leave != heading
            onward = grid.get(step(cell, leave), ".")
            if bend != (TILES[tile]["shape"] == "curve") or leave == back:
                continue
            if grid.get(cell, ".") not in ".CD" and onward not in ".C":
                yield f"place:{tile}/{leave}"
    if not data["hands_open"]:
        yield from (f"ask:{tool}" for tool in TOOLS if tool not in data["told"])


def in_move(data: Data) -> Iterator[str]:
    tool = needed(data)
    if data["hands_open"]:
        cards = [card for hand in data["hands"] for card in hand if tool in card.split("+")]
        yield from (f"pay:{card}" for card in cards)
        able = bool(cards)
    else:
        seats = ["leader", "cook", "medic", "scout", "porter", "artist"]
        holding = [seat for seat, hand in enumerate(data["hands"]) if any(tool in c.split("+") for c in hand)]
        able = bool(holding)
        payer = seats.index(data["payer"])
        if able:
            yield from (f"pay:{card}" for card in data["hands"][payer] if tool in card.split("+"))
        if any(seat > payer for seat in holding):
            yield "pass"
    if not able:
        yield "multi" if data["multis"] else "back"


def in_dock(_: Data) -> Iterator[str]:
    yield from ("board", "rest")


def in_evening(_: Data) -> Iterator[str]:
    yield "on"


def in_which_boat(data: Data) -> Iterator[str]:
    new = data["offered"]
    yield f"keep:{new}"
    yield from (
        f"keep:{boat}" for boat in data["docks"] if boat and BOATS[boat]["dock"] == BOATS[new]["dock"]
    )


def in_which_bonus(_: Data) -> Iterator[str]:
    yield from ("take:path", "take:boat")


BY_PHASE: dict[str, Callable[[Data], Iterator[str]]] = {
    "over": in_over,
    "camp": in_camp,
    "place": in_place,
    "move": in_move,
    "dock": in_dock,
    "evening": in_evening,
    "which_boat": in_which_boat,
    "which_bonus": in_which_bonus,
}


def needed(data: Data) -> str:
    """The tool of the next icon: of the tile after the last completed one, or of the boat at the end."""
    if data["adventurer"] < len(data["path"]):
        tile = data["path"][data["adventurer"]].split("/")[0]
        return str(TILES[tile]["icons"][data["paid"]])
    (*_, (cell, _)) = walked(data)
    docks = sorted(at for at, mark in drawing(data).items() if mark == "D")
    return str(BOATS[data["docks"][docks.index(cell)]]["icons"][data["paid"]])


def walked(data: Data) -> list[tuple[tuple[int, int], str]]:
    """The cells of the path in order with the heading into each, and the one that it leads to."""
    camp = next(at for at, mark in drawing(data).items() if mark == "C")
    cells = [(step(camp, "s"), "s")]
    for part in data["path"]:
        leave = part[-1]
        cells.append((step(cells[-1][0], leave), leave))
    return cells


def step(cell: tuple[int, int], side: str) -> tuple[int, int]:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def drawing(data: Data) -> dict[tuple[int, int], str]:
    rows = table(data["side"])["drawing"].split()
    return {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
