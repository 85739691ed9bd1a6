"""Events as sentences with names, saying no more than a viewer may know (RW-HIDE-1)."""

from collections.abc import Callable, Sequence

from cavegames.engine.game import Event, Seat
from cavegames.engine.words import listed
from cavegames.games.rwenzori import events, events_hands
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.components import DARK, HIDDEN
from cavegames.games.rwenzori.expansions.hooks import TellingEvent
from cavegames.games.rwenzori.state import Ending, Why
from cavegames.games.rwenzori.wording import a, cell_name, counted, tiles_in, title

Names = Sequence[str]


def tell(event: Event, names: Names, viewer: Seat | None) -> str:
    """An event as one sentence that says no more than `viewer` may know (None: everyone)."""
    if isinstance(event, TellingEvent):
        return event.told(names)
    return _OF[type(event)](event, names, viewer)


def _tile_laid(event: events.TileLaid, names: Names, _: Seat | None) -> str:
    bonus = f" {counted(event.bonus, 'further action').capitalize()} may follow." if event.bonus else ""
    what = "the Escape tile" if title(event.face) == "Escape tile" else a(title(event.face))
    return f"{names[event.seat]} lays {what} on {cell_name(event.cell)} and goes there.{bonus}"


def _obstacle_laid(event: events.ObstacleLaid, names: Names, viewer: Seat | None) -> str:
    what = title(event.face if event.face not in DARK or viewer == event.seat else HIDDEN)
    return f"{names[event.seat]} lays {a(what)} on {cell_name(event.cell)}."


def _save_laid(event: events.SaveLaid, names: Names, _: Seat | None) -> str:
    over = listed([cell_name(cell) for cell in event.passed])
    where = "in its place" if event.cell in event.passed else f"on {cell_name(event.cell)}"
    return f"{names[event.seat]} overcomes the obstacle on {over} with {a(title(event.face))} {where}."


def _tnt_laid(event: events.TntLaid, names: Names, _: Seat | None) -> str:
    under = a("dark tile" if event.dark else title(event.covered))
    freed = f" and frees {listed([names[seat] for seat in event.freed])}" if event.freed else ""
    return f"{names[event.seat]} lays TNT on {cell_name(event.cell)} over {under}{freed}."


def _moved(event: events.Moved, names: Names, _: Seat | None) -> str:
    over = f", {counted(len(event.way), 'tile')} on" if len(event.way) > 1 else ""
    return f"{names[event.seat]} moves from {cell_name(event.start)} to {cell_name(event.cell)}{over}."


_HOW = {
    Why.BLIND: "goes blind into",
    Why.LIGHT: "lights up",
    Why.TORCH: "turns the torch on",
}


def _revealed(event: events.Revealed, names: Names, _: Seat | None) -> str:
    spent = f" The {title(event.light)} is spent." if event.light is not None else ""
    what = a(title(event.face))
    return f"{names[event.seat]} {_HOW[event.why]} {cell_name(event.cell)}: {what}.{spent}"


def _turned(event: events.Turned, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} turns the dark tile on {cell_name(event.cell)}."


def _entered(event: events.Entered, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} is in the dark tile on {cell_name(event.cell)}."


def _blocked(event: events.Blocked, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} takes the penalty and is blocked on {cell_name(event.cell)}."


def _caved_in(event: events.CavedIn, _: Names, __: Seat | None) -> str:
    return f"The explosion goes off: {cell_name(event.cell)} is a cave-in."


def _tile_taken(event: events_hands.TileTaken, names: Names, viewer: Seat | None) -> str:
    what = a(title(event.face)) if viewer == event.seat else "a tile"
    whose = "their own stack" if event.owner == event.seat else f"the stack of {names[event.owner]}"
    return f"{names[event.seat]} takes {what} from {whose}."


def _nothing_taken(event: events_hands.NothingTaken, names: Names, _: Seat | None) -> str:
    if event.avoided:
        return f"{names[event.seat]} avoids the +1 penalty."
    whose = names[event.owner]
    return f"{whose} has no tile to give for the +1 penalty."


def _drawn(event: events_hands.Drawn, names: Names, viewer: Seat | None) -> str:
    known = viewer == event.seat and HIDDEN not in event.tiles
    what = f": {tiles_in(event.tiles)}" if known else ""
    return f"{names[event.seat]} draws {counted(len(event.tiles), 'tile')}{what}."


def _gear_used(event: events_hands.GearUsed, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} uses the {Gear(event.gear).title}."


def _character_used(event: events_hands.CharacterUsed, names: Names, _: Seat | None) -> str:
    on = f" on {names[event.target]}" if event.target is not None else ""
    return f"{names[event.seat]} calls the {Character(event.character).title}{on}."


