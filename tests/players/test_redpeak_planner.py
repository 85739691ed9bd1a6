"""The planner of Red Peak: it knows what its seat may know, plays by the rules, and can say why."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cavegames.engine import assets, chance
from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import GAME, moves
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Tool
from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.state import DAYTIME, Phase, Placed, State
from cavegames.players.player import Adviser
from cavegames.players.redpeak import search, worth
from cavegames.players.redpeak.day import Day
from cavegames.players.redpeak.payment import owed
from cavegames.players.redpeak.planner import PlannerPlayer
from cavegames.simulate import Plan as Matches
from cavegames.simulate import run

PLANNER = PlannerPlayer(GAME)


def start(seats: int, seed: int, **options: Any) -> State:
    """The first position of a match."""
    return GAME.setup(GAME.Options.model_validate(options), seats, seed)


def positions(state: State, seed: int) -> Iterator[tuple[State, int]]:
    """The positions of a match of planners, with the seat to move."""
    rng = chance.stream(seed, "match")
    while (seat := GAME.to_move(state)) is not None:
        yield state, seat
        state = GAME.play(state, PLANNER.choose(GAME.observe(state, seat), seat, rng)).state


MATCHES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"hands": "closed"}),
    (3, {"hands": "open", "bonus": True}),
    (4, {"hands": "closed", "quests": 3}),
    (6, {"hands": "closed", "quests": 2, "bonus": True}),
]


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_it_plays_whole_matches(seats: int, options: dict[str, Any]) -> None:
    plan = Matches("redpeak", GAME.Options.model_validate(options), ("planner",) * seats, 21, 2)
    results = list(run(plan))
    assert len(results) == 2
    assert all(result.ending for result in results)
    assert results == list(run(plan))


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_what_is_hidden_changes_nothing(hands: str) -> None:
    rng = Random(5)
    changed = 0
    for state, seat in positions(start(3, 8, hands=hands, bonus=True), 8):
        view = GAME.observe(state, seat)
        first = PLANNER.choose(view, seat, Random(1))
        other = GAME.imagine(state, seat, rng)
        changed += other != state
        search._best.cache_clear()
        assert PLANNER.choose(GAME.observe(other, seat), seat, Random(2)) == first
    assert changed > 20


def test_it_says_why_and_names_no_hidden_card() -> None:
    assert isinstance(PLANNER, Adviser)
    for state, seat in positions(start(3, 4, hands="closed", bonus=True, quests=1), 4):
        view = GAME.observe(state, seat)
        advice = PLANNER.advise(view, seat, Random(1))
        assert advice.move in GAME.legal(state)
        assert advice.move == PLANNER.choose(view, seat, Random(1))
        assert advice.why.endswith(".")
        assert not advice.why[0].islower()
        if advice.move.kind == Kind.PAY:
            assert state.phase in DAYTIME
            assert advice.move.what in state.hands[seat]


def test_it_never_lets_the_sand_run_out_and_asks_before_it_places() -> None:
    made = []
    for state, seat in positions(start(3, 2, hands="closed"), 2):
        move = PLANNER.choose(GAME.observe(state, seat), seat, Random(1))
        made.append(move.kind)
        if move.kind == Kind.PLACE:
            known = {answer.tool for answer in state.told}
            asked = set(TILES[move.what].icons) <= known
            placed = [icon for each in state.path[state.adventurer :] for icon in TILES[each.tile].icons]
            own = [card for card in state.hands[0] if card is not None]
            assert asked or not owed(own, (*placed, *TILES[move.what].icons))
    assert Kind.SAND not in made
    assert Kind.ASK in made


def test_it_asks_for_what_the_next_tile_needs_and_says_so() -> None:
    asked = 0
    for state, seat in positions(start(3, 2, hands="closed"), 2):
        advice = PLANNER.advise(GAME.observe(state, seat), seat, Random(1))
        if advice.move.kind == Kind.ASK and advice.why.startswith("The best tile now needs"):
            tool = Tool(advice.move.what)
            assert tool.title in advice.why
            assert not any(answer.tool == tool for answer in state.told)
            asked += 1
    assert asked
    first = GAME.play(start(3, 2, hands="closed"), moves.TURN).state
    day: list[Kind] = []
    while Kind.PLACE not in day:
        move = PLANNER.choose(GAME.observe(first, 0), 0, Random(1))
        day.append(move.kind)
        first = GAME.play(first, move).state
    assert day.count(Kind.ASK) < 6, "the first tile needs no more than its tools"


def before_a_boat(cards: tuple[int, ...], boat: int, *, multis: int) -> State:
    """The path leads to the dock of a boat, and all but the boarding is done."""
    state = start(1, 3, hands="open")
    dock = state.board.docks[BOATS[boat].dock]
    straight = [tile for tile, each in enumerate(TILES) if not each.curved][:11]
    path = tuple(Placed(tile, (dock[0], 1 + i), Side.SOUTH) for i, tile in enumerate(straight))
    docks = tuple(boat if i == BOATS[boat].dock else -1 for i in range(3))
    return replace(
        state,
        day=4,
        hour=3,
        phase=Phase.DOCK,
        path=path,
        adventurer=len(path),
        tent=len(path),
        docks=docks,
        multis=multis,
        hands=(cards,),
        deck=(),
    )


def paying(boat: int) -> tuple[int, ...]:
    """A card for each icon of a boat."""
    found: list[int] = []
    for icon in BOATS[boat].icons:
        found.append(next(i for i, card in enumerate(CARDS) if icon in card.tools and i not in found))
    return tuple(sorted(found))


def helpless(boat: int) -> tuple[int, ...]:
    """Cards that pay no icon of a boat."""
    return tuple(i for i, card in enumerate(CARDS) if not set(card.tools) & set(BOATS[boat].icons))[:3]


@pytest.mark.parametrize("boat", range(len(BOATS)))
def test_it_boards_when_it_can(boat: int) -> None:
    can = before_a_boat(paying(boat), boat, multis=0)
    assert PLANNER.choose(GAME.observe(can, 0), 0, Random(1)) == moves.BOARD
    cannot = before_a_boat(helpless(boat), boat, multis=0)
    assert PLANNER.choose(GAME.observe(cannot, 0), 0, Random(1)) == moves.REST
    with_multis = before_a_boat(helpless(boat), boat, multis=3)
    assert PLANNER.choose(GAME.observe(with_multis, 0), 0, Random(1)) == moves.BOARD


def test_it_wins_matches_that_random_players_lose() -> None:
    options = GAME.Options.model_validate({"hands": "open"})
    won = [
        sum(bool(result.winners) for result in run(Matches("redpeak", options, (name,) * 2, 1, 12)))
        for name in ("planner", "random")
    ]
    assert won[0] >= 3
    assert won[1] == 0


def test_weights_must_fit_what_is_counted() -> None:
    data = dict(assets.table("redpeak/planner.toml"))
    assert worth.weights_from(data) == worth.WEIGHTS
    spoilt = {"weights": {**data["weights"], "luck": 1.0}}
    with pytest.raises(ValueError, match="in their order"):
        worth.weights_from(spoilt)


def test_at_the_camp_it_counts_on_the_cards_that_were_seen_by_day() -> None:
    remembered = 0
    for state, seat in positions(start(2, 4, hands="open"), 4):
        if state.phase == Phase.CAMP and state.day:
            seen = {card for cards in state.seen for card in cards}
            deals = Day.of(GAME.observe(state, seat)).deals
            assert all(seen <= set(deal) for deal in deals)
            assert all(len(deal) == sum(map(len, state.hands)) for deal in deals)
            remembered += len(seen)
    assert remembered
