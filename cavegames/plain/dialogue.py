"""A match played by typed commands. It talks to the match as a program does, by the headless protocol."""

from typing import Any

from cavegames import records
from cavegames.engine import store
from cavegames.engine.clock import Clock
from cavegames.engine.game import TimeLimit
from cavegames.engine.match import Match
from cavegames.engine.timekeeper import Timekeeper
from cavegames.headless import Session
from cavegames.headless.session import Answer
from cavegames.plain import computer, telling, timing
from cavegames.plain.console import Console, listed


class Dialogue:
    """One match and one console. Whatever cannot be done is answered with a sentence and changes nothing."""

    def __init__(self, match: Match[Any, Any], console: Console, clock: Clock | None = None) -> None:
        """Play `match` on from where it is."""
        self.match, self.game, self.console = match, match.game, console
        self.time = Timekeeper(match, clock, polled=False)
        self.session = Session(match, self.seconds)
        self.left = False
        """The player has said `quit`."""
        self.why: str | None = None
        """The clause of the last refusal: the rules are opened there."""
        self._asked: Answer | None = None
        self._end_told = False
        self._limit_told: TimeLimit | None = None

    def seconds(self) -> float:
        """How long the match has been played, without the time it lay aside."""
        return self.time.seconds

    @property
    def view(self) -> Any:
        """What everyone may know: the only position that is told without being asked for."""
        return self.game.observe(self.match.state, None)

    @property
    def persons(self) -> int:
        """How many people sit at the table."""
        return sum(computer.is_person(self.match, seat) for seat in range(len(self.match.setup.seats)))

    @property
    def person_to_move(self) -> bool:
        """Whether a person is asked now."""
        seat = self.match.to_move
        return seat is not None and computer.is_person(self.match, seat)

    @property
    def clocks_move(self) -> str | None:
        """The move that only the clock makes, while it runs."""
        return None if self.time.limit is None else self.game.notate(self.game.time_up(self.match.state))

    @property
    def own_moves(self) -> list[str]:
        """The legal moves that a person makes."""
        return [move for move in self.session.answer("legal")["legal"] if move != self.clocks_move]

    def run(self) -> None:
        """Play until `quit`. Raises Left when the input ends, and OSError of the output."""
        from cavegames.plain.commands import answer

        self.console.say(
            f"{self.game.info.title}. At the table: {listed(self.match.setup.names)}.",
            "Type help for the commands. Every move is saved at once.",
        )
        if self.time.limit is not None:
            timing.pause(self)
        while not self.left:
            self._go_on()
            text = self.console.hear()
            self._end_of_time()
            answer(self, text)

    def tell(self, answer: Answer) -> bool:
        """Say what came of a command that acts; gives whether it was done."""
        if not answer["ok"]:
            self.why = answer.get("clause")
            self.console.say(f"{answer['why']} ({self.why})" if self.why else answer["why"])
            return False
        self.why = None
        self.console.say(*answer.get("events", ()))
        return True

    def now(self) -> Answer:
        """Whose turn it is and what is asked, as the protocol says it."""
        return self.session.answer("to-move")

    def tell_now(self) -> None:
        """Say what is asked now."""
        self._asked = asked = self.now()
        if asked["to-move"] is not None:
            self.console.say(asked["ask"])
        else:
            self.console.say("The match is over. log, board and score still answer; quit leaves.")

    def _go_on(self) -> None:
        """Let the computer players move, tell the end, and say what is asked where that is new."""
        self._end_of_time()
        while (seat := self.match.to_move) is not None and not computer.is_person(self.match, seat):
            move = computer.choose(self.match, seat, self.console.say)
            if not self.tell(self.session.answer(f"play {move}")):
                self.console.say("Press Enter to let the computer player try again.")
                return
            self._end_of_time()
        self._tell_end()
        self._tell_limit()
        if self.now() != self._asked:
            self.tell_now()

    def _end_of_time(self) -> None:
        """Once the time is up, play the move that says so, with the second at which it was up."""
        self.time.look()
        move = self.time.due
        if move is not None:
            notation = self.game.notate(move)
            self.tell(Session(self.match, lambda: self.time.end).answer(f"play {notation}"))
            self.time.look()

    def _tell_limit(self) -> None:
        """Say how much time there is when it begins to run."""
        if self.time.limit not in (None, self._limit_told):
            self.console.say(timing.left(self))
        self._limit_told = self.time.limit

    def _tell_end(self) -> None:
        over = self.match.outcome is not None
        if over and not self._end_told:
            self.console.say(*telling.ending(self.session))
            self.console.say(*records.enter(self.match, store.path_of(self.match)))
        self._end_told = over
