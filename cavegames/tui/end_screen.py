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
from cavegames.tui.records_rows import remarks
from cavegames.tui.screen import CaveModal
from cavegames.tui.scroll import Scroll

COLUMN = 35
"""Columns of the terminal that each player's score takes."""

CHOICES: dict[str, str] = {
    "board": "Board",
    "replay": "Replay",
    "rematch": "Rematch",
    "new": "New game",
    "leave": "Start screen",
}


class EndScreen(CaveModal[str]):
    """Shows the outcome; gives what the players want next, one of CHOICES."""

    DEFAULT_CSS = """
    EndScreen { align: center middle; }
    EndScreen #box { width: 78; height: auto; max-height: 100%; padding: 0 1 0 2; background: $cave-surface;
                     border: round $cave-lamp; border-title-color: $cave-lamp; }
    EndScreen Scroll { height: auto; scrollbar-size: 1 1; }
    EndScreen Horizontal { height: auto; margin: 1 0 0 0; }
    EndScreen Button { margin: 0 1 0 0; min-width: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False, id="end.previous"),
        Binding("right,down", "app.focus_next", show=False, id="end.next"),
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
            with Scroll():
                yield Static(verdict(outcome, self.match.setup.names))
                yield Static(scores(outcome, self.match.setup.names))
                yield Static(id="records")
                yield Static(start_code(self.match))
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

    def on_resize(self) -> None:
        """The buttons stay in sight below a long text: border, air and buttons take four lines."""
        self.query_one(Scroll).styles.max_height = max(1, self.size.height - 4)

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


def verdict(outcome: Outcome, names: Sequence[str]) -> Content:
    """Who won and why, two lines."""
    winners = " and ".join(names[seat] for seat in outcome.winners)
    line = f"{winners} {'wins' if len(outcome.winners) == 1 else 'win together'}"
    if outcome.scores:
        line += f", {' to '.join(str(outcome.total(seat)) for seat in _best_first(outcome))}"
    reason = Content.assemble(f"{outcome.reason}.  ", (outcome.clause, "$cave-quiet"))
    return Content("\n").join([Content.styled(line + ".", "bold $cave-lamp"), reason, Content("")])


def _best_first(outcome: Outcome) -> list[Seat]:
    return sorted(
        range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.total(seat))
    )


def scores(outcome: Outcome, names: Sequence[str]) -> Content:
    """Every term of every seat, side by side, points right-aligned."""
    if not outcome.scores:
        return Content.styled("No points are counted when somebody gives up.", "$cave-quiet")
    columns = [_column(terms) for terms in outcome.scores]
    height = max(map(len, columns))
    rows = [[*column, *[("", "")] * (height - len(column))] for column in columns]
    lines = [_line([(name, "") for name in names], [f"bold $cave-seat-{s}" for s in range(len(names))])]
    lines += [_line(row, [""] * len(row)) for row in zip(*rows, strict=True)]
    lines.append(_line([("", "-----")] * len(names), ["$cave-quiet"] * len(names)))
    totals = [("together", str(outcome.total(seat))) for seat in range(len(names))]
    lines.append(
        _line(totals, ["bold $cave-lamp" if s in outcome.winners else "bold" for s in range(len(names))])
    )
    return Content("\n").join(lines)


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
