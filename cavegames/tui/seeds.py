"""Seeds as people type and share them."""

import secrets

LARGEST = 10**18 - 1
"""So that a seed has at most 18 digits."""


class BadSeed(ValueError):
    """The text is no seed; the message is a sentence for the player."""


def roll() -> int:
    """A new seed, short enough to be read aloud."""
    return secrets.randbelow(1_000_000)


def read(text: str) -> int:
    """The seed in a text. Raises BadSeed."""
    digits = text.strip()
    if not digits:
        raise BadSeed("Type a number, or roll a new seed.")
    if not (digits.isascii() and digits.isdigit()):
        raise BadSeed("A seed is a whole number, like 4711.")
    if len(digits.lstrip("0")) > len(str(LARGEST)):
        raise BadSeed(f"This is too long. Use at most {len(str(LARGEST))} digits.")
    return int(digits)
