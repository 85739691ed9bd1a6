"""Which tokens can be collected (OC-COLL-1 to OC-COLL-5), and what is missing where they cannot.

Every function takes a state or a view: nothing hidden matters here.
"""

from dataclasses import dataclass

from cavegames.engine.game import Seat
from cavegames.engine.squaregrid import Side
from cavegames.games.ocelot import catalogue
from cavegames.games.ocelot.components import FACES, Tool
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import WATCHERS, bits, with_tool
from cavegames.games.ocelot.state import Sight, State

SIDES_NEEDED = 3


def collectable(sight: Sight, helped: int) -> int:
    """The square spaces seen well enough, as a bit set; `helped` are those where a companion helps.

    A side has one tool at most, so three kinds of tool are three sides without a further check (OC-COLL-1).
    """
    compass, lamp, pickaxe = sight.tools
    full = compass & lamp & pickaxe
    if not helped:
        return full
    north, east, south, west = sight.sides
    three_sides = (north & south & (east | west)) | (east & west & (north | south))
    two_kinds = (compass & (lamp | pickaxe)) | (lamp & pickaxe)
    return full | (helped & three_sides & two_kinds)


def helped_by(companion: int | None) -> int:
    """The cave, as a bit set, in which a companion on a square space helps its player (OC-COLL-2)."""
    return 0 if companion is None else MAT.caves[MAT.levels[companion] - 1]


def takeable(state: State, seat: Seat) -> tuple[int, ...]:
    """The square spaces whose token `seat` could take as the tools lie now, ascending."""
    return _lying(state, collectable(state.sight, helped_by(state.companions[seat])))


def takeable_after(state: State, seat: Seat, move: Move) -> tuple[int, ...]:
    """The square spaces whose token `seat` could take once `move` (a placement or a companion move) is made.

    Nothing is checked or played: this is what a screen marks before the player decides.
    """
    sight, companion = state.sight, state.companions[seat]
    if move.kind == Kind.TOOL:
        sight = with_tool(sight, move.face, move.space)
    elif move.kind in (Kind.MOVE, Kind.COMPANION):
        companion = move.space
    found = _lying(state, collectable(sight, helped_by(companion)))
    return tuple(space for space in found if space != companion)


def openers(state: State, seat: Seat, square: int) -> tuple[Move, ...]:
    """The placements from the hand of `seat` after which it could take the token on `square`, ascending.

    Empty when nothing lies there, when it can be taken already, or when one placement is not enough.
    """
    if state.tokens[square] is None or square in takeable(state, seat):
        return ()
    hand = state.hands[seat]
    return tuple(
        move
        for face, shown in enumerate(FACES)
        if hand[shown.letter]
        for _, space in sorted(WATCHERS[square], key=lambda watcher: watcher[1])
        if state.tools[space] is None
        and square in takeable_after(state, seat, move := catalogue.TOOLS[face][space])
    )


@dataclass(frozen=True, slots=True)
class Need:
    """How a square space is seen, and what one seat still needs to take what lies there."""

    sides: tuple[Side, ...]
    """The sides it is seen from."""
    tools: tuple[Tool, ...]
    """The kinds of tool that see it."""
    helped: bool
    """The seat's companion is in that cave and stands for one kind."""
    missing_sides: int
    missing_tools: tuple[Tool, ...]
    """Kinds that see it not; with `helped` any one of them may stay missing."""

    @property
    def met(self) -> bool:
        """Whether it can be taken."""
        return not self.missing_sides and len(self.missing_tools) <= self.helped


def need(state: State, seat: Seat, square: int) -> Need:
    """What `seat` needs to take what lies on a square space (OC-COLL-1, OC-COLL-2)."""
    sight = state.sight
    sides = tuple(side for side, _ in WATCHERS[square] if sight.sides[side.opposite] >> square & 1)
    tools = tuple(tool for tool in Tool if sight.tools[tool] >> square & 1)
    return Need(
        sides=sides,
        tools=tools,
        helped=bool(helped_by(state.companions[seat]) >> square & 1),
        missing_sides=max(0, SIDES_NEEDED - len(sides)),
        missing_tools=tuple(tool for tool in Tool if tool not in tools),
    )


def _lying(state: State, seen: int) -> tuple[int, ...]:
    tokens = state.tokens
    return tuple([space for space in bits(seen) if tokens[space] is not None])
