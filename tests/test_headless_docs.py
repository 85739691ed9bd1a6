"""What docs/headless.md shows is what happens."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from cavegames.cli import cli
from cavegames.headless.session import COMMANDS

TEXT = (Path(__file__).parents[1] / "docs" / "headless.md").read_text(encoding="utf-8")


def test_the_session_in_the_docs_is_a_real_one() -> None:
    found = re.search(r"what `cavegames (headless [^`]*)` says.*?```\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    lines = found[2].splitlines()
    say = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    done = CliRunner().invoke(cli, shlex.split(found[1]), input="\n".join(say) + "\n")
    expected = [json.loads(line) for line in lines if not line.startswith("> ")]
    assert [json.loads(line) for line in done.stdout.splitlines()] == expected


def test_the_docs_name_every_command() -> None:
    assert all(f"| `{usage}` |" in TEXT for usage in COMMANDS)


def test_the_bot_in_the_docs_plays_a_match_to_its_end(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    script = found[1].replace('["cavegames",', f'[{sys.executable!r}, "-m", "cavegames",')
    assert script != found[1]
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0 and not done.stderr
    assert done.stdout.strip()
