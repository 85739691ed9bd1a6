"""The marks in characters: what frames a space, so that nothing is told by colour alone."""

from dataclasses import dataclass

from cavegames.tui.games.ocelot.cells import Round, Square
from cavegames.tui.looks import Look


@dataclass(frozen=True, slots=True)
class Sides:
    """The characters left and right of a space, from its first to its last line."""

    left: str
    right: str

    def line(self, part: int, height: int) -> tuple[str, str]:
        """The two characters of one line of a space of some height."""
        if height == 1:
            return self.left[1], self.right[1]
        place = 0 if part == 0 else 2 if part == height - 1 else 1
        if height == 2 and place == 2 and self.left[2] == self.right[2] == " ":
            place = 1
        return self.left[place], self.right[place]


NONE = Sides("   ", "   ")
_SIGNS: dict[str, dict[Look, Sides]] = {
    "cursor": {Look.ASCII: Sides(">>>", "<<<"), Look.LINE: Sides("┏┃┗", "┓┃┛")},
    "take": {Look.ASCII: Sides("[[[", "]]]"), Look.LINE: Sides("╔║╚", "╗║╝")},
    "opens": {Look.ASCII: Sides("+++", "+++"), Look.LINE: Sides("┌┆└", "┐┆┘")},
    "target": {Look.ASCII: Sides("___", "___"), Look.LINE: Sides("╷╎╵", "╷╎╵")},
    "lit": {Look.ASCII: Sides(" - ", " - "), Look.LINE: Sides(" ╌ ", " ╌ ")},
    "last": {Look.ASCII: Sides(" * ", " * "), Look.LINE: Sides(" ╞ ", " ╡ ")},
    "round": {Look.ASCII: Sides("/(\\", "\\)/"), Look.LINE: Sides("╭(╰", "╮)╯")},
    "shared": {Look.ASCII: Sides("<<<", ">>>"), Look.LINE: Sides("┌<└", "┐>┘")},
}


def sides(space: Square | Round, cursor: bool, look: Look) -> Sides:
    """What frames a space: on the left the cursor or the last placed token, on the right what may be done."""
    table = Look.ASCII if look is Look.ASCII else Look.LINE
    state = _state(space)
    right = _SIGNS[state][table].right if state else NONE.right
    left = _SIGNS[state][table].left if state else NONE.left
    if space.last:
        left = _SIGNS["last"][table].left
    if cursor:
        left = _SIGNS["cursor"][table].left
        right = right if state in ("take", "opens") else _SIGNS["cursor"][table].right
    return Sides(left, right)


def _state(space: Square | Round) -> str:
    if isinstance(space, Round):
        return "shared" if space.shared else "round"
    for name, on in (
        ("take", space.takeable),
        ("opens", space.opens),
        ("target", space.target),
        ("lit", space.lit),
    ):
        if on:
            return name
    return ""
