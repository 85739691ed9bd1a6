"""The built wheel runs in an empty environment, with its assets."""

import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, **more: str) -> str:
    """Run a command, give what it prints; fail with its errors."""
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, timeout=300, **more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of an environment that holds nothing but the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--outdir", folder / "dist", ROOT)
    (wheel,) = (folder / "dist").glob("*.whl")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    pip = (
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--no-compile",
    )
    run(*pip, "--constraint", ROOT / "constraints.txt", wheel)
    return python.parent


def test_the_wheel_lists_and_plays_a_game(installed: Path, tmp_path: Path) -> None:
    assert "ocelot" in run(installed / "cavegames", "list", cwd=str(tmp_path))
    answers = run(installed / "cavegames", "headless", "ocelot", "--seed", "1", input="legal\nquit\n")
    assert answers.count("@") == 255


def test_the_wheel_carries_rules_themes_and_styles(installed: Path, tmp_path: Path) -> None:
    code = (
        "from cavegames.engine import assets;"
        "names = sorted(str(p.relative_to(assets.root())) for p in assets.root().rglob('*.*'));"
        "print(*names, sep='\\n')"
    )
    shipped = run(installed / "python", "-c", code, cwd=str(tmp_path)).split()
    here = sorted(str(path.relative_to(ROOT / "assets")) for path in (ROOT / "assets").rglob("*.*"))
    assert shipped == here


def test_the_wheel_opens_its_launcher(installed: Path, tmp_path: Path) -> None:
    code = (
        "import asyncio\n"
        "from cavegames.tui.app import CaveApp\n"
        "async def main():\n"
        "    app = CaveApp()\n"
        "    async with app.run_test(size=(80, 24)) as pilot:\n"
        "        await pilot.pause()\n"
        "        print(type(app.screen).__name__)\n"
        "asyncio.run(main())\n"
    )
    assert run(installed / "python", "-c", code, cwd=str(tmp_path)).strip().endswith("LauncherScreen")
