"""How likely a scene is to be won: a weighted sum of what can be counted, turned into a chance.

The weights are in `assets/redpeak/planner.toml`. They were fitted to matches of the planner itself.
"""

from math import exp
from typing import Any

from cavegames.engine import assets
from cavegames.players.redpeak.ahead import Ahead, ahead
from cavegames.players.redpeak.scene import Scene

FEATURES = (
    "always",
    "free",
    "little-free",
    "tiles",
    "missing",
    "threat",
    "slack",
    "icons",
    "cards",
    "short",
    "multis",
    "rewards",
    "hours",
    "late-days",
    "no-boat",
    "choice",
)
"""What is counted, by the names in the asset; `features` gives the numbers in this order."""

PACE = 2.2
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
    road = ahead(scene.side, scene.end, scene.wanted, scene.supply, scene.docks)
    if road is None:
        return 0.0
    total = sum(map(float.__mul__, WEIGHTS, features(scene, road)))
    return scene.room.chance / (1 + exp(-total)) if total > -700 else 0.0


def features(scene: Scene, road: Ahead) -> tuple[float, ...]:
    """What the weights are for."""
    _, free, tight, covers = scene.room
    missing = max(0.0, road.missing - 0.8 * scene.fresh)
    no_boat = max(0.0, road.no_boat - scene.boats)
    days = road.tiles / PACE
    late = max(0.0, days - scene.hours)
    threat = covers * (road.volcanoes + late)
    slack = free + road.tiles + 1 - threat
    short = max(0.0, road.icons - 0.85 * scene.cards - scene.multis - road.cards)
    return (
        1.0,
        free,
        tight,
        float(road.tiles),
        missing,
        threat,
        min(slack, 8.0),
        float(road.icons),
        float(scene.cards),
        short,
        float(scene.multis),
        float(road.rewards),
        float(scene.hours),
        late,
        no_boat,
        min(scene.supply.bit_count() + scene.fresh, 12.0) / 4,
    )
