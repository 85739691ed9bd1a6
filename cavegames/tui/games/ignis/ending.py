"""The end of a match: the ladder of awards, with the one that was won."""

from textual.content import Content

from cavegames.engine.game import Outcome
from cavegames.games.ignis.components import AWARDS, THRONE
from cavegames.games.ignis.state import State
from cavegames.games.ignis.wording import counted


def ending(view: State, outcome: Outcome) -> Content:
    """The awards from the best to the least, the one that was won marked, and how far the figure came."""
    lines = [Content.styled("Cubes left, and what they say of you:", "$cave-quiet")]
    for award in AWARDS:
        won = award.title == outcome.award
        row = f"{'>' if won else ' '} {award.cubes:>2}{'+' if award.cubes > 1 else ' '}  {award.title:<20}"
        style = "bold $cave-lamp" if won else "$cave-quiet"
        lines.append(Content.styled(f"{row} {counted(view.cubes, 'cube')} left" if won else row, style))
    if not outcome.award:
        lines.append(Content(f"\n{_way(view)}"))
    return Content("\n").join(lines)


def _way(view: State) -> str:
    """How far the figure came, as a sentence."""
    if not view.scepter:
        return f"The scepter was still {counted(THRONE - view.step, 'step')} ahead."
    if view.step:
        return f"The figure had the scepter and was {counted(view.step, 'step')} from the exit."
    return "The figure was out, but one cube short."
