"""What is hidden (OC-HIDE-1)."""

from dataclasses import replace

import pytest
from ocelot_situations import GAME, NAMES, OCELOT, PENGUIN, amethyst, ended, happens, situation

from cavegames.engine import chance
from cavegames.games.ocelot.components import BAGS, HIDDEN
from cavegames.games.ocelot.state import State


def drawn() -> State:
    """Two amethysts for Sir Ocelot, one for Professor Penguin, the rest in the bags."""
    mine, yours = "blue:4 green:threes", "red:8"
    taken = [amethyst(text) for text in f"{mine} {yours}".split()]
    bags = []
    for bag in BAGS:
        rest = list(bag)
        for stone in taken:
            if stone in rest:
                rest.remove(stone)
        bags.append(tuple(rest))
    return situation(amethysts=(mine, yours), bags=bags)


def faces(state: State, seat: int) -> list[str]:
    return [stone.face for stone in state.amethysts[seat]]


@pytest.mark.clause("OC-HIDE-1")
def test_a_player_sees_their_own_amethysts_and_the_number_of_the_others() -> None:
    assert faces(GAME.observe(drawn(), OCELOT), OCELOT) == ["4", "threes"]
    assert faces(GAME.observe(drawn(), OCELOT), PENGUIN) == [HIDDEN]
    assert faces(GAME.observe(drawn(), PENGUIN), OCELOT) == [HIDDEN, HIDDEN]
    assert faces(GAME.observe(drawn(), PENGUIN), PENGUIN) == ["8"]
    assert faces(GAME.observe(drawn(), None), OCELOT) == [HIDDEN, HIDDEN]


@pytest.mark.clause("OC-HIDE-1")
def test_from_which_bag_an_amethyst_came_is_open() -> None:
    assert [stone.level for stone in GAME.observe(drawn(), PENGUIN).amethysts[OCELOT]] == [1, 2]


@pytest.mark.clause("OC-HIDE-1")
@pytest.mark.parametrize("seat", [OCELOT, PENGUIN, None])
def test_the_bags_show_their_number_only(seat: int | None) -> None:
    bags = GAME.observe(drawn(), seat).bags
    assert [len(bag) for bag in bags] == [7, 4, 2]
    assert {stone.face for bag in bags for stone in bag} == {HIDDEN}


@pytest.mark.clause("OC-HIDE-1")
@pytest.mark.parametrize("seat", [OCELOT, PENGUIN, None])
def test_at_the_end_what_was_drawn_is_shown_and_the_bags_stay_shut(seat: int | None) -> None:
    view = GAME.observe(replace(drawn(), turn=32), seat)
    assert (faces(view, OCELOT), faces(view, PENGUIN)) == (["4", "threes"], ["8"])
    assert {stone.face for bag in view.bags for stone in bag} == {HIDDEN}
    assert GAME.outcome(view) == GAME.outcome(replace(drawn(), turn=32))


@pytest.mark.clause("OC-HIDE-1")
def test_the_end_is_told_with_all_amethysts() -> None:
    last = situation(
        turn=31, seat=PENGUIN, placed=True, hand=(0, 0, 0), amethysts=("blue:4 green:threes", "")
    )
    told = [GAME.tell(event, NAMES) for event in happens(last, "end")]
    assert told == [
        "Ben ends turn 32 of 32.",
        "All tokens are placed and the match ends. "
        "Ada shows the amethysts blue 4 and green THREES; Ben has no amethyst.",
    ]
    assert GAME.outcome(ended()) is not None


@pytest.mark.clause("OC-HIDE-1")
def test_a_guess_keeps_what_is_known_and_deals_the_rest() -> None:
    state = drawn()
    guesses = [GAME.imagine(state, OCELOT, chance.stream(i, "guess")) for i in range(200)]
    assert all(guess.amethysts[OCELOT] == state.amethysts[OCELOT] for guess in guesses)
    assert {faces(guess, PENGUIN)[0] for guess in guesses} == {"6", "7", "8"}
    tops = {guess.bags[0][-1].face for guess in guesses}
    assert tops == {"2", "3", "4", "ones", "left-blue"}
    assert all(GAME.census(guess) == GAME.census(state) for guess in guesses)


@pytest.mark.clause("OC-HIDE-1")
def test_guesses_are_fair() -> None:
    """Each of the three red faces is about as likely: 600 draws, far from 200 would be a fault."""
    rng = chance.stream(1, "fair")
    found = [faces(GAME.imagine(drawn(), OCELOT, rng), PENGUIN)[0] for _ in range(600)]
    assert all(150 < found.count(face) < 250 for face in ("6", "7", "8"))
