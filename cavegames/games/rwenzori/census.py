"""All components, wherever they are: no move changes this count (RW-COMP-1 to RW-COMP-9)."""

from collections import Counter

from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.components import DECK, ESCAPE, FACES, HIDDEN, START
from cavegames.games.rwenzori.state import State


def census(state: State) -> Counter[str]:
    """How many there are of each tile, and the meeples. In a view those that are masked count as `tile ?`."""
    count = Counter("tile ?" if tile == HIDDEN else FACES[tile].id for tile in all_tiles(state))
    count["meeple"] = len(state.meeples)
    return count


def all_tiles(state: State) -> list[int]:
    """Every tile, wherever it is, start tiles and the Escape tile too; HIDDEN for a masked one."""
    lying = [tile.face for tile in state.board.values()]
    if ESCAPE not in lying:
        lying.append(ESCAPE)
    beside = [*state.hands, *state.stacks, state.box, state.spent, state.supply]
    if state.solo is not None:
        beside += [state.solo.deck, state.solo.section, state.solo.lights, state.solo.drawn]
    return lying + [tile for tiles in beside for tile in tiles]


def there(state: State) -> Counter[int]:
    """The tiles of a match, but for start tiles and the Escape tile (RW-COMP-1, RW-HID-1, RW-LAVA-6)."""
    rules, seats = expansions.of(state.expansions), len(state.meeples)
    return Counter((*rules.deck(DECK, seats), *rules.pieces(seats)))


def unseen(view: State) -> list[int]:
    """The tiles of the game that a view does not show, ascending."""
    seen = Counter(tile for tile in all_tiles(view) if tile not in (HIDDEN, ESCAPE, START))
    return sorted((there(view) - seen).elements())
