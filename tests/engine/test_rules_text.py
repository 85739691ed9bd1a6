"""The rules text and its reader."""

import pytest

from cavegames.engine import registry, rules

EACH = [*(info.id for info in registry.GAMES), "general"]


@pytest.mark.parametrize("name", EACH)
def test_every_chapter_has_something_to_read_and_clauses_with_a_text_and_a_source(name: str) -> None:
    for chapter in rules.chapters(name):
        assert chapter.title
        assert chapter.clauses or chapter.intro
        for clause in chapter.clauses:
            assert clause.chapter == chapter.title
            assert clause.source in (rules.BOOK, rules.HOUSE)
            assert clause.text.endswith(".")
            assert "\n" not in clause.text


@pytest.mark.parametrize("prefix", [*(info.clauses for info in registry.GAMES), rules.GENERAL])
def test_ids_are_unique_and_have_the_prefix(prefix: str) -> None:
    ids = [clause.id for clause in rules.clauses(prefix)]
    assert len(set(ids)) == len(ids)
    assert all(clause_id.startswith(f"{prefix}-") for clause_id in ids)


def test_a_clause_is_found_by_its_id() -> None:
    found = rules.clause("GEN-RESIGN")
    assert found.chapter == "Giving up"
    assert found.source == "house"
    assert found.text.startswith("A player may give up")
    assert "The other player wins, or all others where there are several" in found.text


@pytest.mark.parametrize("ask", ["", "XX-1", "GEN-NONE", "GEN", "general"])
def test_a_clause_that_is_not_there(ask: str) -> None:
    with pytest.raises(rules.UnknownRules):
        rules.clause(ask)


@pytest.mark.parametrize("ask", ["", "chess", "../themes/dark", "GEN"])
def test_rules_that_are_not_there(ask: str) -> None:
    with pytest.raises(rules.UnknownRules):
        rules.chapters(ask)


def test_a_chapter_keeps_its_introduction() -> None:
    intro = next(chapter.intro for chapter in rules.chapters("ocelot") if chapter.title == "Components")
    assert "o 1 1 1 1 1 1 1 1 1 @" in intro
    assert "- **" not in intro


def test_the_game_is_told_in_one_minute_before_its_clauses() -> None:
    first = rules.chapters("ocelot")[0]
    assert (first.title, first.clauses) == ("In one minute", ())
    assert 6 <= first.intro.count(".") <= 8
