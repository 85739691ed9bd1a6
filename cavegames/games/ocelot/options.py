"""What is chosen before a match."""

from typing import Literal

from pydantic import Field

from cavegames.engine.game import GameOptions


class OcelotOptions(GameOptions):
    """The options of Sir Ocelot's Cave."""

    first: Literal["ocelot", "penguin", "random"] = Field(
        "ocelot",
        title="First turn",
        description="Who takes the first turn (OC-SET-2). Random: the seed decides.",
        json_schema_extra={
            "labels": {"ocelot": "Sir Ocelot", "penguin": "Professor Penguin", "random": "Random"}
        },
    )
