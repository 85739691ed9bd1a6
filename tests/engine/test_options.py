"""Options as fields and from text."""

from typing import Literal

import pytest
from pydantic import Field, model_validator

from cavegames.engine import options, registry
from cavegames.engine.game import GameOptions


class Sample(GameOptions):
    fog: bool = Field(False, title="Fog", description="Hides what is far.")
    depth: Literal[3, 5] = Field(3, title="Depth", json_schema_extra={"labels": {"3": "Shallow"}})

    @model_validator(mode="after")
    def no_deep_fog(self) -> "Sample":
        if self.fog and self.depth == 5:
            raise ValueError("fog needs a shallow cave")
        return self


class Unfit(GameOptions):
    name: str = "x"


def test_own_options_come_before_those_of_every_game() -> None:
    assert [field.name for field in options.fields(Sample)] == ["fog", "depth", "undo"]


def test_a_field_says_what_can_be_chosen() -> None:
    fog, depth, undo = options.fields(Sample)
    assert fog == options.OptionField(
        "fog", "Fog", "Hides what is far.", False, ((False, "Off"), (True, "On"))
    )
    assert depth.choices == ((3, "Shallow"), (5, "5"))
    assert undo.label("free") == "Free"


def test_options_are_read_from_text() -> None:
    assert options.parse(Sample, {"fog": "ON ", "undo": "free"}) == Sample(fog=True, undo="free")
    assert options.parse(Sample, {}) == Sample()
    assert options.parse(Sample, {"depth": "5"}) == Sample(depth=5)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"mist": "on"}, "no option 'mist'. The options are: fog, depth, undo"),
        ({"fog": "maybe"}, "fog cannot be 'maybe'. Choose one of: off, on"),
        ({"depth": "4"}, "Choose one of: 3, 5"),
        ({"depth": "5" * 10_000}, "Choose one of: 3, 5"),
        ({"fog": "on", "depth": "5"}, "fog needs a shallow cave"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_a_sentence(given: dict[str, str], why: str) -> None:
    with pytest.raises(options.BadOption) as error:
        options.parse(Sample, given)
    assert why in str(error.value)
    assert len(str(error.value)) < 200


def test_an_option_of_another_kind_is_a_fault_of_the_game() -> None:
    with pytest.raises(TypeError, match="option name"):
        options.fields(Unfit)


def needed(game_id: str, name: str) -> dict[str, str]:
    """What some values of an option cannot be without."""
    return {"sheet": "on"} if game_id == "rwenzori" and name in ("lava", "treasure") else {}


@pytest.mark.parametrize("game_id", [info.id for info in registry.GAMES])
def test_each_option_of_each_game_is_explained_and_parsed(game_id: str) -> None:
    game = registry.open_game(game_id)
    for field in options.fields(game.Options):
        assert field.title
        assert field.help.endswith(".")
        assert field.default in dict(field.choices)
        for value, label in field.choices:
            assert label
            assert field.meaning(value).endswith(".")
            texts = {**needed(game_id, field.name), field.name: options.as_text(value)}
            assert getattr(options.parse(game.Options, texts), field.name) == value
