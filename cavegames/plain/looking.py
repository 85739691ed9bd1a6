"""The commands that only ask. Nothing hidden is told but by `mine`, to its owner."""

from cavegames.engine import codes
from cavegames.engine.game import Seat
from cavegames.plain import board, computer, rules, secrets, table, telling
from cavegames.plain.console import listed
from cavegames.plain.dialogue import Dialogue
from cavegames.plain.moves import grouped, with_words

LAST = 10
"""Moves that `log` tells when no number is given."""


def legal(dialogue: Dialogue, text: str) -> None:
    """All legal moves, or those that have all the words in them; others may hear no secret in them."""
    moves = dialogue.own_moves
    heard = moves if dialogue.persons == 1 else secrets.open_moves(dialogue.match)
    told = [move for move in heard if move in moves]
    found = with_words(told, text)
    if not moves:
        dialogue.console.say("The match is over: nothing can be played.")
        return
    if found:
        count = "1 move" if len(found) == 1 else f"{len(found)} moves"
        dialogue.console.say(f"{count}:", *grouped(found))
    elif text:
        dialogue.console.say("No move has that in it. Type legal alone for all moves.")
    if told != moves:
        dialogue.console.say("Moves that show what is hidden from others: type mine.")


def is_name(dialogue: Dialogue, text: str) -> bool:
    """Whether a text is no more than the name of something that can be described."""
    return not any(map(str.isspace, text)) and "describe" in dialogue.session.answer(f"describe {text}")


def describe(dialogue: Dialogue, cell: str) -> None:
    """What is on a space; what a row or column holds, where that is named."""
    answer = dialogue.session.answer(f"describe {cell}")
    if "describe" in answer:
        dialogue.console.say(answer["describe"])
    elif rows := board.line(dialogue.game, dialogue.view, cell.casefold()):
        dialogue.console.say(*rows)
    else:
        dialogue.tell(answer)


def whole_board(dialogue: Dialogue, which: str) -> None:
    """The board, or one row or column of it."""
    if not which or which.casefold() in board.WAYS:
        dialogue.console.say(*board.everything(dialogue.game, dialogue.view))
    elif rows := board.line(dialogue.game, dialogue.view, which.casefold(), brief=True):
        dialogue.console.say(*rows)
    else:
        dialogue.console.say("There is no such row or column. Type board alone for all of it.")


def beside(dialogue: Dialogue, _: str) -> None:
    """What everyone has, and what else lies beside the board."""
    dialogue.console.say(*table.public(dialogue.game, dialogue.match.state, dialogue.match.setup.names))


def mine(dialogue: Dialogue, whose: str) -> None:
    """What only one person knows, behind a warning where others sit at the table."""
    seat = _seat(dialogue, whose) if whose else dialogue.match.to_move
    if seat is None or not computer.is_person(dialogue.match, seat):
        dialogue.console.say("Only a person can look at hidden things, who is at the turn or named.")
        return
    names = dialogue.match.setup.names
    found = table.mine(dialogue.game, dialogue.match.state, seat, names)
    if seat == dialogue.match.to_move and dialogue.persons > 1:
        found += secrets.moves_told(dialogue.match)
    if not found:
        dialogue.console.say(f"{names[seat]} knows nothing that not everyone knows.")
    else:
        secrets.whisper(dialogue, seat, found)


def _seat(dialogue: Dialogue, whose: str) -> Seat | None:
    """The seat of a person's name, or of its own id."""
    asked = whose.casefold()
    for seats in (dialogue.match.setup.names, dialogue.session.seats):
        for seat, name in enumerate(seats):
            if name.casefold() == asked:
                return seat
    return None


def log(dialogue: Dialogue, how_many: str) -> None:
    """The last moves, as many as asked for, or all."""
    story = telling.story(dialogue.match)
    if how_many == "all":
        count = len(story)
    elif not how_many:
        count = LAST
    elif how_many.isascii() and how_many.isdigit():
        count = int(how_many[:9])
    else:
        dialogue.console.say("Type log, log and a number of moves, or log all.")
        return
    dialogue.console.say(*(story[max(0, len(story) - count) :] or ("No move has been made yet.",)))


def score(dialogue: Dialogue, _: str) -> None:
    """The scores term by term, once they are counted."""
    told = telling.ending(dialogue.session)
    dialogue.console.say(
        *(told or ("Points are counted at the end. Type table for what everybody has until now.",))
    )


def read_rules(dialogue: Dialogue, wanted: str) -> None:
    """The rules, at what matters now."""
    now = dialogue.why or dialogue.now().get("clause")
    dialogue.console.say(*rules.ask(dialogue.game.info.id, wanted, now))


def hint(dialogue: Dialogue, _: str) -> None:
    """What a computer player would do."""
    seat = dialogue.match.to_move
    if seat is None or not dialogue.person_to_move:
        dialogue.console.say("There is nothing to advise now.")
        return
    found = computer.hint(dialogue.match, seat, alone=dialogue.persons == 1)
    if found is None:
        dialogue.console.say("No computer player gives hints in this game.")
    elif secrets.has_moves(dialogue.match):
        secrets.whisper(dialogue, seat, (found,))
    else:
        dialogue.console.say(found)


def code(dialogue: Dialogue, _: str) -> None:
    """The code of the start."""
    try:
        dialogue.console.say(f"The code of this start is {codes.encode(dialogue.match.setup)}.")
    except codes.BadCode as bad:
        dialogue.console.say(str(bad))


def now(dialogue: Dialogue, _: str) -> None:
    """What is asked, again."""
    dialogue.tell_now()


def who(dialogue: Dialogue, _: str) -> None:
    """Who sits at the table."""
    seats = zip(dialogue.session.seats, dialogue.match.setup.seats, strict=True)
    told = [f"{seat.name} on seat {seat_id} ({seat.player})" for seat_id, seat in seats]
    dialogue.console.say(f"At the table: {listed(told)}.")
