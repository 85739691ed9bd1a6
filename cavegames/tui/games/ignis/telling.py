"""What choosing the place under the cursor does, in one or two sentences."""

from collections.abc import Callable

from cavegames.games.ignis.components import CAPS, LEAST, MOST, STRENGTH, Colour
from cavegames.games.ignis.describe import CELLS, OPEN
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.stacks import total
from cavegames.games.ignis.state import Phase
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.view import unseen
from cavegames.games.ignis.wording import card_in, counted
from cavegames.tui.games.ignis.aim import CANCEL, CAVE_IN, END, REVEAL, TIE, Aim, March, Pick, Toggle
from cavegames.tui.games.ignis.choices import costs, going
from cavegames.tui.games.ignis.slots import GONE
from cavegames.tui.looks import Look

GOAL = (
    "Walk to the Flame Throne, take the scepter and be out again before the fuse burns down. "
    "Each round: reveal cards, then either collect them or move."
)
"""Said while the cursor is nowhere."""


TOGGLES = "Uses this card in the move, or puts it back. Of two equal ones the one chosen first is discarded."
MARCHES = "Chooses the cheapest cards that come there. Choose the step again to go."
PICKS = "Can be done in several ways: choose one next."


def telling(aim: Aim, place: str) -> str:
    """What choosing a place does; empty when it does nothing now."""
    if aim.acting is None or not place:
        return ""
    if place == CANCEL:
        return "Goes back; nothing is done."
    deed = aim.at(place)
    if isinstance(deed, Move):
        return _telling(aim, deed) if aim.game.refusal(aim.view, deed) is None else ""
    said = {Toggle: TOGGLES, March: MARCHES, Pick: PICKS}
    return said.get(type(deed), "")


def _telling(aim: Aim, move: Move) -> str:
    if move.kind == Kind.GO:
        return f"{going(aim, Look.ASCII).replace('MOVE', 'Moves')}. {' '.join(map(_sentence, costs(aim)))}"
    return _TOLD[move.kind](aim, move)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def _reveal(aim: Aim, _: Move) -> str:
    left = unseen(aim.view)
    black = sum(card.colour == Colour.BLACK for card in left)
    odds = (
        f"{black} of the {len(left)} cards in the pile are black."
        if left
        else "The discards are shuffled first."
    )
    if aim.view.phase == Phase.START and aim.view.round == 1:
        return GOAL
    if aim.view.phase == Phase.START:
        return f"Reveals {LEAST} cards. Black ones burn the fuse when the turn ends. {odds}"
    return f"Reveals one more card, {MOST} at most. {odds}"


def _moving(aim: Aim, _: Move) -> str:
    text = "Walk with one to three green cards; the highest used is discarded. Nothing revealed is collected."
    if aim.view.scepter:
        text += f" The scepter needs {STRENGTH} strength from red cards; what is missing shortens the way."
    return text


def _collect(aim: Aim, move: Move) -> str:
    stack = Colour(move.stack)
    old = total(aim.view.stacks[stack])
    then = f"from {old} to {old + move.card.value} of {CAPS[stack]}"
    text = f"Collects {card_in(move.card)}: {stack.title} goes {then}."
    if move.card.colour != Colour.BLUE or aim.view.joined:
        return text
    black = aim.burn.black
    doubled = f"{black} become {2 * black} burnt" if black and not aim.burn.cooled else "none lies open"
    falls = " The cave would fall in." if black and _deadly(aim, 2 * black) else ""
    return f"{text} Black cards of this turn then count double: {doubled}.{falls}"


def _deadly(aim: Aim, cubes: int) -> bool:
    return not aim.burn.cooled and cubes >= aim.view.cubes


def _end(aim: Aim, _: Move) -> str:
    now = aim.burn
    burns = (
        f"{counted(now.cubes, 'cube')} burn{'s' if now.cubes == 1 else ''}, {now.left} left"
        if now.cubes
        else "nothing burns"
    )
    if aim.fate:
        return f"Ends the turn and the match: {burns}, {_FATE[aim.fate]}."
    return f"Ends the turn: {burns}. What is revealed is discarded."


_FATE = {
    CAVE_IN: "and the cave falls in",
    TIE: "a tie: out in one leap, but without the scepter",
}


def _tile(_: Aim, move: Move) -> str:
    title = Tile(move.tile).title
    if move.kind == Kind.PLAY:
        return f"Uses {title} now."
    return f"Takes {title} for the whole yellow stack. It can be used once, now or later."


USING = (
    "Collect cards on their stacks: green for steps, red for strength on the way back, "
    "6 yellow buy a bonus tile, 6 white the hero skill."
)
SKILL_TEXT = (
    "The hero skill: a white 1 or 2 may go to yellow, even over its cap; the other white is discarded."
)

_TOLD: dict[Kind, Callable[[Aim, Move], str]] = {
    Kind.REVEAL: _reveal,
    Kind.USE: lambda _aim, _move: USING,
    Kind.MOVE: _moving,
    Kind.COLLECT: _collect,
    Kind.SKILL: lambda _aim, _move: SKILL_TEXT,
    Kind.TAKE: _tile,
    Kind.PLAY: _tile,
    Kind.END: _end,
}

_CELLS = {REVEAL: "pile", END: "fuse"}


def cell_of(place: str, aim: Aim) -> str:
    """The name of a place as `describe` takes it; empty where it is no cell."""
    if place in OPEN[: len(aim.lying)]:
        number = aim.lying[OPEN.index(place)]
        return OPEN[number] if number != GONE else ""
    cell = _CELLS.get(place, place.partition("/")[0])
    return cell if cell in CELLS else ""
