"""Setting up a match: who sits where, the options of the game, the seed."""

from collections.abc import Iterator
from datetime import date
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Footer, Input, Static

from cavegames.engine import codes, registry, store
from cavegames.engine.match import MatchSetup
from cavegames.engine.options import BadOption
from cavegames.players.registry import names as player_infos
from cavegames.tui import last_choice, seeds
from cavegames.tui.action_button import ActionButton
from cavegames.tui.actions import group_bindings
from cavegames.tui.choice import Choice
from cavegames.tui.door import DoorPicture
from cavegames.tui.field import Field
from cavegames.tui.option_fields import OptionFields
from cavegames.tui.screen import CaveScreen
from cavegames.tui.seat_fields import SeatFields
from cavegames.tui.settings import LastChoice

CODE_HINT = "Says game, options and seed in one word. Type or paste one to play the same start."
SEED_HINT = "The same seed gives the same start. Share it to let others play the same cave."


class NewGameScreen(CaveScreen[None]):
    """Made from the options of a game. What does not fit is said where it is, and nothing typed is lost."""

    GROUP = "new_game"
    CSS_PATH = "styles/new_game.tcss"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("new_game")
    AUTO_FOCUS = "#start"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (130, "-wide")]  # noqa: RUF012 (as textual declares it)

    def __init__(self, game_id: str) -> None:
        """Raises UnknownGame."""
        super().__init__()
        self.game_id = game_id
        self.info = registry.info(game_id)
        self.game = registry.open_game(game_id)

    def compose(self) -> ComposeResult:
        """Seats, options, seed, and what can be done."""
        with Horizontal(classes="title-bar"):
            yield Static("New game", classes="title")
            yield Static(Content(self.info.title), classes="where")
        with Horizontal(id="room"):
            yield from self._form()
            yield DoorPicture(self.game_id, self.cave.look, self.cave.palette)
        yield Footer(show_command_palette=False)

    def _form(self) -> ComposeResult:
        with Vertical(id="form"):
            # Only the fields scroll: what can be done stays in sight.
            with VerticalScroll(id="fields", can_focus=False):
                yield (seats := self._seats())
                with Vertical(id="options", classes="panel") as panel:
                    panel.border_title = "Match"
                    yield from self._match_fields(seats.seats)
            yield Static(id="hint", classes="hint")
            with Horizontal(id="buttons"):
                yield ActionButton("new_game.start", id="start")
                yield ActionButton("app.back", id="back")

    def _seats(self) -> SeatFields:
        titles = self.game.seat_titles(self.info.seats_max)
        players = player_infos(self.game_id)
        kinds = [player.name for player in players]
        last = last_choice.seats(self.cave.settings, self.game_id, titles, kinds)
        return SeatFields(titles, last, players, self.info.seats_min, len(self._last.names))

    @property
    def _last(self) -> LastChoice:
        """What was chosen the last time."""
        return self.cave.settings.choices.get(self.game_id, LastChoice())

    def _match_fields(self, seats: int) -> ComposeResult:
        yield OptionFields(self.game.Options, self._last.options, seats)
        seed = Input(str(seeds.roll()), max_length=24, id="seed", compact=True)
        yield Field("Seed", seed, *self._seed_buttons(), hint=SEED_HINT, id="seed-field")
        code = Input(max_length=60, id="code", compact=True)
        yield Field("Code", code, hint=CODE_HINT, id="code-field")

    def _seed_buttons(self) -> Iterator[ActionButton]:
        yield ActionButton("new_game.reroll", id="reroll")
        if codes.has_daily(self.info):
            yield ActionButton("new_game.daily", id="daily")

    def on_mount(self) -> None:
        """Show the code of what is chosen."""
        self._show_code()

    def settings_changed(self) -> None:
        """Draw the door in the look and colours of now."""
        self.query_one(DoorPicture).draw_as(self.cave.look, self.cave.palette)

    @on(Choice.Changed)
    def _chosen(self, event: Choice.Changed) -> None:
        if event.choice.id == "count":
            self._seat(int(event.value))
        self._show_code()
        self._explain(event.choice)

    def _seat(self, seats: int) -> None:
        """So many play."""
        self.query_one(SeatFields).show(seats)
        self.query_one(OptionFields).show(seats)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the line under the cursor means."""
        self._explain(event.widget)

    def _explain(self, widget: Widget) -> None:
        field = next((node for node in widget.ancestors if isinstance(node, Field)), None)
        hint = field.hint if field else ""
        if field and field.id and field.id.startswith("seat-"):
            hint = self.query_one(SeatFields).hint(int(field.id.removeprefix("seat-")))
        self.hint(hint)

    @on(Input.Submitted)
    def _next(self) -> None:
        self.focus_next()

    def action_next_field(self) -> None:
        """Go to the next line."""
        self.focus_next()

    def action_previous_field(self) -> None:
        """Go to the line before."""
        self.focus_previous()

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """A daily cave is for games that can be played alone."""
        return codes.has_daily(self.info) if action == "daily" else True

    def action_daily(self) -> None:
        """Take the seed of today's cave."""
        today = date.today()
        self.query_one("#seed", Input).value = str(codes.daily(self.game_id, today))
        self.notify(f"This is the daily cave of {today:%Y-%m-%d}. Everybody has the same one today.")

    def action_reroll(self) -> None:
        """Roll another seed."""
        self.query_one("#seed", Input).value = str(seeds.roll())
        self._show_code()

    @on(Input.Changed, "#seed")
    def _seed_mended(self) -> None:
        self._seed()
        self._show_code()

    def _show_code(self) -> None:
        """The code of what is chosen now."""
        line = self.query_one("#code", Input)
        self.query_one("#code-field", Field).tell("")
        with self.prevent(Input.Changed):
            line.value = self._code_now()

    def _code_now(self) -> str:
        """The code of what is chosen; empty while something is wrong."""
        try:
            options = self.query_one(OptionFields).chosen()
            seed = seeds.read(self.query_one("#seed", Input).value)
            return codes.encode(MatchSetup(self.game_id, options, self.query_one(SeatFields).setups(), seed))
        except (BadOption, seeds.BadSeed, codes.BadCode):
            return ""

    @on(Input.Changed, "#code")
    def _code_typed(self, event: Input.Changed) -> None:
        """Choose what the code says, or say what is wrong with it."""
        field = self.query_one("#code-field", Field)
        field.tell("")
        if not event.value.strip():
            return
        try:
            start = codes.decode(event.value)
        except codes.BadCode as bad:
            field.tell(str(bad))
            return
        if start.game != self.game_id:
            field.tell(f"This code is of {registry.info(start.game).title}. Go back and choose that game.")
            return
        self._take(start)

    @on(Input.Blurred, "#code")
    def _code_left(self) -> None:
        """A code that was emptied, or typed in other letters, is written anew."""
        if not self.query_one("#code-field", Field).problem:
            self._show_code()

    def _take(self, start: codes.Start) -> None:
        with self.prevent(Choice.Changed, Input.Changed):
            self.query_one(OptionFields).choose(start.options)
            self.query_one(SeatFields).choose(start.seats)
            self._seat(start.seats)
            self.query_one("#seed", Input).value = str(start.seed)
        self.query_one("#seed-field", Field).tell("")

    def _seed(self) -> int | None:
        field = self.query_one("#seed-field", Field)
        try:
            seed = seeds.read(self.query_one("#seed", Input).value)
        except seeds.BadSeed as bad:
            field.tell(str(bad))
            return None
        field.tell("")
        return seed

    def action_start(self) -> None:
        """Start the match, or say what does not fit."""
        seats, options = self.query_one(SeatFields), self.query_one(OptionFields)
        seed, bad = self._seed(), seats.check() or options.check()
        if bad is not None:
            bad.focus()
        elif seed is None:
            self.query_one("#seed").focus()
        elif self.query_one("#code-field", Field).problem:
            self.query_one("#code").focus()
        else:
            self._begin(MatchSetup(self.game_id, options.chosen(), seats.setups(), seed))

    def _begin(self, setup: MatchSetup) -> None:
        try:
            match = store.new_match(self.game, setup)
        except OSError as error:
            self.cave.say(str(error))
            return
        settings = self.cave.settings
        options = self.query_one(OptionFields).texts()
        choices = last_choice.remember(settings, self.game_id, setup.seats, options)
        self.cave.change_settings(choices=choices, last_game=self.game_id)
        self.cave.open_match(match)
