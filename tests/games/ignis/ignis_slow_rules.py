"""The legal moves once more, slowly and from the clauses alone: shares no code with the game.

It works on a position as plain data (`dump`) and on the texts of moves.
"""

import tomllib
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

Position = dict[str, Any]
MARCHING = ("swift-feet", "iron-grip", "firm-step")
CAPS = {"yellow": 6, "white": 6, "green": 6, "red": 8}
STRENGTHS = {
    tile["id"]: tile["strength"]
    for tile in tomllib.loads((Path(__file__).parents[3] / "assets/ignis/bonus.toml").read_text("utf-8"))[
        "tile"
    ]
}
TILES = ["cool-draught", "deep-breath", "swift-feet", "iron-grip", "keen-eye", "firm-step"]
COLLECTS = [f"collect:{colour}{n}" for colour in CAPS for n in (1, 2, 3)] + [
    f"collect:blue{n}={colour}" for n in (1, 2, 3) for colour in ("white", "green", "red")
]
SKILLS = ["skill", *(f"skill:{n}{b}" for n in (1, 2, 3) for b in ("", "b"))]
BASE = [
    "reveal",
    "use",
    "move",
    "end",
    *COLLECTS,
    *SKILLS,
    *(f"{w}:{t}" for w in ("take", "play") for t in TILES),
]
HELD = ["1", "2", "3", "1b", "2b", "3b"]


def all_marches() -> list[str]:
    """A good part of all texts that begin with `go`, legal anywhere or not."""
    greens = [*HELD, *(f"{a}+{b}" for a in HELD for b in "123" if b <= a[0])]
    greens += [f"{a}+{b}+{c}" for a in HELD for b, c in ("11", "21", "22", "31", "32", "33") if b <= a[0]]
    reds = ["", "/1", "/2b", "/3+1", "/2+2", "/3+2b+1", "/1+1+1"]
    return [green + red for green in (f"go:{g}" for g in greens) for red in reds]


ALL = [*BASE, *all_marches()]


def legal(position: Position) -> set[str]:
    """The texts of all legal moves."""
    return {text for text in BASE if is_legal(position, text)} | marches(position)


def is_legal(position: Position, text: str) -> bool:
    """Whether one move that is no march is legal."""
    what, _, rest = text.partition(":")
    phase = position["phase"]
    if phase == "over":
        return False
    if what == "play":
        return can_play(position, rest)
    if what in ("reveal", "use", "move"):
        return can_begin(position, what)
    if what == "end":
        return bool(phase in ("use", "moved"))
    return bool(phase == "use") and can_use(position, what, rest)


def can_begin(position: Position, what: str) -> bool:
    if what == "reveal":
        return position["phase"] == "start" or (
            position["phase"] == "choose" and len(position["revealed"]) in (4, 5)
        )
    return position["phase"] == "choose" and (what == "use" or len(position["stacks"]["green"]) > 0)


def can_use(position: Position, what: str, rest: str) -> bool:
    stacks = position["stacks"]
    if what == "take":
        return points(stacks["yellow"]) >= 6 and position["tiles"][rest] == "offered"
    if what == "skill":
        shifted = {"": None, **{h: f"{'blue' if h[-1] == 'b' else 'white'}{h[0]}" for h in HELD}}[rest]
        fits = shifted is None or (shifted in stacks["white"] and shifted[-1] in "12")
        return points(stacks["white"]) == 6 and fits
    card, _, joined = rest.partition("=")
    stack = joined or card[:-1]
    if card not in position["revealed"] or points(stacks[stack]) + int(card[-1]) > CAPS[stack]:
        return False
    return not joined or (bool(stacks[stack]) and stack not in position["joined"])


def can_play(position: Position, tile: str) -> bool:
    if position["tiles"][tile] != "held":
        return False
    phase = position["phase"]
    if tile == "cool-draught":
        black = points([card for card in position["revealed"] if card.startswith("black")])
        burns = min(2 * black if position["joined"] else black, position["cubes"])
        return bool(burns > STRENGTHS["cool-draught"])
    if tile == "deep-breath":
        return bool(position["cubes"] < 20)
    if tile == "keen-eye":
        return bool(phase == "choose")
    return phase == "move" and helps_a_march(position, tile)


def helps_a_march(position: Position, tile: str) -> bool:
    """Whether some march differs by a tile, alone or beside any of the other tiles held or at work."""
    at_work = set(position["active"])
    others = [t for t in MARCHING if t != tile and position["tiles"][t] == "held"]
    return any(
        result(position, march, at_work | set(beside)) != result(position, march, at_work | {*beside, tile})
        for march in marches(position)
        for size in range(len(others) + 1)
        for beside in combinations(others, size)
    )


def result(position: Position, march: str, at_work: set[str]) -> tuple[int, list[str]]:
    """Where a march ends, and what of the cards used stays."""
    green, _, red = march.removeprefix("go:").partition("/")
    used = [card for card in red.split("+") if card]
    steps = sum(int(card[0]) for card in green.split("+"))
    if position["scepter"]:
        needed = STRENGTHS["iron-grip"] if "iron-grip" in at_work else 4
        steps -= max(0, needed - sum(int(card[0]) for card in used))
    steps = max(0, steps) + (STRENGTHS["swift-feet"] if "swift-feet" in at_work else 0)
    kept = [green.split("+")[0], *used][: STRENGTHS["firm-step"]] if "firm-step" in at_work else []
    step: int = position["step"]
    return (max(0, step - steps) if position["scepter"] else min(13, step + steps)), kept


def marches(position: Position) -> set[str]:
    """The texts of all marches, from every order of every choice of cards."""
    if position["phase"] != "move":
        return set()
    green = [held(card) for card in position["stacks"]["green"]]
    red = [held(card) for card in position["stacks"]["red"]]
    strong = position["scepter"] and not ("iron-grip" in position["active"] and STRENGTHS["iron-grip"] == 0)
    reds = {
        "+".join(sorted(chosen, key=lambda each: (-int(each[0]), each)))
        for size in range(len(red) + 1 if strong else 1)
        for chosen in combinations(red, size)
    }
    greens = {
        "+".join([order[0], *(each[0] for each in order[1:])])
        for size in (1, 2, 3)
        for order in permutations(green, size)
        if [each[0] for each in order] == sorted((each[0] for each in order), reverse=True)
    }
    return {f"go:{g}" + (f"/{r}" if r else "") for g in greens for r in reds}


def held(card: str) -> str:
    return card[-1] + ("b" if card.startswith("blue") else "")


def points(cards: list[str]) -> int:
    return sum(int(card[-1]) for card in cards)
