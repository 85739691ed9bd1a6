"""What the four Lava Rivers have in common (RW-LAVA-6), and which go with what."""

from typing import Any

import pytest
from rwenzori_situations import GAME, allowed, mix, play, refused, situation

from cavegames.engine import options
from cavegames.engine.game import BadPosition
from cavegames.engine.options import BadOption
from cavegames.games.rwenzori.components import FACES, LAVA

WAYS = ("cutting_board", "cutting_passage", "laying_river", "surrounded")


@pytest.mark.clause("RW-LAVA-6")
def test_there_are_12_lava_tiles_and_none_is_in_a_hand_or_a_stack() -> None:
    assert FACES[LAVA].count == 12
    for way in WAYS:
        state = GAME.setup(mix(way, "sheet"), 3, 1)
        assert not any(LAVA in tiles for tiles in (*state.hands, *state.stacks, state.box))
    data: Any = GAME.dump(GAME.setup(mix("cutting_passage"), 3, 1))
    with pytest.raises(BadPosition, match="Treasure and lava"):
        GAME.load({**data, "box": [*data["box"], "lava"], "supply": data["supply"][1:]})


@pytest.mark.clause("RW-LAVA-6")
@pytest.mark.parametrize("status", ["lava/0 active", "lava/0"])
def test_tnt_does_not_open_lava(status: str) -> None:
    state = situation({"1,-1": status, "2,-2": "star/1"}, hands=("tnt", "star"), expansions=("surrounded",))
    clause = "RW-LAVA-6" if status.endswith("active") else "RW-TNT-1"
    assert "TNT does not open" in refused(state, "tnt@1,-1/0", clause)
    assert allowed(state, "tnt@1,0/0")


@pytest.mark.clause("RW-LAVA-6")
@pytest.mark.clause("RW-STUCK-5")
def test_lava_is_no_tile_that_gets_the_match_on() -> None:
    state = play(
        situation(expansions=("cutting_board", "sheet"), idle=7), "move@1,0", "move@0,0", "lava@3,-5"
    )
    assert state.idle == 9


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"lava": "board"}, "Cutting the board needs the play sheet (RW-LAVA-1). Choose the sheet too."),
        ({"lava": "river"}, "Laying the river needs the play sheet (RW-LAVA-5). Choose the sheet too."),
    ],
)
def test_what_needs_the_sheet_is_refused_without_it(given: dict[str, str], why: str) -> None:
    with pytest.raises(BadOption) as error:
        options.parse(GAME.Options, given)
    assert str(error.value) == why
    assert options.parse(GAME.Options, {**given, "sheet": "on"})


@pytest.mark.parametrize("given", [{"lava": "passage"}, {"lava": "surrounded"}, {"sheet": "on"}])
def test_the_others_stand_alone(given: dict[str, str]) -> None:
    state = GAME.setup(options.parse(GAME.Options, given), 2, 1)
    assert len(state.expansions) == 1


def test_of_the_lava_rivers_one_is_chosen() -> None:
    with pytest.raises(BadOption):
        options.parse(GAME.Options, {"lava": "board+river", "sheet": "on"})
    assert GAME.setup(mix("surrounded"), 1, 1).expansions == (), "alone there is no Lava River"


@pytest.mark.parametrize(
    ("ids", "why"),
    [
        (["cutting_board"], "needs the play sheet"),
        (["laying_river", "surrounded", "sheet"], "ascending"),
        (["cutting_passage", "surrounded"], "one is chosen"),
        (["sheet", "sheet"], "once each"),
    ],
)
def test_a_position_has_expansions_that_go_together(ids: list[str], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.load({**GAME.dump(situation()), "expansions": ids})


@pytest.mark.parametrize("way", ["cutting_passage", "surrounded"])
def test_a_match_of_one_has_no_lava(way: str) -> None:
    data = GAME.dump(GAME.setup(GAME.Options(), 1, 1))
    with pytest.raises(BadPosition, match="not for so many"):
        GAME.load({**data, "expansions": [way]})
