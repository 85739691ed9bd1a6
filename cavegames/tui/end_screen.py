"""The end of a match: who won and why, and every score term by term."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, ClassVar

from rich.cells import cell_len, set_cell_size
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from cavegames.engine import codes, store
from cavegames.engine.game import Outcome, Seat, Term
from cavegames.engine.match import Match
from cavegames.tui.games.registry import ending
from cavegames.tui.records_rows import remarks
from cavegames.tui.screen import CaveModal
from cavegames.tui.scroll import Scroll
from cavegames.tui.shelf import together
from cavegames.tui.story import sentences

COLUMN = 34
"""Columns of the terminal that each player's score takes; two of them leave room for a scroll bar."""

PINNED = 11
"""Lines that are always there beside the terms: frame, verdict, names, totals and buttons."""

CHOICES: dict[str, str] = {
    "board": "Board",
    "replay": "Replay",
    "rematch": "Rematch",
    "new": "New game",
    "leave": "Start screen",
}

SCROLLS: dict[str, str] = {
    "up": "scroll_up",
    "down": "scroll_down",
    "pageup": "scroll_page_up",
    "pagedown": "scroll_page_down",
    "home": "scroll_home",
    "end": "scroll_end",
}
"""Keys that move a list of scores that is too long, and how."""


class EndScreen(CaveModal[str]):
    """Shows the outcome; gives what the players want next, one of CHOICES."""

    DEFAULT_CSS = """
    EndScreen { align: center middle; }
    EndScreen #box { width: 78; height: auto; max-height: 100%; padding: 0 1 0 2; background: $cave-surface;
                     border: round $cave-lamp; border-title-color: $cave-lamp; }
    EndScreen Static { height: auto; }
    EndScreen Scroll { height: auto; scrollbar-size: 1 1; }
    EndScreen Horizontal { height: auto; margin: 1 0 0 0; }
    EndScreen Button { margin: 0 1 0 0; min-width: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "app.focus_previous", show=False, id="end.previous"),
        Binding("right", "app.focus_next", show=False, id="end.next"),
        *(
            Binding(key, f"terms('{way}')", show=False, id=f"end.{way.replace('_', '-')}")
            for key, way in SCROLLS.items()
        ),
        Binding("q", "choose('leave')", show=False, id="end.leave"),
        Binding("y", "choose('replay')", show=False, id="end.replay"),
        Binding("n", "choose('rematch')", show=False, id="end.rematch"),
    ]
    AUTO_FOCUS = "#board"

    def __init__(self, match: Match[Any, Any]) -> None:
        """`match` must be over."""
        super().__init__()
        self.match = match

    def compose(self) -> ComposeResult:
        """Who won, the scores, what next."""
        outcome = self.match.outcome
        assert outcome is not None
        with Vertical(id="box") as box:
            box.border_title = "The match is over"
            yield Static(verdict(outcome, self.match.setup.names, team=self.match.game.info.team))
            own = self._own(outcome)
            if outcome.scores and own is None:
                yield Static(heads(self.match.setup.names))
            with Scroll(can_focus=False):
                yield Static(scores(outcome) if own is None else own)
                yield Static(id="records")
                yield Static(start_code(self.match))
            if outcome.scores and own is None:
                yield Static(totals(outcome))
            with Horizontal():
                for name, label in CHOICES.items():
                    yield Button(label, id=name, compact=True)

    def on_mount(self) -> None:
        """The match is entered in the records, away from the event loop; then they are told."""
        self._enter()

    @work(thread=True)
    def _enter(self) -> None:
        from cavegames import records

        path = store.path_of(self.match)
        notes = records.enter(self.match, path)
        told = remarks(records.load().results, path.name) if path is not None else []
        self.app.call_from_thread(self._tell_records, told, notes)

    def _tell_records(self, told: Sequence[str], notes: Sequence[str]) -> None:
        if self.is_mounted and told:
            self.query_one("#records", Static).update(Content("\n" + "\n".join(told)))
        for note in notes:
            self.cave.say(note)

    def _own(self, outcome: Outcome) -> Content | None:
        """The end in the game's own way, after its last sentence; None where a game has no way of its own."""
        match = self.match
        own = ending(match.setup.game)
        if match.resigned is not None or own is None:
            return None
        last = sentences(match.game, match.setup.names, match.plies[-1:])[-1].text
        told = [] if outcome.reason in last else [Content(last)]
        return Content("\n\n").join([*told, own(match.state, outcome)])

    def on_resize(self) -> None:
        """Give the terms the room that the rest leaves; they scroll where it is not enough."""
        self.query_one(Scroll).styles.max_height = max(1, self.size.height - PINNED)

    def action_terms(self, way: str) -> None:
        """Scroll the terms, one of SCROLLS."""
        getattr(self.query_one(Scroll), way)(animate=False)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Give what was chosen."""
        self.action_choose(event.button.id or "board")

    def action_choose(self, choice: str) -> None:
        """Give a choice."""
        self.dismiss(choice)

    def go_back(self) -> None:
        """Esc: look at the board."""
        self.dismiss("board")


def start_code(match: Match[Any, Any]) -> Content:
    """The code that others type to play the same start; empty where no code can hold it."""
    try:
        code = codes.encode(match.setup)
    except codes.BadCode:
        return Content("")
    about = "  Typed in New game, it gives the same start."
    return Content.assemble("\n", (code, "bold $cave-lamp"), (about, "$cave-quiet"))


def verdict(outcome: Outcome, names: Sequence[str], *, team: bool = False) -> Content:
    """Who won and why, two lines."""
    reason = Content.assemble(f"{outcome.reason}.  ", (outcome.clause, "$cave-quiet"))
    return Content("\n").join(
        [Content.styled(_won(outcome, names, team), "bold $cave-lamp"), reason, Content("")]
    )


def _won(outcome: Outcome, names: Sequence[str], team: bool) -> str:
    """Who won, with the points where there are several seats, with the award where there is one."""
    if not outcome.winners:
        if len(names) == 1:
            return f"{names[0]} does not win this time."
        return "The team does not win this time." if team else "Nobody wins."
    winners = together([names[seat] for seat in outcome.winners])
    line = f"{winners} {'wins' if len(outcome.winners) == 1 else 'win together'}"
    if len(outcome.scores) > 1:
        line += f", {' to '.join(str(outcome.total(seat)) for seat in _best_first(outcome))}"
    return f"{line}: {outcome.award}." if outcome.award else f"{line}."


def _best_first(outcome: Outcome) -> list[Seat]:
    return sorted(
        range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.total(seat))
    )


def heads(names: Sequence[str]) -> Content:
    """The names, one above each column."""
    return _line([(name, "") for name in names], [f"bold $cave-seat-{s}" for s in range(len(names))])


def totals(outcome: Outcome) -> Content:
    """The sum of each seat, below its column."""
    seats = range(len(outcome.scores))
    rule = _line([("", "-----") for _ in seats], ["$cave-quiet" for _ in seats])
    sums = [("together", str(outcome.total(seat))) for seat in seats]
    styles = ["bold $cave-lamp" if seat in outcome.winners else "bold" for seat in seats]
    return Content("\n").join([rule, _line(sums, styles)])


def scores(outcome: Outcome) -> Content:
    """Every term of every seat, side by side, points right-aligned."""
    if not outcome.scores:
        return Content.styled("No points are counted when somebody gives up.", "$cave-quiet")
    columns = [_column(terms) for terms in outcome.scores]
    height = max(map(len, columns))
    rows = [[*column, *[("", "")] * (height - len(column))] for column in columns]
    return Content("\n").join([_line(row, [""] * len(row)) for row in zip(*rows, strict=True)])


def _column(terms: Sequence[Term]) -> list[tuple[str, str]]:
    """The lines of one seat: label and points; long labels take more than one line."""
    lines: list[tuple[str, str]] = []
    for term in terms:
        first, *more = wrap(term.label, COLUMN - 6) or [""]
        lines.append((first, str(term.points)))
        lines += [(f"  {rest}", "") for rest in more]
    return lines


def _line(cells: Sequence[tuple[str, str]], styles: Sequence[str]) -> Content:
    return Content("  ").join(
        [
            Content.styled(_cell(label, points), style)
            for (label, points), style in zip(cells, styles, strict=True)
        ]
    )


def _cell(label: str, points: str) -> str:
    return set_cell_size(label, COLUMN - max(5, cell_len(points))) + points.rjust(5)
