"""The first position of a match of one (RW-SOLO-1, RW-SOLO-2, RW-SOLO-12)."""

from collections import Counter

from cavegames.engine import chance
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import NOBODY
from cavegames.games.rwenzori.cards import NONE, Gear
from cavegames.games.rwenzori.components import DECK, Kind, tiles
from cavegames.games.rwenzori.setup import cards, start_row
from cavegames.games.rwenzori.state import Due, Solo, State, Want

OPEN_NORMALS, OPEN_LIGHTS, SAVES = 3, 1, 3
"""Normal, illuminate and save tiles in the active selection (RW-SOLO-2)."""


def first_state(seed: int, normals: int, *, by_hand: bool, extra: tuple[str, ...] = ()) -> State:
    """The position before the save tiles are chosen; `normals` of them lie in the Cave Deck (RW-SOLO-1)."""
    ours = chance.shuffled(chance.stream(seed, "normal"), tiles(Kind.NORMAL))
    lights = chance.shuffled(chance.stream(seed, "light"), tiles(Kind.LIGHT))
    rules = expansions.of(extra)
    more = tuple((Counter(rules.deck(DECK, 1)) - Counter(DECK)).elements())
    obstacles = tiles(Kind.DARK, Kind.FLOODED, Kind.DEAD_END)
    deck = chance.shuffled(chance.stream(seed, "cave"), obstacles + ours[:normals])
    stack = ours[normals + OPEN_NORMALS :]
    chosen = ours[normals : normals + OPEN_NORMALS] + lights[:OPEN_LIGHTS]
    state = State(
        expansions=extra,
        first=0,
        seat=0,
        turn=1,
        idle=0,
        ending=False,
        due=(Due(Want.TURN, 0), Due(Want.PICK, 0, left=SAVES)),
        board=start_row(1),
        meeples=((0, 0),),
        entries=(NOBODY,),
        behind=(),
        hands=(tuple(sorted(chosen + tiles(Kind.ACTION, Kind.TNT) + more)),),
        stacks=(stack,),
        box=(),
        spent=(),
        supply=(),
        alarms=0,
        gear=cards(seed, "gear", len(Gear), 1),
        gear_used=(False,),
        characters=(NONE,),
        characters_used=(False,),
        missed=(0,),
        ended=None,
        shuffles=0,
        seed=seed,
        solo=Solo(deck=deck, section=tiles(Kind.SAVE), lights=lights[OPEN_LIGHTS:], by_hand=by_hand),
    )
    return rules.prepare(state)
