"""Which move was meant by a key or a hex that can do nothing now: the rules say why it is not allowed."""

from cavegames.engine.game import Refusal
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import moves
from cavegames.games.rwenzori.board import NOWHERE, Status
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.components import DARK, FACES, HIDDEN, TNT, TURNED, Kind
from cavegames.games.rwenzori.moves import MISS, PASS, SWAP, Act, Move
from cavegames.tui.games.rwenzori.aim import Aim
from cavegames.tui.games.rwenzori.choices import Deed


def by_key(aim: Aim, deed: Deed) -> Move:
    """A move of that sort, legal or not."""
    seat = aim.acting or 0
    here = aim.cursor or aim.view.meeples[seat]
    match deed:
        case Deed.MOVE:
            return Move(Act.MOVE, cell=here)
        case Deed.GEAR:
            gear = aim.view.gear[seat]
            return Move(Act.GEAR, gear, here if gear == Gear.TORCH else NOWHERE)
        case Deed.CARD:
            card = aim.view.characters[seat]
            other = (seat + 1) % len(aim.view.meeples)
            return Move(Act.CARD, card, seat=other if Character(card).aimed else -1)
    return SWAP if deed == Deed.YES else MISS if MISS in aim.legal else PASS


def by_hex(aim: Aim, cell: Cell) -> Move | Refusal | None:
    """What choosing a hex means: a move, why it means none; None where nothing for a hex is in hand."""
    if cell in aim.targets:
        return aim.move
    move = _with_deed(aim, cell) if isinstance(aim.choice, Deed) else _with_tile(aim, aim.choice, cell)
    return None if move is None else aim.game.refusal(aim.view, move) or move


def _with_deed(aim: Aim, cell: Cell) -> Move | None:
    if aim.choice == Deed.LAVA:
        return moves.at(Act.LAVA, cell)
    if aim.choice != Deed.MOVE:
        return None
    tile = aim.view.board.at(cell)
    dark = tile is not None and tile.status == Status.DARK
    if {move.act for move in aim.offers(Deed.MOVE)} == {Act.THROUGH}:
        return moves.at(Act.THROUGH, cell)
    return moves.at(Act.BLIND if dark else Act.MOVE, cell)


def _with_tile(aim: Aim, face: int, cell: Cell) -> Move | None:
    if face == HIDDEN or aim.plain:
        return None
    turn = max(0, aim.wanted.turn) % len(TURNED[face])
    if face == TNT:
        return moves.at(Act.TNT, cell, turn)
    if FACES[face].obstacle:
        return moves.tile(Act.BLOCK, face, cell, -1 if face in DARK else turn)
    if FACES[face].kind == Kind.LIGHT and aim.view.board.at(cell) is not None:
        return moves.tile(Act.LIGHT, face, cell)
    return moves.tile(Act.LAY, face, cell, turn)
