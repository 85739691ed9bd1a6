"""The end of a match: how far the team came."""

from textual.content import Content

from cavegames.engine.game import Outcome
from cavegames.engine.words import counted
from cavegames.games.redpeak.components import LAVA
from cavegames.games.redpeak.state import State


def ending(view: State, outcome: Outcome) -> Content:
    """How the match stood at its end, a few lines."""
    won = bool(outcome.winners)
    head = "The team got away." if won else "The lava won."
    return Content("\n").join(
        [
            Content.styled(head, "bold $cave-lamp" if won else "bold $cave-lava"),
            Content(f"{counted(view.day, 'day')}, {counted(len(view.path), 'path tile')}."),
            Content(_lava(view)),
            Content(_cards(view)),
        ]
    )


def _lava(view: State) -> str:
    gone = len(LAVA) - len(view.lava)
    covered = counted(len(view.flow), "space")
    return f"{gone} of {len(LAVA)} lava tiles were revealed; {covered} covered."


def _cards(view: State) -> str:
    return f"{counted(len(view.discards), 'card')} played, {counted(view.multis, 'multi-tool')} left."
