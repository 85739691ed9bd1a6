"""Why the planner wants a move, in one sentence for the player."""

from cavegames.games.ignis.components import Card, Colour
from cavegames.games.ignis.march import reach_of
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.stacks import stacks_now
from cavegames.games.ignis.state import State
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.wording import card_in, cards_in, counted, place
from cavegames.players.ignis.plan import Plan


def why_reveal(what: str, hoped: float, now: float) -> str:
    """Why `what`, e.g. `One more card`, is worth its black cards."""
    wins = f"about {_percent(hoped)} of such rounds are won with it, {_percent(now)} without"
    return f"{what} should help: {wins}."


def why_kind(plan: Plan, could_move: bool) -> str:
    """Why this kind of turn."""
    burns = f"{counted(plan.burnt, 'cube')} burn{'s' if plan.burnt == 1 else ''}"
    if not plan.burnt:
        burns = "nothing burns"
    if plan.moving:
        goal = "out of the cave" if plan.escaped else f"to {place(plan.after.step)}"
        return (
            f"A move goes {counted(plan.walked, 'step')} {goal}, and {burns}; what lies open is worth less."
        )
    cards = sorted(move.card for move in plan.moves if move.kind == Kind.COLLECT)
    if not cards:
        return f"Nothing that lies open helps, and no move is worth its cards now; {burns}."
    if not could_move:
        return f"No move gets anywhere yet: collect {cards_in(cards)} while {burns}."
    return f"Collecting {cards_in(cards)} while {burns} is worth more now than a move."


def because(view: State, move: Move, plan: Plan) -> str:
    """Why this small move of a plan."""
    match move.kind:
        case Kind.COLLECT:
            return _collect(view, move.card, Colour(move.stack))
        case Kind.TAKE:
            tile = Tile(move.tile)
            return f"Of the tiles left, {tile.title} helps most from here: {_lower(tile.text)}"
        case Kind.SKILL:
            gain = (
                f"{counted(move.card.value, 'point')} go to yellow, and white" if move.card.value else "White"
            )
            return f"White is full: {gain[0].lower()}{gain[1:]} can start anew."
        case Kind.PLAY:
            return f"Now is the time for {Tile(move.tile).title}: {_lower(Tile(move.tile).text)}"
        case Kind.GO:
            return _go(view, move)
        case _:
            burns = (
                f"the turn burns {counted(plan.burnt, 'cube')}" if plan.burnt else "the turn burns nothing"
            )
            return f"There is nothing more to gain here, and {burns}."


def _collect(view: State, card: Card, stack: Colour) -> str:
    now = stacks_now(view)[stack]
    points = now.total + card.value
    doubled = ""
    if card.colour == Colour.BLUE:
        black = any(each.colour == Colour.BLACK for each in view.revealed)
        doubled = ", worth the doubled burn" if black else ", and no black card lies open to be doubled"
    return f"The {card_in(card)} brings {stack.title} to {points} of {now.cap}{doubled}."


def _go(view: State, move: Move) -> str:
    found = reach_of(view, move)
    walked = abs(found.step - view.step)
    pays = f"at the price of {cards_in(found.discarded)}" if found.discarded else "and costs no card"
    goal = "out of the cave" if found.escapes else f"to {place(found.step)}"
    return f"This goes {counted(walked, 'step')} {goal}, {pays}."


def _lower(text: str) -> str:
    return text[0].lower() + text[1:]


def _percent(chance: float) -> str:
    return f"{min(max(chance, 0.0), 1.0):.0%}"
