"""Geodes and celestites (OC-GEO-1, OC-CEL-1, OC-CEL-2)."""

from dataclasses import replace

import pytest
from ocelot_situations import (
    GAME,
    NAMES,
    OCELOT,
    PENGUIN,
    allowed,
    amethyst,
    happens,
    play,
    refused,
    situation,
    square,
)

from cavegames.games.ocelot.components import Token
from cavegames.games.ocelot.events import AmethystDrawn, BagEmpty, Taken

CENTRES = {
    "blue": ("f6", "A:compass@f1 B:lamp@a6 C:pickaxe@f11"),
    "green": ("m5", "A:compass@m2 B:lamp@p5 C:pickaxe@m8"),
    "red": ("n10", "A:compass@n7 B:lamp@k10 C:pickaxe@n13"),
}
"""A space in each cave, and three tools that see it."""


@pytest.mark.clause("OC-GEO-1")
@pytest.mark.parametrize(("colour", "level"), [("blue", 1), ("green", 2), ("red", 3)])
def test_a_geode_goes_to_the_box_and_draws_from_the_bag_of_its_level(colour: str, level: int) -> None:
    cell, tools = CENTRES[colour]
    state = situation(tokens=f"geode@{cell}", tools=tools, placed=True)
    top = state.bags[level - 1][-1]
    after = play(state, f"take@{cell}")
    assert after.amethysts == ((top,), ())
    assert after.bags[level - 1] == state.bags[level - 1][:-1]
    assert after.geodes == 1
    assert sum(after.gems[OCELOT]) == 0
    assert happens(state, f"take@{cell}") == (
        Taken(OCELOT, Token.GEODE, square(cell)),
        AmethystDrawn(OCELOT, top, geode=True),
    )


@pytest.mark.clause("OC-GEO-1")
def test_only_the_owner_is_told_what_was_drawn() -> None:
    event = AmethystDrawn(OCELOT, amethyst("green:threes"), geode=True)
    assert GAME.tell(event, NAMES, OCELOT) == "Ada draws a green amethyst for the geode: THREES."
    for other in (PENGUIN, None):
        assert GAME.tell(event, NAMES, other) == "Ada draws a green amethyst for the geode."


@pytest.mark.clause("OC-GEO-1")
def test_drawing_is_the_one_thing_that_bars_undo() -> None:
    cell, tools = CENTRES["blue"]
    drawn = happens(situation(tokens=f"geode@{cell}", tools=tools, placed=True), f"take@{cell}")
    assert [event.reveals for event in drawn] == [False, True]
    taken = happens(situation(tokens=f"opal@{cell}", tools=tools, placed=True), f"take@{cell}")
    placed = happens(situation(), "A:lamp@f1")
    end = happens(situation(placed=True), "end")
    assert not any(event.reveals for event in (*taken, *placed, *end))


@pytest.mark.clause("OC-GEO-1")
def test_a_geode_nobody_sees_well_stays_shut() -> None:
    refused(situation(tokens="geode@f6", tools="A:compass@f1 B:lamp@a6", placed=True), "take@f6", "OC-COLL-1")


def with_celestites(held: str, token: str) -> tuple[int, int]:
    """How many amethysts and celestites a player has after taking one more celestite."""
    cell, tools = CENTRES["blue"]
    state = situation(tokens=f"{token}@{cell}", tools=tools, placed=True, gems=(held, ""))
    after = play(state, f"take@{cell}")
    return len(after.amethysts[OCELOT]), sum(after.gems[OCELOT])


@pytest.mark.clause("OC-CEL-1")
@pytest.mark.parametrize(
    ("held", "token", "drawn"),
    [
        ("sun moon", "star", 1),
        ("moon star", "sun", 1),
        ("sun sun", "moon", 0),
        ("sun moon star", "sun", 0),
        ("sun moon star sun moon", "star", 1),
        ("sun sun moon moon star", "star", 1),
        ("moon moon star star", "sun", 1),
    ],
)
def test_each_full_set_draws_once_and_the_celestites_are_kept(held: str, token: str, drawn: int) -> None:
    assert with_celestites(held, token) == (drawn, len(held.split()) + 1)


@pytest.mark.clause("OC-CEL-1")
def test_it_is_drawn_from_the_blue_bag_and_hidden() -> None:
    cell, tools = CENTRES["blue"]
    state = situation(tokens=f"star@{cell}", tools=tools, placed=True, gems=("sun moon", ""))
    event = happens(state, f"take@{cell}")[-1]
    assert event == AmethystDrawn(OCELOT, state.bags[0][-1], geode=False)
    assert event.reveals
    assert GAME.tell(event, NAMES) == "Ada draws a blue amethyst for a set of sun, moon and star."


@pytest.mark.clause("OC-CEL-1")
def test_a_celestite_that_the_companion_gains_counts() -> None:
    state = situation(tokens="star@f6", gems=("sun moon", ""))
    assert len(play(state, "companion@f6").amethysts[OCELOT]) == 1


@pytest.mark.clause("OC-CEL-1")
def test_the_celestites_of_the_other_player_do_not_count() -> None:
    state = situation(tokens="star@f6", gems=("sun", "moon"))
    assert play(state, "companion@f6").amethysts == ((), ())


@pytest.mark.clause("OC-CEL-2")
def test_an_empty_bag_gives_nothing() -> None:
    cell, tools = CENTRES["red"]
    state = situation(tokens=f"geode@{cell}", tools=tools, placed=True)
    state = replace(state, bags=(*state.bags[:2], ()))
    assert allowed(state, f"take@{cell}")
    events = happens(state, f"take@{cell}")
    assert events[-1] == BagEmpty(OCELOT, 3)
    assert GAME.tell(events[-1], NAMES) == "The red bag is empty, so Ada draws nothing."
    assert play(state, f"take@{cell}").amethysts == ((), ())
