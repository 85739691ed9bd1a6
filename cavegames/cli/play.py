"""`cavegames play`: straight into a match on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

import click

from cavegames.cli import screen
from cavegames.cli.parts import GAME, OPTION, SEED, Problem, read_setup

if TYPE_CHECKING:
    from cavegames.engine.game import AnyGame


@click.command()
@GAME
@OPTION
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME[=PLAYER]",
    help="Who sits there, in the order of the seats: a name, and a computer player or nothing for a person.",
)
@SEED
@click.option("--guided", is_flag=True, help="Play the guided first match, which explains the game.")
def play(game: AnyGame, options: Sequence[str], seats: Sequence[str], seed: int | None, guided: bool) -> None:
    """Start a new match of GAME on the screen.

    What is not given is as usual: persons on all seats, the usual options, a new seed.

    \b
    Examples:
      cavegames play ocelot
      cavegames play ocelot --guided
      cavegames play ocelot --seat Ada --seat Robo=greedy
      cavegames play ocelot --option first=random --seed 7
    """
    from cavegames.engine import store
    from cavegames.engine.errors import JournalError

    if guided:
        _guided(game, bool(options or seats) or seed is not None)
    setup = read_setup(game, options, seats, seed)
    screen.need_terminal()
    try:
        match = store.new_match(game, setup)
    except JournalError as error:
        raise Problem(str(error)) from None
    screen.show(match=match)


def _guided(game: AnyGame, more: bool) -> NoReturn:
    """Show the guided match. Raises Problem when there is none, or when more was asked for."""
    from cavegames.engine import guides

    if more:
        raise Problem("The guided match is always the same. Leave out --option, --seat and --seed.")
    if not guides.has(game.info.id):
        raise Problem(f"There is no guided match of {game.info.title} yet.")
    screen.show(guided=game.info.id)
