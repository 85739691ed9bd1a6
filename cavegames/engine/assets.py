"""Component data, rules text and themes that ship with the program."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any


@cache
def root() -> Path:
    """The folder of the assets: inside the package when installed, beside it in a checkout."""
    package = Path(str(files("cavegames")))
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


def text(name: str) -> str:
    """The text of one asset, e.g. `rules/ocelot.md`. Raises OSError when it is not there."""
    return (root() / name).read_text(encoding="utf-8")


def exists(name: str) -> bool:
    """Whether there is such an asset."""
    return (root() / name).is_file()


def table(name: str) -> dict[str, Any]:
    """One TOML asset, e.g. `ocelot/tokens.toml`. Raises OSError or tomllib.TOMLDecodeError."""
    return tomllib.loads(text(name))