def _stolen(event: events_hands.Stolen, names: Names, viewer: Seat | None) -> str:
    what = a(title(event.face)) if viewer in (event.seat, event.owner) else "a tile"
    return f"{names[event.seat]} takes {what} from the hand of {names[event.owner]}."


def _given(event: events_hands.Given, names: Names, viewer: Seat | None) -> str:
    what = a(title(event.face)) if viewer in (event.seat, event.to) else "a tile"
    return f"{names[event.seat]} gives {what} to {names[event.to]}."


def _discarded(event: events_hands.Discarded, names: Names, viewer: Seat | None) -> str:
    what = a(title(event.face)) if viewer == event.seat else "a tile"
    return f"{names[event.seat]} discards {what}."


def _offered(event: events_hands.Offered, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} offers {names[event.to]} the whole hand, unseen."


def _answered(event: events_hands.Answered, names: Names, _: Seat | None) -> str:
    verb = "takes" if event.taken else "refuses"
    return f"{names[event.seat]} {verb} the hand of {names[event.giver]}."


def _turn_missed(event: events.TurnMissed, names: Names, _: Seat | None) -> str:
    swapped = ", and puts the hand under the stack" if event.swapped else ""
    return f"{names[event.seat]} is trapped and misses a turn{swapped}."


def _passed(event: events.Passed, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} leaves it at that."


def _end_phase(event: events_hands.EndPhase, names: Names, _: Seat | None) -> str:
    return f"The stack of {names[event.seat]} is empty: all others take theirs, and the end phase begins."


def _save_picked(event: events_hands.SavePicked, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} chooses {a(title(event.face))}."


def _save_returned(event: events_hands.SaveReturned, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} puts {a(title(event.face))} back."


def _replaced(event: events_hands.Replaced, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} turns up {a(title(event.face))}."


def _went_under(event: events.WentUnder, _: Names, __: Seat | None) -> str:
    return f"The {title(event.face)} goes under the Cave Deck."


def _cave_drew(event: events.CaveDrew, _: Names, __: Seat | None) -> str:
    return f"The cave draws {a(title(HIDDEN if event.face in DARK else event.face))}."


def _cave_laid(event: events.CaveLaid, _: Names, __: Seat | None) -> str:
    what = a(title(HIDDEN if event.face in DARK else event.face))
    return f"The cave lays {what} on {cell_name(event.cell)}."


def _cave_passed(_: events.CavePassed, __: Names, ___: Seat | None) -> str:
    return "The cave can lay none of its tiles."


def _turn_ended(event: events.TurnEnded, names: Names, _: Seat | None) -> str:
    return f"{names[event.seat]} ends turn {event.turn}."


def _match_ended(event: events.MatchEnded, names: Names, _: Seat | None) -> str:
    won = listed([names[seat] for seat in event.winners])
    match event.ending:
        case Ending.ESCAPED:
            return f"{won} escapes from the caves and wins."
        case Ending.CAVE:
            return "The last tile of the Cave Deck is laid: the caves win."
        case Ending.MISSED:
            return f"Everybody is trapped. With the fewest tiles left {won} {_wins(event.winners)}."
    if not event.winners:
        return "Nothing was laid for ten turns: the caves win."
    return f"Nothing was laid for ten rounds. With the fewest tiles left {won} {_wins(event.winners)}."


def _wins(winners: Sequence[Seat]) -> str:
    return "wins" if len(winners) == 1 else "share the victory"


_OF: dict[type[Event], Callable[..., str]] = {
    events.TileLaid: _tile_laid,
    events.ObstacleLaid: _obstacle_laid,
    events.SaveLaid: _save_laid,
    events.TntLaid: _tnt_laid,
    events.Moved: _moved,
    events.Revealed: _revealed,
    events.Turned: _turned,
    events.Entered: _entered,
    events.Blocked: _blocked,
    events.CavedIn: _caved_in,
    events_hands.TileTaken: _tile_taken,
    events_hands.NothingTaken: _nothing_taken,
    events_hands.Drawn: _drawn,
    events_hands.GearUsed: _gear_used,
    events_hands.CharacterUsed: _character_used,
    events_hands.Stolen: _stolen,
    events_hands.Given: _given,
    events_hands.Discarded: _discarded,
    events_hands.Offered: _offered,
    events_hands.Answered: _answered,
    events.TurnMissed: _turn_missed,
    events.Passed: _passed,
    events_hands.EndPhase: _end_phase,
    events_hands.SavePicked: _save_picked,
    events_hands.SaveReturned: _save_returned,
    events_hands.Replaced: _replaced,
    events.WentUnder: _went_under,
    events.CaveDrew: _cave_drew,
    events.CaveLaid: _cave_laid,
    events.CavePassed: _cave_passed,
    events.TurnEnded: _turn_ended,
    events.MatchEnded: _match_ended,
}
