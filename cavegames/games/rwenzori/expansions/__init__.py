"""The expansions, one module each with an object EXPANSION. The base never asks which are in play.

`of` gives the one object that the rules talk to: the neutral one for none, else all of them together.
"""

from functools import cache
from importlib import import_module

from cavegames.games.rwenzori.expansions.hooks import Expansion, Together


@cache
def of(ids: tuple[str, ...]) -> Expansion:
    """What these expansions change together. Raises ModuleNotFoundError for an id that is none."""
    if not ids:
        return Expansion()
    return Together(tuple(import_module(f"{__name__}.{name}").EXPANSION for name in ids))
