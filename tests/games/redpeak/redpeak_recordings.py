"""The recorded matches in `matches/`, one for each way a match can end, and of each variant.

They are made by `python tests/games/redpeak/redpeak_recordings.py`, which lets the planner play until each
ending was met; they must be made again when tiles, cards, boats or boards change. A test plays them again.
"""

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from redpeak_situations import GAME, NAMES, situation, way, without_lava

from cavegames.engine import chance, journal
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.redpeak.components import BOATS
from cavegames.games.redpeak.moves import SAND, Kind, Move
from cavegames.games.redpeak.state import Ending, Phase, State
from cavegames.players.registry import open_player

FOLDER = Path(__file__).parent / "matches"

Choose = Callable[[State, Any], Move]


@dataclass(frozen=True)
class Recording:
    """A match that ends as it should."""

    name: str
    ending: Ending | None
    """None: the leader gives up."""
    seats: int = 3
    options: dict[str, Any] = field(default_factory=dict)
    habit: str = ""
    """`buys`: from the third day on all that can be bought; `late`: the sand always runs out."""
    start: Callable[[], State] | None = None
    """Where the match starts, for endings that hardly happen."""


def before_the_last_eruption() -> State:
    """The tent follows into the boat with the lava close behind."""
    boat = next(i for i, each in enumerate(BOATS) if each.dock == 1 and each.volcanoes)
    state: State = situation(
        "evening",
        path=way("s " * 11),
        adventurer=12,
        tent=11,
        docks=(boat,),
        lava="double eruption",
        flow=ELEVEN,
    )
    return state


ELEVEN = "eruption " * 11

RECORDINGS = (
    Recording("won", Ending.WON),
    Recording("won-closed-hands", Ending.WON, 4, {"hands": "closed"}),
    Recording("won-alone", Ending.WON, 1, {"sand": "off"}),
    Recording("won-bonus", Ending.WON, 2, {"bonus": True}),
    Recording("won-quests", Ending.WON, 3, {"quests": 3}),
    Recording("won-bonus-and-quests", Ending.WON, 6, {"bonus": True, "quests": 1, "hands": "open"}),
    Recording("lost-by-day", Ending.DAY, habit="late"),
    Recording("lost-in-the-evening", Ending.EVENING),
    Recording("lost-by-buying", Ending.BOUGHT, habit="buys"),
    Recording("lost-on-the-boat", Ending.BOAT, 2, {"hands": "open"}, start=before_the_last_eruption),
    Recording(
        "no-lava-left",
        Ending.EMPTY,
        2,
        {"hands": "open"},
        start=lambda: without_lava(hour=8, timeline=8, times=0),
    ),
    Recording("gave-up", None),
)


def setup(recording: Recording, seed: int) -> MatchSetup:
    """The set-up of a match."""
    options = GAME.Options(**{"hands": "open", **recording.options})
    seats = tuple(map(SeatSetup, NAMES[: recording.seats]))
    position = GAME.dump(recording.start()) if recording.start else None
    return MatchSetup("redpeak", options, seats, seed, position)


def moves(state: State, recording: Recording, seed: int) -> Iterator[Move]:
    """The moves of the planner, and of its habits, from `state` on."""
    planner, rng = open_player("planner", GAME), chance.stream(seed, "record")
    while legal := GAME.legal(state):
        seat = GAME.to_move(state)
        bought = [move for move in legal if move.kind == Kind.BUY]
        if recording.habit == "late" and SAND in legal and state.phase == Phase.PLACE:
            move = SAND
        elif recording.habit == "buys" and bought and state.day > 2:
            move = bought[0]
        else:
            move = planner.choose(GAME.observe(state, seat), seat, rng)
        yield move
        state = GAME.apply(state, move).state


def play(match: Match[Any, Any], recording: Recording, seed: int) -> None:
    """Play a match on, with a move taken back and made again now and then; or give up after a while."""
    for ply, move in enumerate(moves(match.state, recording, seed)):
        if recording.ending is None and ply == 40:
            match.resign(0, float(ply))
            return
        match.play(move, float(ply))
        if ply % 5 == 0 and match.undo_refusal() is None:
            match.undo(float(ply))
            match.redo(float(ply))


def met(recording: Recording, seed: int) -> bool:
    """Whether the match of that seed ends as the recording should."""
    match: Match[Any, Any] = Match(GAME, setup(recording, seed))
    play(match, recording, seed)
    if recording.ending is None:
        return match.resigned is not None
    return bool(match.state.ending == recording.ending)


def record(recording: Recording, seed: int, path: Path) -> None:
    """Write a recording. Raises JournalError."""
    created = datetime(2026, 1, 1, 12, tzinfo=UTC)
    with journal.create(path, setup(recording, seed), GAME, created=created) as written:
        play(Match(GAME, setup(recording, seed), written), recording, seed)


def main() -> None:
    """Write all recordings anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for recording in RECORDINGS:
            path = Path(folder) / f"{recording.name}.jsonl"
            record(recording, next(seed for seed in count(1) if met(recording, seed)), path)
            (FOLDER / path.name).write_bytes(path.read_bytes())


if __name__ == "__main__":
    main()
