"""The records: who played what, how often it was won, how it came out lately."""

from datetime import date
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from cavegames import records
from cavegames.engine import places, safefiles
from cavegames.engine.errors import because
from cavegames.records import Records, queries
from cavegames.records.report import as_csv
from cavegames.tui import records_rows
from cavegames.tui.actions import group_bindings
from cavegames.tui.choice import Choice
from cavegames.tui.lines import Lines
from cavegames.tui.records_rows import Group
from cavegames.tui.screen import CaveScreen

NONE = "No match has ended yet. Records begin with the first one that does."
SIDES = 3
"""What padding and scroll bar of a list take."""


class RecordsScreen(CaveScreen[None]):
    """A table of players for a game and mode, charts of the one under the cursor, the matches below."""

    GROUP = "records"
    CSS_PATH = "styles/records.tcss"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("records")

    def __init__(self, game_id: str | None = None) -> None:
        """Begin with the matches of a game, where there are any."""
        super().__init__()
        self.game_id = game_id
        self.records = Records(())
        self.groups: tuple[Group, ...] = ()

    def compose(self) -> ComposeResult:
        """Which matches, their players, one player, the last matches."""
        with Horizontal(classes="title-bar"):
            yield Static("Records", classes="title")
            yield Static("reading the match files", id="count", classes="where")
        yield Static(Content(NONE), id="none")
        yield Horizontal(id="which")
        with Vertical(classes="panel", id="players-panel"):
            yield Static(id="columns", classes="hint")
            yield Lines(id="players")
        yield Static(id="about")
        with Vertical(classes="panel", id="matches-panel") as panel:
            panel.border_title = "Last matches"
            yield Lines(id="matches")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Read them, away from the event loop."""
        self._show(())
        self.query_one("#none").display = False
        self._read()

    @work(thread=True, exclusive=True)
    def _read(self, anew: bool = False) -> None:
        found = records.rebuild() if anew else records.load()
        self.app.call_from_thread(self._found, found, anew)

    def _found(self, found: Records, anew: bool) -> None:
        if not self.is_mounted:
            return
        self.records = found
        for note in found.notes:
            self.cave.say(note)
        count = len(queries.matches(found.results))
        said = "1 match" if count == 1 else f"{count} matches"
        self.query_one("#count", Static).update(said)
        if anew:
            self.notify(f"All match files were read again: {said} that ended.")
        self.call_later(self._offer, records_rows.groups(found))

    async def _offer(self, groups: tuple[Group, ...]) -> None:
        """Offer the groups to choose from; the game asked for is chosen."""
        self._show(groups)
        which = self.query_one("#which")
        await which.remove_children()
        if groups:
            wanted = [n for n, group in enumerate(groups) if group.total.game == self.game_id]
            choice = Choice(
                [(str(n), group.label) for n, group in enumerate(groups)], str(*wanted[:1]), id="group"
            )
            await which.mount(choice)
            self._fill()
            self.query_one("#players").focus()

    def _show(self, groups: tuple[Group, ...]) -> None:
        self.groups = groups
        self.query_one("#none").display = not groups
        for name in ("which", "players-panel", "about", "matches-panel"):
            self.query_one(f"#{name}").display = bool(groups)
        self.refresh_bindings()

    @property
    def group(self) -> Group | None:
        """The group that is shown."""
        return next((self.groups[int(choice.value)] for choice in self.query("#group").results(Choice)), None)

    @on(Choice.Changed)
    def _other_group(self) -> None:
        self._fill()

    def on_resize(self) -> None:
        """The columns take the room there is."""
        self.call_after_refresh(self._fill)

    def settings_changed(self) -> None:
        """Draw in the look of now."""
        self._fill()

    def _fill(self) -> None:
        group = self.group
        if group is None:
            return
        panel = self.query_one("#players-panel")
        count = group.total.matches
        panel.border_title = "1 match" if count == 1 else f"{count} matches"
        room = panel.content_size.width - SIDES
        players, matches = self.query_one("#players", OptionList), self.query_one("#matches", OptionList)
        self.query_one("#columns", Static).update(records_rows.heading(room))
        at = players.highlighted or 0
        players.clear_options()
        lines = group.standings()
        players.add_options([Option(records_rows.row(line, room, self.cave.look)) for line in lines])
        players.highlighted = min(at, len(lines) - 1)
        matches.clear_options()
        together = records_rows.matches(group.results)
        matches.add_options([Option(records_rows.match_row(match, room)) for match in together])
        matches.highlighted = 0
        self._tell()

    @on(OptionList.OptionHighlighted, "#players")
    def _tell(self) -> None:
        group, at = self.group, self.query_one("#players", OptionList).highlighted
        if group is not None and at is not None:
            line = group.standings()[at]
            text = records_rows.about(line, group.of(line), self.cave.look)
            self.query_one("#about", Static).update(text)

    @on(OptionList.OptionSelected, "#players")
    def _to_matches(self) -> None:
        self.query_one("#matches").focus()

    @on(OptionList.OptionSelected, "#matches")
    def _replay(self, event: OptionList.OptionSelected) -> None:
        assert self.group is not None
        path = places.matches() / records_rows.matches(self.group.results)[event.option_index][0].file
        if path.exists():
            self.cave.open_replay(path)
        else:
            self.cave.say(f"The file of this match is gone, so it cannot be shown again: {path}")

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """There must be something to write."""
        return bool(self.groups) if action == "export" else True

    def action_rebuild(self) -> None:
        """Read all match files again."""
        self._read(anew=True)

    def action_export(self) -> None:
        """Write all results to a file and say where it is."""
        path = export_file()
        data = as_csv(self.records.results).encode("utf-8")
        try:
            safefiles.make_folder(path.parent)
            safefiles.replace(path, data)
        except OSError as error:
            self.cave.say(f"{path} cannot be written: {because(error)}. Make room or mend its folder.")
        else:
            self.notify(f"{len(self.records.results)} results are in {path}.", timeout=15, markup=False)


def export_file(day: date | None = None) -> Path:
    """Where the results are written to: a file a day, beside the database."""
    return places.records_file().with_name(f"records-{day or date.today():%Y-%m-%d}.csv")
