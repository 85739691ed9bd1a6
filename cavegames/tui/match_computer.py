"""The computer's side of the match screen: it thinks, is stopped, stumbles, and is taken back."""

import asyncio
from typing import Any

from cavegames.engine import chance
from cavegames.engine.game import Refusal, Refused, Seat
from cavegames.engine.match import Ply
from cavegames.players.registry import open_player
from cavegames.tui.match_clock import MatchClock
from cavegames.tui.thinking import Stumbled

PACE = 0.7
"""Seconds that each move of a computer player is shown before the next."""
HURRIED = 0.2
"""The same while a short limit in real time runs."""
SHORT = 120.0
"""Seconds up to which a limit is short: the rest of it belongs to the people."""


class ComputerSide(MatchClock):
    """What a match screen does for computer players."""

    paused: bool = False
    """The player has stopped them."""
    thinking: bool = False
    """The task that plays for them runs."""

    def go_on(self) -> None:
        """Let the computer player think when it is to move, and nobody stopped it."""
        seat = self.match.to_move
        if seat is not None and not self.person(seat) and not self.paused and not self.thinking:
            self.thinking = True
            self.run_worker(self._think(), group="think", exclusive=True)

    @property
    def pace(self) -> float:
        """Seconds that a move of a computer player is shown."""
        limit = self.time.limit
        return HURRIED if limit is not None and limit.seconds <= SHORT else PACE

    def stop_thinking(self) -> None:
        """Give up the move that is being thought about."""
        self.workers.cancel_group(self, "think")
        self.thinker.stop()
        self.thinking = False

    async def _think(self) -> None:
        """Play for the computer players until a person is to move."""
        while (seat := self.match.to_move) is not None and not self.person(seat):
            asked = self.match.state
            move = await self._chosen(seat)
            if self.app.animation_level != "none":
                await asyncio.sleep(self.pace)
            await self.until_it_runs()
            if self.match.state is not asked:  # The time was up meanwhile.
                continue
            if not self.play(move):
                self.paused = True
                break
        self.thinking = False
        self.draw()
        self.ring()

    async def _chosen(self, seat: Seat) -> object:
        """The move of a computer player; one that stumbles twice is stood in for by the random one."""
        view = self.game.observe(self.match.state, seat)
        player = self.match.setup.seats[seat].player
        seed = self.match.setup.seed * 1009 + len(self.match.plies)
        for _ in range(2):
            try:
                return await self.thinker.choose(player, seat, view, seed)
            except Stumbled as stumbled:
                trouble = str(stumbled)
        self.notify(f"{trouble} This move is a random one.", severity="warning", markup=False)
        return open_player("random", self.game).choose(view, seat, chance.stream(seed, "stand-in"))

    def action_pause(self) -> None:
        """Stop the clock where one runs, else the computer player, or let it go on."""
        if self.timed:
            self.lie_down()
            return
        self.paused = not self.paused
        if self.paused:
            self.stop_thinking()
        self.go_on()
        self.draw()

    # Taking back against a computer

    @property
    def _to_person(self) -> bool:
        """Whether a person is to move, or nobody."""
        seat = self.match.to_move
        return seat is None or self.person(seat)

    def _take_back(self) -> Ply[Any, Any]:
        """One move back; in a free match against a computer, back to a person's own decision."""
        if self.match.setup.options.undo == "fair":
            if not self._to_person:
                raise Refused(Refusal("GEN-UNDO-3", "The computer is at its turn. Wait until it is done."))
            return self.match.undo(self.seconds)
        if not any(self.person(ply.seat) for ply in self.match.plies):
            raise Refused(Refusal("GEN-UNDO-1", "There is no move of yours to take back yet."))
        self.stop_thinking()
        ply = self.match.undo(self.seconds)
        while not self.person(ply.seat):
            ply = self.match.undo(self.seconds)
        return ply

    def _again(self) -> Ply[Any, Any]:
        """One move again; in a match against a computer, on to a person's next decision."""
        ply = self.match.redo(self.seconds)
        while not self._to_person and self.match.undone:
            ply = self.match.redo(self.seconds)
        return ply
