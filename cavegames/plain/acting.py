"""The commands that change the match, or leave it."""

from cavegames.engine.game import Refused
from cavegames.headless.session import Answer
from cavegames.plain import computer, secrets
from cavegames.plain.console import listed
from cavegames.plain.dialogue import Dialogue
from cavegames.plain.moves import MOST_NAMED, meant


def play(table: Dialogue, text: str) -> None:
    """Play the move that a text means, or say what stands in its way."""
    if table.match.to_move is not None and not table.person_to_move:
        table.console.say("The computer player is at its turn.")
        return
    move = meant(table.game, table.own_moves, text)
    if move.text == table.clocks_move:
        table.console.say("Only the clock makes that move, when the time is up.")
    elif len(move.fitting) > 1 and table.persons > 1 and secrets.has_moves(table.match):
        table.console.say("That fits several moves. Say more of it; mine tells your moves.")
    elif len(move.fitting) > 1:
        more = len(move.fitting) - MOST_NAMED
        rest = [f"{more} more"] if more > 0 else []
        named = listed([*move.fitting[:MOST_NAMED], *rest], "and" if rest else "or")
        table.console.say(f"That fits several moves: {named}. Say more of it.")
    else:
        table.tell(table.session.answer(f"play {move.text}"))


def undo(table: Dialogue, _: str) -> None:
    """Take one move back; in a free match against a computer, back to a person's own decision."""
    match = table.match
    free = match.setup.options.undo == "free"
    if free and match.plies and not any(computer.is_person(match, ply.seat) for ply in match.plies):
        table.console.say("There is no move of yours to take back yet. (GEN-UNDO-1)")
        return
    while _taken_back(table, table.session.answer("undo")) and free:
        if computer.is_person(match, match.undone[-1].seat):
            return


def _taken_back(table: Dialogue, answer: Answer) -> bool:
    done = table.tell(answer)
    if done:
        hidden = secrets.in_hand(table.match, table.match.undone[-1])
        table.console.say(f"Taken back: {'the last move' if hidden else answer['undone']}.")
    return done


def redo(table: Dialogue, _: str) -> None:
    """Play one move again; in a match against a computer, on to a person's next decision."""
    while table.tell(table.session.answer("redo")) and table.match.undone:
        seat = table.match.to_move
        if seat is None or computer.is_person(table.match, seat):
            return


def resign(table: Dialogue, _: str) -> None:
    """Give up for whose turn it is, after a question."""
    seat = table.match.to_move
    if seat is None or not table.person_to_move:
        table.console.say("There is nothing to give up: no person is at the turn.")
        return
    name = table.match.setup.names[seat]
    if table.console.agrees(f"Shall {name} give up the match?", usual=False):
        try:
            table.match.resign(seat, table.seconds())
        except (Refused, OSError) as trouble:
            table.console.say(f"{trouble}")


def save(table: Dialogue, _: str) -> None:
    """Say that saving is not asked for."""
    table.console.say("Every move is saved at once. You can leave whenever you like.")


def leave(table: Dialogue, _: str) -> None:
    """Leave the match; it can be gone on with."""
    table.left = True
