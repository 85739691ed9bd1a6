"""`cavegames replay`, `cavegames verify`, `cavegames where`: match files and where things lie."""

from pathlib import Path

import click

from cavegames.cli import plain as plain_mode
from cavegames.cli import screen
from cavegames.cli.parts import FILE, PLAIN, Problem


@click.command()
@click.argument("file", type=FILE)
@PLAIN
def replay(file: Path, plain: bool | None) -> None:
    """Show the match in FILE again, move by move.

    `cavegames where` says where the match files lie.

    \b
    Example:
      cavegames replay evening.jsonl
    """
    from cavegames.engine import journal

    in_plain = plain_mode.wanted(plain)
    if not in_plain:
        screen.need_terminal()
    reading = journal.read(file)
    if reading.match is None:
        raise Problem(reading.problem or f"{file} holds no match.")
    if in_plain:
        plain_mode.replay(reading)
    else:
        screen.show(replay=file)


@click.command()
@click.argument("file", type=FILE)
def verify(file: Path) -> None:
    """Check the match in FILE from end to end, and change nothing.

    Exit code 0 when every line is as it was written, 1 when not; what is wrong is said on standard error.

    \b
    Example:
      cavegames verify evening.jsonl
    """
    from cavegames.engine import journal

    report = journal.verify(file)
    click.echo(report.sentence, err=not report.ok)
    raise SystemExit(0 if report.ok else 1)


@click.command()
def where() -> None:
    """Say where settings, matches, records and the log lie."""
    from cavegames.engine import places

    click.echo(f"settings  {places.settings_file()}")
    click.echo(f"matches   {places.matches()}")
    click.echo(f"records   {places.records_file()}")
    click.echo(f"log       {places.log_file()}")
