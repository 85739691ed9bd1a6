"""The curtain: opaque, between what somebody may see alone and everybody else."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import ScreenSuspend
from textual.widgets import Button, Static

from cavegames.engine.game import Seat
from cavegames.tui.screen import CaveScreen


class Curtain(CaveScreen[None]):
    """Asks whose things are to be seen, names that person, and shows them to nobody before a key.

    What is hidden is fetched at the moment it is shown, and is gone from the screen when it is covered.
    """

    GROUP = "curtain"
    DEFAULT_CSS = """
    Curtain { align: center middle; background: $background; }
    Curtain #sheet { width: 70; height: auto; padding: 1 3;
                     border: round $cave-edge; background: $cave-surface; }
    Curtain Static { width: 1fr; height: auto; margin: 0 0 1 0; }
    Curtain Horizontal { height: auto; }
    Curtain Button { margin: 0 2 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False, id="curtain.previous"),
        Binding("right,down", "app.focus_next", show=False, id="curtain.next"),
        *(Binding(str(n), f"press({n})", show=False, id=f"curtain.answer-{n}") for n in range(1, 10)),
        Binding("q", "close", show=False, id="curtain.close"),
    ]

    def __init__(
        self,
        what: str,
        people: Mapping[Seat, str],
        reveal: Callable[[Seat], Content],
        alone: bool = False,
    ) -> None:
        """Hide `what`, e.g. `amethysts`, of `people`, by seat; `alone` when nobody else is there."""
        super().__init__()
        self.what, self.people, self.reveal, self.alone = what, people, reveal, alone
        self.seat: Seat | None = next(iter(people)) if len(people) == 1 else None
        self.shown = False

    def compose(self) -> ComposeResult:
        """The sheet, empty."""
        yield Vertical(id="sheet")

    async def on_mount(self) -> None:
        """Ask whose, or name the only one."""
        self.watch(self.app, "app_focus", self._focus_changed, init=False)
        if self.alone and self.seat is not None:
            await self.draw_open()
        else:
            await self.draw_closed()

    async def _fill(self, text: Content, buttons: Mapping[str, str]) -> None:
        sheet = self.query_one("#sheet")
        await sheet.remove_children()
        answers = [Button(Content(label), id=name, compact=True) for name, label in buttons.items()]
        await sheet.mount(Static(text), Horizontal(*answers))
        answers[0].focus()

    async def draw_closed(self) -> None:
        """Hide everything; say whose turn it is to look."""
        self.shown = False
        if self.seat is None:
            people = {f"seat-{seat}": f"{n} {name}" for n, (seat, name) in enumerate(self.people.items(), 1)}
            await self._fill(Content(f"Whose {self.what}?"), {**people, "close": "Back to the board"})
            return
        name = self.people[self.seat]
        text = Content.assemble(
            (name, f"bold $cave-seat-{self.seat}"), f", look alone. Enter shows your {self.what}."
        )
        await self._fill(text, {"show": f"Show them to {name}", "close": "Back to the board"})

    async def draw_open(self) -> None:
        """Show what that person alone may see."""
        assert self.seat is not None
        self.shown = True
        name = self.people[self.seat]
        title = Content.styled(f"{name}'s {self.what}\n\n", f"bold $cave-seat-{self.seat}")
        await self._fill(title + self.reveal(self.seat), {"close": "Hide them and go back"})

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        """Choose a person, show, or go back."""
        name = event.button.id or ""
        if name.startswith("seat-"):
            self.seat = int(name.removeprefix("seat-"))
            await self.draw_closed()
        elif name == "show":
            await self.draw_open()
        else:
            self.go_back()

    async def hide(self) -> None:
        """Cover what is shown, if anything is."""
        if self.shown and self in self.app.screen_stack:
            await self.draw_closed()

    async def _focus_changed(self, here: bool) -> None:
        """The terminal lost the focus: somebody else may come."""
        if not here:
            await self.hide()

    def before_suspend(self) -> None:
        """The process goes to the shell: nothing may be there when it comes back."""
        if self.shown:
            self.query_one(Static).update("")
            self.call_later(self.hide)

    async def on_screen_suspend(self, _: ScreenSuspend) -> None:
        """Another screen opens over this one."""
        await self.hide()

    def action_press(self, number: int) -> None:
        """Press the button of that number."""
        buttons = list(self.query(Button))
        if self.seat is None and number <= len(self.people):
            buttons[number - 1].press()

    def action_close(self) -> None:
        """Back to the board."""
        self.go_back()
