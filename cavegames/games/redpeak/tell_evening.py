"""What happens in the evening, and how a match ends, as sentences."""

from collections.abc import Callable, Sequence

from cavegames.engine.game import Event
from cavegames.engine.words import listed
from cavegames.games.redpeak.components import Gain, Lava
from cavegames.games.redpeak.events import (
    BoatKept,
    BoatRevealed,
    BonusTaken,
    Bought,
    CardsDealt,
    Gained,
    LavaRemoved,
    LavaRevealed,
    MatchEnded,
    TentMoved,
    TilesRevealed,
)
from cavegames.games.redpeak.scoring import REASONS
from cavegames.games.redpeak.state import Ending
from cavegames.games.redpeak.wording import amount, boat_in, bonus_in, space_in, tiles_in, ware

Names = Sequence[str]


def _tent(event: TentMoved, _: Names) -> str:
    return f"The tent moves to {space_in(event.cell)}."


def _gained(event: Gained, _: Names) -> str:
    if not event.count:
        return f"The team would gain {amount(event.gain, event.written)}, but no {ware(event.gain)} are left."
    short = f" of {event.written}" if event.count < event.written else ""
    gained = f"{event.count}{short} {ware(event.gain)}" if short else amount(event.gain, event.count)
    return f"The team gains {gained}."


def _tiles(event: TilesRevealed, _: Names) -> str:
    one = len(event.tiles) == 1
    return f"Path tile{'' if one else 's'} {tiles_in(event.tiles)} come{'s' if one else ''} to the supply."


def _dealt(event: CardsDealt, names: Names) -> str:
    given = [f"{count} to {name}" for count, name in zip(event.counts, names, strict=False) if count]
    return f"Cards are dealt face down: {listed(given)}."


def _boat(event: BoatRevealed, _: Names) -> str:
    taken = "; another one lies at its dock" if event.taken else ""
    return f"{boat_in(event.boat)} is revealed{taken}.".capitalize()


def _kept(event: BoatKept, _: Names) -> str:
    return f"{boat_in(event.kept)} is kept, {boat_in(event.gone)} goes out of the game.".capitalize()


def _bonus(event: BonusTaken, _: Names) -> str:
    return f"The tent takes the bonus tile on {space_in(event.cell)}: {bonus_in(event.bonus)}."


def _lava(event: LavaRevealed, _: Names) -> str:
    if event.cell is None:
        return "Lava tile: no eruption."
    kind = "a double eruption" if event.lava == Lava.DOUBLE else "an eruption"
    return f"Lava tile: {kind}, lava covers {space_in(event.cell)}."


def _removed(event: LavaRemoved, _: Names) -> str:
    if event.cell is None:
        return "There is no lava to take away."
    return f"The lava on {space_in(event.cell)} is taken away."


def _bought(event: Bought, names: Names) -> str:
    return f"{names[0]} buys {_BOUGHT[event.ware]} for a lava tile."


_BOUGHT = {
    Gain.MULTI: "a multi-tool",
    Gain.TIME: "a time tile",
    Gain.PATH: "path tiles",
    Gain.CARDS: "tool cards",
    Gain.BOAT: "a boat",
}


def _ended(event: MatchEnded, _: Names) -> str:
    return f"The team is {'saved' if event.ending == Ending.WON else 'lost'}. {REASONS[event.ending]}."


BY_EVENING: dict[type[Event], Callable[..., str]] = {
    TentMoved: _tent,
    Gained: _gained,
    TilesRevealed: _tiles,
    CardsDealt: _dealt,
    BoatRevealed: _boat,
    BoatKept: _kept,
    BonusTaken: _bonus,
    LavaRevealed: _lava,
    LavaRemoved: _removed,
    Bought: _bought,
    MatchEnded: _ended,
}
