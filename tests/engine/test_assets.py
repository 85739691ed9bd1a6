"""The assets that ship with the program."""

from pathlib import Path

import pytest

from cavegames.engine import assets


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A package folder of the test's own."""
    package = tmp_path / "site" / "cavegames"
    package.mkdir(parents=True)
    monkeypatch.setattr(assets, "files", lambda _: package)
    monkeypatch.setattr(assets, "root", assets.root.__wrapped__)
    return package


def test_the_assets_are_there() -> None:
    assert assets.table("ocelot/tokens.toml")["tools"]["each"] > 0
    assert "OC-" in assets.text("rules/ocelot.md")


def test_inside_the_package_they_are_taken_from_there(fresh: Path) -> None:
    (fresh / "assets").mkdir()
    (fresh.parent / "assets").mkdir()
    (fresh / "assets" / "a.txt").write_text("Höhle", encoding="utf-8")
    assert assets.text("a.txt") == "Höhle"


def test_in_a_checkout_they_are_taken_from_beside_it(fresh: Path) -> None:
    (fresh.parent / "assets").mkdir()
    (fresh.parent / "assets" / "a.toml").write_text("deep = 3")
    assert assets.table("a.toml") == {"deep": 3}


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(OSError, match="nothing"):
        assets.text("nothing.md")
