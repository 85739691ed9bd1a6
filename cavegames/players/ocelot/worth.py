"""What tokens are worth to a seat, in points, from what one viewer may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from cavegames.engine.game import Seat
from cavegames.games.ocelot.components import BAGS, CELESTITES, GEMS, HIDDEN, POINTS, Amethyst, Token
from cavegames.games.ocelot.legal import TURNS
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import bits
from cavegames.games.ocelot.state import State

LEFT_SHARES = (0.25, 0.6, 0.6)
"""Of the gems on each level at the start, the share left at the end, as two greedy players leave it."""
SET_HOPE = 0.25
"""Of a set's amethyst, the share that each part of an unfinished set is worth."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What each token is worth to one seat."""

    spaces: tuple[float, ...]
    """By square space, 0 where nothing lies. A celestite counts as if taken alone, and what taking costs
    this seat through LEFT-BLUE or LEFT-DEEP is taken off."""
    kinds: tuple[float, ...]
    """By Token on level 1, for what a companion finds."""

    def of(self, spaces: int) -> float:
        """Points for all tokens on `spaces`, a bit set."""
        return sum(self.spaces[space] for space in bits(spaces))


def worth(view: State, seat: Seat, viewer: Seat) -> Worth:
    """What the tokens on the mat are worth to `seat`, as far as `viewer` knows."""
    faces = {amethyst.face for amethyst in view.amethysts[seat]} - {HIDDEN}
    hopes = tuple(_hope(view, seat, viewer, level) for level in (1, 2, 3))
    kinds = tuple(_kind(view, seat, token, faces, hopes[0]) for token in Token)
    own = tuple(_space(token, MAT.levels[i], kinds, hopes) for i, token in enumerate(view.tokens))
    costs = ("left-blue" in faces, 2 * ("left-deep" in faces), 2 * ("left-deep" in faces))
    net = tuple(
        value - (costs[MAT.levels[i] - 1] if view.tokens[i] in GEMS else 0) for i, value in enumerate(own)
    )
    return Worth(net, kinds)


def _space(token: Token | None, level: int, kinds: Sequence[float], hopes: Sequence[float]) -> float:
    if token is None:
        return 0.0
    return hopes[level - 1] if token is Token.GEODE else kinds[token]


def _kind(view: State, seat: Seat, token: Token, faces: set[str], blue: float) -> float:
    points = POINTS[token]
    value = float(points + (points == 1 and "ones" in faces) + (points == 3 and "threes" in faces))
    return value + blue * _set_share(view, seat, token) if token in CELESTITES else value


def _set_share(view: State, seat: Seat, token: Token) -> float:
    """How much of a set's amethyst one more of `token` brings (OC-CEL-1)."""
    have = [view.gems[seat][kind] for kind in CELESTITES]
    sets = min(have)
    if view.gems[seat][token] > sets:
        return 0.0
    missing = [kind for kind in CELESTITES if kind != token and view.gems[seat][kind] <= sets]
    if not missing:
        return 1.0
    return SET_HOPE if all(kind in view.tokens for kind in missing) else 0.0


def _hope(view: State, seat: Seat, viewer: Seat, level: int) -> float:
    """The mean worth to `seat` of an amethyst of a level that `viewer` has not seen."""
    unseen: list[Amethyst] = list(BAGS[level - 1])
    for amethyst in view.amethysts[viewer]:
        if amethyst in unseen:
            unseen.remove(amethyst)
    return sum(_face(view, seat, amethyst.face) for amethyst in unseen) / len(unseen) if unseen else 0.0


def _face(view: State, seat: Seat, face: str) -> float:
    if face.isdigit():
        return float(face)
    if face in ("left-blue", "left-deep"):
        return _left(view, 1) if face == "left-blue" else 2 * (_left(view, 2) + _left(view, 3))
    points = 1 if face == "ones" else 3
    alike = [token for token in GEMS if POINTS[token] == points]
    have = sum(view.gems[seat][token] for token in alike)
    there = sum(token in alike for token in view.tokens)
    return have + there * (1 - _share(view, 1)) / 2


def _left(view: State, level: int) -> float:
    """The gems that will be left in a cave at the end, as far as one can guess."""
    there = sum(token in GEMS and MAT.levels[i] == level for i, token in enumerate(view.tokens))
    return there * _share(view, level)


def _share(view: State, level: int) -> float:
    """Of the gems that lie in a cave now, the share that will be left."""
    return 1 - (1 - LEFT_SHARES[level - 1]) * (TURNS - view.turn) / TURNS
