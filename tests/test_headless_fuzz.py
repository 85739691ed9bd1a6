"""Whatever bytes come in, each line gets exactly one JSON object, and refusals change nothing."""

import io
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.registry import open_game
from cavegames.headless import Session, serve
from cavegames.headless.session import COMMANDS
from tests.soak import SOAK

GAME = open_game("ocelot")
SETUP = MatchSetup("ocelot", GAME.Options.model_validate({}), (SeatSetup("Ada"), SeatSetup("Ben")), 7)
WORDS = [usage.split()[0] for usage in COMMANDS if usage != "quit"]
MOVES = ["A:lamp@f1", "B:pickaxe@n6", "companion@f2", "end", "take@f6", "move@m5"]

junk = st.binary(max_size=60).map(lambda line: line.replace(b"\n", b" "))
spoken = st.builds(
    lambda word, space, rest: f"{word}{space}{rest}".encode("utf-8", "surrogatepass").replace(b"\n", b""),
    st.sampled_from(WORDS),
    st.sampled_from(["", " ", "\t", "  ", "\x00"]),
    st.one_of(st.just(""), st.text(max_size=20), st.sampled_from(["ocelot", "1", "f6", "k3", *MOVES])),
)
plays = st.sampled_from([f"play {move}".encode() for move in MOVES])
huge = st.just(b"play " + b"a" * 70_000)


def session() -> Session:
    return Session(Match(GAME, SETUP))


def answers(on: Session, sent: bytes) -> list[dict[str, Any]]:
    out = io.BytesIO()
    serve(on, io.BytesIO(sent), out)
    lines = out.getvalue().split(b"\n")
    assert lines.pop() == b""
    return [json.loads(line) for line in lines]


@given(st.lists(st.one_of(junk, spoken, plays, huge), max_size=12), st.booleans())
@settings(max_examples=100 * SOAK)
def test_each_line_gets_one_answer(lines: list[bytes], ended: bool) -> None:
    sent = b"\n".join(lines) + (b"\n" if ended or not lines or not lines[-1] else b"")
    on = session()
    got = answers(on, sent)
    assert len(got) == sent.count(b"\n") + (not sent.endswith(b"\n"))
    assert all(isinstance(answer, dict) and answer for answer in got)


@given(st.lists(st.one_of(junk, spoken, plays), max_size=12))
@settings(max_examples=60 * SOAK)
def test_refusals_change_nothing(lines: list[bytes]) -> None:
    on = session()
    for line in lines:
        before = (on.match.state, list(on.match.plies), list(on.match.undone))
        (answer,) = answers(on, line + b"\n")
        if answer.get("ok") is False:
            assert answer["why"]
            assert (on.match.state, on.match.plies, on.match.undone) == before


@given(st.text(max_size=50))
@settings(max_examples=100 * SOAK)
def test_no_text_at_all_breaks_a_session(text: str) -> None:
    on = session()
    for line in (text, f"play {text}", f"observe {text}", f"describe {text}"):
        json.dumps(on.answer(line)).encode("ascii")


def test_megabytes_without_a_line_end_are_answered_once() -> None:
    on = session()
    got = answers(on, b"\x00" * 5_000_000 + b"\nto-move\n")
    assert [answer.get("ok") for answer in got] == [False, None]
    assert "too long" in got[0]["why"]


def test_nothing_is_answered_after_quit() -> None:
    assert answers(session(), b"quit\nlegal\n") == [{"ok": True}]
