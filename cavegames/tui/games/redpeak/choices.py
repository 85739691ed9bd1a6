"""What can be chosen now, as a list in the order of its keys."""

from collections.abc import Iterable
from dataclasses import dataclass

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import moves
from cavegames.games.redpeak.components import Gain, Tool
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.sparing import by_loss
from cavegames.games.redpeak.state import Phase, State


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing of the list."""

    kind: Kind
    what: int = -1
    """As in a move: a path tile, a card, a ware …"""
    moves: tuple[Move, ...] = ()
    """What it may mean now: several where a tile fits in several ways; none where it cannot be."""

    @property
    def wanted(self) -> Move:
        """The move it means, legal or not."""
        exit_ = Side.SOUTH if self.kind == Kind.PLACE else -1
        return self.moves[0] if self.moves else Move(self.kind, self.what, exit_)


def choices(view: State, legal: Iterable[Move], asking: bool) -> tuple[Choice, ...]:
    """The list for a view: what cannot be now is in it too where it lies on the table."""
    found: dict[tuple[Kind, int], list[Move]] = {}
    for move in legal:
        found.setdefault((move.kind, move.what), []).append(move)

    def listed(kind: Kind, things: Iterable[int]) -> list[Choice]:
        return [Choice(kind, what, tuple(found.get((kind, what), ()))) for what in things]

    def there(*kinds: Kind) -> list[Choice]:
        return [Choice(kind, what, tuple(ways)) for (kind, what), ways in found.items() if kind in kinds]

    match view.phase:
        case Phase.PLACE if asking:
            return tuple(listed(Kind.ASK, Tool))
        case Phase.PLACE:
            return tuple(listed(Kind.PLACE, view.supply))
        case Phase.MOVE:
            pays = any(kind == Kind.PAY for kind, _ in found)
            return (
                *listed(Kind.PAY, by_loss(view) if pays else ()),
                *there(Kind.PASS, Kind.MULTI, Kind.BACK),
            )
        case Phase.CAMP if view.day:
            return (*listed(Kind.BUY, moves.WARES), *listed(Kind.TURN, (-1,)))
        case Phase.WHICH_BONUS:
            return tuple(listed(Kind.TAKE, (Gain.PATH, Gain.BOAT)))
        case _:
            return tuple(there(*(set(Kind) - {Kind.SAND})))
