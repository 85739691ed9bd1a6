"""What is chosen before a match."""

from typing import Literal

from pydantic import Field

from cavegames.engine.game import GameOptions

NORMALS = {"easy": 8, "medium": 5, "hard": 2, "crazy": 0}
"""Normal tiles in the Cave Deck by difficulty (RW-SOLO-1)."""

_COUNTS = Literal["difficulty", "0", "1", "2", "3", "4", "5", "6", "7", "8"]


class RwenzoriOptions(GameOptions):
    """The options of Caves of Rwenzori; they matter in a match of one only."""

    difficulty: Literal["easy", "medium", "hard", "crazy"] = Field(
        "easy",
        title="Difficulty",
        description="How many normal tiles help you out of the Cave Deck (RW-SOLO-1): 8, 5, 2 or none.",
        json_schema_extra={"labels": {"crazy": "Crazy hard"}, "seats": 1},
    )
    normals: _COUNTS = Field(
        "difficulty",
        title="Normal tiles",
        description="How many are in the Cave Deck: as the difficulty says, or your own number (RW-SOLO-1).",
        json_schema_extra={"labels": {"difficulty": "As the difficulty says"}, "seats": 1},
    )
    cave: Literal["program", "hand"] = Field(
        "program",
        title="Cave tiles",
        description="The program places them where it thinks they hurt most, or you do (RW-SOLO-8).",
        json_schema_extra={"labels": {"program": "By the program", "hand": "By hand"}, "seats": 1},
    )

    @property
    def cave_normals(self) -> int:
        """Normal tiles in the Cave Deck (RW-SOLO-1)."""
        return NORMALS[self.difficulty] if self.normals == "difficulty" else int(self.normals)
