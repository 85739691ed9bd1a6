"""The child process that thinks."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavegames.engine.registry import open_game
from cavegames.players import worker
from tests.soak import SOAK

GAME = open_game("ocelot")
STATE = GAME.setup(GAME.Options.model_validate({}), 2, 7)


def request(**changes: Any) -> bytes:
    view = GAME.dump(GAME.observe(STATE, 0))
    data = {"game": "ocelot", "player": "greedy", "seat": 0, "view": view, "seed": 1} | changes
    return json.dumps(data).encode()


@pytest.mark.parametrize("player", ["greedy", "random"])
def test_a_request_is_answered_with_a_legal_move(player: str) -> None:
    answer = worker.answer(request(player=player))
    assert GAME.refusal(STATE, GAME.read(answer["move"])) is None
    assert worker.answer(request(player=player)) == answer


def test_the_seed_decides_among_equals() -> None:
    moves = {worker.answer(request(player="random", seed=seed))["move"] for seed in range(20)}
    assert len(moves) > 10


@pytest.mark.parametrize(
    "line",
    [
        None,
        b"",
        b"\xff",
        b"null",
        b"[]",
        b"[" * 100_000,
        b"{}",
        request(game="chess"),
        request(game=1),
        request(player="hal"),
        request(seat=1),
        request(seat=True),
        request(seat=10**30),
        request(view={}),
        request(view=None),
        request(view={"turn": "NaN"}),
        request(seed="x"),
    ],
)
def test_a_bad_request_gets_a_sentence(line: bytes | None) -> None:
    answer = worker.answer(line)
    assert answer.keys() == {"error"} and answer["error"].endswith(".")


@given(st.dictionaries(st.sampled_from(["game", "player", "seat", "view", "seed"]), st.from_type(type(None))))
@settings(max_examples=30 * SOAK)
def test_missing_fields_get_a_sentence(changes: dict[str, None]) -> None:
    answer = worker.answer(request(**changes))
    assert answer.keys() == ({"error"} if changes else {"move"})


def test_a_player_that_breaks_does_not_take_the_process_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, view: object, seat: int, rng: object) -> object:
            raise ZeroDivisionError

    monkeypatch.setattr(worker, "open_player", lambda name, game: Broken())
    worker._opened.cache_clear()
    try:
        assert "ZeroDivisionError" in worker.answer(request())["error"]
    finally:
        worker._opened.cache_clear()


def test_it_answers_line_by_line() -> None:
    out = io.BytesIO()
    worker.serve(io.BytesIO(request() + b"\nnonsense\n" + request() + b"\n"), out)
    first, second, third = (json.loads(line) for line in out.getvalue().splitlines())
    assert first == third and "error" in second


def test_the_process_ends_when_its_input_ends() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cavegames.players.worker"],
        input=request() + b"\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0 and not done.stderr
    assert "move" in json.loads(done.stdout)


def test_the_process_ends_quietly_when_nobody_reads() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "cavegames.players.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(b"{}\n")
        process.stdin.close()
        assert process.wait(60) == 0
        assert not process.stderr.read()


@pytest.mark.skipif(sys.platform == "win32", reason="there a process does not know that its parent ended")
def test_a_long_thought_ends_with_the_process_that_asked() -> None:
    thinks = (
        "import time; from cavegames.players import worker;"
        "worker.answer = lambda line: print('thinking', file=worker.sys.stderr) or time.sleep(900);"
        "worker.main()"
    )
    asks = (
        "import subprocess, sys, time;"
        "child = subprocess.Popen([sys.executable, '-c', sys.argv[1]], stdin=subprocess.PIPE);"
        "child.stdin.write(b'a question\\n'); child.stdin.flush(); time.sleep(900)"
    )
    with subprocess.Popen([sys.executable, "-c", asks, thinks], stderr=subprocess.PIPE) as parent:
        assert parent.stderr is not None
        assert parent.stderr.readline() == b"thinking\n"
        parent.kill()
        # The child writes there too, so the end comes when both are gone.
        assert parent.stderr.read() == b""
