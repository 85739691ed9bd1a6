"""What lies beside the board, read from the position as data, so that it holds for every game."""

from collections.abc import Mapping, Sequence

from cavegames.engine.game import AnyGame, Json, Seat

_MASK = "?"


def public(game: AnyGame, state: object, names: Sequence[str]) -> tuple[str, ...]:
    """What everyone may know and does not lie on the board, a line for each kind of thing."""
    cells = set(game.cells(state))
    data = game.dump(game.observe(state, None))
    beside = {key: value for key, value in data.items() if not _on_board(value, cells)}
    return _lines(game, beside, names)


def mine(game: AnyGame, state: object, seat: Seat, names: Sequence[str]) -> tuple[str, ...]:
    """What `seat` knows and not everyone; nothing where there is no such thing."""
    own, known = (game.dump(game.observe(state, viewer)) for viewer in (seat, None))
    return _lines(game, _more(own, known), names)


def _on_board(value: Json, cells: set[str]) -> bool:
    return isinstance(value, dict) and bool(value) and value.keys() <= cells


def _more(own: Json, known: Json) -> dict[str, Json]:
    """The entries of a mapping that differ, and within them only what differs."""
    return {key: _deeper(value, known.get(key)) for key, value in own.items() if value != known.get(key)}


def _deeper(own: Json, known: Json) -> Json:
    return _more(own, known) if isinstance(own, dict) and isinstance(known, dict) else own


def _lines(game: AnyGame, data: Mapping[str, Json], names: Sequence[str]) -> tuple[str, ...]:
    ids = dict(zip(game.seat_names(len(names)), names, strict=True))
    return tuple(f"{_title(key)}: {_told(_by_seat(key, value, names), ids)}." for key, value in data.items())


def _by_seat(key: str, value: Json, names: Sequence[str]) -> Json:
    """Hands are told by who holds them, also where a position lists them in the order of the seats."""
    if key == "hands" and isinstance(value, list) and len(value) == len(names):
        return dict(zip(names, value, strict=True))
    return value


def _title(key: str) -> str:
    return key.replace("_", " ").capitalize()


def _told(value: Json, ids: Mapping[str, str]) -> str:
    """A value in words: seats by the names of who sits there, what is masked as `hidden`."""
    if isinstance(value, dict):
        return _told_by_key(value, ids)
    if isinstance(value, list):
        if value and all(inner == _MASK for inner in value):
            return f"{len(value)} hidden"
        return ", ".join(_told(inner, ids) for inner in value) or "none"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ids.get(value, value.replace(_MASK, "hidden")) if isinstance(value, str) else str(value)


def _told_by_key(value: Mapping[str, Json], ids: Mapping[str, str]) -> str:
    deep = any(isinstance(inner, dict | list) for inner in value.values())
    after, between = (": ", "; ") if deep else (" ", ", ")
    parts = [f"{ids.get(key, key)}{after}{_told(inner, ids)}" for key, inner in value.items()]
    return between.join(parts) or "none"
