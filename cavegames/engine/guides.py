"""The guided first matches: a recorded match with comments, and places where the player plays the right move.

Each lies in `assets/guides/<game>.toml` and is checked as a whole when it is read: a guide that is read can
be played to its end.
"""

from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from cavegames.engine import assets, registry
from cavegames.engine.game import AnyGame, Refused
from cavegames.engine.match import Match, MatchSetup, SeatSetup

AnyMatch: TypeAlias = Match[Any, Any]
Words = Annotated[str, Field(max_length=400)]


class BadGuide(ValueError):
    """The guide cannot be played; the message says where and why."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Step(_Strict):
    """One comment, and what is done at it."""

    say: Words
    """What is told."""
    shows: tuple[str, ...] = ()
    """The concepts that it shows."""
    moves: tuple[str, ...] = ()
    """Played before the comment is shown, whoever is to move."""
    play: tuple[str, ...] = ()
    """What the player has to play here, in any order."""
    also: tuple[str, ...] = ()
    """Moves that do as well as the one of `play`; the guide goes on as if that was played."""
    do: Literal["", "undo", "look", "scores"] = ""
    """What the player has to do here, where that is no move."""
    refused: str = ""
    """The clause by which that is refused: then being refused is the lesson."""
    ask: Words = ""
    """What the player is to do, in one line."""
    other: Words = "That is allowed. Here we want to show something else."
    """The answer to another legal move."""
    hint: Words = ""
    """The nudge after two tries."""

    @property
    def waits(self) -> bool:
        """Whether the player does something here, beside reading."""
        return bool(self.play or self.do)

    @model_validator(mode="after")
    def _whole(self) -> "Step":
        if self.play and self.do:
            raise ValueError("a step asks for moves or for something else, not for both")
        if self.waits != bool(self.ask):
            raise ValueError("`ask` goes with `play` or `do`")
        if self.also and len(self.play) != 1:
            raise ValueError("`also` goes with one move to play")
        if self.play and not self.hint:
            raise ValueError("a step with `play` needs a `hint`")
        return self


class Guide(_Strict):
    """A guided match."""

    game: str
    minutes: Annotated[int, Field(ge=1, le=60)]
    """How long it takes."""
    seed: int
    options: dict[str, Any] = {}
    names: tuple[str, ...]
    """The names by seat."""
    seat: int = 0
    """Where the player sits."""
    concepts: tuple[str, ...]
    """All that the guide has to show."""
    step: Annotated[tuple[Step, ...], Field(min_length=1)]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps in their order."""
        return self.step

    def match_at(self, index: int) -> AnyMatch:
        """The match as it stands when a step is shown. It has no file. Raises Refused."""
        match = self._begin()
        for number, step in enumerate(self.steps[: index + 1]):
            enter(match, step)
            if number < index:
                _answer(match, step)
        return match

    def _begin(self) -> AnyMatch:
        game = registry.open_game(self.game)
        options = game.Options.model_validate(self.options)
        seats = tuple(SeatSetup(name) for name in self.names)
        return Match(game, MatchSetup(self.game, options, seats, self.seed))


def has(game_id: str) -> bool:
    """Whether a game has a guided match."""
    return assets.exists(f"guides/{game_id}.toml")


@cache
def guide(game_id: str) -> Guide:
    """The guided match of a game. Raises BadGuide, or OSError where there is none."""
    return checked(assets.table(f"guides/{game_id}.toml"))


def checked(data: dict[str, Any]) -> Guide:
    """The guide in `data`. Raises BadGuide when it cannot be played from start to end."""
    try:
        found = Guide.model_validate(data)
    except ValidationError as error:
        raise BadGuide(str(error)) from None
    lacking = set(found.concepts) - {concept for step in found.steps for concept in step.shows}
    if lacking:
        raise BadGuide(f"The guide shows nothing of: {', '.join(sorted(lacking))}.")
    _walk(found)
    return found


def _walk(found: Guide) -> None:
    """Play the guide through. Raises BadGuide."""
    match = found._begin()
    for number, step in enumerate(found.steps, 1):
        try:
            enter(match, step)
            _expect(match, step, found.seat)
            _answer(match, step)
        except Refused as refused:
            raise BadGuide(f"Step {number} of the guide: {refused}") from None
        except ValueError as error:
            raise BadGuide(f"Step {number} of the guide: {error}") from None


def _expect(match: AnyMatch, step: Step, seat: int) -> None:
    if step.play and match.to_move != seat:
        raise ValueError("the player is not to move")
    for text in step.also:
        refusal = match.game.refusal(match.state, move(match.game, text))
        if refusal is not None:
            raise ValueError(f"{text} is not legal: {refusal.why}")
    if step.do == "scores" and match.outcome is None:
        raise ValueError("the match is not over")
    undo = match.undo_refusal() if step.do == "undo" else None
    if step.do == "undo" and step.refused != (undo.clause if undo else ""):
        raise ValueError(f"undo is answered with {undo}")


def enter(match: AnyMatch, step: Step) -> None:
    """Play what comes before a step is shown. Raises Refused."""
    for text in step.moves:
        match.play(move(match.game, text))


def _answer(match: AnyMatch, step: Step) -> None:
    """Do what the player does at a step."""
    for text in step.play:
        match.play(move(match.game, text))
    if step.do == "undo" and not step.refused:
        match.undo()


def move(game: AnyGame, text: str) -> Any:
    """The move in a guide. Raises Unreadable."""
    return game.read(text)
