"""Path tiles, tool cards, boats and the counts of the rest (RP-COMP-1 to RP-COMP-7), checked when loaded."""

from collections import Counter
from enum import IntEnum
from itertools import combinations
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine import assets


class Tool(IntEnum):
    """The twelve tools (RP-COMP-3)."""

    AXE = 0
    FOOD = 1
    WATER = 2
    SHOVEL = 3
    MACHETE = 4
    TORCH = 5
    HAT = 6
    COMPASS = 7
    ROPE = 8
    FLASHLIGHT = 9
    KIT = 10
    MAP = 11

    @property
    def id(self) -> str:
        """Its name in notation and assets, e.g. `axe`."""
        return self.name.lower()

    @property
    def title(self) -> str:
        """Its name in a sentence, e.g. `first-aid kit`."""
        return {"water": "water bottle", "kit": "first-aid kit"}.get(self.id, self.id)


TOOLS = {tool.id: tool for tool in Tool}


class Lava(IntEnum):
    """The three kinds of lava tile (RP-COMP-1)."""

    CALM = 0
    """No eruption (RP-LAVA-1)."""
    ERUPTION = 1
    """RP-LAVA-2."""
    DOUBLE = 2
    """RP-LAVA-3."""


class Gain(IntEnum):
    """What a reward gives (RP-COMP-7)."""

    MULTI = 0
    TIME = 1
    PATH = 2
    CARDS = 3
    BOAT = 4


class Reward(NamedTuple):
    """One reward icon: so many of a kind."""

    gain: Gain
    amount: int

    @property
    def points(self) -> int:
        """What it is worth by the prices of the evening (RP-EVE-6): half of what a lava tile buys is 1."""
        return self.amount if self.gain in (Gain.PATH, Gain.CARDS) else 2 * self.amount


class Bonus(IntEnum):
    """The kinds of bonus tile (RP-BON-1)."""

    MULTI = 0
    TIME = 1
    PATH_OR_BOAT = 2
    CARDS = 3
    LAVA = 4
    """Removes the lava furthest down the path."""
    NOTHING = 5


class PathTile(NamedTuple):
    """A path tile (RP-COMP-2). Its icons are met in this order, whichever way it lies."""

    id: str
    curved: bool
    icons: tuple[Tool, ...]
    rewards: tuple[Reward, ...]
    volcanoes: int

    @property
    def points(self) -> int:
        """What its rewards are worth together."""
        return sum(reward.points for reward in self.rewards)


class Boat(NamedTuple):
    """A boat (RP-COMP-6)."""

    id: str
    dock: int
    """Index into the docks of a board, from the west."""
    icons: tuple[Tool, ...]
    volcanoes: int


class Card(NamedTuple):
    """A tool card: three different tools, ascending. No two are alike, so the tools are its name."""

    tools: tuple[Tool, Tool, Tool]

    def __str__(self) -> str:
        return "+".join(tool.id for tool in self.tools)


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


_Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,19}$")]
_Tool = Annotated[str, Field(pattern="^(" + "|".join(TOOLS) + ")$")]


class _PathTile(_Part):
    id: _Id
    shape: Literal["straight", "curve"]
    icons: Annotated[list[_Tool], Field(min_length=2, max_length=4)]
    rewards: Annotated[list[str], Field(max_length=4)]
    volcanoes: Annotated[int, Field(ge=0, le=3)]


class _Boat(_Part):
    id: _Id
    dock: Annotated[int, Field(ge=1, le=3)]
    icons: Annotated[list[_Tool], Field(min_length=1, max_length=3)]
    volcanoes: Annotated[int, Field(ge=0, le=3)]


_MOST = {Gain.MULTI: 1, Gain.TIME: 2, Gain.PATH: 2, Gain.CARDS: 4, Gain.BOAT: 1}
"""The largest count of a reward icon (RP-COMP-7)."""


def reward_from(text: str) -> Reward:
    """The reward written as `cards-3` or `boat`. Raises ValueError."""
    name, dash, count = text.partition("-")
    if name.upper() not in Gain.__members__ or not (count if dash else "1").isdecimal():
        raise ValueError(f"no reward: {text!r}")
    reward = Reward(Gain[name.upper()], int(count or 1))
    if not 1 <= reward.amount <= _MOST[reward.gain]:
        raise ValueError(f"no reward gives so much: {text!r}")
    return reward


