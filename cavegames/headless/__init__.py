"""Playing without a screen: one command a line in, one JSON object a line out (see docs/headless.md)."""

import json
from typing import IO

from cavegames.engine import lines
from cavegames.headless.session import Answer, Session

__all__ = ["Session", "serve"]


def serve(session: Session, stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer every line of `stdin` on `stdout` until `quit` or the end. Raises OSError of `stdout`."""
    for line in lines.raw_lines(stdin):
        answer = _answer(session, line)
        stdout.write(json.dumps(answer).encode("ascii") + b"\n")
        stdout.flush()
        if session.ended:
            return


def _answer(session: Session, line: bytes | None) -> Answer:
    try:
        text = lines.text(line)
    except lines.BadLine as bad:
        return {"ok": False, "why": str(bad)}
    return session.answer(text)
