"""Why a tile cannot be laid so."""

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.hexgrid import Cell, distance
from cavegames.games.rwenzori import expansions, modes
from cavegames.games.rwenzori.board import Status
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.components import DARK, ESCAPE, FACES, TNT, Icon, Kind
from cavegames.games.rwenzori.lays import gear_icons
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.places import free_exits, neighbour
from cavegames.games.rwenzori.spots import (
    Spots,
    bare_penalty,
    block_spots,
    dark_neighbour,
    dark_spots,
    lay_spots,
    passed,
    passes,
    tnt_spots,
    turns,
)
from cavegames.games.rwenzori.state import Due, State
from cavegames.games.rwenzori.wording import capital, cell_name, saves, title

_OTHERWISE = {
    Kind.TNT: ("RW-TNT-1", "TNT goes on top of a tile, as in tnt@1,0/0."),
    Kind.DARK: ("RW-OBS-1", "An obstacle is laid at another player, with block."),
    Kind.FLOODED: ("RW-OBS-1", "An obstacle is laid at another player, with block."),
    Kind.DEAD_END: ("RW-OBS-1", "An obstacle is laid at another player, with block."),
    Kind.START: ("RW-SET-2", "Start tiles are laid at the start only. Choose a tile of the hand."),
    Kind.TREASURE: ("RW-TRE-1", "Treasure lies on the sheet from the start. Choose a tile of the hand."),
    Kind.LAVA: ("RW-LAVA-1", "Lava is no tile of a hand. Choose a tile that is."),
    Kind.ESCAPE: ("RW-END-2", "The Escape tile is laid as a lay-on tile, with lay."),
}
"""How tiles are laid that are no lay-on tiles."""


def _held(state: State, seat: Seat, face: int) -> Refusal | None:
    if face in state.hands[seat]:
        return None
    return Refusal("RW-TURN-1", f"There is no {title(face)} in the hand. Choose a tile that is.")


def _facing(face: int, cell: Cell, edges: tuple[int, ...], turn: int, clause: str) -> Refusal | None:
    """The tile must have an exit on one of the edges."""
    fitting = turns(face, edges)
    if turn in fitting:
        return None
    how = ", ".join(f"/{good}" for good in fitting)
    return Refusal(clause, f"Turned so, the tile on {cell_name(cell)} is not linked. Turn it: {how}.")


