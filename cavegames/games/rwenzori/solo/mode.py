"""What a match of one does differently (RW-SOLO-3 to RW-SOLO-6, RW-SOLO-9, RW-SOLO-11)."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cavegames.engine import chance
from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import Cell, Exits, edge_between
from cavegames.games.rwenzori.board import linked
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.components import FACES, HIDDEN, Kind
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events import WentUnder
from cavegames.games.rwenzori.events_hands import Replaced
from cavegames.games.rwenzori.legal import backs
from cavegames.games.rwenzori.mode import Mode
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.solo.cave import cave_turn, lay
from cavegames.games.rwenzori.state import Due, Ending, State, Tiles, Want


class SoloMode(Mode):
    """One player against the cave."""

    open_cards = True

    def origins(self, state: State, seat: Seat) -> list[tuple[Cell, Exits]]:
        """The meeple's tile, and normal tiles that the cave has just laid at it (RW-SOLO-9)."""
        found = super().origins(state, seat)
        here, exits = found[0]
        for cell in state.solo.fresh if state.solo else ():
            edge, tile = edge_between(here, cell), state.board[cell]
            if edge is not None and exits >> edge & 1 and linked(state.board[here], edge, tile):
                found.append((cell, tile.exits))
        return found

    def past(self, state: State, obstacle: Cell, edge: int) -> list[tuple[Cell, int]]:
        """In the place of the obstacle; past one that is marked (RW-SOLO-5, RW-SOLO-6)."""
        if state.board[obstacle].marked:
            return super().past(state, obstacle, edge)
        return [(obstacle, edge)]

    def may_escape(self, state: State, seat: Seat) -> bool:
        """No tile is left in the selection, the stacks and the unplayable section (RW-SOLO-11)."""
        solo = state.solo
        held = (state.hands[seat], state.stacks[seat], *((solo.section, solo.lights) if solo else ()))
        return not any(held)

    def may_hold(self, state: State, seat: Seat, gear: Gear) -> bool:
        """The gear lies open (RW-SOLO-12)."""
        return state.gear[seat] == gear and not state.gear_used[seat]

    def others(self, state: State) -> list[Move]:
        """Exchanging save tiles (RW-SOLO-4)."""
        return backs(state, state.seat)

    def refill(self, draft: Draft, seat: Seat, face: int) -> None:
        """A tile of the same sort, while there are any (RW-SOLO-3)."""
        solo, kind = draft.alone(), FACES[face].kind
        if kind == Kind.SAVE and solo.section:
            draft.due.append(Due(Want.PICK, seat, left=1))
        elif kind == Kind.NORMAL and draft.stacks[seat]:
            *rest, tile = draft.stacks[seat]
            draft.stacks[seat] = tuple(rest)
            _replace(draft, seat, tile)
        elif kind == Kind.LIGHT and solo.lights:
            *rest, tile = solo.lights
            draft.solo = replace(solo, lights=tuple(rest))
            _replace(draft, seat, tile)

    def overcome(self, draft: Draft, obstacles: Sequence[Cell], cell: Cell) -> None:
        """One in whose place the tile comes goes under the Cave Deck, others are passed (RW-SOLO-5)."""
        for obstacle in obstacles:
            if obstacle != cell:
                draft.open(obstacle)
                continue
            face = draft.board[obstacle].face
            solo = draft.alone()
            draft.solo = replace(solo, deck=(face, *solo.deck))
            draft.happened(WentUnder(face))

    def mark(self, draft: Draft, cell: Cell) -> None:
        """The tile can never go back under the Cave Deck (RW-SOLO-6)."""
        draft.change(cell, draft.board[cell]._replace(marked=True))

    def plus_one(self, draft: Draft, seat: Seat, cell: Cell) -> None:  # noqa: ARG002
        """The cave lays one more tile in its turn (RW-SOLO-6)."""
        draft.solo = replace(draft.alone(), owed=draft.alone().owed + 1)

    def leave(self, draft: Draft) -> None:
        """What the cave laid at the meeple is behind it now (RW-SOLO-9)."""
        draft.solo = replace(draft.alone(), fresh=())

    def next_turn(self, draft: Draft) -> None:
        """The cave's turn."""
        self.leave(draft)
        cave_turn(draft)

    def place(self, draft: Draft, move: Move) -> None:
        """The tile is laid, and the cave goes on (RW-SOLO-8)."""
        (face,) = draft.alone().drawn
        draft.solo = replace(draft.alone(), drawn=())
        lay(draft, face, move.cell, move.turn)
        if draft.ended is None:
            cave_turn(draft)

    def deal(self, view: State, unseen: list[int], rng: Random) -> State:
        """Illuminate tiles to theirs, normal ones to the stack, what is left to the Cave Deck."""
        solo = view.solo
        if solo is None:
            raise ValueError("this is no match of one")
        pool = list(chance.shuffled(rng, unseen))
        lights = tuple(tile for tile in pool if FACES[tile].kind == Kind.LIGHT)
        normals = [tile for tile in pool if FACES[tile].kind == Kind.NORMAL]
        stack = tuple(normals[: len(view.stacks[0])])
        drawn = _darkened(pool, solo.drawn)
        box = tuple(sorted(_darkened(pool, view.box)))
        rest = [tile for tile in pool if FACES[tile].obstacle] + normals[len(stack) :]
        deck = chance.shuffled(rng, rest)
        solo = replace(solo, deck=deck, lights=lights, drawn=drawn)
        return replace(view, stacks=(stack,), box=box, solo=solo)

    def winners(
        self,
        ending: Ending,
        seat: Seat,
        hands: Sequence[Tiles],  # noqa: ARG002
        stacks: Sequence[Tiles],  # noqa: ARG002
    ) -> tuple[Seat, ...]:
        """The player, who escaped, or nobody (RW-SOLO-11)."""
        return (seat,) if ending == Ending.ESCAPED else ()


def _replace(draft: Draft, seat: Seat, tile: int) -> None:
    draft.add(seat, tile)
    draft.happened(Replaced(seat, tile))


def _darkened(pool: list[int], masked: Tiles) -> Tiles:
    """Tiles of which each that is masked is a dark one, taken out of the pool."""
    return tuple(pool.pop(_dark(pool)) if tile == HIDDEN else tile for tile in masked)


def _dark(pool: list[int]) -> int:
    return next(place for place, tile in enumerate(pool) if FACES[tile].kind == Kind.DARK)
