"""JSON from a stranger: what the standard reader lets pass though it is no JSON is refused."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from cavegames.engine.game import Json


def loads(data: bytes) -> Json:
    """The value of one JSON text in UTF-8. Raises ValueError, and nothing else, for whatever is none.

    Refused as well: NaN and infinities, a key given twice, half a surrogate pair, nesting too deep to read.
    """
    try:
        value = json.loads(
            data.decode("utf-8"),
            object_pairs_hook=_once,
            parse_constant=_no_number,
            parse_float=_finite,
        )
        if b"\\u" in data:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise ValueError("a key is given twice")
    return result


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number in JSON")


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError("a number is too large")
    return value