def lay(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-LAY-1, RW-LAY-2, RW-END-2."""
    tile = FACES[move.face]
    if move.face == ESCAPE:
        if not modes.of(state).may_escape(state, due.seat):
            clause = "RW-END-2" if state.solo is None else "RW-SOLO-11"
            return Refusal(
                clause, "The Escape tile is laid when no other tile is left. Lay the others first."
            )
    elif not tile.lay_on:
        return Refusal(*_OTHERWISE[tile.kind])
    elif refused := _held(state, due.seat, move.face):
        return refused
    spots = lay_spots(state, due.seat)
    if move.cell not in spots:
        return _no_spot(state, due.seat, move.cell, spots)
    return _facing(move.face, move.cell, spots[move.cell], move.turn, "RW-LAY-1")


def _no_spot(state: State, seat: Seat, cell: Cell, spots: Spots) -> Refusal:
    there = _where(spots, "Free are: ", "No exit is free here. Do something else.")
    tile = state.board.at(cell)
    if tile is not None and tile.status in (Status.DARK, Status.ACTIVE):
        return Refusal("RW-LAY-2", f"An obstacle lies on {cell_name(cell)}. {there}")
    if tile is not None:
        return Refusal("RW-LAY-1", f"A tile lies on {cell_name(cell)} already. {there}")
    if state.entries[seat] >= 0:
        return Refusal("RW-BLIND-4", "Blocked here: move back, or lay the save tile past the obstacle.")
    return Refusal("RW-LAY-1", f"No exit of the meeple's tile leads to {cell_name(cell)}. {there}")


def _where(spots: Spots, before: str, without: str) -> str:
    names = [cell_name(cell) for cell in sorted(spots)][:6]
    return f"{before}{' '.join(names)}." if names else without


def block(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-OBS-1 to RW-OBS-4."""
    face, cell = move.face, move.cell
    if refused := _obstacle(face) or _held(state, due.seat, face):
        return refused
    spots = block_spots(state, due.seat)
    if cell not in spots:
        return _no_block(state, due.seat, cell, spots)
    if face in DARK:
        near = dark_neighbour(state, cell)
        return None if near is None else _too_near(state, cell, near)
    near = bare_penalty(state, cell)
    if near is not None:
        where = f"Hex {cell_name(cell)} is beside {cell_name(near)}"
        return Refusal("RW-OBS-4", f"{where}, a red penalty with no player on it. Choose another hex.")
    return _facing(face, cell, spots[cell], move.turn, "RW-OBS-1")


def _obstacle(face: int) -> Refusal | None:
    tile = FACES[face]
    if tile.lay_on:
        return Refusal("RW-LAY-1", f"{capital(title(face))} is no obstacle. Lay it from your tile, with lay.")
    return None if tile.obstacle else Refusal(*_OTHERWISE[tile.kind])


def _too_near(state: State, cell: Cell, near: Cell) -> Refusal:
    hidden = state.board[near].status == Status.DARK
    what = "a dark tile" if hidden else "a red penalty"
    where = f"Hex {cell_name(cell)} is beside {cell_name(near)}, {what}"
    return Refusal("RW-OBS-3", f"{where}. Lay the dark tile on another hex.")


def _no_block(state: State, seat: Seat, cell: Cell, spots: Spots) -> Refusal:
    where = _where(spots, "It can go on: ", "Just now it can go nowhere.")
    if cell in state.board:
        return Refusal("RW-OBS-1", f"A tile lies on {cell_name(cell)} already. {where}")
    others = {here for other, here in enumerate(state.meeples) if other != seat}
    at_exit = any(
        neighbour(here, edge) == cell
        for here in others
        for edge in free_exits(state, here, state.board[here].exits)
    )
    if at_exit and distance(cell, state.meeples[seat]) <= 1:
        return Refusal("RW-OBS-2", f"Hex {cell_name(cell)} is beside the own meeple. {where}")
    return Refusal("RW-OBS-1", f"No free exit of another player leads to {cell_name(cell)}. {where}")


def save(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-SAVE-1."""
    tile = FACES[move.face]
    if tile.kind != Kind.SAVE:
        return Refusal("RW-SAVE-1", f"{capital(title(move.face))} is no save tile. Choose one that is.")
    if refused := _held(state, due.seat, move.face):
        return refused
    return _past(state, due, move, frozenset((tile.icon,)))


def gear_save(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-GEAR-1, RW-GEAR-4."""
    seat, face = due.seat, move.face
    gear = state.gear[seat]
    clause = "RW-GEAR-4" if gear == Gear.CHOCOLATE else "RW-GEAR-1"
    if gear not in (Gear.CHOCOLATE, Gear.BAG):
        return Refusal(clause, "It takes the Medical Bag or the Chocolate. Lay a save tile with save.")
    if state.gear_used[seat]:
        return Refusal(clause, f"The {Gear(gear).title} was used already. Lay a save tile with save.")
    if refused := _held(state, seat, face):
        return refused
    icons = gear_icons(state, seat, face)
    if not icons and gear == Gear.CHOCOLATE:
        return Refusal(clause, "Chocolate makes a save tile of a normal tile only. Choose one.")
    if not icons:
        return Refusal(clause, "It makes a pickaxe of any other tile but an obstacle. Choose one.")
    return _past(state, due, move, icons)


def _past(state: State, due: Due, move: Move, icons: frozenset[Icon]) -> Refusal | None:
    """Whether a tile laid as a save tile with these icons overcomes an obstacle."""
    clause = "RW-SAVE-1" if state.solo is None else "RW-SOLO-5"
    ways = passes(state, due)
    if not ways:
        return Refusal(clause, "No obstacle that a save tile can overcome is before you. Lay it with lay.")
    fitting = [way for way in ways if way.icon in icons]
    if not fitting:
        wanted = saves({way.icon for way in ways})
        return Refusal(clause, f"The obstacle asks for {wanted}, not {saves(icons)}. Choose another tile.")
    here = tuple(way.edge for way in fitting if way.cell == move.cell)
    if not here:
        where = " ".join(sorted({cell_name(way.cell) for way in fitting}))
        return Refusal(clause, f"Hex {cell_name(move.cell)} is not past the obstacle. It can go on: {where}.")
    if passed(ways, icons, move.face, move.cell, move.turn):
        return None
    return _facing(move.face, move.cell, here, move.turn, clause)


def tnt(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-TNT-1."""
    if refused := _held(state, due.seat, TNT):
        return refused
    spots, cell = tnt_spots(state, due.seat), move.cell
    if cell in spots:
        return _facing(TNT, cell, spots[cell], move.turn, "RW-TNT-1")
    where = _where(spots, "It can go on: ", "Just now it can go nowhere.")
    tile = state.board.at(cell)
    if tile is None:
        return Refusal("RW-TNT-1", f"No tile lies on {cell_name(cell)}, and TNT goes on top of one. {where}")
    if not expansions.of(state.expansions).coverable(tile):
        return Refusal("RW-TNT-1", f"TNT does not open what lies on {cell_name(cell)}. {where}")
    return Refusal("RW-TNT-1", f"No exit of the meeple's tile leads to {cell_name(cell)}. {where}")


def light(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-ILLU-1."""
    if FACES[move.face].kind != Kind.LIGHT:
        return Refusal("RW-ILLU-1", f"{capital(title(move.face))} gives no light. Choose a tile that does.")
    if refused := _held(state, due.seat, move.face):
        return refused
    spots = dark_spots(state, due.seat)
    if move.cell in spots:
        return None
    where = _where(spots, "There is one on: ", "There is none.")
    return Refusal(
        "RW-ILLU-1", f"No dark tile lies at an exit of the meeple's tile on {cell_name(move.cell)}. {where}"
    )
