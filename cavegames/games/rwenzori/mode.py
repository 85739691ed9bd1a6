"""What differs between a match of several players and a match of one: each mode is one object."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, Cell, Exits
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.places import OPPOSITE, neighbour, usable
from cavegames.games.rwenzori.state import Ending, State, Tiles


class Mode(ABC):
    """One way to play. The methods with a body are the rules for several players."""

    open_cards: bool
    """Hand and gear lie open (RW-SOLO-2, RW-SOLO-12)."""

    def origins(self, state: State, seat: Seat) -> list[tuple[Cell, Exits]]:
        """The tiles from which lay-on tiles are laid, with the exits that count (RW-LAY-1)."""
        return [(state.meeples[seat], usable(state, seat))]

    def past(self, state: State, obstacle: Cell, edge: int) -> list[tuple[Cell, int]]:
        """Where a save tile against an obstacle, come to over `edge`, can go (RW-SAVE-1).

        Each is a cell with the edge on which the save tile must have an exit.
        """
        area = expansions.of(state.expansions)
        found = []
        for out in range(EDGES):
            if out != edge and state.board[obstacle].exits >> out & 1:
                cell = neighbour(obstacle, out)
                if cell not in state.board and area.within(state, cell):
                    found.append((cell, OPPOSITE[out]))
        return found

    @abstractmethod
    def may_escape(self, state: State, seat: Seat) -> bool:
        """Whether a seat has no tile left, so that the Escape tile may be laid (RW-END-2, RW-SOLO-11)."""

    @abstractmethod
    def may_hold(self, state: State, seat: Seat, gear: Gear) -> bool:
        """Whether, as all can see, a seat may still have a piece of gear to use."""

    @abstractmethod
    def others(self, state: State) -> list[Move]:
        """The actions of a turn that only this mode has (RW-SOLO-4)."""

    @abstractmethod
    def refill(self, draft: Draft, seat: Seat, face: int) -> None:
        """What comes into the hand for a tile that left it (RW-TURN-2, RW-SOLO-3)."""

    @abstractmethod
    def overcome(self, draft: Draft, obstacles: Sequence[Cell], cell: Cell) -> None:
        """A save tile is about to lie on a cell against obstacles (RW-OBS-6, RW-SOLO-5)."""

    @abstractmethod
    def mark(self, draft: Draft, cell: Cell) -> None:
        """A penalty was taken from a dark tile (RW-SOLO-6)."""

    @abstractmethod
    def plus_one(self, draft: Draft, seat: Seat, cell: Cell) -> None:
        """The +1 penalty of a dark tile (RW-PEN-1, RW-SOLO-6)."""

    @abstractmethod
    def leave(self, draft: Draft) -> None:
        """A meeple has gone to another tile (RW-SOLO-9)."""

    @abstractmethod
    def next_turn(self, draft: Draft) -> None:
        """What comes after a turn: the next player, or the cave."""

    @abstractmethod
    def place(self, draft: Draft, move: Move) -> None:
        """A tile of the cave is placed by hand (RW-SOLO-8)."""

    @abstractmethod
    def deal(self, view: State, unseen: list[int], rng: Random) -> State:
        """A view with the unseen tiles dealt to where they may be."""

    @abstractmethod
    def winners(
        self, ending: Ending, seat: Seat, hands: Sequence[Tiles], stacks: Sequence[Tiles]
    ) -> tuple[Seat, ...]:
        """Who wins when the match ends so in the turn of `seat`."""
