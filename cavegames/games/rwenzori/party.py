"""A match of two to five players: hands, stacks, and turns that go round the table."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cavegames.engine import chance
from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.components import DARK, HIDDEN
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events_hands import NothingTaken, TileTaken
from cavegames.games.rwenzori.mode import Mode
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.state import Due, Ending, State, Tiles, Want


class Party(Mode):
    """Several players."""

    open_cards = False

    def may_escape(self, state: State, seat: Seat) -> bool:
        """Neither hand nor stack has a tile left (RW-END-2)."""
        return not state.hands[seat] and not state.stacks[seat]

    def may_hold(self, state: State, seat: Seat, gear: Gear) -> bool:  # noqa: ARG002
        """Any gear that was not used, for it is secret (RW-SET-1)."""
        return not state.gear_used[seat]

    def others(self, state: State) -> list[Move]:  # noqa: ARG002
        """None."""
        return []

    def refill(self, draft: Draft, seat: Seat, face: int) -> None:  # noqa: ARG002
        """The hand is filled up to four (RW-TURN-2)."""
        draft.draw(seat)

    def overcome(self, draft: Draft, obstacles: Sequence[Cell], cell: Cell) -> None:  # noqa: ARG002
        """The obstacles are passed for everyone (RW-OBS-6)."""
        for obstacle in obstacles:
            draft.open(obstacle)

    def mark(self, draft: Draft, cell: Cell) -> None:
        """Nothing is marked."""

    def leave(self, draft: Draft) -> None:
        """Nothing else changes."""

    def plus_one(self, draft: Draft, seat: Seat, cell: Cell) -> None:
        """The first tile of the owner's stack that is not dark, or one they choose (RW-PEN-1)."""
        owner = draft.board[cell].owner
        if draft.ending and owner != seat and draft.hands[owner]:
            draft.due.append(Due(Want.GIVE, owner, seats=(seat,)))
            return
        stack = draft.stacks[owner]
        for place in range(len(stack) - 1, -1, -1):
            if stack[place] not in DARK:
                draft.stacks[owner] = stack[:place] + stack[place + 1 :]
                draft.add(seat, stack[place])
                draft.happened(TileTaken(seat, owner, stack[place], from_stack=True))
                draft.check_end_phase()
                return
        draft.happened(NothingTaken(seat, owner, avoided=False))

    def next_turn(self, draft: Draft) -> None:
        """The next player, clockwise (RW-SET-4)."""
        draft.seat = (draft.seat + 1) % len(draft.meeples)
        draft.turn += 1
        draft.due.append(Due(Want.TURN, draft.seat))
        if draft.seat == draft.first:
            expansions.of(draft.expansions).starts_round(draft)

    def place(self, draft: Draft, move: Move) -> None:  # noqa: ARG002
        """There is no cave that plays. Raises ValueError."""
        raise ValueError("only in a match of one does the cave play")

    def deal(self, view: State, unseen: list[int], rng: Random) -> State:
        """Hands of others, stacks and the box, in any order."""
        pool = list(chance.shuffled(rng, unseen))

        def some(tiles: Tiles) -> Tiles:
            return tuple(pool.pop() if tile == HIDDEN else tile for tile in tiles)

        return replace(
            view,
            hands=tuple(tuple(sorted(some(hand))) for hand in view.hands),
            stacks=tuple(some(stack) for stack in view.stacks),
            box=tuple(sorted(some(view.box))),
        )

    def winners(
        self, ending: Ending, seat: Seat, hands: Sequence[Tiles], stacks: Sequence[Tiles]
    ) -> tuple[Seat, ...]:
        """Who escaped, else who has the fewest tiles left (RW-END-2, RW-STUCK-4, RW-STUCK-5)."""
        if ending == Ending.ESCAPED:
            return (seat,)
        left = [len(hand) + len(stack) for hand, stack in zip(hands, stacks, strict=True)]
        return tuple(other for other, count in enumerate(left) if count == min(left))
