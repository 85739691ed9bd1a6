"""The pictures of tools, tent, adventurer, places and digits, read from `assets/redpeak/sprites.toml`."""

from functools import cache
from typing import Any

from cavegames.engine import assets
from cavegames.tui.boards.pixels import Sprite


@cache
def digit(value: int) -> Sprite:
    """A digit in 3 x 5 pixels."""
    return tuple(_data()["digit"][str(value)].split())


@cache
def thing(group: str, name: str) -> Sprite:
    """A picture by its group and name, e.g. `tool`, `axe`."""
    return tuple(_data()[group][name].split())


@cache
def _data() -> dict[str, Any]:
    return assets.table("redpeak/sprites.toml")
