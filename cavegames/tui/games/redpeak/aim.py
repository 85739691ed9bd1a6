"""What a player is about to do: whose hand is up, what is marked, what it would play. Knows no widget."""

from dataclasses import dataclass
from functools import cached_property

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.path import open_end
from cavegames.games.redpeak.state import Phase, Placed, State
from cavegames.tui.games.redpeak.cells import Marks
from cavegames.tui.games.redpeak.choices import Choice, choices

NOTHING = -1
"""Nothing of the list is marked."""


@dataclass(frozen=True)
class Aim:
    """A view, the legal moves, and what is marked."""

    game: AnyGame
    view: State
    """What everyone may know; the hand that is held up shows in it."""
    legal: tuple[Move, ...]
    acting: Seat | None
    waiting: str = ""
    held: Seat | None = None
    """Whose hand is held up; None: nobody's, or all lie open."""
    pick: int = NOTHING
    """The choice that is marked."""
    turned: int = 0
    """Which way the marked tile lies, of those in which it fits."""
    asking: bool = False
    """A tool to ask for is being chosen."""

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen now, in the order of the list."""
        return choices(self.view, self.legal, self.asking)

    @property
    def chosen(self) -> Choice | None:
        """The choice that is marked."""
        return self.choices[self.pick] if 0 <= self.pick < len(self.choices) else None

    @property
    def ways(self) -> tuple[Move, ...]:
        """The moves that the marked choice may mean."""
        return () if self.chosen is None or self.acting is None else self.chosen.moves

    @property
    def move(self) -> Move | None:
        """What Enter plays."""
        return self.ways[self.turned % len(self.ways)] if self.ways else None

    @property
    def placing(self) -> bool:
        """Whether a path tile is to be chosen and placed."""
        return self.view.phase == Phase.PLACE and not self.asking

    @property
    def at_once(self) -> bool:
        """Whether a choice is played as soon as it is made: where every second counts, or one is all."""
        return self.asking or self.view.phase in (Phase.MOVE, Phase.DOCK, Phase.EVENING)

    @property
    def must_look(self) -> bool:
        """Whether the payer has to hold up the hand first."""
        view = self.view
        pays = view.phase == Phase.MOVE and bool(view.able)
        return self.acting is not None and pays and not view.open and self.held != view.payer

    def named(self, *kinds: Kind) -> Move | None:
        """The legal move of one of these kinds, if there is one."""
        return next((move for move in self.legal if move.kind in kinds), None)

    @property
    def marks(self) -> Marks:
        """All that the board shows beside the position."""
        if not self.placing or self.acting is None:
            return Marks()
        end = open_end(self.view).cell
        move = self.move
        ghost = None if move is None else Placed(move.what, end, Side(move.exit))
        fits = any(move.kind == Kind.PLACE for move in self.legal)
        return Marks(frozenset({end}) if fits else frozenset(), ghost)

    def why_not(self) -> Refusal:
        """Why Enter does nothing now."""
        chosen = self.chosen
        if chosen is not None:
            refusal = self.game.refusal(self.view, chosen.wanted)
            if refusal is not None:
                return refusal
        if self.must_look:
            return Refusal("RP-TABLE-1", "Hold up your hand first: press the letter before your name.")
        return Refusal("", _MARK_FIRST.get(self.view.phase, "Mark something of the list first."))


_MARK_FIRST = {
    Phase.PLACE: "Take a path tile by its number first, or press e to set out.",
    Phase.CAMP: "Take something to buy by its number, or press t to turn the hourglass.",
}
