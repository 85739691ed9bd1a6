"""`cavegames records`: the table, the rebuild, the export."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from cavegames.cli.parts import FILE, GameName, Problem

if TYPE_CHECKING:
    from cavegames.engine.game import AnyGame
    from cavegames.records import Records


class _ShowsByDefault(click.Group):
    """`records GAME` is `records show GAME`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put `show` before what is no command."""
        if not args or not (args[0] in self.commands or args[0].startswith("-")):
            args = ["show", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_ShowsByDefault)
def records() -> None:
    """Show the records, rebuild or export them.

    `cavegames records GAME` shows one game, without GAME all. Matches with free undo and those begun
    from a given position are practice and stand apart.

    \b
    Examples:
      cavegames records
      cavegames records ocelot
      cavegames records rebuild
      cavegames records export results.csv
    """


@records.command("show")
@click.argument("game", type=GameName(), metavar="[GAME]", required=False)
def show(game: AnyGame | None) -> None:
    """Show a table of played, won, best and streaks."""
    from cavegames.records import load
    from cavegames.records.report import table

    click.echo(table(_noted(load()), None if game is None else game.info.id))


@records.command("rebuild")
def rebuild() -> None:
    """Read all match files anew.

    Results are kept whose match file is gone.
    """
    from cavegames.records import rebuild as read_anew
    from cavegames.records.queries import matches

    count = len(matches(_noted(read_anew()).results))
    click.echo(f"The records hold {count} finished {'match' if count == 1 else 'matches'}.")


@records.command("export")
@click.argument("file", type=FILE)
@click.option("--game", type=GameName(), metavar="GAME", help="Only the matches of one game.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def export(file: Path, game: AnyGame | None, force: bool) -> None:
    """Write the records to FILE as CSV; - is the output."""
    from cavegames.records import load
    from cavegames.records.report import as_csv

    wanted = None if game is None else game.info.id
    found = [result for result in _noted(load()).results if wanted in (None, result.game)]
    data = as_csv(found).encode("utf-8")
    if str(file) == "-":
        click.echo(data, nl=False)
    else:
        _write(file, data, force)
        click.echo(f"{len(found)} results are in {file}.", err=True)


def _write(file: Path, data: bytes, force: bool) -> None:
    from cavegames.engine import safefiles
    from cavegames.engine.errors import because

    try:
        if force and file.exists():
            safefiles.replace(file, data)
        else:
            with file.open("xb") as new:
                new.write(data)
    except FileExistsError:
        raise Problem(f"{file} is there already. Name another file, or add --force.") from None
    except OSError as error:
        raise Problem(f"{file} cannot be written: {because(error)}.") from None


def _noted(loaded: Records) -> Records:
    """Say on standard error what there is to say."""
    for note in loaded.notes:
        click.echo(note, err=True)
    return loaded
