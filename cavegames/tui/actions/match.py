"""What can be done at a match of any game: playing, its pause, its replay, the guided match."""

from cavegames.tui.actions.action import Action

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
