"""Moves as text: `reveal`, `collect:blue1=green`, `take:keen-eye`, `skill:2`, `go:3+2/4`, `end` and so on."""

import re

from cavegames.engine.game import Refusal, Unreadable
from cavegames.games.ignis import moves
from cavegames.games.ignis.components import COLOURS, DECK, GREEN_USED, JOKERS, Card, Colour
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.stacks import targets
from cavegames.games.ignis.tiles import BY_ID, Tile
from cavegames.games.ignis.wording import held

HOW = (
    "A move is one of reveal, use, move, collect:red2, take:keen-eye, skill:2, play:keen-eye, go:3+2 and end."
)

LONGEST = 40
"""Characters of the longest move."""

_VALUE = r"[123]b?"
_CARD = re.compile(r"(collect):([a-z]+)([1-3])(?:=([a-z]+))?", re.ASCII)
_TILE = re.compile(r"(take|play):([a-z]+-[a-z]+)", re.ASCII)
_SKILL = re.compile(rf"skill:({_VALUE})", re.ASCII)
_GO = re.compile(rf"go:({_VALUE}(?:\+{_VALUE})*)(?:/({_VALUE}(?:\+{_VALUE})*))?", re.ASCII)
_PLAIN = {
    Kind.REVEAL: moves.REVEAL,
    Kind.USE: moves.USE,
    Kind.MOVE: moves.MOVE,
    Kind.SKILL: moves.SKILL,
    Kind.END: moves.END,
}


def notate(move: Move) -> str:
    """The text of a move of this game."""
    match move.kind:
        case Kind.COLLECT:
            joined = f"={Colour(move.stack).title}" if move.card.colour == Colour.BLUE else ""
            return f"collect:{move.card}{joined}"
        case Kind.TAKE | Kind.PLAY:
            return f"{move.kind.name.lower()}:{Tile(move.tile).id}"
        case Kind.SKILL if move.card != moves.NO_CARD:
            return f"skill:{held(move.card)}"
        case Kind.GO:
            green = "+".join([held(move.card), *map(str, move.rest)])
            return f"go:{green}" + ("/" + "+".join(map(held, move.red)) if move.red else "")
        case _:
            return move.kind.name.lower()


def read(text: str) -> Move:
    """The move a text names, legal or not; case, blanks around and the order of cards do not matter.

    Raises Unreadable.
    """
    plain = text.strip().lower() if len(text) <= 4 * LONGEST else ""
    for kind, move in _PLAIN.items():
        if plain == kind.name.lower():
            return move
    if len(plain) > LONGEST:
        raise _unreadable("")
    if found := _CARD.fullmatch(plain):
        return _collect(found)
    if found := _TILE.fullmatch(plain):
        return _tile(found)
    if found := _SKILL.fullmatch(plain):
        return moves.skill(_held(found[1], Colour.WHITE))
    if found := _GO.fullmatch(plain):
        return _go(found)
    raise _unreadable(plain)


def _collect(found: re.Match[str]) -> Move:
    colour, joined = COLOURS.get(found[2]), found[4]
    if colour is None or (joined is not None and joined not in COLOURS):
        raise Unreadable(Refusal("GEN-READ", f"There is no such colour. There are: {', '.join(COLOURS)}."))
    card = Card(colour, int(found[3]))
    if colour == Colour.BLACK:
        raise Unreadable(
            Refusal("IG-BURN-1", "Black cards cannot be collected; they burn cubes when the turn ends.")
        )
    if colour == Colour.BLUE and joined is None:
        ways = " or ".join(f"collect:{card}={stack.title}" for stack in JOKERS)
        raise Unreadable(Refusal("IG-JOK-1", f"Say which stack a blue card joins: {ways}."))
    stack = colour if joined is None else COLOURS[joined]
    if stack not in targets(card):
        raise Unreadable(_elsewhere(card))
    return moves.collect(card, stack)


def _elsewhere(card: Card) -> Refusal:
    if card.colour == Colour.BLUE:
        return Refusal("IG-JOK-1", "A blue card joins the white, green or red stack, no other.")
    return Refusal("IG-USE-1", f"A {card.colour.title} card goes to the {card.colour.title} stack, no other.")


def _tile(found: re.Match[str]) -> Move:
    if found[2] not in BY_ID:
        raise Unreadable(Refusal("GEN-READ", f"There is no such bonus tile. There are: {', '.join(BY_ID)}."))
    tile = BY_ID[found[2]]
    return moves.take(tile) if found[1] == "take" else moves.play(tile)


def _go(found: re.Match[str]) -> Move:
    green = tuple(_held(text, Colour.GREEN) for text in found[1].split("+"))
    red = tuple(_held(text, Colour.RED) for text in (found[2] or "").split("+") if text)
    if len(green) > GREEN_USED:
        raise Unreadable(Refusal("IG-MOVE-1", f"A move uses up to {GREEN_USED} green cards. Name fewer."))
    if any(red.count(card) > DECK.count(card) for card in red):
        raise Unreadable(
            Refusal("IG-COMP-1", "There are not so many cards of one kind. Name fewer red ones.")
        )
    return moves.go(green, red)


def _held(text: str, colour: Colour) -> Card:
    """A card of a stack: `2`, or `2b` for a blue one."""
    return Card(Colour.BLUE if text.endswith("b") else colour, int(text[0]))


def _unreadable(plain: str) -> Unreadable:
    known = plain.isascii() and plain.isprintable() and 0 < len(plain) <= 20
    said = f"{plain!r} is no move. " if known else "That is no move. "
    return Unreadable(Refusal("GEN-READ", said + HOW))
