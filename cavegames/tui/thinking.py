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
        return self._checked(view, await self._answer(player, seat, view, seed))[0]

    async def advise(self, player: str, seat: Seat, view: object, seed: int) -> tuple[object, str]:
        """A move that the player would make for `seat`, and why, as a sentence. Raises Stumbled."""
        return self._checked(view, await self._answer(player, seat, view, seed, advise=True))

    async def _answer(self, player: str, seat: Seat, view: object, seed: int, *, advise: bool = False) -> str:
        question = {
            "game": self.game.info.id,
            "player": player,
            "seat": seat,
            "view": self.game.dump(view),
            "seed": seed,
            "advise": advise,
        }
        try:
            return await self._ask(json.dumps(question))
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

    def _checked(self, view: object, answer: str) -> tuple[object, str]:
        """The move in an answer, if it is legal, and why, where that was asked."""
        try:
            return self._read(view, answer)
        except Stumbled:
            self.stop()
            raise

    def _read(self, view: object, answer: str) -> tuple[object, str]:
        try:
            data: Json = json.loads(answer)
            if isinstance(data, dict) and "error" in data:
                raise Stumbled(f"The computer player is lost: {data['error']}")
            move, why = self.game.read(data["move"]), str(data.get("why", ""))
        except (ValueError, LookupError, TypeError, RecursionError, Unreadable) as trouble:
            raise Stumbled("The computer player answered something that is no move.") from trouble
        refusal = self.game.refusal(view, move)
        if refusal is not None:
            raise Stumbled(f"The computer player wanted something that is not allowed. {refusal.why}")
        return move, why

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
