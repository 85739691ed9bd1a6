"""Why the planner would make a move: one sentence that says no more than the seat may know."""

from cavegames.engine.words import counted
from cavegames.games.redpeak.components import BOATS, TILES, Gain
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.paying import next_icon
from cavegames.games.redpeak.state import State
from cavegames.games.redpeak.wording import a, amount, boat_in, card_in, tools
from cavegames.players.redpeak.buying import Offer
from cavegames.players.redpeak.plan import Plan


def why_turn(view: State) -> str:
    """Why the day begins now."""
    if not view.day:
        return "There is nothing to be done before the first day."
    return "Nothing on offer seems worth a lava tile now."


def why_buy(offer: Offer) -> str:
    """Why something is bought."""
    assert offer.ware is not None
    safe = (
        "the lava cannot reach the tent yet"
        if offer.survived > 0.9999
        else (f"the tent is safe from its price with a chance of {percent(offer.survived)}")
    )
    return f"{amount(offer.ware, BUYS[offer.ware]).capitalize()} should be worth a lava tile, and {safe}."


def why_ask_for_tile(tile: int) -> str:
    """Why a tool is asked for: it is on the tile that would be placed next."""
    return f"The best tile now needs {tools(TILES[tile].icons)}: ask before you place it."


def why_ask_for_boat() -> str:
    """Why a tool is asked for: it is on the boat."""
    return "The boat needs it: ask before you set out to board."


def why_ask_for_any() -> str:
    """Why a tool is asked for: no tile seems worth it, but not all is known."""
    return "No tile seems payable yet, and most of them need it."


def why_place(number: int, plan: Plan) -> str:
    """Why a tile is placed, as the so many-th of the day."""
    goal = " to the boat" if plan.boards else ""
    if len(plan.steps) == 1:
        return f"It is the best way found today{goal}; {_odds(plan)}."
    return f"It is tile {number} of {len(plan.steps)} on the best way found today{goal}; {_odds(plan)}."


def why_go(plan: Plan) -> str:
    """Why no further tile is placed."""
    if not plan.steps:
        return "No tile is worth its cards today."
    if plan.boards:
        return f"The path leads to the boat; {_odds(plan)}."
    return f"A further tile is not worth its price today; {_odds(plan)}."


def why_pay(card: int) -> str:
    """Why this card pays."""
    return f"The card with {card_in(card)} is missed least for what may still be asked for."


def why_pass(view: State) -> str:
    """Why somebody else is asked."""
    return f"All cards with {a(next_icon(view))} in this hand are needed for later icons of today."


def why_cannot(view: State) -> str:
    """Why there is no choice."""
    if view.multis:
        return f"Nobody has a card with {a(next_icon(view))}, so a multi-tool must do."
    return f"Nobody has a card with {a(next_icon(view))}, and no multi-tool is left."


def why_dock(plan: Plan) -> str:
    """Why the boat is boarded or not."""
    if plan.boards:
        return f"The boat is there; {_odds(plan)}."
    return f"Waiting wins more often: about {percent(plan.worth)} of such matches."


def why_on(view: State) -> str:
    """Why the evening goes on."""
    if view.eruptions:
        return f"{counted(view.eruptions, 'lava tile').capitalize()} must be revealed here."
    return "The tent follows the path to the adventurer."


def why_keep(boat: int) -> str:
    """Why a boat is kept."""
    there = BOATS[boat]
    return (
        f"{boat_in(boat).capitalize()} needs {counted(len(there.icons), 'tool')} and brings "
        f"{counted(there.volcanoes, 'volcano').replace('volcanos', 'volcanoes')}: that is better here."
    )


def why_take(gain: Gain) -> str:
    """Why a path tile or a boat is taken."""
    return f"{amount(gain, 1).capitalize()} helps more now."


def percent(chance: float) -> str:
    """A chance in whole hundredths."""
    return f"{min(max(chance, 0.0), 1.0):.0%}"


def _odds(plan: Plan) -> str:
    """Whether it can be paid, and what the evening brings."""
    paid = "" if plan.paid > 0.9999 else "the cards may not suffice; "
    sure = "safe tonight" if plan.survived > 0.9999 else f"safe tonight in {percent(plan.survived)} of cases"
    return f"{paid}the tent is {sure}"
