"""What can be done everywhere, and on the screens around a match."""

from cavegames.tui.actions.action import Action

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
