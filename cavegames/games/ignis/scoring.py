"""How a match ends, and the award (IG-END-1 to IG-END-4)."""

from cavegames.engine.game import Outcome, Term
from cavegames.games.ignis.components import EXIT, award
from cavegames.games.ignis.events import Ending
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.wording import counted

REASONS = {
    Ending.WON: "Out of the cave with the scepter",
    Ending.TIED: "A leap out as the cave fell in, the scepter lost",
    Ending.LOST: "The last cube burnt, and the cave fell in",
}


def ending_of(state: State) -> Ending | None:
    """How the match has ended now that a turn is over and has burnt; None: it goes on."""
    out = state.scepter and state.step == EXIT
    if out:
        return Ending.WON if state.cubes else Ending.TIED
    return None if state.cubes else Ending.LOST


def outcome(state: State) -> Outcome | None:
    """How the match ended: nobody wins a tie or a loss, and the clause tells them apart."""
    if state.phase != Phase.OVER:
        return None
    ending = ending_of(state)
    assert ending is not None
    score = (Term(f"{counted(state.cubes, 'cube')} left", state.cubes, "IG-END-4"),)
    won = ending == Ending.WON
    rank = award(state.cubes).title if won else ""
    return Outcome((0,) if won else (), (score,), ending.value, REASONS[ending], rank)
