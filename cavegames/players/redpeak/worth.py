"""How likely a scene is to be won: a weighted sum of what can be counted, turned into a chance.

The weights are in `assets/redpeak/planner.toml`. They were fitted to matches of the planner itself.
"""

from math import exp, sqrt
from typing import Any

from cavegames.engine import assets
from cavegames.players.redpeak.ahead import Ahead, ahead
from cavegames.players.redpeak.scene import Scene

FEATURES = (
    "always",
    "margin",
    "slack",
    "free",
    "tight",
    "tiles",
    "missing",
    "short",
    "few-cards",
    "cards",
    "multis",
    "hours",
    "late",
    "no-boat",
    "choice",
)
"""What is counted, by the names in the asset; `features` gives the numbers in this order."""

PACE = 2.3
"""About how many tiles a day brings."""


def weights_from(data: dict[str, Any]) -> tuple[float, ...]:
    """The weights in `data`. Raises ValueError when they are not those of FEATURES."""
    found = data.get("weights", {})
    if list(found) != list(FEATURES):
        raise ValueError("planner.toml must give a weight for each feature, in their order")
    return tuple(map(float, found.values()))


WEIGHTS = weights_from(assets.table("redpeak/planner.toml"))


def chance_to_win(scene: Scene) -> float:
    """The chance that a scene is won, 0 to 1."""
    road = road_of(scene)
    if road is None:
        return 0.0
    total = sum(map(float.__mul__, WEIGHTS, features(scene, road)))
    return scene.room.chance / (1 + exp(-total)) if total > -700 else 0.0


def road_of(scene: Scene) -> Ahead | None:
    """The rest of the way; None where no dock can be reached any more."""
    return ahead(scene.side, scene.end, scene.wanted, scene.supply, scene.docks)


def features(scene: Scene, road: Ahead) -> tuple[float, ...]:
    """What the weights are for. What is not there has to be bought, at its price in lava tiles (RP-EVE-6)."""
    _, free, tight, covers = scene.room
    missing = max(0.0, road.missing - scene.fresh - 0.8 * road.paths)
    short = 1.1 * road.icons - scene.cards - scene.multis - road.cards - road.multis
    no_boat = max(0.0, road.no_boat - scene.boats - road.boats)
    late = max(0.0, road.tiles / PACE - scene.hours - road.times)
    lava = road.volcanoes + late + max(0.0, short) / 2 + missing / 2 + no_boat
    slack = free + road.tiles + 1 - covers * lava
    return (
        1.0,
        max(-4.0, min(4.0, slack / sqrt(0.5 * lava + 1))),
        slack / 5,
        free / 4,
        tight,
        road.tiles / 10,
        missing / 4,
        max(-5.0, short) / 10,
        max(0.0, 1 - (scene.cards + scene.multis) / 8),
        scene.cards / 10,
        scene.multis / 3,
        scene.hours / 3,
        late / 3,
        no_boat,
        min(scene.supply.bit_count() + scene.fresh, 12.0) / 8,
    )
