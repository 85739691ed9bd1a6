"""What Enter would do now, in one or two sentences."""

from collections.abc import Callable

from cavegames.engine.squaregrid import Side
from cavegames.engine.words import counted, listed
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.components import BOATS, TILES, Gain
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.path import boat_reached
from cavegames.games.redpeak.paying import next_icon
from cavegames.games.redpeak.state import Phase
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.risk import forecast
from cavegames.tui.palette import SEAT_LETTERS

GOAL = (
    "Lead the path from the camp to a boat. By day you place tiles and pay their tools with cards; in the "
    "evening the tent follows, and lava comes after it."
)
"""Said before the first day."""


def telling(aim: Aim, names: tuple[str, ...]) -> str:
    """What is marked and what it would do; else what can be done."""
    view = aim.view
    if aim.acting is None:
        return ""
    if aim.must_look:
        letter = SEAT_LETTERS[view.payer]
        return f"{names[view.payer]}: press {letter} to see your hand, then pay {wording.a(next_icon(view))}."
    chosen = aim.chosen
    if chosen is not None:
        return _MARKED[chosen.kind](aim)
    if aim.asking:
        return "Choose a tool: everybody is told who holds one."
    if view.phase == Phase.PLACE and not view.path and view.day == 1:
        return "Take a tile by its number; Enter places it; e sets out."
    return _turning(aim) if aim.named(Kind.TURN) is not None else ""


def _tile(aim: Aim) -> str:
    assert aim.chosen is not None
    tile = TILES[aim.chosen.what]
    gives = [wording.amount(reward.gain, reward.amount) for reward in tile.rewards]
    volcanoes = f"{tile.volcanoes or 'no'} volcano{'es' if tile.volcanoes > 1 else ''}"
    what = f"{wording.tools(tile.icons).capitalize()}; gives {listed(gives) or 'nothing'}; {volcanoes}."
    if aim.move is None:
        return f"It does not fit here. {what}"
    other = ", f turns it" if len(aim.ways) > 1 else ""
    return f"Enter: leads {wording.side_in(Side(aim.move.exit))}{other}. {what}"


def _card(aim: Aim) -> str:
    assert aim.chosen is not None
    tool, card = next_icon(aim.view).title, wording.card_in(aim.chosen.what)
    return f"Enter pays the {tool} with {card}. Tab marks another."


def _ware(aim: Aim) -> str:
    assert aim.chosen is not None
    gain = Gain(aim.chosen.what)
    return f"{forecast(aim.view)} Then {wording.amount(gain, BUYS[gain])}. Enter buys."


def _turning(aim: Aim) -> str:
    """What turning the hourglass costs."""
    view = aim.view
    if not view.day:
        return f"t turns the hourglass and begins the first day. {GOAL}"
    if view.hour < view.timeline:
        tile = f"time tile {view.hour + 1} of {view.timeline}"
        return f"t begins day {view.day + 1}: the hourglass goes to {tile}."
    where = "one comes from the reserve, but" if view.times else "none is in the reserve either, so"
    price = f"No time tile is left in the line: {where} a lava tile is revealed."
    return f"t begins day {view.day + 1}. {price} {forecast(view)}"


def _boat(aim: Aim) -> str:
    assert aim.chosen is not None
    boat = BOATS[aim.chosen.what]
    price = f"{wording.tools(boat.icons)}, and {counted(boat.volcanoes, 'lava tile')}"
    return f"{boat.id} lies at dock {boat.dock + 1} and costs {price}. Enter keeps it."


def _board(aim: Aim) -> str:
    boat = BOATS[boat_reached(aim.view)]
    return f"Boarding {boat.id} costs {wording.tools(boat.icons)}, and {boat.volcanoes} lava in the evening."


def _on(aim: Aim) -> str:
    return (
        forecast(aim.view) if aim.view.eruptions else "Enter lets the tent go on; R runs through the evening."
    )


def _says(text: str) -> Callable[[Aim], str]:
    return lambda _aim: text


_MARKED: dict[Kind, Callable[[Aim], str]] = {
    Kind.PLACE: _tile,
    Kind.PAY: _card,
    Kind.ASK: _says("Everybody is told who holds this tool."),
    Kind.BUY: _ware,
    Kind.TURN: _turning,
    Kind.KEEP: _boat,
    Kind.TAKE: _says("Enter takes it."),
    Kind.PASS: _says("Somebody else who can pays this icon."),
    Kind.MULTI: _says("Nobody holds this tool. Enter pays with a multi-tool."),
    Kind.BACK: _says("Nobody can pay. Enter: back to the last completed tile; the tiles ahead return."),
    Kind.BOARD: _board,
    Kind.REST: _says("The adventurer stays on the last tile today."),
    Kind.ON: _on,
    Kind.GO: _says("The adventurer sets out; no tile can be placed after that."),
    Kind.SAND: _says("The sand has run out."),
}
