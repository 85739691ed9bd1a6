"""Events as sentences with names, and the line that says what is asked now."""

from collections.abc import Sequence

from cavegames.engine.game import Event, Prompt
from cavegames.games.ignis.bonus import playable
from cavegames.games.ignis.burn import burn
from cavegames.games.ignis.components import LEAST, MOST, Colour, award
from cavegames.games.ignis.events import (
    Collected,
    Ending,
    MatchEnded,
    Moved,
    Revealed,
    ScepterTaken,
    SkillUsed,
    TilePlayed,
    TileTaken,
    TurnChosen,
    TurnEnded,
)
from cavegames.games.ignis.march import strength_needed
from cavegames.games.ignis.scoring import REASONS, ending_of
from cavegames.games.ignis.stacks import ready
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.wording import article, card_in, cards_in, counted, place


def tell(event: Event, names: Sequence[str]) -> str:
    """An event as one sentence. Whatever happens is open to everybody."""
    match event:
        case Revealed(seat, cards, shuffled):
            first = "shuffles the discards and " if shuffled else ""
            return f"{names[seat]} {first}reveals {cards_in(cards)}."
        case TurnChosen(seat, moving):
            return f"{names[seat]} {'sets out to move' if moving else 'uses the cards'}."
        case TurnEnded(seat, number, burnt, left):
            burns = f"{counted(burnt, 'cube')} burn{'s' if burnt == 1 else ''}" if burnt else "nothing burns"
            return f"{names[seat]} ends round {number}: {burns}, {left} left."
        case MatchEnded(seat, ending, cubes):
            return _ended(names[seat], ending, cubes)
        case Moved() | ScepterTaken():
            return _walked(event, names[event.seat])
        case _:
            return _used(event, names)


def _used(event: Event, names: Sequence[str]) -> str:
    """What was done with cards and tiles."""
    match event:
        case Collected(seat, card, stack, total):
            joins = f" as {stack.title}" if card.colour == Colour.BLUE else ""
            return f"{names[seat]} collects {article(card_in(card))}{joins}: {stack.title} is at {total}."
        case TileTaken(seat, tile, paid):
            return f"{names[seat]} takes {tile.title} and discards {cards_in(paid)}."
        case SkillUsed(seat, shifted, discarded):
            way = "shifts nothing" if shifted is None else f"shifts {article(card_in(shifted))} to yellow"
            return f"{names[seat]} uses the hero skill, {way} and discards {cards_in(discarded)}."
        case TilePlayed(seat, tile, count):
            return f"{names[seat]} uses {tile.title}{_effect(tile, count)}."
        case _:
            raise TypeError(f"no event of this game: {event!r}")


def _effect(tile: Tile, count: int) -> str:
    if tile == Tile.DEEP_BREATH:
        return f": {counted(count, 'cube')} come{'s' if count == 1 else ''} back"
    return f" and sweeps {counted(count, 'card')} away" if tile == Tile.KEEN_EYE else ""


def _walked(event: Moved | ScepterTaken, name: str) -> str:
    if isinstance(event, ScepterTaken):
        return f"{name} takes the scepter of the eternal flame."
    paid = f", and discards {cards_in(event.discarded)}" if event.discarded else ""
    if event.step == event.start:
        return f"{name} cannot leave {place(event.start)}: too little strength{paid}."
    walked = abs(event.step - event.start)
    lost = event.distance - walked
    over = f" ({counted(lost, 'step')} more than needed)" if lost else ""
    return f"{name} goes {counted(walked, 'step')} to {place(event.step)}{over}{paid}."


def _ended(name: str, ending: Ending, cubes: int) -> str:
    if ending == Ending.WON:
        rank = award(cubes)
        return f"{name} is out with the scepter and {counted(cubes, 'cube')} left: {rank.title}. {rank.line}"
    if ending == Ending.TIED:
        return f"{name} leaps out as the cave falls in. The scepter is lost: a tie."
    return f"The last cube burns and the cave falls in. {name} is lost."


def prompt(state: State, names: Sequence[str]) -> Prompt:
    """What is asked of whom now."""
    text, clause = _ASKED[state.phase](state)
    return Prompt(f"{names[0]}: {text}", clause)


def _start(_: State) -> tuple[str, str]:
    return f"reveal {LEAST} cards.", "IG-REV-1"


def _choose(state: State) -> tuple[str, str]:
    more = "reveal one more, or " if len(state.revealed) < MOST else ""
    if not state.stacks[Colour.GREEN]:
        return f"{more}use the cards; a move needs green cards.", "IG-REV-3"
    return f"{more}choose: use the cards, or move.", "IG-REV-3"


def _use(state: State) -> tuple[str, str]:
    if ready(state, Colour.YELLOW):
        return f"yellow is full, take a bonus tile; or collect, or end ({_burning(state)}).", "IG-USE-3"
    if ready(state, Colour.WHITE):
        return f"white is at 6, use the hero skill; or collect, or end ({_burning(state)}).", "IG-USE-4"
    return f"collect cards, or end the turn ({_burning(state)}).", "IG-USE-1"


def _move(state: State) -> tuple[str, str]:
    if strength_needed(state):
        strength = strength_needed(state)
        return f"move back with green cards, and red ones for {strength} strength.", "IG-MOVE-4"
    return "move with one to three green cards.", "IG-MOVE-1"


def _moved(state: State) -> tuple[str, str]:
    return f"end the turn ({_burning(state)}).", "IG-BURN-1"


def _over(state: State) -> tuple[str, str]:
    ending = ending_of(state)
    assert ending is not None
    rank = f": {award(state.cubes).title}" if ending == Ending.WON else ""
    return f"the match is over. {REASONS[ending]}{rank}.", ending.value


_ASKED = {
    Phase.START: _start,
    Phase.CHOOSE: _choose,
    Phase.USE: _use,
    Phase.MOVE: _move,
    Phase.MOVED: _moved,
    Phase.OVER: _over,
}


def _burning(state: State) -> str:
    """What the turn burns as it stands, and a tile that could help."""
    cubes = burn(state).cubes
    cool = Tile.COOL_DRAUGHT in playable(state)
    return f"burns {counted(cubes, 'cube')}{'; Cool Draught would help' if cool and cubes else ''}"
