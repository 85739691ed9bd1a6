"""The first position of a match (IG-COMP-1 to IG-COMP-4)."""

from cavegames.games.ignis.components import CUBES, EXIT, STACKS
from cavegames.games.ignis.pile import full_pile
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Place, Tile


def first_state(seed: int) -> State:
    """The position before the first card is revealed."""
    return State(
        round=1,
        phase=Phase.START,
        step=EXIT,
        scepter=False,
        cubes=CUBES,
        revealed=(),
        stacks=tuple(() for _ in STACKS),
        discards=(),
        tiles=(Place.OFFERED,) * len(Tile),
        active=frozenset(),
        joined=frozenset(),
        shuffles=0,
        pile=full_pile(seed),
        seed=seed,
    )
