"""Seeds as people type and share them: the same limit and the same sentences everywhere."""

LARGEST = 10**18 - 1
"""So that a seed has at most 18 digits."""


class BadSeed(ValueError):
    """The text is no seed; the message is a sentence for the player."""


def read(text: str) -> int:
    """The seed in a text. Raises BadSeed."""
    digits = text.strip()
    if not digits:
        raise BadSeed("Type a number, or roll a new seed.")
    if not (digits.isascii() and digits.isdigit()):
        raise BadSeed("A seed is a whole number, like 4711.")
    digits = digits.lstrip("0") or "0"
    if len(digits) > len(str(LARGEST)):
        raise BadSeed(f"This seed is too long. Use at most {len(str(LARGEST))} digits.")
    return int(digits)
