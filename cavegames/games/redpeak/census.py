"""All components, wherever they are: no move changes this count (RP-COMP-1 to RP-COMP-7)."""

from collections import Counter
from collections.abc import Iterable

from cavegames.games.redpeak.components import BOATS, CARDS, TILES
from cavegames.games.redpeak.state import State


def census(state: State) -> Counter[str]:
    """How many there are of each component; what is masked counts as `card ?` and the like."""
    count: Counter[str] = Counter({"tent": 1, "adventurer": 1})
    count.update(_named("tile", all_tiles(state), [tile.id for tile in TILES]))
    count.update(_named("card", all_cards(state), list(map(str, CARDS))))
    count.update(_named("boat", all_boats(state), [boat.id for boat in BOATS]))
    for lava in (*state.lava, *state.flow, *state.aside):
        count["lava ?" if lava is None else f"lava {lava.name.lower()}"] += 1
    for bonus in (*(there.bonus for there in state.clearings if there), *state.spare, *state.spent):
        count["bonus ?" if bonus is None else f"bonus {bonus.name.lower()}"] += 1
    count["time tile"] = state.timeline + state.times
    count["multi-tool"] = state.multis + state.multi_reserve
    return count


def all_tiles(state: State) -> list[int | None]:
    """Every path tile, wherever it is; None for a masked one."""
    return [*state.tiles, *state.supply, *(placed.tile for placed in state.path)]


def all_cards(state: State) -> list[int | None]:
    """Every tool card, wherever it is; None for a masked one."""
    return [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]


def all_boats(state: State) -> list[int | None]:
    """Every boat, wherever it is; None for a masked one."""
    return [*state.boats, *state.scrapped, *(boat for boat in (*state.docks, state.offered) if boat >= 0)]


def _named(kind: str, indexes: Iterable[int | None], ids: list[str]) -> Iterable[str]:
    return (f"{kind} {'?' if index is None else ids[index]}" for index in indexes)
