"""The grain of stone, leaves and water: numbers that look random and are always the same for a place."""

import math


def noise(x: int, y: int) -> int:
    """A number from 0 to 15 that looks random, always the same for a place."""
    value = (x * 374761393 + y * 668265263) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
    return (value >> 20) & 15


def smooth(x: float, y: float) -> float:
    """The same between 0 and 1, running from place to place without a step."""
    column, row = math.floor(x), math.floor(y)
    across, down = x - column, y - row
    north = noise(column, row) * (1 - across) + noise(column + 1, row) * across
    south = noise(column, row + 1) * (1 - across) + noise(column + 1, row + 1) * across
    return (north * (1 - down) + south * down) / 15
