"""Revealing, reshuffling, and choosing the kind of turn."""

from dataclasses import replace

import pytest
from ignis_situations import GAME, allowed, cards, happens, legal, play, refused, situation, told

from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.ignis.events import Revealed
from cavegames.games.ignis.state import Phase


@pytest.mark.clause("IG-REV-1")
def test_four_cards_then_a_fifth_and_a_sixth() -> None:
    state = GAME.setup(GAME.Options(), 1, seed=2)
    assert legal(state) == {"reveal"}
    counts = []
    for _ in range(3):
        state = play(state, "reveal")
        counts.append(len(state.revealed))
    assert counts == [4, 5, 6]
    assert "most" in refused(state, "reveal", "IG-REV-1")


@pytest.mark.clause("IG-REV-1")
def test_cards_come_from_the_top_of_the_pile() -> None:
    state = GAME.setup(GAME.Options(), 1, seed=2)
    after = play(state, "reveal", "reveal")
    assert after.revealed == state.pile[:-6:-1]
    assert after.pile == state.pile[:-5]


@pytest.mark.clause("IG-REV-1")
def test_nothing_is_revealed_once_the_turn_is_chosen() -> None:
    state = situation(Phase.CHOOSE, revealed="red1 red1 red1 red2", green="2")
    assert "before the turn" in refused(play(state, "use"), "reveal", "IG-REV-1")
    assert "before the turn" in refused(play(state, "move"), "reveal", "IG-REV-1")
    assert "before the turn" in refused(play(state, "move", "go:2"), "reveal", "IG-REV-1")


@pytest.mark.clause("IG-REV-1")
def test_nothing_is_chosen_before_cards_lie_open() -> None:
    state = situation(Phase.START, green="2")
    for move in ("use", "move"):
        assert "four cards" in refused(state, move, "IG-REV-1")
    assert "Reveal four" in refused(state, "collect:red1", "IG-USE-1")
    assert "Reveal four" in refused(state, "end", "IG-REV-3")
    assert "MOVE turn" in refused(state, "go:2", "IG-REV-3")


@pytest.mark.clause("IG-REV-2")
def test_the_discards_are_shuffled_in_the_middle_of_a_reveal() -> None:
    state = situation(Phase.START, green="3", pile="black1 red1")
    (event,) = happens(state, "reveal")
    assert isinstance(event, Revealed)
    assert (event.cards[:2], event.shuffled) == (cards("red1 black1")[:2], 33)
    after = play(state, "reveal")
    assert (len(after.revealed), len(after.pile), after.discards, after.shuffles) == (4, 31, (), 1)
    assert "shuffles the discards" in told(state, "reveal")[0]


@pytest.mark.clause("IG-REV-2")
def test_a_new_pile_depends_on_the_seed_and_on_how_many_came_before() -> None:
    state = situation(Phase.START, pile="")
    seeds = {play(replace(state, seed=seed), "reveal").pile for seed in range(10)}
    later = {play(replace(state, shuffles=number), "reveal").pile for number in range(10)}
    assert (len(seeds), len(later)) == (10, 10)


@pytest.mark.clause("IG-REV-2")
def test_cards_that_lie_open_are_not_shuffled() -> None:
    state = situation(Phase.CHOOSE, revealed="black3 red3 blue3 green3", pile="")
    after = play(state, "reveal")
    assert after.revealed[:4] == state.revealed
    assert len(after.pile) == 31
    assert not set(state.revealed) & set(after.pile)


@pytest.mark.clause("IG-REV-3")
def test_one_of_two_kinds_of_turn_is_chosen_once() -> None:
    state = situation(Phase.CHOOSE, revealed="red1 red1 red1 red2", green="2")
    assert legal(state) == {"reveal", "use", "move"}
    for chosen in ("use", "move"):
        after = play(state, chosen)
        assert "chosen already" in refused(after, "use", "IG-REV-3")
        assert "chosen already" in refused(after, "move", "IG-REV-3")
    assert told(state, "use") == ["Ada uses the cards."]
    assert told(state, "move") == ["Ada sets out to move."]


@pytest.mark.clause("IG-REV-3")
def test_a_turn_is_chosen_before_it_ends() -> None:
    state = situation(Phase.CHOOSE, revealed="red1 red1 red1 red2")
    assert "Choose use or move" in refused(state, "end", "IG-REV-3")
    assert allowed(play(state, "use"), "end")


def test_every_reveal_stands_and_all_else_can_be_taken_back() -> None:
    match = Match(GAME, MatchSetup("ignis", GAME.Options(), (SeatSetup("Ada"),), 3))
    for moves in (("reveal",), ("reveal",)):
        for move in moves:
            match.play(GAME.read(move))
        refusal = match.undo_refusal()
        assert refusal is not None
        assert refusal.clause == "GEN-UNDO-2"
    before = match.state
    match.play(GAME.read("use"))
    match.play(GAME.read("end"))
    for _ in range(2):
        match.undo()
    assert match.state == before


def test_keen_eye_stands_as_well() -> None:
    state = situation(Phase.CHOOSE, revealed="red1 red1 red1 red2", held="keen-eye")
    assert any(event.reveals for event in happens(state, "play:keen-eye"))
    kinds = [type(event) for event in happens(state, "play:keen-eye") if event.reveals]
    assert kinds == [Revealed]
