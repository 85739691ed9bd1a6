"""How to play: the rules, one page a chapter."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from cavegames.engine import guides, registry, rules
from cavegames.engine.rules import Chapter
from cavegames.tui.actions import group_bindings
from cavegames.tui.games.registry import rules_picture
from cavegames.tui.lines import Lines
from cavegames.tui.rules_page import ClauseRow, Picture, introduction, places
from cavegames.tui.screen import CaveScreen
from cavegames.tui.scroll import Scroll


class Chapters(Lines):
    """The list of chapters: its page keys turn the pages of the rules."""

    async def action_page_down(self) -> None:  # type: ignore[override]
        """Read on."""
        await self.screen.run_action("next_page")

    async def action_page_up(self) -> None:  # type: ignore[override]
        """Read back."""
        await self.screen.run_action("previous_page")


class RulesScreen(CaveScreen[None]):
    """Chapters at the left, the page at the right. Opens at a clause where one is named."""

    GROUP = "rules"
    CSS_PATH = "styles/rules.tcss"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("rules")
    AUTO_FOCUS = "#chapters"

    def __init__(self, game_id: str, clause: str | None = None) -> None:
        """A clause that is not there opens the first page. Raises UnknownGame."""
        super().__init__()
        self.game_id = game_id
        self.info = registry.info(game_id)
        self.chapters: tuple[Chapter, ...] = (*rules.chapters(game_id), *rules.chapters("general"))
        self.page = next((page for page, chapter in enumerate(self.chapters) if _holds(chapter, clause)), 0)
        self._aim = clause
        self._words = ""
        self._places: list[tuple[int, str | None]] = []
        self._at = 0

    def compose(self) -> ComposeResult:
        """Chapters and page."""
        with Horizontal(classes="title-bar"):
            yield Static("How to play", classes="title")
            yield Static(Content(self.info.title), classes="where")
        with Horizontal(id="book"):
            yield Chapters(*(Option(Content(chapter.title)) for chapter in self.chapters), id="chapters")
            with Vertical(id="right"):
                with Horizontal(id="find-line"):
                    yield Input(placeholder="words, or a clause like OC-SIGHT-1", id="find", compact=True)
                    yield Static(id="found")
                yield Scroll(id="page")
        yield Footer(show_command_palette=False)

    async def on_mount(self) -> None:
        """Open the page."""
        self.query_one("#chapters", OptionList).highlighted = self.page
        await self._turn_to(self.page)

    async def _turn_to(self, page: int) -> None:
        self.page = page
        scroll = self.query_one("#page", Scroll)
        await scroll.remove_children()
        await scroll.mount(*self._widgets(self.chapters[page]))
        scroll.scroll_home(animate=False)
        if self._aim:
            self.call_after_refresh(self._show_aim)

    def _widgets(self, chapter: Chapter) -> list[Widget]:
        widgets: list[Widget] = [*introduction(chapter, self._words)]
        draw = rules_picture(self.game_id)
        for clause in chapter.clauses:
            widgets.append(ClauseRow(clause, self._words))
            strips = draw(clause.id, self.cave.look, self.cave.palette)
            if strips:
                widgets.append(Picture(strips))
        return widgets

    def settings_changed(self) -> None:
        """Draw the pictures in the look and colours of now."""
        self.call_later(self._turn_to, self.page)

    def _show_aim(self) -> None:
        for row in self.query(ClauseRow):
            row.set_class(row.clause.id == self._aim, "-aim")
            if row.clause.id == self._aim:
                row.scroll_visible(animate=False, top=row.virtual_region.bottom > self.size.height)

    @on(OptionList.OptionHighlighted, "#chapters")
    async def _chapter(self, event: OptionList.OptionHighlighted) -> None:
        # The list also tells of its first line when it is made, too late to be true.
        if event.option_index == event.option_list.highlighted != self.page:
            self._aim = None
            await self._turn_to(event.option_index)

    async def _open(self, page: int, clause: str | None = None) -> None:
        self._aim = clause
        self.page = page
        self.query_one("#chapters", OptionList).highlighted = page
        await self._turn_to(page)

    async def action_next_page(self) -> None:
        """Scroll down, at the end of a page to the next one."""
        scroll = self.query_one("#page", Scroll)
        if scroll.scroll_y < scroll.max_scroll_y:
            scroll.scroll_page_down(animate=False)
        elif self.page + 1 < len(self.chapters):
            await self._open(self.page + 1)

    async def action_previous_page(self) -> None:
        """Scroll up, at the start of a page to the one before."""
        scroll = self.query_one("#page", Scroll)
        if scroll.scroll_y > 0:
            scroll.scroll_page_up(animate=False)
        elif self.page > 0:
            await self._open(self.page - 1)

    def action_first_match(self) -> None:
        """Learn the game in the guided match."""
        self.cave.open_guide(self.game_id)

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Only what there is; in the guided match itself it is open already."""
        if action == "first_match":
            below = {screen.id for screen in self.app.screen_stack}
            return guides.has(self.game_id) and "guided" not in below
        return True

    def action_find(self) -> None:
        """Show the line to type in."""
        self.query_one("#find-line").display = True
        self.query_one("#find").focus()

    @on(Input.Changed, "#find")
    async def _typed(self, event: Input.Changed) -> None:
        self._words = event.value.strip()
        self._places = places(self.chapters, self._words) if self._words else []
        self._at = 0
        self._tell()
        if self._places:
            await self._open(*self._places[0])
        else:
            await self._open(self.page)

    @on(Input.Submitted, "#find")
    async def action_next(self) -> None:
        """Go to the next place."""
        if not self._places:
            self.action_find()
            return
        self._at = (self._at + 1) % len(self._places)
        self._tell()
        await self._open(*self._places[self._at])

    def _tell(self) -> None:
        count = len(self._places)
        text = f"{self._at + 1} of {count}" if count else "not found" if self._words else ""
        self.query_one("#found", Static).update(text)

    def go_back(self) -> None:
        """Close the line to type in first, then the rules."""
        line = self.query_one("#find-line")
        if line.display:
            line.display = False
            self.query_one("#find", Input).value = ""
            self.query_one("#chapters").focus()
        else:
            self.dismiss()


def _holds(chapter: Chapter, clause_id: str | None) -> bool:
    return any(clause.id == clause_id for clause in chapter.clauses)
