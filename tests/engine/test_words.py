"""Phrases that sentences of every game are made of."""

from cavegames.engine.words import counted, listed


def test_things_in_a_row() -> None:
    assert listed([]) == ""
    assert listed(["rope"]) == "rope"
    assert listed(["rope", "map"]) == "rope and map"
    assert listed(["rope", "map", "hat"], "or") == "rope, map or hat"


def test_so_many_of_a_thing() -> None:
    assert [counted(n, "card") for n in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]
