"""The legal moves of a position, ascending."""

from collections.abc import Callable, Iterable, Iterator

from cavegames.engine.game import Seat
from cavegames.games.rwenzori import expansions, modes, moves
from cavegames.games.rwenzori.cards import NONE, Character, Gear
from cavegames.games.rwenzori.components import (
    DARK,
    FACES,
    FACING,
    HIDDEN,
    Kind,
    Penalty,
)
from cavegames.games.rwenzori.lays import blocks, lays, lights, saves, tnts
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import reach
from cavegames.games.rwenzori.spots import (
    dark_spots,
)
from cavegames.games.rwenzori.state import Due, State, Want
from cavegames.games.rwenzori.trapped import may_offer, may_swap


def to_move(state: State) -> Seat | None:
    """Who moves next; None when the match has ended."""
    return state.due[-1].seat if state.due else None


def legal(state: State) -> list[Move]:
    """All legal moves, ascending; empty when the match has ended."""
    if not state.due:
        return []
    due, rules = state.due[-1], expansions.of(state.expansions)
    alarm = rules.time_up(state)
    found = _OF.get(due.want, rules.moves)(state, due)
    return sorted(found if alarm is None else (*found, alarm))


def actions(state: State, due: Due) -> list[Move]:
    """What ends being trapped: every LAY, MOVE and GO IN BLIND of a turn (RW-TURN-1, RW-STUCK-1)."""
    seat = due.seat
    blinds = [moves.at(Act.BLIND, cell) for cell in dark_spots(state, seat)]
    return [*_extra_actions(state, due), *blinds, *modes.of(state).others(state)]


def _extra_actions(state: State, due: Due) -> list[Move]:
    """Every LAY and MOVE (RW-ACT-1)."""
    return [*_further(state, due), *(Move(Act.MOVE, -1, cell) for cell in reach(state, due.seat))]


def _further(state: State, due: Due) -> list[Move]:
    """Every LAY, and what an expansion lets a player do in the place of one."""
    found = lays(state, due.seat)
    found += blocks(state, due.seat)
    found += saves(state, due)
    found += tnts(state, due.seat)
    found += lights(state, due.seat)
    found += expansions.of(state.expansions).moves(state, due)
    return found


def stuck(state: State, due: Due, found: list[Move]) -> bool:
    """Whether somebody with these actions in a turn is trapped: there is none that leads on (RW-STUCK-1)."""
    if any(move.act != Act.MOVE for move in found):
        return False
    return not found or expansions.of(state.expansions).no_way(state, due.seat)


def _turn(state: State, due: Due) -> list[Move]:
    found = actions(state, due)
    if stuck(state, due, found):
        found += [moves.MISS, *([moves.SWAP] if may_swap(state, due.seat) else [])]
    return [*found, *_free(state, due.seat)]


def _free(state: State, seat: Seat) -> Iterator[Move]:
    """Free actions, and the offer of a hand (RW-GEAR-3, RW-CHAR-1, RW-STUCK-2)."""
    if state.gear[seat] == Gear.TORCH and not state.gear_used[seat]:
        yield from (Move(Act.GEAR, Gear.TORCH, cell) for cell in dark_spots(state, seat))
    if state.ending:
        return
    others = [other for other in range(len(state.meeples)) if other != seat]
    card = state.characters[seat]
    if card not in (NONE, HIDDEN) and not state.characters_used[seat]:
        if Character(card).aimed:
            targets = [other for other in others if state.hands[other] or card != Character.THIEF]
            yield from (Move(Act.CARD, card, seat=other) for other in targets)
        else:
            yield Move(Act.CARD, card)
    yield from (Move(Act.OFFER, seat=other) for other in others if may_offer(state, seat, other))


def _rotate(state: State, due: Due) -> list[Move]:
    return [moves.turned(turn) for turn in FACING[state.board[due.cell].face][due.edge]]


