"""`cavegames headless`: a match by text."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cavegames.cli.parts import CODE, FILE, GAME, OPTION, SEED, Problem, drop_output, read_setup

if TYPE_CHECKING:
    from cavegames.engine.game import AnyGame
    from cavegames.headless.opening import Opened

_FLAGS = {"options": "--option", "seats": "--seat", "seed": "--seed", "position": "--position"}


@click.command()
@GAME
@OPTION
@click.option(
    "--seat", "seats", multiple=True, metavar="NAME", help="The name of a seat, in the order of the seats."
)
@SEED
@CODE
@click.option("--position", type=FILE, metavar="FILE", help="Start there: JSON, as `dump` writes it.")
@click.option(
    "--match", "file", type=FILE, metavar="FILE", help="Record there; go on with the match if there is one."
)
def headless(
    *,
    game: AnyGame,
    options: Sequence[str],
    seats: Sequence[str],
    seed: int | None,
    code: str | None,
    position: Path | None,
    file: Path | None,
) -> None:
    """Play GAME by text: JSON lines, for bots and by ear.

    One command a line in, one JSON object a line out. Every move comes from the input; `help`
    lists the commands.

    \b
    Examples:
      cavegames headless ocelot --seed 7
      echo legal | cavegames headless ocelot
      cavegames headless ocelot --match evening.jsonl
    """
    from cavegames.headless.opening import open_match
    from cavegames.headless.setup import BadSetup

    if any("=" in seat for seat in seats):
        raise Problem("Here every move comes from the input. Give each seat a name alone, without =.")
    setup = read_setup(game, options, seats, seed, position, code=code)
    given = {"options": options, "seats": seats, "seed": seed is not None, "position": position}
    asked = {field: _FLAGS[field] for field, value in given.items() if value}
    if code is not None:
        asked |= {"options": "--code", "seed": "--code"}
    try:
        opened = open_match(game, setup, file, asked)
    except BadSetup as bad:
        raise Problem(str(bad)) from None
    try:
        _serve(opened)
    finally:
        opened.close()


def _serve(opened: Opened) -> None:
    from cavegames.headless import Session, serve

    for note in opened.notes:
        click.echo(note, err=True)
    if sys.stdin is None or sys.stdout is None:
        return
    try:
        serve(Session(opened.match, opened.seconds), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        drop_output()
