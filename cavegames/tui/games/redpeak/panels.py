"""The panels of the table of Red Peak: what each shows now."""

from dataclasses import replace
from typing import Any

from textual.content import Content
from textual.geometry import Size

from cavegames.engine.game import Refusal
from cavegames.games.redpeak.state import DAYTIME, Phase, State
from cavegames.tui import themes
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.cells import scene
from cavegames.tui.games.redpeak.cursor import under_cursor
from cavegames.tui.games.redpeak.deeds import RedPeakDeeds
from cavegames.tui.games.redpeak.evening import story
from cavegames.tui.games.redpeak.hands import Owners, hands
from cavegames.tui.games.redpeak.hourglass import Hourglass
from cavegames.tui.games.redpeak.needs import needs
from cavegames.tui.games.redpeak.offers import offers
from cavegames.tui.games.redpeak.pen import Pen
from cavegames.tui.games.redpeak.room import fits, fitting
from cavegames.tui.games.redpeak.sand import Running
from cavegames.tui.games.redpeak.status import status
from cavegames.tui.games.redpeak.telling import telling
from cavegames.tui.looks import Look
from cavegames.tui.match_table import Showing
from cavegames.tui.pane import Brief, Pane, refused

ROOM = 18
"""Lines that the list may take where it is not all that stands beside the island."""
FEW, FEW_BESIDE, MOST = 2, 4, 5
"""Lines of what is told below the island: the fewest, beside it, and the most."""


class RedPeakPanels(RedPeakDeeds):
    """Fills the island and the panels beside it."""

    said: Refusal | None = None
    """Why not, until something else is done."""

    def aim_at(self, showing: Showing) -> Aim:
        """What is marked, and what the hand that is held up allows."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Show the position, what is marked and what it would do."""
        if self.showing is None:
            return
        aim = self.aim = self.aim_at(self.showing)
        self.set_class(aim.view.phase not in DAYTIME, "-evening")
        self.board.show(scene(aim.view, aim.marks))
        self._fill("status", lambda pen: status(aim.view, pen))
        self._fill("offers", self._offers)
        self._fill("needs", lambda pen: needs(aim.view, pen))
        self._fill("hands", self._hands)
        self._tell()
        self.screen.refresh_bindings()

    def _fill(self, name: str, draw: Any) -> None:
        pane = self.query_one(f"#{name}", Pane)
        width, height = pane.content_size
        pen = Pen(self.look, themes.of(self.app), max(20, width), height)
        pane.update(draw(pen), layout=False)

    def _hands(self, pen: Pen) -> Content:
        """The hands, in what the fewest lines of telling leave."""
        assert self.aim is not None and self.showing is not None
        height = self.query_one("#below").content_size.height - self._least
        return hands(self.aim, Owners(self.showing.names, self.people), replace(pen, height=height))

    @property
    def _least(self) -> int:
        """The fewest lines of what is told."""
        return FEW_BESIDE if self.has_class("-beside") else FEW

    def _offers(self, pen: Pen) -> Content:
        assert self.aim is not None and self.showing is not None
        showing, tall = self.showing, self.has_class("-tall")
        room = ROOM if tall else pen.height
        above = replace(pen, height=room - len(self.aim.choices) - 2)
        told = story(self.game, showing.view, showing.names, showing.plies, above)
        listed = offers(self.aim, showing.names, pen, room - len(told))
        if told and len(told) + len(listed.plain.splitlines()) < room:
            told.insert(0, Content(""))
        text = Content("\n").join([*told, listed])
        self.query_one("#offers").styles.height = len(text.plain.splitlines()) + 1 if tall else "1fr"
        return text

    def _tell(self) -> None:
        """A refusal, or what Enter would do; and what is under the cursor."""
        aim, showing = self.aim, self.showing
        if aim is None or showing is None:
            return
        pane, room = self.query_one("#telling", Brief), self._telling_room()
        pane.styles.height = room.height
        pane.more = "..." if self.look is Look.ASCII else "\u2026"
        pane.update(Content("\n").join(self._told(aim, showing, room)), layout=False)

    def _told(self, aim: Aim, showing: Showing, room: Size) -> list[Content]:
        """What is said, as fully as there is room for, and below it the space under the cursor."""
        doing = telling(aim, showing.names) if aim.acting is not None else (showing.waiting,)
        said = (refused(self.said),) if self.said is not None else tuple(map(Content, filter(None, doing)))
        lines = [fitting(said, room)] if said else []
        if self.board.cursor is not None and aim.view.phase != Phase.MOVE:
            under = (self.description(aim.view), under_cursor(aim.view, self.board.cursor))
            spaces = [Content.styled(text, "$cave-quiet") for text in under]
            lines += [
                line for line in [fitting(spaces, room, lines)] if not lines or fits([*lines, line], room)
            ]
        return lines

    def _telling_room(self) -> Size:
        """What the hands leave; what is said against something may take more."""
        below = self.query_one("#below")
        whole = below.content_size
        used = self.query_one("#hands", Brief)
        lines = len(used.content.wrap(max(1, whole.width))) if isinstance(used.content, Content) else 0
        height = max(self._least, min(MOST, whole.height - lines))
        if self.said is not None:
            height = max(height, min(whole.height - 1, len(refused(self.said).wrap(max(1, whole.width)))))
        return Size(whole.width, height)

    def say(self, refusal: Refusal | None) -> None:
        """Show why not, until something else is done; None takes it away."""
        self.said = refusal
        self._tell()

    def time_left(self, left: float | None, of: float) -> None:
        """Let the sand run."""
        glass = self.query_one(Hourglass)
        view: State | None = None if self.showing is None else self.showing.view
        if left is not None and of:
            glass.turn(Running(left / of, left))
        elif view is not None and view.late:
            glass.turn(Running(0.0, 0.0))
        else:
            glass.turn(None)
