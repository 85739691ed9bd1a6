"""A match from what was written on the command line: options, seats, seed, position."""

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path

from cavegames.engine import codes, registry, strictjson
from cavegames.engine import options as option_fields
from cavegames.engine.errors import because
from cavegames.engine.game import AnyGame, GameOptions, Json
from cavegames.engine.match import PERSON, MatchSetup, SeatSetup
from cavegames.players import registry as players
from cavegames.players.registry import RANDOM

LONGEST_NAME = 60
"""Characters of the longest name of a player."""
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of the largest position file that is read."""


class BadSetup(ValueError):
    """No match can start from this; the message is a sentence that says what to change."""


def random_seed() -> int:
    """A new seed, short enough to be typed: 0 to 999,999,999."""
    return secrets.randbelow(1_000_000_000)


def read_setup(
    game: AnyGame,
    options: Iterable[str] = (),
    seats: Sequence[str] = (),
    seed: int | None = None,
    position: Path | None = None,
    *,
    code: str | None = None,
) -> MatchSetup:
    """The set-up named by `K=V` options and `NAME[=PLAYER]` seats, or by a code. Raises BadSetup."""
    if code is not None:
        if options or seed is not None or position is not None:
            raise BadSetup("A code holds the options and the seed already. Give it with --seat alone.")
        return _decoded(game, code, seats)
    return MatchSetup(
        game=game.info.id,
        options=read_options(game, options),
        seats=read_seats(game, seats),
        seed=random_seed() if seed is None else seed,
        position=None if position is None else read_position(position),
    )


def _decoded(game: AnyGame, code: str, seats: Sequence[str]) -> MatchSetup:
    try:
        start = codes.decode(code)
    except codes.BadCode as bad:
        raise BadSetup(str(bad)) from None
    if start.game != game.info.id:
        raise BadSetup(f"That code is of {registry.info(start.game).title}. Play {start.game} with it.")
    return MatchSetup(start.game, start.options, read_seats(game, seats, start.seats), start.seed)


def read_options(game: AnyGame, texts: Iterable[str]) -> GameOptions:
    """The options of a game from `K=V` texts; the rest have their defaults. Raises BadSetup."""
    try:
        return option_fields.parse(game.Options, dict(_pairs(texts)))
    except option_fields.BadOption as bad:
        raise BadSetup(str(bad)) from None


def _pairs(texts: Iterable[str]) -> Iterable[tuple[str, str]]:
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"An option is a name, = and a value; {text[:60]!r} has no =.")
        yield key.strip(), value.strip()


def read_seats(game: AnyGame, texts: Sequence[str], count: int | None = None) -> tuple[SeatSetup, ...]:
    """Who sits where, by seat, from `NAME[=PLAYER]` texts; the rest are persons. Raises BadSetup.

    `count` is the number of seats where that is fixed already.
    """
    info = game.info
    if len(texts) > info.seats_max:
        raise BadSetup(f"{info.title} has {info.seats_max} seats, and {len(texts)} are named.")
    if count is not None and len(texts) > count:
        raise BadSetup(f"The code is of a match with {count} seats, and {len(texts)} are named.")
    titles = game.seat_titles(count or max(len(texts), info.seats_min))
    known = [player.name for player in players.names(info.id)]
    named = [read_seat(text, known) for text in texts]
    seats = (*named, *map(SeatSetup, titles[len(texts) :]))
    if len({seat.name.casefold() for seat in seats}) < len(seats):
        raise BadSetup("Two seats have one name. Give each --seat a name of its own.")
    return seats


def read_players(game: AnyGame, texts: Iterable[str], count: int | None = None) -> tuple[str, ...]:
    """The computer players by seat from `SEAT=NAME` texts; `random` on seats not named. Raises BadSetup.

    As many seats as `count`, else as few as the game allows with all that are named.
    """
    most = game.info.seats_max if count is None else _counted(game, count)
    ids = game.seat_names(most)
    chosen = dict.fromkeys(ids, RANDOM.name)
    known = [player.name for player in players.names(game.info.id)]
    last = game.info.seats_min if count is None else count
    for text in texts:
        seat, _, name = (part.strip() for part in text.partition("="))
        if seat not in chosen:
            raise BadSetup(f"Write SEAT=NAME with one of the seats {', '.join(ids)}; not {text[:60]!r}.")
        if name not in known:
            raise BadSetup(f"There is no computer player {name[:60]!r}. Choose {' or '.join(known)}.")
        chosen[seat] = name
        last = max(last, ids.index(seat) + 1)
    return tuple(chosen.values())[:last]


def _counted(game: AnyGame, count: int) -> int:
    least, most = game.info.seats_min, game.info.seats_max
    if not least <= count <= most:
        allowed = f"{least}" if least == most else f"{least} to {most}"
        raise BadSetup(f"{game.info.title} has {allowed} seats, not {count}.")
    return count


def read_seat(text: str, known: Sequence[str]) -> SeatSetup:
    """Who sits there, from `NAME[=PLAYER]` with one of the `known` computer players. Raises BadSetup."""
    name, _, player = text.partition("=")
    name, player = name.strip(), player.strip() or PERSON
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadSetup(f"A name has 1 to {LONGEST_NAME} printable characters; {text[:60]!r} has not.")
    if player != PERSON and player not in known:
        raise BadSetup(f"There is no player called {player[:60]!r}. Choose {', '.join((PERSON, *known))}.")
    return SeatSetup(name, player)


def read_position(path: Path) -> Json:
    """The position in a file that `dump` wrote, bare or as its whole answer. Raises BadSetup."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadSetup(f"The position {path} cannot be read: {because(error)}.") from None
    if len(content) > LARGEST_FILE:
        raise BadSetup(f"{path} is larger than any position. Give a file that `dump` wrote.")
    try:
        data = strictjson.loads(content)
    except ValueError:
        raise BadSetup(f"{path} is no JSON. Give a file that `dump` wrote.") from None
    if isinstance(data, dict) and data.keys() == {"position"}:
        data = data["position"]
    if not isinstance(data, dict):
        raise BadSetup(f"{path} is no position. Give a file that `dump` wrote.")
    return data
