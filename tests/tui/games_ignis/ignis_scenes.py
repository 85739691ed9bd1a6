"""Positions to look at."""

from cavegames.games.ignis.state import Phase
from tests.games.ignis.ignis_situations import situation

CHOOSING = situation(
    Phase.CHOOSE,
    revealed="yellow2 green3 blue1 black2",
    yellow="3 1",
    green="2",
    red="1 2",
    held="keen-eye",
    cubes=9,
)
MOVING = situation(
    Phase.MOVE,
    revealed="red3 black1 blue2 white1",
    green="1 1 2",
    red="1 1 2 2b",
    step=9,
    scepter=True,
    cubes=4,
)
WON = situation(Phase.MOVED, revealed="red1 red2 white2 white3", step=0, scepter=True, cubes=9)
