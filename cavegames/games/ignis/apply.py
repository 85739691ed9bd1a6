"""What a legal move does. Nothing is checked here: see `legal` and `refusal`."""

from dataclasses import replace

from cavegames.engine.game import Step
from cavegames.games.ignis.burn import burn
from cavegames.games.ignis.components import CUBES, LEAST, Card, Colour
from cavegames.games.ignis.events import (
    Collected,
    MatchEnded,
    Moved,
    Revealed,
    ScepterTaken,
    SkillUsed,
    TilePlayed,
    TileTaken,
    TurnChosen,
    TurnEnded,
)
from cavegames.games.ignis.legal import CAVER
from cavegames.games.ignis.march import reach_of
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.pile import draw
from cavegames.games.ignis.scoring import ending_of
from cavegames.games.ignis.stacks import total
from cavegames.games.ignis.state import Cards, Phase, State
from cavegames.games.ignis.tiles import Place, Tile


def apply(state: State, move: Move) -> Step[State]:
    """Play a legal move."""
    return _HOW[move.kind](state, move)


def _reveal(state: State, _: Move) -> Step[State]:
    """Four cards, later one at a time (IG-REV-1)."""
    return _revealed(state, LEAST if state.phase == Phase.START else 1)


def _revealed(state: State, number: int) -> Step[State]:
    shuffled, cards = 0, []
    for _ in range(number):
        state, card, count = draw(state)
        cards.append(card)
        shuffled += count
    state = replace(state, phase=Phase.CHOOSE, revealed=(*state.revealed, *cards))
    return Step(state, (Revealed(CAVER, tuple(cards), shuffled),))


def _choose(state: State, move: Move) -> Step[State]:
    """The kind of turn is settled (IG-REV-3)."""
    moving = move.kind == Kind.MOVE
    return Step(replace(state, phase=Phase.MOVE if moving else Phase.USE), (TurnChosen(CAVER, moving),))


def _collect(state: State, move: Move) -> Step[State]:
    """A revealed card goes to a stack; a blue one is remembered (IG-USE-1, IG-JOK-1, IG-JOK-3)."""
    stack = Colour(move.stack)
    joined = state.joined | {move.stack} if move.card.colour == Colour.BLUE else state.joined
    cards = _plus(state.stacks[stack], (move.card,))
    state = replace(
        state,
        revealed=_minus(state.revealed, move.card),
        stacks=_with(state.stacks, stack, cards),
        joined=joined,
    )
    return Step(state, (Collected(CAVER, move.card, stack, total(cards)),))


def _take(state: State, move: Move) -> Step[State]:
    """A bonus tile for the whole yellow stack (IG-USE-3)."""
    tile, paid = Tile(move.tile), state.stacks[Colour.YELLOW]
    state = replace(
        state,
        stacks=_with(state.stacks, Colour.YELLOW, ()),
        discards=_plus(state.discards, paid),
        tiles=_placed(state.tiles, tile, Place.HELD),
    )
    return Step(state, (TileTaken(CAVER, tile, paid),))


def _skill(state: State, move: Move) -> Step[State]:
    """One white card may go to yellow, the rest is discarded (IG-USE-4)."""
    rest, stacks, shifted = state.stacks[Colour.WHITE], state.stacks, None
    if move.card.value:
        shifted, rest = move.card, _minus(rest, move.card)
        stacks = _with(stacks, Colour.YELLOW, _plus(stacks[Colour.YELLOW], (shifted,)))
    state = replace(state, stacks=_with(stacks, Colour.WHITE, ()), discards=_plus(state.discards, rest))
    return Step(state, (SkillUsed(CAVER, shifted, rest),))


def _play(state: State, move: Move) -> Step[State]:
    """A bonus tile works now, or for the rest of this turn, and is turned over (IG-BON-1)."""
    tile = Tile(move.tile)
    state = replace(state, tiles=_placed(state.tiles, tile, Place.USED))
    if tile == Tile.DEEP_BREATH:
        back = min(tile.strength, CUBES - state.cubes)
        return Step(replace(state, cubes=state.cubes + back), (TilePlayed(CAVER, tile, back),))
    if tile == Tile.KEEN_EYE:
        swept = TilePlayed(CAVER, tile, len(state.revealed))
        state = replace(state, revealed=(), discards=_plus(state.discards, state.revealed))
        step = _revealed(state, tile.strength)
        return Step(step.state, (swept, *step.events))
    return Step(replace(state, active=state.active | {tile}), (TilePlayed(CAVER, tile, 0),))


def _go(state: State, move: Move) -> Step[State]:
    """The figure moves, and at the throne takes the scepter (IG-MOVE-1 to IG-MOVE-4)."""
    found = reach_of(state, move)
    moved = Moved(CAVER, state.step, found.step, found.distance, found.discarded)
    stacks = _with(state.stacks, Colour.GREEN, _minus(state.stacks[Colour.GREEN], *found.green_gone))
    stacks = _with(stacks, Colour.RED, _minus(stacks[Colour.RED], *found.red_gone))
    state = replace(
        state,
        phase=Phase.MOVED,
        step=found.step,
        scepter=state.scepter or found.takes_scepter,
        stacks=stacks,
        discards=_plus(state.discards, found.discarded),
    )
    return Step(state, (moved, ScepterTaken(CAVER)) if found.takes_scepter else (moved,))


def _end(state: State, _: Move) -> Step[State]:
    """The turn burns, and with it the match may end (IG-BURN-1, IG-END-1 to IG-END-3)."""
    burnt = burn(state)
    ended = TurnEnded(CAVER, state.round, burnt.cubes, burnt.left)
    state = replace(
        state,
        phase=Phase.START,
        cubes=burnt.left,
        revealed=(),
        discards=_plus(state.discards, state.revealed),
        active=frozenset(),
        joined=frozenset(),
    )
    ending = ending_of(state)
    if ending is None:
        return Step(replace(state, round=state.round + 1), (ended,))
    return Step(replace(state, phase=Phase.OVER), (ended, MatchEnded(CAVER, ending, state.cubes)))


_HOW = {
    Kind.REVEAL: _reveal,
    Kind.USE: _choose,
    Kind.MOVE: _choose,
    Kind.COLLECT: _collect,
    Kind.TAKE: _take,
    Kind.SKILL: _skill,
    Kind.PLAY: _play,
    Kind.GO: _go,
    Kind.END: _end,
}


def _plus(cards: Cards, more: Cards) -> Cards:
    return tuple(sorted((*cards, *more)))


def _minus(cards: Cards, *gone: Card) -> Cards:
    """The cards without some of them, in the same order."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def _with(stacks: tuple[Cards, ...], colour: Colour, cards: Cards) -> tuple[Cards, ...]:
    return (*stacks[:colour], cards, *stacks[colour + 1 :])


def _placed(tiles: tuple[Place, ...], tile: Tile, place: Place) -> tuple[Place, ...]:
    return (*tiles[:tile], place, *tiles[tile + 1 :])
