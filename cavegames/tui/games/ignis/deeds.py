"""What the player does at the table of Ignis: reveal, choose, collect, pick cards for a move, end."""

from typing import ClassVar

from textual.binding import BindingType

from cavegames.engine.game import Refusal
from cavegames.games.ignis.components import Colour
from cavegames.games.ignis.describe import OPEN
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.state import Phase
from cavegames.games.ignis.tiles import Tile
from cavegames.tui.games.ignis import aim as places
from cavegames.tui.games.ignis.aim import Aim, Chosen, March, Pick, Toggle
from cavegames.tui.games.ignis.board import IgnisBoard
from cavegames.tui.games.ignis.doubts import doubts
from cavegames.tui.games.ignis.keys import table_bindings
from cavegames.tui.match_table import GameTable, Showing


class IgnisDeeds(GameTable):
    """The half of the table that listens. It asks for moves and never plays them."""

    GROUP = "ignis"
    BINDINGS: ClassVar[list[BindingType]] = table_bindings()

    showing: Showing | None = None
    aim: Aim | None = None
    green: Chosen = ()
    red: Chosen = ()
    ways: tuple[Move, ...] = ()
    hinted = ""
    """The place that a hint points at: what it says stays while the cursor is there."""
    asked: Move | None = None
    """This was wished and doubted: the next time it is done."""
    lifting = ""
    """Where several ways were asked for."""
    lifted: tuple[int, ...] = ()
    """The places of the cards that were collected in this turn, the first first."""

    @property
    def board(self) -> IgnisBoard:
        """The board."""
        return self.query_one(IgnisBoard)

    def redraw(self) -> None:
        """Show what is chosen and what it would do."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Say what the place under the cursor is and does, in the frame that shows the cursor there."""
        self.watch(self.board, "cursor", self._pointed, init=False)

    def _pointed(self, place: str) -> None:
        if place != self.hinted:
            self.say(None)

    def on_ignis_board_chosen(self, event: IgnisBoard.Chosen) -> None:
        """Do what the place does, or say why not."""
        event.stop()
        self.choose(event.place)

    def choose(self, place: str) -> None:
        """Do what a place does, or say why not."""
        aim = self.aim
        if aim is None:
            return
        if aim.acting is None:
            self.post_message(self.Said(Refusal("", aim.waiting)))
            return
        if aim.ways and not place.startswith((places.PICK, places.CANCEL)):
            self.put_back()
            aim = self.aim or aim
        self._do(aim, place)

    def _do(self, aim: Aim, place: str) -> None:
        deed = aim.at(place)
        match deed:
            case Refusal():
                self.post_message(self.Said(deed))
            case Toggle(stack, index):
                self._toggle(stack, index)
            case March(move):
                self._march(aim, move, place)
            case Pick(ways):
                self.lifting = place
                self._pick(ways)
            case Move():
                self._lift(aim, deed, place)
                self.wish(deed)
            case None:
                self.say(None)

    def _lift(self, aim: Aim, move: Move, place: str) -> None:
        """Remember where a card is collected: of two equal ones the number pressed goes."""
        if move.kind == Kind.COLLECT and aim.game.refusal(aim.view, move) is None:
            place = place if place in OPEN else self.lifting
            if place in OPEN:
                at = OPEN.index(place)
                self.lifted = (at, *(other for other in self.lifted if other != at))

    def _toggle(self, stack: Colour, index: int) -> None:
        chosen = self.green if stack == Colour.GREEN else self.red
        now = tuple(i for i in chosen if i != index) if index in chosen else (*chosen, index)
        if stack == Colour.GREEN:
            self.green = now
        else:
            self.red = now
        self.say(None)
        self.redraw()

    def _march(self, aim: Aim, move: Move, place: str) -> None:
        if aim.target is not None and place == f"s{aim.target}":
            self.choose(places.GO)
            return
        self.green, self.red = aim.chosen_for(move)
        self.say(None)
        self.redraw()

    def _pick(self, ways: tuple[Move, ...]) -> None:
        self.ways = ways
        self.say(None)
        self.redraw()
        self.to_first_target()

    def wish(self, move: Move) -> None:
        """Ask for a move."""
        doubt = None if self.aim is None or move == self.asked else doubts(self.aim, move)
        if doubt is not None:
            self.asked = move
            self.say(doubt)
            return
        self.post_message(self.Wish(move))

    def to_first_target(self) -> None:
        """Put the cursor where something can be done."""
        if self.board.targets:
            self.board.cursor = self.board.targets[0]

    def put_back(self) -> bool:
        """Put back cards chosen for a move, or leave a choice, or forget that the turn was to end."""
        begun = bool(self.green or self.red or self.ways) or self.asked is not None
        self.green, self.red, self.ways, self.asked = (), (), (), None
        self.say(None)
        if begun:
            self.redraw()
        return begun

    # The actions

    def action_reveal(self) -> None:
        """Reveal cards."""
        self.choose(places.REVEAL)

    def action_use(self) -> None:
        """Make this a USE turn."""
        self.choose(places.USE)

    def action_move(self) -> None:
        """Make this a MOVE turn; in one, go."""
        moving = self.aim is not None and self.aim.moving
        self.choose(places.GO if moving else places.MOVE)

    def action_end(self) -> None:
        """End the turn."""
        self.choose(places.END)

    def action_skill(self) -> None:
        """Use the hero skill."""
        ready = self.aim is not None and self.aim.view.phase == Phase.USE
        if ready:
            self.choose(places.SKILL)
        else:
            self.wish(Move(Kind.SKILL))

    def action_card(self, index: int) -> None:
        """Do what the card or the way with that number does."""
        aim = self.aim
        if aim is None:
            return
        if index < len(aim.numbered):
            self.choose(aim.numbered[index])
        elif aim.view.phase in (Phase.START, Phase.CHOOSE) and index < len(OPEN):
            self.post_message(self.Said(Refusal("IG-REV-1", "No card lies there yet. v reveals.")))
        else:
            self.post_message(self.Said(Refusal("", "There is no card with that number now.")))

    def action_tile(self, index: int) -> None:
        """Take or use a bonus tile."""
        self.choose(Tile(index).id)

    def action_next_place(self) -> None:
        """The next place where something can be done."""
        self.board.action_target(1)

    def action_previous_place(self) -> None:
        """The place before."""
        self.board.action_target(-1)
