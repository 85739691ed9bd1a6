"""The one table of letters and shapes: each colour of card has its own (never told by colour alone)."""

from cavegames.games.ignis.components import Card, Colour
from cavegames.tui.looks import Look

LETTERS: dict[Colour, str] = {
    Colour.YELLOW: "Y",
    Colour.WHITE: "W",
    Colour.GREEN: "G",
    Colour.RED: "R",
    Colour.BLUE: "B",
    Colour.BLACK: "K",
}
"""Yellow, White, Green, Red, Blue, blacK."""

SHAPES: dict[Colour, str] = {
    Colour.YELLOW: "★",
    Colour.WHITE: "○",
    Colour.GREEN: "▲",
    Colour.RED: "■",
    Colour.BLUE: "◆",
    Colour.BLACK: "▼",
}
"""A star that buys, a shield, a step up, a block of strength, a joker, a fire that burns down."""

PLAIN_SHAPES: dict[Colour, str] = {
    Colour.YELLOW: "*",
    Colour.WHITE: "o",
    Colour.GREEN: "^",
    Colour.RED: "#",
    Colour.BLUE: "?",
    Colour.BLACK: "!",
}
"""The same in the look `ascii`."""

SERVES: dict[Colour, str] = {
    Colour.YELLOW: "buys a bonus tile at 6",
    Colour.WHITE: "hero skill at 6",
    Colour.GREEN: "steps of a move",
    Colour.RED: "strength for the way back",
    Colour.BLUE: "joker: white, green or red",
    Colour.BLACK: "burns the fuse",
}
"""What each colour is for, in a few words."""

TILE_KEYS = "ABCDEF"
"""The key and letter of each bonus tile."""

FIGURE = "@"
SCEPTER = "!"


def shape(colour: Colour, look: Look) -> str:
    """The shape of a colour."""
    return (PLAIN_SHAPES if look is Look.ASCII else SHAPES)[colour]


def short(card: Card) -> str:
    """A card in two characters, e.g. `Y2`."""
    return f"{LETTERS[card.colour]}{card.value}"


def arrow(look: Look) -> str:
    """Between what was and what will be."""
    return ">" if look is Look.ASCII else "→"


def legend() -> tuple[tuple[str, str], ...]:
    """Every letter and what it stands for."""
    return tuple((LETTERS[colour], f"{colour.title}: {SERVES[colour]}") for colour in Colour)
