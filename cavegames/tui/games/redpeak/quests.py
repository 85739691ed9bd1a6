"""The quest cards: the places that the path must still visit, and those reached."""

from textual.geometry import Region

from cavegames.games.redpeak.state import State
from cavegames.tui.games.redpeak import letters
from cavegames.tui.sheet import Sheet


def quests(sheet: Sheet, view: State, y: int = 0) -> None:
    """One line a quest, e.g. `Te* the temple` or `Te+ the temple`; its place is `quest0` …"""
    reached = {placed.cell for placed in view.path[: view.adventurer]}
    for line, number in enumerate(view.quests, y):
        done = view.board.places[number] in reached
        name = view.board.place_names[number]
        code = letters.place_code(name) + (letters.REACHED if done else letters.WANTED)
        x = sheet.put(0, line, code, sheet.text("moss" if done else "lamp", True))
        x = sheet.put(x + 1, line, name, sheet.text("quiet" if done else "text"))
        sheet.mark(f"quest{number}", Region(0, line, min(x, sheet.width), 1))
