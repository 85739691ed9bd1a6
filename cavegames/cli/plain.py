"""The way to plain mode, and whether it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

import click

from cavegames.cli.parts import drop_output

if TYPE_CHECKING:
    from cavegames.engine.journal import Reading
    from cavegames.engine.match import MatchSetup
    from cavegames.plain.console import Console


def wanted(flag: bool | None) -> bool:
    """Whether plain mode is asked for: by a command, else before it, else in the settings."""
    if flag is None:
        flag = click.get_current_context().find_root().params.get("plain")
    if flag is not None:
        return flag
    from cavegames.engine import places
    from cavegames.tui import settings_store

    return settings_store.wants_plain(places.settings_file())


def launch() -> None:
    """The launcher."""
    from cavegames.plain import launcher

    _talk(launcher.launch)


def begin(setup: MatchSetup, fixed: Collection[str]) -> None:
    """A match, new or gone on with. Of `setup`, what is not `fixed` (seats, options, seed) is asked for."""
    from cavegames.plain import launcher
    from cavegames.plain.starting import Given

    given = Given(
        seats=setup.seats if "seats" in fixed else None,
        options=setup.options if "options" in fixed else None,
        seed=setup.seed if "seed" in fixed else None,
        count=len(setup.seats) if {"options", "seed"} <= set(fixed) else None,
    )

    def talk(console: Console) -> None:
        if fixed or not launcher.offer_open_match(setup.game, console):
            launcher.begin(setup.game, console, given)

    _talk(talk)


def replay(reading: Reading) -> None:
    """The story of a match that was read from a file."""
    from cavegames.headless import Session
    from cavegames.plain import telling

    match = reading.match
    assert match is not None

    def talk(console: Console) -> None:
        console.say(*reading.notes, *telling.story(match), *telling.ending(Session(match)))

    _talk(talk)


def _talk(talk: Callable[[Console], None]) -> None:
    from cavegames.plain import run

    try:
        run(talk)
    except BrokenPipeError:
        drop_output()
