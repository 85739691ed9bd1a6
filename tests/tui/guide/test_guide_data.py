"""The guides: whole, legal, short enough for the smallest screen, and honest about what they show."""

from collections.abc import Callable
from textwrap import wrap
from typing import Any

import pytest

from cavegames.engine import assets, guides, registry
from cavegames.engine.guides import BadGuide, Guide
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Tool
from cavegames.games.redpeak.lava import spaces_left

GAMES = [info.id for info in registry.GAMES if guides.has(info.id)]
CARDS_WITH_COMPASS = {at for at, card in enumerate(CARDS) if Tool.COMPASS in card.tools}
Change = Callable[[dict[str, Any]], object]


def _guide(game: str) -> Guide:
    return guides.guide(game)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_the_end_of_the_match(game: str) -> None:
    guide = _guide(game)
    assert guide.game == game
    assert guide.match_at(len(guide.steps) - 1).outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_concept_is_shown_and_every_shown_one_is_named(game: str) -> None:
    guide = _guide(game)
    assert {concept for step in guide.steps for concept in step.shows} == set(guide.concepts)


@pytest.mark.parametrize("game", GAMES)
def test_the_words_fit_the_smallest_screen(game: str) -> None:
    guide = _guide(game)
    for number, step in enumerate(guide.steps, 1):
        told = wrap(f"{number}/{len(guide.steps)}  {' '.join(step.say.split())}", 76)
        assert len(told) + len(wrap(step.ask, 76)) <= 4, number
        assert len(step.ask) <= 76, number
        assert len(wrap(f"{step.other} {step.hint} i shows the move.", 70)) <= 3, number


@pytest.mark.parametrize("game", GAMES)
def test_it_reads_in_the_time_it_claims(game: str) -> None:
    guide = _guide(game)
    words = sum(len(f"{step.say} {step.ask}".split()) for step in guide.steps)
    acts = sum(max(1, len(step.play)) for step in guide.steps)
    # 180 words and seven deeds a minute is an unhurried newcomer.
    assert guide.minutes / 2 <= words / 180 + acts / 7 <= guide.minutes


def test_the_match_of_sir_ocelot_shows_what_its_words_say() -> None:
    guide = _guide("ocelot")
    seen = {concept: guide.match_at(at) for at, step in enumerate(guide.steps) for concept in step.shows}
    mat = seen["shared spaces"].game.describe(seen["shared spaces"].state, "k6")
    assert "blue" in mat and "green" in mat
    assert "sun" in seen["celestite set"].game.describe(seen["taking"].state, "f3")
    assert len(seen["curtain"].state.amethysts[guide.seat]) == 1
    end = seen["scoring"].outcome
    assert end is not None and end.winners == (guide.seat,)


def test_the_match_of_red_peak_shows_what_its_words_say() -> None:
    guide = _guide("redpeak")
    seen = {
        concept: guide.match_at(at).state for at, step in enumerate(guide.steps) for concept in step.shows
    }
    assert CARDS_WITH_COMPASS.isdisjoint(card for hand in seen["needs"].hands for card in hand)
    assert seen["setback"].multis == 3
    assert (seen["no eruption"].flow, len(seen["no eruption"].aside)) == ((), 1)
    assert spaces_left(seen["buying"]) == 2
    assert TILES[seen["unseen cards"].path[0].tile].volcanoes == 0
    offered, kept = BOATS[seen["two boats"].offered], BOATS[seen["boat"].docks[0]]
    assert (offered.dock, offered.volcanoes) == (kept.dock, 0)
    assert kept.volcanoes == 2
    assert spaces_left(seen["double eruption"]) == 3
    assert seen["dock"].supply == tuple(tile for tile in seen["dock"].supply if not TILES[tile].curved)
    last = guide.match_at(len(guide.steps) - 1)
    assert last.outcome is not None and last.outcome.winners == (0, 1)


@pytest.mark.parametrize("game", GAMES)
def test_no_order_of_the_moves_of_a_step_comes_to_a_dead_end(game: str) -> None:
    guide = _guide(game)
    for at, step in enumerate(guide.steps):
        match = guide.match_at(at)
        _try_all(game, match.state, frozenset(match.game.read(move) for move in step.play))


def _try_all(game: str, state: Any, left: frozenset[Any]) -> None:
    """Play what is left in every order that the rules allow; something must always be legal."""
    played = registry.open_game(game)
    legal = [move for move in left if played.refusal(state, move) is None]
    assert legal or not left
    for move in legal:
        _try_all(game, played.apply(state, move).state, left - {move})


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["step"][1].update(play=["A:lamp@e5"]),
        lambda data: data["step"][1].update(play=["B:lamp@f1", "end", "end"]),
        lambda data: data["step"][1].update(hint=""),
        lambda data: data["step"][1].update(ask=""),
        lambda data: data["step"][1].update(do="undo"),
        lambda data: data["step"][0].update(shouts="hello"),
        lambda data: data["step"][0].update(do="undo", ask="Press u."),
        lambda data: data["step"][0].update(do="scores", ask="Press s."),
        lambda data: data["step"][3].update(
            moves=["B:pickaxe@b7"], play=["end"], ask="End.", hint="Press e."
        ),
        lambda data: data.update(concepts=[*data["concepts"], "juggling"]),
        lambda data: data.update(step=[]),
        lambda data: data.pop("seed"),
    ],
)
def test_a_guide_that_cannot_be_played_is_refused(change: Change) -> None:
    data = assets.table("guides/ocelot.toml")
    guides.checked(data)
    change(data)
    with pytest.raises(BadGuide):
        guides.checked(data)
