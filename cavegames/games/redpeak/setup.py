"""The first position of a match (RP-SET-1)."""

from cavegames.engine import chance
from cavegames.games.redpeak.boards import BOARDS, FRONT, REVERSED
from cavegames.games.redpeak.components import (
    BOATS,
    BONUSES,
    CARDS,
    DEALT,
    LAVA,
    MULTIS_AT_START,
    SUPPLY,
    TILES,
    TIMES,
    TIMES_AT_START,
    Bonus,
)
from cavegames.games.redpeak.hands import dealt
from cavegames.games.redpeak.options import RedPeakOptions
from cavegames.games.redpeak.state import Clearing, Phase, State


def first_state(options: RedPeakOptions, seats: int, seed: int) -> State:
    """The position before the hourglass is turned for the first time."""

    def shuffled(label: str, count: int) -> tuple[int, ...]:
        return chance.shuffled(chance.stream(seed, label), range(count))

    side = REVERSED if options.quests else FRONT
    tiles, deck = shuffled("tiles", len(TILES)), shuffled("cards", len(CARDS))
    clearings, spare = _bonus(options, side, seed)
    return State(
        side=side,
        open=options.hands == "open" or seats == 1,
        clocked=options.sand != "off",
        day=0,
        phase=Phase.CAMP,
        path=(),
        tent=0,
        adventurer=0,
        paid=0,
        able=0,
        payer=0,
        told=(),
        late=False,
        supply=tiles[:SUPPLY],
        tiles=tiles[SUPPLY:],
        lava=chance.shuffled(chance.stream(seed, "lava"), LAVA),
        flow=(),
        aside=(),
        timeline=TIMES_AT_START,
        hour=0,
        times=TIMES - TIMES_AT_START,
        multis=MULTIS_AT_START,
        hands=dealt(((),) * seats, deck[:DEALT]),
        deck=deck[DEALT:],
        discards=(),
        boats=shuffled("boats", len(BOATS)),
        docks=(-1,) * len(BOARDS[side].docks),
        offered=-1,
        scrapped=(),
        clearings=clearings,
        spare=spare,
        spent=(),
        quests=tuple(sorted(shuffled("quests", len(BOARDS[side].places))[: options.quests])),
        gains=(),
        eruptions=0,
        bought=False,
        ending=None,
    )


def _bonus(options: RedPeakOptions, side: int, seed: int) -> tuple[tuple[Clearing, ...], tuple[Bonus, ...]]:
    """The bonus tiles on the clearings, and those that stay out (RP-BON-1)."""
    if not options.bonus:
        return (), ()
    bonuses = chance.shuffled(chance.stream(seed, "bonus"), BONUSES)
    number = len(BOARDS[side].clearings)
    on_board = tuple(Clearing(bonus, shown=False) for bonus in bonuses[:number])
    return on_board, tuple(sorted(bonuses[number:]))
