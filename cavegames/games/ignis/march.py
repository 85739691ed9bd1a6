"""How far a MOVE goes and what it costs (IG-MOVE-1 to IG-MOVE-5)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from cavegames.games.ignis.components import EXIT, GREEN_USED, STRENGTH, THRONE, Card, Colour
from cavegames.games.ignis.moves import Move, go, highest_first
from cavegames.games.ignis.stacks import total
from cavegames.games.ignis.state import Cards, State
from cavegames.games.ignis.tiles import Tile


@dataclass(frozen=True, slots=True)
class Reach:
    """What a choice of green and red cards comes to."""

    distance: int
    """Steps it is worth after all, never below 0."""
    step: int
    """Where the figure stands then."""
    lost: int
    """Steps beyond the throne or the exit (IG-MOVE-3)."""
    needed: int
    """Strength that the scepter needs in this move: 4; 0 on the way to the throne or with Iron Grip."""
    strength: int
    """Strength of the red cards chosen."""
    missing: int
    """What the way of the green cards falls by, to 0 at most; Swift Feet come after it (IG-MOVE-4)."""
    green_gone: Cards
    """The card of the green stack that is discarded; none with Firm Step."""
    red_gone: Cards
    """The cards of the red stack that are discarded; Firm Step may keep some."""
    takes_scepter: bool
    """It reaches the throne."""
    escapes: bool
    """It reaches the exit with the scepter: the match ends with this turn."""

    @property
    def discarded(self) -> Cards:
        """All cards that go to the discards, the green one first."""
        return (*self.green_gone, *self.red_gone)


def reach(state: State, green: Sequence[Card], red: Sequence[Card] = ()) -> Reach:
    """What moving with these cards of the green and red stacks would reach and cost, legal or not.

    With no green card at all nothing is discarded and Swift Feet alone counts: the screen may ask early.
    """
    needed = strength_needed(state)
    strength = total(red)
    missing = max(0, needed - strength)
    swift = Tile.SWIFT_FEET.strength if Tile.SWIFT_FEET in state.active else 0
    distance = max(0, total(green) - missing) + swift
    way = state.step if state.scepter else THRONE - state.step
    walked = min(distance, way)
    step = state.step - walked if state.scepter else state.step + walked
    green_gone, red_gone = _gone(state, green, red)
    return Reach(
        distance=distance,
        step=step,
        lost=distance - walked,
        needed=needed,
        strength=strength,
        missing=missing,
        green_gone=green_gone,
        red_gone=red_gone,
        takes_scepter=not state.scepter and step == THRONE,
        escapes=state.scepter and step == EXIT,
    )


def reach_of(state: State, move: Move) -> Reach:
    """What a GO move would reach and cost."""
    rest = tuple(Card(Colour.GREEN, value) for value in move.rest)
    return reach(state, (move.card, *rest), move.red)


def strength_needed(state: State) -> int:
    """Strength that the scepter needs in a move now (IG-MOVE-4, IG-MOVE-5)."""
    if not state.scepter:
        return 0
    return min(STRENGTH, Tile.IRON_GRIP.strength) if Tile.IRON_GRIP in state.active else STRENGTH


def changes(state: State, tile: Tile) -> bool:
    """Whether any GO comes out differently with a tile that is not at work yet (IG-BON-1).

    The other tiles held need no look: none makes a tile work that does nothing without it.
    """
    without = replace(state, active=state.active - {tile})
    working = replace(state, active=state.active | {tile})
    return any(
        _result(reach(without, green, red)) != _result(reach(working, green, red))
        for green in _by_total(_choices(state.stacks[Colour.GREEN], 1, GREEN_USED))
        for red in _by_total(
            _choices(state.stacks[Colour.RED], 0, None) if strength_needed(working) else [()]
        )
    )


def _result(found: Reach) -> tuple[int, Cards]:
    return found.step, found.discarded


def _by_total(choices: list[Cards]) -> list[Cards]:
    """One choice for each total: the steps depend on nothing else, and a GO discards a card in any case."""
    return list({total(chosen): chosen for chosen in choices}.values())


def _gone(state: State, green: Sequence[Card], red: Sequence[Card]) -> tuple[Cards, Cards]:
    """What is discarded of both stacks (IG-MOVE-2, IG-MOVE-4): Firm Step keeps some, the green card first."""
    highest = (max(green, key=lambda card: card.value),) if green else ()
    used = highest_first(tuple(red))
    if Tile.FIRM_STEP in state.active:
        return (), used[Tile.FIRM_STEP.strength - 1 :]
    return highest, used


def marches(state: State) -> list[Move]:
    """Every GO that the two stacks allow now, each once, ascending."""
    greens = _choices(state.stacks[Colour.GREEN], 1, GREEN_USED)
    reds = _choices(state.stacks[Colour.RED], 0, None) if strength_needed(state) else [()]
    found = {go(order, red) for green in greens for order in _orders(green) for red in reds}
    return sorted(found)


def _choices(cards: Cards, least: int, most: int | None) -> list[Cards]:
    """The different sets of cards that can be chosen from a stack."""
    sizes = range(least, (len(cards) if most is None else min(most, len(cards))) + 1)
    return sorted({chosen for size in sizes for chosen in combinations(cards, size)})


def _orders(green: Cards) -> list[Cards]:
    """The same cards, each of the highest ones once in front: that one is discarded (IG-MOVE-2)."""
    top = max(card.value for card in green)
    return [_front(green, card) for card in sorted({card for card in green if card.value == top})]


def _front(cards: Cards, first: Card) -> Cards:
    rest = list(cards)
    rest.remove(first)
    return (first, *rest)
