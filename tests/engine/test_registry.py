"""The list of games."""

import re
import subprocess
import sys

import pytest

from cavegames.engine import registry
from cavegames.engine.game import Game
from tests.engine import tiny


def test_games_are_found_by_their_id() -> None:
    for entry in registry.GAMES:
        assert registry.info(entry.id) is entry
    assert registry.open_game("tiny") is tiny.GAME


def test_every_listed_game_opens_and_agrees_with_its_listing() -> None:
    for entry in registry.GAMES:
        game = registry.open_game(entry.id)
        assert isinstance(game, Game)
        assert game.info == entry


def test_ids_and_clause_prefixes_are_unique_and_fit_file_names() -> None:
    assert len({entry.id for entry in registry.GAMES}) == len(registry.GAMES)
    assert len({entry.clauses for entry in registry.GAMES}) == len(registry.GAMES)
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", entry.id) for entry in registry.GAMES)
    assert all(1 <= entry.seats_min <= entry.seats_max for entry in registry.GAMES)


@pytest.mark.parametrize("game_id", ["", "chess", "OCELOT", "../ocelot", "os:system"])
def test_an_unknown_game_is_a_sentence_that_lists_the_known(game_id: str) -> None:
    with pytest.raises(registry.UnknownGame, match=r"The games are: ocelot.*\."):
        registry.open_game(game_id)


def test_asking_for_the_list_imports_no_game() -> None:
    code = (
        "import sys; from cavegames.engine import registry; registry.info('ocelot');"
        "print([name for name in sys.modules if name.startswith('cavegames.games')])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout == "[]\n"
