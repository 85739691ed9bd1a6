"""What the player may know, and guesses that fit it."""

from collections import Counter

import pytest
from ignis_situations import GAME, play, situation

from cavegames.engine import chance
from cavegames.games.ignis.components import DECK
from cavegames.games.ignis.state import Phase
from cavegames.games.ignis.view import unseen


def test_the_pile_and_the_seed_are_masked_and_nothing_else() -> None:
    state = situation(revealed="red1 blue2 black1 white2", green="3", discards="black3 red3")
    view = GAME.observe(state, None)
    assert set(view.pile) == {None}
    assert len(view.pile) == len(state.pile)
    assert view.seed is None
    assert (view.revealed, view.stacks, view.discards) == (state.revealed, state.stacks, state.discards)
    assert GAME.observe(state, 0) == view


def test_what_is_left_can_be_worked_out() -> None:
    state = situation(revealed="red1 blue2 black1 white2", green="3", discards="black3 red3")
    assert unseen(state) == unseen(GAME.observe(state, 0)) == tuple(sorted(state.pile))
    described = GAME.describe(GAME.observe(state, 0), "pile")
    assert "29 cards" in described
    assert "4 black" in described


def test_guesses_deal_the_unseen_cards_in_every_order() -> None:
    state = situation(Phase.CHOOSE, revealed="red1 blue2 black1 white2", pile="green1 green2 green3")
    guesses = [GAME.imagine(GAME.observe(state, 0), 0, chance.stream(n, "guess")) for n in range(80)]
    assert all(Counter(guess.pile) == Counter(state.pile) for guess in guesses)
    assert len({guess.pile for guess in guesses}) == 6
    assert len({guess.seed for guess in guesses}) == 80


def test_a_guess_says_nothing_of_later_shuffles() -> None:
    state = situation(Phase.CHOOSE, revealed="red1 blue2 black1 white2", pile="")
    later = {
        play(GAME.imagine(state, 0, chance.stream(n, "guess")), "reveal").revealed[-1] for n in range(60)
    }
    assert len(later) > 8


def test_a_view_cannot_be_played_on_into_the_unknown() -> None:
    view = GAME.observe(GAME.setup(GAME.Options(), 1, 5), 0)
    with pytest.raises(ValueError, match="imagine"):
        GAME.play(view, GAME.read("reveal"))


def test_the_whole_deck_is_unseen_at_the_start() -> None:
    assert unseen(GAME.setup(GAME.Options(), 1, 5)) == DECK
