"""Fit the weights of the planner of Red Peak, for `assets/redpeak/planner.toml`.

    python -m benchmarks.redpeak_weights --rounds 5 --matches 700 --seed 7 > planner.toml

Each round lets the planner play matches of three with the weights so far, now and then another move among
them, notes every position at the camp and what became of it, and fits a logistic regression to the last three
rounds. A match that is lost counts a little by how far the tent came: that tells more where few are won.
"""

import sys
from random import Random

import click

from benchmarks.regression import Sample, fit
from cavegames.engine import chance
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.state import Ending, Phase, State
from cavegames.players.redpeak import worth
from cavegames.players.redpeak.planner import PlannerPlayer
from cavegames.players.redpeak.scene import Scene

PLAYER = PlannerPlayer(GAME)
SEATS = 3
OTHER_MOVES = 0.03
"""How often a move is made that the planner would not make."""
FAR = 0.3
"""What a lost match is worth, at most."""


def play_match(seed: int, rng: Random, far: float, options: dict[str, object]) -> tuple[list[Scene], float]:
    """The positions at the camp in a match, and what it was worth in the end."""
    state: State = GAME.setup(
        GAME.Options.model_validate({"hands": "open", "sand": "off", **options}), SEATS, seed
    )
    met: list[Scene] = []
    while (seat := GAME.to_move(state)) is not None:
        view = GAME.observe(state, seat)
        if state.phase == Phase.CAMP and state.day:
            met.append(Scene.of(view))
        legal = GAME.legal(state)
        if state.phase in (Phase.CAMP, Phase.PLACE) and rng.random() < OTHER_MOVES:
            move = chance.draw(rng, legal)
        else:
            move = PLAYER.choose(view, seat, rng)
        state = GAME.apply(state, move).state
    if state.ending == Ending.WON:
        return met, 1.0
    return met, far * (min(state.tent, 12) / 12) ** 2


@click.command()
@click.option("--rounds", type=int, default=5, show_default=True)
@click.option("--matches", type=int, default=700, show_default=True, help="Matches a round.")
@click.option("--seed", type=int, default=7, show_default=True)
@click.option(
    "--far", type=float, default=FAR, show_default=True, help="What a lost match is worth, at most."
)
def main(rounds: int, matches: int, seed: int, far: float) -> None:
    """Print the weights as TOML; figures go to standard error."""
    kept: list[list[Sample]] = []
    for number in range(rounds):
        rng = chance.stream(seed, f"round {number}")
        fresh: list[Sample] = []
        won = 0
        for match in range(matches):
            options: dict[str, object] = {"quests": 3 if match % 4 == 3 else 0, "bonus": match % 4 == 2}
            met, value = play_match(chance.below(rng, 2**32), rng, far, options)
            won += value == 1
            fresh += [
                (worth.features(scene, road), value)
                for scene in met
                if (road := worth.road_of(scene)) is not None
            ]
        kept = [*kept, fresh][-3:]
        worth.WEIGHTS = tuple(fit([sample for each in kept for sample in each], [0.0] * len(worth.FEATURES)))
        print(f"round {number + 1}: {won / matches:.1%} won", file=sys.stderr)
    print("[weights]")
    for name, weight in zip(worth.FEATURES, worth.WEIGHTS, strict=True):
        print(f"{name} = {weight:.4f}")


if __name__ == "__main__":
    main()
