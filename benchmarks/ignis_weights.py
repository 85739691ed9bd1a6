"""Fit the weights of the planner of The Cave of Ignis, for `assets/ignis/planner.toml`.

    python -m benchmarks.ignis_weights --rounds 5 --matches 700 --seed 7 > planner.toml

Each round lets the planner play matches with the weights so far, now and then a random turn among them, notes
every position between two turns and what became of it, and fits a logistic regression to the last three
rounds, one for the way out and one for the way back. It takes some minutes a round.
"""

import sys
from random import Random

import click

from benchmarks.regression import Sample, fit
from cavegames.engine import chance
from cavegames.games.ignis import GAME
from cavegames.games.ignis.components import LEAST, MOST
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.view import observe
from cavegames.players.ignis import thought, worth
from cavegames.players.ignis.moving import move_plans
from cavegames.players.ignis.plan import Plan, Turn, played
from cavegames.players.ignis.scene import Scene, deal
from cavegames.players.ignis.using import use_plans

SAMPLES = 2
RANDOM_TURNS = 0.04


def main_turn(scene: Scene, rng: Random) -> Plan:
    """One turn as the planner plays it, without its closer look."""
    cards, pile = deal(scene, LEAST, rng)
    turn = Turn(scene.with_pile(pile), cards, frozenset(), frozenset())
    while True:
        plans = [*use_plans(turn), *move_plans(turn)]
        if rng.random() < RANDOM_TURNS:
            return chance.draw(rng, plans)
        best = thought.ranked(plans)[0]
        if thought.with_new_cards(turn, 2 * SAMPLES, rng) > best.worth + 0.005:
            swept = played(turn.scene, Tile.KEEN_EYE)
            cards, pile = deal(swept, Tile.KEEN_EYE.strength, rng)
            turn = Turn(swept.with_pile(pile), cards, frozenset(), frozenset())
        elif len(turn.revealed) < MOST and thought.with_one_more(turn, SAMPLES, rng) > best.worth:
            cards, pile = deal(turn.scene, 1, rng, turn.revealed)
            turn = turn._replace(scene=turn.scene.with_pile(pile), revealed=(*turn.revealed, *cards))
        else:
            return best.plan


def play_match(rng: Random) -> tuple[list[Scene], float]:
    """The positions between the turns of a match, and what it was worth in the end."""
    scene = Scene.of(observe(GAME.setup(GAME.Options.model_validate({}), 1, 1)))
    met: list[Scene] = []
    while True:
        plan = main_turn(scene, rng)
        scene = plan.after
        if plan.escaped or not scene.cubes:
            return met, min(1.0, worth.worth(plan))
        met.append(scene)


@click.command()
@click.option("--rounds", type=int, default=5, show_default=True)
@click.option("--matches", type=int, default=700, show_default=True, help="Matches a round.")
@click.option("--seed", type=int, default=7, show_default=True)
def main(rounds: int, matches: int, seed: int) -> None:
    """Print the weights as TOML; figures go to standard error."""
    kept: list[tuple[list[Sample], list[Sample]]] = []
    for number in range(rounds):
        rng = chance.stream(seed, f"round {number}")
        fresh: tuple[list[Sample], list[Sample]] = ([], [])
        won = 0
        for _ in range(matches):
            met, value = play_match(rng)
            won += value == 1
            for scene in met:
                fresh[scene.scepter].append((worth.features(scene), value))
        kept = [*kept, fresh][-3:]
        out, back = (
            fit([sample for each in kept for sample in each[side]], list(worth.WEIGHTS[side]))
            for side in (0, 1)
        )
        worth.WEIGHTS = tuple(out), tuple(back)
        print(f"round {number + 1}: {won / matches:.1%} won", file=sys.stderr)
    print("[weights]")
    for name, out_weight, back_weight in zip(worth.FEATURES, *worth.WEIGHTS, strict=True):
        print(f"{name} = [{out_weight:.4f}, {back_weight:.4f}]")


if __name__ == "__main__":
    main()
