"""The options of a game in the new-game screen: those that matter with so many seats."""

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Vertical

from cavegames.engine.game import GameOptions
from cavegames.engine.options import OptionField, as_text, fields, parse
from cavegames.tui.choice import Choice
from cavegames.tui.field import Field


class OptionFields(Vertical):
    """A line for each option of `options`."""

    DEFAULT_CSS = "OptionFields { height: auto; }"

    def __init__(self, options: type[GameOptions], last: Mapping[str, str], seats: int) -> None:
        """`last` is what was chosen the last time, by name."""
        super().__init__()
        self.options = options
        self._fields = fields(options)
        self._last = last
        self._seats = seats

    def compose(self) -> ComposeResult:
        """The lines."""
        for option in self._fields:
            values = [(as_text(value), label) for value, label in option.choices]
            chosen = self._last.get(option.name, as_text(option.default))
            control = Choice(values, chosen, id=f"option-{option.name}")
            line = Field(option.title, control, hint=option.help, id=f"field-{option.name}")
            line.display = option.matters(self._seats)
            yield line

    def show(self, seats: int) -> None:
        """Show what matters with so many seats."""
        self._seats = seats
        for option in self._fields:
            self.query_one(f"#field-{option.name}").display = option.matters(seats)

    def choose(self, options: GameOptions) -> None:
        """Choose what a code says."""
        for option in self._fields:
            self._choice(option).choose(as_text(getattr(options, option.name)))

    def texts(self) -> dict[str, str]:
        """All that is chosen, also what does not matter now, as text by name."""
        return {option.name: self._choice(option).value for option in self._fields}

    def chosen(self) -> GameOptions:
        """The options; what does not matter is as it usually is. Raises BadOption."""
        matter = {option.name for option in self._fields if option.matters(self._seats)}
        return parse(self.options, {name: text for name, text in self.texts().items() if name in matter})

    def _choice(self, option: OptionField) -> Choice:
        return self.query_one(f"#option-{option.name}", Choice)
