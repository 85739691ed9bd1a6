"""Checksums of positions."""

import json
from hashlib import sha256

from cavegames.engine.game import Json

DIGITS = 8
"""Hexadecimal digits of a checksum."""


def canonical(data: Json) -> str:
    """The one JSON text of plain data: keys sorted, no spaces, 7-bit. Raises ValueError for NaN."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def of(data: Json) -> str:
    """The checksum of plain data, 8 hexadecimal digits: the start of the SHA-256 of its canonical text."""
    return sha256(canonical(data).encode("ascii")).hexdigest()[:DIGITS]
