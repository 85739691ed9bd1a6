"""The four stacks: sums, caps, and what each revealed card may do (IG-USE-1 to IG-USE-6, IG-JOK-1, IG-JOK-2).

Every function takes a state or a view: nothing hidden matters here.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cavegames.engine.game import Refusal
from cavegames.games.ignis.components import CAPS, JOKERS, SHIFT, STACKS, Card, Colour
from cavegames.games.ignis.moves import Move, collect
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.wording import article, card_in, listed


def total(cards: Iterable[Card]) -> int:
    """The points of some cards."""
    return sum(card.value for card in cards)


@dataclass(frozen=True, slots=True)
class StackNow:
    """How a stack stands."""

    colour: Colour
    cards: tuple[Card, ...]
    """Ascending; blue ones are jokers."""
    total: int
    cap: int
    ready: bool
    """Yellow: a bonus tile can be paid (IG-USE-3). White: the hero skill is charged (IG-USE-4). Else no."""

    @property
    def room(self) -> int:
        """Points that may still be collected; 0 also when yellow has passed its cap."""
        return max(0, self.cap - self.total)


def stacks_now(state: State) -> tuple[StackNow, ...]:
    """The stacks yellow, white, green, red with their sums and caps."""
    return tuple(_now(state, colour) for colour in STACKS)


def _now(state: State, colour: Colour) -> StackNow:
    cards = state.stacks[colour]
    points = total(cards)
    ready = (colour == Colour.YELLOW and points >= CAPS[colour]) or (
        colour == Colour.WHITE and points == CAPS[colour]
    )
    return StackNow(colour, cards, points, CAPS[colour], ready)


def ready(state: State, colour: Colour) -> bool:
    """Whether a bonus tile can be paid (yellow) or the hero skill used (white)."""
    return _now(state, colour).ready


def shiftable(state: State) -> tuple[Card, ...]:
    """The different cards of the white stack that the hero skill may shift, ascending (IG-USE-4)."""
    return tuple(sorted({card for card in state.stacks[Colour.WHITE] if card.value <= SHIFT}))


def targets(card: Card) -> tuple[Colour, ...]:
    """The stacks that a colour may ever join: its own; blue those of JOKERS; black none."""
    if card.colour == Colour.BLUE:
        return JOKERS
    return () if card.colour == Colour.BLACK else (card.colour,)


def join_refusal(state: State, card: Card, stack: Colour) -> Refusal | None:
    """Why a card, revealed or not, cannot join a stack as things stand; None when it can."""
    if stack not in targets(card):
        return _wrong_stack(card)
    if card.colour == Colour.BLUE:
        if stack in state.joined:
            why = f"A blue card has joined the {stack.title} stack this turn; it takes one a turn."
            return Refusal("IG-JOK-1", f"{why} Choose another stack.")
        if not state.stacks[stack]:
            why = f"The {stack.title} stack is empty, and a blue card joins only a card that is there."
            return Refusal("IG-JOK-2", f"{why} Collect one first.")
    now = _now(state, stack)
    if card.value <= now.room:
        return None
    why = f"{now.total} points are in the {stack.title} stack and its cap is {now.cap}"
    if now.room:
        return Refusal("IG-USE-2", f"{why}: collect at most a {now.room}.")
    return Refusal("IG-USE-2", f"{why}: nothing more fits.")


def _wrong_stack(card: Card) -> Refusal:
    if card.colour == Colour.BLUE:
        return Refusal(
            "IG-JOK-1", f"A blue card joins {listed([c.title for c in JOKERS], 'or')}, not yellow."
        )
    if card.colour == Colour.BLACK:
        return Refusal("IG-BURN-1", "Black cards cannot be collected; they burn cubes when the turn ends.")
    return Refusal(
        "IG-USE-1", f"{article(card_in(card)).capitalize()} goes to the {card.colour.title} stack."
    )


@dataclass(frozen=True, slots=True)
class CardUse:
    """What one revealed card may do now."""

    card: Card
    moves: tuple[Move, ...]
    """The ways to collect it in a USE turn as things stand: one, up to three for blue, none."""
    refusal: Refusal | None
    """Why it cannot be collected at all, where `moves` is empty."""
    burns: int
    """Cubes it burns when the turn ends, before doubling and Cool Draught: its value if it is black."""
    doubles: bool
    """Collecting it would double the black cards (IG-JOK-3)."""

    @property
    def stacks(self) -> tuple[Colour, ...]:
        """The stacks it may join now."""
        return tuple(Colour(move.stack) for move in self.moves)


def uses(state: State) -> tuple[CardUse, ...]:
    """What each revealed card may do, in the order of `state.revealed`.

    Before the kind of turn is chosen it says what a USE turn would allow; in a MOVE turn, that nothing is
    collected (IG-MOVE-6).
    """
    return tuple(_use(state, card) for card in state.revealed)


def _use(state: State, card: Card) -> CardUse:
    burns = card.value if card.colour == Colour.BLACK else 0
    doubles = card.colour == Colour.BLUE and not state.joined
    if state.phase in (Phase.MOVE, Phase.MOVED) and not burns:
        why = Refusal("IG-MOVE-6", "In a MOVE turn nothing is collected; it is discarded when the turn ends.")
        return CardUse(card, (), why, burns, False)
    refusals = {stack: join_refusal(state, card, stack) for stack in targets(card)}
    moves = tuple(collect(card, stack) for stack, refusal in refusals.items() if refusal is None)
    refusal = None if moves else next(iter(refusals.values()), None) or _wrong_stack(card)
    return CardUse(card, moves, refusal, burns, doubles and bool(moves))
