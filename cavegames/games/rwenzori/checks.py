"""Whether a position can stand: every component is somewhere, and what is due fits what lies there."""

from collections import Counter
from collections.abc import Iterator

from cavegames.engine.game import BadPosition
from cavegames.games.rwenzori import census, expansions
from cavegames.games.rwenzori.board import NOBODY, NOWHERE, Status
from cavegames.games.rwenzori.cards import NONE
from cavegames.games.rwenzori.census import all_tiles
from cavegames.games.rwenzori.checks_expansions import chosen, fitting
from cavegames.games.rwenzori.components import (
    DARK,
    ESCAPE,
    FACES,
    HIDDEN,
    LAVA,
    SEATS,
    START,
    Kind,
    Penalty,
)
from cavegames.games.rwenzori.state import Ending, State, Want
from cavegames.games.rwenzori.wording import cell_name, title


def check(state: State, *, view: bool) -> None:
    """Raise BadPosition with the first thing that is wrong. With `view`, some things are masked."""
    parts = (chosen, _table, _seats, _tiles, _cards, _solo, _due, fitting)
    for part in (*parts, *(() if view else (_hidden,))):
        for problem in part(state):
            raise BadPosition(problem)


def _table(state: State) -> Iterator[str]:
    for cell, tile in state.board.items():
        kind = Kind.DARK if tile.face == HIDDEN else FACES[tile.face].kind
        if tile.status == Status.DARK and kind != Kind.DARK:
            yield f"What lies face down on {cell_name(cell)} is no dark tile."
        if tile.status == Status.ACTIVE and (tile.face not in _NEEDS_HELP):
            yield f"What lies on {cell_name(cell)} is no active obstacle."
        if tile.status == Status.CAVE_IN and FACES[tile.face].penalty != Penalty.EXPLOSION:
            yield f"What lies on {cell_name(cell)} is no explosion."
        if tile.status == Status.OPEN and kind == Kind.DEAD_END:
            yield f"A dead end on {cell_name(cell)} is never passed."
        if tile.owner != NOBODY and (kind != Kind.DARK or tile.owner >= len(state.meeples)):
            yield f"What lies on {cell_name(cell)} belongs to nobody."
        if kind == Kind.DARK and state.solo is None and tile.owner == NOBODY:
            yield f"Somebody laid the dark tile on {cell_name(cell)}."
        penalised = state.solo is not None and kind == Kind.DARK and tile.status != Status.DARK
        if tile.marked and not penalised and kind != Kind.TREASURE:
            yield f"What lies on {cell_name(cell)} cannot be marked."


_LYING = frozenset((Kind.TREASURE, Kind.LAVA))

_NEEDS_HELP = frozenset(
    number
    for number, face in enumerate(FACES)
    if face.kind in (Kind.FLOODED, Kind.DEAD_END, Kind.LAVA) or (face.kind == Kind.DARK and face.icon)
)
"""What stays active when it lies open: obstacles, and lava."""


def _seats(state: State) -> Iterator[str]:
    seats = len(state.meeples)
    if not 1 <= seats <= len(SEATS) or (seats == 1) != (state.solo is not None):
        yield "A match of one is alone against the cave, and a match of more is not."
    if max(state.first, state.seat) >= seats:
        yield "It is the turn of somebody who is not there."
    for cell, entry in zip(state.meeples, state.entries, strict=True):
        tile = state.board.at(cell)
        if tile is None or tile.status in (Status.DARK, Status.CAVE_IN):
            yield f"No meeple can be on {cell_name(cell)}."
        elif (tile.status == Status.ACTIVE) != (entry >= 0):
            yield f"A meeple is blocked on {cell_name(cell)}, or it is not."
        elif entry >= 0 and (tile.face not in DARK or not tile.exits >> entry & 1):
            yield f"No meeple came into {cell_name(cell)} over that edge."


def _tiles(state: State) -> Iterator[str]:
    count = Counter(all_tiles(state))
    there = census.there(state) + Counter({ESCAPE: 1, START: count[START]})
    if count[START] > len(state.meeples):
        yield "There are more start tiles than players."
    for tile, number in count.items():
        if tile != HIDDEN and number > there[tile]:
            yield f"There are {number} of {title(tile)}; the game has {there[tile]}."
    if sum(count.values()) != sum(there.values()):
        yield f"There are {sum(count.values())} tiles in all; the game has {sum(there.values())}."
    beside = [tile for tiles in (*state.hands, *state.stacks, state.box) for tile in tiles]
    if START in beside or ESCAPE in (*beside, *state.spent) or HIDDEN in state.spent:
        yield "Start tiles and the Escape tile are in no hand and no stack."
    if any(tile != HIDDEN and FACES[tile].kind in _LYING for tile in beside):
        yield "Treasure and lava are in no hand and no stack."
    if any(tile != LAVA for tile in state.supply):
        yield "Only lava lies beside the table."


