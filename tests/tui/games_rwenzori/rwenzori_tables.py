"""Tables with something of everything on them."""

from tests.games.rwenzori.rwenzori_situations import situation

CAVE = {
    "1,-1": "left-fork/2",
    "-1,1": "flooded-dive-straight/0 active",
    "5,-1": "star/0",
    "6,-2": "dark-plus1-swing dark by green",
    "6,-1": "jump-left-fork/2",
    "4,1": "dark-hand-dive/0 active by blue",
    "3,1": "tnt/1",
    "2,2": "six-way/0",
    "1,2": "dead-end/1 active",
    "0,1": "dark-clock-star dark by red",
}
FIVE = situation(
    CAVE,
    seats=5,
    meeples=("0,0", "1,-1", "5,-1", "2,2", "5,-1"),
    hands=("plus2-star straight tnt", "straight", "star dead-end dive-cross dark-hand-swing"),
    seat=2,
)
"""It is the turn of the third of five players."""
