"""Whether the expansions of a position go together, and whether what only they have fits them."""

from collections.abc import Iterator

from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.state import State


def chosen(state: State) -> Iterator[str]:
    """They are there, for so many seats, and each with what it needs."""
    ids, seats, known = state.expansions, len(state.meeples), expansions.known()
    if ids != tuple(sorted(set(ids))):
        yield "The expansions are written once each, ascending."
    if not known.keys() >= set(ids):
        yield "There is no such expansion."
    offers = [known[name].offer for name in ids]
    if len({offer.option for offer in offers}) < len(offers):
        yield "Of several ways to play an expansion one is chosen."
    for offer in offers:
        if offer.needs is not None and offer.needs[0] not in ids:
            yield offer.needs[1]
        if offer.seats is not None and seats not in offer.seats:
            yield f"{offer.title} is not for so many players."


def fitting(state: State) -> Iterator[str]:
    """What they make of a position."""
    rules = expansions.of(state.expansions)
    if bool(state.behind) != rules.asks_behind:
        yield "What is behind the meeples is said where it matters, and only there."
    if state.alarms and not rules.asks_behind:
        yield "No alarm rings in this match."
    yield from rules.problems(state)
