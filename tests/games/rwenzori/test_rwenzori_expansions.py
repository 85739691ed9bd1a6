"""The expansions as a whole: the places they hook into, each of them gone, and what does not go together."""

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from rwenzori_situations import GAME, cells, mix, play, refused, situation

import cavegames
import cavegames.games.rwenzori as package
from cavegames.engine.game import BadPosition
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import Placed
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion
from cavegames.games.rwenzori.expansions.together import Together
from cavegames.games.rwenzori.state import Due, State, Tiles, Want

ALL = tuple(expansions.known())
LAVA = ("cutting_board", "cutting_passage", "laying_river", "surrounded")
NEED_THE_SHEET = ("cutting_board", "laying_river", "treasure")
PROGRAM = Path(cavegames.__file__).parent


class Toy(Expansion):
    """Two rows, no TNT on the eastern start tile, five straights less, and two tiles more after each one."""

    def __init__(self) -> None:
        self.rounds = 0

    def deck(self, tiles: Tiles, seats: int) -> Tiles:
        return tiles[5:]

    def within(self, state: State, cell: Cell) -> bool:
        return cell[1] in (0, -1)

    def coverable(self, tile: Placed) -> bool:
        return tile.exits != 0b11001

    def laid(self, draft: Draft, seat: int, face: int, cell: Cell) -> None:
        draft.allow(Due(Want.LAYS, seat, left=2))

    def starts_round(self, draft: Draft) -> None:
        self.rounds += 1


@pytest.mark.parametrize("together", [False, True])
def test_the_base_asks_an_expansion_at_each_place(together: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    state, toy = situation(hands=("straight tnt", "star")), Toy()
    rules = Together((Expansion(), toy)) if together else toy
    monkeypatch.setattr(expansions, "of", lambda ids: rules)
    assert sum(map(len, (*(first := GAME.setup(mix(), 2, 1)).hands, *first.stacks))) == 76
    assert cells(state, "lay") == {"1,-1"}, "the other free exit leads out of the play area"
    assert "does not open" in refused_tnt(state)
    laid = play(state, "lay:straight@1,-1/0")
    assert laid.due == (Due(Want.LAYS, 0, left=2),)
    assert toy.rounds == 0
    play(laid, "pass", "move@0,0")
    assert toy.rounds == 1


def refused_tnt(state: State) -> str:
    refusal = GAME.refusal(state, GAME.read("tnt@1,0/0"))
    assert refusal is not None
    return refusal.why


def test_none_is_the_neutral_one_and_an_unknown_one_is_no_position() -> None:
    assert type(expansions.of(())) is Expansion
    with pytest.raises(BadPosition, match="no such expansion"):
        GAME.load({**GAME.dump(situation()), "expansions": ["moles"]})
    assert refused(situation(hands=("tnt", "star")), "tnt@2,-1/0", "RW-TNT-1")


def test_several_together_are_asked_at_every_place() -> None:
    places = {name for name, value in vars(Expansion).items() if callable(value) and name[0] != "_"}
    assert places <= set(vars(Together))


def test_the_base_names_no_expansion() -> None:
    """It imports only what all have in common, so that each file can be taken away."""
    folder = Path(str(package.__file__)).parent
    base = [*folder.glob("*.py"), *(folder / "solo").glob("*.py")]
    assert len(base) > 30
    found = re.compile(rf"expansions[. ]\w*({'|'.join(ALL)}|lava)\b|\"({'|'.join(ALL)})\"")
    named = {path.name: found.findall(path.read_text(encoding="utf-8")) for path in base}
    assert {name: hits for name, hits in named.items() if hits} == {}


SCRIPT = """
import json
from itertools import islice
import cavegames
from rwenzori_situations import mix
from rwenzori_walks import walk
from cavegames.engine.options import fields
from cavegames.games.rwenzori import GAME, expansions

def end(options, seats, plies):
    *_, last = islice(walk(options, seats, 1), plies)
    return GAME.dump(last)

ends = {f"base {seats}": end(GAME.Options(), seats, None) for seats in (1, 2)}
for name, expansion in expansions.known().items():
    ends[name] = end(mix(name, *(expansion.offer.needs or ())[:1]), 2, 60)
offered = {field.name: [value for value, _ in field.choices] for field in fields(GAME.Options)}
print(json.dumps([cavegames.__file__, offered, ends]))
"""


def play_in(home: Path) -> tuple[Any, Any]:
    """What the program in a folder offers, and how matches of its base and of each of its expansions go."""
    paths = [home, PROGRAM.parent, Path(__file__).parent]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, check=True, env=env, cwd=home)
    file, offered, ends = json.loads(done.stdout)
    assert Path(file).is_relative_to(home)
    return offered, ends


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the program, to take files away from."""
    folder = tmp_path_factory.mktemp("program")
    shutil.copytree(PROGRAM, folder / "cavegames")
    shutil.copytree(PROGRAM.parent / "assets", folder / "assets")
    return folder


@pytest.fixture(scope="module")
def whole(home: Path) -> tuple[Any, Any]:
    """What the whole program offers and plays."""
    return play_in(home)


@pytest.mark.parametrize("name", ALL)
def test_without_its_file_an_expansion_is_gone_and_nothing_else(
    name: str, home: Path, whole: tuple[Any, Any], tmp_path: Path
) -> None:
    file = home / "cavegames/games/rwenzori/expansions" / f"{name}.py"
    aside = file.rename(tmp_path / file.name)
    offered, ends = play_in(home)
    aside.rename(file)
    gone = {name, *(NEED_THE_SHEET if name == "sheet" else ())}
    assert ends == {other: end for other, end in whole[1].items() if other not in gone}
    offers = [expansions.known()[other].offer for other in gone]
    left = {
        option: [value for value in values if (option, value) not in {(o.option, o.value) for o in offers}]
        for option, values in whole[0].items()
    }
    assert offered == {option: values for option, values in left.items() if values != [False]}


@pytest.mark.parametrize("pair", list(combinations(LAVA, 2)))
def test_of_the_lava_rivers_one_is_chosen(pair: tuple[str, str]) -> None:
    with pytest.raises(BadPosition, match="one is chosen"):
        GAME.load({**GAME.dump(situation()), "expansions": list(pair)})


@pytest.mark.parametrize("name", NEED_THE_SHEET)
def test_what_needs_the_sheet_is_refused_without_it(name: str) -> None:
    with pytest.raises(ValidationError, match=r"needs the play sheet.*Choose the sheet too\."):
        mix(name)
    assert mix("sheet", name).chosen(3) == tuple(sorted(("sheet", name)))


def test_the_lava_river_is_for_several() -> None:
    assert mix("surrounded", "hidden_passages").chosen(1) == ("hidden_passages",)
