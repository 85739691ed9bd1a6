"""Every clause of a finished game is tested, and every refusal names a clause that is there."""

import ast
import re
from pathlib import Path

import pytest

from cavegames.engine import registry, rules

ROOT = Path(__file__).parents[2]
PREFIXES = [*(info.clauses for info in registry.GAMES), rules.GENERAL]
_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[A-Z]+(?:-[0-9]+)?\b")


def marked() -> set[str]:
    """The ids in `@pytest.mark.clause("…")` on test functions, in all test modules."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found |= {clause for mark in node.decorator_list for clause in clause_of(mark)}
    return found


def clause_of(mark: ast.expr) -> list[str]:
    """The id that a decorator gives, if it is a clause mark."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
        return [ast.literal_eval(argument) for argument in mark.args]
    return []


def named() -> dict[str, str]:
    """Each clause id written anywhere in the code, and a file that names it."""
    return {
        clause: path.name
        for path in (ROOT / "cavegames").rglob("*.py")
        for clause in _ID.findall(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("prefix", PREFIXES)
def test_each_clause_has_a_test(prefix: str) -> None:
    assert {clause.id for clause in rules.clauses(prefix)} - marked() == set()


def test_each_mark_names_a_clause() -> None:
    known = {clause.id for prefix in PREFIXES for clause in rules.clauses(prefix)}
    assert marked() - known == set()


def test_the_code_names_only_clauses_that_are_there() -> None:
    known = {clause.id for prefix in PREFIXES for clause in rules.clauses(prefix)}
    assert {clause: file for clause, file in named().items() if clause not in known} == {}


def test_each_clause_is_named_in_the_code() -> None:
    """A clause that no function, refusal or docstring names is a rule that nobody built."""
    for prefix in PREFIXES:
        spans = spelled_out()
        assert [clause.id for clause in rules.clauses(prefix) if clause.id not in spans] == []


def spelled_out() -> set[str]:
    """The ids named in the code, with `OC-COLL-1 to OC-COLL-5` taken as all five."""
    found = set(named())
    for path in (ROOT / "cavegames").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for stem, first, last in re.findall(r"([A-Z]+-[A-Z]+-)(\d+) to (?:\1)?(\d+)", text):
            found |= {f"{stem}{number}" for number in range(int(first), int(last) + 1)}
    return found
