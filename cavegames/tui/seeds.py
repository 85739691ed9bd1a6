"""Seeds on the screen: read as everywhere, rolled short."""

import secrets

from cavegames.engine.seeds import LARGEST, BadSeed, read

__all__ = ["LARGEST", "BadSeed", "read", "roll"]


def roll() -> int:
    """A new seed, short enough to be read aloud."""
    return secrets.randbelow(1_000_000)
