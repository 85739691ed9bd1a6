"""A position while a move is worked out: it can be changed, and notes what happens."""

from bisect import insort
from random import Random

from cavegames.engine import chance
from cavegames.engine.game import Event, Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import expansions, modes
from cavegames.games.rwenzori.board import NOWHERE, Placed, Status, placed
from cavegames.games.rwenzori.components import ESCAPE, FACES, HAND, Penalty
from cavegames.games.rwenzori.events import CavedIn, MatchEnded
from cavegames.games.rwenzori.events_hands import Drawn, EndPhase
from cavegames.games.rwenzori.state import Due, Ending, Solo, State, Tiles, Want


class Draft:
    """The fields of a state, to be changed; `events` are what has happened so far."""

    def __init__(self, state: State) -> None:
        self.expansions = state.expansions
        self.first = state.first
        self.seat = state.seat
        self.turn = state.turn
        self.idle = state.idle
        self.ending = state.ending
        self.due = list(state.due)
        self.board = state.board
        self.meeples = list(state.meeples)
        self.entries = list(state.entries)
        self.behind = list(state.behind)
        self.hands = list(state.hands)
        self.stacks = list(state.stacks)
        self.box = state.box
        self.spent = state.spent
        self.supply = state.supply
        self.alarms = state.alarms
        self.gear = state.gear
        self.gear_used = list(state.gear_used)
        self.characters = state.characters
        self.characters_used = list(state.characters_used)
        self.missed = list(state.missed)
        self.ended = state.ended
        self.shuffles = state.shuffles
        self.seed = state.seed
        self.solo = state.solo
        self.mode = modes.of(state)
        self.events: list[Event] = []

    def state(self) -> State:
        """The position as it is now."""
        return State(
            expansions=self.expansions,
            first=self.first,
            seat=self.seat,
            turn=self.turn,
            idle=self.idle,
            ending=self.ending,
            due=tuple(self.due),
            board=self.board,
            meeples=tuple(self.meeples),
            entries=tuple(self.entries),
            behind=tuple(self.behind),
            hands=tuple(self.hands),
            stacks=tuple(self.stacks),
            box=self.box,
            spent=self.spent,
            supply=self.supply,
            alarms=self.alarms,
            gear=self.gear,
            gear_used=tuple(self.gear_used),
            characters=self.characters,
            characters_used=tuple(self.characters_used),
            missed=tuple(self.missed),
            ended=self.ended,
            shuffles=self.shuffles,
            seed=self.seed,
            solo=self.solo,
        )

    def alone(self) -> Solo:
        """What only a match of one has. Raises ValueError in another."""
        if self.solo is None:
            raise ValueError("this is no match of one")
        return self.solo

    def happened(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def chance(self) -> Random:
        """A generator for one use; the next one is another."""
        self.shuffles += 1
        return chance.stream(self.seed or 0, f"chance {self.shuffles}")

    def take(self, seat: Seat, tile: int) -> None:
        """A tile leaves a hand. The Escape tile is in none (RW-END-3)."""
        if tile != ESCAPE:
            hand = list(self.hands[seat])
            hand.remove(tile)
            self.hands[seat] = tuple(hand)

    def add(self, seat: Seat, *tiles: int) -> None:
        """Tiles come into a hand."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], *tiles)))

    def draw(self, seat: Seat, size: int = HAND) -> None:
        """A hand is filled up from its stack (RW-TURN-2), which may begin the end phase."""
        wanted = min(size - len(self.hands[seat]), len(self.stacks[seat]))
        if wanted > 0:
            stack = self.stacks[seat]
            drawn = tuple(reversed(stack[len(stack) - wanted :]))
            self.stacks[seat] = stack[: len(stack) - wanted]
            self.add(seat, *drawn)
            self.happened(Drawn(seat, drawn))
        self.check_end_phase()

    def check_end_phase(self) -> None:
        """The end phase begins when a stack is empty and its player holds 4 tiles or fewer (RW-END-1)."""
        if self.ending or self.solo is not None:
            return
        for seat, stack in enumerate(self.stacks):
            if not stack and len(self.hands[seat]) <= HAND:
                self.ending = True
                for other, rest in enumerate(self.stacks):
                    self.add(other, *rest)
                self.stacks = [()] * len(self.stacks)
                self.happened(EndPhase(seat))
                return

    def under(self, seat: Seat, tiles: Tiles) -> None:
        """Tiles go under a stack."""
        self.stacks[seat] = tiles + self.stacks[seat]

    def spend(self, tile: int) -> None:
        """A tile goes out of the game, face up."""
        spent = list(self.spent)
        insort(spent, tile)
        self.spent = tuple(spent)

    def put_away(self, tile: int) -> None:
        """A tile goes out of the game, face down."""
        box = list(self.box)
        insort(box, tile)
        self.box = tuple(box)

    def cover(self, covered: Placed) -> None:
        """What lies under a tile laid on top is out of the game, as it lay (RW-TNT-1, RW-LAVA-1)."""
        if covered.status == Status.DARK:
            self.put_away(covered.face)
        else:
            self.spend(covered.face)

    def go(self, seat: Seat, cell: Cell, behind: Cell | None = None) -> None:
        """A meeple goes to a tile, where nothing blocks it; its last step is from `behind` (RW-LAVA-3)."""
        if self.behind:
            self.behind[seat] = self.meeples[seat] if behind is None else behind
        self.meeples[seat] = cell
        self.entries[seat] = -1
        if self.solo is not None:
            self.mode.leave(self)

    def laid(self, face: int, cell: Cell, turn: int) -> None:
        """A tile lies face up on a cell."""
        self.board = self.board.laid(cell, placed(face, turn))
        self.idle = 0

    def change(self, cell: Cell, tile: Placed) -> None:
        """A tile that lies is now something else; who was blocked on it is free when it is open."""
        self.board = self.board.laid(cell, tile)
        if tile.status != Status.ACTIVE:
            for seat, here in enumerate(self.meeples):
                if here == cell:
                    self.entries[seat] = -1

    def open(self, cell: Cell) -> None:
        """An obstacle is passed for everyone (RW-OBS-6); an explosion goes off behind (RW-PEN-4)."""
        tile = self.board[cell]
        if FACES[tile.face].penalty == Penalty.EXPLOSION:
            self.cave_in(cell)
        else:
            self.change(cell, tile._replace(status=Status.OPEN))

    def cave_in(self, cell: Cell) -> None:
        """An explosion goes off: only TNT opens the tile again (RW-PEN-4, RW-PEN-5)."""
        self.change(cell, self.board[cell]._replace(status=Status.CAVE_IN, exits=0))
        self.happened(CavedIn(cell))

    def allow(self, due: Due) -> None:
        """Something more may be done; it adds up with the same where that is next already (RW-ACT-1).

        Tiles that can only be laid come before actions, so that a MOVE, which ends the turn, can be the last
        (RW-ACT-2). A hidden passage just laid stays the place from which one leads on, whatever else was
        found there.
        """
        if due.want == Want.EXTRA and self.due and self.due[-1].want == Want.LAYS:
            first = self.due.pop()
            self.allow(due)
            self.due.append(first)
            return
        if self.due and (self.due[-1].want, self.due[-1].seat) == (due.want, due.seat):
            last = self.due.pop()
            cell = last.cell if due.cell == NOWHERE else due.cell
            due = due._replace(cell=cell, left=last.left + due.left)
        self.due.append(due)

    def allow_extra(self, seat: Seat, face: int, cell: Cell) -> None:
        """What a tile just laid lets its player do further (RW-ACT-1)."""
        bonus = FACES[face].bonus
        if bonus:
            self.allow(Due(Want.EXTRA, seat, left=bonus, plus=bonus == 1))
        expansions.of(self.expansions).laid(self, seat, face, cell)

    def end(self, ending: Ending) -> None:
        """The match is over."""
        self.due.clear()
        self.ended = ending
        self.happened(MatchEnded(ending, self.mode.winners(ending, self.seat, self.hands, self.stacks)))
