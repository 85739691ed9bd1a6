"""How likely a scene is to be won: a weighted sum of what can be counted, turned into a chance.

The weights are in `assets/ignis/planner.toml`. They were fitted to matches of the planner itself.
"""

from math import exp
from typing import Any

from cavegames.engine import assets
from cavegames.games.ignis.components import DECK, STRENGTH, Colour
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.players.ignis.plan import Plan
from cavegames.players.ignis.scene import Scene

TIE = 0.25
"""What a tie is worth beside a win, which is 1."""

_BLACK = sum(card.value for card in DECK if card.colour == Colour.BLACK)

FEATURES = (
    "always",
    "cards",
    "slack",
    "little-slack",
    "left",
    "left-squared",
    "beyond-next-move",
    "next-move-is-last",
    "first-move",
    "second-move",
    "third-move",
    "green-cards",
    "strength",
    "strength-to-4",
    "red-cards",
    "white",
    "white-2-to-4",
    "white-5",
    "yellow",
    "yellow-and-time",
    "moves-and-slack",
    "strength-and-slack",
    "cubes",
    "last-cubes",
    *(f"holds-{tile.id}" for tile in Tile),
    *(f"{tile.id}-and-time" for tile in Tile),
    "swift-feet-on-the-last-way",
    "firm-step-and-first-move",
    "tiles-offered",
)
"""What is counted, by the names in the asset; `features` gives the numbers in this order."""


def weights_from(data: dict[str, Any]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The weights in `data`, out and back. Raises ValueError when they are not those of FEATURES."""
    found = data.get("weights", {})
    if list(found) != list(FEATURES) or any(len(pair) != 2 for pair in found.values()):
        raise ValueError("planner.toml must give two weights for each feature, in their order")
    return tuple(float(out) for out, _ in found.values()), tuple(float(back) for _, back in found.values())


WEIGHTS = weights_from(assets.table("ignis/planner.toml"))
"""On the way to the throne, and on the way back."""


def worth(plan: Plan) -> float:
    """The chance to win after a plan; a win counts a little more with more cubes left."""
    cubes = plan.after.cubes
    if plan.escaped:
        return 1 + cubes / 1000 if cubes else TIE
    return chance_to_win(plan.after) if cubes else 0.0


def chance_to_win(scene: Scene) -> float:
    """The chance that a scene is won, 0 to 1."""
    total = sum(map(float.__mul__, WEIGHTS[scene.scepter], features(scene)))
    return 1 / (1 + exp(-total)) if total > -700 else 0.0


def features(scene: Scene) -> tuple[float, ...]:
    """What the weights are for."""
    yellow, white, green, red = scene.stacks
    left = float(scene.left)
    cards = lasting(scene)
    first, second, third = marches(tuple(sorted((card[1] for card in green), reverse=True)))
    strength = float(sum([card[1] for card in red]))
    whites = sum([card[1] for card in white])
    yellows = float(min(6, sum([card[1] for card in yellow])))
    short = max(0.0, STRENGTH - strength) if scene.scepter else 0.0
    alone = max(0.0, left - max(0.0, first - short))
    held = [1.0 if place == Place.HELD else 0.0 for place in scene.tiles]
    slack = cards / (left + 4)
    return (
        1.0,
        cards / 10,
        slack,
        min(slack, 1.0),
        left / 10,
        left * left / 100,
        alone / 10,
        float(not alone),
        first / 4,
        second / 4,
        third / 4,
        len(green) / 4,
        strength / 4,
        min(strength, 4.0) / 4,
        float(len(red)) / 4,
        whites / 4,
        float(whites in (2, 3, 4)),
        float(whites == 5),
        yellows / 4,
        yellows * cards / 100,
        (first + second) * slack / 10,
        strength * slack / 10,
        scene.cubes / 10,
        float(scene.cubes <= 2),
        *held,
        *(value * cards / 40 for value in held),
        held[2] * (left < 16),
        held[5] * first / 4,
        float(scene.tiles.count(Place.OFFERED)),
    )


def lasting(scene: Scene) -> float:
    """About how many cards may be revealed before the fuse has burnt: the pile, then all that is free."""
    size = len(scene.pile)
    black = scene.black
    if black >= scene.cubes:
        return size * scene.cubes / black
    free = len(DECK) - sum(map(len, scene.stacks))
    return size + (scene.cubes - black) * free / _BLACK


def marches(green: tuple[int, ...]) -> tuple[float, float, float]:
    """How far three moves in a row would go with the green cards there are, the highest first."""
    return float(sum(green[:3])), float(sum(green[1:4])), float(sum(green[2:5]))
