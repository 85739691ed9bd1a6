"""Setting up a match by questions, each with an answer that Enter gives."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from cavegames.engine import codes, seeds
from cavegames.engine import options as option_fields
from cavegames.engine.codes import BadCode, Start
from cavegames.engine.game import AnyGame, GameOptions
from cavegames.engine.match import MatchSetup, SeatSetup
from cavegames.engine.options import BadOption, OptionField
from cavegames.engine.seeds import BadSeed
from cavegames.headless.setup import BadSetup, random_seed, read_seat
from cavegames.plain.console import Console, listed
from cavegames.players import registry as players

T = TypeVar("T")


class _Bad(ValueError):
    """The answer does not fit; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Given:
    """What needs no question."""

    seats: tuple[SeatSetup, ...] | None = None
    options: GameOptions | None = None
    seed: int | None = None
    count: int | None = None
    """How many seats, where a code says so."""


def ask_setup(game: AnyGame, console: Console, given: Given) -> MatchSetup:
    """Ask for what is not given. Raises Left when the input ends."""
    console.say(f"A new match of {game.info.title}.")
    if given.seed is None:
        given = _ask_start(game, console, given)
    seats = given.seats or _ask_seats(game, console, given.count)
    options = given.options or _ask_options(game, console, len(seats))
    seed = random_seed() if given.seed is None else given.seed
    return MatchSetup(game.info.id, options, seats, seed)


def _until(console: Console, question: Sequence[str], read: Callable[[str], T]) -> T:
    """Ask until the answer can be read."""
    console.say(*question)
    while True:
        try:
            return read(console.hear())
        except _Bad as bad:
            console.say(str(bad))


def _ask_start(game: AnyGame, console: Console, given: Given) -> Given:
    """A seed, or a code, which gives the options as well."""

    def read(text: str) -> Given:
        if not text:
            return given
        if text.isascii() and text.isdigit():
            return replace(given, seed=_read_seed(text))
        start = _read_code(game, text)
        return replace(given, seed=start.seed, options=start.options, count=start.seats)

    return _until(console, ["Is there a code or a seed to play again? Enter: a new cave."], read)


def _read_seed(text: str) -> int:
    try:
        return seeds.read(text)
    except BadSeed as bad:
        raise _Bad(str(bad)) from None


def _read_code(game: AnyGame, text: str) -> Start:
    try:
        start = codes.decode(text)
    except BadCode as bad:
        raise _Bad(f"{bad} Press Enter for a new cave.") from None
    if start.game != game.info.id:
        raise _Bad(f"That code is of another game, {start.game}. Press Enter for a new cave.")
    return start


def _ask_seats(game: AnyGame, console: Console, count: int | None) -> tuple[SeatSetup, ...]:
    known = players.names(game.info.id)
    console.say(
        "Type the name of each player. For a computer player add = and its kind, as in Robo=random.",
        *(f"Computer player {player.name}: {player.line}" for player in known),
    )
    found: list[SeatSetup] = []
    seats = count or _ask_count(game, console)
    for seat_id, title in zip(game.seat_names(seats), game.seat_titles(seats), strict=True):
        found.append(_ask_seat(console, seat_id, title, found, [player.name for player in known]))
    return tuple(found)


def _ask_count(game: AnyGame, console: Console) -> int:
    few, many = game.info.seats_min, game.info.seats_max
    if few == many:
        return few

    def read(text: str) -> int:
        if not text:
            return few
        if text not in map(str, range(few, many + 1)):
            raise _Bad(f"Type a number from {few} to {many}.")
        return int(text)

    return _until(console, [f"How many play, {few} to {many}? Enter: {few}."], read)


def _ask_seat(
    console: Console, seat_id: str, title: str, others: Sequence[SeatSetup], known: Sequence[str]
) -> SeatSetup:
    taken = {other.name.casefold() for other in others}
    usual = next(name for name in (title, f"{title} 2") if name.casefold() not in taken)

    def read(text: str) -> SeatSetup:
        try:
            seat = read_seat(text or usual, known)
        except BadSetup as bad:
            raise _Bad(str(bad)) from None
        if seat.name.casefold() in taken:
            raise _Bad("Somebody else has this name. Type another.")
        return seat

    return _until(console, [f"Who sits on seat {seat_id}? Enter: {usual}, a person."], read)


def _ask_options(game: AnyGame, console: Console, seats: int) -> GameOptions:
    fields = [field for field in option_fields.fields(game.Options) if field.matters(seats)]
    while True:
        texts = {field.name: _ask_option(console, field) for field in fields}
        try:
            return option_fields.parse(game.Options, texts)
        except BadOption as bad:
            console.say(str(bad))


def _ask_option(console: Console, field: OptionField) -> str:
    words = [option_fields.as_text(value) for value, _ in field.choices]
    usual = option_fields.as_text(field.default)

    def read(text: str) -> str:
        word = text.lower() or usual
        if word not in words:
            raise _Bad(f"Type {listed(words, 'or')}.")
        return word

    return _until(console, [f"{field.title}: {listed(words, 'or')}? {field.help} Enter: {usual}."], read)
