"""The first position of a match (RW-SET-1 to RW-SET-4)."""

from cavegames.engine import chance
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import Board, Placed, placed
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.components import DECK, HAND, START
from cavegames.games.rwenzori.state import Due, State, Want

WEST, EAST, INNER = 0, 3, (1, 4)
"""How start tiles lie: the rock fall to the west, to the east; the inner ones in turn (RW-SET-2)."""


def first_state(seats: int, seed: int, extra: tuple[str, ...] = ()) -> State:
    """The position before the first turn of several players. Each shuffle has its own stream of the seed."""
    rules = expansions.of(extra)
    deck = chance.shuffled(chance.stream(seed, "tiles"), rules.deck(DECK, seats))
    each = (len(deck) - HAND * seats) // seats
    hands = [deck[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
    rest = deck[HAND * seats :]
    first = (seats - 1) // 2
    state = State(
        expansions=extra,
        first=first,
        seat=first,
        turn=1,
        idle=0,
        ending=False,
        due=(Due(Want.TURN, first),),
        board=start_row(seats),
        meeples=tuple((seat, 0) for seat in range(seats)),
        entries=(-1,) * seats,
        behind=(),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        stacks=tuple(rest[each * seat : each * (seat + 1)] for seat in range(seats)),
        box=tuple(sorted(rest[each * seats :])),
        spent=(),
        supply=(),
        alarms=0,
        gear=cards(seed, "gear", len(Gear), seats),
        gear_used=(False,) * seats,
        characters=cards(seed, "characters", len(Character), seats),
        characters_used=(False,) * seats,
        missed=(0,) * seats,
        ended=None,
        shuffles=0,
        seed=seed,
        solo=None,
    )
    return rules.prepare(state)


def start_row(seats: int) -> Board:
    """As many start tiles as players, linked from west to east, the rock falls outwards (RW-SET-2)."""
    return Board({(seat, 0): _start(seat, seats) for seat in range(seats)})


def _start(seat: int, seats: int) -> Placed:
    if seat == 0:
        return placed(START, WEST)
    return placed(START, EAST if seat == seats - 1 else INNER[seat % len(INNER)])


def cards(seed: int, label: str, count: int, seats: int) -> tuple[int, ...]:
    """One card for each seat (RW-SET-1)."""
    return chance.shuffled(chance.stream(seed, label), range(count))[:seats]
