"""What rewards, bonus tiles and buying give, limited by what is there (RP-EVE-3, RP-COMP-7)."""

from collections.abc import Callable
from dataclasses import replace

from cavegames.engine.game import Event
from cavegames.games.redpeak.components import BOATS, Gain, Reward
from cavegames.games.redpeak.events import BoatKept, BoatRevealed, CardsDealt, Gained, TilesRevealed
from cavegames.games.redpeak.hands import dealt
from cavegames.games.redpeak.path import dock_reached, is_boat
from cavegames.games.redpeak.state import Phase, State


def available(state: State, gain: Gain) -> int:
    """How many of a kind can still be gained."""
    return _THERE[gain](state)


_THERE: dict[Gain, Callable[[State], int]] = {
    Gain.MULTI: lambda state: state.multi_reserve,
    Gain.TIME: lambda state: state.times,
    Gain.PATH: lambda state: len(state.tiles),
    Gain.CARDS: lambda state: len(state.deck),
    Gain.BOAT: lambda state: len(state.boats),
}


def gain(state: State, reward: Reward, happened: list[Event]) -> State:
    """Take a reward. In the phase WHICH_BOAT of the result the team has to choose first."""
    count = min(reward.amount, available(state, reward.gain))
    happened.append(Gained(reward.gain, count, reward.amount))
    return _HOW[reward.gain](state, count, happened) if count else state


def _multi(state: State, count: int, _: list[Event]) -> State:
    return replace(state, multis=state.multis + count)


def _time(state: State, count: int, _: list[Event]) -> State:
    return replace(state, timeline=state.timeline + count, times=state.times - count)


def _path(state: State, count: int, happened: list[Event]) -> State:
    left, shown = _off(state.tiles, count)
    happened.append(TilesRevealed(shown))
    return replace(state, tiles=left, supply=state.supply + shown)


def _cards(state: State, count: int, happened: list[Event]) -> State:
    """What was told of the hands no longer holds (RP-TABLE-3)."""
    left, cards = _off(state.deck, count)
    hands = dealt(state.hands, cards)
    happened.append(
        CardsDealt(tuple(len(new) - len(old) for new, old in zip(hands, state.hands, strict=True)))
    )
    return replace(state, deck=left, hands=hands, told=())


def _boat(state: State, _: int, happened: list[Event]) -> State:
    """A boat goes to its dock, or the team chooses (RP-EVE-5). The one that was boarded always stays."""
    left, (boat,) = _off(state.boats, 1)
    dock = BOATS[boat].dock
    there = state.docks[dock]
    happened.append(BoatRevealed(boat, there >= 0))
    state = replace(state, boats=left)
    if there < 0:
        return replace(state, docks=(*state.docks[:dock], boat, *state.docks[dock + 1 :]))
    state = replace(state, offered=boat)
    if is_boat(state, state.adventurer) and dock == dock_reached(state):
        return keep(state, there, happened)
    return replace(state, phase=Phase.WHICH_BOAT)


def keep(state: State, kept: int, happened: list[Event]) -> State:
    """Of the offered boat and the one at its dock one is kept (RP-EVE-5)."""
    dock = BOATS[kept].dock
    gone = state.offered if kept == state.docks[dock] else state.docks[dock]
    happened.append(BoatKept(kept, gone))
    return replace(
        state,
        docks=(*state.docks[:dock], kept, *state.docks[dock + 1 :]),
        offered=-1,
        scrapped=tuple(sorted((*state.scrapped, gone))),
    )


_HOW: dict[Gain, Callable[[State, int, list[Event]], State]] = {
    Gain.MULTI: _multi,
    Gain.TIME: _time,
    Gain.PATH: _path,
    Gain.CARDS: _cards,
    Gain.BOAT: _boat,
}


def _off(stack: tuple[int | None, ...], count: int) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """A stack without its last ones, and these, the last first. Raises ValueError for masked ones."""
    left, taken = stack[:-count], stack[: -count - 1 : -1]
    shown = tuple(each for each in taken if each is not None)
    if len(shown) < count:
        raise ValueError("a view cannot be played on; imagine a state that fits it")
    return left, shown
