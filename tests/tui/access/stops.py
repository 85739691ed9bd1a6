"""A walk through all screens: how to get to each, and what is on the screen there."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from rich.segment import Segment
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Input

from cavegames.engine import places, registry, store
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.ocelot.moves import Kind
from cavegames.games.redpeak.state import Phase
from cavegames.games.redpeak.state import State as RedPeakState
from cavegames.tui import seeds
from cavegames.tui.app import CaveApp
from tests.tui.games_ignis import ignis_eyes
from tests.tui.games_ignis.ignis_scenes import CHOOSING, MOVING, WON
from tests.tui.games_redpeak import redpeak_eyes
from tests.tui.games_rwenzori.rwenzori_eyes import sit
from tests.tui.games_rwenzori.rwenzori_tables import FIVE
from tests.tui.match.eyes import at_the_end, board_of, lines, play_on, play_until, ready
from tests.tui.snapshot import settle

AnyMatch: TypeAlias = Match[Any, Any]
Steps: TypeAlias = Callable[[Pilot[Any]], Awaitable[None]]


@dataclass(frozen=True)
class Stop:
    """A screen in some state."""

    name: str
    app: Callable[[], CaveApp]
    steps: Steps
    size: tuple[int, int] = (80, 24)


def new_match(moves: int = 0) -> AnyMatch:
    """A match of two people after some moves."""
    game = registry.open_game("ocelot")
    setup = MatchSetup("ocelot", game.Options(), (SeatSetup("Ada"), SeatSetup("Bob")), 7)
    match = store.new_match(game, setup)
    play_on(match, moves)
    return match


def saved(moves: int) -> Path:
    """The file of a match after some moves."""
    match = new_match(moves)
    path = store.path_of(match)
    store.close(match)
    assert path is not None
    return path


def _placing() -> CaveApp:
    match = new_match(55)
    while match.state.placed:
        play_on(match, 1)
    return CaveApp(match)


def _collecting() -> CaveApp:
    match = new_match()
    play_until(match, Kind.TAKE)
    return CaveApp(match)


def _with_amethysts() -> CaveApp:
    match = new_match()
    while sum(map(bool, match.state.amethysts)) != 1:
        play_on(match, 1, len(match.plies))
    return CaveApp(match)


def _over() -> CaveApp:
    return CaveApp(new_match(1000))


def _launcher() -> CaveApp:
    return CaveApp()


def _launcher_with_matches() -> CaveApp:
    saved(3)
    saved(1000)
    (places.matches() / "ocelot-broken.jsonl").write_bytes(b"nothing")
    return CaveApp()


def _launcher_with_records() -> CaveApp:
    saved(1000)
    match = new_match(9)
    match.resign(0)
    store.close(match)
    return CaveApp()


def _pressing(*keys: str) -> Steps:
    async def steps(pilot: Pilot[Any]) -> None:
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return steps


def _typing(text: str, *before: str) -> Steps:
    async def steps(pilot: Pilot[Any]) -> None:
        await _pressing(*before)(pilot)
        await pilot.press(*text)
        await settle(pilot)

    return steps


def _on_board(*keys: str, cursor: tuple[int, int] | None = None) -> Steps:
    async def steps(pilot: Pilot[Any]) -> None:
        await ready(pilot)
        if cursor is not None:
            board_of(pilot.app).cursor = cursor
        await _pressing(*keys)(pilot)

    return steps


async def _wrong_new_game(pilot: Pilot[Any]) -> None:
    await _pressing("n")(pilot)
    pilot.app.screen.query_one("#name-1", Input).value = "ada"
    pilot.app.screen.query_one("#name-0", Input).value = "Ada"
    pilot.app.screen.query_one("#seed", Input).value = "forty-two"
    await _pressing("ctrl+s")(pilot)


async def _wrong_code(pilot: Pilot[Any]) -> None:
    await _pressing("n")(pilot)
    pilot.app.screen.query_one("#code", Input).value = "NO-CODE"
    await settle(pilot)


async def _toasts(pilot: Pilot[Any]) -> None:
    await settle(pilot)
    for severity in ("information", "warning", "error"):
        pilot.app.notify("This is a sentence.", title="Title", severity=severity, timeout=60)
    await settle(pilot)


async def _tooltip(pilot: Pilot[Any]) -> None:
    pilot.app.TOOLTIP_DELAY = 0.01  # type: ignore[misc]
    await _pressing("n")(pilot)
    await pilot.hover("#start")
    await pilot.pause(0.1)
    await settle(pilot)


async def _at_a_clause(pilot: Pilot[Any]) -> None:
    await settle(pilot)
    pilot.app.open_rules("ocelot", "OC-COLL-1")  # type: ignore[attr-defined]
    await settle(pilot)


async def _over_the_board(pilot: Pilot[Any]) -> None:
    await at_the_end(pilot)
    await _pressing("escape")(pilot)


def match_of(game_id: str, seats: int, state: object = None, **options: object) -> AnyMatch:
    """A match of a game, in a position where one is given."""
    game = registry.open_game(game_id)
    people = tuple(SeatSetup(name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")[:seats])
    position = None if state is None else game.dump(state)
    setup = MatchSetup(game_id, game.Options.model_validate(options), people, 1, position)
    return store.new_match(game, setup)


def _in_a_cave() -> CaveApp:
    return CaveApp(match_of("rwenzori", 5, FIVE))


def _ignis(state: object) -> Callable[[], CaveApp]:
    return lambda: CaveApp(match_of("ignis", 1, state))


def _island(done: Callable[[RedPeakState], bool], **options: object) -> Callable[[], CaveApp]:
    def made() -> CaveApp:
        match = match_of("redpeak", 3, **{"sand": "off", "bonus": "on", **options})
        redpeak_eyes.play_until(match, done)
        return CaveApp(match)

    return made


def _before_cards(*keys: str) -> Steps:
    async def steps(pilot: Pilot[Any]) -> None:
        await ignis_eyes.ready(pilot)
        await _pressing(*keys)(pilot)

    return steps


def _camp(state: RedPeakState) -> bool:
    return state.phase == Phase.CAMP and state.day == 3


def _on_island(*keys: str) -> Steps:
    async def steps(pilot: Pilot[Any]) -> None:
        await redpeak_eyes.ready(pilot)
        await _pressing(*keys)(pilot)

    return steps


async def _holding_up(pilot: Pilot[Any]) -> None:
    await redpeak_eyes.ready(pilot)
    await _pressing("ABCDEF"[redpeak_eyes.match_screen(pilot.app).match.state.payer])(pilot)


async def _sitting(pilot: Pilot[Any]) -> None:
    await sit(pilot)
    await settle(pilot)


def _replay() -> CaveApp:
    return CaveApp(replay=saved(1000))


STOPS = (
    Stop("launcher", _launcher, _pressing()),
    Stop("launcher with a match", _launcher_with_matches, _pressing(), (160, 48)),
    Stop("new game", _launcher, _pressing("n")),
    Stop("new game that does not fit", _launcher, _wrong_new_game, (160, 48)),
    Stop("no matches", _launcher, _pressing("r")),
    Stop("matches", _launcher_with_matches, _pressing("r")),
    Stop("no records", _launcher, _pressing("e")),
    Stop("records", _launcher_with_records, _pressing("e")),
    Stop("records, wide", _launcher_with_records, _pressing("e", "tab"), (160, 48)),
    Stop("a code", _launcher, _wrong_code),
    Stop("settings", _launcher, _pressing("s", "enter")),
    Stop("settings, names", _launcher, _pressing("s", "down", "enter")),
    Stop("settings, keys", _launcher, _pressing("s", "down", "down", "enter")),
    Stop("settings, files", _launcher, _pressing("s", "end", "enter")),
    Stop("a new key", _launcher, _pressing("s", "down", "down", "enter", "down", "enter", "up")),
    Stop("rules", _launcher, _pressing("h")),
    Stop("rules at a clause", _launcher, _at_a_clause),
    Stop("rules, finding", _launcher, _typing("lamp", "h", "slash")),
    Stop("help", _launcher, _pressing("question_mark")),
    Stop("help over a replay", _replay, _on_board("question_mark")),
    Stop("palette", _launcher, _pressing("ctrl+p")),
    Stop("palette, finding", _launcher, _typing("set", "ctrl+p")),
    Stop("toasts", _launcher, _toasts),
    Stop("tooltip", _launcher, _tooltip),
    Stop("too small", _launcher, _pressing(), (50, 12)),
    Stop("match, start", lambda: CaveApp(new_match()), _on_board(), (160, 48)),
    Stop("match, placing", _placing, _on_board("tab", "tab")),
    Stop("match, companion", lambda: CaveApp(new_match()), _on_board("c", "tab")),
    Stop("match, collecting", _collecting, _on_board()),
    Stop("match, refusal", _placing, _on_board("enter", cursor=(5, 5))),
    Stop("match, log", _placing, _on_board("g")),
    Stop("match, description", _placing, _on_board("tab", "d")),
    Stop("match, question", _placing, _on_board("x")),
    Stop("match, over", _over, _over_the_board, (160, 48)),
    Stop("match, in a cave", _in_a_cave, _sitting),
    Stop("match, revealed cards", _ignis(CHOOSING), _before_cards(), (160, 48)),
    Stop("match, cards for a move", _ignis(MOVING), _before_cards("3", "1", "6")),
    Stop("match, path tiles", _island(redpeak_eyes.third_day), _on_island("2"), (160, 48)),
    Stop("match, a hand held up", _island(redpeak_eyes.paying, hands="closed"), _holding_up),
    Stop("match, evening", _island(redpeak_eyes.evening), _on_island()),
    Stop("match, camp", _island(_camp), _on_island("4")),
    Stop("handover", _in_a_cave, _pressing()),
    Stop("curtain", _with_amethysts, _on_board("v")),
    Stop("curtain, open", _with_amethysts, _on_board("v", "enter")),
    Stop("end", _over, at_the_end),
    Stop("award", _ignis(WON), _before_cards("e")),
    Stop("guided match", lambda: CaveApp(guided="ignis"), _pressing()),
    Stop("replay", _replay, _on_board("pagedown", "right")),
    Stop("replay, open", _replay, _on_board("v", "end"), (160, 48)),
)
"""Every screen, in the states that draw something of their own."""


def at(name: str) -> Stop:
    """The stop of this name."""
    return next(stop for stop in STOPS if stop.name == name)


def assert_seven_bit(app: CaveApp) -> None:
    """Something is on the screen, and all of it is 7-bit."""
    shown = lines(app)
    wrong = [line for line in shown if not line.isascii()]
    assert not wrong, "\n".join(wrong)
    assert "".join(shown).strip()


@asynccontextmanager
async def standing_at(stop: Stop, **settings: Any) -> Any:
    """An app that stands at a stop, with these settings; gives the pilot."""
    app = stop.app()
    for name, value in {"animations": False, **settings}.items():
        setattr(app.settings, name, value)
    app.apply_settings()
    async with app.run_test(size=stop.size) as pilot:
        await stop.steps(pilot)
        yield pilot


def cells(app: CaveApp, region: Region | None = None) -> Iterator[tuple[int, int, Segment]]:
    """What is on the screen (or in a region of it): column, line, a segment of one character."""
    for y, strip in enumerate(app.screen._compositor.render_strips(app.size)):
        x = 0
        for segment in strip:
            for char in segment.text:
                if region is None or region.contains(x, y):
                    yield x, y, Segment(char, segment.style)
                x += 1


def steady_seed(monkeypatch: Any) -> None:
    """The new-game screen always rolls the same seed."""
    monkeypatch.setattr(seeds, "roll", lambda: 4711)
