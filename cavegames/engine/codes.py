"""A short code for a start: game, options, number of seats, seed. Whoever types it plays the same start.

A code is a number with these parts, the first the lowest, written by `base32`:

    version 8 | game 1024 | rules 32 | seats 32 | options 16 | a choice 16 for each option | seed

The game is a hash of its id, so no list of numbers has to be kept. Options stand in the order of `_options`,
each as the place of its choice. An option added later at the end is not in older codes and has its default;
so has a choice added at the end. Whatever else changes the start raises the rules version of the game, and
codes of other versions are refused.
"""

import hashlib
from datetime import date
from typing import NamedTuple

from cavegames.engine import base32, registry
from cavegames.engine.game import GameInfo, GameOptions
from cavegames.engine.match import MatchSetup
from cavegames.engine.options import OptionField, fields

VERSION = 1
"""Of the format of codes, 0 to 7."""

LARGEST_SEED = 10**18 - 1
"""The largest seed that a code holds: as large as one can be typed."""

_VERSIONS, _GAMES, _RULES, _SEATS, _OPTIONS, _CHOICES = 8, 1024, 32, 32, 16, 16
_DAILY = 1_000_000
"""Seeds of daily caves lie below, so that they are as short as any other."""


class BadCode(ValueError):
    """The text is no code, or the start has none; the message is a sentence that says what to do."""


class Start(NamedTuple):
    """What a code holds."""

    game: str
    """The id of the game."""
    options: GameOptions
    seats: int
    seed: int


def encode(setup: MatchSetup) -> str:
    """The code of a start, e.g. `SBAG-G007-K4C`; it holds no names. Raises BadCode where there is none."""
    if setup.position is not None:
        raise BadCode("This match did not begin with a seed, so no code can hold its start.")
    if not 0 <= setup.seed <= LARGEST_SEED:
        raise BadCode(f"A code holds seeds from 0 to {LARGEST_SEED}. Choose a shorter seed.")
    info = registry.info(setup.game)
    known = _options(registry.open_game(info.id).Options)
    chosen = [_place(field, setup.options) for field in known]
    number = setup.seed
    for choice in reversed(chosen):
        number = number * _CHOICES + choice
    for part, radix in (
        (len(chosen), _OPTIONS),
        (len(setup.seats), _SEATS),
        (info.rules_version % _RULES, _RULES),
        (_hash(info.id), _GAMES),
        (VERSION, _VERSIONS),
    ):
        number = number * radix + part
    return base32.encode(number)


def decode(text: str) -> Start:
    """The start in a code. Raises BadCode, whatever the text."""
    try:
        number = base32.decode(text)
    except base32.BadText as bad:
        raise BadCode(str(bad)) from None
    parts = _Parts(number)
    if parts.take(_VERSIONS) != VERSION:
        raise BadCode("This code is of another version of cavegames. Update to play it.")
    info = _info(parts.take(_GAMES))
    if parts.take(_RULES) != info.rules_version % _RULES:
        raise BadCode(
            f"This code was made with other rules of {info.title}: its start would not be the same here."
        )
    seats = parts.take(_SEATS)
    if not info.seats_min <= seats <= info.seats_max:
        raise BadCode(f"This code is of a match of {seats}, and {info.title} is not played by {seats}.")
    options = _read_options(info, parts)
    if parts.rest > LARGEST_SEED:
        raise BadCode("There is a slip in this code: its seed is too large. Compare it once more.")
    return Start(info.id, options, seats, parts.rest)


def daily(game_id: str, day: date) -> int:
    """The seed of the daily cave of a game on a calendar day: the same on every machine."""
    digest = hashlib.sha256(f"cavegames daily/{game_id}/{day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % _DAILY


def has_daily(info: GameInfo) -> bool:
    """Whether there is a daily cave: the game can be played alone."""
    return info.seats_min == 1


class _Parts:
    """The parts of a number, taken from the lowest on."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, radix: int) -> int:
        self.rest, part = divmod(self.rest, radix)
        return part


def _options(options: type[GameOptions]) -> tuple[OptionField, ...]:
    """The options in the order of codes: those of every game first, so that a game can add at the end."""
    shared = GameOptions.model_fields
    return tuple(sorted(fields(options), key=lambda field: field.name not in shared))


def _place(field: OptionField, options: GameOptions) -> int:
    values = [value for value, _ in field.choices]
    return values.index(getattr(options, field.name))


def _hash(game_id: str) -> int:
    digest = hashlib.sha256(game_id.encode()).digest()
    return int.from_bytes(digest[:2], "big") % _GAMES


def _info(code: int) -> GameInfo:
    for info in registry.GAMES:
        if _hash(info.id) == code:
            return info
    raise BadCode("This code is of a game that is not here. Update cavegames to play it.")


def _read_options(info: GameInfo, parts: _Parts) -> GameOptions:
    options = registry.open_game(info.id).Options
    known = _options(options)
    chosen = [parts.take(_CHOICES) for _ in range(parts.take(_OPTIONS))]
    values = {}
    for field, choice in zip(known, chosen, strict=False):
        if choice >= len(field.choices):
            raise _newer(info)
        values[field.name] = field.choices[choice][0]
    if any(chosen[len(known) :]):
        raise _newer(info)
    try:
        return options.model_validate(values)
    except ValueError:
        raise BadCode(
            f"The options in this code do not go together in {info.title}. Ask for a new one."
        ) from None


def _newer(info: GameInfo) -> BadCode:
    return BadCode(
        f"This code chooses an option of {info.title} that is not here. Update cavegames to play it."
    )
