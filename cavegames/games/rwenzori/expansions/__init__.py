"""The expansions, one module each with an object EXPANSION. The base never asks which are in play.

`of` gives the one object that the rules talk to: the neutral one for none, else all of them together. A
module that is not there takes its expansion away, with those that need it, and nothing else: also the option
is gone.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cavegames.games.rwenzori.expansions.hooks import Expansion
from cavegames.games.rwenzori.expansions.together import Together


@cache
def known() -> dict[str, Expansion]:
    """Every expansion that is there, by its id, in the order in which they are offered."""
    modules = {info.name: import_module(f"{__name__}.{info.name}") for info in iter_modules(__path__)}
    found = {name: module.EXPANSION for name, module in modules.items() if hasattr(module, "EXPANSION")}
    complete = [(name, one) for name, one in found.items() if _complete(one, found)]
    return dict(sorted(complete, key=lambda item: item[1].offer.place))


def _complete(expansion: Expansion, found: dict[str, Expansion]) -> bool:
    needs = expansion.offer.needs
    return needs is None or needs[0] in found


@cache
def of(ids: tuple[str, ...]) -> Expansion:
    """What these expansions change together. Raises KeyError for an id that is none."""
    return Together([known()[name] for name in ids]) if ids else Expansion()
