"""What tools see (OC-SIGHT-1 to OC-SIGHT-3).

A line of sight runs along a row or column of one cave and nothing blocks it. Each line of a cave has one
round space at each end, so a square space is seen from each of its four sides by one tool at most.
"""

from collections.abc import Iterable, Sequence

from cavegames.engine.squaregrid import Side
from cavegames.games.ocelot.components import FACES
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import Sight

SIDES_SEEN: tuple[tuple[int, int, int, int], ...] = tuple(
    tuple(sum(look.spaces for look in looks if look.side == side) for side in Side)  # type: ignore[misc]
    for looks in MAT.looks
)
"""What a tool on each round space sees, by Side it looks to, as bit sets of square spaces."""

SEEN: tuple[int, ...] = tuple(sum(sides) for sides in SIDES_SEEN)
"""All that a tool on each round space sees, as a bit set of square spaces."""

WATCHERS: tuple[tuple[tuple[Side, int], ...], ...] = tuple(
    tuple(
        sorted(
            (look.side.opposite, space)
            for space, looks in enumerate(MAT.looks)
            for look in looks
            if look.spaces >> square & 1
        )
    )
    for square in range(len(MAT.squares))
)
"""The round spaces that look on each square space: the side they lie on, and their number."""


def bits(mask: int) -> list[int]:
    """The square spaces in a bit set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask(spaces: Iterable[int]) -> int:
    """The bit set of some square spaces."""
    result = 0
    for space in spaces:
        result |= 1 << space
    return result


def seen_from(space: int) -> tuple[int, ...]:
    """The square spaces that a tool on a round space sees, ascending."""
    return tuple(bits(SEEN[space]))


def with_tool(sight: Sight, face: int, space: int) -> Sight:
    """What is seen once a tool (an index of FACES) lies on a round space as well."""
    north, east, south, west = sight.sides
    more_north, more_east, more_south, more_west = SIDES_SEEN[space]
    tools = list(sight.tools)
    tools[FACES[face].tool] |= SEEN[space]
    return Sight(
        (north | more_north, east | more_east, south | more_south, west | more_west),
        (tools[0], tools[1], tools[2]),
    )


def sight_of(tools: Sequence[int | None]) -> Sight:
    """What is seen by all the tools on the mat: `State.sight` from `State.tools`."""
    sight = Sight()
    for space, face in enumerate(tools):
        if face is not None:
            sight = with_tool(sight, face, space)
    return sight
