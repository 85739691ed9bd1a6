"""The mat as a computer player thinks of it: bit sets that change little from one try to the next."""

from collections.abc import Sequence
from dataclasses import dataclass

from cavegames.games.ocelot.collect import collectable
from cavegames.games.ocelot.components import CELESTITES, Token, Tool
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import WATCHERS, mask, with_tool
from cavegames.games.ocelot.state import Sight, State

SEERS: tuple[tuple[int, ...], ...] = tuple(tuple(space for _, space in seen) for seen in WATCHERS)
"""The four round spaces that look on each square space."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies on the mat, as bit sets."""

    present: int
    """Square spaces with a token."""
    crystals: int
    celestites: int
    standing: int
    """Square spaces with a companion."""
    empty: int
    """Round spaces without a tool."""
    sight: Sight

    @classmethod
    def of(cls, view: State) -> "Scene":
        """The mat of a view."""
        tokens = tuple(enumerate(view.tokens))
        return cls(
            present=mask(i for i, token in tokens if token is not None),
            crystals=mask(i for i, token in tokens if token == Token.CRYSTAL),
            celestites=mask(i for i, token in tokens if token in CELESTITES),
            standing=mask(space for space in view.companions if space is not None),
            empty=mask(i for i, tool in enumerate(view.tools) if tool is None),
            sight=view.sight,
        )

    def with_tool(self, face: int, space: int) -> "Scene":
        """With one more tool (an index of FACES) on an empty round space."""
        sight = with_tool(self.sight, face, space)
        return Scene(
            self.present, self.crystals, self.celestites, self.standing, self.empty & ~(1 << space), sight
        )

    def with_companion(self, start: int | None, space: int) -> "Scene":
        """With a companion on a square space, come from `start` or from a hand; it takes what lies there."""
        gone = ~(1 << space)
        left = 0 if start is None else 1 << start
        return Scene(
            self.present & gone,
            self.crystals & gone,
            self.celestites & gone,
            self.standing & ~left | 1 << space,
            self.empty,
            self.sight,
        )

    def without(self, spaces: int) -> "Scene":
        """With the tokens of some square spaces taken."""
        kept = ~spaces
        return Scene(
            self.present & kept,
            self.crystals & kept,
            self.celestites & kept,
            self.standing,
            self.empty,
            self.sight,
        )

    def qualifying(self, cave: int) -> int:
        """The tokens that a seat with its companion in `cave` (a bit set, 0 for none) can take."""
        return collectable(self.sight, cave) & self.present

    def opened_by(self, tool: Tool, cave: int) -> int:
        """The tokens that such a seat can take once one more side of them shows `tool`."""
        a, b = others(self.sight.tools, tool)
        opened = a & b
        if cave:
            north, east, south, west = self.sight.sides
            two = (north & south) | (east & west) | ((north | south) & (east | west))
            opened |= cave & two & (a | b)
        return opened & self.present


def others(tools: Sequence[int], tool: Tool) -> tuple[int, int]:
    """What the two other kinds see."""
    return tools[(tool + 1) % 3], tools[(tool + 2) % 3]


def cave(level: int | None) -> int:
    """The cave of a level as a bit set; 0 for None."""
    return 0 if level is None else MAT.caves[level - 1]
