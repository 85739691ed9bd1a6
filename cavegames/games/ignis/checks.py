"""Whether a position can stand: every component is somewhere, and the turn fits what lies there."""

from collections import Counter
from collections.abc import Iterator

from cavegames.engine.game import BadPosition
from cavegames.games.ignis.census import all_cards
from cavegames.games.ignis.components import (
    CAPS,
    CUBES,
    DECK,
    EXIT,
    JOKERS,
    LEAST,
    MOST,
    SHIFT,
    STACKS,
    STEPS,
    THRONE,
    Colour,
)
from cavegames.games.ignis.scoring import ending_of
from cavegames.games.ignis.stacks import total
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import MOVE_TILES, Place, Tile
from cavegames.games.ignis.wording import card_in

_LASTING = (Tile.COOL_DRAUGHT, *MOVE_TILES)
"""The tiles that work for the rest of a turn."""


def check(state: State, *, view: bool) -> None:
    """Raise BadPosition with the first thing that is wrong. With `view`, the pile and the seed are masked."""
    for part in (_shown if view else _hidden, _stacks, _way, _turn, _bonus, _cards):
        for problem in part(state):
            raise BadPosition(problem)


def _cards(state: State) -> Iterator[str]:
    known = Counter(card for card in all_cards(state) if card is not None)
    for card, there in known.items():
        if there > DECK.count(card):
            yield f"There are {there} cards {card_in(card)}; the deck has {DECK.count(card)}."
    cards = len(all_cards(state))
    if cards != len(DECK):
        yield f"There are {cards} cards in all; the deck has {len(DECK)}."


def _stacks(state: State) -> Iterator[str]:
    for stack in STACKS:
        cards = state.stacks[stack]
        welcome = {stack, Colour.BLUE} if stack in JOKERS else {stack}
        if stack == Colour.YELLOW:
            welcome |= {Colour.WHITE, Colour.BLUE}
        if any(card.colour not in welcome for card in cards):
            yield f"The {stack.title} stack holds a card that cannot be there."
        if stack != Colour.YELLOW and total(cards) > CAPS[stack]:
            yield f"The {stack.title} stack holds {total(cards)} points; its cap is {CAPS[stack]}."
    yellow = state.stacks[Colour.YELLOW]
    own = [card for card in yellow if card.colour == Colour.YELLOW]
    if total(own) > CAPS[Colour.YELLOW]:
        yield f"The yellow stack holds {total(own)} points of yellow; its cap is {CAPS[Colour.YELLOW]}."
    if any(card.value > SHIFT for card in yellow if card.colour != Colour.YELLOW):
        yield f"The hero skill shifts cards up to {SHIFT} only, so the yellow stack cannot be like that."


def _way(state: State) -> Iterator[str]:
    if state.step >= len(STEPS):
        yield f"There is no step {state.step}; the throne is step {THRONE}."
    if state.step == THRONE and not state.scepter:
        yield "The figure is at the throne, so it has the scepter."
    if state.step == EXIT and state.scepter and state.phase not in (Phase.MOVED, Phase.OVER):
        yield "The figure is at the exit with the scepter, so the match must be over."
    if state.cubes > CUBES:
        yield f"There are {CUBES} cubes, not {state.cubes}."
    if (state.phase == Phase.OVER) != (ending_of(state) is not None) and state.phase != Phase.MOVED:
        yield "A match is over when the cubes have run out or the scepter is out, and only then."
    if state.phase == Phase.MOVED and not state.cubes:
        yield "The cubes have run out, so the match must be over."


def _turn(state: State) -> Iterator[str]:
    open_ = len(state.revealed)
    if state.phase in (Phase.START, Phase.OVER):
        if open_ or state.active or state.joined:
            yield "Between two rounds no card lies open and no tile works."
    elif open_ > MOST or (state.phase != Phase.USE and open_ < LEAST):
        yield f"{LEAST} to {MOST} cards lie open in a round."
    if state.joined and state.phase != Phase.USE:
        yield "A blue card joins a stack in a USE turn only."
    if not state.joined <= set(JOKERS):
        yield "A blue card joins white, green or red only."
    if state.phase == Phase.MOVE and not state.stacks[Colour.GREEN]:
        yield "A MOVE turn needs a green card."
    if not state.shuffles and len(state.pile) > len(DECK) - LEAST and state.phase != Phase.START:
        yield "More cards are in the pile than can be."


def _bonus(state: State) -> Iterator[str]:
    for tile in sorted(state.active):
        if tile not in _LASTING or state.tiles[tile] != Place.USED:
            yield f"{tile.title} cannot be at work here."
        if tile in MOVE_TILES and state.phase not in (Phase.MOVE, Phase.MOVED):
            yield f"{tile.title} works in a MOVE turn only."


def _shown(state: State) -> Iterator[str]:
    if state.seed is not None or any(card is not None for card in state.pile):
        yield "A view does not show the pile or the seed."


def _hidden(state: State) -> Iterator[str]:
    if state.seed is None or any(card is None for card in state.pile):
        yield "A position needs its pile and its seed; this is only a view."
