"""What happens in the daytime, as sentences."""

from collections.abc import Callable, Sequence

from cavegames.engine.game import Event
from cavegames.engine.words import counted, listed
from cavegames.games.redpeak.boards import BOARDS, REVERSED
from cavegames.games.redpeak.events import (
    Answered,
    Boarded,
    BoardingBegan,
    BonusShown,
    CardPlayed,
    DayBegan,
    DayEnded,
    HourglassMoved,
    MoveBegan,
    MultiUsed,
    Passed,
    SandRanOut,
    TileCompleted,
    TilePlaced,
    WentBack,
)
from cavegames.games.redpeak.wording import (
    a,
    boat_in,
    bonus_in,
    card_in,
    people,
    side_in,
    space_in,
    tile_in,
    tiles_in,
)

Names = Sequence[str]


def _hourglass(event: HourglassMoved, _: Names) -> str:
    if event.none_left:
        return "No time tile is left, so a lava tile is revealed."
    if event.fresh:
        return f"The hourglass moves on to time tile {event.hour}, from the reserve: a lava tile is revealed."
    return f"The hourglass moves on to time tile {event.hour}."


def _day(event: DayBegan, _: Names) -> str:
    return f"Day {event.day} begins."


def _placed(event: TilePlaced, names: Names) -> str:
    where = f"on {space_in(event.cell)}; the path leads {side_in(event.exit)}"
    return f"{names[0]} places {tile_in(event.tile)} {where}."


def _bonus(event: BonusShown, _: Names) -> str:
    return f"The bonus tile on {space_in(event.cell)} is turned up: {bonus_in(event.bonus)}."


def _answered(event: Answered, names: Names) -> str:
    holders = people(event.seats, names)
    if not holders:
        return f"Nobody holds a card with {a(event.tool)}."
    holds = "holds" if len(holders) == 1 else "hold"
    return f"{listed(holders)} {holds} a card with {a(event.tool)}."


def _began(event: MoveBegan, _: Names) -> str:
    if not event.tiles:
        return "The adventurer has no path tile ahead."
    return f"The adventurer sets out, {counted(event.tiles, 'path tile')} ahead."


def _played(event: CardPlayed, names: Names) -> str:
    return f"{names[event.seat]} pays {a(event.tool)} with the card {card_in(event.card)}."


def _passed(event: Passed, names: Names) -> str:
    return f"{names[event.seat]} lets somebody else pay {a(event.tool)}."


def _multi(event: MultiUsed, names: Names) -> str:
    return f"{names[0]} pays {a(event.tool)} with a multi-tool; {event.left or 'none'} left."


def _completed(event: TileCompleted, _: Names) -> str:
    place = f" and reaches {BOARDS[REVERSED].place_names[event.place]}" if event.place >= 0 else ""
    return f"The adventurer completes {tile_in(event.tile)} on {space_in(event.cell)}{place}."


def _boarding(event: BoardingBegan, names: Names) -> str:
    return f"{names[0]} decides to board {boat_in(event.boat)}."


def _boarded(event: Boarded, _: Names) -> str:
    return f"The adventurer is in {boat_in(event.boat)}."


def _back(event: WentBack, _: Names) -> str:
    if not event.tiles:
        return f"Nothing pays {a(event.tool)}: the adventurer goes back from the boat."
    back = f"{tiles_in(event.tiles)} {'returns' if len(event.tiles) == 1 else 'return'} to the supply"
    return f"Nothing pays {a(event.tool)}: the adventurer goes back, and {back}."


def _sand(_: SandRanOut, __: Names) -> str:
    return "The sand has run out."


def _ended(event: DayEnded, _: Names) -> str:
    return f"Day {event.day} ends{', after the sand' if event.late else ''}."


BY_DAY: dict[type[Event], Callable[..., str]] = {
    HourglassMoved: _hourglass,
    DayBegan: _day,
    TilePlaced: _placed,
    BonusShown: _bonus,
    Answered: _answered,
    MoveBegan: _began,
    CardPlayed: _played,
    Passed: _passed,
    MultiUsed: _multi,
    TileCompleted: _completed,
    BoardingBegan: _boarding,
    Boarded: _boarded,
    WentBack: _back,
    SandRanOut: _sand,
    DayEnded: _ended,
}
