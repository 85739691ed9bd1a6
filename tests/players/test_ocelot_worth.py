"""What tokens are worth to a seat in the eyes of the greedy player."""

from dataclasses import replace

import pytest

from cavegames.games.ocelot.components import BAGS, HIDDEN, Amethyst, Token
from cavegames.games.ocelot.state import State
from cavegames.players.ocelot.worth import worth
from tests.players.help_ocelot import position, square


def value(view: State, name: str, seat: int = 0, viewer: int = 0) -> float:
    return worth(view, seat, viewer).spaces[square(name)]


def having(view: State, **gems: int) -> State:
    """The view with some gems in the hands of ocelot."""
    mine = tuple(gems.get(token.name.lower(), 0) for token in Token)
    return replace(view, gems=(mine, view.gems[1]))


@pytest.mark.parametrize(
    ("token", "points"), [(Token.CRYSTAL, 1), (Token.OPAL, 3), (Token.EMERALD, 5), (Token.BERYL, 7)]
)
def test_gems_are_worth_what_is_printed(token: Token, points: int) -> None:
    assert value(position({"f6": token}), "f6") == points
    assert value(position({"f6": token}), "f5") == 0


@pytest.mark.parametrize(
    ("face", "token", "points"),
    [
        ("ones", Token.CRYSTAL, 2),
        ("threes", Token.OPAL, 4),
        ("left-blue", Token.OPAL, 2),
        ("4", Token.OPAL, 3),
    ],
)
def test_specials_of_its_own_change_the_worth(face: str, token: Token, points: int) -> None:
    view = position({"f6": token}, amethysts=((Amethyst(1, face),), ()))
    assert value(view, "f6") == points
    assert value(view, "f6", seat=1, viewer=1) != points or face == "4"


def test_left_deep_counts_double_in_the_deep_caves_only() -> None:
    view = position({"f6": Token.OPAL, "m5": Token.OPAL}, amethysts=((Amethyst(2, "left-deep"),), ()))
    assert (value(view, "f6"), value(view, "m5")) == (3, 1)


def test_a_geode_is_worth_the_mean_of_what_may_be_in_the_bag() -> None:
    assert value(position({"m10": Token.GEODE}), "m10") == 7
    seen = position({"m10": Token.GEODE}, amethysts=((Amethyst(3, "8"),), ()))
    assert value(seen, "m10") == 6.5
    hidden = position({"m10": Token.GEODE}, amethysts=((), (Amethyst(3, HIDDEN),)))
    assert value(hidden, "m10") == 7


def test_a_geode_is_no_gem_so_left_blue_does_not_count_it() -> None:
    with_special = position({"f6": Token.GEODE}, amethysts=((Amethyst(1, "left-blue"),), ()))
    without = position({"f6": Token.GEODE}, amethysts=((Amethyst(1, "2"),), ()))
    rest = sum(int(stone.face) for stone in BAGS[0] if stone.face.isdigit())
    assert value(with_special, "f6") == pytest.approx(rest / 7)
    assert value(without, "f6") == pytest.approx((rest - 2) / 7)


def test_what_the_opponent_drew_counts_as_in_the_bag() -> None:
    """Its face is hidden, so it may be any."""
    view = position({"m10": Token.GEODE}, amethysts=((), (Amethyst(3, "8"),)))
    assert value(view, "m10", viewer=0) == 7
    assert value(view, "m10", seat=1, viewer=1) == 6.5


def test_a_celestite_that_completes_a_set_brings_a_whole_amethyst() -> None:
    view = position({"f6": Token.STAR, "f7": Token.GEODE})
    blue = value(view, "f7")
    assert value(having(view, sun=1, moon=1), "f6") == pytest.approx(
        1 + value(having(view, sun=1, moon=1), "f7")
    )
    assert 1 < value(having(position({"f6": Token.STAR, "f5": Token.MOON}), sun=1), "f6") < 1 + blue
    assert value(having(view, sun=1), "f6") == 1, "no moon is left, so no set can be made"
    assert value(having(view, star=1), "f6") == 1, "a second star does not help the first set"


def test_an_empty_bag_brings_nothing() -> None:
    drawn = tuple(BAGS[2])
    assert value(position({"m10": Token.GEODE}, amethysts=(drawn, ())), "m10") == 0
