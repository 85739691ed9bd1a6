"""What a seat may know (RP-DAY-2, RP-TABLE-1), and guesses that fit it and what everybody was told."""

from collections import Counter
from dataclasses import replace

import pytest
from redpeak_policy import matches
from redpeak_situations import GAME, NAMES, cards_with, cards_without, play, situation, way

from cavegames.engine import chance
from cavegames.games.redpeak.catalogue import ALL
from cavegames.games.redpeak.components import BONUSES, CARDS, Tool
from cavegames.games.redpeak.hands import holders
from cavegames.games.redpeak.matching import largest, matched
from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.state import DAYTIME, Answer, State
from cavegames.games.redpeak.wording import card_in

HANDS = ((0, 1, 2), (3, 4, 5), (6, 7))


def masked(number: int) -> tuple[None, ...]:
    return (None,) * number


@pytest.mark.clause("RP-TABLE-1")
def test_closed_hands_are_seen_by_their_owner_alone() -> None:
    state = situation(hands=HANDS, closed=True)
    assert GAME.observe(state, 0).hands == (HANDS[0], masked(3), masked(2))
    assert GAME.observe(state, 2).hands == (masked(3), masked(3), HANDS[2])
    assert GAME.observe(state, None).hands == (masked(3), masked(3), masked(2))


@pytest.mark.clause("RP-TABLE-1")
def test_open_hands_are_seen_by_everybody_in_the_daytime() -> None:
    state = situation(hands=HANDS)
    for seat in (None, 0, 1, 2):
        assert GAME.observe(state, seat).hands == HANDS


@pytest.mark.clause("RP-TABLE-1")
@pytest.mark.parametrize("closed", [True, False])
def test_in_the_evening_no_hand_is_shown(closed: bool) -> None:
    for phase in ("camp", "evening"):
        path = way("s s")
        state = situation(
            phase, path=path, adventurer=2, tent=2 - (phase == "evening"), hands=HANDS, closed=closed
        )
        for seat in (None, 0, 1, 2):
            assert GAME.observe(state, seat).hands == (masked(3), masked(3), masked(2))


def test_stacks_are_masked_for_everybody_also_after_the_end() -> None:
    state = situation(
        "camp", path=way("s"), adventurer=1, bonus=BONUSES[:4], lava="eruption", flow="eruption"
    )
    lost = play(state, "buy:cards")
    for each in (state, lost):
        for seat in (None, 0, 1):
            view = GAME.observe(each, seat)
            hidden = (*view.tiles, *view.lava, *view.deck, *view.boats, *view.spare)
            assert set(hidden) == {None}
            assert [there.bonus for there in view.clearings if there] == [None] * 4
            shown = ("supply", "flow", "aside", "discards", "docks", "path", "told", "multis", "times")
            assert all(getattr(view, part) == getattr(each, part) for part in shown)


def test_states_that_differ_in_hidden_things_are_alike_to_a_seat() -> None:
    """By day and in the evening, with open and closed hands, over matches that get far."""
    seen: Counter[tuple[bool, bool]] = Counter()
    for seed in range(8):
        found = list(matches(seed))
        for ply, (state, move) in enumerate(found[::4]):
            for seat in range(len(state.hands)):
                other = GAME.imagine(state, seat, chance.stream(ply, "other"))
                seen[state.open, state.phase in DAYTIME] += other != state
                alike(state, other, seat)
                if move is not None and GAME.to_move(state) == seat:
                    check_told(state, other, move)
    assert all(seen[open_, day] for open_ in (True, False) for day in (True, False))


def alike(state: State, other: State, seat: int) -> None:
    assert GAME.observe(other, seat) == GAME.observe(state, seat)
    assert GAME.observe(other, None) == GAME.observe(state, None)
    assert GAME.to_move(other) == GAME.to_move(state)
    assert GAME.prompt(other, NAMES) == GAME.prompt(state, NAMES)
    if GAME.to_move(state) == seat:
        assert GAME.legal(other) == GAME.legal(state) == GAME.legal(GAME.observe(state, seat))
        assert [GAME.refusal(other, move) for move in ALL] == [GAME.refusal(state, move) for move in ALL]


def check_told(state: State, other: State, move: object) -> None:
    """Up to the first thing that is shown to everybody the same is told."""
    for one, two in zip(GAME.play(state, move).events, GAME.play(other, move).events, strict=False):
        if one.reveals or two.reveals:
            return
        assert GAME.tell(one, NAMES) == GAME.tell(two, NAMES)


