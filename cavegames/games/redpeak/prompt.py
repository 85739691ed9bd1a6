"""What is asked of whom now, in one short line."""

from collections.abc import Callable, Sequence

from cavegames.engine.game import Prompt
from cavegames.engine.words import counted, listed
from cavegames.games.redpeak.components import BOATS
from cavegames.games.redpeak.legal import boats_to_choose, can_pass
from cavegames.games.redpeak.path import boat_reached, dock_reached, is_boat
from cavegames.games.redpeak.paying import LEADER, next_icon
from cavegames.games.redpeak.scoring import CLAUSES
from cavegames.games.redpeak.state import Ending, Phase, State
from cavegames.games.redpeak.wording import a, boat_in


def prompt(state: State, names: Sequence[str]) -> Prompt:
    """What is asked now, from what everyone may know."""
    text, clause = _ASKED[state.phase](state)
    return Prompt(f"{names[state.payer if state.phase == Phase.MOVE else LEADER]}: {text}", clause)


def _camp(state: State) -> tuple[str, str]:
    if state.day:
        return "buy, or turn the hourglass.", "RP-EVE-6"
    return "turn the hourglass.", "RP-DAY-1"


def _place(state: State) -> tuple[str, str]:
    if dock_reached(state) >= 0:
        return "the path is at the beach; set out.", "RP-PATH-3"
    return "place a tile, or set out.", "RP-DAY-3"


def _move(state: State) -> tuple[str, str]:
    tool = a(next_icon(state))
    if state.able:
        return f"pay {tool} with a card{', or pass' if can_pass(state) else ''}.", "RP-DAY-4"
    if state.multis:
        return f"nobody holds {tool}; use a multi-tool ({state.multis} left).", "RP-DAY-5"
    return f"nobody holds {tool}; go back.", "RP-DAY-6"


def _dock(state: State) -> tuple[str, str]:
    return f"board {boat_in(boat_reached(state))}, or rest.", "RP-END-1"


def _evening(state: State) -> tuple[str, str]:
    if state.eruptions:
        return f"{counted(state.eruptions, 'lava tile')} to reveal here; go on.", "RP-EVE-2"
    to = "into the boat" if is_boat(state, state.tent + 1) else "along the path"
    return f"the tent follows {to}; go on.", "RP-EVE-1"


def _which_boat(state: State) -> tuple[str, str]:
    return f"keep {listed([BOATS[boat].id for boat in boats_to_choose(state)], 'or')}.", "RP-EVE-5"


def _which_bonus(_: State) -> tuple[str, str]:
    return "take a path tile or a boat.", "RP-BON-1"


def _over(state: State) -> tuple[str, str]:
    assert state.ending is not None
    fate = "saved" if state.ending == Ending.WON else "lost"
    return f"the match is over: the team is {fate}.", CLAUSES[state.ending]


_ASKED: dict[Phase, Callable[[State], tuple[str, str]]] = {
    Phase.CAMP: _camp,
    Phase.PLACE: _place,
    Phase.MOVE: _move,
    Phase.DOCK: _dock,
    Phase.EVENING: _evening,
    Phase.WHICH_BOAT: _which_boat,
    Phase.WHICH_BONUS: _which_bonus,
    Phase.OVER: _over,
}
