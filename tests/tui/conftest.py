"""Pilots wait until the app is at rest."""

from tests.tui import rest

rest.install()
