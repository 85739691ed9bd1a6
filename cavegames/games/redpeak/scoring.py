"""How a match ends (RP-END-1, RP-LAVA-4, RP-LAVA-5)."""

from cavegames.engine.game import Outcome
from cavegames.games.redpeak.state import Ending, State

CLAUSES = dict.fromkeys(Ending, "RP-LAVA-4") | {
    Ending.WON: "RP-END-1",
    Ending.EMPTY: "RP-LAVA-5",
}
"""The clause by which a match ended."""

REASONS = {
    Ending.WON: "Tent and adventurer are in the boat, and the lava stayed behind",
    Ending.DAY: "The lava reached the tent as the hourglass moved on",
    Ending.EVENING: "The lava reached the tent on its way along the path",
    Ending.BOUGHT: "The lava reached the tent as the price of something bought",
    Ending.BOAT: "The lava reached the tent in the boat",
    Ending.EMPTY: "A lava tile had to be revealed, and none was left",
}


def outcome(state: State) -> Outcome | None:
    """How the match ended: the team wins together, or nobody does."""
    if state.ending is None:
        return None
    winners = tuple(range(len(state.hands))) if state.ending == Ending.WON else ()
    return Outcome(winners, (), CLAUSES[state.ending], REASONS[state.ending])
