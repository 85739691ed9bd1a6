"""What a player is about to do: what is in hand, where it may go, what it would bring. Knows no widget."""

from dataclasses import dataclass
from functools import cached_property

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.engine.squaregrid import Cell
from cavegames.games.ocelot.components import COMPANIONS, FACES
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State
from cavegames.tui.games.ocelot.cells import Bits, Marks, sees

COMPANION = len(FACES)
"""In hand: the companion. 0 to 5 in hand: a tool, as an index of FACES."""

SQUARE_AT: dict[Cell, int] = {cell: i for i, cell in enumerate(MAT.squares)}
ROUND_AT: dict[Cell, int] = {cell: i for i, cell in enumerate(MAT.rounds)}

_DEEPER = (Kind.MOVE, Kind.COMPANION)


def bits(spaces: tuple[int, ...]) -> Bits:
    """Square spaces as a bit set."""
    return sum(1 << space for space in spaces)


@dataclass(frozen=True)
class Aim:
    """A view, the legal moves, and what the player holds over which cell."""

    game: AnyGame
    view: State
    legal: tuple[Move, ...]
    acting: Seat | None
    hand: int = 0
    cursor: Cell | None = None
    last: Cell | None = None

    @cached_property
    def targets(self) -> dict[Cell, Move]:
        """Where a click does something now, in reading order, and what it does."""
        if self.acting is None:
            return {}
        found = {_cell(move): move for move in self.legal if self._fits(move)}
        return dict(sorted(found.items(), key=lambda item: (item[0][1], item[0][0])))

    def keep(self, before: "Aim") -> None:
        """Take over what is known of another aim, where only the cursor has moved since."""
        same = self.view is before.view and self.legal is before.legal
        if same and (self.acting, self.hand) == (before.acting, before.hand):
            self.__dict__["targets"] = before.targets

    def _fits(self, move: Move) -> bool:
        if self.view.placed:
            return move.kind is Kind.TAKE
        if self.hand == COMPANION:
            return move.kind in _DEEPER
        return move.kind is Kind.TOOL and move.face == self.hand

    @property
    def takeable(self) -> tuple[int, ...]:
        """The square spaces that may be taken from now."""
        return tuple(move.space for move in self.legal if move.kind is Kind.TAKE)

    @property
    def companion_ready(self) -> bool:
        """Whether the companion may be placed or moved now."""
        return any(move.kind in _DEEPER for move in self.legal)

    def at(self, cell: Cell) -> Move | Refusal:
        """What choosing a cell means: a move (legal or not), or why it means none."""
        square, circle = SQUARE_AT.get(cell), ROUND_AT.get(cell)
        if square is None and circle is None:
            return Refusal("OC-PLACE-1", "That is solid rock. Choose one of the marked spaces.")
        if self.view.placed:
            return Move(Kind.TAKE, -1, square) if square is not None else self._tool(circle or 0)
        if self.hand == COMPANION:
            return self._companion(square)
        if circle is None:
            return Refusal("OC-PLACE-1", "A tool goes on a round space beside a cave, not inside.")
        return self._tool(circle)

    def _tool(self, circle: int) -> Move:
        return Move(Kind.TOOL, self.hand if self.hand < COMPANION else 0, circle)

    def _companion(self, square: int | None) -> Move | Refusal:
        on_mat = self.acting is not None and self.view.companions[self.acting] is not None
        if square is None:
            who = COMPANIONS[self.acting or 0]
            where = "one cave deeper" if on_mat else "into the level 1 cave"
            clause = "OC-MOVE-2" if on_mat else "OC-PLACE-2"
            return Refusal(clause, f"The {who} goes {where}, not on a round space.")
        return Move(Kind.MOVE if on_mat else Kind.COMPANION, -1, square)

    @cached_property
    def takes(self) -> tuple[int, ...]:
        """The square spaces that could be taken from after the placement under the cursor."""
        move = self.targets.get(self.cursor) if self.cursor is not None else None
        if move is None or move.kind not in (Kind.TOOL, Kind.COMPANION):
            return ()
        after = self.game.apply(self.view, move).state
        return tuple(m.space for m in self.game.legal(after) if m.kind is Kind.TAKE)

    @property
    def lit(self) -> Bits:
        """What the tool under the cursor sees: the one in hand over a target, or one that lies there."""
        circle = ROUND_AT.get(self.cursor) if self.cursor is not None else None
        if circle is None or (self.view.tools[circle] is None and self.cursor not in self.targets):
            return 0
        return sees(circle)

    @property
    def marks(self) -> Marks:
        """All that the board shows beside the position."""
        over = self.cursor if self.cursor in self.targets and not self.view.placed else None
        held = over is not None and self.hand < COMPANION
        return Marks(
            targets=frozenset() if self.view.placed else frozenset(self.targets),
            lit=self.lit,
            opens=bits(self.takes),
            takeable=bits(self.takeable) if self.acting is not None else 0,
            last=self.last,
            ghost_cell=over,
            ghost_tool=FACES[self.hand].tool if held else None,
            ghost_companion=self.acting if over is not None and not held else None,
        )


def _cell(move: Move) -> Cell:
    return MAT.rounds[move.space] if move.kind is Kind.TOOL else MAT.squares[move.space]
