"""The one registry of what a player can do: it feeds keys, footer, command palette, help and buttons.

A screen binds its actions with `BINDINGS = bindings("match.undo", ...)`. Each binding carries the id of its
action, so that the keys chosen in the settings replace the default ones (`App.set_keymap`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from textual.binding import Binding, BindingType


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player can do, on one screen or everywhere."""

    id: str
    """`group.verb`, unique; the keys in the settings name it."""
    keys: str
    """The default keys, as textual writes them, with commas between."""
    label: str
    """One or two words, for footer and buttons."""
    help: str
    """One short sentence, for help, command palette and tooltips."""
    show: bool = False
    """Whether the footer shows it."""
    priority: bool = False
    """Whether it comes before what the focused widget does with the key."""

    @property
    def group(self) -> str:
        """The first part of the id: the screen it belongs to, `app` for everywhere."""
        return self.id.partition(".")[0]

    @property
    def run(self) -> str:
        """The textual action it runs: `app.…` on the app, `action_…` of the screen else."""
        verb = self.id.partition(".")[2].replace("-", "_")
        return f"app.{verb}" if self.group == "app" else f"screen.{verb}"


APP = (
    Action("app.help", "question_mark,f1", "Keys", "Show the keys that work here.", show=True),
    Action("app.rules", "f2", "Rules", "Open the rules of the game."),
    Action("app.settings", "f3", "Settings", "Choose look, size, colours, keys and names."),
    Action("app.command_palette", "ctrl+p,f4", "Commands", "Find anything that can be done here by name."),
    Action("app.back", "escape", "Back", "Go back one screen. Nothing is lost."),
    Action("app.suspend_process", "ctrl+z", "To the shell", "Go to the shell; `fg` brings you back."),
    Action("app.interrupt", "ctrl+c", "How to leave", "Say how to leave."),
    Action("app.quit", "ctrl+q,f10", "Quit", "Leave cavegames. Every match is saved.", priority=True),
)

LAUNCHER = (
    Action("launcher.carry_on", "c", "Continue", "Go on with an open match."),
    Action("launcher.new_game", "n", "New game", "Set up a new match."),
    Action("launcher.first_match", "f", "First match", "Learn the game in a guided match."),
    Action("launcher.replays", "r", "Replays", "Look at any match again."),
    Action("launcher.how_to_play", "h", "How to play", "Read the rules."),
    Action("launcher.records", "e", "Records", "See who won how often, and the last results."),
    Action("launcher.settings", "s", "Settings", "Choose look, size, colours, keys and names."),
    Action("launcher.quit", "q", "Quit", "Leave cavegames. Every match is saved."),
    Action("launcher.next_door", "right", "Next game", "Go to the next door."),
    Action("launcher.previous_door", "left", "Game before", "Go to the door before."),
)

NEW_GAME = (
    Action("new_game.start", "ctrl+s,f5", "Start", "Start the match.", show=True),
    Action("new_game.reroll", "ctrl+r,f6", "New seed", "Roll another seed.", show=True),
    Action(
        "new_game.daily",
        "ctrl+d,f7",
        "Daily cave",
        "Take the cave of today, the same for everybody.",
        show=True,
    ),
    Action("new_game.next_field", "down", "Next line", "Go to the next line."),
    Action("new_game.previous_field", "up", "Line before", "Go to the line before."),
)

MATCH = (
    Action("match.undo", "u,backspace", "Undo", "Take the last move back.", show=True),
    Action("match.redo", "r", "Redo", "Play again what was taken back.", show=True),
    Action("match.why", "w", "Why?", "Open the rules at the clause that matters now.", show=True),
    Action("match.describe", "d", "Describe", "Say all about the space under the cursor."),
    Action("match.hint", "i", "Hint", "Ask the computer player what it would do, and why.", show=True),
    Action("match.log", "g", "Log", "Show all that has happened.", show=True),
    Action("match.pause", "p", "Pause", "Stop the clock or the computer player, or go on.", show=True),
    Action("match.look", "o", "Look", "Change how the board is drawn.", show=True),
    Action("match.size", "z", "Size", "Change how large the board is drawn.", show=True),
    Action("match.result", "s", "Scores", "Show who won, and why.", show=True),
    Action("match.replay", "y", "Replay", "Look at this match again from its start.", show=True),
    Action(
        "match.rematch", "n", "New match", "Start a new match with the same names and options.", show=True
    ),
    Action("match.resign", "x", "Give up", "Give the match up. You are asked first."),
    Action("match.leave", "q", "Leave", "Go to the start screen. The match is saved.", show=True),
)