def tiles_from(data: dict[str, Any]) -> tuple[PathTile, ...]:
    """The path tiles in `data`. Raises ValueError when they are not as RP-COMP-2 says."""
    tiles = tuple(
        PathTile(
            tile.id,
            tile.shape == "curve",
            tuple(TOOLS[icon] for icon in tile.icons),
            tuple(map(reward_from, tile.rewards)),
            tile.volcanoes,
        )
        for tile in map(_PathTile.model_validate, data["tile"])
    )
    if len(tiles) != 21 or len({tile.id for tile in tiles}) != 21:
        raise ValueError("there must be 21 path tiles with ids of their own")
    if 2 * sum(tile.volcanoes > 0 for tile in tiles) <= len(tiles):
        raise ValueError("most path tiles must have a volcano")
    if any(a.volcanoes < b.volcanoes and a.points >= b.points for a in tiles for b in tiles):
        raise ValueError("a path tile with more volcanoes must give more")
    _check_icons(tiles)
    return tiles


def boats_from(data: dict[str, Any]) -> tuple[Boat, ...]:
    """The boats in `data`. Raises ValueError when they are not as RP-COMP-6 says."""
    boats = tuple(
        Boat(boat.id, boat.dock - 1, tuple(TOOLS[icon] for icon in boat.icons), boat.volcanoes)
        for boat in map(_Boat.model_validate, data["boat"])
    )
    if len(boats) != 5 or len({boat.id for boat in boats}) != 5 or len({boat.dock for boat in boats}) != 3:
        raise ValueError("there must be five boats with ids of their own, for all three docks")
    _check_icons(boats)
    return boats


def _check_icons(spaces: tuple[PathTile, ...] | tuple[Boat, ...]) -> None:
    """Raises ValueError unless the tools are spread evenly over the spaces that ask for them."""
    if any(len(set(space.icons)) < len(space.icons) for space in spaces):
        raise ValueError("no path tile or boat shows a tool twice")
    each = Counter(tool for space in spaces for tool in space.icons)
    if max(each.values()) - min(each[tool] for tool in Tool) > 1:
        raise ValueError("the tools must be spread evenly over the icons")


def cards_from(data: dict[str, Any]) -> tuple[Card, ...]:
    """The tool cards in `data`, ascending. Raises ValueError when they are not as RP-COMP-3 says."""
    cards = []
    for text in data["cards"]:
        tools = sorted(TOOLS[name] for name in text.split("+"))
        if len(tools) != 3 or len(set(tools)) != 3:
            raise ValueError(f"a card shows three different tools, not {text!r}")
        cards.append(Card((tools[0], tools[1], tools[2])))
    if len(cards) != 48 or len(set(cards)) != 48:
        raise ValueError("there must be 48 cards, no two alike")
    each = Counter(tool for card in cards for tool in card.tools)
    pairs = Counter(pair for card in cards for pair in combinations(card.tools, 2))
    if set(each.values()) != {12} or not all(pairs[pair] in (2, 3) for pair in combinations(Tool, 2)):
        raise ValueError("each tool must be on 12 cards, and each pair of tools on 2 or 3")
    return tuple(sorted(cards))


TILES: tuple[PathTile, ...] = tiles_from(assets.table("redpeak/tiles.toml"))
"""All path tiles; the number of a tile is its index."""

BOATS: tuple[Boat, ...] = boats_from(assets.table("redpeak/boats.toml"))
"""All boats; the number of a boat is its index."""

CARDS: tuple[Card, ...] = cards_from(assets.table("redpeak/cards.toml"))
"""All tool cards, ascending; the number of a card is its index."""

LAVA: tuple[Lava, ...] = (Lava.CALM,) * 7 + (Lava.ERUPTION,) * 17 + (Lava.DOUBLE,) * 4
"""All lava tiles (RP-COMP-1)."""

BONUSES: tuple[Bonus, ...] = (*Bonus, Bonus.NOTHING)
"""The seven bonus tiles (RP-BON-1)."""

SUPPLY = 7
"""Path tiles face up at the start (RP-SET-1)."""
TIMES, TIMES_AT_START = 8, 3
"""Time tiles, and how many of them lie in the timeline at the start (RP-COMP-4)."""
MULTIS, MULTIS_AT_START = 6, 3
"""Multi-tools, and how many of them are available at the start (RP-COMP-4)."""
DEALT = 12
"""Tool cards dealt at the start (RP-SET-1)."""

SEATS = ("leader", "cook", "medic", "scout", "porter", "artist")
"""The ids of the seats. The first is the leader: places tiles and decides for the team."""
