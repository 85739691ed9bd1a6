"""The legal moves of a position, ascending."""

from collections.abc import Iterator

from cavegames.engine.game import Seat
from cavegames.games.ignis import moves
from cavegames.games.ignis.bonus import offered, playable
from cavegames.games.ignis.components import MOST, Colour
from cavegames.games.ignis.march import marches
from cavegames.games.ignis.moves import Move
from cavegames.games.ignis.stacks import join_refusal, ready, shiftable, targets
from cavegames.games.ignis.state import Phase, State

CAVER: Seat = 0


def to_move(state: State) -> Seat | None:
    """The only player, until the match has ended."""
    return None if state.phase == Phase.OVER else CAVER


def legal(state: State) -> list[Move]:
    """All legal moves, ascending; empty when the match has ended."""
    if state.phase == Phase.OVER:
        return []
    return sorted([*_OF[state.phase](state), *map(moves.play, playable(state))])


def _start(_: State) -> Iterator[Move]:
    yield moves.REVEAL


def _choose(state: State) -> Iterator[Move]:
    if len(state.revealed) < MOST:
        yield moves.REVEAL
    yield moves.USE
    if state.stacks[Colour.GREEN]:
        yield moves.MOVE


def _use(state: State) -> Iterator[Move]:
    for card in set(state.revealed):
        for stack in targets(card):
            if join_refusal(state, card, stack) is None:
                yield moves.collect(card, stack)
    if ready(state, Colour.YELLOW):
        yield from map(moves.take, offered(state))
    if ready(state, Colour.WHITE):
        yield moves.SKILL
        yield from map(moves.skill, shiftable(state))
    yield moves.END


def _move(state: State) -> list[Move]:
    return marches(state)


def _moved(_: State) -> Iterator[Move]:
    yield moves.END


_OF = {Phase.START: _start, Phase.CHOOSE: _choose, Phase.USE: _use, Phase.MOVE: _move, Phase.MOVED: _moved}
