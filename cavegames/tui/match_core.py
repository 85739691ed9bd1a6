"""What every part of the match screen knows: the match, the players, and how something is done to it."""

from collections.abc import Callable
from typing import Any, TypeVar

from cavegames.engine.clock import Clock
from cavegames.engine.game import Refusal, Refused, Seat
from cavegames.engine.match import PERSON, Match
from cavegames.engine.timekeeper import Timekeeper
from cavegames.tui.match_table import GameTable
from cavegames.tui.screen import CaveScreen
from cavegames.tui.thinking import Thinker

T = TypeVar("T")


class MatchCore(CaveScreen[None]):
    """The base of the match screen."""

    def __init__(self, match: Match[Any, Any], clock: Clock | None = None) -> None:
        """Play `match` on from where it is."""
        super().__init__()
        self.match, self.game = match, match.game
        self.game_id = match.setup.game
        self.time = Timekeeper(match, clock)
        self.why: str | None = None
        self.thinker = Thinker(self.game)

    @property
    def table(self) -> GameTable:
        """What is the game's own."""
        return self.query_one(GameTable)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.match.setup.names

    def person(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return self.match.setup.seats[seat].player == PERSON

    @property
    def seconds(self) -> float:
        """Since the start of the match, without the time it lay aside or stood still."""
        return self.time.seconds

    def view(self) -> Any:
        """What everyone may know."""
        return self.game.observe(self.match.state, None)

    @property
    def clause_now(self) -> str:
        """The clause that matters now: that of the last refusal, else of what is asked."""
        return self.why or self.game.prompt(self.view(), self.names).clause

    def say(self, refusal: Refusal) -> None:
        """Tell why not; the key for the rules then opens that clause."""
        self.why = refusal.clause or None
        self.table.say(refusal)

    def attempt(self, what: Callable[[], T]) -> T | None:
        """Do something to the match; when it is refused or cannot be kept, say so and change nothing."""
        try:
            return what()
        except Refused as refused:
            self.say(refused.refusal)
        except OSError as trouble:
            self.say(Refusal("", str(trouble)))
        return None

    def draw(self) -> None:
        """Show the position as everyone may know it."""
        raise NotImplementedError

    def play(self, move: object, seconds: float | None = None) -> bool:
        """Play a move, now or at a second of the match; says so and gives False when it cannot be."""
        raise NotImplementedError
