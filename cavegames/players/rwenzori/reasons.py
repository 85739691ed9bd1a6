"""Why the greedy player wants a move, in one sentence for the player."""

from cavegames.games.rwenzori.components import ESCAPE, FACES, TURNED
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.players.rwenzori.scene import Scene


def because(scene: Scene, move: Move) -> str:
    """Why the seat of the scene would play a legal move."""
    match move.act:
        case Act.LAY:
            return _lay(scene, move)
        case Act.BLOCK:
            return _block(scene, move)
        case Act.SAVE | Act.GEAR_SAVE if scene.alone:
            return "It overcomes the obstacle, which goes back under the Cave Deck: that is a turn gained."
        case Act.MOVE:
            return "There is no free exit here, and there is one there."
        case _:
            return _PLAIN[move.act]


def _lay(scene: Scene, move: Move) -> str:
    if move.face == ESCAPE:
        return "That wins."
    bonus = FACES[move.face].bonus
    if bonus:
        return f"It gives {bonus} more action{'s' if bonus > 1 else ''}, each good for another tile."
    ways = scene.open_after((move.cell[0], move.cell[1]), TURNED[move.face][move.turn])
    if ways == 0:
        return "It is one tile less to lay, though the way ends there."
    return f"It is one tile less to lay, and leaves {ways} free exit{'s' if ways > 1 else ''}."


def _block(scene: Scene, move: Move) -> str:
    victims = scene.victims((move.cell[0], move.cell[1]))
    if any(ways == 1 for _, ways in victims):
        return "It closes the last free exit of another player, and is one tile less to lay."
    return "It stands in the way of another player, and is one tile less to lay."


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
