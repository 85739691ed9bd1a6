"""Every way to take one turn, with what it is worth: companion move x placement x takes, less the reply."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cavegames.engine.game import Seat
from cavegames.games.ocelot.components import FACES, Token, Tool
from cavegames.games.ocelot.legal import DEEPEST, TURNS
from cavegames.games.ocelot.moves import END, Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import SEEN, bits
from cavegames.games.ocelot.state import State
from cavegames.players.ocelot.reply import Mover, best_gain, mover
from cavegames.players.ocelot.scene import Scene, cave
from cavegames.players.ocelot.worth import worth


@dataclass(frozen=True, slots=True)
class Taste:
    """How much the greedy player cares."""

    reply: float = 0.9
    """For a point that the opponent can gain in its next turn."""
    next: float = 0.5
    """For a point that it could gain itself in its next turn."""
    helper: float = 0.2
    """For a point that lies in the cave where its companion is."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A view at the start of a turn, or in the middle of one, as the seat to move thinks of it."""

    view: State
    seat: Seat
    scene: Scene
    me: Mover
    them: Mover
    taste: Taste

    @classmethod
    def of(cls, view: State, seat: Seat, taste: Taste) -> "Thought":
        """What `seat` has to go by."""
        rival = 1 - seat
        me, them = (mover(view, who, worth(view, who, seat)) for who in (seat, rival))
        return cls(view, seat, Scene.of(view), me, them, taste)

    def collect(self, legal: Sequence[Move]) -> Move:
        """What to take next: geodes first, for what they show may change the rest; END when nothing pays."""
        takes = [move for move in legal if move.kind == Kind.TAKE]
        kept = self._worthwhile(sum(1 << move.space for move in takes), self.scene)
        wanted = [move for move in takes if kept >> move.space & 1]
        tokens, values = self.view.tokens, self.me.worth.spaces
        return max(
            wanted, key=lambda move: (tokens[move.space] == Token.GEODE, values[move.space]), default=END
        )

    def turns(self, legal: Sequence[Move]) -> Iterator[tuple[float, Move]]:
        """The first small move of each turn worth looking at, and what the whole turn is worth in points."""
        placements = list(self._placements(legal))
        for score, move in self._placed(placements):
            yield score, move
        for move in self._descents(legal):
            for score, _ in self._moved(move)._placed(placements):
                yield score + self.me.worth.spaces[move.space], move

    def _placements(self, legal: Sequence[Move]) -> Iterator[Move]:
        """One placement for each kind of tool and space: from the letter of which there are most."""
        hand = self.view.hands[self.seat]
        chosen: dict[tuple[Tool, int], Move] = {}
        for move in legal:
            if move.kind == Kind.COMPANION:
                yield move
            elif move.kind == Kind.TOOL:
                face = FACES[move.face]
                other = chosen.setdefault((face.tool, move.space), move)
                if hand[face.letter] > hand[FACES[other.face].letter]:
                    chosen[face.tool, move.space] = move
        yield from chosen.values()

    def _descents(self, legal: Sequence[Move]) -> Iterator[Move]:
        """The companion moves that differ: each space with a crystal, and one that is empty."""
        moves = [move for move in legal if move.kind == Kind.MOVE]
        yield from (move for move in moves if self.scene.crystals >> move.space & 1)
        yield from [move for move in moves if not self.scene.present >> move.space & 1][:1]

    def _moved(self, move: Move) -> "Thought":
        scene = self.scene.with_companion(self.view.companions[self.seat], move.space)
        return replace(self, scene=scene, me=replace(self.me, level=MAT.levels[move.space]))

    def _placed(self, placements: Sequence[Move]) -> Iterator[tuple[float, Move]]:
        helped = cave(self.me.level)
        already = self.scene.qualifying(helped)
        opened = [self.scene.opened_by(tool, helped) for tool in Tool]
        for move in placements:
            if move.kind == Kind.COMPANION:
                yield self._companion(move), move
            else:
                takes = already | opened[FACES[move.face].tool] & SEEN[move.space]
                yield self._after(self.scene.with_tool(move.face, move.space), self.me, takes), move

    def _companion(self, move: Move) -> float:
        scene = self.scene.with_companion(None, move.space)
        found = self.me.worth.spaces[move.space]
        return found + self._after(scene, replace(self.me, level=1), scene.qualifying(cave(1)))

    def _after(self, scene: Scene, me: Mover, takes: int) -> float:
        """The points of `takes`, less those of the best reply, and what the position promises."""
        taken = self._worthwhile(takes, scene)
        scene = scene.without(taken)
        score = me.worth.of(taken)
        turns_left = TURNS - self.view.turn - 1
        if turns_left > 0:
            score -= self.taste.reply * best_gain(scene, self.them)
        if turns_left > 1:
            score += self._promise(scene, me, turns_left)
        return score

    def _promise(self, scene: Scene, me: Mover, turns_left: int) -> float:
        """What it could gain next, and what its companion may still help with; worth less as turns pass."""
        around = me.worth.of(scene.present & cave(me.level))
        helped = self.taste.helper * around * turns_left / TURNS
        return self.taste.next * best_gain(scene, me) + helped

    def _worthwhile(self, spaces: int, scene: Scene) -> int:
        """Of what qualifies, what pays; what costs more than it brings only if the opponent would take it."""
        values = self.me.worth.spaces
        risky = scene.qualifying(_near(self.them.level))
        return sum(1 << space for space in bits(spaces) if values[space] >= 0 or risky >> space & 1)


def _near(level: int | None) -> int:
    """The caves where a companion may help in its seat's next turn."""
    if level is None:
        return cave(1)
    return cave(level) | cave(min(level + 1, DEEPEST))
