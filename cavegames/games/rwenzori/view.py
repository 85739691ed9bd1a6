"""What a seat may know (RW-HIDE-1), and guesses that fit it."""

from dataclasses import replace
from random import Random

from cavegames.engine import chance
from cavegames.engine.game import Seat
from cavegames.games.rwenzori import modes
from cavegames.games.rwenzori.board import Board, Status, masked
from cavegames.games.rwenzori.cards import NONE, Character, Gear
from cavegames.games.rwenzori.census import unseen
from cavegames.games.rwenzori.components import DARK, HIDDEN
from cavegames.games.rwenzori.state import Solo, State, Tiles

SEEDS = 2**32
"""A guess of what chance does later has a seed below this."""


def observe(state: State, seat: Seat | None) -> State:
    """The view of a seat (None: of everyone)."""
    open_cards = modes.of(state).open_cards
    own = [open_cards or other == seat for other in range(len(state.meeples))]
    return replace(
        state,
        board=_masked_board(state, seat),
        hands=tuple(hand if seen else _masked(hand) for hand, seen in zip(state.hands, own, strict=True)),
        stacks=tuple(map(_masked, state.stacks)),
        box=_masked(state.box),
        gear=_cards(state.gear, state.gear_used, own),
        characters=_cards(state.characters, state.characters_used, own),
        seed=None,
        solo=None if state.solo is None else _masked_solo(state.solo),
    )


def _masked(tiles: Tiles) -> Tiles:
    return (HIDDEN,) * len(tiles)


def _masked_board(state: State, seat: Seat | None) -> Board:
    hidden = {
        cell: masked(tile)
        for cell, tile in state.board.items()
        if tile.status == Status.DARK and tile.face != HIDDEN and (seat is None or tile.owner != seat)
    }
    return Board({**state.board, **hidden}) if hidden else state.board


def _cards(cards: tuple[int, ...], used: tuple[bool, ...], own: list[bool]) -> tuple[int, ...]:
    """Cards in use are known, and one's own."""
    known = zip(cards, used, own, strict=True)
    return tuple(card if was_used or seen or card == NONE else HIDDEN for card, was_used, seen in known)


def _masked_solo(solo: Solo) -> Solo:
    drawn = tuple(HIDDEN if tile in DARK else tile for tile in solo.drawn)
    return replace(solo, deck=_masked(solo.deck), lights=_masked(solo.lights), drawn=drawn)


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """A full state that fits what `seat` knows: what it does not know is dealt from what is left."""
    view = observe(state, seat)
    pool = unseen(view)
    board = _dealt_board(view, pool, rng)
    view = replace(
        view,
        board=board,
        gear=_dealt_cards(view.gear, len(Gear), rng),
        characters=_dealt_cards(view.characters, len(Character), rng),
        seed=chance.below(rng, SEEDS),
    )
    return modes.of(view).deal(view, pool, rng)


def _dealt_board(view: State, pool: list[int], rng: Random) -> Board:
    """The dark tiles that lie face down are dealt from the dark tiles of the pool, which lose them."""
    hidden = sorted(cell for cell, tile in view.board.items() if tile.face == HIDDEN)
    dark = chance.shuffled(rng, [tile for tile in pool if tile in DARK])
    dealt = dict(zip(hidden, dark, strict=False))
    for tile in dealt.values():
        pool.remove(tile)
    return Board({**view.board, **{cell: view.board[cell]._replace(face=dealt[cell]) for cell in hidden}})


def _dealt_cards(cards: tuple[int, ...], count: int, rng: Random) -> tuple[int, ...]:
    rest = list(chance.shuffled(rng, [card for card in range(count) if card not in cards]))
    return tuple(rest.pop() if card == HIDDEN else card for card in cards)


def redeal(state: State, rng: Random) -> State:
    """The same position with what no seat has seen dealt anew: stacks, the box, and chance to come."""
    if state.solo is not None:
        return imagine(state, 0, rng)
    pool = list(chance.shuffled(rng, sorted(state.box + sum(state.stacks, ()))))
    stacks = tuple(tuple(pool.pop() for _ in stack) for stack in state.stacks)
    return replace(state, stacks=stacks, box=tuple(sorted(pool)), seed=chance.below(rng, SEEDS))
