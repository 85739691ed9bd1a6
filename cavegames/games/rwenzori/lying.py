"""A tile on the table as a text: `straight/1`, `dark-hand-dive/0 active by blue`, `? dark by red`."""

from cavegames.engine.game import BadPosition
from cavegames.games.rwenzori.board import NOBODY, Placed, Status, dark, placed
from cavegames.games.rwenzori.components import BY_ID, FACES, HIDDEN, LAVA, SEATS, TURNED

_STATUS = {status.name.lower().replace("_", "-"): status for status in Status}


def write_lying(tile: Placed) -> str:
    """The text of a tile that lies."""
    words = ["?" if tile.face == HIDDEN else FACES[tile.face].id]
    if tile.status != Status.DARK:
        words[0] += f"/{tile.turn}"
    if tile.status != Status.OPEN:
        words.append(tile.status.name.lower().replace("_", "-"))
    if tile.owner != NOBODY:
        words += ["by", SEATS[tile.owner]]
    if tile.marked:
        words.append("marked")
    return " ".join(words)


def read_lying(text: str) -> Placed:
    """The tile of that text. Raises BadPosition."""
    name, _, rest = text.partition(" ")
    words = rest.split()
    marked = words[-1:] == ["marked"]
    if marked:
        words.pop()
    owner = NOBODY
    if len(words) >= 2 and words[-2] == "by" and words[-1] in SEATS:
        owner = SEATS.index(words[-1])
        words = words[:-2]
    status = _STATUS.get(words[0]) if len(words) == 1 else Status.OPEN if not words else None
    tile = None if status is None else _tile(name, status, owner)
    if tile is None or write_lying(tile._replace(marked=marked)) != text:
        raise BadPosition(f"{text[:60]!r} is no tile on the table. Write it as in 'straight/1'.")
    return tile._replace(marked=marked)


def _tile(name: str, status: Status, owner: int) -> Placed | None:
    if status == Status.DARK:
        face = HIDDEN if name == "?" else BY_ID.get(name)
        return None if face is None else dark(face, owner)
    word, _, turn = name.partition("/")
    if word not in BY_ID or turn not in list("012345") or int(turn) >= len(TURNED[BY_ID[word]]):
        return None
    tile = placed(BY_ID[word], int(turn), status, owner)
    shut = status == Status.CAVE_IN or (status == Status.ACTIVE and tile.face == LAVA)
    return tile._replace(exits=0) if shut else tile
