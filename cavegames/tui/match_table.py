"""What is a game's own on the match and replay screens: its board, the players' things, what is in hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.engine.match import Ply
from cavegames.tui.looks import Look, Size


@dataclass(frozen=True, slots=True)
class Showing:
    """All that a table draws from: never more than `view` knows."""

    view: Any
    """What the screen may show (`Game.observe`): what everyone may know; in a game with private things what
    the person knows who sits before it; in an open replay the whole state."""
    names: tuple[str, ...]
    legal: tuple[Any, ...]
    """The legal moves of whoever is to move."""
    acting: Seat | None
    """The seat of the person who is asked now; None while nobody at this screen can act."""
    plies: Sequence[Ply[Any, Any]] = ()
    """What was played up to here."""
    waiting: str = ""
    """Why nobody can act, as a sentence; empty when somebody can."""
    own: Callable[[Seat], Any] | None = None
    """What a person at this screen alone may know (`Game.observe`), for a table that shows it for a moment,
    when that person asks for it; None where nobody plays."""


class GameTable(Widget):
    """The base of every game's table. It draws and asks; it never changes the match itself."""

    GROUP: ClassVar[str]
    """The group of its actions in the registry."""
    PEEK: ClassVar[str] = ""
    """The action that shows what a player alone may see, if there is one."""
    PAUSED: ClassVar[str] = "The clock stands."
    """Said in the pause."""

    class Wish(Message):
        """The player wants to play a move."""

        def __init__(self, move: object) -> None:
            self.move = move
            super().__init__()

    class Said(Message):
        """There is something to tell: why not, or what first. The clause may be empty."""

        def __init__(self, refusal: Refusal) -> None:
            self.refusal = refusal
            super().__init__()

    class Peek(Message):
        """A player wants to look at what only they may see."""

    def __init__(self, game: AnyGame, look: Look, size: Size) -> None:
        super().__init__()
        self.game = game
        self.look = look
        self.size_choice = size

    def show(self, showing: Showing) -> None:
        """Draw a position. Cheap when little has changed."""
        raise NotImplementedError

    def time_left(self, left: float | None, of: float) -> None:
        """Show how many seconds are left of a limit of so many; None when none runs. Called often."""

    def cover(self) -> None:
        """Hide what one person alone may see: another screen comes, or nobody may be watching."""

    def say(self, refusal: Refusal | None) -> None:
        """Show why not, until something else is done; None takes it away."""
        raise NotImplementedError

    @property
    def vain(self) -> frozenset[str]:
        """Actions of the table of little use now: the bar does not show them, but their keys say why not."""
        return frozenset()

    def suggest(self, move: object, why: str) -> None:
        """Show the move that a computer player would make, and why."""
        self.say(Refusal("", f"Hint: {self.worded(move)}. {why}"))

    def worded(self, move: Any) -> str:
        """What a move that is suggested does, in words."""
        raise NotImplementedError

    def plays(self, move: object) -> bool:  # noqa: ARG002
        """Whether Enter plays a move that was suggested."""
        return True

    def put_back(self) -> bool:
        """Give up what was begun but not played yet, if anything; whether there was something."""
        return False

    def draw_as(self, look: Look, size: Size) -> None:
        """Change look and size of the board."""
        raise NotImplementedError

    def heading(self, view: Any) -> str:
        """Where in the match we are, e.g. `turn 3/32`."""
        raise NotImplementedError

    def cell(self) -> str:
        """The name of the cell under the cursor, as `Game.describe` takes it; empty when on none."""
        raise NotImplementedError

    def description(self, view: Any) -> str:
        """All about the cell under the cursor, with the names of the players; there must be one."""
        return self.game.describe(view, self.cell())

    def private(self, view: Any) -> bool:  # noqa: ARG002
        """Whether players hold things that the board shows to them alone: then the screen is passed on."""
        return False

    def in_the_open(self, view: Any) -> bool:  # noqa: ARG002
        """Whether what is asked now is decided on the board alone: then nobody has to sit down for it."""
        return False

    def secrets(self, view: Any) -> tuple[int, ...]:
        """How many things each seat alone may look at, by seat."""
        raise NotImplementedError

    def secret(self, view: Any, seat: Seat) -> Content:
        """What `seat` alone may see, drawn from its own view."""
        raise NotImplementedError

    def follow(self) -> None:
        """Bring the newest move into view, where the board scrolls."""
