"""Every move there is, made once: legal lists pick from here instead of making new objects."""

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import moves
from cavegames.games.redpeak.bonus import CHOICES
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Gain, Tool
from cavegames.games.redpeak.moves import Move

BUY: dict[Gain, Move] = {ware: moves.buy(ware) for ware in moves.WARES}
"""Buying, by what is bought."""

PLACE: tuple[tuple[Move, ...], ...] = tuple(
    tuple(moves.place(tile, leave) for leave in Side) for tile in range(len(TILES))
)
"""A tile is placed, by its index and by where it leads to."""

ASK: tuple[Move, ...] = tuple(map(moves.ask, Tool))
"""Asking, by tool."""

PAY: tuple[Move, ...] = tuple(map(moves.pay, range(len(CARDS))))
"""Paying, by card."""

KEEP: tuple[Move, ...] = tuple(map(moves.keep, range(len(BOATS))))
"""Keeping a boat, by its index."""

TAKE: tuple[Move, ...] = tuple(map(moves.take, CHOICES))
"""Choosing what a bonus gives."""

ALL: tuple[Move, ...] = (
    *BUY.values(),
    moves.TURN,
    *(move for row in PLACE for move in row),
    *ASK,
    moves.GO,
    *PAY,
    moves.PASS,
    moves.MULTI,
    moves.BACK,
    moves.BOARD,
    moves.REST,
    moves.SAND,
    moves.ON,
    *KEEP,
    *TAKE,
)
"""All of them, ascending."""
