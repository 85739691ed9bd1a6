"""The planner of The Cave of Ignis: its plans against the rules, and how it plays."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cavegames.engine import assets, chance
from cavegames.engine.registry import open_game
from cavegames.games.ignis.components import DECK, THRONE, Card
from cavegames.games.ignis.moves import Kind
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.games.ignis.view import unseen
from cavegames.players.ignis import worth
from cavegames.players.ignis.moving import move_plans
from cavegames.players.ignis.plan import Plan, Turn
from cavegames.players.ignis.planner import PlannerPlayer
from cavegames.players.ignis.scene import Scene, deal
from cavegames.players.ignis.using import use_plans
from cavegames.simulate import Plan as Matches
from cavegames.simulate import run

GAME: Any = open_game("ignis")
PLANNER = PlannerPlayer(GAME)


def random_position(rng: Random) -> State:
    """A position at the start of a turn with much in the stacks, tiles held, and any step and fuse."""
    cards = list(chance.shuffled(rng, DECK))
    stacks: list[list[Card]] = [[], [], [], []]
    caps = (6, 6, 6, 8)
    for card in list(cards):
        stack = chance.below(rng, 3) + 1 if card.colour == 4 else int(card.colour)
        room = stack < 4 and sum(each.value for each in stacks[stack]) + card.value <= caps[stack]
        if room and rng.random() < 0.7:
            stacks[stack].append(card)
            cards.remove(card)
    number = 4 + chance.below(rng, 3)
    revealed, rest = tuple(cards[:number]), cards[number:]
    cut = chance.below(rng, len(rest))
    scepter = rng.random() < 0.6
    step = 1 + chance.below(rng, 12)
    return replace(
        GAME.setup(GAME.Options(), 1, 1),
        phase=Phase.CHOOSE,
        step=step,
        scepter=scepter,
        cubes=1 + chance.below(rng, 20),
        revealed=revealed,
        stacks=tuple(tuple(sorted(stack)) for stack in stacks),
        discards=tuple(sorted(rest[:cut])),
        pile=tuple(rest[cut:]),
        shuffles=1,
        tiles=tuple(chance.draw(rng, tuple(Place)) for _ in Tile),
    )


def played(state: State, plan: Plan) -> State:
    """The position after a plan, by the rules; fails when one of its moves is not legal."""
    state = GAME.play(state, GAME.read("move" if plan.moving else "use")).state
    for move in plan.moves:
        state = GAME.play(state, move).state
    return state


@pytest.mark.parametrize("seed", range(60))
def test_every_plan_is_legal_and_comes_to_what_it_says(seed: int) -> None:
    state = random_position(chance.stream(seed, "position"))
    GAME.load(GAME.dump(state))
    turn = Turn.of(GAME.observe(state, 0))
    plans = [*use_plans(turn), *move_plans(turn)]
    assert plans
    for plan in plans:
        after = played(state, plan)
        over = GAME.outcome(after) is not None
        assert plan.escaped == (over and after.scepter and after.step == 0)
        assert over == (plan.escaped or not plan.after.cubes)
        scene = Scene.of(GAME.observe(after, 0))
        assert plan.after == scene
        assert plan.burnt == max(0, _cubes_before(state, plan) - after.cubes)
        assert plan.walked == turn.scene.left - scene.left


def _cubes_before(state: State, plan: Plan) -> int:
    """The cubes just before the burn: Deep Breath brings some back."""
    breath = any(move.kind == Kind.PLAY and move.tile == Tile.DEEP_BREATH for move in plan.moves)
    return min(20, state.cubes + (Tile.DEEP_BREATH.strength if breath else 0))


def test_the_positions_of_that_test_are_rich() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(60):
        turn = Turn.of(GAME.observe(random_position(chance.stream(seed, "position")), 0))
        for plan in (*use_plans(turn), *move_plans(turn)):
            kinds.update({GAME.notate(move).partition(":")[0] for move in plan.moves})
            kinds["joker"] += any("=" in GAME.notate(move) for move in plan.moves)
            kinds["strength"] += any("/" in GAME.notate(move) for move in plan.moves)
            kinds["escaped"] += plan.escaped
    assert all(
        kinds[kind] > 20
        for kind in ("collect", "take", "skill", "play", "go", "joker", "strength", "escaped")
    )


def test_the_best_choices_are_among_the_plans() -> None:
    """Whatever is collected of red in a plan leaves no red card that would still fit."""
    state = random_position(chance.stream(3, "position"))
    for plan in use_plans(Turn.of(GAME.observe(state, 0))):
        after = GAME.play(state, GAME.read("use")).state
        for move in plan.moves[:-1]:
            after = GAME.play(after, move).state
        left = {GAME.notate(move) for move in GAME.legal(after)}
        assert not {"collect:red1", "collect:red2", "collect:red3"} & left


@pytest.mark.parametrize("seed", range(12))
def test_deals_come_from_the_unseen_cards(seed: int) -> None:
    state = random_position(chance.stream(seed, "position"))
    scene = Scene.of(GAME.observe(state, 0))
    dealt, left = deal(scene, 2, chance.stream(seed, "deal"), state.revealed)
    hidden = Counter(unseen(state))
    assert len(dealt) == 2
    if len(scene.pile) >= 2:
        assert Counter(dealt) + Counter(left) == hidden
    everywhere = Counter([*dealt, *state.revealed, *(card for stack in state.stacks for card in stack)])
    assert not everywhere - Counter(DECK)


@pytest.mark.parametrize("seed", range(4))
def test_it_plays_legal_moves_and_sees_only_the_view(seed: int) -> None:
    state = GAME.setup(GAME.Options(), 1, seed)
    ply = 0
    while GAME.legal(state):
        view = GAME.observe(state, 0)
        advice = PLANNER.advise(view, 0, chance.stream(ply, "planner"))
        again = PLANNER.choose(GAME.load(GAME.dump(view), view=True), 0, chance.stream(ply, "planner"))
        assert advice.move == again
        assert advice.why.endswith(".") and advice.why.isprintable() and len(advice.why) <= 160
        state = GAME.play(state, advice.move).state
        ply += 1
    assert ply > 30


@pytest.mark.parametrize("seed", range(30))
def test_it_finds_a_move_anywhere_in_a_turn(seed: int) -> None:
    """Also in the middle of turns that it did not plan itself."""
    rng = chance.stream(seed, "wander")
    state = random_position(rng)
    for _ in range(12):
        if not GAME.legal(state):
            break
        move = PLANNER.choose(GAME.observe(state, 0), 0, rng)
        assert GAME.refusal(state, move) is None
        state = GAME.play(state, chance.draw(rng, GAME.legal(state))).state


def test_it_wins_often_and_the_random_player_hardly_ever() -> None:
    options = GAME.Options()
    won = sum(result.winners == (0,) for result in run(Matches("ignis", options, ("planner",), 300, 16)))
    assert won >= 4
    assert sum(result.winners == (0,) for result in run(Matches("ignis", options, ("random",), 300, 60))) <= 2


def test_it_walks_out_when_it_can() -> None:
    state = random_position(chance.stream(1, "position"))
    state = replace(state, step=2, scepter=True, cubes=20)
    green = tuple(card for card in state.stacks[2])
    assert green and sum(card.value for card in state.stacks[3]) >= 4
    advice = PLANNER.advise(GAME.observe(state, 0), 0, chance.stream(1, "out"))
    assert GAME.notate(advice.move) == "move"
    assert "out of the cave" in advice.why


def test_more_time_is_better() -> None:
    scene = Scene.of(GAME.observe(GAME.setup(GAME.Options(), 1, 1), 0))
    full = worth.chance_to_win(scene)
    assert 0 < worth.chance_to_win(scene._replace(cubes=8)) < full < 1
    near = scene._replace(step=2, scepter=True)
    assert worth.chance_to_win(near) > worth.chance_to_win(near._replace(step=THRONE))


def test_the_weights_are_those_of_the_features() -> None:
    good = assets.table("ignis/planner.toml")
    scene = Scene.of(GAME.observe(GAME.setup(GAME.Options(), 1, 1), 0))
    assert len(worth.features(scene)) == len(worth.FEATURES) == len(worth.weights_from(good)[0])
    for bad in ({}, {"weights": {"always": [1, 2]}}, {"weights": {**good["weights"], "always": [1]}}):
        with pytest.raises(ValueError, match="two weights"):
            worth.weights_from(bad)
