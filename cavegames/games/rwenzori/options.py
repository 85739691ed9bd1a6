"""What is chosen before a match: the options of a match of one, and one for each expansion that is there."""

from collections import defaultdict
from typing import Any, Literal

from pydantic import Field, JsonValue, create_model, model_validator

from cavegames.engine.game import GameOptions
from cavegames.engine.words import listed
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.components import SEATS
from cavegames.games.rwenzori.expansions.hooks import Offer

NORMALS = {"easy": 8, "medium": 5, "hard": 2, "crazy": 0}
"""Normal tiles in the Cave Deck by difficulty (RW-SOLO-1)."""

OFF = "off"
"""The value of an option of several expansions when none is chosen."""

_COUNTS = Literal["difficulty", "0", "1", "2", "3", "4", "5", "6", "7", "8"]


class BaseOptions(GameOptions):
    """The options without expansions; they matter in a match of one only."""

    difficulty: Literal["easy", "medium", "hard", "crazy"] = Field(
        "easy",
        title="Difficulty",
        description="How many normal tiles help you out of the Cave Deck (RW-SOLO-1): 8, 5, 2 or none.",
        json_schema_extra={"labels": {"crazy": "Crazy hard"}, "seats": [1]},
    )
    normals: _COUNTS = Field(
        "difficulty",
        title="Normal tiles",
        description="How many are in the Cave Deck: as the difficulty says, or your own number (RW-SOLO-1).",
        json_schema_extra={"labels": {"difficulty": "As the difficulty says"}, "seats": [1]},
    )
    cave: Literal["program", "hand"] = Field(
        "program",
        title="Cave tiles",
        description="The program places them where it thinks they hurt most, or you do (RW-SOLO-8).",
        json_schema_extra={"labels": {"program": "By the program", "hand": "By hand"}, "seats": [1]},
    )

    @property
    def cave_normals(self) -> int:
        """Normal tiles in the Cave Deck (RW-SOLO-1)."""
        return NORMALS[self.difficulty] if self.normals == "difficulty" else int(self.normals)

    def chosen(self, seats: int) -> tuple[str, ...]:
        """The ids of the expansions chosen, ascending; one that is not for so many seats is left out."""
        found = (name for name, offer in _offers().items() if self._has(offer))
        return tuple(sorted(name for name in found if _is_for(_offers()[name], seats)))

    def _has(self, offer: Offer) -> bool:
        return bool(getattr(self, offer.option) == offer.value)

    @model_validator(mode="after")
    def _go_together(self) -> "BaseOptions":
        """Refuse an expansion without the one that it needs, with its reason."""
        chosen = {name: offer for name, offer in _offers().items() if self._has(offer)}
        for offer in chosen.values():
            if offer.needs is not None and offer.needs[0] not in chosen:
                raise ValueError(offer.needs[1])
        return self


def _offers() -> dict[str, Offer]:
    return {name: expansion.offer for name, expansion in expansions.known().items()}


def _is_for(offer: Offer, seats: int) -> bool:
    return offer.seats is None or seats in offer.seats


def _option(offers: list[Offer]) -> tuple[Any, Any]:
    """The type of an option and its field: a bool for one expansion, else a choice of several or none."""
    first = offers[0]
    plain = first.value is True
    labels = {"on" if plain else str(offer.value): offer.label for offer in offers}
    counts = range(1, len(SEATS) + 1)
    seats: list[JsonValue] = [count for count in counts if any(_is_for(offer, count) for offer in offers)]
    info = Field(
        False if plain else OFF,
        title=first.title,
        description=" ".join(dict.fromkeys(offer.help for offer in offers)),
        json_schema_extra={"labels": {"off": "No", **labels}, "seats": seats, "helps": _helps(offers)},
    )
    return (bool if plain else Literal[(OFF, *(offer.value for offer in offers))]), info


def _helps(offers: list[Offer]) -> dict[str, JsonValue]:
    """What each of several values means; none where one sentence says it all."""
    if len(offers) == 1:
        return {}
    labels = listed([offer.label for offer in offers])
    helps: dict[str, JsonValue] = {str(offer.value): offer.help for offer in offers}
    return {OFF: f"No {offers[0].title}. Its ways: {labels}.", **helps}


def _fields() -> dict[str, Any]:
    by_option: defaultdict[str, list[Offer]] = defaultdict(list)
    for offer in _offers().values():
        by_option[offer.option].append(offer)
    return {name: _option(offers) for name, offers in by_option.items()}


RwenzoriOptions: type[BaseOptions] = create_model("RwenzoriOptions", __base__=BaseOptions, **_fields())
"""The options of Caves of Rwenzori."""
