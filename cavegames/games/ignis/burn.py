"""What the black cards of a turn burn (IG-BURN-1, IG-JOK-3)."""

from dataclasses import dataclass

from cavegames.games.ignis.components import Colour
from cavegames.games.ignis.state import State
from cavegames.games.ignis.tiles import Tile


@dataclass(frozen=True, slots=True)
class Burn:
    """What this turn burns if it ends as things stand."""

    cubes: int
    """Cubes to be removed in the end, not more than are left."""
    wanted: int
    """Cubes that would be removed if enough were left."""
    black: int
    """The sum of the revealed black cards."""
    doubled: bool
    """A blue card was collected this turn (IG-JOK-3)."""
    cooled: bool
    """Cool Draught works."""
    left: int
    """Cubes left after it."""


def burn(state: State) -> Burn:
    """How many cubes this turn burns as it stands."""
    black = black_points(state)
    doubled, cooled = bool(state.joined), Tile.COOL_DRAUGHT in state.active
    cubes = 2 * black if doubled else black
    if cooled:
        cubes = min(cubes, Tile.COOL_DRAUGHT.strength)
    wanted, cubes = cubes, min(cubes, state.cubes)
    return Burn(cubes, wanted, black, doubled, cooled, state.cubes - cubes)


def black_points(state: State) -> int:
    """The sum of the revealed black cards."""
    return sum(card.value for card in state.revealed if card.colour == Colour.BLACK)
