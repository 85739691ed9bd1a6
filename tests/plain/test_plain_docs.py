"""What docs/plain.md shows is what happens."""

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from cavegames.cli import cli
from cavegames.plain.commands import COMMANDS

TEXT = (Path(__file__).parents[2] / "docs" / "plain.md").read_text(encoding="utf-8")
FOUND = re.search(r"what `cavegames ([^`]*)` says.*?```\n(.*?)```", TEXT, re.DOTALL)


class Echo(io.BytesIO):
    """An input that shows in the output what was typed, as the docs do."""

    def __init__(self, typed: list[str], out: io.BytesIO) -> None:
        super().__init__("".join(f"{line}\n" for line in typed).encode())
        self.out = out

    def readline(self, size: int | None = -1) -> bytes:
        line = super().readline(size)
        self.out.write(b"> " + line if line.strip() else b">\n")
        return line


def test_the_session_in_the_docs_is_a_real_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert FOUND is not None
    shown = FOUND[2].splitlines()
    typed = [line[1:].strip() for line in shown if line.startswith(">")]
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Echo(typed, out)))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out))
    cli(shlex.split(FOUND[1]), standalone_mode=False)
    assert out.getvalue().decode("ascii").splitlines() == shown


def test_the_docs_name_every_command() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| `")]
    assert all(any(f"`{command.usage}`" in row for row in rows) for command in COMMANDS)
