"""What Enter would do now, in one or two sentences; each from the fullest words to the fewest."""

from collections.abc import Callable
from typing import TypeAlias

from cavegames.engine.squaregrid import Side
from cavegames.engine.words import counted, listed
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.components import BOATS, TILES, Gain
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.path import boat_reached
from cavegames.games.redpeak.paying import next_icon
from cavegames.games.redpeak.state import Phase
from cavegames.tui.games.redpeak import letters
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.pen import reward
from cavegames.tui.games.redpeak.risk import brief_forecast, forecast
from cavegames.tui.palette import SEAT_LETTERS

GOAL = (
    "Lead a path from the camp to a boat: by day you place tiles and pay their tools with cards, in the "
    "evening the tent follows, and lava comes after it."
)
"""Said before the first day."""

Ways: TypeAlias = tuple[str, ...]
"""Ways to say the same, the fullest first."""


def telling(aim: Aim, names: tuple[str, ...]) -> Ways:
    """What is marked and what it would do; else what can be done. Empty where there is nothing to say."""
    view = aim.view
    if aim.acting is None:
        return ()
    if aim.must_look:
        letter, name, tool = SEAT_LETTERS[view.payer], names[view.payer], wording.a(next_icon(view))
        return (
            f"{name}: press {letter} to see your hand, then pay {tool}.",
            f"Press {letter}, then pay {tool}.",
        )
    chosen = aim.chosen
    if chosen is not None:
        return _MARKED[chosen.kind](aim)
    if aim.asking:
        return ("Choose a tool: everybody is told who holds one.",)
    if view.phase == Phase.PLACE and not view.path and view.day == 1:
        return ("Take a tile by its number; Enter places it. With all of today placed, e sets out.",)
    return _turning(aim) if aim.named(Kind.TURN) is not None else ()


def _tile(aim: Aim) -> Ways:
    assert aim.chosen is not None
    tile = TILES[aim.chosen.what]
    gives = [wording.amount(reward.gain, reward.amount) for reward in tile.rewards]
    volcanoes = f"{tile.volcanoes or 'no'} volcano{'es' if tile.volcanoes > 1 else ''}"
    full = f"{wording.tools(tile.icons).capitalize()}; gives {listed(gives) or 'nothing'}; {volcanoes}."
    words = letters.words(tile.icons).capitalize()
    short = f"{words}; gives {', '.join(map(reward, tile.rewards)) or 'nothing'}; {volcanoes}."
    if aim.move is None:
        return f"It does not fit here. {full}", f"No fit. {short}"
    side, turns = wording.side_in(Side(aim.move.exit)), len(aim.ways) > 1
    enter = f"Enter: leads {side}{', f turns it' if turns else ''}."
    return f"{enter} {full}", f"{enter} {short}", f"{side.capitalize()}. {short}"


def _card(aim: Aim) -> Ways:
    assert aim.chosen is not None
    card = wording.card_in(aim.chosen.what)
    return f"Enter pays {wording.a(next_icon(aim.view))} with {card}. Tab marks another.", f"Enter: {card}."


def _ware(aim: Aim) -> Ways:
    assert aim.chosen is not None
    gain = Gain(aim.chosen.what)
    ware = wording.amount(gain, BUYS[gain])
    return (
        f"{forecast(aim.view)} Enter buys {ware} for that.",
        f"A lava tile first: {brief_forecast(aim.view)} Enter buys {ware}.",
    )


def _turning(aim: Aim) -> Ways:
    """What turning the hourglass costs."""
    view = aim.view
    if not view.day:
        start = "t turns the hourglass: the first day begins."
        return f"{start} {GOAL}", start
    begins = f"t begins day {view.day + 1}"
    if view.hour < view.timeline:
        return (f"{begins}: the hourglass goes to time tile {view.hour + 1} of {view.timeline}.",)
    where = "one comes from the reserve, but" if view.times else "none is in reserve either, so"
    return (
        f"{begins}. No time tile is left in the line: {where} a lava tile is revealed. {forecast(view)}",
        f"{begins} and reveals a lava tile, as no time tile is left. {brief_forecast(view)}",
    )


def _boat(aim: Aim) -> Ways:
    assert aim.chosen is not None
    boat = BOATS[aim.chosen.what]
    lava = counted(boat.volcanoes, "lava tile")
    price = f"{wording.tools(boat.icons)}, and {lava}"
    return (
        f"{boat.id} lies at dock {boat.dock + 1} and costs {price}. Enter keeps it.",
        f"Enter keeps {boat.id}: {letters.words(boat.icons)}; {lava}.",
    )


def _board(aim: Aim) -> Ways:
    boat = BOATS[boat_reached(aim.view)]
    return (
        f"Boarding {boat.id} costs {wording.tools(boat.icons)}, and {boat.volcanoes} lava in the evening.",
    )


def _on(aim: Aim) -> Ways:
    if aim.view.eruptions:
        return forecast(aim.view), brief_forecast(aim.view)
    return ("Enter lets the tent go on; R runs through the evening.",)


def _says(text: str) -> Callable[[Aim], Ways]:
    return lambda _aim: (text,)


_MARKED: dict[Kind, Callable[[Aim], Ways]] = {
    Kind.PLACE: _tile,
    Kind.PAY: _card,
    Kind.ASK: _says("Everybody is told who holds this tool."),
    Kind.BUY: _ware,
    Kind.TURN: _turning,
    Kind.KEEP: _boat,
    Kind.TAKE: _says("Enter takes it."),
    Kind.PASS: _says("Somebody else who can pays this icon."),
    Kind.MULTI: _says("Nobody holds this tool. Enter pays with a multi-tool."),
    Kind.BACK: _says("Nobody can pay: back to the last completed tile. The tiles ahead return."),
    Kind.BOARD: _board,
    Kind.REST: _says("The adventurer stays on the last tile today."),
    Kind.ON: _on,
    Kind.GO: _says("The adventurer sets out; no tile can be placed after that."),
    Kind.SAND: _says("The sand has run out."),
}
