"""Points, and who wins (OC-SCORE-1 to OC-SCORE-7)."""

from cavegames.engine.game import Outcome, Seat, Term
from cavegames.games.ocelot.components import (
    CELESTITES,
    COLOURS,
    HIDDEN,
    POINTS,
    SEATS,
    Amethyst,
    Token,
)
from cavegames.games.ocelot.legal import TURNS
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State

_GROUPS: tuple[tuple[str, tuple[Token, ...]], ...] = (
    ("rock crystal", (Token.CRYSTAL,)),
    ("celestite", CELESTITES),
    ("opal", (Token.OPAL,)),
    ("emerald", (Token.EMERALD,)),
    ("red beryl", (Token.BERYL,)),
)


def outcome(state: State) -> Outcome | None:
    """How the match ended: most points, then most amethysts, then both win (OC-SCORE-7)."""
    if state.turn < TURNS:
        return None
    scores = tuple(terms(state, seat) for seat in range(len(SEATS)))
    points = [sum(term.points for term in score) for score in scores]
    stones = [len(drawn) for drawn in state.amethysts]
    standing = list(zip(points, stones, strict=True))
    winners = tuple(seat for seat, place in enumerate(standing) if place == max(standing))
    if points.count(max(points)) == 1:
        reason = "More points"
    else:
        reason = "Equal points, more amethysts" if len(winners) == 1 else "Equal points, equal amethysts"
    return Outcome(winners, scores, "OC-SCORE-7", reason)


def terms(state: State, seat: Seat) -> tuple[Term, ...]:
    """The score of a seat line by line, as if the match ended now. Masked amethysts count 0 points."""
    gems = state.gems[seat]
    lines = [
        Term(_counted(count, title), count * POINTS[kinds[0]], "OC-COMP-5")
        for title, kinds in _GROUPS
        if (count := sum(gems[kind] for kind in kinds))
    ]
    drawn = state.amethysts[seat]
    lines += [_stone(state, seat, stone) for stone in drawn if stone.face != HIDDEN]
    masked = sum(stone.face == HIDDEN for stone in drawn)
    if masked:
        lines.append(Term(_counted(masked, "hidden amethyst"), 0, "OC-HIDE-1"))
    return tuple(lines)


def worth(state: State, seat: Seat, value: int) -> int:
    """How many gems of a seat show that printed value, amethysts too (OC-SCORE-2, OC-SCORE-3)."""
    stones = sum(stone.face == str(value) for stone in state.amethysts[seat])
    return stones + sum(
        count for count, points in zip(state.gems[seat], POINTS, strict=True) if points == value
    )


def left(state: State, levels: tuple[int, ...]) -> int:
    """How many gems still lie in the caves of these levels; geodes are none (OC-SCORE-6)."""
    return sum(
        token is not None and token != Token.GEODE and level in levels
        for token, level in zip(state.tokens, MAT.levels, strict=True)
    )


def _stone(state: State, seat: Seat, stone: Amethyst) -> Term:
    colour = COLOURS[stone.level - 1]
    match stone.face:
        case "ones":
            count = worth(state, seat, 1)
            return Term(f"{colour} amethyst ONES: {_counted(count, 'gem')} worth 1", count, "OC-SCORE-2")
        case "threes":
            count = worth(state, seat, 3)
            return Term(f"{colour} amethyst THREES: {_counted(count, 'gem')} worth 3", count, "OC-SCORE-3")
        case "left-blue":
            count = left(state, (1,))
            return Term(f"{colour} amethyst LEFT-BLUE: {_counted(count, 'gem')} left", count, "OC-SCORE-4")
        case "left-deep":
            count = left(state, (2, 3))
            return Term(
                f"{colour} amethyst LEFT-DEEP: {_counted(count, 'gem')} left", 2 * count, "OC-SCORE-5"
            )
        case _:
            return Term(f"{colour} amethyst {stone.face}", int(stone.face), "OC-SCORE-1")


def _counted(count: int, title: str) -> str:
    return f"{count} {title}{'' if count == 1 else 's'}"
