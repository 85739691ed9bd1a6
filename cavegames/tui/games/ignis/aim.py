"""What the player is about to do: the cards chosen for a move, what a place would do. Knows no widget."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.games.ignis import moves
from cavegames.games.ignis.burn import Burn, burn
from cavegames.games.ignis.components import COLOURS, EXIT, GREEN_USED, Card, Colour
from cavegames.games.ignis.describe import OPEN
from cavegames.games.ignis.march import Reach, reach, reach_of, strength_needed
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.stacks import CardUse, targets, uses
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import BY_ID, Place
from cavegames.tui.games.ignis.slots import GONE

Chosen: TypeAlias = tuple[int, ...]
"""Places of cards in a stack, in the order chosen."""

REVEAL, USE, MOVE, GO, SKILL, END, CANCEL = (
    f"do-{deed}" for deed in ("reveal", "use", "move", "go", "skill", "end", "cancel")
)
DEEDS = {REVEAL: moves.REVEAL, USE: moves.USE, MOVE: moves.MOVE, END: moves.END}
"""What those buttons play."""

PICK = "pick-"
CAVE_IN, TIE = "the cave falls in!", "a tie, no scepter"
"""What a turn that burns the last cube ends with."""
CHIP = "+"
"""After the place of a card: its chip among the choices."""


@dataclass(frozen=True, slots=True)
class Toggle:
    """Choosing a card of the green or red stack for the move, or putting it back."""

    stack: Colour
    index: int


@dataclass(frozen=True, slots=True)
class March:
    """Choosing the cards that come nearest to a step."""

    move: Move


@dataclass(frozen=True, slots=True)
class Pick:
    """One thing that can be done in several ways: the player picks one. Empty: pick none after all."""

    ways: tuple[Move, ...]


Deed: TypeAlias = Move | Refusal | Toggle | March | Pick | None
"""What choosing a place does. None: nothing is to be done there, it is looked at."""


def in_stack(stack: Colour, index: int) -> str:
    """The place of one card of a stack."""
    return f"{stack.title}/{index}"


@dataclass(frozen=True)
class Aim:
    """A view, the legal moves, and the cards chosen for the move. Equal when all shows the same."""

    game: AnyGame
    view: State
    legal: tuple[Move, ...]
    acting: Seat | None
    green: Chosen = ()
    red: Chosen = ()
    ways: tuple[Move, ...] = ()
    """What is picked from, if something is."""
    waiting: str = ""
    open: tuple[int, ...] = ()
    """For each place the number of its card in `view.revealed`, or GONE; empty: as they lie."""

    @cached_property
    def burn(self) -> Burn:
        """What this turn burns as it stands."""
        return burn(self.view)

    @property
    def out(self) -> bool:
        """Whether the figure is out with the scepter."""
        return self.view.scepter and self.view.step == EXIT

    @property
    def fate(self) -> str:
        """What the burn of this turn would end the match with, as things stand; empty: cubes are left."""
        if self.burn.left:
            return ""
        return TIE if self.out else CAVE_IN

    @cached_property
    def uses(self) -> tuple[CardUse, ...]:
        """What each revealed card may do."""
        return uses(self.view)

    @property
    def lying(self) -> tuple[int, ...]:
        """For each place of the revealed cards its number in `view.revealed`, or GONE."""
        return self.open or tuple(range(len(self.view.revealed)))

    @cached_property
    def shown(self) -> tuple[CardUse | None, ...]:
        """What the card at each place may do; None where it was collected."""
        return tuple(None if at == GONE else self.uses[at] for at in self.lying)

    def place_of(self, card: Card) -> str:
        """The first place of a revealed card."""
        uses = enumerate(self.shown)
        return next(OPEN[place] for place, use in uses if use is not None and use.card == card)

    @property
    def moving(self) -> bool:
        """Whether cards are chosen for a move."""
        return self.view.phase == Phase.MOVE and self.acting is not None

    @property
    def choosing_red(self) -> bool:
        """Whether red cards may be chosen too."""
        return self.moving and strength_needed(self.view) > 0

    def chosen(self, stack: Colour) -> Chosen:
        """The places of the cards chosen from a stack."""
        return {Colour.GREEN: self.green, Colour.RED: self.red}.get(stack, ())

    def cards(self, stack: Colour) -> tuple[Card, ...]:
        """The cards chosen from a stack."""
        return tuple(self.view.stacks[stack][index] for index in self.chosen(stack))

    @cached_property
    def reach(self) -> Reach:
        """What the cards chosen would reach."""
        return reach(self.view, self.cards(Colour.GREEN), self.cards(Colour.RED))

    @cached_property
    def furthest(self) -> Reach | None:
        """The most a MOVE turn could reach with what the stacks hold; None without green."""
        green = sorted(self.view.stacks[Colour.GREEN], key=lambda card: -card.value)[:GREEN_USED]
        red = self.view.stacks[Colour.RED] if strength_needed(self.view) else ()
        return reach(self.view, green, red) if green else None

    @property
    def target(self) -> int | None:
        """The step that the cards chosen reach."""
        return self.reach.step if self.moving and self.green else None

    @cached_property
    def numbered(self) -> tuple[str, ...]:
        """The places behind the keys 1 to 9 and 0."""
        if self.ways:
            return tuple(f"{PICK}{index}" for index in range(len(self.ways)))
        if not self.moving:
            return OPEN[: len(self.lying)]
        stacks = (Colour.GREEN, Colour.RED) if self.choosing_red else (Colour.GREEN,)
        return tuple(in_stack(stack, i) for stack in stacks for i in range(len(self.view.stacks[stack])))

    @cached_property
    def go(self) -> Move | Refusal:
        """The move with the cards chosen."""
        if not self.green:
            return Refusal("IG-MOVE-1", "Choose one to three green cards first, by their numbers or a click.")
        return moves.go(self.cards(Colour.GREEN), self.cards(Colour.RED))

    # What a place would do

    def at(self, place: str) -> Deed:
        """What choosing a place does."""
        if place.startswith(PICK):
            return self.ways[int(place.removeprefix(PICK))]
        if place in DEEDS:
            return DEEDS[place]
        if place in OPEN:
            return self._open(OPEN.index(place))
        if place in BY_ID:
            tile = BY_ID[place]
            return moves.take(tile) if self.view.tiles[tile] == Place.OFFERED else moves.play(tile)
        if "/" in place:
            stack, _, index = place.partition("/")
            return self._in_stack(COLOURS[stack], int(index.rstrip(CHIP)))
        return self._elsewhere(place)

    def _elsewhere(self, place: str) -> Deed:
        if place == CANCEL:
            return Pick(())
        if place == GO:
            return self.go
        if place in (SKILL, Colour.WHITE.title) and self.view.phase == Phase.USE:
            return self._one_of(
                tuple(move for move in reversed(self.legal) if move.kind == Kind.SKILL), moves.SKILL
            )
        if place == "pile":
            return moves.REVEAL
        if place[:1] == "s" and place[1:].isdigit() and self.moving:
            return self._step(int(place[1:]))
        return None

    def _one_of(self, ways: tuple[Move, ...], otherwise: Move) -> Deed:
        if len(ways) > 1:
            return Pick(ways)
        return ways[0] if ways else otherwise

    def _open(self, index: int) -> Deed:
        if index >= len(self.lying):
            return moves.REVEAL
        use = self.shown[index]
        if use is None:
            return Refusal("IG-USE-1", "That card is collected already. Choose another, or end the turn.")
        card = use.card
        if use.moves:
            return self._one_of(use.moves, use.moves[0])
        stacks = targets(card)
        return moves.collect(card, stacks[0]) if stacks and use.refusal is None else use.refusal

    def _in_stack(self, stack: Colour, index: int) -> Deed:
        if not self.moving:
            return self.at(stack.title)
        if stack == Colour.GREEN:
            if index not in self.green and len(self.green) >= GREEN_USED:
                return Refusal("IG-MOVE-1", "A move uses up to three green cards. Put one back first.")
            return Toggle(stack, index)
        if stack == Colour.RED:
            card = self.view.stacks[stack][index]
            green = self.view.stacks[Colour.GREEN][:1]
            return self._refusal(moves.go(green, (card,))) or Toggle(stack, index)
        return Refusal("IG-MOVE-1", "A move uses green cards, and red ones on the way back.")

    def _refusal(self, move: Move) -> Refusal | None:
        return self.game.refusal(self.view, move)

    def _step(self, step: int) -> Deed:
        """The cheapest cards that reach a step exactly, or go furthest short of it."""
        back = self.view.scepter
        found = [(reach_of(self.view, move), move) for move in self.legal if move.kind == Kind.GO]
        short = [
            (abs(r.step - step), sum(card.value for card in r.discarded), r.lost, move)
            for r, move in found
            if (r.step >= step if back else r.step <= step) and r.step != self.view.step
        ]
        if not short:
            where = "ahead of the figure" if step != self.view.step else "another one"
            return Refusal("IG-MOVE-1", f"No cards of yours go to that step. Choose {where}, or cards.")
        return March(min(short)[-1])

    def chosen_for(self, move: Move) -> tuple[Chosen, Chosen]:
        """The places of the cards that a GO uses, the one discarded first."""
        greens = (move.card, *(self._of_value(value, move.card) for value in move.rest))
        return self._places(Colour.GREEN, greens), self._places(Colour.RED, move.red)

    def _of_value(self, value: int, first: Card) -> Card:
        left = Counter(self.view.stacks[Colour.GREEN])
        left[first] -= 1
        return next(card for card, count in left.items() if count > 0 and card.value == value)

    def _places(self, stack: Colour, cards: tuple[Card, ...]) -> Chosen:
        places: list[int] = []
        held = self.view.stacks[stack]
        for card in cards:
            fits = [i for i, each in enumerate(held) if each.value == card.value and i not in places]
            exact = [i for i in fits if held[i] == card]
            places.append((exact or fits)[0])
        return tuple(places)
