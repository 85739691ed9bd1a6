"""Points and the winner (OC-SCORE-1 to OC-SCORE-7)."""

import pytest
from ocelot_situations import GAME, NAMES, OCELOT, PENGUIN, ended, situation

from cavegames.engine.game import Outcome, Term
from cavegames.games.ocelot.scoring import terms
from cavegames.games.ocelot.state import State


def outcome(state: State) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    return found


def score(gems: str = "", amethysts: str = "", tokens: str = "") -> int:
    return outcome(ended(gems=(gems, ""), amethysts=(amethysts, ""), tokens=tokens)).total(OCELOT)


@pytest.mark.clause("OC-SCORE-1")
def test_the_points_of_gems_and_amethysts_are_added() -> None:
    assert score("crystal sun opal emerald beryl") == 1 + 1 + 3 + 5 + 7
    assert score(amethysts="blue:2 green:6 red:8") == 16
    assert score("opal opal", "blue:4") == 10
    assert score() == 0


@pytest.mark.clause("OC-SCORE-1")
def test_term_by_term() -> None:
    gems = "crystal crystal sun moon opal opal opal emerald beryl"
    found = outcome(ended(gems=(gems, ""), amethysts=("blue:4 red:7", ""))).scores[OCELOT]
    assert found == (
        Term("2 rock crystals", 2, "OC-COMP-5"),
        Term("2 celestites", 2, "OC-COMP-5"),
        Term("3 opals", 9, "OC-COMP-5"),
        Term("1 emerald", 5, "OC-COMP-5"),
        Term("1 red beryl", 7, "OC-COMP-5"),
        Term("blue amethyst 4", 4, "OC-SCORE-1"),
        Term("red amethyst 7", 7, "OC-SCORE-1"),
    )


@pytest.mark.clause("OC-SCORE-2")
def test_ones_counts_the_gems_that_show_a_one() -> None:
    gems = "crystal crystal sun moon star opal emerald"
    assert score(gems, "blue:ones") == score(gems) + 5
    assert score(gems, "blue:ones blue:2") == score(gems, "blue:2") + 5
    assert score(gems, "blue:ones blue:1") == score(gems) + 1 + 6, "an amethyst that shows 1 would count"
    assert score("opal", "blue:ones") == 3


@pytest.mark.clause("OC-SCORE-3")
def test_threes_counts_opals_and_amethysts_that_show_a_three() -> None:
    gems = "opal opal crystal beryl"
    assert score(gems, "green:threes") == score(gems) + 2
    assert score(gems, "green:threes blue:3 blue:3") == score(gems, "blue:3 blue:3") + 4
    assert score("crystal", "green:threes blue:2") == 3


LEFT = "opal@f6 crystal@f7 sun@f8 beryl@m5 emerald@n10 opal@n9"
"""Three gems left in the blue cave, one in the green cave, two in the red cave."""


@pytest.mark.clause("OC-SCORE-4")
def test_left_blue_counts_what_is_left_in_the_blue_cave() -> None:
    assert score(amethysts="blue:left-blue", tokens=LEFT) == 3
    assert score(amethysts="blue:left-blue") == 0


@pytest.mark.clause("OC-SCORE-5")
def test_left_deep_counts_two_for_each_gem_left_in_the_deeper_caves() -> None:
    assert score(amethysts="green:left-deep", tokens=LEFT) == 6
    assert score(amethysts="green:left-deep", tokens="opal@f6") == 0


@pytest.mark.clause("OC-SCORE-6")
def test_a_geode_does_not_count_as_left() -> None:
    assert score(amethysts="blue:left-blue", tokens="geode@f6 opal@f7") == 1
    assert score(amethysts="green:left-deep", tokens="geode@m5 geode@n10 opal@n9") == 2


@pytest.mark.clause("OC-SCORE-7")
def test_most_points_win() -> None:
    result = outcome(ended(gems=("opal", "emerald")))
    assert (result.winners, result.clause, result.reason) == ((PENGUIN,), "OC-SCORE-7", "More points")
    result = outcome(ended(gems=("emerald", ""), amethysts=("", "blue:2 blue:2")))
    assert result.winners == (OCELOT,), "more amethysts alone do not help"


@pytest.mark.clause("OC-SCORE-7")
def test_a_tie_goes_to_more_amethysts() -> None:
    result = outcome(ended(gems=("crystal opal", ""), amethysts=("", "blue:4")))
    assert (result.winners, result.reason) == ((PENGUIN,), "Equal points, more amethysts")


@pytest.mark.clause("OC-SCORE-7")
def test_still_tied_both_win() -> None:
    result = outcome(ended(gems=("opal", "opal"), amethysts=("blue:4", "green:4")))
    assert (result.winners, result.reason) == ((OCELOT, PENGUIN), "Equal points, equal amethysts")


@pytest.mark.clause("OC-SCORE-7")
def test_the_prompt_says_how_it_ended() -> None:
    won = GAME.prompt(ended(gems=("opal", "emerald")), NAMES)
    assert (won.text, won.clause) == ("The match is over: Ben wins 5 to 3. More points.", "OC-SCORE-7")
    shared = GAME.prompt(ended(gems=("opal", "opal")), NAMES)
    assert shared.text == "The match is over: Ada and Ben share the victory with 3 points each."


@pytest.mark.clause("OC-SCORE-7")
def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(situation(turn=31, placed=True)) is None


def test_the_score_so_far_leaves_hidden_amethysts_open() -> None:
    state = GAME.observe(situation(gems=("opal", ""), amethysts=("blue:4", "green:6 red:8")), OCELOT)
    assert sum(term.points for term in terms(state, OCELOT)) == 7
    assert terms(state, PENGUIN) == (Term("2 hidden amethysts", 0, "OC-HIDE-1"),)
