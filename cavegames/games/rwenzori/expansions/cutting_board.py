"""Lava River, cutting the board: two arms of lava that grow towards each other (RW-LAVA-1)."""

from collections.abc import Iterable
from dataclasses import replace

from cavegames.engine.hexgrid import Cell, distance
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.components import LAVA
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.laid_lava import LaidLava
from cavegames.games.rwenzori.expansions.lava import TILES, offer
from cavegames.games.rwenzori.state import Due, State, Want

_Arms = tuple[list[Cell], list[Cell]]
"""The lava of the upper arm and of the lower one, each from its logo on."""


class CuttingBoard(LaidLava):
    """After every round one lava tile, from the top and from the bottom in turn."""

    clause = "RW-LAVA-1"
    offer = offer(
        "board",
        "Cutting the board",
        "after each round one lava tile, from two sides, until they meet",
        clause,
        1,
        sheet=True,
    )

    def prepare(self, state: State) -> State:
        """The lava lies ready."""
        return replace(state, supply=(LAVA,) * TILES)

    def starts_round(self, draft: Draft) -> None:
        """A player lays the next one, if it can go anywhere."""
        state = draft.state()
        if self.spots(state):
            draft.due.append(Due(Want.LAVA, (state.first + len(_lava(state))) % len(state.meeples), left=1))

    def spots(self, state: State) -> list[Cell]:
        """In the next row of the arm whose turn it is, from where both can still be joined."""
        laid = len(_lava(state))
        if laid >= field.ROWS or not state.supply:
            return []
        logos, arms, turn = field.logos(len(state.meeples)), _arms(state), laid % 2
        own, other = arms[turn], arms[1 - turn]
        found = _onward(own[-1], turn) if own else [logos[turn]]
        goal = other[-1] if other else logos[1 - turn]
        return [cell for cell in found if cell not in state.meeples and _can_join(cell, goal)]

    def problems(self, state: State) -> Iterable[str]:
        """The lava lies in two arms, and one tile is due at a time."""
        yield from super().problems(state)
        upper, lower = _arms(state)
        if {*upper, *lower} != set(_lava(state)) or len(upper) - len(lower) not in (0, 1):
            yield "The lava lies in two arms, one hex a row, from the logos on."
        if any(due.want == Want.LAVA and due.left > 1 for due in state.due):
            yield "After a round one lava tile is laid."


def _lava(state: State) -> list[Cell]:
    return [cell for cell, tile in state.board.items() if tile.face == LAVA]


def _arms(state: State) -> _Arms:
    lava, logos = _lava(state), field.logos(len(state.meeples))
    laid = len(lava)
    return _arm(lava, logos[0], 0, (laid + 1) // 2), _arm(lava, logos[1], 1, laid // 2)


def _arm(lava: list[Cell], logo: Cell, turn: int, longest: int) -> list[Cell]:
    arm: list[Cell] = []
    ahead = [logo]
    while len(arm) < longest and (found := [cell for cell in ahead if cell in lava]):
        arm.append(found[0])
        ahead = _onward(found[0], turn)
    return arm


def _onward(head: Cell, turn: int) -> list[Cell]:
    """The two hexes of the next row beside the last tile of the upper arm (0) or of the lower one (1)."""
    q, r = head
    return [(q - 1, r + 1), (q, r + 1)] if turn == 0 else [(q, r - 1), (q + 1, r - 1)]


def _can_join(cell: Cell, goal: Cell) -> bool:
    """Whether an arm that goes on from a cell reaches the other one with a row at each step."""
    return distance(cell, goal) == abs(cell[1] - goal[1])


EXPANSION = CuttingBoard()
