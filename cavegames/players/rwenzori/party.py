"""What a move is worth to the greedy player in a match of several players."""

from collections.abc import Callable

from cavegames.games.rwenzori.board import Status
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.components import ESCAPE, FACES, HIDDEN, TNT, TURNED, Kind, Penalty
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import dark_exits, free_exits
from cavegames.games.rwenzori.state import Want
from cavegames.players.rwenzori import lava
from cavegames.players.rwenzori.ahead import cut_off, onward
from cavegames.players.rwenzori.party_taste import TASTE
from cavegames.players.rwenzori.scene import Scene, further

NEVER = -100.0
ALWAYS = 100.0


def worth(scene: Scene, move: Move) -> float:
    """The more, the better; comparable among the legal moves of one position only."""
    return _BY_ACT[move.act](scene, move)


def burden(scene: Scene, face: int) -> float:
    """How gladly a tile is given away: what will not fit easily first, what helps most last."""
    tile = FACES[face]
    if tile.obstacle:
        return 3.0 + (tile.kind != Kind.DARK)
    if tile.kind == Kind.TNT or further(face):
        return 0.0
    return 1.0 if tile.kind == Kind.SAVE and not scene.view.ending else 2.0


def _stand(scene: Scene, move: Move, face: int) -> float:
    """The place where the meeple stands after laying a tile, and what it finds there."""
    cell, exits = move.cell, TURNED[face][move.turn]
    ways = scene.open_after(cell, exits)
    if scene.last:
        return 3.0 * TASTE.ways[ways]
    treasure = TASTE.treasure if ways else TASTE.treasure_only
    value = treasure * scene.finds(cell, exits) + TASTE.lure * scene.lure(cell, exits)
    value += TASTE.room * (scene.room(cell, exits) - 1.0)
    if scene.goes_on(face, cell, exits):
        return value + TASTE.through[ways]
    return value + TASTE.ways[ways] + (0.0 if ways or not scene.alarms else TASTE.cut_off)


def _lay(scene: Scene, move: Move) -> float:
    if move.face == ESCAPE:
        return ALWAYS
    tile = FACES[move.face]
    value = TASTE.lay + TASTE.bonus * further(move.face) + _stand(scene, move, move.face)
    if tile.kind == Kind.SAVE:
        value -= TASTE.keep_save
    elif tile.kind == Kind.LIGHT:
        value -= TASTE.keep_light
    return value


def _block(scene: Scene, move: Move) -> float:
    victims = scene.victims(move.cell)
    harm = sum(scene.threat(other) * TASTE.hurt[ways] for other, ways in victims)
    tile = FACES[move.face]
    severe = 1.2 if tile.penalty in (Penalty.PLUS1, Penalty.HAND, Penalty.EXPLOSION) else 1.0
    return TASTE.lay + TASTE.rid + severe * harm


def _save(scene: Scene, move: Move) -> float:
    return TASTE.lay + TASTE.saved + _stand(scene, move, move.face)


def _gear_save(scene: Scene, move: Move) -> float:
    return _save(scene, move) - TASTE.gear


def _tnt(scene: Scene, move: Move) -> float:
    exits = TURNED[TNT][move.turn]
    covered = scene.view.board[move.cell]
    more = scene.open_after(move.cell, exits) > 0
    useful = covered.status != Status.OPEN or scene.ways == 0
    keep = 0.0 if useful or scene.left[scene.seat] < 6 else TASTE.keep_tnt
    found = TASTE.treasure * scene.finds(move.cell, exits)
    return TASTE.lay - keep + found + (TASTE.bonus if more else TASTE.ways[0])


def _light(scene: Scene, move: Move) -> float:  # noqa: ARG001
    return TASTE.lay + TASTE.light * (1.0 if scene.ways else 0.3)


def _blind(scene: Scene, move: Move) -> float:
    face = scene.view.board[move.cell].face
    if face != HIDDEN and (FACES[face].penalty == Penalty.NONE or FACES[face].icon in scene.icons):
        return TASTE.lay + 1.0
    return TASTE.blind + TASTE.blind_icon * len(scene.icons) - (-TASTE.blind_rash if scene.ways else 0.0)


def _move(scene: Scene, move: Move) -> float:
    cell, exits = move.cell, scene.view.board[move.cell].exits
    ways = len(free_exits(scene.view, cell, exits))
    value = TASTE.move + TASTE.ways[ways] + (TASTE.move_save if scene.saves_at(cell) else 0.0)
    if not ways and dark_exits(scene.view, cell, exits):
        value += TASTE.move_dark
    if scene.ways:
        return value + TASTE.move_idle
    return value + (TASTE.flee if ways and cut_off(scene) else 0.0)


def _through(scene: Scene, move: Move) -> float:
    """As good as the best that can be done behind it, at least as a MOVE."""
    best = onward(scene, move, worth)
    return max(best, _move(scene, move)) - TASTE.through_cost


def _turn(scene: Scene, move: Move) -> float:
    due = scene.view.due[-1]
    cell = (due.cell[0], due.cell[1])
    face = scene.view.board[cell].face
    return TASTE.ways[scene.open_after(cell, TURNED[face][move.turn])]


def _gear(scene: Scene, move: Move) -> float:
    if move.face == Gear.TORCH:
        return NEVER if scene.ways else TASTE.lay
    return ALWAYS


def _card(scene: Scene, move: Move) -> float:
    hand = scene.view.hands[scene.seat]
    stuck = sum(FACES[face].obstacle for face in hand) >= 3
    liking = {
        Character.GUIDE: 0.6 if scene.view.stacks[scene.seat] else -20.0,
        Character.TRADER: 0.5,
        Character.WHIRLWIND: 0.4,
        Character.THIEF: 0.3,
        Character.PRANKSTER: 0.2,
    }[Character(move.face)]
    aimed = 0.1 * scene.threat(move.seat) if move.seat >= 0 else 0.0
    return TASTE.card + liking + aimed + (2.0 if stuck else 0.0)


def _give(scene: Scene, move: Move) -> float:
    first = 1.0 if scene.view.due[-1].want == Want.DISCARD else 0.0
    return first + burden(scene, move.face)


def _discard(scene: Scene, move: Move) -> float:
    return burden(scene, move.face)


def _always(value: float) -> Callable[[Scene, Move], float]:
    return lambda _scene, _move: value


_BY_ACT: dict[Act, Callable[[Scene, Move], float]] = {
    Act.LAY: _lay,
    Act.BLOCK: _block,
    Act.SAVE: _save,
    Act.GEAR_SAVE: _gear_save,
    Act.TNT: _tnt,
    Act.LIGHT: _light,
    Act.MOVE: _move,
    Act.BLIND: _blind,
    Act.TURN: _turn,
    Act.PENALTY: _always(0.0),
    Act.GEAR: _gear,
    Act.CARD: _card,
    Act.OFFER: _always(NEVER),
    Act.ACCEPT: _always(1.0),
    Act.REFUSE: _always(0.0),
    Act.GIVE: _give,
    Act.DISCARD: _discard,
    Act.SWAP: _always(2.0),
    Act.MISS: _always(1.0),
    Act.PASS: _always(0.0),
    Act.THROUGH: _through,
    Act.LAVA: lava.worth,
    Act.ALARM: _always(NEVER),
}
