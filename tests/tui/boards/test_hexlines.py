"""A small table with a bit of everything, as text: what the looks `line` and `ascii` draw."""

from pathlib import Path

import pytest

from cavegames.tui import palette
from cavegames.tui.boards.hexcells import CaveTile, Gap, Ground, Mark
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.boards.hexstill import still
from cavegames.tui.looks import Look, Size

TABLE = {
    (0, 0): CaveTile(0b001011, fallen=0b010000, meeples=(1, 3)),
    (1, 0): CaveTile(0b011010, sign=Sign.PLUS_2, meeples=(0,), active=0),
    (2, 0): CaveTile(0, Ground.UNKNOWN, Sign.UNKNOWN, owner=2),
    (-1, 1): CaveTile(0b000001, Ground.WATER, Sign.DIVE),
    (0, 1): Gap(Mark.TARGET),
    (1, 1): CaveTile(0b101101, sign=Sign.SWING, ghost=True),
    (2, 1): Gap(Mark.AGAINST, victim=3),
}


EXPECTED = Path(__file__).with_name("hexlines.txt").read_text(encoding="utf-8")


def expected(look: Look, size: Size) -> str:
    """What the file says after the line with look and size."""
    return EXPECTED.split(f"== {look} {size}\n")[1].split("==")[0]


@pytest.mark.parametrize("look", [Look.LINE, Look.ASCII])
@pytest.mark.parametrize("size", [Size.S, Size.M, Size.L])
def test_a_table_in_characters(look: Look, size: Size) -> None:
    drawn = still(TABLE, CavePainter(), size, look, palette.DEFAULT)
    assert "".join(f"{strip.text.rstrip()}\n" for strip in drawn) == expected(look, size)


def test_nothing_is_drawn_of_no_hexes() -> None:
    assert still({}, CavePainter(), Size.M, Look.LINE, palette.DEFAULT) == []
