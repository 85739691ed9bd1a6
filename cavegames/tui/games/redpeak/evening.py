"""The evening as a small story: what has just happened, and the lava tile that was revealed, large."""

from collections.abc import Sequence

from textual.content import Content

from cavegames.engine.game import AnyGame
from cavegames.engine.match import Ply
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.components import Lava
from cavegames.games.redpeak.events import LavaRevealed
from cavegames.games.redpeak.state import Phase, State
from cavegames.tui.games.redpeak import letters
from cavegames.tui.games.redpeak.pen import Pen
from cavegames.tui.sheet import FRAMES

TOLD = frozenset({Phase.EVENING, Phase.CAMP, Phase.WHICH_BOAT, Phase.WHICH_BONUS, Phase.OVER})
"""When the last move is told beside the board."""


def story(game: AnyGame, view: State, names: Sequence[str], plies: Sequence[Ply], pen: Pen) -> list[Content]:  # type: ignore[type-arg]
    """What the last move brought, in at most `pen.height` lines; none in the daytime.

    Where there is no room for both, the lava tile is left and the sentences go.
    """
    if view.phase not in TOLD or not plies:
        return []
    events = plies[-1].events
    lava = [event for event in events if isinstance(event, LavaRevealed)]
    shown = lava[-1] if lava else None
    told = [game.tell(event, names) for event in events if event is not shown]
    lines = [line for event in lava[-1:] for line in tile(event, pen)]
    text = Content(" ".join(filter(None, told))).wrap(pen.width) if any(told) else []
    if len(lines) + len(text) < pen.height:
        return [*lines, *text, Content("")]
    return lines if 0 < len(lines) <= pen.height else text[: pen.height]


_NAMES = {Lava.CALM: "NO ERUPTION", Lava.ERUPTION: "ERUPTION", Lava.DOUBLE: "DOUBLE ERUPTION"}


def tile(event: LavaRevealed, pen: Pen) -> list[Content]:
    """A lava tile, large: its kind, and what it covers."""
    nw, across, ne, side, sw, se = FRAMES[pen.look]
    name = _NAMES[event.lava]
    where = "nothing happens" if event.cell is None else f"covers {wording.space_in(event.cell)}"
    sign = letters.volcano(pen.look) * {Lava.CALM: 0, Lava.ERUPTION: 1, Lava.DOUBLE: 2}[event.lava]
    inside = min(24, pen.width - 2)
    style = "$cave-quiet" if event.lava == Lava.CALM else "bold $cave-lava"
    rows = [f"{sign} {name} {sign}".strip(), where]
    return [
        Content.styled(nw + across * inside + ne, style),
        *(Content.styled(f"{side}{row:^{inside}}{side}", style) for row in rows),
        Content.styled(sw + across * inside + se, style),
    ]
