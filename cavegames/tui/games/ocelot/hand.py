"""The tools in hand as text: what is left, what is held, what a key or a click takes."""

from textual.content import Content

from cavegames.engine.game import Seat
from cavegames.games.ocelot.collect import takeable
from cavegames.games.ocelot.components import COMPANIONS, FACES, POINTS, Letter, Token
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State
from cavegames.tui.games.ocelot.aim import COMPANION, Aim
from cavegames.tui.games.ocelot.letters import TOKEN_LETTERS
from cavegames.tui.pane import chip, flow, key

ORDER: tuple[int, ...] = (0, 1, 2, 3, 5, 4)
"""The faces (indexes of FACES) behind the keys 1 to 6."""

HELD = "bold $cave-on-lamp on $cave-lamp"


def hand(aim: Aim, narrow: bool = False) -> Content:
    """What the person who is asked may take in hand: three lines, or six narrow ones."""
    lines = [_letter(aim, letter) for letter in Letter]
    sides = [
        _companion(aim),
        _hint("f", "flip", "flip") + _hint("Tab", "", "next"),
        _hint("Enter", "", "places it"),
    ]
    if narrow:
        return Content("\n").join([*lines, *sides])
    return Content("\n").join([a + b for a, b in zip(lines, sides, strict=True)])


def _letter(aim: Aim, letter: Letter) -> Content:
    left = aim.view.hands[aim.acting or 0][letter]
    parts = [Content.assemble((f" {letter.name}", "bold"), (f" {left} left ", "$cave-quiet"))]
    for digit, face in enumerate(ORDER, 1):
        if FACES[face].letter == letter:
            parts.append(_face(digit, face, aim.hand == face, left > 0))
    return Content("").join(parts)


def _face(digit: int, face: int, held: bool, there: bool) -> Content:
    name = f"{FACES[face].tool.title:<8}"
    if not there:
        return Content.styled(f" - {name}", "$cave-quiet")
    return _chip(f"{digit} {name}", f"hold({face})", held)


def _chip(text: str, action: str, held: bool) -> Content:
    """What can be taken in hand; what is held has a mark too, not only a colour."""
    return chip(f">{text}" if held else f" {text}", action, HELD if held else "")


def _companion(aim: Aim) -> Content:
    seat = aim.acting or 0
    name = COMPANIONS[seat]
    held = aim.hand == COMPANION
    if not aim.companion_ready:
        return Content.styled(f"  {name} {_resting(aim.view, seat)}", "$cave-quiet")
    todo = "place" if aim.view.companions[seat] is None else "go deeper"
    return Content(" ") + _chip(f"7 {name}: {todo}", "companion", held)


def _resting(view: State, seat: Seat) -> str:
    space = view.companions[seat]
    if space is None:
        return "has no room"
    return f"on level {MAT.levels[space]}"


def _hint(name: str, action: str, text: str) -> Content:
    words = chip(f" {text}", action) if action else Content(f" {text}")
    return Content("  ") + key(name) + words.stylize("$cave-quiet")


def collecting(aim: Aim, width: int) -> Content:
    """What may be taken now, in lines of `width` columns that break between tokens.

    What ends the turn comes first: a long list may not hide it.
    """
    spaces = aim.takeable
    end = chip(" e end the turn ", "end_turn", HELD if not spaces else "bold")
    if not spaces:
        return Content(" ") + end + Content("\n Nothing to take now.")
    everything = chip(f" a take all: {_sum(aim.view, spaces)} ", "take_all", HELD)
    names = [_taken(aim.view, space) for space in spaces]
    lines = [everything, *flow([end, *names], width - 1)]
    return Content("\n").join([Content(" ") + line for line in lines])


def _taken(view: State, space: int) -> Content:
    token = view.tokens[space]
    assert token is not None
    words = f"{TOKEN_LETTERS[token]} {MAT.square_name(space)} {worth(token)}"
    return chip(words, f"take({space})", f"bold $cave-{token.name.lower()}-text")


def worth(token: Token) -> str:
    """What a token brings, in a word: its points, or an amethyst."""
    return "amethyst" if token is Token.GEODE else str(POINTS[token])


def _sum(view: State, spaces: tuple[int, ...]) -> str:
    return brings(tuple(view.tokens[space] for space in spaces))


def brings(tokens: tuple[Token | None, ...]) -> str:
    """What some tokens bring together, e.g. `8 points and 1 amethyst`."""
    points = sum(POINTS[token] for token in tokens if token is not None)
    stones = tokens.count(Token.GEODE)
    parts = []
    if points or not stones:
        parts.append(f"{points} point{'' if points == 1 else 's'}")
    if stones:
        parts.append(f"{stones} amethyst{'' if stones == 1 else 's'}")
    return " and ".join(parts)


def open_to(view: State, seat: Seat) -> str:
    """What a seat could take as things lie, in words."""
    return brings(tuple(view.tokens[space] for space in takeable(view, seat)))
