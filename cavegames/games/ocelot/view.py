"""What a seat may know (OC-HIDE-1), and guesses that fit it."""

from dataclasses import replace
from random import Random

from cavegames.engine import chance
from cavegames.engine.game import Seat
from cavegames.games.ocelot.components import BAGS, HIDDEN, Amethyst
from cavegames.games.ocelot.legal import TURNS
from cavegames.games.ocelot.state import State


def observe(state: State, seat: Seat | None) -> State:
    """The view of a seat (None: of everyone): bags masked, and until the end the amethysts of others."""
    over = state.turn >= TURNS
    return replace(
        state,
        bags=tuple(_masked(bag) for bag in state.bags),
        amethysts=tuple(
            drawn if over or owner == seat else _masked(drawn) for owner, drawn in enumerate(state.amethysts)
        ),
    )


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """A full state that fits what `seat` knows: what it does not know is dealt from what is left."""
    view = observe(state, seat)
    pools = [_unknown(view, level, rng) for level in range(1, len(BAGS) + 1)]
    return replace(
        view,
        amethysts=tuple(tuple(_shown(stone, pools) for stone in drawn) for drawn in view.amethysts),
        bags=tuple(tuple(_shown(stone, pools) for stone in bag) for bag in view.bags),
    )


def redeal(state: State, rng: Random) -> State:
    """The same position with the bags shuffled: what was drawn stays with who has seen it."""
    return replace(state, bags=tuple(chance.shuffled(rng, bag) for bag in state.bags))


def _masked(stones: tuple[Amethyst, ...]) -> tuple[Amethyst, ...]:
    return tuple(Amethyst(stone.level, HIDDEN) for stone in stones)


def _unknown(view: State, level: int, rng: Random) -> list[Amethyst]:
    """The amethysts of a level that nobody has shown to the viewer, shuffled."""
    pool = list(BAGS[level - 1])
    for drawn in view.amethysts:
        for stone in drawn:
            if stone.level == level and stone.face != HIDDEN:
                pool.remove(stone)
    return list(chance.shuffled(rng, pool))


def _shown(stone: Amethyst, pools: list[list[Amethyst]]) -> Amethyst:
    return pools[stone.level - 1].pop() if stone.face == HIDDEN else stone
