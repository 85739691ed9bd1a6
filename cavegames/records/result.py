"""One seat in one finished match: what the records are made of."""

from datetime import datetime
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine import journal, registry
from cavegames.engine.match import PERSON, Match, MatchSetup

_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}


class Result(BaseModel):
    """How one seat came off in one match."""

    model_config = ConfigDict(frozen=True)

    file: str
    """The name of the match file, in the folder of the matches."""
    seat: int = Field(ge=0)
    seats: int = Field(ge=1)
    game: str
    mode: str
    """`solo`, `two players` or `team of two` and so on, `against the computer` or `with the computer`, or
    `computers alone`."""
    practice: bool
    """With free undo or from a given position: kept apart."""
    created: datetime
    """When the match was begun."""
    name: str
    player: str
    """`person`, or the name of the computer player."""
    won: bool
    """Alone or with others."""
    shared: bool
    """Others have won as well, who are not of the same team."""
    resigned: bool
    """This seat gave up."""
    score: int | None
    """Points; None where none were counted."""
    award: str | None
    """Of games played alone."""
    plies: int = Field(ge=0)
    """Moves that stand, of all seats."""
    seconds: float = Field(ge=0, allow_inf_nan=False)
    """How long the match was played."""
    clause: str
    reason: str

    @property
    def person(self) -> bool:
        """Whether a person sat there."""
        return self.player == PERSON

    @property
    def ending(self) -> Literal["won", "shared", "lost", "gave up"]:
        """How it came out, in a word."""
        if self.resigned:
            return "gave up"
        if not self.won:
            return "lost"
        return "shared" if self.shared else "won"

    @property
    def who(self) -> str:
        """The person's name, or what computer player it was."""
        return self.name if self.person else f"{self.player} (computer)"


def mode(setup: MatchSetup) -> str:
    """Who played with whom."""
    persons = sum(seat.player == PERSON for seat in setup.seats)
    team = registry.info(setup.game).team
    if not persons:
        return "computers alone"
    if persons < len(setup.seats):
        return "with the computer" if team else "against the computer"
    if persons == 1:
        return "solo"
    count = _COUNTS.get(persons, persons)
    return f"team of {count}" if team else f"{count} players"


def practice(setup: MatchSetup) -> bool:
    """Whether a match is kept apart: nothing had to stand, or it did not begin at the beginning."""
    return setup.options.undo == "free" or setup.position is not None


def results(match: Match[Any, Any], file: str, created: datetime, seconds: float) -> tuple[Result, ...]:
    """The results of all seats of a match; none while it goes on."""
    outcome = match.outcome
    if outcome is None:
        return ()
    setup = match.setup
    return tuple(
        Result(
            file=file,
            seat=seat,
            seats=len(setup.seats),
            game=setup.game,
            mode=mode(setup),
            practice=practice(setup),
            created=created,
            name=who.name,
            player=who.player,
            won=seat in outcome.winners,
            shared=seat in outcome.winners and len(outcome.winners) > 1 and not match.game.info.team,
            resigned=seat == match.resigned,
            score=outcome.total(seat) if outcome.scores else None,
            award=outcome.award or None,
            plies=len(match.plies),
            seconds=seconds,
            clause=outcome.clause,
            reason=outcome.reason,
        )
        for seat, who in enumerate(setup.seats)
    )


def read_file(path: Path) -> tuple[Result, ...] | None:
    """The results in a match file, none while it goes on; None when the file cannot tell. Never raises."""
    reading = journal.read(path)
    if reading.match is None or reading.created is None:
        return None
    found = results(reading.match, path.name, reading.created, reading.seconds)
    broken_off = reading.torn or reading.wrong is not None
    return None if broken_off and not found else found


def title(game_id: str) -> str:
    """The title of a game; its id when it is not here."""
    try:
        return registry.info(game_id).title
    except registry.UnknownGame:
        return game_id
