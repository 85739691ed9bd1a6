"""What the placement under the cursor does, in one or two sentences."""

from textual.content import Content

from cavegames.games.ocelot.components import COMPANIONS, FACES
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.tui.games.ocelot.aim import Aim
from cavegames.tui.games.ocelot.cells import sees
from cavegames.tui.games.ocelot.hand import brings, worth


def telling(aim: Aim) -> Content:
    """What choosing the cell under the cursor does; empty when it does nothing."""
    move = aim.targets.get(aim.cursor) if aim.cursor is not None else None
    if move is None:
        return Content("")
    if move.kind is Kind.TAKE:
        return _take(aim, move)
    what = _tool(move) if move.kind is Kind.TOOL else _companion(aim, move)
    return what + _gain(aim, move)


def _take(aim: Aim, move: Move) -> Content:
    token = aim.view.tokens[move.space]
    assert token is not None
    bring = "an amethyst" if worth(token) == "amethyst" else brings((token,))
    return Content.assemble(
        f"Enter takes the {token.title} at {MAT.square_name(move.space)}: ", (bring, "bold")
    )


def _tool(move: Move) -> Content:
    return Content(f"{FACES[move.face].tool.title.capitalize()} at {MAT.round_name(move.space)} ")


def _companion(aim: Aim, move: Move) -> Content:
    name = MAT.square_name(move.space)
    token = aim.view.tokens[move.space]
    gains = f" gains the {token.title}, {brings((token,))}" if token is not None else " gains nothing"
    return Content(f"{COMPANIONS[aim.acting or 0]} at {name}{gains}")


def _gain(aim: Aim, move: Move) -> Content:
    """What could be taken then."""
    tool = move.kind is Kind.TOOL
    if not aim.takes:
        return Content(f"sees {sees(move.space).bit_count()} spaces and opens nothing yet." if tool else ".")
    tokens = tuple(aim.view.tokens[space] for space in aim.takes)
    names = ", ".join(
        f"{token.title} {MAT.square_name(space)}"
        for space, token in zip(aim.takes, tokens, strict=True)
        if token is not None
    )
    then = "lets you take " if tool else " and lets you take "
    return Content.assemble(then, (brings(tokens), "bold $cave-take"), f": {names}.")
