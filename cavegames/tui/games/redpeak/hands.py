"""The hands: open ones, the one that is held up, how many cards the others have, and what was told."""

from collections.abc import Iterator
from dataclasses import dataclass

from textual.content import Content

from cavegames.engine.game import Seat
from cavegames.games.redpeak.paying import next_icon
from cavegames.games.redpeak.state import DAYTIME, Phase
from cavegames.tui.games.redpeak import toolcard
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.pen import Pen, wrapped
from cavegames.tui.names import fit
from cavegames.tui.palette import SEAT_LETTERS
from cavegames.tui.pane import clickable, flow
from cavegames.tui.written import written

NAME = 8
"""Columns of a name."""
CARD = 33
"""Columns of a card in words."""


@dataclass(frozen=True, slots=True)
class Owners:
    """Who sits where."""

    names: tuple[str, ...]
    people: frozenset[Seat]
    """The seats whose hand can be held up here."""


def hands(aim: Aim, owners: Owners, pen: Pen) -> Content:
    """All hands as far as they may be seen here."""
    lines = list(_cards(aim, owners, pen))
    hidden = aim.view.phase not in DAYTIME or not aim.view.open
    if hidden:
        lines += _counts(aim, owners, pen)
    if owners.people and aim.held is None:
        lines.append(Content.styled("Press a name's letter to see that hand.", "$cave-quiet"))
    return Content("\n").join(lines)


def _cards(aim: Aim, owners: Owners, pen: Pen) -> Iterator[Content]:
    """The cards that can be seen, by seat; those that pay the next icon are marked."""
    there = {s: [c for c in hand if c is not None] for s, hand in enumerate(aim.view.hands)}
    rest = 0 if aim.view.open else 3
    if aim.held is not None and _rows(len(there[aim.held]), pen) + rest + 1 <= pen.height:
        yield _seat(aim, owners, aim.held)
        yield from _large(there[aim.held], pen, aim)
        return
    lines = sum(-(-len(cards) // max(1, (pen.width - 12) // CARD)) for cards in there.values())
    words = pen.wordy and lines + rest <= pen.height
    rows: list[Content] = []
    for seat, cards in there.items():
        if cards:
            shown = [_card(card, pen, words, aim) for card in cards]
            rows += wrapped(_seat(aim, owners, seat), shown, pen.width)
    if len(rows) + rest > pen.height:
        rows = flow([_short(aim, seat, cards, pen) for seat, cards in there.items() if cards], pen.width)
    yield from rows


def _short(aim: Aim, seat: Seat, cards: list[int], pen: Pen) -> Content:
    """A hand in the fewest columns: the letter of the seat and its cards."""
    letter = Content.styled(f" {SEAT_LETTERS[seat]}", f"bold $cave-seat-{seat}")
    return Content(" ").join([letter, *(_card(card, pen, False, aim) for card in cards)])


def _rows(count: int, pen: Pen) -> int:
    """Lines of so many cards as pictures; without end where there is no room for one."""
    across = (pen.width + 1) // (toolcard.SIZE[0] + 1)
    return -(-count // across) * toolcard.SIZE[1] if across else 999


def _large(cards: list[int], pen: Pen, aim: Aim) -> Iterator[Content]:
    """A hand as pictures."""
    across = (pen.width + 1) // (toolcard.SIZE[0] + 1)
    wanted = next_icon(aim.view) if aim.view.phase == Phase.MOVE else None
    for first in range(0, len(cards), across):
        row = [
            toolcard.picture(card, pen.look, pen.colours, wanted) for card in cards[first : first + across]
        ]
        yield from (Content(" ").join(map(written, strips)) for strips in zip(*row, strict=True))


def _card(card: int, pen: Pen, words: bool, aim: Aim) -> Content:
    paying = aim.view.phase == Phase.MOVE and aim.acting is not None
    pays = paying and any(choice.what == card and choice.moves for choice in aim.choices)
    mark = (">" if pays else " ", "bold $cave-lamp")
    if not words:
        return Content.assemble(mark if paying else "", pen.card(card))
    text = Content.assemble(mark, pen.card(card, word=True))
    return text.pad_right(max(0, CARD - 1 - text.cell_length))


def _seat(aim: Aim, owners: Owners, seat: Seat) -> Content:
    """The letter and the name of a seat; where its hand can be shown, a click does that."""
    moves = (">" if aim.game.to_move(aim.view) == seat else " ", "bold $cave-lamp")
    text = f"{SEAT_LETTERS[seat]} {fit(owners.names[seat], NAME)}"
    if seat not in owners.people:
        return Content.assemble(moves, (text, f"bold $cave-seat-{seat}"))
    style = f"bold $cave-seat-{seat}"
    named = Content.assemble((text[0], f"{style} underline"), (text[1:], style))
    return Content.assemble(moves, clickable(named, f"hand({seat})"))


def _counts(aim: Aim, owners: Owners, pen: Pen) -> Iterator[Content]:
    """How many cards each seat has, and below the tools that were asked for who holds one."""
    told = aim.view.told if aim.view.phase in DAYTIME else ()
    if told:
        asked = pen.tools(answer.tool for answer in told)
        yield Content.assemble(("Asked ", "$cave-quiet"), asked, ("  beside a name: holds it", "$cave-quiet"))
    seats = []
    for seat, hand in enumerate(aim.view.hands):
        holds = pen.tools(answer.tool for answer in told if answer.seats >> seat & 1)
        seats.append(Content.assemble(_seat(aim, owners, seat), f" {len(hand):>2} ", holds))
    yield from flow(seats, pen.width)
