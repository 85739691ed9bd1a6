"""What each player has in front of them, as everyone may see it."""

from textual.content import Content

from cavegames.engine.game import Outcome, Seat
from cavegames.games.ocelot.components import COLOURS, COMPANIONS, GEMS, HIDDEN, POINTS, Letter, Token
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


def holdings(
    view: State, names: tuple[str, ...], to_move: Seat | None, outcome: Outcome | None = None
) -> Content:
    """Both players' things and the bags, in 25 columns; with an `outcome` its totals."""
    seats = range(len(names))
    points = [public_points(view, seat) if outcome is None else outcome.total(seat) for seat in seats]
    blocks = [_block(view, seat, names[seat], points[seat], seat == to_move) for seat in seats]
    return Content("\n\n").join(blocks) + Content("\n") + _bags(view)


def public_points(view: State, seat: Seat) -> int:
    """Points of the gems that lie open; amethysts come at the end."""
    return sum(view.gems[seat][token] * POINTS[token] for token in GEMS)


def _block(view: State, seat: Seat, name: str, points: int, moves: bool) -> Content:
    head = Content.assemble(
        (">" if moves else " ", "bold $cave-lamp"),
        (fit(name, 16), f"bold $cave-seat-{seat}"),
        (f"{points:>4} pts", "bold"),
    )
    rows = [_row(view, seat, row) for row in ROWS]
    return Content("\n").join([head, *rows, _stones(view, seat), _tools(view, seat)])


def _row(view: State, seat: Seat, row: tuple[Token, ...]) -> Content:
    width = 12 if len(row) == 2 else 7
    return Content(" ").join([_gem(token, view.gems[seat][token], width) for token in row])


def _gem(token: Token, count: int, width: int) -> Content:
    letter = (TOKEN_LETTERS[token], f"bold $cave-{token.name.lower()}-text")
    words = f" {SHORT[token]} {count}"
    return Content.assemble(letter, (f"{words:<{width - 1}}", "" if count else "$cave-quiet"))


def _stones(view: State, seat: Seat) -> Content:
    count = len(view.amethysts[seat])
    words = f" {'amethyst' if count == 1 else 'amethysts'} {count}"
    hidden = ", face down" if count and HIDDEN in {stone.face for stone in view.amethysts[seat]} else ""
    letter = (AMETHYST_LETTER, "bold $cave-violet-text")
    return Content.assemble(letter, (words + hidden, "" if count else "$cave-quiet"))


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
