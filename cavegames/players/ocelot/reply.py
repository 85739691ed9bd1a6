"""The best that a seat could gain in its next turn: what a placement opens for the opponent."""

from dataclasses import dataclass

from cavegames.engine.game import Seat
from cavegames.games.ocelot.components import FACES, Token, Tool
from cavegames.games.ocelot.legal import DEEPEST
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import bits
from cavegames.games.ocelot.state import State
from cavegames.players.ocelot.scene import SEERS, Scene, cave
from cavegames.players.ocelot.worth import Worth


@dataclass(frozen=True, slots=True)
class Mover:
    """A seat about to take a turn: what it has and what it is after."""

    worth: Worth
    tools: tuple[Tool, ...]
    """The kinds it can still place."""
    level: int | None
    """Where its companion is, None while it is in hand."""


def mover(view: State, seat: Seat, worth: Worth) -> Mover:
    """A seat as it stands in a view."""
    space, hand = view.companions[seat], view.hands[seat]
    tools = {face.tool for face in FACES if hand[face.letter]}
    return Mover(worth, tuple(sorted(tools)), None if space is None else MAT.levels[space])


def best_gain(scene: Scene, who: Mover) -> float:
    """Points of the best turn `who` could take now, over companion moves, placements and takes."""
    stay = _placing(scene, who, cave(who.level))
    if who.level is None:
        return max(stay, _bringing(scene, who))
    if who.level == DEEPEST:
        return stay
    deeper = cave(who.level + 1)
    targets = deeper & ~scene.standing & (scene.crystals | ~scene.present)
    if not targets:
        return stay
    extra = targets & scene.crystals & ~scene.qualifying(deeper)
    found = who.worth.kinds[Token.CRYSTAL] if extra else 0.0
    return max(stay, found + _placing(scene, who, deeper))


def _placing(scene: Scene, who: Mover, helped: int) -> float:
    """The best tool placement: all that qualifies already, and what one more tool opens."""
    already = scene.qualifying(helped)
    values, empty, best = who.worth.spaces, scene.empty, 0.0
    for tool in who.tools:
        by_round: dict[int, float] = {}
        for space in bits(scene.opened_by(tool, helped) & ~already):
            for seer in SEERS[space]:
                if empty >> seer & 1:
                    by_round[seer] = by_round.get(seer, 0.0) + values[space]
        best = max(best, *by_round.values(), best)
    return who.worth.of(already) + best


def _bringing(scene: Scene, who: Mover) -> float:
    """The companion comes into play: all that qualifies with its help, and what else it may find."""
    level_1 = cave(1)
    already = scene.qualifying(level_1)
    targets = level_1 & ~scene.standing & ~already & (scene.crystals | scene.celestites)
    found = max((who.worth.spaces[space] for space in bits(targets)), default=0.0)
    return who.worth.of(already) + found
