"""Computer players think in a child process: the screen never waits for them, and they can be stopped."""

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

from cavegames.engine.game import AnyGame, Json, Seat, Unreadable

WORKER: tuple[str, ...] = (sys.executable, "-m", "cavegames.players.worker")
"""The command of the child process: JSON lines in, JSON lines out."""


class Stumbled(Exception):
    """The computer player gave no legal move; the message is a sentence for the player."""


class Thinker:
    """The child process that thinks for one match. It is started when first needed."""

    def __init__(self, game: AnyGame, command: Sequence[str] = ()) -> None:
        self.game = game
        self.command = tuple(command) or WORKER
        self.process: Process | None = None
        self._dying: list[Process] = []

    async def choose(self, player: str, seat: Seat, view: object, seed: int) -> object:
        """The move of a computer player, from what `seat` may know. Raises Stumbled.

        When this is cancelled, the child is killed: its late answer can be taken for no other question.
        """
        question = {
            "game": self.game.info.id,
            "player": player,
            "seat": seat,
            "view": self.game.dump(view),
            "seed": seed,
        }
        try:
            return self._checked(view, await self._ask(json.dumps(question)))
        except BaseException:
            self.stop()
            raise

    async def _ask(self, line: str) -> str:
        try:
            process = await self._running()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(line.encode() + b"\n")
            await process.stdin.drain()
            answer = await process.stdout.readline()
        except ConnectionError:
            answer = b""
        except (OSError, ValueError) as trouble:
            raise Stumbled("The computer player could not be reached.") from trouble
        if not answer:
            raise Stumbled("The computer player stopped without an answer.")
        return answer.decode("utf-8", "replace")

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        return self.process

    def _checked(self, view: object, answer: str) -> object:
        """The move in an answer, if it is legal."""
        try:
            data: Json = json.loads(answer)
            if isinstance(data, dict) and "error" in data:
                raise Stumbled(f"The computer player is lost: {data['error']}")
            move = self.game.read(data["move"])
        except (ValueError, LookupError, TypeError, RecursionError, Unreadable) as trouble:
            raise Stumbled("The computer player answered something that is no move.") from trouble
        refusal = self.game.refusal(view, move)
        if refusal is not None:
            raise Stumbled(f"The computer player wanted something that is not allowed. {refusal.why}")
        return move

    def stop(self) -> None:
        """Kill the child, if it runs. The next question starts a new one."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            self._dying.append(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """Kill the child and wait until it is gone."""
        self.stop()
        for process in self._dying:
            await process.wait()
        self._dying.clear()
