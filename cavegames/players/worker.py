"""A child process that thinks: one request a line on standard input, one answer a line on standard output.

Request: `{"game", "player", "seat", "view", "seed"}`, the view as `Game.dump` wrote it.
Answer: `{"move": notation}` or `{"error": sentence}`. With `"advise": true` in the request the answer has the
sentence `"why"` too, where the player can explain its moves. The process ends when its input ends.
"""

import json
import os
import sys
import threading
import time
from functools import cache
from typing import IO, Any

from cavegames.engine import chance, lines
from cavegames.engine.game import AnyGame, BadPosition, Json
from cavegames.engine.registry import UnknownGame, open_game
from cavegames.players.player import Adviser, Player
from cavegames.players.registry import UnknownPlayer, open_player

LIMIT = 4 * 1024 * 1024
"""Bytes of the longest request."""

LOOK = 0.5
"""Seconds between looks whether the process that asked is still there."""


class BadRequest(ValueError):
    """A request cannot be answered; the message is a sentence."""


def main() -> None:
    """Answer requests until the input ends or nobody reads the answers."""
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        # Whoever asked is gone. Nothing may be flushed to them when the interpreter ends.
        os._exit(0)


def _end_with(parent: int) -> None:
    """End with the process that asked: it may be killed while a long thought is going on."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(0)


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer each line of `stdin` with one line on `stdout`."""
    for line in lines.raw_lines(stdin, LIMIT):
        stdout.write(json.dumps(answer(line)).encode("ascii") + b"\n")
        stdout.flush()


def answer(line: bytes | None) -> dict[str, str]:
    """The answer to one request. Never raises."""
    try:
        return _think(_parse(line))
    except (BadRequest, lines.BadLine, UnknownGame, UnknownPlayer, BadPosition) as bad:
        return {"error": str(bad)}
    except Exception as bug:
        # A player that breaks must not take the process with it: the match goes on without its answer.
        return {"error": f"The player broke on this position: {type(bug).__name__}."}


def _parse(line: bytes | None) -> dict[str, Json]:
    try:
        request = json.loads(lines.text(line))
    except (ValueError, RecursionError) as error:
        raise BadRequest("The request is no JSON.") from error
    if not isinstance(request, dict):
        raise BadRequest("The request is no JSON object.")
    for key, kind in {"game": str, "player": str, "seat": int, "seed": int, "view": dict}.items():
        if type(request.get(key)) is not kind:
            raise BadRequest(f"The request needs {key!r}.")
    return request


def _think(request: dict[str, Json]) -> dict[str, str]:
    game, player = _opened(request["game"], request["player"])
    view = game.load(request["view"], view=True)
    seat = request["seat"]
    if game.to_move(view) != seat:
        raise BadRequest("That seat is not to move.")
    rng = chance.stream(request["seed"], f"player {seat}")
    if request.get("advise") is True:
        if not isinstance(player, Adviser):
            raise BadRequest("This player cannot explain its moves. Ask another one.")
        advice = player.advise(view, seat, rng)
        return {"move": game.notate(advice.move), "why": advice.why}
    move: Any = player.choose(view, seat, rng)
    return {"move": game.notate(move)}


@cache
def _opened(game_id: str, name: str) -> tuple[AnyGame, Player]:
    game = open_game(game_id)
    return game, open_player(name, game)


if __name__ == "__main__":
    main()
