"""Positions and views as JSON data that people can read and write."""

from typing import Any

from cavegames.engine.game import BadPosition, Json
from cavegames.engine.positions import parsed
from cavegames.games.rwenzori.board import FARTHEST, NOWHERE, Board
from cavegames.games.rwenzori.cards import NONE, Character, Gear
from cavegames.games.rwenzori.checks import check
from cavegames.games.rwenzori.components import BY_ID, FACES, HIDDEN, SEATS
from cavegames.games.rwenzori.lying import read_lying, write_lying
from cavegames.games.rwenzori.notation import cell_name
from cavegames.games.rwenzori.position_shape import CardShape, DueShape, Position, SoloShape
from cavegames.games.rwenzori.state import Due, Ending, Solo, State, Want, Why

MASK = "?"
"""What a viewer may not know."""


def dump(state: State) -> dict[str, Json]:
    """A position or view as plain JSON data; what only expansions have is left out where there is none."""
    return {**_dump_base(state), **_dump_lava(state)}


def _dump_lava(state: State) -> dict[str, Json]:
    behind: dict[str, Json] = {
        SEATS[seat]: None if cell == NOWHERE else cell_name(cell) for seat, cell in enumerate(state.behind)
    }
    lava: dict[str, Json] = {"supply": _words(state.supply), "alarms": state.alarms, "behind": behind}
    return {name: value for name, value in lava.items() if value}


def _dump_base(state: State) -> dict[str, Json]:
    ids = SEATS[: len(state.meeples)]
    return {
        "expansions": list(state.expansions),
        "first": SEATS[state.first],
        "seat": SEATS[state.seat],
        "turn": state.turn,
        "idle": state.idle,
        "ending": state.ending,
        "due": list(map(_dump_due, state.due)),
        "board": {cell_name(cell): write_lying(state.board[cell]) for cell in sorted(state.board)},
        "meeples": {seat: cell_name(cell) for seat, cell in zip(ids, state.meeples, strict=True)},
        "entries": {seat: edge for seat, edge in zip(ids, state.entries, strict=True) if edge >= 0},
        "hands": {seat: _words(hand) for seat, hand in zip(ids, state.hands, strict=True)},
        "stacks": {seat: _words(stack) for seat, stack in zip(ids, state.stacks, strict=True)},
        "box": _words(state.box),
        "spent": _words(state.spent),
        "gear": _dump_cards(state.gear, state.gear_used, tuple(gear.id for gear in Gear)),
        "characters": _dump_cards(state.characters, state.characters_used, tuple(c.id for c in Character)),
        "missed": dict(zip(ids, state.missed, strict=True)),
        "ended": None if state.ended is None else state.ended.name.lower(),
        "shuffles": state.shuffles,
        "seed": state.seed,
        "solo": None if state.solo is None else _dump_solo(state.solo),
    }


def _words(tiles: tuple[int, ...]) -> list[str]:
    return [MASK if tile == HIDDEN else FACES[tile].id for tile in tiles]


def _dump_cards(cards: tuple[int, ...], used: tuple[bool, ...], ids: tuple[str, ...]) -> dict[str, Json]:
    return {
        SEATS[seat]: {"card": MASK if card == HIDDEN else ids[card], "used": was_used}
        for seat, (card, was_used) in enumerate(zip(cards, used, strict=True))
        if card != NONE
    }


def _dump_due(due: Due) -> dict[str, Json]:
    data: dict[str, Json] = {"want": due.want.name.lower(), "seat": SEATS[due.seat]}
    if due.cell != NOWHERE:
        data["cell"] = cell_name(due.cell)
    if due.edge >= 0:
        data["edge"] = due.edge
    if due.left:
        data["left"] = due.left
    if due.seats:
        data["seats"] = [SEATS[seat] for seat in due.seats]
    if due.why != Why.BLIND:
        data["why"] = due.why.name.lower()
    if due.plus:
        data["plus"] = True
    return data


def _dump_solo(solo: Solo) -> dict[str, Json]:
    return {
        "deck": _words(solo.deck),
        "section": _words(solo.section),
        "lights": _words(solo.lights),
        "drawn": _words(solo.drawn),
        "owed": solo.owed,
        "fresh": list(map(cell_name, solo.fresh)),
        "by_hand": solo.by_hand,
    }


def load(data: object, *, view: bool) -> State:
    """The position in `data`, checked. Raises BadPosition with a sentence."""
    position = parsed(Position, data, "rwenzori")
    state = _state(position)
    check(state, view=view)
    return state


