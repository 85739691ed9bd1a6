"""The end of a match: what everybody had left to lay."""

from textual.content import Content

from cavegames.engine.game import Outcome, Seat
from cavegames.games.rwenzori.state import Solo, State
from cavegames.tui.palette import SEAT_LETTERS

BAR = 40
"""So many tiles are drawn at most."""


def ending(view: State, outcome: Outcome) -> Content:
    """The tiles that each player had left, the winners marked; in a match of one those of both sides."""
    if view.solo is not None:
        return _alone(view, view.solo)
    seats = sorted(range(len(view.hands)), key=lambda seat: (seat not in outcome.winners, _left(view, seat)))
    lines = [Content.styled("Tiles left in hand and stack:", "$cave-quiet")]
    return Content("\n").join([*lines, *(_line(view, seat, seat in outcome.winners) for seat in seats)])


def _left(view: State, seat: Seat) -> int:
    return len(view.hands[seat]) + len(view.stacks[seat])


def _line(view: State, seat: Seat, won: bool) -> Content:
    left = _left(view, seat)
    return Content.assemble(
        (">" if won else " ", "bold $cave-lamp"),
        (f" {SEAT_LETTERS[seat]} ", f"bold $cave-seat-{seat}"),
        (f"{left:>3}  ", "bold"),
        ("#" * min(left, BAR), f"$cave-seat-{seat}"),
    )


def _alone(view: State, solo: Solo) -> Content:
    rows = (
        ("Left to lay in the selection and the stacks", _left(view, 0) + len(solo.lights)),
        ("Left in the unplayable section", len(solo.section)),
        ("Left in the Cave Deck", len(solo.deck)),
    )
    return Content("\n").join(
        [Content.assemble((f"{name:<46}", "$cave-quiet"), (f"{count:>3}", "bold")) for name, count in rows]
    )
