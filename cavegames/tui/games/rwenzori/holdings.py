"""What each player has left, and what lies beside the table, as everyone may see it."""

from collections.abc import Sequence

from textual.content import Content

from cavegames.engine.game import Seat
from cavegames.engine.words import counted
from cavegames.games.rwenzori.components import FACES, Icon
from cavegames.games.rwenzori.state import Solo, State
from cavegames.tui.names import fit
from cavegames.tui.palette import SEAT_LETTERS

NARROW = 24
"""Columns that are always there."""
SIGN = 3
"""Columns behind the stack of a player: a space, and up to two for a sign."""


def holdings(view: State, names: Sequence[str], to_move: Seat | None, width: int = NARROW) -> Content:
    """A line for each player; in a match of one what the player and the cave have left."""
    if view.solo is not None:
        return _alone(view, view.solo)
    head = Content.styled("hand stack".rjust(width - SIGN), "$cave-quiet")
    seats = range(len(names))
    lines = [_player(view, seat, names[seat], seat == to_move, width) for seat in seats]
    told = [Content.styled(line.rjust(width), "$cave-quiet") for line in _told(view)]
    return Content("\n").join([head, *lines, *told])


def _told(view: State) -> list[str]:
    """What the signs behind the stacks mean, where there are any."""
    missed = {count for count in view.missed if count}
    lines = ["! blocked"] if any(_blocked(view, seat) for seat in range(len(view.hands))) else []
    if len(missed) == 1:
        lines.append(f"{counted(max(missed), 'turn')} missed")
    elif missed:
        lines.append("number: turns missed")
    return lines


def _player(view: State, seat: Seat, name: str, moves: bool, width: int) -> Content:
    hand, stack = len(view.hands[seat]), len(view.stacks[seat])
    return Content.assemble(
        (">" if moves else " ", "bold $cave-lamp"),
        (SEAT_LETTERS[seat], f"bold $cave-seat-{seat}"),
        " ",
        (fit(name, width - 13 - SIGN), f"bold $cave-seat-{seat}"),
        (f"{hand:>4}", "bold"),
        (f"{stack:>6}", ""),
        (_sign(view, seat).rjust(SIGN), "bold $cave-lava"),
    )


def _sign(view: State, seat: Seat) -> str:
    """How many turns in a row were missed; `!` for a blocked meeple."""
    if view.missed[seat]:
        return str(view.missed[seat])
    return "!" if _blocked(view, seat) else ""


def _blocked(view: State, seat: Seat) -> bool:
    """Whether a meeple waits on a dark tile, and says so: missed turns tell more (RW-BLIND-4)."""
    return view.entries[seat] >= 0 and not view.missed[seat]


def _alone(view: State, solo: Solo) -> Content:
    rows = (
        ("Selection", len(view.hands[0])),
        ("Normal tiles to come", len(view.stacks[0])),
        ("Illuminate to come", len(solo.lights)),
        ("Unplayable saves", len(solo.section)),
        ("Cave Deck", len(solo.deck)),
    )
    lines = [
        Content.assemble((f"{name:<20}", "$cave-quiet"), (f"{count:>3}", "bold")) for name, count in rows
    ]
    lines.append(Content.styled(saves(solo), "$cave-quiet"))
    if solo.owed > 1:
        lines.append(Content.styled(f"The cave lays {solo.owed} tiles next.", "bold $cave-lava"))
    return Content("\n").join(lines)


def saves(solo: Solo) -> str:
    """The save tiles of the unplayable section, by kind."""
    counts = {
        icon.title: sum(FACES[face].icon == icon for face in solo.section)
        for icon in Icon
        if icon != Icon.NONE
    }
    return " ".join(f"{name} {count}" for name, count in counts.items() if count)
