"""The options of a game in the new-game screen: those that matter with so many seats."""

from collections.abc import Mapping

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical

from cavegames.engine.game import GameOptions
from cavegames.engine.options import BadOption, OptionField, as_text, fields, parse
from cavegames.tui.choice import Choice
from cavegames.tui.field import Field


class OptionFields(Vertical):
    """A line for each option of `options`; what does not go together is said beneath it at once."""

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
            line = Field(option.title, control, id=f"field-{option.name}")
            line.display = option.matters(self._seats)
            yield line

    def on_mount(self) -> None:
        """Say what is chosen, and what does not go together from the last time."""
        self.check()

    @on(Choice.Changed)
    def check(self) -> Choice | None:
        """Say what is chosen, and beneath each that does not fit why not. Gives the first of these."""
        problems = self._problems()
        for option in self._fields:
            line = self.query_one(f"#field-{option.name}", Field)
            line.hint = self._meaning(option)
            line.tell(problems.get(option.name, ""))
        bad = (self._choice(option) for option in self._fields if option.name in problems)
        return next(bad, None)

    def show(self, seats: int) -> None:
        """Show what matters with so many seats."""
        self._seats = seats
        for option in self._fields:
            self.query_one(f"#field-{option.name}").display = option.matters(seats)
        self.check()

    def choose(self, options: GameOptions) -> None:
        """Choose what a code says."""
        for option in self._fields:
            self._choice(option).choose(as_text(getattr(options, option.name)))

    def texts(self) -> dict[str, str]:
        """All that is chosen, also what does not matter now, as text by name."""
        return {option.name: self._choice(option).value for option in self._fields}

    def chosen(self) -> GameOptions:
        """The options; what does not matter is as it usually is. Raises BadOption."""
        return parse(self.options, self._mattering())

    def _mattering(self) -> dict[str, str]:
        matter = {option.name for option in self._fields if option.matters(self._seats)}
        return {name: text for name, text in self.texts().items() if name in matter}

    def _problems(self) -> dict[str, str]:
        """By option why it does not fit: each that a refusal goes away with is left out for the next one."""
        found: dict[str, str] = {}
        texts = self._mattering()
        while sentence := self._refusal(texts):
            without = {name: {key: text for key, text in texts.items() if key != name} for name in texts}
            to_blame = (name for name, rest in without.items() if self._refusal(rest) != sentence)
            name = next(to_blame, next(iter(texts)))
            found[name] = sentence
            texts = without[name]
        return found

    def _refusal(self, texts: Mapping[str, str]) -> str:
        try:
            parse(self.options, texts)
        except BadOption as bad:
            return str(bad)
        return ""

    def _meaning(self, option: OptionField) -> str:
        value = self._choice(option).value
        return next(option.meaning(each) for each, _ in option.choices if as_text(each) == value)

    def _choice(self, option: OptionField) -> Choice:
        return self.query_one(f"#option-{option.name}", Choice)
