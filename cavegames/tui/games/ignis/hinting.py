"""What a hint proposes at the table of Ignis, in words, e.g. `collect green 4`."""

from collections.abc import Callable

from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.wording import card_in


def hinted(move: Move) -> str:
    """What a move does, without its reasons: what it brings is told at the place it is made."""
    return _DEEDS[move.kind](move)


def _collect(move: Move) -> str:
    return f"collect {card_in(move.card)}"


_DEEDS: dict[Kind, Callable[[Move], str]] = {
    Kind.REVEAL: lambda _: "reveal cards",
    Kind.USE: lambda _: "collect cards this turn",
    Kind.MOVE: lambda _: "walk this turn",
    Kind.COLLECT: _collect,
    Kind.TAKE: lambda move: f"take {Tile(move.tile).title}",
    Kind.SKILL: lambda _: "use the hero skill",
    Kind.PLAY: lambda move: f"use {Tile(move.tile).title}",
    Kind.GO: lambda _: "walk with the cards marked",
    Kind.END: lambda _: "end the turn",
}
