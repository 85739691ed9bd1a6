"""The two ways to play: several players at one table, or one against the cave."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cavegames.games.rwenzori.mode import Mode
    from cavegames.games.rwenzori.state import State


def of(state: State) -> Mode:
    """The mode of a match."""
    return _party() if state.solo is None else _solo()


@cache
def _party() -> Mode:
    from cavegames.games.rwenzori.party import Party

    return Party()


@cache
def _solo() -> Mode:
    from cavegames.games.rwenzori.solo.mode import SoloMode

    return SoloMode()
