"""The greedy player of Sir Ocelot's Cave."""

from random import Random

from cavegames.engine import chance
from cavegames.games.ocelot.components import Amethyst, Token
from cavegames.games.ocelot.state import State
from cavegames.players.ocelot.greedy import GreedyPlayer
from cavegames.players.ocelot.thought import Taste, Thought
from cavegames.players.registry import open_player
from cavegames.simulate import Plan, run
from tests.players.help_ocelot import GAME, position

GREEDY = GreedyPlayer(GAME)
LEFT_DEEP = Amethyst(2, "left-deep")

SEEN_BY_THREE = {"f1": "A:compass", "a6": "A:lamp", "f11": "B:pickaxe"}
"""Tools that see f6, in the middle of the blue cave, well enough for anybody."""
SEEN_BY_TWO = {"f1": "A:compass", "a6": "A:lamp"}


def chosen(view: State, seed: int = 1) -> str:
    seat = GAME.to_move(view)
    assert seat is not None
    return GAME.notate(GREEDY.choose(view, seat, chance.stream(seed, "test")))


def all_chosen(view: State) -> set[str]:
    return {chosen(view, seed) for seed in range(25)}


def test_it_beats_the_random_player_in_19_of_20_matches() -> None:
    options = GAME.Options.model_validate({})
    won = 0
    for seat, players in enumerate((("greedy", "random"), ("random", "greedy"))):
        results = run(Plan("ocelot", options, players, seed=100, matches=10))
        won += sum(result.winners == (seat,) for result in results)
    assert won >= 19


def test_it_takes_a_free_beryl() -> None:
    assert chosen(position({"f6": Token.BERYL}, SEEN_BY_THREE, placed=True)) == "take@f6"


def test_it_ends_its_turn_when_there_is_nothing_left() -> None:
    assert chosen(position({"f6": Token.BERYL}, SEEN_BY_TWO, placed=True)) == "end"


def test_it_opens_geodes_before_it_takes_gems() -> None:
    tokens = {"f6": Token.BERYL, "f7": Token.GEODE}
    tools = {"f1": "A:compass", "f11": "A:lamp", "a6": "B:pickaxe", "b7": "C:pickaxe"}
    assert chosen(position(tokens, tools, placed=True)) == "take@f7"


def test_it_places_the_tool_that_wins_the_most() -> None:
    tokens = {"f6": Token.BERYL, "f5": Token.OPAL}
    for move in all_chosen(position(tokens, SEEN_BY_TWO, turn=30)):
        assert move.split(":")[1] in ("pickaxe@f11", "pickaxe@k6")


def test_it_does_not_open_a_beryl_for_the_opponent() -> None:
    view = position({"f6": Token.BERYL}, {"f1": "A:compass"})
    opening = {f"{face}@{cell}" for face in OTHER_KINDS for cell in ("a6", "f11", "k6")}
    assert not all_chosen(view) & opening


OTHER_KINDS = ("A:lamp", "B:lamp", "B:pickaxe", "C:pickaxe")


def test_in_the_last_turn_it_need_not_care_what_it_opens() -> None:
    view = position({"f6": Token.BERYL}, {"f1": "A:compass"}, turn=31)
    scores = {score for score, _ in Thought.of(view, 1, Taste()).turns(GAME.legal(view))}
    assert max(scores) == min(scores) == 0


def test_it_uses_its_companion_where_the_opponent_cannot() -> None:
    tools = {"f1": "A:compass", "a6": "A:lamp", "f11": "A:lamp"}
    view = position({"f6": Token.BERYL}, tools, companions=("e5", None), placed=True)
    assert chosen(view) == "take@f6"


def test_it_brings_its_companion_when_that_wins_the_most() -> None:
    tools = {"f1": "A:compass", "a6": "A:lamp", "f11": "A:lamp", "k6": "A:lamp"}
    view = position({"f6": Token.BERYL, "d6": Token.CRYSTAL}, tools, turn=30)
    assert chosen(view) == "companion@d6"


def test_it_sends_its_companion_deeper_when_that_wins_the_most() -> None:
    tools = {"m2": "A:compass", "j5": "A:lamp", "m8": "A:lamp", "p5": "A:lamp"}
    view = position({"m5": Token.BERYL}, tools, companions=("f6", None), turn=30)
    assert all(move.startswith("move@") for move in all_chosen(view))


def test_it_leaves_what_its_left_deep_makes_dearer() -> None:
    tools = {"l1": "A:compass", "l7": "A:lamp"}
    assert tools
    view = deep_crystal(mine=(LEFT_DEEP,))
    assert chosen(view) == "end"
    assert chosen(deep_crystal(mine=())).startswith("take@")


def test_it_takes_what_the_opponent_would_take_all_the_same() -> None:
    assert chosen(deep_crystal(mine=(LEFT_DEEP,), everybody=True)).startswith("take@")


def deep_crystal(mine: tuple[Amethyst, ...], everybody: bool = False) -> State:
    """A crystal in the green cave that ocelot can take; penguin too when `everybody` can."""
    tools = {"m2": "A:compass", "j5": "B:lamp", "m8": "B:pickaxe" if everybody else "A:lamp"}
    return position({"m5": Token.CRYSTAL}, tools, companions=("l5", None), amethysts=(mine, ()), placed=True)


def test_equal_views_give_equal_moves() -> None:
    """It never peeks: what differs only in what is hidden looks the same to it."""
    rng = Random(5)
    state = GAME.setup(GAME.Options.model_validate({}), 2, 5)
    differed = 0
    while (seat := GAME.to_move(state)) is not None:
        other = GAME.imagine(state, seat, rng)
        differed += other != state
        mine, theirs = (GAME.observe(each, seat) for each in (state, other))
        move = GREEDY.choose(mine, seat, chance.stream(1, "same"))
        assert GREEDY.choose(theirs, seat, chance.stream(1, "same")) == move
        state = GAME.play(state, move).state
    assert differed > 50


def test_hidden_faces_change_nothing() -> None:
    state = GAME.setup(GAME.Options.model_validate({}), 2, 5)
    move = GREEDY.choose(state, 0, chance.stream(1, "same"))
    assert GREEDY.choose(GAME.observe(state, 0), 0, chance.stream(1, "same")) == move


def test_equals_are_decided_by_the_generator() -> None:
    assert len(all_chosen(position({}, turn=31))) > 5


def test_it_keeps_nothing_between_moves() -> None:
    view = position({"f6": Token.BERYL, "f5": Token.OPAL}, SEEN_BY_TWO)
    fresh = open_player("greedy", GAME).choose(view, 0, chance.stream(1, "test"))
    assert GAME.notate(fresh) == chosen(view)