def test_the_log_names_no_card_that_was_not_played() -> None:
    """No card is ever named but by the move that pays with it."""
    named = {card: card_in(card) for card in range(len(CARDS))}
    for seed in (1, 2, 4, 5):
        for state, move in matches(seed):
            told = [GAME.tell(event, NAMES) for event in GAME.apply(state, move).events] if move else []
            found = [card for card, name in named.items() if any(name in line for line in told)]
            assert found == ([move.what] if move and move.kind == Kind.PAY else [])


@pytest.mark.clause("RP-TABLE-3")
def test_guesses_fit_what_was_told() -> None:
    """A seat that was named holds the tool, another one does not; so also those who can pay the next icon."""
    tools = (Tool.AXE, Tool.ROPE, Tool.MAP)
    hands = (
        cards_with(Tool.AXE, 2),
        cards_without(tools, 3),
        cards_with(Tool.ROPE, 2, cards_with(Tool.AXE, 12)),
    )
    state = situation(hands=hands, closed=True, path=way("s"))
    state = play(state, *(f"ask:{tool.id}" for tool in tools), "go")
    guesses = [GAME.imagine(state, 0, chance.stream(n, "told")) for n in range(60)]
    for guess in guesses:
        for tool, seats in state.told:
            assert holders(guess.hands, tool) == seats
        assert [len(hand) for hand in guess.hands] == [len(hand) for hand in hands]
    assert len({guess.hands for guess in guesses}) > 20


def test_a_guess_is_found_where_there_is_hardly_one() -> None:
    """Everything was asked, and the deck is empty: hands must be guessed that show just these tools."""
    rng = chance.stream(3, "hard")
    cards = chance.shuffled(rng, range(48))
    hands = tuple(tuple(sorted(cards[i * 8 : i * 8 + 8])) for i in range(6))
    told = {tool.id: [f"{name}" for name in _who(hands, tool)] for tool in Tool}
    state = situation(hands=hands, closed=True, told=told, deck=0)
    for n in range(10):
        guess = GAME.imagine(state, 0, chance.stream(n, "hard"))
        assert all(holders(guess.hands, tool) == seats for tool, seats in state.told)


def _who(hands: tuple[tuple[int, ...], ...], tool: Tool) -> list[str]:
    seats = GAME.seat_names(len(hands))
    return [seats[seat] for seat in range(len(hands)) if holders(hands, tool) >> seat & 1]


def test_a_guess_goes_back_from_a_dead_end() -> None:
    """Cards are given so that a place with few choices still gets one."""
    assert matched([[1, 2], [1]]) == [2, 1]
    assert matched([[1, 2], [1], [2]]) is None
    assert len(largest([[1, 2], [1], [2]])) == 2


def test_a_guess_is_the_same_for_a_state_and_its_view() -> None:
    state = situation(hands=HANDS, closed=True, bonus=BONUSES[:4])
    for seat in range(3):
        view = GAME.observe(state, seat)
        assert GAME.imagine(view, seat, chance.stream(1, "x")) == GAME.imagine(
            state, seat, chance.stream(1, "x")
        )


def test_redealing_keeps_hands_and_moves_all_that_lies_face_down() -> None:
    state = situation("camp", hands=HANDS, closed=True, bonus=BONUSES[:4])
    anew = [GAME.redeal(state, chance.stream(n, "redeal")) for n in range(30)]
    assert {each.hands for each in anew} == {HANDS}
    for part in ("tiles", "lava", "deck", "boats", "clearings", "spare"):
        assert len({getattr(each, part) for each in anew}) > 5, part
    assert all(GAME.census(each) == GAME.census(state) for each in anew)


@pytest.mark.parametrize("move", ["buy:path", "buy:cards", "buy:boat", "buy:multi"])
def test_a_view_cannot_be_played_on_into_the_unknown(move: str) -> None:
    view = GAME.observe(situation("camp", path=way("s s"), adventurer=2), 0)
    with pytest.raises(ValueError, match="imagine"):
        GAME.play(view, GAME.read(move))


def test_nor_can_others_be_asked_in_a_view() -> None:
    state = situation(hands=HANDS, closed=True)
    with pytest.raises(ValueError, match="imagine"):
        GAME.play(GAME.observe(state, 0), GAME.read("ask:axe"))


def test_asking_changes_only_what_is_told() -> None:
    state = situation(hands=HANDS, closed=True)
    asked = play(state, "ask:axe")
    assert asked == replace(state, told=(Answer(Tool.AXE, holders(HANDS, Tool.AXE)),))
