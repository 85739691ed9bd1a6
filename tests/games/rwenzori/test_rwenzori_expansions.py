"""Expansions as a whole: the places they hook into, each of them gone, and every two of them together."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from rwenzori_situations import GAME, cells, mix, play, refused, situation
from rwenzori_walks import walk

import cavegames.games.rwenzori as package
from cavegames.engine.game import BadPosition
from cavegames.engine.hexgrid import Cell
from cavegames.engine.options import fields
from cavegames.games.rwenzori import expansions, options
from cavegames.games.rwenzori.board import Placed
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion
from cavegames.games.rwenzori.expansions.together import Together
from cavegames.games.rwenzori.state import Due, State, Tiles, Want

ALL = tuple(expansions.known())
VALUES = {name: (each.offer.option, each.offer.value) for name, each in expansions.known().items()}
"""By expansion, the option and the value of it that choose it."""
SEATS = 3


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


@pytest.fixture
def without(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game as it is when the file of an expansion is not there."""
    gone = str(request.param)
    found = [info for info in expansions.iter_modules(expansions.__path__) if info.name != gone]
    monkeypatch.setattr(expansions, "iter_modules", lambda path: found)
    for cached in (expansions.known, expansions.of):
        cached.cache_clear()
    yield gone
    for cached in (expansions.known, expansions.of):
        cached.cache_clear()


@pytest.fixture(scope="module")
def base() -> list[list[State]]:
    """Random matches of the base game, when all expansions are there."""
    return [list(walk(mix(), seats, 1)) for seats in (1, SEATS)]


@pytest.mark.parametrize("without", ALL, indirect=True)
def test_without_its_file_an_expansion_is_gone_and_nothing_else(
    base: list[list[State]], without: str
) -> None:
    assert set(expansions.known()) == set(ALL) - {without}
    chosen: Any = options.with_expansions()
    values = {(field.name, value) for field in fields(chosen) for value, _ in field.choices}
    before = {(field.name, value) for field in fields(GAME.Options) for value, _ in field.choices}
    offer = VALUES[without]
    alone = offer[1] is True
    assert before - values == ({(offer[0], True), (offer[0], False)} if alone else {offer})
    assert values < before
    assert [list(walk(chosen(), seats, 1)) for seats in (1, SEATS)] == base
    with pytest.raises(BadPosition, match="no such expansion"):
        GAME.load({**GAME.dump(situation()), "expansions": [without]})


@pytest.mark.parametrize("without", ALL, indirect=True)
def test_the_others_are_played_without_it(without: str) -> None:
    for name in set(ALL) - {without, "treasure", "cutting_board", "laying_river"}:
        option, value = VALUES[name]
        chosen: Any = options.with_expansions()
        assert list(walk(chosen(**{option: value}), SEATS, 1))[-1].ended is not None


def may(*names: str) -> bool:
    """Whether expansions go together, read off their clauses: one lava, and what needs the sheet has it."""
    on_the_sheet = {"treasure", "cutting_board", "laying_river"} & set(names)
    return sum(map(is_lava, names)) < 2 and (not on_the_sheet or "sheet" in names)


def is_lava(name: str) -> bool:
    return VALUES[name][0] == "lava"


PAIRS = list(combinations(ALL, 2))


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if may(*pair)])
def test_every_two_that_go_together_are_played_to_the_end(pair: tuple[str, str]) -> None:
    states = list(walk(mix(*pair), SEATS, 2))
    assert set(states[0].expansions) == set(pair)
    assert states[-1].ended is not None
    assert {tuple(sorted(GAME.census(state).items())) for state in states[:: len(states) // 3]} == {
        tuple(sorted(GAME.census(states[0]).items()))
    }


@pytest.mark.parametrize("pair", list(combinations([name for name in ALL if is_lava(name)], 2)))
def test_of_the_lava_rivers_one_is_chosen(pair: tuple[str, str]) -> None:
    position = {**GAME.dump(situation()), "expansions": sorted(pair)}
    with pytest.raises(BadPosition, match="one is chosen"):
        GAME.load(position)


@pytest.mark.parametrize("name", ["treasure", "cutting_board", "laying_river"])
def test_what_needs_the_sheet_is_refused_without_it(name: str) -> None:
    with pytest.raises(ValidationError, match="needs the play sheet"):
        mix(name)
    assert GAME.setup(mix("sheet", name), SEATS, 1).expansions == tuple(sorted(("sheet", name)))
