"""What each player has in front of them, as everyone may see it."""

from collections import Counter

from textual.content import Content

from cavegames.engine.game import Outcome, Seat
from cavegames.games.ocelot.components import (
    COLOURS,
    COMPANIONS,
    GEMS,
    HIDDEN,
    POINTS,
    Amethyst,
    Letter,
    Token,
)
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State
from cavegames.tui.games.ocelot.letters import AMETHYST_LETTER, COMPANION_LETTERS, TOKEN_LETTERS
from cavegames.tui.names import fit

ROWS: tuple[tuple[Token, ...], ...] = (
    (Token.CRYSTAL, Token.OPAL),
    (Token.EMERALD, Token.BERYL),
    (Token.SUN, Token.MOON, Token.STAR),
)
SHORT = {
    Token.CRYSTAL: "crystal",
    Token.OPAL: "opal",
    Token.EMERALD: "emerald",
    Token.BERYL: "beryl",
    Token.SUN: "sun",
    Token.MOON: "moon",
    Token.STAR: "star",
}


NARROW = 25
"""Columns that are always there."""


def holdings(
    view: State,
    names: tuple[str, ...],
    to_move: Seat | None,
    outcome: Outcome | None = None,
    width: int = NARROW,
) -> Content:
    """Both players' things and the bags, in `width` columns; with an `outcome` its totals."""
    seats = range(len(names))
    points = [public_points(view, seat) if outcome is None else outcome.total(seat) for seat in seats]
    heads = [_head(seat, names[seat], points[seat], seat == to_move) for seat in seats]
    blocks = [heads[seat] + Content("\n") + _things(view, seat, width) for seat in seats]
    return Content("\n\n").join(blocks) + Content("\n") + _bags(view)


def public_points(view: State, seat: Seat) -> int:
    """Points of the gems that lie open; amethysts come at the end."""
    return sum(view.gems[seat][token] * POINTS[token] for token in GEMS)


def _head(seat: Seat, name: str, points: int, moves: bool) -> Content:
    return Content.assemble(
        (">" if moves else " ", "bold $cave-lamp"),
        (fit(name, 16), f"bold $cave-seat-{seat}"),
        (f"{points:>4} pts", "bold"),
    )


def _things(view: State, seat: Seat, width: int) -> Content:
    rows = [_row(view, seat, row) for row in ROWS]
    return Content("\n").join([*rows, _stones(view.amethysts[seat], width), _tools(view, seat)])


def _row(view: State, seat: Seat, row: tuple[Token, ...]) -> Content:
    width = 12 if len(row) == 2 else 7
    return Content(" ").join([_gem(token, view.gems[seat][token], width) for token in row])


def _gem(token: Token, count: int, width: int) -> Content:
    letter = (TOKEN_LETTERS[token], f"bold $cave-{token.name.lower()}-text")
    words = f" {SHORT[token]} {count}"
    return Content.assemble(letter, (f"{words:<{width - 1}}", "" if count else "$cave-quiet"))


def _stones(stones: tuple[Amethyst, ...], width: int) -> Content:
    """How many amethysts, and as much of what they are as everyone may know and there is room for."""
    words = f" {'amethyst' if len(stones) == 1 else 'amethysts'} {len(stones)}"
    hidden = any(stone.face == HIDDEN for stone in stones)
    colours = ", ".join(f"{COLOURS[level - 1]} {count}" for level, count in sorted(_levels(stones).items()))
    faces = " ".join(stone.face.upper() for stone in stones)
    if stones:
        full = f"{words}: {colours if hidden else faces}"
        short = f"{words}, face down" if hidden else words
        words = full if len(full) < width else short
    return Content.assemble(
        (AMETHYST_LETTER, "bold $cave-violet-text"), (words, "" if stones else "$cave-quiet")
    )


def _levels(stones: tuple[Amethyst, ...]) -> Counter[int]:
    return Counter(stone.level for stone in stones)


def _tools(view: State, seat: Seat) -> Content:
    space = view.companions[seat]
    where = "in hand" if space is None else f"on {MAT.square_name(space)}"
    tools = " ".join(f"{letter.name}{view.hands[seat][letter]}" for letter in Letter)
    companion = (COMPANION_LETTERS[seat], f"bold $cave-seat-{seat}")
    return Content.assemble(f"{tools}  ", companion, f" {COMPANIONS[seat]} {where}")


def _bags(view: State) -> Content:
    """How many amethysts are left in the bags."""
    left = " ".join(f"{colour} {len(bag)}" for colour, bag in zip(COLOURS, view.bags, strict=True))
    return Content.assemble(("Bags", "bold $cave-violet-text"), (f" {left}", "$cave-quiet"))