def _state(given: Position) -> State:
    ids = SEATS[: len(given.meeples)]
    for part in (given.meeples, given.hands, given.stacks, given.gear, given.missed):
        if set(part) != set(ids):
            raise BadPosition(f"Each of the seats {', '.join(ids)} needs its own entry.")
    if (
        not ids
        or not set(given.entries) | set(given.behind) <= set(ids)
        or not set(given.characters) <= set(ids)
    ):
        raise BadPosition(f"The seats are {', '.join(SEATS)}, from the first on.")
    if list(given.behind) not in ([], list(ids)):
        raise BadPosition("What is behind the meeples is said of each seat, or of none.")
    return State(
        expansions=tuple(given.expansions),
        first=_seat(given.first),
        seat=_seat(given.seat),
        turn=given.turn,
        idle=given.idle,
        ending=given.ending,
        due=tuple(map(_due, given.due)),
        board=Board({_cell(cell): read_lying(text) for cell, text in given.board.items()}),
        meeples=tuple(_cell(given.meeples[seat]) for seat in ids),
        entries=tuple(given.entries.get(seat, -1) for seat in ids),
        behind=tuple(map(_came_from, given.behind.values())),
        hands=tuple(tuple(sorted(map(_tile, given.hands[seat]))) for seat in ids),
        stacks=tuple(tuple(map(_tile, given.stacks[seat])) for seat in ids),
        box=tuple(sorted(map(_tile, given.box))),
        spent=tuple(sorted(map(_tile, given.spent))),
        supply=tuple(map(_tile, given.supply)),
        alarms=given.alarms,
        gear=tuple(_card(given.gear.get(seat), {gear.id: gear for gear in Gear}) for seat in ids),
        gear_used=tuple(given.gear[seat].used for seat in ids),
        characters=tuple(_card(given.characters.get(seat), {c.id: c for c in Character}) for seat in ids),
        characters_used=tuple(seat in given.characters and given.characters[seat].used for seat in ids),
        missed=tuple(given.missed[seat] for seat in ids),
        ended=None if given.ended is None else _known(Ending, given.ended, "ending"),
        shuffles=given.shuffles,
        seed=given.seed,
        solo=None if given.solo is None else _solo(given.solo),
    )


def _came_from(name: str | None) -> tuple[int, int]:
    return NOWHERE if name is None else _cell(name)


def _due(given: DueShape) -> Due:
    return Due(
        want=_known(Want, given.want, "thing due"),
        seat=_seat(given.seat),
        cell=NOWHERE if given.cell is None else _cell(given.cell),
        edge=-1 if given.edge is None else given.edge,
        left=given.left,
        seats=tuple(map(_seat, given.seats)),
        why=_known(Why, given.why, "reason"),
        plus=given.plus,
    )


def _solo(given: SoloShape) -> Solo:
    return Solo(
        deck=tuple(map(_tile, given.deck)),
        section=tuple(sorted(map(_tile, given.section))),
        lights=tuple(map(_tile, given.lights)),
        drawn=tuple(map(_tile, given.drawn)),
        owed=given.owed,
        fresh=tuple(map(_cell, given.fresh)),
        by_hand=given.by_hand,
    )


def _known(kinds: Any, word: str, what: str) -> Any:
    if word.upper() in kinds.__members__:
        return kinds[word.upper()]
    raise BadPosition(f"{word[:40]!r} is no {what}.")


def _seat(word: str) -> int:
    if word in SEATS:
        return SEATS.index(word)
    raise BadPosition(f"{word[:40]!r} is no seat. The seats are {', '.join(SEATS)}.")


def _cell(text: str) -> tuple[int, int]:
    q, _, r = text.partition(",")
    cell = int(q), int(r)
    if max(map(abs, cell)) > FARTHEST or cell_name(cell) != text:
        raise BadPosition(f"{text!r} is no cell.")
    return cell


def _tile(word: str) -> int:
    if word == MASK:
        return HIDDEN
    if word in BY_ID:
        return BY_ID[word]
    raise BadPosition(f"{word[:40]!r} is no tile.")


def _card(given: CardShape | None, ids: dict[str, Any]) -> int:
    if given is None:
        return NONE
    if given.card == MASK:
        return HIDDEN
    if given.card in ids:
        return int(ids[given.card])
    raise BadPosition(f"{given.card[:40]!r} is no card. There are: {', '.join(ids)}.")
