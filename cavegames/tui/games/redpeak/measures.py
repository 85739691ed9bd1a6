"""How large the island is drawn."""

from collections.abc import Sequence

from cavegames.tui.looks import Size, Space, Spaces

SPACES: Spaces = {Size.S: Space(5, 1), Size.M: Space(7, 2), Size.L: Space(9, 3)}
"""One space of the island."""

COLUMNS, ROWS = 9, 13
"""Columns and rows of the island with the camp and the docks."""

ROW_NAMES: Sequence[str] = ("", *(str(row) for row in range(1, ROWS - 1)), "")
"""The names of the rows: camp and docks have none (`Board.name`)."""
