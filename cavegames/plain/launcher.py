"""The launcher in plain mode: which games there are, and what can be done with them."""

from collections.abc import Callable
from pathlib import Path

from cavegames import records
from cavegames.engine import codes, places, registry, store
from cavegames.engine.errors import JournalError
from cavegames.engine.store import Summary
from cavegames.plain import rules
from cavegames.plain.console import Console, listed
from cavegames.plain.dialogue import Dialogue
from cavegames.plain.starting import Given, ask_setup
from cavegames.records.report import table

HELP = (
    "games: The games.",
    "new GAME: Begin a match. Enter answers every question in the usual way.",
    "continue [NUMBER]: List the matches to go on with, or go on with one.",
    "code CODE: Begin a match with a code that somebody gave you.",
    "rules GAME [NAME]: The rules: a chapter, a clause, or all.",
    "records [GAME]: Who has played and won.",
    "settings: Where the settings, matches and records lie.",
    "help: This list.",
    "quit: Leave.",
)


def launch(console: Console) -> None:
    """Answer commands until `quit`. Raises Left when the input ends."""
    _games(console, "")
    console.say("Type new and a game, continue, rules, records, settings, help or quit.")
    while True:
        word, _, rest = console.hear().partition(" ")
        name = word.casefold()
        if name in ("quit", "exit", "leave", "q"):
            return
        run = _COMMANDS.get(name, _unknown if name else _help)
        run(console, rest.strip())


def begin(game_id: str, console: Console, given: Given) -> None:
    """Ask what is not given, and play a new match. Raises Left when the input ends."""
    game = registry.open_game(game_id)
    setup = ask_setup(game, console, given)
    try:
        match = store.new_match(game, setup)
    except JournalError as error:
        console.say(str(error))
        return
    try:
        Dialogue(match, console).run()
    finally:
        store.leave(match)


def carry_on(path: Path, console: Console) -> None:
    """Play on with the match in a file. Raises Left when the input ends."""
    try:
        match, notes = store.open_match(path)
    except JournalError as error:
        console.say(str(error))
        return
    try:
        console.say(*notes)
        Dialogue(match, console).run()
    finally:
        store.leave(match)


def offer_open_match(game_id: str, console: Console) -> bool:
    """Ask whether to go on with the match of a game that was played last; says whether that was done."""
    newest = next(iter(store.unfinished(game_id)), None)
    if newest is None or not console.agrees(f"Go on with the open match, {told(newest)}?", usual=True):
        return False
    carry_on(newest.path, console)
    return True


def told(match: Summary) -> str:
    """A match in a line."""
    moves = "1 move" if match.plies == 1 else f"{match.plies} moves"
    return f"{registry.info(match.game).title}, {listed(match.names)}, {moves}"


def _games(console: Console, _: str) -> None:
    for info in registry.GAMES:
        few, many = info.seats_min, info.seats_max
        seats = f"{few}" if few == many else f"{few} to {many}"
        console.say(f"{info.id}: {info.title}. {info.tagline} Players: {seats}. Minutes: {info.minutes}.")


def _new(console: Console, game_id: str) -> None:
    if not game_id and len(registry.GAMES) == 1:
        game_id = registry.GAMES[0].id
    if _known(console, game_id):
        begin(game_id.casefold(), console, Given())


def _code(console: Console, text: str) -> None:
    try:
        start = codes.decode(text)
    except codes.BadCode as bad:
        console.say(str(bad))
        return
    begin(start.game, console, Given(options=start.options, seed=start.seed, count=start.seats))


def _continue(console: Console, number: str) -> None:
    found = [match for match in store.unfinished() if _here(match.game)]
    if not found:
        console.say("There is no match to go on with. Type new and a game.")
    elif number in map(str, range(1, len(found) + 1)):
        carry_on(found[int(number) - 1].path, console)
    elif len(found) == 1 and not number:
        carry_on(found[0].path, console)
    else:
        console.say(*(f"{place}. {told(match)}." for place, match in enumerate(found, start=1)))
        console.say("Type continue and a number.")


def _rules(console: Console, text: str) -> None:
    game_id, _, wanted = text.partition(" ")
    if _known(console, game_id):
        console.say(*rules.ask(game_id.casefold(), wanted.strip()))


def _records(console: Console, game_id: str) -> None:
    if not game_id or _known(console, game_id):
        loaded = records.load()
        console.say(*loaded.notes, *table(loaded, game_id.casefold() or None).splitlines())


def _settings(console: Console, _: str) -> None:
    console.say(
        f"The settings lie in {places.settings_file()}.",
        "With plain set to true there, all commands begin in this mode. --no-plain overrules it.",
        f"The matches lie in {places.matches()}.",
        f"The records lie in {places.records_file()}.",
    )


def _help(console: Console, _: str) -> None:
    console.say(*HELP)


def _unknown(console: Console, _: str) -> None:
    console.say("There is no such command. Type help for those there are.")


def _known(console: Console, game_id: str) -> bool:
    if _here(game_id.casefold()):
        return True
    console.say(f"Say which game: {listed((info.id for info in registry.GAMES), 'or')}.")
    return False


def _here(game_id: str) -> bool:
    return any(info.id == game_id for info in registry.GAMES)


_COMMANDS: dict[str, Callable[[Console, str], None]] = {
    "games": _games,
    "new": _new,
    "continue": _continue,
    "code": _code,
    "rules": _rules,
    "records": _records,
    "settings": _settings,
    "help": _help,
    "?": _help,
}
