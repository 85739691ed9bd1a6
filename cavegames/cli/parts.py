"""What several commands share: the game, the seed, the set-up, and how to say that something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from cavegames.engine.game import AnyGame
    from cavegames.engine.match import MatchSetup

BIGGEST_SEED = (1 << 63) - 1
LONGEST_ECHO = 60
"""Characters of an argument that are repeated in an answer."""


class Problem(click.ClickException):
    """What was asked for cannot be done: one sentence on standard error, exit code 2."""

    exit_code = 2


class GameName(click.ParamType):  # type: ignore[type-arg]
    """The id of a game; gives the Game object."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:  # noqa: ARG002
        """Open the game."""
        from cavegames.engine.registry import UnknownGame, open_game

        try:
            return open_game(value[:LONGEST_ECHO])
        except UnknownGame as unknown:
            raise Problem(str(unknown)) from None

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem]:
        """The ids that begin so."""
        from click.shell_completion import CompletionItem

        from cavegames.engine.registry import GAMES

        return [CompletionItem(game.id, help=game.title) for game in GAMES if game.id.startswith(incomplete)]


GAME = click.argument("game", type=GameName(), metavar="GAME")

SEED = click.option(
    "--seed",
    type=click.IntRange(0, BIGGEST_SEED),
    metavar="S",
    help="The number all chance comes from. A new one when not given.",
)

CODE = click.option(
    "--code", metavar="CODE", help="A code that somebody shared: the same options and the same start."
)

PLAIN = click.option(
    "--plain/--no-plain",
    default=None,
    help="By typed lines or on the screen. The settings decide when not given.",
)

OPTION = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="K=V",
    help="An option of the game; can be given again. `cavegames list` shows them.",
)

FILE = click.Path(path_type=Path)


def drop_output() -> None:
    """What is still to be written goes nowhere: the interpreter would complain of it at its end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def read_setup(
    game: AnyGame,
    options: Sequence[str],
    seats: Sequence[str],
    seed: int | None,
    position: Path | None = None,
    *,
    code: str | None = None,
) -> MatchSetup:
    """The set-up that was written. Raises Problem."""
    from cavegames.headless import setup

    try:
        return setup.read_setup(game, options, seats, seed, position, code=code)
    except setup.BadSetup as bad:
        raise Problem(str(bad)) from None