def _hidden(state: State) -> Iterator[str]:
    hidden = HIDDEN in (*all_tiles(state), *state.gear, *state.characters)
    if hidden or state.seed is None:
        yield "Something is hidden in it, so it is a view and no position."


def _cards(state: State) -> Iterator[str]:
    for cards in (state.gear, state.characters):
        known = [card for card in cards if card not in (HIDDEN, NONE)]
        if len(known) != len(set(known)):
            yield "Each card is there once."
    if any((card == NONE) != (state.solo is not None) for card in state.characters):
        yield "Everybody has a character, but in a match of one nobody has."


def _solo(state: State) -> Iterator[str]:
    solo = state.solo
    if solo is None:
        return
    if any(FACES[tile].kind != Kind.SAVE for tile in solo.section) or HIDDEN in solo.section:
        yield "The unplayable section holds save tiles."
    if any(tile != HIDDEN and FACES[tile].kind != Kind.LIGHT for tile in solo.lights):
        yield "Only illuminate tiles are in their stack."
    if any(tile != HIDDEN and FACES[tile].kind != Kind.NORMAL for tile in state.stacks[0]):
        yield "Only normal tiles are in their stack."
    if any(tile != HIDDEN and FACES[tile].kind not in _CAVE for tile in (*solo.deck, *solo.drawn)):
        yield "Only obstacles and normal tiles are in the Cave Deck."
    if any(FACES[tile].obstacle for tile in state.hands[0]) or not DARK.issuperset(set(state.box) - {HIDDEN}):
        yield "Obstacles are in the Cave Deck or on the table."
    if any(cell not in state.board for cell in solo.fresh) or state.ending:
        yield "What the cave has laid lies on the table, and there is no end phase."


_CAVE = frozenset((Kind.DARK, Kind.FLOODED, Kind.DEAD_END, Kind.NORMAL))


def _due(state: State) -> Iterator[str]:
    if bool(state.due) == (state.ended is not None):
        yield "A match has ended, or something is due."
    if state.ended is not None and (state.ended == Ending.CAVE) and state.solo is None:
        yield "Only alone can a match be lost to the cave."
    for due in state.due:
        yield from _one_due(state, due.want, due.cell, due.edge)
        if due.seat >= len(state.meeples) or any(seat >= len(state.meeples) for seat in due.seats):
            yield "Something is due from somebody who is not there."
        if (due.want in _FROM) != bool(due.seats) or due.seat in due.seats:
            yield "What is due must say to whom."
        if (due.want in _COUNTED) != bool(due.left):
            yield "What is due must say how often."


_FROM = frozenset((Want.DISCARD, Want.GIVE, Want.RETURN, Want.ANSWER))
_COUNTED = frozenset((Want.EXTRA, Want.LAYS, Want.LAVA, Want.DISCARD, Want.PICK, Want.EXCHANGE))
_AT = frozenset((Want.ROTATE, Want.SAVE))
_SOMEWHERE = frozenset((Want.CLOCK, Want.LAYS))
_ALONE = frozenset((Want.PICK, Want.EXCHANGE, Want.CAVE))


def _one_due(state: State, want: Want, cell: tuple[int, int], edge: int) -> Iterator[str]:
    tile = state.board.at(cell)
    if want in _AT:
        if tile is None or tile.face not in DARK or tile.status in (Status.DARK, Status.CAVE_IN) or edge < 0:
            yield "There is no revealed dark tile where one is due."
        elif want == Want.SAVE and tile.status != Status.ACTIVE:
            yield "There is no obstacle where one is due."
    elif want not in _SOMEWHERE and cell != NOWHERE:
        yield "What is due names no cell."
    if want == Want.LAVA and want not in expansions.of(state.expansions).wants:
        yield "No lava is laid in this match."
    if want in _ALONE and state.solo is None:
        yield "That is due only in a match of one."
    if want == Want.CAVE and (state.solo is None or not state.solo.drawn):
        yield "The cave has drawn nothing."
    if want == Want.PICK and state.solo is not None and not state.solo.section:
        yield "There is no save tile to choose."
