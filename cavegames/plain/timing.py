"""The commands about a limit in real time. The clock is looked at when a line is typed, and never between."""

from math import ceil
from typing import TYPE_CHECKING

from cavegames.engine import options as option_fields
from cavegames.engine.words import counted
from cavegames.plain.console import listed

if TYPE_CHECKING:
    from cavegames.plain.dialogue import Dialogue

OPTION = "sand"
"""The option of a game with a clock that says how many seconds there are, or that there is no clock."""

LEAVING = ("quit", "exit", "leave", "q")


LONG = 180
"""More seconds than that are said in minutes."""


def left(dialogue: "Dialogue") -> str:
    """How much time is left, in a sentence."""
    limit = dialogue.time.limit
    until = f" {limit.until}" if limit is not None and limit.until else ""
    return f"{_spoken(ceil(dialogue.time.left or 0))} left{until}.".capitalize()


def _spoken(seconds: int) -> str:
    """A time in words, e.g. `4 minutes 30 seconds`."""
    if seconds <= LONG:
        return counted(seconds, "second")
    minutes, rest = divmod(seconds, 60)
    return counted(minutes, "minute") + (f" {counted(rest, 'second')}" if rest else "")


def tell(dialogue: "Dialogue", _: str) -> None:
    """How much time is left, and how to get more of it in another match."""
    limit = dialogue.time.limit
    dialogue.console.say("No clock runs now." if limit is None else left(dialogue))
    choices = _choices(dialogue)
    if choices:
        dialogue.console.say(f"More time, or no clock, in a new match: its option {OPTION} is {choices}.")


def _choices(dialogue: "Dialogue") -> str:
    fields = option_fields.fields(dialogue.game.Options)
    values = [value for field in fields if field.name == OPTION for value, _ in field.choices]
    return listed(map(option_fields.as_text, values), "or")


def pause(dialogue: "Dialogue", _: str = "") -> None:
    """Stop the clock and push all out of sight, until Enter. Nothing else is answered meanwhile."""
    console, time = dialogue.console, dialogue.time
    if time.limit is None:
        console.say("No clock runs now, so there is nothing to stop. Take all the time you want.")
        return
    time.stopwatch.pause()
    console.clear()
    console.say(f"The clock stands. {left(dialogue)}")
    while heard := console.ask("Press Enter to go on, or type quit to leave."):
        if heard.casefold() in LEAVING:
            dialogue.left = True
            return
    time.stopwatch.resume()
    if dialogue.person_to_move:
        dialogue.tell_now()
