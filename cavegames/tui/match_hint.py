"""The hint: what a computer player would do in the place of the person, and why."""

from cavegames.engine.game import Refusal
from cavegames.players.registry import UnknownPlayer, adviser
from cavegames.tui.match_eyes import Eyes
from cavegames.tui.thinking import Stumbled

THINKING = Refusal("", "Thinking about a hint. You can play on meanwhile.")


class Hints(Eyes):
    """What a match screen does for a person who asks what to do."""

    def action_hint(self) -> None:
        """Ask a computer player what it would do, and why."""
        seat = self.match.to_move
        if seat is None:
            self.say(Refusal("GEN-OVER", "The match is over. Start a new one to play on."))
        elif not self.person(seat):
            self.say(Refusal("", f"{self.names[seat]} is a computer player. Hints are for people."))
        elif self.asked(seat) is None:
            self.say(Refusal("", f"{self.names[seat]} has to sit down first: v shows the hand."))
        else:
            try:
                player = adviser(self.game)
            except UnknownPlayer as unknown:
                self.say(Refusal("", str(unknown)))
            else:
                self.say(THINKING)
                self.run_worker(self._hint(player.name, seat), group="hint", exclusive=True)

    async def _hint(self, player: str, seat: int) -> None:
        """Show the answer, if the position is still the one that was asked about."""
        asked = self.match.state
        seed = self.match.setup.seed * 1009 + len(self.match.plies)
        try:
            move, why = await self.thinker.advise(player, seat, self.game.observe(asked, seat), seed)
        except Stumbled as stumbled:
            self.say(Refusal("", str(stumbled)))
            return
        if self.match.state == asked and self.asked(seat) is not None:
            self.table.suggest(move, why)
