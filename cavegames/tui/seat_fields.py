"""The seats in the new-game screen: a name, and who sits there."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from cavegames.engine.match import PERSON, SeatSetup
from cavegames.players.registry import PlayerInfo
from cavegames.tui import names
from cavegames.tui.choice import Choice
from cavegames.tui.field import Field

PERSON_LINE = "A person plays here, on this keyboard."


class SeatFields(Vertical):
    """A line for each seat there can be; `seats` of them are shown."""

    def __init__(
        self,
        titles: Sequence[str],
        last: Sequence[SeatSetup],
        players: Sequence[PlayerInfo],
        fewest: int,
        chosen: int,
    ) -> None:
        """`last` is who sat there the last time, `chosen` how many they were."""
        super().__init__(id="seats", classes="panel")
        self.border_title = "Seats"
        self._fewest = fewest
        self.seats = max(fewest, min(chosen, len(titles)))
        self._titles = titles
        self._last = last
        self._players = players

    def compose(self) -> ComposeResult:
        """The lines."""
        if self._fewest < len(self._titles):
            counts = [(str(count), str(count)) for count in range(self._fewest, len(self._titles) + 1)]
            yield Field("Players", Choice(counts, str(self.seats), id="count"))
        people = [(PERSON, "Person"), *((player.name, player.title) for player in self._players)]
        for seat, (title, last) in enumerate(zip(self._titles, self._last, strict=True)):
            name = Input(last.name, max_length=names.LONGEST, id=f"name-{seat}", classes="name", compact=True)
            line = Field(title, name, Choice(people, last.player, id=f"player-{seat}"), id=f"seat-{seat}")
            line.display = seat < self.seats
            yield line
        yield Static(Content(self._invitation()), id="computers", classes="hint")

    def _invitation(self) -> str:
        """Who the computer players are, and that one can play against them."""
        players = [player.title for player in self._players]
        if not players:
            return ""
        who = " and ".join(filter(None, [", ".join(players[:-1]), players[-1]]))
        are = "are computer players" if len(players) > 1 else "is a computer player"
        alone = " Alone? Give one a seat." if self._fewest > 1 else ""
        return f"{who} {are}.{alone}"

    def show(self, seats: int) -> None:
        """Show the first `seats` lines."""
        self.seats = seats
        for seat in range(len(self._titles)):
            self.query_one(f"#seat-{seat}").display = seat < seats

    def choose(self, seats: int) -> None:
        """Choose how many play."""
        for count in self.query("#count").results(Choice):
            count.choose(str(seats))

    def setups(self) -> tuple[SeatSetup, ...]:
        """Who sits where, as typed."""
        return tuple(
            SeatSetup(names.tidy(self._typed(seat)), self._sitting(seat)) for seat in range(self.seats)
        )

    def check(self) -> Input | None:
        """Say beside each name what is wrong with it. Gives the first bad one, or None when all are fine."""
        first = None
        typed = [self._typed(seat) for seat in range(self.seats)]
        for seat, name in enumerate(typed):
            sentence = names.problem(name, typed[:seat]) or ""
            self.query_one(f"#seat-{seat}", Field).tell(sentence)
            if sentence and first is None:
                first = self.query_one(f"#name-{seat}", Input)
        return first

    def hint(self, seat: int) -> str:
        """One line on who sits on a seat."""
        lines = {player.name: player.line for player in self._players}
        return lines.get(self._sitting(seat), PERSON_LINE)

    def _typed(self, seat: int) -> str:
        return self.query_one(f"#name-{seat}", Input).value

    def _sitting(self, seat: int) -> str:
        return self.query_one(f"#player-{seat}", Choice).value

    @on(Input.Changed)
    def _mended(self) -> None:
        if any(field.problem for field in self.query(Field)):
            self.check()
