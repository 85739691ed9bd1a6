"""The recorded matches in `matches/`: every ending, penalty, gear and character, and each way of being freed.

They are made by `python tests/games/rwenzori/rwenzori_recordings.py`. Most are found by letting random
players play until it happens; what hardly ever happens so begins from a position. A test plays them again.
"""

import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from rwenzori_recording import Met, Recording, acts, both, has
from rwenzori_recordings_lava import LAVA
from rwenzori_recordings_passages import PASSAGES
from rwenzori_situations import alone, mix, situation

from cavegames.engine import chance, journal
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.rwenzori import GAME, events, events_hands
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.components import FACES, Penalty
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import Ending, State, Why

FOLDER = Path(__file__).parent / "matches"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
LONGEST = 160
"""Plies within which the thing must happen, where the match is not played to its end."""
MORE = 3
"""Plies played after it, before somebody gives up."""


def takes(penalty: Penalty) -> Met:
    """The penalty of a dark tile just entered is taken, and it blocks."""
    return (
        both(acts(Act.PENALTY), has(events.Blocked))
        if penalty != Penalty.EXPLOSION
        else both(acts(Act.PENALTY), has(events.CavedIn))
    )


def reveals(penalty: Penalty, why: Why) -> Met:
    """A dark tile of that kind is revealed so."""
    return lambda _, seen: any(
        isinstance(event, events.Revealed) and event.why == why and FACES[event.face].penalty == penalty
        for event in seen
    )


PRISON = {
    "3,0": "plus1-straight/1",
    "4,0": "dark-explosion/1 cave-in by red",
    "5,0": "light-straight/1",
    "6,0": "flooded-dive-straight/1 active",
}


def prison(**parts: Any) -> State:
    """Blue is trapped on 5,0 between a cave-in and water; Red stands before the cave-in."""
    parts = {
        "missed": (0, 1),
        "hands": ("tnt dive-star cross six-way", "straight star star left-fork"),
        **parts,
    }
    return situation(PRISON, meeples=("3,0", "5,0"), **parts)


def locked(*meeples: str) -> State:
    """Both are trapped in the end phase and have missed turns."""
    tiles = {
        "4,0": "dead-end/1 active",
        "5,0": "light-straight/1",
        "6,0": "dead-end/4 active",
        "-4,0": "dead-end/1 active",
        "-3,0": "plus2-straight/1",
        "-2,0": "dead-end/4 active",
    }
    return situation(tiles, meeples=meeples, hands=("straight", "star star"), ending=True)


def dark(face: str, **parts: Any) -> State:
    """Red stands before a dark tile of Blue."""
    tiles = {"1,-1": "light-straight/0", "2,-2": f"{face} dark by blue"}
    return situation(tiles, meeples=("1,-1", "1,0"), **parts)


def last_tile() -> State:
    """A match of one with one tile to go."""
    return alone(hands=("plus1-straight",), solo={"stack": "", "lights": "", "section": ""})


