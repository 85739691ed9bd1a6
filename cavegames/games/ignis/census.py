"""All components, wherever they are: no move changes this count (IG-COMP-1 to IG-COMP-4)."""

from collections import Counter

from cavegames.games.ignis.components import CUBES, Card
from cavegames.games.ignis.state import State
from cavegames.games.ignis.tiles import Tile


def census(state: State) -> Counter[str]:
    """How many there are of each component: cards, tiles, cubes (burnt ones too), figure and scepter.

    In a view the cards of the pile count as `card ?`.
    """
    count: Counter[str] = Counter("card ?" if card is None else str(card) for card in all_cards(state))
    count.update(tile.title for tile, _ in zip(Tile, state.tiles, strict=True))
    count["cube"] = state.cubes + burnt(state)
    count["figure"] = count["scepter"] = 1
    return count


def all_cards(state: State) -> list[Card | None]:
    """Every card, wherever it is; None for a masked one."""
    held = [card for stack in state.stacks for card in stack]
    return [*state.pile, *state.discards, *state.revealed, *held]


def burnt(state: State) -> int:
    """Cubes that have burnt."""
    return CUBES - state.cubes
