"""Paying icons against every way that it can be done, and the card that hurts least."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from cavegames.engine import chance
from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.components import CARDS, TILES, Tool
from cavegames.games.redpeak.legal import payable
from cavegames.games.redpeak.paying import ask_icon
from cavegames.games.redpeak.state import Answer, Phase, Placed, State
from cavegames.players.redpeak.paying import better_passed, least_missed
from cavegames.players.redpeak.payment import Payment, owed


@cache
def least_multis(cards: frozenset[int], icons: tuple[Tool, ...]) -> int:
    """The fewest multi-tools, icon by icon; a card must pay wherever one can (RP-DAY-5)."""
    if not icons:
        return 0
    fitting = [card for card in cards if icons[0] in CARDS[card].tools]
    if not fitting:
        return 1 + least_multis(cards, icons[1:])
    return min(least_multis(cards - {card}, icons[1:]) for card in fitting)


def hand(rng: Random, size: int) -> tuple[int, ...]:
    """Some cards, ascending."""
    return tuple(sorted(chance.shuffled(rng, range(len(CARDS)))[:size]))


@pytest.mark.parametrize("seed", range(40))
def test_owed_is_the_fewest_multi_tools(seed: int) -> None:
    rng = chance.stream(seed, "payment")
    cards = hand(rng, 3 + seed % 5)
    icons = tuple(chance.draw(rng, tuple(Tool)) for _ in range(2 + seed % 6))
    assert owed(cards, icons) == least_multis(frozenset(cards), icons)
    bit_by_bit = Payment(cards)
    for icon in icons:
        before = bit_by_bit.owed
        bit_by_bit = bit_by_bit.with_icons((icon,))
        assert bit_by_bit.owed in (before, before + 1)
    assert bit_by_bit.owed == owed(cards, icons)


def moving(hands: Sequence[tuple[int, ...]], tiles: Sequence[int], *, is_open: bool = True) -> State:
    """The adventurer is before the first of some tiles, placed one below the other."""
    start = GAME.setup(GAME.Options.model_validate({}), len(hands), 1)
    held = {card for each in hands for card in each}
    state = replace(
        start,
        open=is_open,
        day=1,
        hour=1,
        phase=Phase.MOVE,
        path=tuple(Placed(tile, (4, 1 + i), Side.SOUTH) for i, tile in enumerate(tiles)),
        supply=tuple(tile for tile in range(9) if tile not in tiles),
        hands=tuple(hands),
        deck=tuple(card for card in range(len(CARDS)) if card not in held),
    )
    return ask_icon(state, [])


STRAIGHT = [i for i, tile in enumerate(TILES) if not tile.curved]


@pytest.mark.parametrize("seed", range(20))
def test_the_card_that_hurts_least_wastes_no_multi_tool(seed: int) -> None:
    rng = chance.stream(seed, "hurts")
    cards = hand(rng, 7)
    tiles = chance.shuffled(rng, STRAIGHT)[:3]
    state = moving([cards[:4], cards[4:]], tiles)
    icons = tuple(icon for tile in tiles for icon in TILES[tile].icons)
    if state.able:
        card = least_missed(GAME.observe(state, 0))
        assert card in list(payable(state))
        assert least_multis(frozenset(cards) - {card}, icons[1:]) == owed(cards, icons)
    else:
        assert not list(payable(state))
        with pytest.raises(ValueError, match="empty"):
            least_missed(GAME.observe(state, 0))


def card_with(*wanted: Tool, without: Sequence[Tool] = ()) -> int:
    """The first card that shows these tools and none of the others."""
    return next(
        i
        for i, card in enumerate(CARDS)
        if set(wanted) <= set(card.tools) and not set(without) & set(card.tools)
    )


def test_a_card_that_is_needed_later_is_kept_or_passed_on() -> None:
    tiles = STRAIGHT[:2]
    first, *later = [icon for tile in tiles for icon in TILES[tile].icons]
    both = card_with(first, later[0])
    plain = card_with(first, without=later)
    assert least_missed(GAME.observe(moving([(both,), (plain,)], tiles), 0)) == plain

    closed = moving([(both,), (plain,)], tiles, is_open=False)
    assert (closed.able, closed.payer) == (0b11, 0)
    assert least_missed(GAME.observe(closed, 0)) == both
    assert not better_passed(GAME.observe(closed, 0))
    told = replace(closed, told=tuple(sorted({*closed.told, Answer(later[0], 0b01)})))
    assert better_passed(GAME.observe(told, 0))
    both_know = replace(closed, told=tuple(sorted({*closed.told, Answer(later[0], 0b11)})))
    assert not better_passed(GAME.observe(both_know, 0))


def test_others_hands_change_nothing_where_they_are_closed() -> None:
    tiles = STRAIGHT[:3]
    first = TILES[tiles[0]].icons[0]
    shows = [i for i, card in enumerate(CARDS) if first in card.tools]
    mine, rest = tuple(shows[:3]), [i for i in range(len(CARDS)) if i not in shows]
    found = {
        least_missed(GAME.observe(moving([mine, tuple(rest[i : i + 4])], tiles, is_open=False), 0))
        for i in range(0, 32, 4)
    }
    assert len(found) == 1
