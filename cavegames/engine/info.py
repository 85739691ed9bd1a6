"""What can be said of a game without importing its code, nor the contract that games keep."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What can be said of a game without importing its code."""

    id: str
    title: str
    tagline: str
    module: str
    """`package.module:NAME` of the Game object."""
    seats_min: int
    seats_max: int
    minutes: str
    """How long a match takes, e.g. `30-45`."""
    modes: tuple[str, ...]
    hidden: bool
    """Whether a seat may know what another may not."""
    clock: bool
    """Whether a real clock runs, or may run by an option."""
    clauses: str
    """The prefix of its clause ids, e.g. `OC`."""
    rules_version: int
    """Grows when a recorded match of an older version may not replay."""
    team: bool = False
    """Whether all seats win or lose together."""

    @property
    def players(self) -> str:
        """For how many: `2 players`, `1 player`, `1-6 players`."""
        few, many = self.seats_min, self.seats_max
        return f"{few if few == many else f'{few}-{many}'} player{'' if many == 1 else 's'}"
