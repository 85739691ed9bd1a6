"""What a player is about to do: what is in hand, where it may go, and how. Knows no widget."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from cavegames.engine.game import AnyGame, Seat
from cavegames.engine.hexgrid import Cell, edge_between
from cavegames.games.rwenzori.board import NOWHERE
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State
from cavegames.tui.boards.hexcells import CaveTile
from cavegames.tui.games.rwenzori.cells import Marks
from cavegames.tui.games.rwenzori.choices import MUST, Choice, Deed, Item, choice_of, items, seen_hand
from cavegames.tui.games.rwenzori.ghost import ghost

UNTURNED = Move(Act.LAY, turn=0)
"""A tile as it comes to hand."""
_SPECIAL = (Act.SAVE, Act.GEAR_SAVE)
"""What a save tile is held for, before it is laid as any other."""


@dataclass(frozen=True)
class Aim:
    """A view, the legal moves, and what the player holds over which hex."""

    game: AnyGame
    view: State
    legal: tuple[Move, ...]
    acting: Seat | None
    choice: Choice = Deed.NONE
    cursor: Cell | None = None
    wanted: Move = UNTURNED
    """How the thing in hand was turned and used last: kept from hex to hex where it is allowed."""
    last: Cell | None = None

    @cached_property
    def by_choice(self) -> dict[Choice, tuple[Move, ...]]:
        """The legal moves by what must be in hand for them."""
        found: defaultdict[Choice, list[Move]] = defaultdict(list)
        for move in self.legal if self.acting is not None else ():
            found[choice_of(move)].append(move)
        return {choice: tuple(each) for choice, each in found.items()}

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """The tiles that lie before the player whose hand is seen."""
        return () if self.hand_of is None else items(self.view, self.hand_of, self.legal)

    @cached_property
    def hand_of(self) -> Seat | None:
        """Whose hand is seen."""
        return seen_hand(self.view, self.acting)

    @cached_property
    def targets(self) -> dict[Cell, tuple[Move, ...]]:
        """Where the thing in hand may go, in reading order, and each way to do it there."""
        found: defaultdict[Cell, list[Move]] = defaultdict(list)
        for move in self.by_choice.get(self.choice, ()):
            cell = self.cell_of(move)
            if cell is not None:
                found[cell].append(move)
        order = sorted(found, key=lambda cell: (cell[1], cell[0]))
        return {cell: tuple(sorted(found[cell], key=_less)) for cell in order}

    def cell_of(self, move: Move) -> Cell | None:
        """Where on the table a move is made, if anywhere."""
        if move.act == Act.TURN:
            return _cell(self.view.due[-1].cell) if self.view.due else None
        return _cell(move.cell)

    @property
    def first(self) -> Cell | None:
        """Where the thing in hand does what it is made for, e.g. a save tile gets past an obstacle; else the
        first place for it."""
        special = (cell for cell, ways in self.targets.items() if any(way.act in _SPECIAL for way in ways))
        return next(chain(special, self.targets), None)

    @property
    def must(self) -> Deed | None:
        """What has to be done before anything else."""
        return next((deed for deed in MUST if deed in self.by_choice), None)

    @cached_property
    def plain(self) -> tuple[Move, ...]:
        """What the thing in hand may do that is not done on a hex of the table."""
        return tuple(move for move in self.by_choice.get(self.choice, ()) if self.cell_of(move) is None)

    @property
    def ways(self) -> tuple[Move, ...]:
        """Each way to do it under the cursor, else what needs no place."""
        here = self.targets.get(self.cursor, ()) if self.cursor is not None else ()
        return here or self.plain

    @property
    def move(self) -> Move | None:
        """What Enter does now."""
        ways, wanted = self.ways, self.wanted
        if wanted in ways or not ways:
            return wanted if ways else None
        return next((move for move in ways if (move.act, move.turn) == (wanted.act, wanted.turn)), ways[0])

    @property
    def turn(self) -> int:
        """How the tile in hand is turned, clockwise by sixths."""
        move = self.move
        return max(0, self.wanted.turn if move is None or move.turn < 0 else move.turn)

    def keep(self, before: "Aim") -> None:
        """Take over what is known of another aim, where only the cursor has moved since."""
        if (self.view, self.legal, self.acting) == (before.view, before.legal, before.acting):
            self.__dict__["by_choice"] = before.by_choice
            self.__dict__["items"] = before.items
            if self.choice == before.choice:
                self.__dict__["targets"] = before.targets
                self.__dict__["plain"] = before.plain

    def offers(self, deed: Deed) -> tuple[Move, ...]:
        """What a deed may do now."""
        return self.by_choice.get(deed, ())

    # What the board shows

    @property
    def marks(self) -> Marks:
        """All that the board shows beside the position."""
        against = any(move.act == Act.BLOCK for ways in self.targets.values() for move in ways)
        return Marks(
            targets=frozenset(self.targets),
            against=against,
            victims=self.victims if against else frozenset(),
            last=self.last,
            ghost=self._ghost,
            lamp=self.lamp,
        )

    @property
    def lamp(self) -> Seat | None:
        """Whose lamp burns: that of who has the turn."""
        return self.view.due[-1].seat if self.view.due else None

    @property
    def victims(self) -> frozenset[Seat]:
        """Those in whose way the thing in hand would be laid: under the cursor, else anywhere."""
        over = [self.cursor] if self.cursor in self.targets else list(self.targets)
        return frozenset(seat for cell in over if cell is not None for seat in self.beside(cell))

    def beside(self, cell: Cell) -> tuple[Seat, ...]:
        """The others whose tile has an exit towards a hex."""
        found = []
        for seat, at in enumerate(self.view.meeples):
            edge = edge_between(at, cell)
            if seat != self.acting and edge is not None and self.view.board[at].exits >> edge & 1:
                found.append(seat)
        return tuple(found)

    @property
    def _ghost(self) -> tuple[Cell, CaveTile] | None:
        move, cursor = self.move, self.cursor
        if move is None or cursor is None or cursor not in self.targets:
            return None
        held = ghost(self.view, self.choice, move, cursor, self.acting)
        return None if held is None else (cursor, held)


def _less(move: Move) -> bool:
    """A MOVE does less than the way through hidden passages to the same tile: it ends the turn."""
    return move.act == Act.MOVE


def _cell(cell: Cell) -> Cell | None:
    return None if cell == NOWHERE else cell
