"""Names of players: which are fit to be shown, and how they keep their columns."""

import unicodedata
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

WIDEST = 20
"""Cells a name may take."""
LONGEST = 40
"""Characters a name may have: marks without a width of their own count here."""
_BANNED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode kinds that are invisible, turn the writing direction, or are not characters at all."""


def tidy(name: str) -> str:
    """A name without needless space."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def problem(name: str, others: Sequence[str] = ()) -> str | None:
    """What is wrong with a name among others, as a sentence that says what to do; None when it is fine."""
    if any(unicodedata.category(char) in _BANNED for char in name):
        return "This has invisible characters in it. Type the name with plain letters."
    shown = tidy(name)
    if not shown:
        return "Type a name."
    if cell_len(shown) > WIDEST or len(shown) > LONGEST:
        return _too_long(shown)
    if all(unicodedata.category(char)[0] in "MZ" for char in shown):
        return "This cannot be seen. Type at least one letter."
    if _alike(shown) in map(_alike, map(tidy, others)):
        return "Somebody else has this name. Add a letter, so that the two can be told apart."
    return None


def _too_long(shown: str) -> str:
    """Letters can be counted; what takes more room, or is made of several characters, cannot."""
    if all(cell_len(char) == 1 for char in shown):
        return f"This is too long. Use at most {WIDEST} letters."
    if cell_len(shown) > WIDEST:
        return f"This is too wide. There is room for {WIDEST} plain letters, or half as many wide signs."
    return "This is made of too many parts. Leave some marks or signs out."


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def fit(name: str, width: int) -> str:
    """A name in exactly `width` cells, cut with `…` where it is longer."""
    if cell_len(name) <= width:
        return set_cell_size(name, width)
    return set_cell_size(set_cell_size(name, width - 1).rstrip() + "…", width)