SOLO = {"seats": 1}
RECORDINGS: dict[str, Recording] = {
    "escaped-of-two": Recording(
        has(events.MatchEnded, ending=Ending.ESCAPED),
        position=lambda: situation(hands=("straight", "star cross"), ending=True),
        script="lay:straight@1,-1/0 lay:star@0,1/0 lay:escape@2,-2/3",
    ),
    "escaped-of-five": Recording(has(events.MatchEnded, ending=Ending.ESCAPED), seats=5),
    "all-trapped": Recording(
        has(events.MatchEnded, ending=Ending.MISSED),
        position=lambda: locked("-3,0", "5,0"),
        script="miss " * 6,
    ),
    "nobody-gets-on": Recording(has(events.MatchEnded, ending=Ending.IDLE), seats=2),
    "solo-escaped": Recording(
        has(events.MatchEnded, ending=Ending.ESCAPED),
        position=last_tile,
        script="lay:plus1-straight@1,-1/0 lay:escape@2,-2/3",
    ),
    "solo-deck-empty": Recording(has(events.MatchEnded, ending=Ending.CAVE), 1, (("difficulty", "crazy"),)),
    "solo-nobody-gets-on": Recording(has(events.MatchEnded, ending=Ending.IDLE), 1),
    "solo-by-hand": Recording(acts(Act.CAVE), 1, (("cave", "hand"), ("normals", "4"))),
    "solo-save-in-place": Recording(has(events.WentUnder), 1),
    "solo-exchange": Recording(acts(Act.BACK), 1),
    "penalty-plus-one": Recording(both(takes(Penalty.PLUS1), has(events_hands.TileTaken))),
    "penalty-plus-one-at-the-end": Recording(
        has(events_hands.Given),
        position=lambda: dark("dark-plus1-swing", hands=("straight", "cross star"), ending=True),
        script="blind@2,-2 turn:0 penalty give:cross@red",
    ),
    "penalty-hand": Recording(
        both(
            takes(Penalty.HAND), lambda _, seen: not any(isinstance(e, events_hands.TileTaken) for e in seen)
        )
    ),
    "penalty-clock": Recording(reveals(Penalty.CLOCK, Why.BLIND)),
    "penalty-explosion": Recording(takes(Penalty.EXPLOSION)),
    "explosion-behind-the-save-tile": Recording(
        both(acts(Act.SAVE), has(events.CavedIn)),
        position=lambda: dark("dark-explosion", hands=("pickaxe-star", "star")),
        script="blind@2,-2 turn:0 save:pickaxe-star@3,-3/1",
    ),
    "explosion-in-the-light": Recording(both(acts(Act.LIGHT), has(events.CavedIn))),
    "gear-bag-as-pickaxe": Recording(both(acts(Act.GEAR_SAVE), has(events_hands.GearUsed, gear=Gear.BAG))),
    "gear-bag-against-plus-one": Recording(has(events_hands.NothingTaken, avoided=True), seats=5),
    "gear-boots": Recording(has(events_hands.GearUsed, gear=Gear.BOOTS), seats=5),
    "gear-torch": Recording(has(events_hands.GearUsed, gear=Gear.TORCH)),
    "gear-chocolate": Recording(has(events_hands.GearUsed, gear=Gear.CHOCOLATE)),
    "gear-map": Recording(has(events_hands.GearUsed, gear=Gear.MAP)),
    **{
        f"character-{character.id}": Recording(has(events_hands.CharacterUsed, character=character), seats=4)
        for character in Character
    },
    "freed-by-tnt": Recording(
        has(events.TntLaid, freed=(1,)),
        position=prison,
        script="tnt@4,0/0 discard:cross discard:six-way pass pass move@4,0",
    ),
    "freed-by-tnt-at-the-end": Recording(
        has(events.TntLaid, freed=(1,)),
        position=lambda: prison(ending=True),
        script="tnt@4,0/0 give:cross@blue discard:six-way pass pass",
    ),
    "freed-by-an-offered-hand": Recording(
        has(events_hands.Answered, taken=True),
        position=prison,
        script="offer@blue accept save:dive-star@7,0/0",
    ),
    "offer-refused": Recording(
        has(events_hands.Answered, taken=False), position=prison, script="offer@blue refuse miss"
    ),
    "freed-by-swapping-the-hand": Recording(
        has(events.TurnMissed, swapped=True),
        position=lambda: prison(
            seat=1, stacks=("straight straight", "cross star dive-right-fork left-fork jump-star")
        ),
        script="swap lay:cross@2,0/0 save:dive-right-fork@7,0/1",
    ),
    "freed-by-the-save-tile-of-another": Recording(
        acts(Act.SAVE),
        position=lambda: situation(
            {"1,-1": "straight/0", "2,-2": "dark-hand-dive/0 active by red"},
            meeples=("1,-1", "2,-2"),
            entries={"blue": 3},
            hands=("dive-star", "straight"),
        ),
        script="save:dive-star@3,-3/1 move@3,-3",
    ),
    "gave-up": Recording(lambda _, seen: True, seats=3),
    **LAVA,
    **PASSAGES,
}


def setup(name: str, seed: int) -> MatchSetup:
    """The set-up of a match."""
    recording = RECORDINGS[name]
    position = None if recording.position is None else GAME.dump(recording.position())
    seats = recording.seats if position is None else len(position["meeples"])
    chosen = {} if position is None else mix(*position["expansions"]).model_dump()
    return MatchSetup(
        "rwenzori",
        GAME.Options(**{**chosen, **dict(recording.options)}),
        tuple(map(SeatSetup, NAMES[:seats])),
        seed,
        position,
    )  # type: ignore[arg-type]


def moves(name: str, match: Match[State, Move], seed: int) -> Iterator[Move]:
    """The moves of a match: by the script, else at random, any act as likely as another."""
    recording, rng = RECORDINGS[name], chance.stream(seed, "record")
    if recording.script:
        yield from map(GAME.read, recording.script.split())
        return
    while legal := GAME.legal(match.state):
        act = chance.draw(rng, sorted({move.act for move in legal}))
        yield chance.draw(rng, [move for move in legal if move.act == act])


def play(name: str, match: Match[State, Move], seed: int) -> bool:
    """Play a match until a little after the thing has happened; whether it has."""
    met, ending = RECORDINGS[name].met, name.startswith(("escaped", "nobody", "solo-nobody", "solo-deck"))
    after = None
    for ply, move in enumerate(moves(name, match, seed)):
        played = match.play(move, float(ply))
        if after is None and met(played.move, played.events):
            after = ply
        if ply % 7 == 3 and match.undo_refusal() is None:
            match.undo(float(ply))
            match.redo(float(ply))
        done = after is not None and ply >= after + MORE and not RECORDINGS[name].script
        if done or (ply > LONGEST and not ending):
            break
    if match.to_move is not None and after is not None:
        match.resign(match.to_move, 999.0)
    return after is not None


def record(name: str, seed: int, path: Path) -> None:
    """Write a recording. Raises JournalError."""
    created = datetime(2026, 1, 1, 12, tzinfo=UTC)
    with journal.create(path, setup(name, seed), GAME, created=created) as written:
        play(name, Match(GAME, setup(name, seed), written), seed)


def main() -> None:
    """Write all recordings anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in RECORDINGS:
            path = Path(folder) / f"{name}.jsonl"
            seed = next(seed for seed in count(1) if play(name, Match(GAME, setup(name, seed)), seed))
            record(name, seed, path)
            (FOLDER / path.name).write_bytes(path.read_bytes())


if __name__ == "__main__":
    main()
