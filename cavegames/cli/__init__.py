"""The `cavegames` command. Nothing heavy is imported before it is needed: no screen, no game."""

import sys

import click

from cavegames import __version__
from cavegames.cli import files, games, headless, parts, play, records, screen, simulate
from cavegames.cli import plain as plain_mode


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", prog_name="cavegames", message="%(prog)s %(version)s")
@parts.PLAIN
@click.pass_context
def cli(context: click.Context, plain: bool | None) -> None:
    """Cave and volcano board games for the terminal.

    Without a command the launcher opens.

    \b
    Examples:
      cavegames                                 open the launcher
      cavegames play ocelot                     start a match at once
      cavegames play ocelot --seat Ada --seat Robo=greedy
      cavegames --plain                         the same by typed lines
      cavegames headless ocelot --seed 7        for bots: JSON lines
    """
    if context.invoked_subcommand is not None:
        return
    if plain_mode.wanted(plain):
        plain_mode.launch()
    else:
        screen.show()


for command in (
    play.play,
    games.list_games,
    files.replay,
    headless.headless,
    simulate.simulate,
    files.verify,
    records.records,
    files.where,
):
    cli.add_command(command)


def main() -> None:
    """Run the command with the arguments of the process, and end the process."""
    try:
        cli(prog_name="cavegames")
    except OSError as error:
        # A full disk behind the output, for one. Whatever it is, nobody is helped by a traceback.
        parts.drop_output()
        sys.exit(f"Error: {error.strerror or error}.")
