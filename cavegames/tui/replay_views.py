"""Whose eyes a replay is seen with. While a match is open, only with everybody's."""

from dataclasses import dataclass
from typing import Any

from cavegames.engine.game import Seat
from cavegames.engine.match import Match, Ply


@dataclass(frozen=True, slots=True)
class View:
    """Everybody's view, that of one seat, or the open one in which nothing is hidden."""

    seat: Seat | None = None
    opened: bool = False

    def of(self, match: Match[Any, Any], state: Any) -> Any:
        """A position as it is seen."""
        return state if self.opened else match.game.observe(state, self.seat)

    def hearer(self, ply: Ply[Any, Any]) -> Seat | None:
        """As whom one hears of a ply: in the open view, as who played it."""
        return ply.seat if self.opened else self.seat

    def words(self, match: Match[Any, Any]) -> str:
        """The view in a sentence."""
        if self.opened:
            return "Open view: hidden things show."
        if self.seat is None:
            return "Public view."
        return f"Seen by {match.setup.names[self.seat]}."


PUBLIC = View()
OPEN = View(opened=True)


def views(match: Match[Any, Any]) -> tuple[View, ...]:
    """The views there are. Of an open match only the public one: it would tell what is still hidden."""
    if match.outcome is None or not match.game.info.hidden:
        return (PUBLIC,)
    seats = range(len(match.setup.seats))
    return (PUBLIC, *(View(seat) for seat in seats if len(seats) > 1), OPEN)
