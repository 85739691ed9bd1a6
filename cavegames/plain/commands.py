"""What can be typed in a match: the commands, and moves without any command."""

from collections.abc import Callable
from dataclasses import dataclass

from cavegames.plain import acting, looking, timing
from cavegames.plain.dialogue import Dialogue


@dataclass(frozen=True, slots=True)
class Command:
    """A command: how it is typed, what it does, and the function that takes what follows its name."""

    usage: str
    help: str
    run: Callable[[Dialogue, str], None]
    needs: bool = False
    """Something has to follow."""

    @property
    def name(self) -> str:
        """The word that begins it."""
        return self.usage.split()[0]


def _help(dialogue: Dialogue, _: str) -> None:
    dialogue.console.say(
        "Type a move as legal tells it, or in the same words without the signs.",
        "The name of a space or tile alone is described.",
        *(f"{command.usage}: {command.help}" for command in COMMANDS),
    )


COMMANDS = (
    Command("help", "This list.", _help),
    Command("now", "What is asked now. An empty line does the same.", looking.now),
    Command("legal [WORDS]", "All moves, or those that have some words in them.", looking.legal),
    Command("play MOVE", "Play a move. The move alone does the same.", acting.play, needs=True),
    Command("undo", "Take the last move back.", acting.undo),
    Command("redo", "Play the move again that was taken back last.", acting.redo),
    Command("board [ROW]", "What lies on the board, or in one row or column.", looking.whole_board),
    Command(
        "describe SPACE",
        "All about a space, about each of a row or column, or about a tile by its name.",
        looking.describe,
        needs=True,
    ),
    Command("time", "How much time is left, where a clock runs, and how to get more.", timing.tell),
    Command("pause", "Stop the clock until you press Enter. What was shown goes out of sight.", timing.pause),
    Command("table", "What everybody has, and what else everyone may know.", looking.beside),
    Command("mine [NAME]", "What only you, or NAME, may know. You are warned first.", looking.mine),
    Command("who", "Who sits at the table.", looking.who),
    Command("log [NUMBER]", "What happened in the last moves. log all tells everything.", looking.log),
    Command("score", "The scores, when the match is over.", looking.score),
    Command(
        "rules [NAME]",
        "The rule that matters now, or a clause or chapter by its name.",
        looking.read_rules,
    ),
    Command("hint", "What a computer player would do.", looking.hint),
    Command("code", "The code with which others can play the same start.", looking.code),
    Command("resign", "Give the match up. You are asked first.", acting.resign),
    Command("save", "Not needed: every move is saved at once.", acting.save),
    Command("quit", "Leave. You can go on with the match later.", acting.leave),
)

ALIASES = {
    "?": "help",
    "commands": "help",
    "moves": "legal",
    "look": "describe",
    "space": "describe",
    "back": "undo",
    "history": "log",
    "points": "score",
    "rule": "rules",
    "exit": "quit",
    "leave": "quit",
    "q": "quit",
}

_BY_NAME = {command.name: command for command in COMMANDS}


def answer(dialogue: Dialogue, text: str) -> None:
    """Do what a line says: a command, a space to describe, or a move. Raises Left and OSError."""
    word, _, rest = text.partition(" ")
    name = word.casefold()
    if name in ("row", "column"):
        name, rest = "board", text
    command = _BY_NAME.get(ALIASES.get(name, name)) if text else _BY_NAME["now"]
    if text in dialogue.session.answer("legal")["legal"]:
        acting.play(dialogue, text)
    elif command is None:
        (looking.describe if looking.is_name(dialogue, text) else acting.play)(dialogue, text)
    elif command.needs and not rest.strip():
        dialogue.console.say(f"Say which: {command.usage}.")
    else:
        command.run(dialogue, rest.strip())
