"""What is chosen before a match (RP-TABLE-1, RP-TABLE-2 and the variants)."""

from typing import Literal

from pydantic import Field

from cavegames.engine.game import GameOptions


class RedPeakOptions(GameOptions):
    """The options of Red Peak."""

    hands: Literal["open", "closed"] = Field(
        "closed",
        title="Hands",
        description="Open: all hands lie open in the daytime. Closed: everybody looks at their own alone.",
    )
    sand: Literal["90", "120", "180", "off"] = Field(
        "90",
        title="Sand",
        description="Seconds that the hourglass gives you each day. 90 is the rule.",
        json_schema_extra={"labels": {"90": "90 s", "120": "120 s", "180": "180 s", "off": "No clock"}},
    )
    bonus: bool = Field(
        False, title="Bonus tiles", description="Four bonus tiles lie face down on the clearings."
    )
    quests: Literal[0, 1, 2, 3, 4, 5, 6, 7] = Field(
        0,
        title="Quests",
        description="On the other side of the board the path must visit so many places. 3 is the rule there.",
        json_schema_extra={"labels": {"0": "None, front side"}},
    )