PAUSE = (
    Action("pause.on", "p", "Go on", "Let the time run again."),
    Action("pause.leave", "q", "Start screen", "Go to the start screen. The match is saved."),
    Action("pause.next", "left,right,up,down", "Other answer", "Go to the other answer."),
)

OCELOT = (
    Action("ocelot.hold-1", "1", "A compass", "Take tool A in hand, compass up."),
    Action("ocelot.hold-2", "2", "A lamp", "Take tool A in hand, lamp up."),
    Action("ocelot.hold-3", "3", "B lamp", "Take tool B in hand, lamp up."),
    Action("ocelot.hold-4", "4", "B pickaxe", "Take tool B in hand, pickaxe up."),
    Action("ocelot.hold-5", "5", "C pickaxe", "Take tool C in hand, pickaxe up."),
    Action("ocelot.hold-6", "6", "C compass", "Take tool C in hand, compass up."),
    Action("ocelot.letter-a", "A", "Tool A", "Take tool A in hand; again turns it over."),
    Action("ocelot.letter-b", "B", "Tool B", "Take tool B in hand; again turns it over."),
    Action("ocelot.letter-c", "C", "Tool C", "Take tool C in hand; again turns it over."),
    Action("ocelot.companion", "c,7", "Companion", "Take your companion in hand, or put it back.", show=True),
    Action("ocelot.flip", "f", "Turn over", "Turn the tool in hand over.", show=True),
    Action("ocelot.next-target", "tab", "Next place", "Go to the next place that is allowed.", show=True),
    Action("ocelot.previous-target", "shift+tab", "Place before", "Go to the allowed place before."),
    Action("ocelot.take-all", "a", "Take all", "Take everything that may be taken.", show=True),
    Action("ocelot.end-turn", "e", "End turn", "End the turn.", show=True),
    Action("ocelot.amethysts", "v", "Amethysts", "Look at your own amethysts, alone.", show=True),
)

IGNIS = (
    Action("ignis.reveal", "v", "Reveal", "Reveal four cards, later one more.", show=True),
    Action("ignis.use", "c", "Use cards", "Make this a USE turn: collect cards.", show=True),
    Action("ignis.move", "m", "Move", "Make this a MOVE turn; then go with the cards chosen.", show=True),
    Action("ignis.skill", "t", "Hero skill", "Use the hero skill: six white.", show=True),
    Action("ignis.end", "e", "End turn", "End the turn; the black cards burn.", show=True),
    *(
        Action(f"ignis.card-{number}", str(number % 10), f"Card {number}", f"Do what card {number} does now.")
        for number in range(1, 11)
    ),
    *(
        Action(f"ignis.tile-{letter.lower()}", letter, f"Tile {letter}", f"Take or use bonus tile {letter}.")
        for letter in "ABCDEF"
    ),
    Action("ignis.next-place", "tab", "Next choice", "Go to the next thing that can be done.", show=True),
    Action("ignis.previous-place", "shift+tab", "Choice before", "Go to the thing before."),
)

