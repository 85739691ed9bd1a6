"""Plans each day to its end and weighs the lava of the evening. It gives the hints as well."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from cavegames.engine.game import AnyGame, Seat
from cavegames.games.redpeak import moves
from cavegames.games.redpeak.ahead import icons_ahead
from cavegames.games.redpeak.components import BOATS, TILES, Tool
from cavegames.games.redpeak.hands import SHOWS, is_told
from cavegames.games.redpeak.moves import Move
from cavegames.games.redpeak.path import boat_reached, exits
from cavegames.games.redpeak.paying import LEADER
from cavegames.games.redpeak.state import Phase, State
from cavegames.players.player import Advice
from cavegames.players.redpeak import reasons
from cavegames.players.redpeak.buying import best_offer, better_boat, better_bonus
from cavegames.players.redpeak.paying import better_passed, least_missed
from cavegames.players.redpeak.payment import owed
from cavegames.players.redpeak.plan import Plan
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
    """The next tile of the best plan; first what may be missing for it is asked for."""
    plan = best_plan(view)
    placed = len(view.path) - view.adventurer
    if len(plan.steps) == placed:
        return _leave(view, plan)
    tile, leave = plan.steps[placed]
    tool = to_ask(view, TILES[tile].icons)
    if tool is not None:
        return Advice(moves.ask(tool), reasons.why_ask_for_tile(tile))
    return Advice(moves.place(tile, leave), reasons.why_place(placed + 1, plan))


def _leave(view: State, plan: Plan) -> Advice:
    """Set out; before boarding, or with nothing placed, what is not known is asked for first."""
    if plan.boards:
        tool = to_ask(view, BOATS[boat_reached(view)].icons)
        if tool is not None:
            return Advice(moves.ask(tool), reasons.why_ask_for_boat())
    if not plan.steps:
        there = [icon for tile in view.supply if exits(view, tile) for icon in TILES[tile].icons]
        tool = to_ask(view, [icon for icon, _ in Counter(there).most_common()])
        if tool is not None:
            return Advice(moves.ask(tool), reasons.why_ask_for_any())
    return Advice(moves.GO, reasons.why_go(plan))


def to_ask(view: State, icons: Sequence[Tool]) -> Tool | None:
    """The first of some icons that nobody has spoken of; first those that the own hand lacks.

    None where all were spoken of, and where the own hand pays them besides those placed already.
    """
    unknown = [tool for tool in icons if not is_told(view.told, tool)]
    if view.open or not unknown:
        return None
    own = [card for card in view.hands[LEADER] if card is not None]
    placed = [icon.tool for icon in icons_ahead(view)]
    if not owed(own, (*placed, *icons)):
        return None
    return min(unknown, key=lambda tool: not SHOWS[tool].isdisjoint(own))


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
