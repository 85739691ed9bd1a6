"""What each player has left, and what lies beside the table, as everyone may see it."""

from collections.abc import Sequence

from textual.content import Content

from cavegames.engine.game import Seat
from cavegames.games.rwenzori.components import FACES, Icon
from cavegames.games.rwenzori.state import Solo, State
from cavegames.tui.names import fit
from cavegames.tui.palette import SEAT_LETTERS

NARROW = 24
"""Columns that are always there."""


def holdings(view: State, names: Sequence[str], to_move: Seat | None, width: int = NARROW) -> Content:
    """A line for each player; in a match of one what the player and the cave have left."""
    if view.solo is not None:
        return _alone(view, view.solo)
    head = Content.styled("hand stack".rjust(width - 1), "$cave-quiet")
    lines = [_player(view, seat, names[seat], seat == to_move, width) for seat in range(len(names))]
    signs = {_state(view, seat) for seat in range(len(names))}
    told = [_SIGNS.get(sign, f"{sign} turns missed") for sign in sorted(signs - {" "})]
    lines += [Content.styled("  ".join(told).rjust(width), "$cave-quiet")] if told else []
    return Content("\n").join([head, *lines])


_SIGNS = {"!": "! blocked", "1": "1 turn missed"}
"""What the signs behind the stacks mean."""


def _player(view: State, seat: Seat, name: str, moves: bool, width: int) -> Content:
    hand, stack = len(view.hands[seat]), len(view.stacks[seat])
    return Content.assemble(
        (">" if moves else " ", "bold $cave-lamp"),
        (SEAT_LETTERS[seat], f"bold $cave-seat-{seat}"),
        " ",
        (fit(name, width - 14), f"bold $cave-seat-{seat}"),
        (f"{hand:>4}", "bold"),
        (f"{stack:>6}", ""),
        (_state(view, seat), "bold $cave-lava"),
    )


def _state(view: State, seat: Seat) -> str:
    """`!` for a blocked meeple, and turns missed in a row in the place of it."""
    if view.missed[seat]:
        return f"{min(9, view.missed[seat])}"
    return "!" if view.entries[seat] >= 0 else " "


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