REDPEAK = (
    Action("redpeak.go", "e", "Go", "Set out, board the boat, or let the evening go on.", show=True),
    Action("redpeak.turn", "t", "Turn the glass", "Turn the hourglass: the day begins.", show=True),
    Action("redpeak.flip", "f", "Other way", "Let a curved path tile lead the other way.", show=True),
    Action("redpeak.multi", "m", "Multi-tool", "Pay with a multi-tool, where nobody can.", show=True),
    Action("redpeak.back", "v", "Back or rest", "Go back to the last tile, or rest at a boat.", show=True),
    Action("redpeak.pass", "c", "Let others pay", "Let somebody else who can pay this icon.", show=True),
    Action("redpeak.ask", "a", "Ask for a tool", "Ask the table who holds a tool.", show=True),
    Action("redpeak.run", "R", "Run", "Let the evening run by itself, or stop it.", show=True),
    Action("redpeak.next-choice", "tab", "Next choice", "Mark the next thing of the list."),
    Action("redpeak.previous-choice", "shift+tab", "Choice before", "Mark the thing before."),
    *(
        Action(
            f"redpeak.hand-{letter.lower()}", letter, f"Hand {letter}", f"Show or hide the hand of {letter}."
        )
        for letter in "ABCDEF"
    ),
    *(
        Action(f"redpeak.choice-{n}", key, f"Choice {n}", f"Take number {key} of the list.")
        for n, key in enumerate("1234567890GHIJKLMNOPQ", 1)
    ),
)

RWENZORI = (
    *(
        Action(f"rwenzori.tile-{number}", str(number % 10), f"Tile {number}", f"Take tile {number} in hand.")
        for number in range(1, 11)
    ),
    Action("rwenzori.next-tile", "full_stop", "Next tile", "Take the next tile in hand."),
    Action("rwenzori.previous-tile", "comma", "Tile before", "Take the tile before in hand."),
    Action("rwenzori.turn", "f", "Turn", "Turn the tile, or use it in the next way.", show=True),
    Action("rwenzori.turn-back", "F", "Turn back", "Turn the tile the other way round."),
    Action("rwenzori.next-target", "tab", "Next place", "Go to the next place that is allowed.", show=True),
    Action("rwenzori.previous-target", "shift+tab", "Place before", "Go to the allowed place before."),
    Action("rwenzori.move", "m", "Move", "Move your meeple, or go in blind: choose where to."),
    Action("rwenzori.gear", "t", "Gear", "Use your gear."),
    Action("rwenzori.card", "c", "Character", "Use your character; alone, see how the cave chooses."),
    Action("rwenzori.yes", "a", "Offer", "Offer your hand, take one that is offered, or swap it."),
    Action("rwenzori.no", "e", "Pass", "Pass, miss the turn, take the penalty, or refuse."),
    Action("rwenzori.look", "v", "My hand", "Show your hand to you alone, or cover it.", show=True),
)

REPLAY = (
    Action("replay.forward", "right,n,space", "Next", "One step on.", show=True),
    Action("replay.back", "left,b,backspace", "Back", "One step back.", show=True),
    Action("replay.turn-forward", "pagedown,down", "Next turn", "On to the next turn.", show=True),
    Action("replay.turn-back", "pageup,up", "Turn before", "Back to the turn before."),
    Action("replay.start", "home", "Start", "To the start of the match."),
    Action("replay.end", "end", "End", "To the last step."),
    Action("replay.leap-forward", "shift+right,right_square_bracket", "Leap on", "On by a tenth."),
    Action("replay.leap-back", "shift+left,left_square_bracket", "Leap back", "Back by a tenth."),
    Action("replay.run", "p,enter", "Run", "Let it run, or stop it.", show=True),
    Action("replay.faster", "plus,equals_sign", "Faster", "Run faster.", show=True),
    Action("replay.slower", "minus", "Slower", "Run slower.", show=True),
    Action("replay.real", "r", "Real time", "Run as fast as it was played, or not.", show=True),
    Action("replay.view", "v", "View", "See it as each player saw it, or with nothing hidden.", show=True),
    Action("replay.take-over", "t", "Take over", "Start a new match from here.", show=True),
    Action("replay.look", "o", "Look", "Change how the board is drawn."),
    Action("replay.size", "z", "Size", "Change how large the board is drawn."),
    Action("replay.leave", "q", "Leave", "Close the replay.", show=True),
)

GUIDE = (
    Action("guide.next", "enter,space", "Go on", "Go on in the guided match.", show=True, priority=True),
    Action("guide.back", "b", "Step back", "Go one step back in the guided match.", show=True),
)

