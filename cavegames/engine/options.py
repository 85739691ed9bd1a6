"""The options of a game as fields of a form, and from text as on a command line."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from cavegames.engine.game import GameOptions

Value: TypeAlias = str | int | bool


class BadOption(ValueError):
    """An option or value that is not there; the message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option: its name, the words shown, and what can be chosen as (value, label)."""

    name: str
    title: str
    help: str
    default: Value
    choices: tuple[tuple[Value, str], ...]
    seats: tuple[int, ...] | None = None
    """It matters with these numbers of seats only; None: with any."""
    helps: Mapping[Value, str] = field(default_factory=dict, hash=False)
    """What a value means, where that is longer than its label."""

    def matters(self, seats: int) -> bool:
        """Whether the option changes anything in a match of that many seats."""
        return self.seats is None or seats in self.seats

    def meaning(self, value: Value) -> str:
        """What a value means, else what the option is about."""
        return self.helps.get(value, self.help)

    def label(self, value: Value) -> str:
        """The label of a value. Raises KeyError for one that cannot be chosen."""
        return dict(self.choices)[value]


def fields(options: type[GameOptions]) -> tuple[OptionField, ...]:
    """The options of a game, its own before those that every game has."""
    inherited = GameOptions.model_fields
    names = sorted(options.model_fields, key=lambda name: name in inherited)
    return tuple(_field(name, options.model_fields[name]) for name in names)


def parse(options: type[GameOptions], given: Mapping[str, str]) -> GameOptions:
    """The options with some values given as text. Raises BadOption."""
    known = {field.name: field for field in fields(options)}
    values = {name: _value(known, name, text) for name, text in given.items()}
    try:
        return options.model_validate(values)
    except ValidationError as error:
        raise BadOption(_together(error)) from None


def _together(error: ValidationError) -> str:
    """Why values that are each allowed do not go together: the sentence of the game that refuses them."""
    context = error.errors()[0].get("ctx", {})
    return str(context.get("error") or f"These options do not go together: {error.errors()[0]['msg']}.")


def _field(name: str, info: FieldInfo) -> OptionField:
    extra = info.json_schema_extra
    more: dict[str, Any] = dict(extra) if isinstance(extra, dict) else {}
    labels = more.get("labels", {})
    return OptionField(
        name=name,
        title=info.title or name,
        help=info.description or "",
        default=info.default,
        choices=tuple(
            (value, labels.get(as_text(value)) or as_text(value).capitalize())
            for value in _values(name, info)
        ),
        seats=None if "seats" not in more else tuple(more["seats"]),
        helps=more.get("helps", {}),
    )


def _values(name: str, info: FieldInfo) -> tuple[Value, ...]:
    """What can be chosen: the values of a Literal, off and on for a bool."""
    if info.annotation is bool:
        return (False, True)
    if get_origin(info.annotation) is Literal:
        return get_args(info.annotation)
    raise TypeError(f"option {name} must be a Literal or a bool")


def as_text(value: Value) -> str:
    """A value as written on a command line, as `parse` takes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _value(known: Mapping[str, OptionField], name: str, text: str) -> Value:
    if name not in known:
        raise BadOption(f"There is no option {name[:40]!r}. The options are: {', '.join(known)}.")
    values = {as_text(value): value for value, _ in known[name].choices}
    if text.strip().lower() not in values:
        raise BadOption(f"{name} cannot be {text[:40]!r}. Choose one of: {', '.join(values)}.")
    return values[text.strip().lower()]
