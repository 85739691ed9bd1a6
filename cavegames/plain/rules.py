"""The rules to listen to: a clause, a chapter, or all of them."""

import re
from collections.abc import Iterator

from cavegames.engine import rules
from cavegames.engine.rules import Chapter, Clause

_DRAWING = re.compile(r"```.*?```", re.DOTALL)
_MARKS = re.compile(r"[`*]+")


def ask(game_id: str, wanted: str, clause_now: str | None = None) -> tuple[str, ...]:
    """What the rules say about a clause id, the name of a chapter, `all`, or nothing: what matters now."""
    chapters = (*rules.chapters(game_id), *rules.chapters("general"))
    key = wanted.casefold()
    if not key:
        return (*_now(clause_now), *_contents(chapters))
    if key == "all":
        return tuple(line for chapter in chapters for line in _chapter(chapter))
    for chapter in chapters:
        if chapter.title.casefold() == key:
            return tuple(_chapter(chapter))
        for clause in chapter.clauses:
            if clause.id.casefold() == key:
                return (_clause(clause),)
    found = [chapter for chapter in chapters if key in chapter.title.casefold()]
    if len(found) == 1:
        return tuple(_chapter(found[0]))
    return ("No clause or chapter is called so.", *_contents(chapters))


def _now(clause_now: str | None) -> Iterator[str]:
    if clause_now is not None:
        try:
            yield f"What matters now is {_clause(rules.clause(clause_now))}"
        except rules.UnknownRules:
            return


def _contents(chapters: tuple[Chapter, ...]) -> Iterator[str]:
    yield f"The chapters are: {', '.join(chapter.title for chapter in chapters)}."
    yield "Type rules and the name of a chapter, the name of a clause, or all."


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"{chapter.title}."
    text = _MARKS.sub("", _DRAWING.sub("(A drawing is left out here.)", chapter.intro))
    for paragraph in filter(None, map(str.split, text.split("\n\n"))):
        yield " ".join(paragraph)
    yield from map(_clause, chapter.clauses)


def _clause(clause: Clause) -> str:
    return f"{clause.id}: {_MARKS.sub('', clause.text)}"
