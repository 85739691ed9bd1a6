"""The places where an expansion changes the rules. The base game is the neutral `Expansion`.

An expansion is a module here with an object EXPANSION: one class that overrides what it needs. Its moves
have their own acts, and what it asks for its own wants; everything else about them is in that module.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cavegames.engine.game import Event, Refusal, Seat, TimeLimit
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import Placed

if TYPE_CHECKING:
    from cavegames.games.rwenzori.draft import Draft
    from cavegames.games.rwenzori.moves import Act, Move
    from cavegames.games.rwenzori.spots import Pass
    from cavegames.games.rwenzori.state import Due, State, Tiles, Want


@dataclass(frozen=True, slots=True)
class Offer:
    """How an expansion is chosen: as a value of an option (True for a plain yes)."""

    option: str
    value: str | bool
    title: str
    """What the option is called; the same for each value of it."""
    label: str
    """What the value is called."""
    help: str
    """What it does, in one sentence with its clause; those of one option are joined."""
    place: int
    """Options and values are shown in this order."""
    seats: tuple[int, ...] | None = None
    """It is there for these numbers of seats; None: for any."""
    needs: tuple[str, str] | None = None
    """The id of an expansion it cannot be without, and the sentence that says so."""


class TellingEvent(Event):
    """An event of an expansion: open to everybody, and it knows its own sentence."""

    __slots__ = ()

    @property
    def laid_on(self) -> Cell | None:
        """The cell that somebody laid a tile on; None where nobody did."""
        return None

    @abstractmethod
    def told(self, names: Sequence[str]) -> str:
        """What happened, as one sentence."""


class Expansion:
    """What an expansion may change. As it stands it changes nothing."""

    offer: Offer
    """How it is chosen."""
    acts: frozenset[Act] = frozenset()
    """The acts of moves that are its own."""
    wants: frozenset[Want] = frozenset()
    """The things due that are its own."""
    asks_behind: bool = False
    """Whether it matters what is behind the meeples (RW-LAVA-3)."""

    # Before the first turn

    def deck(self, tiles: Tiles, seats: int) -> Tiles:  # noqa: ARG002
        """The tiles that are shuffled, out of those that would be without it (RW-SET-3)."""
        return tiles

    def pieces(self, seats: int) -> Tiles:  # noqa: ARG002
        """Tiles that lie on the table or beside it from the start, besides those of the base game."""
        return ()

    def prepare(self, state: State) -> State:
        """The first position, out of the one that would be without it."""
        return state

    # The table

    def within(self, state: State, cell: Cell) -> bool:  # noqa: ARG002
        """Whether a cell belongs to the play area; the table of the base game has no end."""
        return True

    def coverable(self, tile: Placed) -> bool:  # noqa: ARG002
        """Whether TNT may go on top of a tile (RW-TNT-1)."""
        return True

    def passes(self, state: State, seat: Seat) -> Iterable[Pass]:  # noqa: ARG002
        """Ways past what is no obstacle of the base game, with a save tile, from a meeple's tile."""
        return ()

    # A turn

    def moves(self, state: State, due: Due) -> Iterable[Move]:  # noqa: ARG002
        """Further legal moves while that is due."""
        return ()

    def no_way(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        """Whether MOVE, as all can see, does not help a meeple that can do nothing else (RW-STUCK-1)."""
        return False

    def ways_out(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        """Whether, as all can see, a meeple that is walled in has a way to go all the same (RW-STUCK-1)."""
        return False

    def do(self, draft: Draft, due: Due, move: Move) -> None:
        """Play a legal move of its own acts; `due` is taken from the draft already."""
        raise NotImplementedError

    def refusal(self, state: State, due: Due, move: Move) -> Refusal | None:  # noqa: ARG002
        """Why a move of its own acts, or any one while its own is due, is not legal."""
        return None

    def reason(self, state: State, due: Due, move: Move) -> Refusal | None:  # noqa: ARG002
        """A better reason why a move of the base game is refused, where it knows one."""
        return None

    def asks(self, state: State, due: Due, names: Sequence[str]) -> tuple[str, str]:
        """What is asked while its own is due, as `prompt` says it, and the clause."""
        raise NotImplementedError

    def laid(self, draft: Draft, seat: Seat, face: int, cell: Cell) -> None:
        """Whatever follows when a seat has laid a tile and its meeple went there."""

    def starts_round(self, draft: Draft) -> None:
        """Whatever happens when the first player's turn comes round again, before it."""

    def limit(self, state: State) -> TimeLimit | None:  # noqa: ARG002
        """The limit in real time that runs in a position."""
        return None

    def time_up(self, state: State) -> Move | None:  # noqa: ARG002
        """The move that the end of its limit is."""
        return None

    # Positions from outside

    def problems(self, state: State) -> Iterable[str]:  # noqa: ARG002
        """What cannot be so in a position, as sentences; its tiles are counted already."""
        return ()

    # In words

    def cells(self, state: State) -> Iterable[Cell]:  # noqa: ARG002
        """Cells that matter now, besides tiles and where free exits lead."""
        return ()

    def describe(self, state: State, cell: Cell) -> Iterable[str]:  # noqa: ARG002
        """What it makes of a cell, as sentences."""
        return ()
