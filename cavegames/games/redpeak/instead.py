"""What can be done in a position, as the end of a refusal."""

from collections.abc import Callable

from cavegames.engine.words import listed
from cavegames.games.redpeak.components import BOATS
from cavegames.games.redpeak.legal import boats_to_choose, can_pass
from cavegames.games.redpeak.paying import next_icon
from cavegames.games.redpeak.state import Phase, State
from cavegames.games.redpeak.wording import a


def instead(state: State) -> str:
    """A sentence that says what to do now."""
    return _NOW[state.phase](state)


def _move(state: State) -> str:
    if state.able:
        return f"Pay {a(next_icon(state))} with a card{', or pass' if can_pass(state) else ''}."
    if state.multis:
        return f"Pay {a(next_icon(state))} with a multi-tool."
    return "Go back to the last completed tile."


def _which_boat(state: State) -> str:
    return f"Keep {listed([BOATS[boat].id for boat in boats_to_choose(state)], 'or')}."


_NOW: dict[Phase, Callable[[State], str]] = {
    Phase.CAMP: lambda state: "Turn the hourglass, or buy." if state.day else "Turn the hourglass.",
    Phase.PLACE: lambda _: "Place path tiles, then go.",
    Phase.MOVE: _move,
    Phase.DOCK: lambda _: "Board the boat, or rest.",
    Phase.EVENING: lambda state: (
        "Let the volcano break out." if state.eruptions else "Let the tent follow the path."
    ),
    Phase.WHICH_BOAT: _which_boat,
    Phase.WHICH_BONUS: lambda _: "Take a path tile or a boat.",
}
