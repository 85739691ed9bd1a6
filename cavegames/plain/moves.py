"""Moves as people type them, and lists of moves as they can be listened to."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from cavegames.engine.game import AnyGame, Refused

FILLERS = frozenset(
    ("a", "an", "at", "from", "in", "my", "of", "on", "onto", "place", "play", "please", "put", "the", "to")
)
"""Words that say nothing about a move, unless the move itself has them."""

MOST_NAMED = 8
"""Moves that are named when a text fits several."""

MOST_WORDS = 4
"""Words of a text that is tried with signs between them."""

_SIGNS = ("@", ":", "=", "-", "+", "/", "")
_MINUS = r"(?<![a-z0-9])-[0-9]+"
"""A number below 0, as in the cell `2,-1`; in `light-star` and `red-2` the sign only joins."""
_PAIR = r"(?<![a-z0-9-])-?[0-9]+,-?[0-9]+"
"""A cell such as `2,-1`, whose numbers have their order."""
_PART = re.compile(rf"[a-z]+|{_PAIR}|{_MINUS}|[0-9]+")
_WORD = re.compile(rf"{_PAIR}|{_MINUS}|[a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Meant:
    """What a text may mean: legal moves that fit, or one text to give to the game as it is."""

    fitting: tuple[str, ...]
    text: str


def meant(game: AnyGame, legal: Sequence[str], text: str) -> Meant:
    """The legal moves, as notated, that a typed text fits best; none where only the game can say why not."""
    for fits in (_same, _same_squeezed, _same_parts, _some_parts):
        found = tuple(move for move in legal if fits(move, text))
        if found:
            return Meant(found, found[0])
    return Meant((), next(_readable(game, text), text))


def _same(move: str, text: str) -> bool:
    return move.casefold() == text.casefold()


def _same_squeezed(move: str, text: str) -> bool:
    """Signs, blanks and fillers do not matter: `take the f7` is `take@f7`."""
    return _squeezed(_words(text, move)) == _squeezed(_parts(move))


def _squeezed(parts: Sequence[str]) -> str:
    """All parts as one word, with something between two numbers."""
    return re.sub(r"(?<=[0-9]) (?=-?[0-9])", ",", " ".join(parts)).replace(" ", "")


def _same_parts(move: str, text: str) -> bool:
    """Nor does the order: `lamp A on f1` is `A:lamp@f1`."""
    return sorted(_parts(" ".join(_words(text, move)))) == sorted(_parts(move))


def _some_parts(move: str, text: str) -> bool:
    """Nor is all of it needed: `lamp f1`. A word alone may be too little to mean a move."""
    words = _words(text, move)
    return len(words) > 1 and set(_parts(" ".join(words))) <= set(_parts(move))


def _words(text: str, move: str) -> list[str]:
    own = _parts(move)
    return [word for word in _WORD.findall(text.lower()) if word in own or word not in FILLERS]


def _parts(text: str) -> list[str]:
    return _PART.findall(text.lower())


def _readable(game: AnyGame, text: str) -> Iterator[str]:
    """The text with signs for its blanks, as far as the game can read it."""
    every = text.split()
    for words in (every, [word for word in every if word.lower() not in FILLERS]):
        if not 0 < len(words) <= MOST_WORDS:
            continue
        for signs in product(_SIGNS, repeat=len(words) - 1):
            typed = "".join(word + sign for word, sign in zip(words, (*signs, ""), strict=True))
            if _can_read(game, typed):
                yield typed


def _can_read(game: AnyGame, typed: str) -> bool:
    try:
        game.read(typed)
    except Refused:
        return False
    return True


def with_words(notations: Sequence[str], text: str) -> list[str]:
    """The moves that have all words of a text, else those that have at least its letters; all for no text."""
    words = text.casefold().split()
    whole = [move for move in notations if set(words) <= set(re.split(r"[^a-z0-9]+", move.casefold()))]
    return whole or [move for move in notations if all(word in move.casefold() for word in words)]


def grouped(notations: Iterable[str]) -> tuple[str, ...]:
    """Moves in few lines: what can be done, and then where or with what. Each can be typed as it is read."""
    tails: dict[tuple[str, str], list[str]] = {}
    for notation in notations:
        head, sign, tail = _split(notation)
        tails.setdefault((head, sign), []).append(tail)
    heads: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (head, sign), found in tails.items():
        heads.setdefault((sign, tuple(found)), []).append(head)
    return tuple(_group(names, sign, found) for (sign, found), names in heads.items())


def _split(notation: str) -> tuple[str, str, str]:
    """A move as what and where, e.g. `A:lamp` and `f1`; all in the first where it has no such parts."""
    sign = "@" if "@" in notation else ":"
    return notation.partition(sign)


def _group(heads: Sequence[str], sign: str, tails: Sequence[str]) -> str:
    if not sign:
        return f"{', '.join(heads)}."
    count = f" ({len(tails)} each)" if len(heads) > 1 else f" ({len(tails)})" if len(tails) > 5 else ""
    between = " on " if sign == "@" else " "
    return f"{', '.join(heads)}{between}{', '.join(tails)}{count}."
