"""The lines of a match file, checked: a header, then one line an entry.

Match files are JSON Lines in UTF-8. The header is the first line:

    {"cavegames":1,"game":"ocelot","rules":1,"created":"2026-11-30T18:30:12.000Z","seed":7,
     "options":{…},"seats":[{"name":"Ada","player":"person"},…],"check":"0a1b2c3d"}

(one line in the file), with `position` only when play starts from a given one, and `origin` where the
match comes from elsewhere. Then follow entries, numbered from 1:

    {"n":1,"do":"move","seat":0,"move":"A:lamp@k3","seconds":12.5,"check":"4e5f6a7b"}
    {"n":2,"do":"undo","seconds":14.0,"check":"0a1b2c3d"}

`check` is the checksum of the position after the entry; the header's is that of all the start depends on.
`winners` stands in an entry after which the match is over. Fields that change no position and are guarded
by no checksum: the names and players of the seats, `created`, `origin`, `seconds`.
"""

import json
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from cavegames.engine import checksum, strictjson
from cavegames.engine.game import AnyGame, GameOptions, Json
from cavegames.engine.match import Action, Entry, MatchSetup, SeatSetup

VERSION = 1
"""The version of the format."""

_MOMENT = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$"

MAX_HEADER = 1 << 20
"""Longest header, in bytes."""
MAX_LINE = 4096
"""Longest entry, in bytes."""
MAX_SEATS = 20
MAX_ENTRIES = 100_000
MAX_BYTES = 32 << 20
"""Longest match file, in bytes."""


class BadLine(ValueError):
    """A line is not what it should be; the message is a sentence."""


class NewerFormat(BadLine):
    """The file is no worse for it, but only a newer program can read it."""


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("only printable characters, please")
    return text


def _moment(text: str) -> str:
    datetime.fromisoformat(text)
    return text


Name = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(_printable)]
Notation = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_printable)]
Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Check = Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    def to_bytes(self) -> bytes:
        """The line as written, with its end. Raises ValueError when it cannot be told in JSON."""
        data = {key: value for key, value in self.model_dump().items() if value is not None}
        text = json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        return text.encode("utf-8") + b"\n"


class SeatLine(_Strict):
    """A seat in the header."""

    name: Name
    player: Name


class Header(_Strict):
    """The first line: all that a match starts from."""

    cavegames: Literal[1] = 1
    game: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,39}$")]
    rules: Annotated[int, Field(ge=1, le=1_000_000)]
    created: Annotated[str, Field(pattern=_MOMENT), AfterValidator(_moment)]
    seed: Annotated[int, Field(ge=-(1 << 64), le=1 << 64)]
    options: dict[str, Any]
    seats: Annotated[list[SeatLine], Field(min_length=1, max_length=MAX_SEATS)]
    position: Any = None
    origin: Annotated[str, Field(max_length=200), AfterValidator(_printable)] | None = None
    check: Check

    @property
    def moment(self) -> datetime:
        """When the match was created."""
        return datetime.fromisoformat(self.created)

    def setup(self, options: GameOptions) -> MatchSetup:
        """The set-up, with the options as the game reads them."""
        seats = tuple(SeatSetup(seat.name, seat.player) for seat in self.seats)
        return MatchSetup(self.game, options, seats, self.seed, self.position)


class Line(_Strict):
    """An entry."""

    n: Annotated[int, Field(ge=1, le=MAX_ENTRIES)]
    do: Action
    seat: Seat | None = None
    move: Notation | None = None
    seconds: Annotated[float, Field(ge=0, le=1e9)]
    check: Check
    winners: Annotated[list[Seat], Field(max_length=MAX_SEATS)] | None = None


def header(game: AnyGame, setup: MatchSetup, start: Any, created: datetime, origin: str | None) -> Header:
    """The header of a new match that starts in state `start`. Raises ValueError."""
    options = setup.options.model_dump(mode="json")
    return Header(
        game=setup.game,
        rules=game.info.rules_version,
        created=created.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        seed=setup.seed,
        options=options,
        seats=[SeatLine(name=seat.name, player=seat.player) for seat in setup.seats],
        position=setup.position,
        origin=origin,
        check=start_check(setup, options, game.info.rules_version, game.dump(start)),
    )


def start_check(setup: MatchSetup, options: dict[str, Any], rules: int, start: Json) -> str:
    """The checksum of all the start depends on."""
    return checksum.of([setup.game, rules, options, len(setup.seats), setup.seed, start])


def line(n: int, entry: Entry) -> Line:
    """The line of an entry. Raises ValueError."""
    return Line(
        n=n,
        do=entry.action,
        seat=entry.seat,
        move=entry.move,
        seconds=round(entry.seconds, 3),
        check=checksum.of(entry.position()),
        winners=None if entry.winners is None else list(entry.winners),
    )


def read_header(raw: bytes) -> Header:
    """The header in a line without its end. Raises BadLine."""
    data = _load(raw, MAX_HEADER, "Its first line")
    if not isinstance(data, dict) or "cavegames" not in data:
        raise BadLine("Its first line is not that of a match file.")
    version = data["cavegames"]
    if type(version) is int and VERSION < version < 1000:
        raise NewerFormat("It was written by a newer version of cavegames. Update to open it.")
    try:
        return Header.model_validate(data)
    except ValidationError as error:
        raise BadLine(f"Its first line is damaged: {_field(error, Header)} cannot be right.") from None


def read_line(raw: bytes) -> Line:
    """The entry in a line without its end. Raises BadLine."""
    try:
        return Line.model_validate(_load(raw, MAX_LINE, "It"))
    except ValidationError as error:
        raise BadLine(f"Its {_field(error, Line)} cannot be right.") from None


def _load(raw: bytes, limit: int, what: str) -> Json:
    if len(raw) > limit:
        raise BadLine(f"{what} is longer than any line of a match file.")
    try:
        return strictjson.loads(raw)
    except ValueError:
        raise BadLine(f"{what} cannot be read.") from None


def _field(error: ValidationError, model: type[BaseModel]) -> str:
    place = error.errors(include_url=False, include_input=False, include_context=False)[0]["loc"]
    known = place and place[0] in model.model_fields
    return f"`{place[0]}`" if known else "content"
