"""`cavegames play`: straight into a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from cavegames.cli import plain as plain_mode
from cavegames.cli import screen
from cavegames.cli.parts import CODE, GAME, OPTION, PLAIN, SEED, Problem, read_setup

if TYPE_CHECKING:
    from cavegames.engine.game import AnyGame
    from cavegames.engine.match import MatchSetup


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
@CODE
@click.option("--daily", is_flag=True, help="The cave of today, the same for all; in games played alone.")
@PLAIN
def play(
    *,
    game: AnyGame,
    options: Sequence[str],
    seats: Sequence[str],
    seed: int | None,
    code: str | None,
    daily: bool,
    plain: bool | None,
) -> None:
    """Start a new match of GAME.

    What is not given is as usual: persons on all seats, the usual options, a new seed. In plain mode it is
    asked for.

    \b
    Examples:
      cavegames play ocelot
      cavegames play ocelot --seat Ada --seat Robo=greedy
      cavegames play ocelot --option first=random --seed 7
      cavegames play ocelot --plain
    """
    if daily:
        seed = _todays(game, seed, code)
    setup = read_setup(game, options, seats, seed, code=code)
    if plain_mode.wanted(plain):
        fixed = {
            "seats": bool(seats),
            "options": bool(options) or code is not None,
            "seed": seed is not None or code is not None,
        }
        plain_mode.begin(setup, [part for part, given in fixed.items() if given])
    else:
        _on_screen(game, setup)


def _todays(game: AnyGame, seed: int | None, code: str | None) -> int:
    from datetime import date

    from cavegames.engine import codes
    from cavegames.engine.registry import GAMES

    if not codes.has_daily(game.info):
        alone = ", ".join(info.id for info in GAMES if codes.has_daily(info)) or "none yet"
        raise Problem(f"There is a daily cave only for games played alone: {alone}.")
    if seed is not None or code is not None:
        raise Problem("The daily cave has a seed of its own. Leave out --seed and --code.")
    return codes.daily(game.info.id, date.today())


def _on_screen(game: AnyGame, setup: MatchSetup) -> None:
    from cavegames.engine import store
    from cavegames.engine.errors import JournalError

    screen.need_terminal()
    try:
        match = store.new_match(game, setup)
    except JournalError as error:
        raise Problem(str(error)) from None
    screen.show(match=match)