def _save(state: State, due: Due) -> list[Move]:
    found = [*saves(state, due), moves.PENALTY]
    if avoids(state, due):
        found.append(Move(Act.GEAR, Gear.BAG))
    return found


def avoids(state: State, due: Due) -> bool:
    """Whether the Medical Bag can avoid the +1 of the dark tile just entered (RW-GEAR-1)."""
    plus1 = FACES[state.board[due.cell].face].penalty == Penalty.PLUS1
    return plus1 and state.gear[due.seat] == Gear.BAG and not state.gear_used[due.seat]


def _clock(state: State, due: Due) -> Iterable[Move]:
    yield moves.PASS
    if state.gear[due.seat] == Gear.BOOTS and not state.gear_used[due.seat]:
        yield Move(Act.GEAR, Gear.BOOTS)


def _lay_on(state: State, due: Due) -> list[Move]:
    return [*lays(state, due.seat), moves.PASS]


def _lays(state: State, due: Due) -> list[Move]:
    return [*_further(state, due), moves.PASS]


def _onward(state: State, due: Due) -> list[Move]:
    blinds = [moves.at(Act.BLIND, cell) for cell in dark_spots(state, due.seat)]
    return [*_further(state, due), *blinds, moves.PASS]


def _extra(state: State, due: Due) -> list[Move]:
    found = [*_extra_actions(state, due), moves.PASS]
    if due.plus and state.gear[due.seat] == Gear.MAP and not state.gear_used[due.seat]:
        found.append(Move(Act.GEAR, Gear.MAP))
    return found


def _discard(state: State, due: Due) -> Iterable[Move]:
    yield moves.PASS
    for face in dict.fromkeys(state.hands[due.seat]):
        yield Move(Act.DISCARD, face)
        if state.ending:
            yield from (Move(Act.GIVE, face, seat=freed) for freed in due.seats)


def givable(state: State, due: Due) -> list[int]:
    """The tiles that may be given (RW-PEN-1: none that is dark; RW-COMP-9: any)."""
    hand = dict.fromkeys(state.hands[due.seat])
    return [face for face in hand if due.want != Want.GIVE or face not in DARK]


def _give(state: State, due: Due) -> list[Move]:
    found = [Move(Act.GIVE, face, seat=due.seats[0]) for face in givable(state, due)]
    return found or [moves.PASS]


def _answer(_: State, __: Due) -> list[Move]:
    return [moves.ACCEPT, moves.REFUSE]


def _pick(state: State, _: Due) -> list[Move]:
    section = state.solo.section if state.solo else ()
    return [Move(Act.PICK, face) for face in dict.fromkeys(section)]


def _exchange(state: State, due: Due) -> list[Move]:
    return [*backs(state, due.seat), moves.PASS]


def backs(state: State, seat: Seat) -> list[Move]:
    """Save tiles that may go back to the unplayable section (RW-SOLO-4)."""
    if state.solo is None or not state.solo.section:
        return []
    saves = (face for face in dict.fromkeys(state.hands[seat]) if FACES[face].kind == Kind.SAVE)
    return [Move(Act.BACK, face) for face in saves]


def _cave(state: State, _: Due) -> list[Move]:
    from cavegames.games.rwenzori.solo.cave import placements

    return placements(state)


_OF: dict[Want, Callable[[State, Due], Iterable[Move]]] = {
    Want.TURN: _turn,
    Want.ROTATE: _rotate,
    Want.SAVE: _save,
    Want.CLOCK: _clock,
    Want.LAY_ON: _lay_on,
    Want.EXTRA: _extra,
    Want.DISCARD: _discard,
    Want.GIVE: _give,
    Want.RETURN: _give,
    Want.ANSWER: _answer,
    Want.PICK: _pick,
    Want.EXCHANGE: _exchange,
    Want.CAVE: _cave,
    Want.LAYS: _lays,
    Want.ONWARD: _onward,
}
"""What an expansion alone asks for is not among them."""
