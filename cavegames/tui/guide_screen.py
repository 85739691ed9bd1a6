"""The guided first match: the match screen with a guide that comments, asks and answers."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.guides import Guide, Step, move
from cavegames.tui.actions import group, group_bindings
from cavegames.tui.games.registry import part
from cavegames.tui.guide_panel import GuidePanel
from cavegames.tui.match_bar import MatchBar
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.pane import Pane, chip

TRIES = 2
"""After so many wrong tries there is a nudge."""

KEPT = frozenset({"undo", "why", "describe", "log", "look", "size", "hint", "result", "leave"})
"""What of the match screen is of use here; the rest is left out."""


class GuideScreen(MatchScreen):
    """A match without a file that follows a guide. It is played on the same table as any match."""

    GROUP = "guide"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("guide")
    DEFAULT_CSS = """
    GuideScreen MatchBar { height: 1; }
    """

    def __init__(self, guide: Guide) -> None:
        """Begin at the first step."""
        super().__init__(guide.match_at(0))
        self.id = "guided"
        self.guide = guide
        self.at = 0
        self.tries = 0
        self.left: set[Any] = self._wanted()
        self.answer: Content | None = None
        self.met = False
        """What the step asks for is done, though the match is as it was."""

    def compose(self) -> ComposeResult:
        """The match screen, with the guide between table and bar."""
        yield Pane("turn", self)
        yield part(self.game_id, "table")(self.game, self.cave.look, self.cave.board_size)
        yield GuidePanel()
        yield MatchBar()

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.guide.steps[self.at]

    @property
    def timed(self) -> bool:
        """Nobody is hurried in a guided match."""
        return False

    @property
    def also(self) -> set[Any]:
        """What does as well as the move that is waited for."""
        return {move(self.game, text) for text in self.step.also}

    def _wanted(self) -> set[Any]:
        return {move(self.game, text) for text in self.step.play}

    # What is shown

    def draw(self) -> None:
        """The table as in any match, and what the guide says."""
        super().draw()
        self.query_one(GuidePanel).show(self.guide, self.at, self.answer, self.met)

    def asked(self, seat: Seat | None) -> Seat | None:
        """The board listens only where a move is asked for."""
        return seat if self.step.play else None

    @property
    def viewer(self) -> Seat | None:
        """Whoever is to move: one person plays all seats, and sees what each of them sees."""
        return self.match.to_move if self.private else None

    def _waiting(self, _: Seat | None) -> str:
        return self.step.ask if self.step.waits and not self.met else "Enter goes on."

    def say(self, refusal: Refusal) -> None:
        """The guide answers in the place of the table."""
        self.why = refusal.clause or None
        self._tell(refusal.why, refusal.clause)

    def _tell(self, text: str, clause: str = "") -> None:
        self.answer = Content(text)
        if clause:
            self.answer += " " + chip(f"{clause} (w: why)", "screen.why", "$cave-quiet underline")
        self.query_one(GuidePanel).show(self.guide, self.at, self.answer, self.met)

    # Step by step

    def go(self, at: int) -> None:
        """Show a step from its start; where nothing is to be played, with the newest move in view."""
        self.at = at
        self.match = self.guide.match_at(at)
        self.tries, self.left, self.answer, self.why, self.met = 0, self._wanted(), None, None, False
        self.draw()
        if not self.step.play:
            self.table.follow()

    def done(self) -> None:
        """What the step asked for is done."""
        self.go(min(self.at + 1, len(self.guide.steps) - 1))

    def action_next(self) -> None:
        """On to the next step, after the last one back to where the player came from."""
        if self.at + 1 == len(self.guide.steps):
            self.dismiss()
        else:
            self.go(self.at + 1)

    def action_back(self) -> None:
        """One step back."""
        self.go(max(0, self.at - 1))

    def play(self, move: object, seconds: float | None = None) -> bool:  # noqa: ARG002
        """Play what the guide waits for; answer everything else."""
        refusal = self._refused(move)
        if refusal is not None:
            self._wrong(refusal.why, refusal.clause)
            return False
        if move in self.also:
            self.done()
            return True
        if move not in self.left:
            self._wrong(self.step.other)
            return False
        self.match.play(move)
        self.left.discard(move)
        if self.left:
            self.answer = None
            self.draw()
        else:
            self.done()
        return True

    def _refused(self, move: object) -> Refusal | None:
        return self.game.refusal(self.match.state, move)

    def _wrong(self, why: str, clause: str = "") -> None:
        self.why = clause or None
        self.tries += 1
        nudge = f" {self.step.hint} i shows the move." if self.tries >= TRIES else ""
        self._tell(why + nudge, clause)

    def action_hint(self) -> None:
        """Show the move on the board."""
        wanted = next((each for each in sorted(self.left) if not self._refused(each)), None)
        if wanted is not None:
            self.table.suggest(wanted, "")
            shown = " The board shows it now: Enter." if self.table.plays(wanted) else ""
            self._tell(self.step.hint + shown)
        else:
            self._tell(self.step.ask or "Nothing is asked of you here. Enter goes on.")

    def action_undo(self) -> None:
        """Take back, or hear why not, where the guide is about that."""
        if self.step.do != "undo":
            self._tell("There is nothing to take back here. b goes one step back in the guide.")
        elif self.attempt(self.match.undo) is not None:
            self.done()
        else:
            self.met = True
            self.draw()

    def peek(self) -> None:
        """Look at what is hidden; coming back from there goes on."""
        super().peek()
        self.met = self.met or self.step.do == "look"

    def tell_result(self) -> None:
        """Back from another screen: go on when that was to be looked at."""
        if self.met and self.step.do in ("look", "scores") and self.app.screen is self:
            self.done()

    def action_result(self) -> None:
        """The scores; coming back from there goes on."""
        self.met = self.met or self.step.do == "scores"
        super().action_result()

    def action_rematch(self) -> None:
        """The next match is a real one."""
        self.dismiss()
        self.cave.open_game(self.game_id)

    @property
    def vain(self) -> frozenset[str]:
        """The bar has one line here: only what the guide is about, and the way out."""
        other = {f"match.{name}" for name in ("look", "size", "log", "why", "undo", "result", "hint")}
        shown = "" if self.met else _SHOWN.get(self.step.do, "")
        found = (super().vain | other) - {shown}
        return found - {"match.hint"} if self.step.play else found

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what does something now."""
        if action == "next":
            return self.met or not self.step.waits
        if action == "back":
            return self.at > 0
        if action in _LEFT_OUT:
            return False
        return super().check_action(action, parameters)


_SHOWN = {"undo": "match.undo", "scores": "match.result"}
"""What the bar shows where it is asked for."""

_LEFT_OUT = frozenset(entry.run.removeprefix("screen.") for entry in group("match")) - KEPT
