"""The hands: open ones, the one that is held up, how many cards the others have, and what was told."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from textual.content import Content

from cavegames.engine.game import Seat
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.components import CARDS
from cavegames.games.redpeak.hands import SHOWS
from cavegames.games.redpeak.state import DAYTIME, Hand, Phase, State
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.pen import Pen
from cavegames.tui.games.redpeak.proposal import ahead, seen
from cavegames.tui.names import fit
from cavegames.tui.palette import SEAT_LETTERS
from cavegames.tui.pane import chip, flow


@dataclass(frozen=True, slots=True)
class Owners:
    """Who sits where."""

    names: tuple[str, ...]
    people: frozenset[Seat]
    """The seats whose hand can be held up here."""


def hands(aim: Aim, owners: Owners, pen: Pen) -> Content:
    """All hands as far as they may be seen here, and what the path still asks for."""
    view = aim.view
    lines: list[Content] = []
    if view.phase in DAYTIME:
        lines += _needs(view, pen)
    if shown(view):
        lines += _cards(aim, owners, pen)
    if not view.open or view.phase not in DAYTIME:
        lines += _counts(aim, owners, pen)
    return Content("\n").join(lines)


def shown(view: State) -> bool:
    """Whether any card can be seen."""
    return any(card is not None for hand in view.hands for card in hand)


def _needs(view: State, pen: Pen) -> Iterator[Content]:
    """The icons ahead in their order, and how often each tool can be seen in hands."""
    coming = ahead(view)
    if coming:
        yield Content.assemble(("Ahead  ", "$cave-quiet"), pen.tools(coming[: pen.width - 8]))
    have = seen(view)
    if have:
        counts = [
            Content.assemble(pen.tool(tool), (str(count), "bold $cave-lava" if count < coming.count(tool) else ""))
            for tool, count in sorted({**dict.fromkeys(coming, 0), **have}.items())
        ]
        yield from flow([Content.styled("Shown", "$cave-quiet"), *counts], pen.width)


def _cards(aim: Aim, owners: Owners, pen: Pen) -> Iterator[Content]:
    """The cards that can be seen, by seat; those that pay the next icon are marked."""
    words = pen.wordy and sum(map(len, aim.view.hands)) * CARD <= pen.width * LINES
    for seat, hand in enumerate(aim.view.hands):
        there = [card for card in hand if card is not None]
        if there:
            head = _head(aim, owners, seat, 7)
            yield from flow([head, *(_card(card, pen, words, aim) for card in there)], pen.width)


CARD = 30
"""Columns of a card in words."""
LINES = 9
"""Lines that cards in words may take."""


def _card(card: int, pen: Pen, words: bool, aim: Aim) -> Content:
    pays = any(choice.what == card and choice.moves for choice in aim.choices) and aim.view.phase == Phase.MOVE
    return Content.assemble((">" if pays else "", "bold $cave-lamp"), pen.card(card, words))


def _head(aim: Aim, owners: Owners, seat: Seat, width: int) -> Content:
    """The letter and the name of a seat."""
    moves = aim.game.to_move(aim.view) == seat
    mark = (">" if moves else " ", "bold $cave-lamp")
    return Content.assemble(
        mark, (f"{SEAT_LETTERS[seat]} {fit(owners.names[seat], width)}", f"bold $cave-seat-{seat}")
    )


def _counts(aim: Aim, owners: Owners, pen: Pen) -> Iterator[Content]:
    """How many cards each seat has, what was told of it, and who may look."""
    told = aim.view.told
    day = aim.view.phase in DAYTIME
    if told:
        yield Content.assemble(" " * TABLE, pen.tools(answer.tool for answer in told), (" told", "$cave-quiet"))
    for seat, hand in enumerate(aim.view.hands):
        head = _head(aim, owners, seat, 9)
        has = "".join("+" if answer.seats >> seat & 1 else pen.dot for answer in told)
        line = Content.assemble(head, f" {wording.counted(len(hand), 'card'):<9}", has)
        yield line + _look(aim, owners, seat, pen) if day else line


TABLE = 23
"""Columns before the table of what was told."""


def _look(aim: Aim, owners: Owners, seat: Seat, pen: Pen) -> Content:
    """Something to click that shows or hides a hand."""
    if seat not in owners.people or aim.waiting.startswith("Replay"):
        return Content("")
    does = "hide" if aim.held == seat else "look"
    return Content("  ") + chip(f"{SEAT_LETTERS[seat]} {does}", f"hand({seat})", "$cave-lamp underline")


def holders(view: State, icon: int) -> Iterable[Seat]:
    """The seats whose hand can be seen to show a tool."""
    return (seat for seat, hand in enumerate(view.hands) if _shows(hand, icon))


def _shows(hand: Hand, tool: int) -> bool:
    return not SHOWS[tool].isdisjoint(hand)


def names_on(card: int) -> str:
    """A card in words, e.g. `axe food torch`."""
    return " ".join(tool.id for tool in CARDS[card].tools)
