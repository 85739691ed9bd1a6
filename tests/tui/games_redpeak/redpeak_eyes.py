"""What players of Red Peak see and do: the text on the screen, clicks, moves as keys."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from cavegames.games.redpeak.components import CARDS
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.state import Phase, State
from cavegames.tui.games.redpeak.keys import CHOICE_KEYS
from cavegames.tui.games.redpeak.letters import TOOL_LETTERS
from cavegames.tui.games.redpeak.table import RedPeakTable
from cavegames.tui.match_screen import MatchScreen
from tests.tui.games_redpeak.conftest import AnyMatch


def text(app: App[Any]) -> str:
    """All that can be read on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))


def table_of(app: App[Any]) -> RedPeakTable:
    """The table on the screen on top."""
    return app.screen.query_one(RedPeakTable)


def match_screen(app: App[Any]) -> MatchScreen:
    """The match screen, on top or not."""
    return next(screen for screen in app.screen_stack if isinstance(screen, MatchScreen))


async def ready(pilot: Pilot[Any]) -> None:
    """Wait until the match is drawn."""
    for _ in range(200):
        await pilot.pause(0.02)
        tables = match_screen(pilot.app).query(RedPeakTable)
        if tables and tables.first().aim is not None:
            await pilot.pause()
            return
    raise AssertionError("no table was drawn")


def keys_for(table: RedPeakTable, move: Move) -> list[str]:
    """The keys that play a move now."""
    aim = table.aim
    assert aim is not None
    plain = {Kind.TURN: "t", Kind.GO: "e", Kind.BOARD: "e", Kind.ON: "e", Kind.MULTI: "m",
             Kind.BACK: "v", Kind.REST: "v", Kind.PASS: "c"}  # fmt: skip
    if move.kind in plain:
        return [plain[move.kind]]
    if move.kind is Kind.ASK:
        return ["a", CHOICE_KEYS[move.what]]
    first = ["ABCDEF"[aim.view.payer]] if aim.must_look else []
    if move.kind is Kind.PAY:
        return [*first, "enter"] if first else [key_of(table, move)]
    turns = next(choice.moves.index(move) for choice in aim.choices if move in choice.moves)
    return [key_of(table, move), *["f"] * turns, "enter"]


def key_of(table: RedPeakTable, move: Move) -> str:
    """The key of the list that means a move."""
    assert table.aim is not None
    at = next(at for at, choice in enumerate(table.aim.choices) if move in choice.moves)
    return CHOICE_KEYS[at]


def sensible(state: State, legal: list[Move], rng: Random, ahead: int = 2) -> Move:
    """A move that lets the match go on: some tiles a day, pay what can be paid."""
    moves = [move for move in legal if move.kind not in (Kind.SAND, Kind.ASK, Kind.BUY)]
    tiles = [move for move in moves if move.kind is Kind.PLACE]
    if tiles and len(state.path) - state.adventurer < ahead:
        return rng.choice(tiles)
    rest = [move for move in moves if move.kind is not Kind.PLACE]
    for kind in (Kind.PAY, Kind.BOARD):
        if any(move.kind is kind for move in rest):
            return rng.choice([move for move in rest if move.kind is kind])
    return rng.choice(rest)


def play_until(match: AnyMatch, done: Any, seed: int = 5, ahead: int = 2) -> None:
    """Play sensible moves, a second each, until `done(state)`."""
    rng = Random(seed)
    while match.to_move is not None and not done(match.state):
        legal = list(match.game.legal(match.state))
        match.play(sensible(match.state, legal, rng, ahead), float(len(match.plies)))
    assert match.to_move is not None, "the match ended before"


def third_day(state: State) -> bool:
    """In the middle of the third day, with a tile before the adventurer."""
    return state.day == 3 and state.phase == Phase.PLACE and len(state.path) - state.adventurer == 1


def paying(state: State) -> bool:
    """The second icon of a tile is to be paid on the third day."""
    return state.day == 3 and state.phase == Phase.MOVE and state.paid == 1 and state.able > 0


def evening(state: State) -> bool:
    """Two tiles of lava have come this evening."""
    return len(state.flow) > 1 and state.phase == Phase.EVENING


def card_names(hand: tuple[int | None, ...]) -> set[str]:
    """Cards by the letters of their tools, as the screen shows them."""
    cards = (CARDS[card] for card in hand if card is not None)
    return {"".join(TOOL_LETTERS[tool] for tool in card.tools) for card in cards}


async def do_key(app: App[Any], key: str) -> None:
    """What a key does now, by the bindings of the screen on top; much faster than pressing it."""
    active = app.screen.active_bindings[key]
    assert active.enabled, key
    await app.run_action(active.binding.action, active.node)


async def rest(app: App[Any], done: Callable[[], bool]) -> None:
    """Let the app work until something is so."""
    for _ in range(2000):
        if done():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came")


def clickable(app: App[Any]) -> set[str]:
    """The actions that a click somewhere on the screen runs."""
    strips = app.screen._compositor.render_strips(app.size)
    metas = (segment.style.meta for strip in strips for segment in strip if segment.style is not None)
    return {meta["@click"] for meta in metas if "@click" in meta}


async def click_on(pilot: Pilot[Any], action: str) -> None:
    """Click on something that is to be seen and runs an action of the table."""
    app, wanted = pilot.app, f"do({action!r})"
    if wanted not in clickable(app):
        await pilot.pause()  # What was done before may have moved it.
    assert wanted in clickable(app), f"{action} is not to be seen:\n{text(app)}"
    await app.run_action(action, table_of(app))


def clicks_for(table: RedPeakTable, move: Move) -> list[str]:
    """What to click to play a move, by the actions."""
    aim = table.aim
    assert aim is not None
    if aim.must_look and move.kind is Kind.PAY:
        return [f"hand({aim.view.payer})"]
    plain = {Kind.GO: "go", Kind.ON: "go", Kind.TURN: "turn"}
    if move.kind in plain:
        return [plain[move.kind]]
    if move.kind is Kind.ASK and not aim.asking:
        return ["ask"]
    at = next(at for at, choice in enumerate(aim.choices) if move in choice.moves)
    if aim.at_once:
        return [f"choose({at})"]
    turns = aim.choices[at].moves.index(move)
    return [f"choose({at})", *["flip"] * turns, "do"]
