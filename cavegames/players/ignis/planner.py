"""Plans each turn to its end and weighs what may be revealed next: an opponent of the cave itself."""

from collections.abc import Callable, Mapping
from random import Random

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, Seat
from cavegames.games.ignis import moves
from cavegames.games.ignis.components import EXIT, LEAST, STRENGTH
from cavegames.games.ignis.moves import Move
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Tile
from cavegames.players.ignis.moving import move_plans
from cavegames.players.ignis.plan import Plan, Turn, finished
from cavegames.players.ignis.reasons import because, why_kind, why_reveal
from cavegames.players.ignis.thought import Valued, next_round, ranked, with_new_cards, with_one_more
from cavegames.players.ignis.using import use_plans
from cavegames.players.player import Advice

SAMPLES = 4
"""Cards, or deals of cards, tried for what may be revealed."""

DEALS = 6
"""Next rounds tried for each plan that is looked at closely."""

CLOSE = 4
"""Plans that are looked at closely, at most."""

NEAR = 0.04
"""Plans further below the best are not looked at closely."""

EDGE = 0.005
"""What Keen Eye must bring more: a tile that is used is gone."""


class PlannerPlayer:
    """Sees what a person sees: it deals the unseen cards anew for each guess."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: State, seat: Seat, rng: Random) -> Move:
        """The next small move of the best plan."""
        return self.advise(view, seat, rng).move  # type: ignore[no-any-return]

    def advise(self, view: State, seat: Seat, rng: Random) -> Advice:  # noqa: ARG002
        """The next small move of the best plan, and why."""
        return _IN[view.phase](view, rng)


def _start(_: State, __: Random) -> Advice:
    return Advice(moves.REVEAL, f"A round begins with {LEAST} cards: nothing can be decided before.")


def _choose(view: State, rng: Random) -> Advice:
    """One more card, new cards, or the better kind of turn."""
    turn = Turn.of(view)
    use, move = ranked(use_plans(turn)), ranked(move_plans(turn))
    best = max(use[0].worth, move[0].worth) if move else use[0].worth
    if best >= 1:
        return _decide(use, move, rng)
    new = with_new_cards(turn, 2 * SAMPLES, rng)
    more = with_one_more(turn, SAMPLES, rng)
    if new > max(best + EDGE, more):
        return Advice(moves.play(Tile.KEEN_EYE), why_reveal(Tile.KEEN_EYE.title, new, best))
    if more > best:
        return Advice(moves.REVEAL, why_reveal("One more card", more, best))
    return _decide(use, move, rng)


def _decide(use: list[Valued], move: list[Valued], rng: Random) -> Advice:
    """The better kind of turn."""
    best = _closely(sorted((*use, *move), key=lambda each: each.worth, reverse=True), rng).plan
    return Advice(moves.MOVE if best.moving else moves.USE, why_kind(best, bool(move)))


def _use(view: State, _: Random) -> Advice:
    return _first(view, ranked(use_plans(Turn.of(view)))[0].plan)


def _move(view: State, rng: Random) -> Advice:
    """The best way to go; where none gets anywhere, the cheapest that is legal."""
    found = ranked(move_plans(Turn.of(view)))
    if found:
        return _first(view, _closely(found, rng).plan)
    lowest = min(view.stacks[2], key=lambda card: card.value)
    return Advice(
        moves.go((lowest,)), f"No cards here make up for {STRENGTH} strength; the lowest costs least."
    )


def _moved(view: State, _: Random) -> Advice:
    turn = Turn.of(view)
    out = view.scepter and view.step == EXIT
    return _first(view, ranked(finished(turn, (), turn.scene, frozenset(), out))[0].plan)


_IN: Mapping[Phase, Callable[[State, Random], Advice]] = {
    Phase.START: _start,
    Phase.CHOOSE: _choose,
    Phase.USE: _use,
    Phase.MOVE: _move,
    Phase.MOVED: _moved,
}


def _first(view: State, plan: Plan) -> Advice:
    return Advice(plan.moves[0], because(view, plan.moves[0], plan))


def _closely(found: list[Valued], rng: Random) -> Valued:
    """The best of a few plans when the next round is looked at as well."""
    near = [each for each in found[:CLOSE] if each.worth > found[0].worth - NEAR]
    luck = chance.below(rng, 2**32)
    if len(near) == 1 or near[0].plan.escaped:
        return near[0]
    return max((_ahead(each, luck) for each in near), key=lambda each: each.worth)


def _ahead(valued: Valued, luck: int) -> Valued:
    """A plan with its worth after the next round; every plan is tried with the same luck."""
    plan = valued.plan
    if plan.escaped or not plan.after.cubes:
        return valued
    ahead = next_round(plan.after, LEAST, DEALS, chance.stream(luck, "deals"))
    return Valued((valued.worth + 2 * ahead) / 3, plan)
