"""The legal moves of a position, ascending."""

from collections.abc import Iterator

from cavegames.engine.game import Seat
from cavegames.games.redpeak import moves
from cavegames.games.redpeak.catalogue import ASK, BUY, KEEP, PAY, PLACE, TAKE
from cavegames.games.redpeak.components import BOATS, TILES, Gain, Tool
from cavegames.games.redpeak.gains import available
from cavegames.games.redpeak.hands import SHOWS, after, is_told
from cavegames.games.redpeak.moves import Move
from cavegames.games.redpeak.path import exits_at, open_end
from cavegames.games.redpeak.paying import LEADER, next_icon
from cavegames.games.redpeak.state import DAYTIME, Phase, State


def to_move(state: State) -> Seat | None:
    """The leader, or in the move whoever is asked to pay; None when the match has ended."""
    if state.phase == Phase.OVER:
        return None
    return state.payer if state.phase == Phase.MOVE else LEADER


def legal(state: State) -> list[Move]:
    """All legal moves, ascending; empty when the match has ended."""
    found = list(_OF[state.phase](state))
    if sand_runs(state):
        found.append(moves.SAND)
    return found


def sand_runs(state: State) -> bool:
    """Whether the sand can still run out today (RP-DAY-7)."""
    return state.clocked and not state.late and state.phase in DAYTIME


def can_buy(state: State, ware: Gain) -> bool:
    """Whether something is there to be bought, and a lava tile to pay with (RP-EVE-6, RP-EVE-3)."""
    return state.day > 0 and len(state.lava) > 0 and available(state, ware) > 0


def payable(state: State) -> Iterator[int]:
    """In MOVE: the cards that the payer may pay the next icon with, ascending (RP-DAY-4)."""
    hands = state.hands if state.open else (state.hands[state.payer],)
    shows = SHOWS[next_icon(state)]
    return iter(sorted(card for hand in hands for card in hand if card in shows and card is not None))


def _camp(state: State) -> Iterator[Move]:
    yield from (move for ware, move in BUY.items() if can_buy(state, ware))
    yield moves.TURN


def _place(state: State) -> Iterator[Move]:
    end = open_end(state)
    ways = exits_at(state.side, end, curved=False), exits_at(state.side, end, curved=True)
    for tile in sorted(state.supply):
        row = PLACE[tile]
        for leave in ways[TILES[tile].curved]:
            yield row[leave]
    if not state.open:
        yield from (ASK[tool] for tool in Tool if not is_told(state.told, tool))
    yield moves.GO


def _move(state: State) -> Iterator[Move]:
    if state.able:
        yield from (PAY[card] for card in payable(state))
        if can_pass(state):
            yield moves.PASS
    elif state.multis:
        yield moves.MULTI
    else:
        yield moves.BACK


def can_pass(state: State) -> bool:
    """In MOVE: whether somebody after the payer could pay as well."""
    return not state.open and after(state.able, state.payer) != 0


def _dock(_: State) -> Iterator[Move]:
    yield moves.BOARD
    yield moves.REST


def _evening(_: State) -> Iterator[Move]:
    yield moves.ON


def _which_boat(state: State) -> Iterator[Move]:
    yield from (KEEP[boat] for boat in boats_to_choose(state))


def boats_to_choose(state: State) -> tuple[int, ...]:
    """In WHICH_BOAT: the offered boat and the one at its dock, ascending (RP-EVE-5)."""
    return tuple(sorted((state.offered, state.docks[BOATS[state.offered].dock])))


def _which_bonus(_: State) -> Iterator[Move]:
    yield from TAKE


def _over(_: State) -> Iterator[Move]:
    yield from ()


_OF = {
    Phase.CAMP: _camp,
    Phase.PLACE: _place,
    Phase.MOVE: _move,
    Phase.DOCK: _dock,
    Phase.EVENING: _evening,
    Phase.WHICH_BOAT: _which_boat,
    Phase.WHICH_BONUS: _which_bonus,
    Phase.OVER: _over,
}
