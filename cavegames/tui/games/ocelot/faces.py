"""The amethysts of one player, face up: drawn only for that player's own eyes."""

from textual.content import Content

from cavegames.engine.game import Seat
from cavegames.games.ocelot.components import COLOURS, Amethyst
from cavegames.games.ocelot.scoring import left, worth
from cavegames.games.ocelot.state import State


def faces(view: State, seat: Seat) -> Content:
    """Each amethyst of `seat` with what it means and what it is worth so far, and the sum."""
    stones = view.amethysts[seat]
    if not stones:
        return Content("No amethyst yet. A geode or a sun, moon and star together bring one.")
    rows = [(_title(stone), _meaning(stone), points(view, seat, stone)) for stone in stones]
    lines = [
        Content.assemble(
            (f"{title:<18}", "bold $cave-violet-text"), f"{meaning:<38}", (f"{value:>3}", "bold")
        )
        for title, meaning, value in rows
    ]
    total = sum(value for _, _, value in rows)
    return Content("\n").join(
        [
            *lines,
            Content.assemble(
                f"{'':<18}{'together, as things stand':<38}", (f"{total:>3}", "bold $cave-lamp")
            ),
        ]
    )


def points(view: State, seat: Seat, stone: Amethyst) -> int:
    """What an amethyst would bring if the match ended now, in points."""
    match stone.face:
        case "ones":
            return worth(view, seat, 1)
        case "threes":
            return worth(view, seat, 3)
        case "left-blue":
            return left(view, (1,))
        case "left-deep":
            return 2 * left(view, (2, 3))
    return int(stone.face)


def _title(stone: Amethyst) -> str:
    return f"{COLOURS[stone.level - 1]} {stone.face.upper()}"


def _meaning(stone: Amethyst) -> str:
    return _MEANINGS.get(stone.face, "points at the end")


_MEANINGS = {
    "ones": "1 for each gem you have worth 1",
    "threes": "1 for each gem you have worth 3",
    "left-blue": "1 for each gem left in the blue cave",
    "left-deep": "2 for each gem left in the deep caves",
}
