"""What a move is worth to the greedy player in a match of one (RW-SOLO-1 to RW-SOLO-12).

Each turn the cave takes a free exit and its deck loses a tile. A turn in which nothing is laid is lost; an
obstacle overcome in its place goes under the deck, which is a turn gained.
"""

from collections.abc import Callable

from cavegames.games.rwenzori.board import Status, placed
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.census import unseen
from cavegames.games.rwenzori.components import DARK, ESCAPE, FACES, TNT, Icon, Kind, Penalty
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.solo import measure
from cavegames.players.rwenzori.ahead import onward
from cavegames.players.rwenzori.alone_taste import TASTE
from cavegames.players.rwenzori.outlook import Outlook
from cavegames.players.rwenzori.scene import FURTHER, Scene, further

NEVER = -100.0
ALWAYS = 100.0


def worth(scene: Scene, move: Move) -> float:
    """In turns; comparable among the legal moves of one position only."""
    return _BY_ACT[move.act](scene, move)


def _spot(scene: Scene, move: Move) -> float:
    """The place where the meeple stands after laying a tile."""
    cell, tile = move.cell, placed(move.face, move.turn)
    outlook = Outlook.of(scene, cell, tile, scene.icons_without(move.face))
    value = TASTE.treasure * scene.finds(cell, tile.exits) + TASTE.lure * scene.lure(cell, tile.exits)
    value += TASTE.room * (scene.room(cell, tile.exits) - 1.0)
    return value + (outlook.through() if scene.goes_on(move.face, cell, tile.exits) else outlook.stay())


def _lay(scene: Scene, move: Move) -> float:
    if move.face == ESCAPE:
        return ALWAYS
    tile = FACES[move.face]
    value = 1.0 + _spot(scene, move)
    if tile.kind == Kind.SAVE:
        return value - TASTE.keep_save
    if tile.kind == Kind.LIGHT:
        return value - TASTE.keep_light
    more = further(move.face)
    return value + more * _bonus(scene) if more else value


def _bonus(scene: Scene) -> float:
    """What a further action is worth now: less than nothing, unless too many are left for the turns left."""
    held = sum(further(face) > 0 for face in scene.view.hands[scene.seat])
    late = held - (scene.turns_left - TASTE.spare) / TASTE.pace
    return TASTE.bonus + TASTE.bonus_late * max(0.0, late)


def _save(scene: Scene, move: Move) -> float:
    in_place = move.cell in scene.view.board
    return 1.0 + TASTE.gain * in_place + _spot(scene, move)


def _gear_save(scene: Scene, move: Move) -> float:
    return _save(scene, move) - TASTE.gear


def _tnt(scene: Scene, move: Move) -> float:
    covered = scene.view.board[move.cell]
    useful = covered.status == Status.CAVE_IN or covered.marked or FACES[covered.face].kind == Kind.DEAD_END
    outlook = Outlook.of(scene, move.cell, placed(TNT, move.turn), scene.icons)
    value = 1.0 + (TASTE.tnt + TASTE.tnt_more if outlook.free else TASTE.ways[0])
    return value if useful else value - TASTE.tnt_waste


def _light(scene: Scene, move: Move) -> float:  # noqa: ARG001
    """Going in blind is the quicker way on where there is no other and a save tile is in hand."""
    quicker = scene.icons and not scene.ways
    return 1.0 + (TASTE.light_only if quicker else TASTE.light)


def _blind(scene: Scene, move: Move) -> float:  # noqa: ARG001
    """The mean over the dark tiles that it may be."""
    rest = [FACES[face] for face in unseen(scene.view) if face in DARK]
    return sum(_entered(scene, face.penalty, face.icon) for face in rest) / max(1, len(rest))


def _entered(scene: Scene, penalty: Penalty, icon: Icon) -> float:
    if penalty == Penalty.NONE:
        return TASTE.plain
    if penalty == Penalty.CLOCK:
        return TASTE.clock
    return TASTE.passed if icon in scene.icons else TASTE.blocked


def _move(scene: Scene, move: Move) -> float:
    return Outlook.of(scene, move.cell, scene.view.board[move.cell], scene.icons).stay()


def _through(scene: Scene, move: Move) -> float:
    return max(onward(scene, move, worth), _move(scene, move)) - TASTE.through_cost


def _turn(scene: Scene, move: Move) -> float:
    cell = scene.view.due[-1].cell
    tile = placed(scene.view.board[cell].face, move.turn)
    return Outlook.of(scene, cell, tile, scene.icons).stay()


def _gear(scene: Scene, move: Move) -> float:
    if move.face != Gear.TORCH:
        return ALWAYS
    return NEVER if scene.ways else 1.0 + TASTE.torch


def _pick(scene: Scene, move: Move) -> float:
    tile = FACES[move.face]
    value = TASTE.exit * tile.exits.bit_count() + TASTE.asked * min(3, scene.asked(tile.icon))
    return value + TASTE.missing * scene.missing(tile.icon) + TASTE.lacked * (tile.icon in scene.lacked)


def _back(scene: Scene, move: Move) -> float:  # noqa: ARG001
    return TASTE.exchange if scene.lacked else NEVER


def _cave(scene: Scene, move: Move) -> float:
    """By hand the cave is given what the player wants least."""
    view, cell = scene.view, move.cell
    (face,) = view.solo.drawn if view.solo else ()
    left = measure.left(view, face, cell, move.turn) if move.turn >= 0 else 0
    return left - float(measure.room(view, cell))


def _pass(scene: Scene, move: Move) -> float:  # noqa: ARG001
    if scene.view.due[-1].want not in FURTHER:
        return 0.0
    here = scene.view.meeples[scene.seat]
    return Outlook.of(scene, here, scene.view.board[here], scene.icons).stay() + TASTE.idle


def _always(value: float) -> Callable[[Scene, Move], float]:
    return lambda _scene, _move: value


_BY_ACT: dict[Act, Callable[[Scene, Move], float]] = {
    Act.LAY: _lay,
    Act.SAVE: _save,
    Act.GEAR_SAVE: _gear_save,
    Act.TNT: _tnt,
    Act.LIGHT: _light,
    Act.MOVE: _move,
    Act.BLIND: _blind,
    Act.TURN: _turn,
    Act.PENALTY: _always(TASTE.blocked),
    Act.GEAR: _gear,
    Act.SWAP: _always(0.0),
    Act.MISS: _always(NEVER),
    Act.BACK: _back,
    Act.PICK: _pick,
    Act.CAVE: _cave,
    Act.PASS: _pass,
    Act.THROUGH: _through,
}
