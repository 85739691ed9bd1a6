"""Why the greedy player wants a move, in one sentence for the player."""

from collections.abc import Callable

from cavegames.engine.hexgrid import STEPS
from cavegames.games.rwenzori.components import ESCAPE, FACES, LAVA, TURNED, Kind, Penalty
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import free_exits
from cavegames.players.rwenzori import lava
from cavegames.players.rwenzori.ahead import cut_off
from cavegames.players.rwenzori.scene import Scene


def because(scene: Scene, move: Move) -> str:
    """Why the seat of the scene would play a legal move."""
    own = _OF.get(move.act)
    return _PLAIN[move.act] if own is None else own(scene, move)


def _lay(scene: Scene, move: Move) -> str:
    if move.face == ESCAPE:
        return "That wins."
    exits = TURNED[move.face][move.turn]
    if scene.finds(move.cell, exits):
        return "It finds the treasure, so that three more tiles may be laid."
    if FACES[move.face].kind == Kind.PASSAGE:
        return "It lets one more tile be laid, and is a door to the other hidden passages."
    bonus = FACES[move.face].bonus
    if bonus:
        return f"It gives {bonus} more action{'s, each' if bonus > 1 else ','} good for another tile."
    ways = scene.open_after(move.cell, exits)
    if ways == 0:
        return "It is one tile less to lay, though the way ends there."
    return f"It is one tile less to lay, and leaves {ways} free exit{'s' if ways > 1 else ''}."


def _block(scene: Scene, move: Move) -> str:
    victims = scene.victims(move.cell)
    if any(ways == 1 for _, ways in victims):
        return "It closes the last free exit of another player, and is one tile less to lay."
    return "It stands in the way of another player, and is one tile less to lay."


def _save(scene: Scene, move: Move) -> str:
    if scene.alone:
        return "It overcomes the obstacle, which goes back under the Cave Deck: that is a turn gained."
    if _crosses(scene, move):
        return "It crosses the lava, and is one tile less to lay."
    return _PLAIN[move.act]


def _crosses(scene: Scene, move: Move) -> bool:
    """Whether a save tile is laid beyond lava, in a straight line (RW-LAVA-4)."""
    q, r = scene.here
    over = ((q + dq, r + dr) for dq, dr in STEPS if move.cell == (q + 2 * dq, r + 2 * dr))
    tile = next((scene.view.board.at(cell) for cell in over), None)
    return tile is not None and tile.face == LAVA


def _move(scene: Scene, move: Move) -> str:
    if cut_off(scene):
        return "The next alarm would leave no way out of here."
    if scene.ways:
        return "Nothing fits here, and there may be more to do there."
    if free_exits(scene.view, move.cell, scene.view.board[move.cell].exits):
        return "There is no free exit here, and there is one there."
    return "There is no free exit here, and more can be done there."


def _through(scene: Scene, move: Move) -> str:
    tile = scene.view.board[move.cell]
    if FACES[tile.face].penalty == Penalty.CLOCK:
        return "The hidden passage leads to a place from which there is a way on."
    if free_exits(scene.view, move.cell, tile.exits):
        return "The hidden passage leads to a free exit, where a tile may be laid at once."
    return "The hidden passage leads to a dark tile, which may be entered at once."


def _lava(scene: Scene, move: Move) -> str:
    if lava.cuts(scene, move):
        return "There it takes a way from another player."
    return "There it does least harm to the own way."


_PLAIN = {
    Act.SAVE: "It goes past the obstacle and is one tile less to lay.",
    Act.GEAR_SAVE: "The gear makes it fit past the obstacle.",
    Act.TNT: "It opens the way, and one more tile may follow.",
    Act.LIGHT: "It shows what lies in the dark, and is one tile less to lay.",
    Act.BLIND: "There is no better way on than through the dark.",
    Act.TURN: "Turned so, it has the most free exits beyond.",
    Act.PENALTY: "There is no save tile for it.",
    Act.GEAR: "Now it helps most.",
    Act.CARD: "The hand as it is does not help on.",
    Act.OFFER: "It brings a fresh hand.",
    Act.ACCEPT: "Being trapped costs more than a change of hands.",
    Act.REFUSE: "The own hand is better.",
    Act.GIVE: "It is the tile that is hardest to lay.",
    Act.DISCARD: "Every tile less is a step closer to the end.",
    Act.SWAP: "A fresh hand may have what is missing.",
    Act.MISS: "Nothing else can be done.",
    Act.BACK: "Another save tile is needed more.",
    Act.PICK: "It is a kind that is not in hand yet.",
    Act.CAVE: "It does the least harm there.",
    Act.PASS: "There is nothing good left to do in this turn.",
}

_OF: dict[Act, Callable[[Scene, Move], str]] = {
    Act.LAY: _lay,
    Act.BLOCK: _block,
    Act.SAVE: _save,
    Act.GEAR_SAVE: _save,
    Act.MOVE: _move,
    Act.THROUGH: _through,
    Act.LAVA: _lava,
}
