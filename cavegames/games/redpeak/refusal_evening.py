"""Why a move of the camp or the evening is not legal."""

from cavegames.engine.game import Refusal
from cavegames.engine.words import listed
from cavegames.games.redpeak.components import BOATS, Gain
from cavegames.games.redpeak.gains import available
from cavegames.games.redpeak.instead import instead
from cavegames.games.redpeak.legal import boats_to_choose
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.state import Phase, State
from cavegames.games.redpeak.wording import ware


def _buy(state: State, move: Move) -> Refusal | None:
    if state.phase != Phase.CAMP:
        why = f"The team buys in the evening, when the tent has arrived. {instead(state)}"
        return Refusal("RP-EVE-6", why)
    if not state.day:
        return Refusal("RP-EVE-6", f"Nothing is bought before the first day. {instead(state)}")
    if not state.lava:
        why = f"No lava tile is left to pay with. {instead(state)}"
        return Refusal("RP-EVE-6", why)
    if not available(state, Gain(move.what)):
        there = listed([ware(each) for each in Gain if available(state, each)], "or")
        why = f"Nothing of that is left. {f'There are still {there}.' if there else instead(state)}"
        return Refusal("RP-EVE-3", why)
    return None


def _turn(state: State, _: Move) -> Refusal | None:
    if state.phase == Phase.CAMP:
        return None
    return Refusal("RP-DAY-1", f"The hourglass is turned at the camp, for a new day. {instead(state)}")


def _on(state: State, _: Move) -> Refusal | None:
    if state.phase == Phase.EVENING:
        return None
    return Refusal("RP-EVE-1", f"The tent goes on in the evening. {instead(state)}")


def _keep(state: State, move: Move) -> Refusal | None:
    if state.phase != Phase.WHICH_BOAT:
        return Refusal("RP-EVE-5", f"There are no two boats at one dock to choose from. {instead(state)}")
    if move.what not in boats_to_choose(state):
        return Refusal("RP-EVE-5", f"{BOATS[move.what].id} is not one of the two. {instead(state)}")
    return None


def _take(state: State, _: Move) -> Refusal | None:
    if state.phase == Phase.WHICH_BONUS:
        return None
    return Refusal("RP-BON-1", f"No bonus tile asks for a choice. {instead(state)}")


BY_EVENING = {
    Kind.BUY: _buy,
    Kind.TURN: _turn,
    Kind.ON: _on,
    Kind.KEEP: _keep,
    Kind.TAKE: _take,
}
