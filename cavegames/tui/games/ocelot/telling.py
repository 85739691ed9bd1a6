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
    first = _tool(move) if move.kind is Kind.TOOL else _companion(aim, move)
    return Content(" ").join([first, _gain(aim, move)])


def _take(aim: Aim, move: Move) -> Content:
    token = aim.view.tokens[move.space]
    assert token is not None
    bring = "an amethyst" if worth(token) == "amethyst" else brings((token,))
    return Content.assemble(
        f"Enter takes the {token.title} at {MAT.square_name(move.space)}: ", (bring, "bold")
    )


def _tool(move: Move) -> Content:
    face = FACES[move.face]
    seen = sees(move.space).bit_count()
    return Content(f"{face.tool.title.capitalize()} at {MAT.round_name(move.space)}: sees {seen} spaces.")


def _companion(aim: Aim, move: Move) -> Content:
    name = MAT.square_name(move.space)
    token = aim.view.tokens[move.space]
    gains = f" and gains the {token.title}, {brings((token,))}" if token is not None else ""
    return Content(f"{COMPANIONS[aim.acting or 0]} to {name}{gains}.")


def _gain(aim: Aim, move: Move) -> Content:
    if not aim.takes:
        return Content.styled("Opens nothing yet.", "$cave-quiet") if move.kind is Kind.TOOL else Content("")
    tokens = tuple(aim.view.tokens[space] for space in aim.takes)
    names = ", ".join(
        f"{token.title} {MAT.square_name(space)}"
        for space, token in zip(aim.takes, tokens, strict=True)
        if token is not None
    )
    return Content.assemble(f"Lets you take {names}: ", (brings(tokens), "bold $cave-take"))
