"""Whether a position can stand: every component is somewhere, and the day fits what lies there."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cavegames.engine.game import BadPosition
from cavegames.games.redpeak.census import all_boats, all_cards, all_tiles
from cavegames.games.redpeak.checks_turn import TURN_CHECKS
from cavegames.games.redpeak.components import BOATS, BONUSES, CARDS, LAVA, MULTIS, TILES, TIMES, Bonus, Lava
from cavegames.games.redpeak.state import DAYTIME, State


def check(state: State, *, view: bool) -> None:
    """Raise BadPosition with the first thing that is wrong. With `view`, what lies face down is masked."""
    for part in (_parts, _counts, _seen, *TURN_CHECKS, _masked if view else _full):
        for problem in part(state):
            raise BadPosition(problem)


def _parts(state: State) -> Iterator[str]:
    """Each component is there once, or is masked."""
    clearings = [there.bonus for there in state.clearings if there is not None]
    yield from _all("path tiles", all_tiles(state), range(len(TILES)))
    yield from _all("tool cards", all_cards(state), range(len(CARDS)))
    yield from _all("boats", all_boats(state), range(len(BOATS)))
    yield from _all("lava tiles", [*state.lava, *state.flow, *state.aside], LAVA)
    if state.clearings:
        yield from _all("bonus tiles", [*clearings, *state.spare, *state.spent], BONUSES)
    elif state.spare or state.spent:
        yield "Without clearings there are no bonus tiles."


def _all(what: str, found: Sequence[int | None], whole: Sequence[int]) -> Iterator[str]:
    if len(found) != len(whole):
        yield f"There are {len(found)} {what} in all, and there should be {len(whole)}."
    if Counter(part for part in found if part is not None) - Counter(whole):
        yield f"There are more {what} of a kind than there should be."


def _counts(state: State) -> Iterator[str]:
    if state.timeline + state.times != TIMES:
        yield f"There are {TIMES} time tiles, in the timeline and the reserve together."
    if state.hour > state.timeline or (state.hour > 0) != (state.day > 0):
        yield "From the first day on the hourglass stands at a time tile of the timeline."
    if state.multis > MULTIS:
        yield f"There are {MULTIS} multi-tools, not {state.multis}."
    if len(state.docks) != len(state.board.docks):
        yield f"There are {len(state.board.docks)} docks, each with a boat or null."
    if any(boat >= 0 and BOATS[boat].dock != dock for dock, boat in enumerate(state.docks)):
        yield "A boat lies at its own dock only."
    removed = len([lava for lava in state.aside if lava != Lava.CALM])
    if removed > state.spent.count(Bonus.LAVA):
        yield "An eruption is put aside only by the bonus tile that takes lava away."
    if state.clearings and len(state.clearings) != len(state.board.clearings):
        yield f"There are {len(state.board.clearings)} clearings."
    if len(set(state.quests)) < len(state.quests) or not set(state.quests) <= set(
        range(len(state.board.places))
    ):
        yield "The places to visit are those of the board, each once."
    sizes = sorted(map(len, state.hands))
    if state.phase not in DAYTIME and not state.discards and sizes[-1] - sizes[0] > 1:
        yield "Hands are dealt as evenly as possible."


def _seen(state: State) -> Iterator[str]:
    """What was seen of the hands is in them, as far as they show."""
    if not state.seen:
        return
    if len(state.seen) != len(state.hands) or not any(state.seen):
        yield "Cards that were seen are told of each hand, or of none."
        return
    if state.phase in DAYTIME or not state.day:
        yield "Only between two days it matters what was seen."
    for hand, seen in zip(state.hands, state.seen, strict=True):
        if len(set(seen)) > len(hand) or (None not in hand and not set(seen) <= set(hand)):
            yield "Only cards that are in a hand can have been seen in it."
    cards = [card for seen in state.seen for card in seen]
    if len(cards) > len(set(cards)) or set(cards) & set(state.discards):
        yield "A card was seen in one hand only, and not among those played."


def _full(state: State) -> Iterator[str]:
    if None in _stacks(state) or any(None in hand for hand in state.hands):
        yield "A position needs all that lies face down; this is only a view."


def _masked(state: State) -> Iterator[str]:
    if any(part is not None for part in _stacks(state)):
        yield "A view does not show what lies face down."
    if any(None in hand and set(hand) != {None} for hand in state.hands):
        yield "A view shows a whole hand or none of it."
    if state.phase not in DAYTIME and any(card is not None for hand in state.hands for card in hand):
        yield "Hands are shown in the daytime only."


def _stacks(state: State) -> list[int | None]:
    """All that lies face down on the table."""
    hidden = [there.bonus for there in state.clearings if there is not None and not there.shown]
    return [*state.tiles, *state.lava, *state.deck, *state.boats, *state.spare, *hidden]
