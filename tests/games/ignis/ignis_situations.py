"""Small builders, so that a test shows the situation it is about."""

from collections import Counter

from cavegames.games.ignis import GAME
from cavegames.games.ignis.components import COLOURS, CUBES, DECK, STACKS, Card
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import BY_ID, Place, Tile
from tests.games.trying import Trying

NAMES = ("Ada",)
_TRYING = Trying(GAME, NAMES)
play = _TRYING.play
happens = _TRYING.happens
told = _TRYING.told
allowed = _TRYING.allowed
refused = _TRYING.refused
legal = _TRYING.legal


def situation(
    phase: Phase = Phase.USE,
    *,
    revealed: str = "",
    yellow: str = "",
    white: str = "",
    green: str = "",
    red: str = "",
    step: int = 0,
    scepter: bool = False,
    cubes: int = CUBES,
    held: str = "",
    used: str = "",
    active: str = "",
    joined: str = "",
    discards: str = "",
    pile: str | None = None,
) -> State:
    """A position with just these cards about, e.g. `green="3 2b"`, `revealed="blue1 red2"`.

    All other cards are in the pile, ascending, unless `pile` names those that are; then they are discarded.
    """
    stacks = tuple(
        cards(" ".join(_in_stack(text, stack.title) for text in held_cards.split()))
        for stack, held_cards in zip(STACKS, (yellow, white, green, red), strict=True)
    )
    open_ = tuple(card(text) for text in revealed.split())
    elsewhere = Counter([*open_, *(each for stack in stacks for each in stack)])
    rest = Counter(DECK) - elsewhere
    if pile is None:
        gone = Counter(cards(discards))
        piled, gone_cards = tuple(sorted((rest - gone).elements())), tuple(sorted(gone.elements()))
    else:
        piled = tuple(card(text) for text in pile.split())
        gone_cards = tuple(sorted((rest - Counter(piled)).elements()))
    places = [Place.OFFERED] * len(Tile)
    for ids, place in ((held, Place.HELD), (f"{used} {active}", Place.USED)):
        for name in ids.split():
            places[BY_ID[name]] = place
    return State(
        round=3,
        phase=phase,
        step=step,
        scepter=scepter,
        cubes=cubes,
        revealed=open_,
        stacks=stacks,
        discards=gone_cards,
        tiles=tuple(places),
        active=frozenset(BY_ID[name] for name in active.split()),
        joined=frozenset(COLOURS[name] for name in joined.split()),
        shuffles=0,
        pile=piled,
        seed=7,
    )


def card(text: str) -> Card:
    """A card from `red2`."""
    return Card(COLOURS[text[:-1]], int(text[-1]))


def cards(text: str) -> tuple[Card, ...]:
    """Cards from `red2 blue1`, ascending."""
    return tuple(sorted(card(each) for each in text.split()))


def _in_stack(text: str, colour: str) -> str:
    """`2` is of the stack's colour, `2b` blue, `white2` what it says."""
    if text.endswith("b"):
        return f"blue{text[0]}"
    return text if text[0].isalpha() else f"{colour}{text}"


def stack(state: State, colour: str) -> str:
    """What a stack holds, e.g. `green2 blue1`."""
    return " ".join(map(str, state.stacks[COLOURS[colour]]))
