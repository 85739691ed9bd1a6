"""The child process of the kill test: computer players on a match screen; prints what it has shown."""

import asyncio
import sys
from pathlib import Path

from cavegames.engine import store
from cavegames.tui.app import CaveApp
from cavegames.tui.match_screen import MatchScreen


class Telling(MatchScreen):
    """Prints the number of the plies that a frame shows, once it is drawn."""

    def draw(self) -> None:
        super().draw()
        print(len(self.table.showing.plies), flush=True)  # type: ignore[attr-defined]


async def main(path: Path) -> None:
    """Play the match file on until the process is killed or the match ends."""
    match = store.open_match(path).match
    app = CaveApp()
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(Telling(match))
        while match.outcome is None:
            await pilot.pause(0.01)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
