"""What a player of Ignis sees and does: the text on the screen, clicks on places, moves as keys."""

from typing import Any

from textual.app import App
from textual.pilot import Pilot

from cavegames.games.ignis.components import Colour
from cavegames.games.ignis.moves import Kind, Move
from cavegames.tui.games.ignis.aim import in_stack
from cavegames.tui.games.ignis.board import IgnisBoard
from cavegames.tui.games.ignis.table import IgnisTable
from tests.waiting import on_screen


def text(app: App[Any]) -> str:
    """All that can be read on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))


def board_of(app: App[Any]) -> IgnisBoard:
    """The board on the screen on top."""
    return app.screen.query_one(IgnisBoard)


def table_of(app: App[Any]) -> IgnisTable:
    """The table on the screen on top."""
    return app.screen.query_one(IgnisTable)


async def ready(pilot: Pilot[Any]) -> None:
    """Wait until the board is drawn."""
    await on_screen(pilot, lambda: any(b.aim for b in pilot.app.screen.query(IgnisBoard)), "a board")


async def click(pilot: Pilot[Any], place: str) -> None:
    """Click on a place of the board."""
    board = board_of(pilot.app)
    region = board.places[place].translate(board.content_region.offset)
    await pilot.click(offset=(region.x + region.width // 2, region.y))
    await pilot.pause()


def keys_for(table: IgnisTable, move: Move) -> list[str]:
    """The keys that play a move."""
    aim = table.aim
    assert aim is not None
    match move.kind:
        case Kind.COLLECT:
            place = aim.place_of(move.card)
            ways = aim.uses[aim.view.revealed.index(move.card)].moves
            return [place[1:], *([str(ways.index(move) + 1)] if len(ways) > 1 else [])]
        case Kind.SKILL:
            ways = tuple(each for each in reversed(aim.legal) if each.kind == Kind.SKILL)
            return ["t", *([str(ways.index(move) + 1)] if len(ways) > 1 else [])]
        case Kind.TAKE | Kind.PLAY:
            return ["ABCDEF"[move.tile]]
        case Kind.GO:
            green, red = aim.chosen_for(move)
            places = [in_stack(Colour.GREEN, i) for i in green] + [in_stack(Colour.RED, i) for i in red]
            return [*(str((aim.numbered.index(place) + 1) % 10) for place in places), "m"]
        case _:
            return [{Kind.REVEAL: "v", Kind.USE: "c", Kind.MOVE: "m", Kind.END: "e"}[move.kind]]
