"""Plans each day to its end and weighs the lava of the evening. It gives the hints as well."""

from collections.abc import Callable, Mapping
from random import Random

from cavegames.engine.game import AnyGame, Seat
from cavegames.games.redpeak import moves
from cavegames.games.redpeak.components import BOATS, TILES, Tool
from cavegames.games.redpeak.hands import is_told
from cavegames.games.redpeak.moves import Move
from cavegames.games.redpeak.path import exits
from cavegames.games.redpeak.state import Phase, State
from cavegames.players.player import Advice
from cavegames.players.redpeak import reasons
from cavegames.players.redpeak.buying import best_offer, better_boat, better_bonus
from cavegames.players.redpeak.paying import better_passed, least_missed
from cavegames.players.redpeak.search import best_plan


class PlannerPlayer:
    """Sees what a person sees: hands that it cannot see are dealt anew for each guess."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: State, seat: Seat, rng: Random) -> Move:
        """The next small move of the best plan."""
        return self.advise(view, seat, rng).move  # type: ignore[no-any-return]

    def advise(self, view: State, seat: Seat, rng: Random) -> Advice:  # noqa: ARG002
        """The next small move of the best plan, and why."""
        return _IN[view.phase](view)


def _camp(view: State) -> Advice:
    offer = best_offer(view)
    if offer.ware is None:
        return Advice(moves.TURN, reasons.why_turn(view))
    return Advice(moves.buy(offer.ware), reasons.why_buy(offer))


def _place(view: State) -> Advice:
    """First ask about what may be needed, then place the tiles of the best plan."""
    tool = _to_ask(view)
    if tool is not None:
        return Advice(moves.ask(tool), reasons.why_ask())
    plan = best_plan(view)
    placed = len(view.path) - view.adventurer
    if len(plan.steps) > placed:
        tile, leave = plan.steps[placed]
        return Advice(moves.place(tile, leave), reasons.why_place(tile, plan))
    return Advice(moves.GO, reasons.why_go(plan))


def _to_ask(view: State) -> Tool | None:
    """A tool that a tile in the supply or a boat needs, and that nobody has spoken of."""
    if view.open or len(view.hands) == 1:
        return None
    needed = {icon for tile in view.supply if exits(view, tile) for icon in TILES[tile].icons}
    needed.update(icon for boat in view.docks if boat >= 0 for icon in BOATS[boat].icons)
    return min((tool for tool in needed if not is_told(view.told, tool)), default=None)


def _move(view: State) -> Advice:
    if not view.able:
        return Advice(moves.MULTI if view.multis else moves.BACK, reasons.why_cannot(view))
    if better_passed(view):
        return Advice(moves.PASS, reasons.why_pass(view))
    card = least_missed(view)
    return Advice(moves.pay(card), reasons.why_pay(card))


def _dock(view: State) -> Advice:
    plan = best_plan(view)
    return Advice(moves.BOARD if plan.boards else moves.REST, reasons.why_dock(plan))


def _evening(view: State) -> Advice:
    return Advice(moves.ON, reasons.why_on(view))


def _which_boat(view: State) -> Advice:
    boat = better_boat(view)
    return Advice(moves.keep(boat), reasons.why_keep(boat))


def _which_bonus(view: State) -> Advice:
    gain = better_bonus(view)
    return Advice(moves.take(gain), reasons.why_take(gain))


_IN: Mapping[Phase, Callable[[State], Advice]] = {
    Phase.CAMP: _camp,
    Phase.PLACE: _place,
    Phase.MOVE: _move,
    Phase.DOCK: _dock,
    Phase.EVENING: _evening,
    Phase.WHICH_BOAT: _which_boat,
    Phase.WHICH_BONUS: _which_bonus,
}
