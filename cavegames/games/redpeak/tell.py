"""Events as sentences with names. The log names no card that was not played."""

from collections.abc import Callable, Sequence

from cavegames.engine.game import Event
from cavegames.games.redpeak.tell_day import BY_DAY
from cavegames.games.redpeak.tell_evening import BY_EVENING

_TELL: dict[type[Event], Callable[..., str]] = {**BY_DAY, **BY_EVENING}


def tell(event: Event, names: Sequence[str]) -> str:
    """An event as one sentence. Whatever happens is open to everybody."""
    if type(event) not in _TELL:
        raise TypeError(f"no event of this game: {event!r}")
    return _TELL[type(event)](event, names)
