"""What is on a step, in a stack, open, or on a tile, and what matters about it, in plain sentences."""

from collections.abc import Callable

from cavegames.engine.game import Refusal, Unreadable
from cavegames.games.ignis.bonus import no_effect
from cavegames.games.ignis.burn import burn
from cavegames.games.ignis.components import COLOURS, CUBES, EXIT, MOST, STACKS, STEPS, THRONE, Colour
from cavegames.games.ignis.stacks import StackNow, stacks_now, uses
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import BY_ID, Place, Tile
from cavegames.games.ignis.view import unseen
from cavegames.games.ignis.wording import card_in, cards_in, counted, listed

OPEN = tuple(f"r{i}" for i in range(1, MOST + 1))
"""The revealed cards, in the order revealed."""

CELLS: tuple[str, ...] = (
    *(f"s{step}" for step in range(len(STEPS))),
    *(stack.title for stack in STACKS),
    *OPEN,
    *BY_ID,
    "fuse",
    "pile",
    "discards",
)
"""The steps `s0` to `s13`, the four stacks, the revealed cards `r1` to `r6`, the six tiles, and more."""


def describe(state: State, cell: str) -> str:
    """What is on the cell of that name. Raises Unreadable."""
    name = cell.strip().lower() if len(cell) < 40 else ""
    if name not in CELLS:
        example = "s4, green, r1, keen-eye, fuse, pile and discards"
        raise Unreadable(Refusal("GEN-READ", f"There is no such place. Places are called {example}."))
    if name in OPEN:
        return _open(state, OPEN.index(name))
    if name in BY_ID:
        return _tile(state, BY_ID[name])
    if name in COLOURS:
        return _stack(stacks_now(state)[COLOURS[name]])
    return _REST[name](state) if name in _REST else _step(state, int(name[1:]))


def _step(state: State, step: int) -> str:
    parts = [f"Step {step} of {THRONE}, {STEPS[step]}."]
    if step == EXIT:
        parts.append("The way in, and the way out.")
    if step == THRONE and not state.scepter:
        parts.append("The scepter stands here.")
    if step == state.step:
        parts.append(f"The figure is here{', with the scepter' if state.scepter else ''}.")
    elif _ahead(state, step):
        parts.append(f"{counted(abs(step - state.step), 'step')} ahead of the figure.")
    return " ".join(parts)


def _ahead(state: State, step: int) -> bool:
    return step < state.step if state.scepter else step > state.step


def _stack(now: StackNow) -> str:
    room = f"Room for {counted(now.room, 'point')}." if now.room else "Full."
    parts = [f"The {now.colour.title} stack: {cards_in(now.cards)}, {now.total} of {now.cap} points.", room]
    if now.ready:
        what = "A bonus tile can be taken" if now.colour == Colour.YELLOW else "The hero skill can be used"
        parts.append(f"{what} in a USE turn.")
    return " ".join(parts)


def _open(state: State, index: int) -> str:
    if index >= len(state.revealed):
        return "No card lies here."
    use = uses(state)[index]
    text = f"{card_in(use.card).capitalize()}."
    if use.burns:
        return f"{text} Burns {counted(use.burns, 'cube')} when the turn ends. {_burns(state)}"
    if use.refusal is not None:
        return f"{text} {use.refusal.why}"
    stacks = listed([stack.title for stack in use.stacks], "or")
    doubled = " Collecting it doubles the black cards of this turn." if use.doubles else ""
    return f"{text} May join {stacks} in a USE turn.{doubled}"


def _tile(state: State, tile: Tile) -> str:
    place = state.tiles[tile]
    if place == Place.USED:
        works = "At work in this turn." if tile in state.active else "Used, and turned over."
        return f"{tile.title}: {tile.text} {works}"
    if place == Place.OFFERED:
        return f"{tile.title}: {tile.text} Not taken yet."
    over = state.phase == Phase.OVER
    why = None if over else no_effect(state, tile)
    return f"{tile.title}: {tile.text} Taken. {'' if over else why or 'Can be used now.'}".strip()


def _fuse(state: State) -> str:
    return f"The fuse: {state.cubes} of {CUBES} cubes left. {_burns(state)}"


def _burns(state: State) -> str:
    """What this turn burns as it stands."""
    if state.phase in (Phase.START, Phase.OVER):
        return "No black card lies open."
    now = burn(state)
    why = " (doubled by blue)" if now.doubled and now.black else ""
    why = " (Cool Draught)" if now.cooled else why
    return f"This turn burns {counted(now.cubes, 'cube')} as it stands{why}, and leaves {now.left}."


def _pile(state: State) -> str:
    left = unseen(state)
    colours = [f"{len(cards)} {colour.title}" for colour in Colour if (cards := _of(left, colour))]
    return f"The pile, {counted(len(left), 'card')}: {listed(colours)}." if left else "The pile is empty."


def _discards(state: State) -> str:
    colours = [f"{len(cards)} {colour.title}" for colour in Colour if (cards := _of(state.discards, colour))]
    number = counted(len(state.discards), "card")
    return f"The discards, {number}: {listed(colours)}." if state.discards else "No card is discarded."


def _of(cards: tuple[tuple[Colour, int], ...], colour: Colour) -> list[int]:
    return [value for each, value in cards if each == colour]


_REST: dict[str, Callable[[State], str]] = {"fuse": _fuse, "pile": _pile, "discards": _discards}
