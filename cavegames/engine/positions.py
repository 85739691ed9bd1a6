"""Reading the data of a position by its pydantic model, the same for every game."""

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from cavegames.engine import registry
from cavegames.engine.game import BadPosition

Given = TypeVar("Given", bound=BaseModel)


def parsed(model: type[Given], data: object, game_id: str) -> Given:
    """The data as `model` describes it. Raises BadPosition with a sentence that names the first fault."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise BadPosition(_sentence(error, registry.info(game_id).title)) from None


def _sentence(error: ValidationError, title: str) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    where = " / ".join(str(part)[:40] for part in first["loc"] if part != "[key]")
    return f"This is no position of {title}. {where or 'The whole'}: {first['msg']}."
