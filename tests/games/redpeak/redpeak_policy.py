"""A simple way to play that gets further than chance, for tests that need late positions.

It sees the whole position. Now and then it makes any legal move, so that all kinds of moves are met.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from redpeak_situations import situation, way

from cavegames.engine import chance
from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.components import BOATS, BONUSES, TILES, Gain, Lava, Tool
from cavegames.games.redpeak.hands import SHOWS
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.matching import largest
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.path import dock_reached, icons
from cavegames.games.redpeak.sparing import by_loss
from cavegames.games.redpeak.state import Phase, State

WHIM = 0.06
"""How often any legal move is made."""
RESTS = 0.2
"""How often the team rests before a boat."""
ENOUGH = 14
"""Cards in hands with which no more are bought."""


def matches(seed: int) -> Iterator[tuple[State, Move | None]]:
    """A match with options and players as the seed gives them, from the start or from late on."""
    return steps(late(seed) if seed % 3 == 0 else start(seed), seed)


def start(seed: int) -> State:
    """A first position with the calm lava tiles revealed first, and the double ones last."""
    rng = chance.stream(seed, "start")
    options = GAME.Options(
        hands=chance.draw(rng, ("open", "closed")),
        sand=chance.draw(rng, ("90", "off")),
        bonus=rng.random() < 0.6,
        quests=chance.draw(rng, (0, 0, 1, 2)),
    )
    state: State = GAME.setup(options, seed % 6 + 1, seed)
    return replace(state, lava=tuple(sorted(state.lava, reverse=True)))


def late(seed: int) -> State:
    """A position near the beach, all that lies face down shuffled."""
    rng = chance.stream(seed, "late")
    seats = chance.below(rng, 5) + 2
    cards = chance.shuffled(rng, range(48))
    walked = 9 + chance.below(rng, 3)
    state = situation(
        "camp",
        path=way("s " * walked),
        adventurer=walked,
        hands=[cards[seat * 4 : seat * 4 + 4] for seat in range(seats)],
        closed=rng.random() < 0.7,
        flow="eruption " * (4 + chance.below(rng, 5)),
        docks=[chance.draw(rng, [i for i, boat in enumerate(BOATS) if boat.dock == 1])],
        bonus=BONUSES[1:5] if rng.random() < 0.5 else (),
        supply=[each for each in range(len(TILES)) if TILES[each].curved][:3],
        multis=chance.below(rng, 4),
    )
    redealt: State = GAME.redeal(state, rng)
    return redealt


def steps(state: State, seed: int, whim: float = WHIM) -> Iterator[tuple[State, Move | None]]:
    """Each position of a match with the move made in it; None in the last."""
    rng = chance.stream(seed, "policy")
    while moves := GAME.legal(state):
        move = chance.draw(rng, moves) if rng.random() < whim else choose(state, rng)
        yield state, move
        state = GAME.apply(state, move).state
    yield state, None


def choose(state: State, rng: Random) -> Move:
    """A sensible move."""
    moves: dict[Kind, list[Move]] = {}
    for move in GAME.legal(state):
        if move.kind != Kind.SAND:
            moves.setdefault(move.kind, []).append(move)
    if state.phase == Phase.CAMP:
        return _camp(state, moves, rng)
    if state.phase == Phase.PLACE:
        return _place(state, moves, rng)
    if Kind.PAY in moves:
        return Move(Kind.PAY, by_loss(state)[0])
    if state.phase == Phase.DOCK and rng.random() < RESTS:
        return moves[Kind.REST][0]
    return chance.draw(rng, next(iter(moves.values())))


def _camp(state: State, moves: dict[Kind, list[Move]], rng: Random) -> Move:
    """Buy what is short while the lava is far, or when it will be calm."""
    wanted = [move for move in moves.get(Kind.BUY, []) if _wants(state, Gain(move.what))]
    if wanted and (spaces_left(state) > 1 or state.lava[-1] == Lava.CALM):
        return chance.draw(rng, wanted)
    return moves[Kind.TURN][0]


def _wants(state: State, ware: Gain) -> bool:
    """A boat when the path waits for one, else cards and tiles when few are there."""
    if dock_reached(state) >= 0 and state.docks[dock_reached(state)] < 0:
        return ware == Gain.BOAT
    if ware == Gain.CARDS:
        return sum(map(len, state.hands)) < ENOUGH
    return ware == Gain.PATH and len(state.supply) < 3


def _place(state: State, moves: dict[Kind, list[Move]], rng: Random) -> Move:
    """The best tile that the hands can pay together with those placed before."""
    due = [tool for space in range(state.adventurer + 1, len(state.path) + 1) for tool in icons(state, space)]
    for move in sorted(moves.get(Kind.PLACE, []), key=lambda move: (_dear(move), rng.random())):
        if _payable(state, [*due, *TILES[move.what].icons]):
            return move
    return moves[Kind.GO][0]


def _dear(move: Move) -> int:
    """What a tile costs, less what it gives; to the south is best."""
    tile = TILES[move.what]
    given = sum(amount for gain, amount in tile.rewards if gain == Gain.CARDS)
    return 2 * tile.volcanoes + len(tile.icons) - given + 2 * (move.exit != Side.SOUTH)


def _payable(state: State, tools: list[Tool]) -> bool:
    held = [card for hand in state.hands for card in hand if card is not None]
    allowed = [[card for card in held if card in SHOWS[tool]] for tool in tools]
    return len(largest(allowed)) + state.multis // 2 >= len(tools)
