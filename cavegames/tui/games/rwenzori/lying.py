"""What lies before a player in a position: the cards of the hand, the one taken up, the last tile laid."""

from dataclasses import replace

from cavegames.engine.hexgrid import Cell, distance
from cavegames.games.rwenzori.components import ESCAPE
from cavegames.games.rwenzori.events import CaveLaid, ObstacleLaid, SaveLaid, TileLaid, TntLaid
from cavegames.games.rwenzori.expansions.hooks import TellingEvent
from cavegames.games.rwenzori.moves import Act
from cavegames.tui.games.rwenzori import cells
from cavegames.tui.games.rwenzori.aim import Aim
from cavegames.tui.games.rwenzori.choices import MUST, Choice, Deed, Item
from cavegames.tui.games.rwenzori.hand import Card
from cavegames.tui.match_table import Showing

LIT = (1, 0)
"""The way to the lamp from a tile of the hand that can be used: it lies in the light."""
NEAR = 3
"""At the start of a turn the cursor does not go to a place that is farther from the meeple."""
TENS = 10
"""So many tiles have a number of their own."""


def card(aim: Aim, number: int, item: Item) -> Card:
    """A tile of the hand, the `number`th from 0."""
    chosen = aim.choice == item.face
    playable = aim.acting is None or bool(aim.by_choice.get(item.face))
    name = str((number + 1) % TENS) if number < TENS else ""
    if item.many > 1:
        name += f" x{item.many}"
    if item.face == ESCAPE:
        name += " Escape"
    tile = replace(cells.held(item.face, aim.turn if chosen else 0), lamp=LIT if playable else None)
    return Card(tile, f">{name}<" if chosen else name if playable else f"{name} -", chosen, playable)


def first_choice(aim: Aim) -> Choice:
    """What is taken up where nothing in hand can do anything: what leads on before what stops others."""
    faces = [item.face for item in aim.items]
    near = (Act.LAY, Act.SAVE)
    leading = [face for face in faces if any(move.act in near for move in aim.by_choice.get(face, ()))]
    order: list[Choice] = [*MUST, *leading, Deed.MOVE, *faces]
    return next((choice for choice in order if aim.by_choice.get(choice)), faces[0] if faces else Deed.NONE)


def starts_at(aim: Aim, here: Cell) -> Cell:
    """Where the cursor begins, the meeple being `here`: where the thing in hand does what it is made for, if
    that is near; for what must be done, as near to where it was as can be."""
    if aim.must is not None:
        return min(aim.targets, key=lambda cell: distance(cell, aim.cursor or here), default=here)
    order = () if aim.first is None else (aim.first, *aim.targets)
    return next((cell for cell in order if distance(cell, here) <= NEAR), here)


def last_laid(showing: Showing) -> Cell | None:
    """Where the last tile was laid."""
    for ply in reversed(showing.plies):
        for event in reversed(ply.events):
            if isinstance(event, TileLaid | ObstacleLaid | SaveLaid | TntLaid | CaveLaid):
                return event.cell
            if isinstance(event, TellingEvent) and event.laid_on is not None:
                return event.laid_on
    return None
