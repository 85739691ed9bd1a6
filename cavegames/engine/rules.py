"""The rules text of the games: clauses with ids, in chapters, read from `assets/rules/`.

A file is Markdown: a title, then chapters (`## Sight`), each with an introduction and clauses. A clause is
a list item that starts with its id and where it is from: `- **OC-SIGHT-1** (house) A tool looks …`.
"""

import re
from dataclasses import dataclass
from functools import cache

from cavegames.engine import assets, registry

GENERAL = "GEN"
"""The prefix of the clauses that hold in every game."""

BOOK, HOUSE = "book", "house"
"""Where a clause is from: the rulebook of the game, or this program where the book leaves a choice."""

_CLAUSE = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* \((book|house)\) (.+)")


class UnknownRules(LookupError):
    """There is no rules text or clause of that name; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its id, the title of its chapter, its text on one line, and BOOK or HOUSE."""

    id: str
    chapter: str
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """One page of the rules."""

    title: str
    intro: str
    """A paragraph or a drawing before the clauses, as Markdown; may be empty."""
    clauses: tuple[Clause, ...]


def chapters(game_id: str) -> tuple[Chapter, ...]:
    """The chapters of a game, or of `general`. Raises UnknownRules."""
    known = [info.id for info in registry.GAMES]
    if game_id not in (*known, "general"):
        raise UnknownRules(f"There are no rules called {game_id!r}.")
    return _read(game_id)


def clauses(prefix: str) -> tuple[Clause, ...]:
    """All clauses with that prefix, e.g. `OC` or `GEN`. Raises UnknownRules."""
    game_id = "general" if prefix == GENERAL else _game_of(prefix)
    return tuple(clause for chapter in chapters(game_id) for clause in chapter.clauses)


def clause(clause_id: str) -> Clause:
    """The clause with that id, e.g. `OC-COLL-1`. Raises UnknownRules."""
    for found in clauses(clause_id.partition("-")[0]):
        if found.id == clause_id:
            return found
    raise UnknownRules(f"There is no clause {clause_id!r}.")


def _game_of(prefix: str) -> str:
    for info in registry.GAMES:
        if info.clauses == prefix:
            return info.id
    raise UnknownRules(f"No game has clauses {prefix!r}.")


@cache
def _read(name: str) -> tuple[Chapter, ...]:
    _, *parts = re.split(r"^## ", assets.text(f"rules/{name}.md"), flags=re.MULTILINE)
    return tuple(map(_chapter, parts))


def _chapter(part: str) -> Chapter:
    title, _, body = part.partition("\n")
    intro, *items = re.split(r"^(?=- \*\*)", body, flags=re.MULTILINE)
    return Chapter(title.strip(), intro.strip(), tuple(_clause(title.strip(), item) for item in items))


def _clause(chapter: str, item: str) -> Clause:
    found = _CLAUSE.fullmatch(" ".join(item.split()))
    if found is None:
        raise ValueError(f"no clause: {item[:60]!r}")
    return Clause(found[1], chapter, found[3], found[2])
