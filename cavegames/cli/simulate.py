"""`cavegames simulate`: many matches between computer players."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from cavegames.cli.parts import GAME, OPTION, SEED, Problem

if TYPE_CHECKING:
    from cavegames.engine.game import AnyGame
    from cavegames.simulate import Plan, Result

INTERRUPTED = 130
"""The exit code after Ctrl+C."""


@click.command()
@GAME
@click.option("--matches", type=click.IntRange(1), required=True, metavar="N", help="How many.")
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar="SEAT=NAME",
    help="The computer player of a seat; `random` on seats not named. `cavegames list` shows both.",
)
@click.option(
    "--seats",
    "count",
    type=int,
    metavar="N",
    help="How many seats; without it as few as the game allows with those named.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, metavar="J", help="Processes."
)
@click.option(
    "--pace",
    type=click.FloatRange(0, 3600),
    default=0.0,
    show_default=True,
    metavar="S",
    help="Seconds that each move takes where a real clock runs, so that its time is up now and then; with 0 "
    "it never is. Nothing waits.",
)
@SEED
@OPTION
@click.option("--json", "machine", is_flag=True, help="One JSON object instead of a table.")
def simulate(
    *,
    game: AnyGame,
    matches: int,
    players: Sequence[str],
    count: int | None,
    jobs: int,
    pace: float,
    seed: int | None,
    options: Sequence[str],
    machine: bool,
) -> None:
    """Let computer players play GAME many times.

    The same seed gives the same results whatever the number of jobs. Ctrl+C shows what is done so far.

    \b
    Examples:
      cavegames simulate ignis --matches 100 --player caver=planner
      cavegames simulate ocelot --matches 100 --player ocelot=greedy
      cavegames simulate ocelot --matches 1000 --jobs 4 --json \\
          --player ocelot=greedy --player penguin=greedy
    """
    from cavegames.headless.setup import BadSetup, random_seed, read_options, read_players
    from cavegames.simulate import Plan

    try:
        chosen, named = read_options(game, options), read_players(game, players, count)
    except BadSetup as bad:
        raise Problem(str(bad)) from None
    plan = Plan(game.info.id, chosen, named, random_seed() if seed is None else seed, matches, pace)
    results: list[Result] = []
    started = time.perf_counter()
    interrupted = _play(plan, jobs, results)
    _say(game, plan, results, time.perf_counter() - started, machine)
    sys.exit(INTERRUPTED if interrupted else 0)


def _play(plan: Plan, jobs: int, results: list[Result]) -> bool:
    """Fill `results`; says whether Ctrl+C came before they were complete."""
    from cavegames.simulate import run

    try:
        with _progress(run(plan, jobs), plan.matches) as arriving:
            for result in arriving:
                results.append(result)
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def _progress(results: Iterator[Result], matches: int) -> Iterator[Iterator[Result]]:
    """The results, with a bar on standard error where a person looks on."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield results
        return
    with click.progressbar(results, length=matches, label="matches", file=sys.stderr) as bar:
        yield iter(bar)


def _say(game: AnyGame, plan: Plan, results: Sequence[Result], seconds: float, machine: bool) -> None:
    from cavegames.simulate import figures, report

    found = figures(game, plan, results)
    if machine:
        click.echo(json.dumps(report.as_json(plan, found, seconds)))
    else:
        click.echo(report.as_text(plan, found, seconds))