SHELF = (Action("shelf.reload", "f7", "Look again", "Look for match files again.", show=True),)

RECORDS = (
    Action(
        "records.export", "x,ctrl+e", "Export", "Write all results to a CSV file and say where.", show=True
    ),
    Action("records.rebuild", "b,f7", "Read again", "Read all match files again.", show=True),
)

RULES = (
    Action("rules.find", "slash,ctrl+f", "Find", "Find words or a clause in the rules.", show=True),
    Action("rules.first-match", "g", "First match", "Learn the game in a guided match.", show=True),
    Action("rules.next", "n", "Next found", "Go to the next place that was found."),
    Action("rules.next_page", "right,pagedown", "On", "Read on, then turn the page.", show=True),
    Action("rules.previous_page", "left,pageup", "Back a page", "Read back, then turn the page.", show=True),
)

SETTINGS = (
    Action("settings.next_field", "down", "Next line", "Go to the next line."),
    Action("settings.previous_field", "up", "Line before", "Go to the line before."),
    Action("settings.reset_key", "f8", "Default key", "Give this action its default key back."),
    Action("settings.reset_keys", "f9", "All default keys", "Give all actions their default keys back."),
)

GROUPS: Mapping[str, str] = {
    "app": "Everywhere",
    "launcher": "Start screen",
    "new_game": "New game",
    "match": "Match",
    "pause": "Pause",
    "ocelot": "Sir Ocelot's Cave",
    "ignis": "The Cave of Ignis",
    "redpeak": "Red Peak",
    "rwenzori": "Caves of Rwenzori",
    "replay": "Replay",
    "guide": "First match",
    "shelf": "Matches",
    "records": "Records",
    "rules": "How to play",
    "settings": "Settings",
}
"""The titles of the groups, in the order of the help."""

GAME_GROUPS = frozenset({"ocelot", "ignis", "redpeak", "rwenzori"})
"""Groups of the tables of games; they work inside a match."""

ACTIONS: Mapping[str, Action] = {
    action.id: action
    for action in (
        *APP,
        *LAUNCHER,
        *NEW_GAME,
        *MATCH,
        *PAUSE,
        *OCELOT,
        *IGNIS,
        *REDPEAK,
        *RWENZORI,
        *REPLAY,
        *GUIDE,
        *SHELF,
        *RECORDS,
        *RULES,
        *SETTINGS,
    )
}
"""All actions by id."""


def binding(action: Action) -> Binding:
    """The textual binding of an action."""
    return Binding(
        action.keys,
        action.run,
        action.label,
        show=action.show,
        priority=action.priority,
        tooltip=action.help,
        id=action.id,
    )


def bindings(*ids: str) -> list[BindingType]:
    """The bindings of some actions, for `BINDINGS`. Raises KeyError for an id that is none."""
    return [binding(ACTIONS[action_id]) for action_id in ids]


def group(name: str) -> tuple[Action, ...]:
    """The actions of one group, in the order of the help."""
    return tuple(action for action in ACTIONS.values() if action.group == name)


def group_bindings(name: str) -> list[BindingType]:
    """The bindings of all actions of one group."""
    return bindings(*(action.id for action in group(name)))


def keys_of(action: Action, keymap: Mapping[str, str]) -> tuple[str, ...]:
    """The keys of an action now, the remapped ones where there are."""
    return tuple(key.strip() for key in keymap.get(action.id, action.keys).split(",") if key.strip())


def meet(one: str, other: str) -> bool:
    """Whether actions of two groups can work at the same time."""
    pair = {one, other}
    played = pair & {"match", "guide"}
    return one == other or "app" in pair or len(played) == 2 or bool(played and pair & GAME_GROUPS)


def conflicts(action: Action, key: str, keymap: Mapping[str, str]) -> Iterable[Action]:
    """The other actions that have this key where `action` works too."""
    for other in ACTIONS.values():
        if other.id != action.id and meet(other.group, action.group) and key in keys_of(other, keymap):
            yield other
