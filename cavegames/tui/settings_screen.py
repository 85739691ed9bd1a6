"""The settings: how it looks, who plays here, which key does what."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import ContentSwitcher, Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from cavegames.engine import places, registry
from cavegames.tui import names, palette
from cavegames.tui.actions import group_bindings
from cavegames.tui.choice import Choice
from cavegames.tui.door import DoorPicture
from cavegames.tui.field import Field
from cavegames.tui.keys_page import KeysPage
from cavegames.tui.lines import Lines
from cavegames.tui.screen import CaveScreen

PAGES = (("look", "Look"), ("names", "Names"), ("keys", "Keys"), ("files", "Files"))
ON_OFF = (("on", "On"), ("off", "Off"))
CHOICES: dict[str, tuple[str, tuple[tuple[str, str], ...], str]] = {
    "look": (
        "Look",
        (("auto", "By itself"), ("picture", "Picture"), ("line", "Line"), ("ascii", "ASCII")),
        "What boards are drawn with. By itself: the best that this terminal can draw. "
        "A picture needs colours.",
    ),
    "size": (
        "Size",
        (("auto", "By itself"), ("S", "S"), ("M", "M"), ("L", "L")),
        "How large a space of a board is. By itself: the largest that fits.",
    ),
    "theme": (
        "Colours",
        tuple((family, palette.load(family).title) for family in palette.FAMILIES),
        "Dark as a cave, or light as sandstone.",
    ),
    "colour_blind": (
        "Colour-blind",
        ON_OFF,
        "Seats and gems in colours that colour-blind eyes can tell apart.",
    ),
    "animations": ("Motion", ON_OFF, "Short motions that mean something. Off: nothing moves by itself."),
    "bell": (
        "Bell",
        ON_OFF,
        "Ring the terminal's bell when it is a person's turn again, and when little time is left.",
    ),
    "pause_away": ("Pause if away", ON_OFF, "Stop the clock of a match when its window loses the focus."),
    "plain": (
        "Plain mode",
        ON_OFF,
        "From the next start on: typed lines and plain sentences, no screen. "
        "cavegames --no-plain shows the screen once.",
    ),
}
"""Setting → label, values, what it does."""
SEATS = max(info.seats_max for info in registry.GAMES)


class SettingsScreen(CaveScreen[None]):
    """Everything is applied and kept at once."""

    GROUP = "settings"
    CSS_PATH = "styles/settings.tcss"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("settings")
    AUTO_FOCUS = "#pages"

    def compose(self) -> ComposeResult:
        """Pages at the left, the chosen one at the right."""
        with Horizontal(classes="title-bar"):
            yield Static("Settings", classes="title")
            yield Static("kept at once", classes="where")
        with Horizontal(id="book"):
            yield Lines(*(Option(title, id=page) for page, title in PAGES), id="pages")
            with ContentSwitcher(initial="look", id="right"):
                yield Vertical(*self._look(), id="look")
                yield Vertical(*self._names(), id="names")
                yield KeysPage(id="keys")
                yield Vertical(*self._files(), id="files")
        yield Static(id="hint", classes="hint")
        yield Footer(show_command_palette=False)

    def _look(self) -> Iterator[Widget]:
        for name, (label, values, hint) in CHOICES.items():
            now = getattr(self.cave.settings, name)
            chosen = ("on" if now else "off") if isinstance(now, bool) else now
            yield Field(label, Choice(values, chosen, id=f"set-{name}"), hint=hint)
        yield DoorPicture("ocelot", self.cave.look, self.cave.palette)

    def _names(self) -> Iterator[Widget]:
        usual = self.cave.settings.names
        for seat in range(SEATS):
            name = Input(
                usual[seat] if seat < len(usual) else "", id=f"usual-{seat}", compact=True, classes="name"
            )
            name.max_length = names.LONGEST
            hint = "The name that a new game proposes here. Empty: the name of the seat."
            yield Field(f"Player {seat + 1}", name, hint=hint, id=f"usual-field-{seat}")

    def _files(self) -> Iterator[Widget]:
        for label, path in (
            ("Matches", places.matches()),
            ("Records", places.records_file()),
            ("Settings", places.settings_file()),
            ("Log", places.log_file()),
        ):
            yield Static(Content.assemble((f"{label}\n", "$cave-quiet"), str(path), "\n"))

    @on(OptionList.OptionHighlighted, "#pages")
    def _page(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one(ContentSwitcher).current = event.option.id
        self.hint("")

    @on(OptionList.OptionSelected, "#pages")
    def _into(self) -> None:
        self.focus_next()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the line under the cursor does."""
        field = next((node for node in event.widget.ancestors if isinstance(node, Field)), None)
        if field is not None:
            self.hint(field.hint)

    @on(Choice.Changed)
    def _set(self, event: Choice.Changed) -> None:
        name = (event.choice.id or "").removeprefix("set-")
        value: Any = event.value == "on" if CHOICES[name][1] is ON_OFF else event.value
        self.cave.change_settings(**{name: value})

    @on(Input.Changed)
    def _named(self) -> None:
        typed = [self.query_one(f"#usual-{seat}", Input).value for seat in range(SEATS)]
        kept: list[str] = []
        for seat, name in enumerate(typed):
            others = [other for other in typed[:seat] if other.strip()]
            sentence = names.problem(name, others) if name.strip() else None
            self.query_one(f"#usual-field-{seat}", Field).tell(sentence or "")
            kept.append("" if sentence else names.tidy(name))
        if kept != [*self.cave.settings.names, *[""] * SEATS][:SEATS]:
            self.cave.change_settings(names=kept)

    @on(Input.Submitted)
    def action_next_field(self) -> None:
        """Go to the next line."""
        self.focus_next()

    def action_previous_field(self) -> None:
        """Go to the line before."""
        self.focus_previous()

    def settings_changed(self) -> None:
        """Draw the sample and the keys anew."""
        self.query_one(DoorPicture).draw_as(self.cave.look, self.cave.palette)
        self.query_one(KeysPage).fill()

    def action_reset_key(self) -> None:
        """Give the chosen action its default key back."""
        self.query_one(KeysPage).reset()

    def action_reset_keys(self) -> None:
        """Give all actions their default keys back."""
        self.query_one(KeysPage).reset_all()
