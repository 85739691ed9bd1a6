"""The commands of the headless protocol, answered on one match."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cavegames.engine import chance
from cavegames.engine.errors import JournalError, because
from cavegames.engine.game import Json, Outcome, Refusal, Refused, Seat
from cavegames.engine.match import Match
from cavegames.players.registry import UnknownPlayer, open_adviser

Answer: TypeAlias = dict[str, Json]

LONGEST = 100
"""Characters of the longest argument that is looked at."""

COMMANDS = {
    "legal": "All legal moves.",
    "play NOTATION": "Play a move, one of those that `legal` lists.",
    "observe SEAT": "What a seat may know, as JSON. SEAT is a seat id or its number from 0.",
    "dump": "The whole position, with what is hidden. It can be given to --position.",
    "to-move": "Whose turn it is and what is asked.",
    "undo": "Take the last move back.",
    "redo": "Play the move again that was taken back last.",
    "advise": "A move for whose turn it is, and one sentence why.",
    "outcome": "How the match ended, or null.",
    "describe CELL": "What is on a cell.",
    "help": "This list.",
    "quit": "End. The end of the input does the same.",
}
"""What each command does, by how it is written."""


class Refuse(ValueError):
    """A command cannot be answered; the message is a sentence that says what to do instead."""


class Session:
    """A match and the commands that act on it. Whatever is refused changes nothing."""

    def __init__(self, match: Match[Any, Any], seconds: Callable[[], float] = lambda: 0.0) -> None:
        """`seconds` tells how long the match has been played, for its record."""
        self.match = match
        self.seconds = seconds
        self.game = match.game
        self.ended = False
        """Whether `quit` was given."""
        self.seats = self.game.seat_names(len(match.setup.seats))
        self._plain: dict[str, Callable[[], Answer]] = {
            "legal": self._legal,
            "dump": self._dump,
            "to-move": self._to_move,
            "undo": self._undo,
            "redo": self._redo,
            "advise": self._advise,
            "outcome": self._outcome,
            "help": self._help,
            "quit": self._quit,
        }
        self._with_argument: dict[str, Callable[[str], Answer]] = {
            "play": self._play,
            "observe": self._observe,
            "describe": self._describe,
        }

    def answer(self, text: str) -> Answer:
        """The answer to one line, ready for JSON. Never raises, whatever `text` is."""
        command, _, argument = text.strip(" \t").partition(" ")
        try:
            return self._run(command, argument.strip(" \t"))
        except Refused as refused:
            return {"ok": False, "clause": refused.refusal.clause, "why": refused.refusal.why}
        except Refuse as refuse:
            return {"ok": False, "why": str(refuse)}
        except OSError as error:
            return {"ok": False, "why": _unsaved(error)}

    def _run(self, command: str, argument: str) -> Answer:
        if command in self._plain:
            if argument:
                raise Refuse(f"`{command}` stands alone. Leave out what follows it.")
            return self._plain[command]()
        if command not in self._with_argument:
            raise Refuse("There is no such command. `help` lists those there are.")
        if not argument:
            usage = next(usage for usage in COMMANDS if usage.startswith(command))
            raise Refuse(f"Say which one: `{usage}`.")
        if len(argument) > LONGEST:
            raise Refuse(f"What follows `{command}` is too long. Send at most {LONGEST} characters.")
        return self._with_argument[command](argument)

    def _legal(self) -> Answer:
        over = self.match.to_move is None
        moves = () if over else self.game.legal(self.match.state)
        return {"legal": [self.game.notate(move) for move in moves]}

    def _play(self, notation: str) -> Answer:
        return {"ok": True, "events": self._told(self.match.play(self.game.read(notation), self.seconds()))}

    def _undo(self) -> Answer:
        return {"ok": True, "undone": self.game.notate(self.match.undo(self.seconds()).move)}

    def _redo(self) -> Answer:
        ply = self.match.redo(self.seconds())
        return {"ok": True, "redone": self.game.notate(ply.move), "events": self._told(ply)}

    def _told(self, ply: Any) -> list[str]:
        return [self.game.tell(event, self.match.setup.names) for event in ply.events]

    def _observe(self, seat: str) -> Answer:
        return {"view": self.game.dump(self.game.observe(self.match.state, self._seat(seat)))}

    def _seat(self, text: str) -> Seat:
        numbers = {str(seat): seat for seat in range(len(self.seats))}
        names = {name: seat for seat, name in enumerate(self.seats)}
        found = (numbers | names).get(text)
        if found is None:
            raise Refuse(f"There is no such seat. The seats are {', '.join(self.seats)}.")
        return found

    def _dump(self) -> Answer:
        return {"position": self.game.dump(self.match.state)}

    def _to_move(self) -> Answer:
        seat = self.match.to_move
        if seat is None:
            return {"to-move": None}
        names = self.match.setup.names
        ask = self.game.prompt(self.match.state, names)
        return {"to-move": self.seats[seat], "name": names[seat], "ask": ask.text, "clause": ask.clause}

    def _advise(self) -> Answer:
        """The same position gets the same advice."""
        seat = self.match.to_move
        if seat is None:
            raise Refused(Refusal("GEN-OVER", "The match is over, so there is nothing to advise."))
        try:
            adviser = open_adviser(self.game)
        except UnknownPlayer as nobody:
            raise Refuse(str(nobody)) from None
        view = self.game.observe(self.match.state, seat)
        advice = adviser.advise(view, seat, chance.stream(len(self.match.plies), "advice"))
        return {"move": self.game.notate(advice.move), "why": advice.why}

    def _outcome(self) -> Answer:
        outcome = self.match.outcome
        return {"outcome": None if outcome is None else self._ending(outcome)}

    def _ending(self, outcome: Outcome) -> Answer:
        scores = {
            self.seats[seat]: {
                "total": outcome.total(seat),
                "terms": [{"label": t.label, "points": t.points, "clause": t.clause} for t in terms],
            }
            for seat, terms in enumerate(outcome.scores)
        }
        winners = [self.seats[seat] for seat in outcome.winners]
        ending = {"winners": winners, "clause": outcome.clause, "reason": outcome.reason, "scores": scores}
        return {**ending, "award": outcome.award} if outcome.award else ending

    def _describe(self, cell: str) -> Answer:
        public = self.game.observe(self.match.state, None)
        return {"describe": self.game.describe(public, cell)}

    def _help(self) -> Answer:
        return {"help": COMMANDS}

    def _quit(self) -> Answer:
        self.ended = True
        return {"ok": True}


def _unsaved(error: OSError) -> str:
    if isinstance(error, JournalError):
        return str(error)
    return f"That could not be saved, so nothing was changed: {because(error)}."
