"""What was seen of the hands by day is remembered in the evening, and no card dealt since (RP-TABLE-1)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from redpeak_policy import matches

from cavegames.engine.game import BadPosition
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.state import DAYTIME, Phase, State


def positions() -> Iterator[State]:
    """The positions of some matches."""
    for seed in range(1, 12):
        for state, _ in matches(seed):
            yield state


def evenings() -> Iterator[State]:
    """Those at the camp, after the first day."""
    for state in positions():
        if state.day and state.phase == Phase.CAMP:
            yield state


@pytest.mark.clause("RP-TABLE-1")
def test_who_saw_a_card_by_day_remembers_it_in_the_evening() -> None:
    kept = fresh = 0
    for state in evenings():
        for seat in range(len(state.hands)):
            view = GAME.observe(state, seat)
            assert not any(card is not None for hand in view.hands for card in hand)
            for owner, cards in enumerate(view.seen):
                assert set(cards) <= set(state.hands[owner])
                assert not cards or state.open or owner == seat
                kept += len(cards)
                fresh += len(state.hands[owner]) - len(cards)
            guess = GAME.imagine(state, seat, Random(1))
            for owner, cards in enumerate(view.seen):
                assert set(cards) <= set(guess.hands[owner])
    assert kept
    assert fresh


@pytest.mark.clause("RP-TABLE-1")
def test_cards_dealt_since_the_day_are_not_known() -> None:
    checked = 0
    for state in evenings():
        if state.open and any(
            len(hand) > len(cards) for hand, cards in zip(state.hands, state.seen, strict=False)
        ):
            guesses = [GAME.imagine(state, 0, Random(n)).hands for n in range(4)]
            assert len(set(guesses)) > 1
            checked += 1
    assert checked


def test_by_day_and_before_the_first_one_nothing_is_remembered() -> None:
    for state in positions():
        if state.phase in DAYTIME or not state.day:
            assert state.seen == ()


def test_a_position_cannot_remember_what_is_in_no_hand() -> None:
    state = next(state for state in evenings() if any(state.seen))
    assert GAME.load(GAME.dump(state)) == state
    gone = next(card for card in state.discards)
    wrong = replace(state, seen=((gone,), *state.seen[1:]))
    with pytest.raises(BadPosition):
        GAME.load(GAME.dump(wrong))
