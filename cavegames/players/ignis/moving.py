"""The ways to take a MOVE turn, each with what comes of it."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from cavegames.games.ignis import moves
from cavegames.games.ignis.components import EXIT, GREEN_USED, STRENGTH, THRONE, Colour
from cavegames.games.ignis.state import Cards
from cavegames.games.ignis.tiles import MOVE_TILES, Place, Tile
from cavegames.players.ignis.plan import Plan, Turn, finished, played
from cavegames.players.ignis.scene import Scene

_NONE: frozenset[int] = frozenset()


def move_plans(turn: Turn) -> Iterator[Plan]:
    """Every MOVE turn worth a thought from here on, before the figure has moved."""
    green, red = turn.scene.stacks[Colour.GREEN], turn.scene.stacks[Colour.RED]
    if not green:
        return
    hands = _hands(green)
    for tiles in _tile_sets(turn):
        active = turn.active | set(tiles)
        scene = turn.scene
        for tile in tiles:
            scene = played(scene, tile)
        start = tuple(map(moves.play, tiles))
        for reds in _reds(red, _needed(scene, active)):
            for hand in hands:
                after, escaped = walk(scene, active, hand, reds)
                if after.left < scene.left and all(
                    _changed(after, walk(scene, active - {tile}, hand, reds)[0]) for tile in tiles
                ):
                    done = (*start, moves.go(hand, reds))
                    yield from finished(turn, done, after, _NONE, escaped)


def walk(scene: Scene, active: frozenset[Tile], green: Cards, red: Cards) -> tuple[Scene, bool]:
    """The scene once the figure has gone, and whether it is out (IG-MOVE-1 to IG-MOVE-4)."""
    distance = max(0, _sum(green) - max(0, _needed(scene, active) - _sum(red)))
    if Tile.SWIFT_FEET in active:
        distance += Tile.SWIFT_FEET.strength
    step = max(EXIT, scene.step - distance) if scene.scepter else min(THRONE, scene.step + distance)
    stacks = scene.stacks
    if Tile.FIRM_STEP in active:
        gone = moves.highest_first(red)[Tile.FIRM_STEP.strength - 1 :]
        stacks = (*stacks[: Colour.RED], _without(stacks[Colour.RED], gone))
    else:
        left = (_without(stacks[Colour.GREEN], green[:1]), _without(stacks[Colour.RED], red))
        stacks = (stacks[Colour.YELLOW], stacks[Colour.WHITE], *left)
    after = scene._replace(step=step, scepter=scene.scepter or step == THRONE, stacks=stacks)
    return after, scene.scepter and step == EXIT


def _changed(one: Scene, other: Scene) -> bool:
    """Whether two ways of going differ: a tile that changes nothing may not be used (IG-BON-1)."""
    return (one.step, one.stacks) != (other.step, other.stacks)


def _needed(scene: Scene, active: frozenset[Tile]) -> int:
    if not scene.scepter:
        return 0
    return min(STRENGTH, Tile.IRON_GRIP.strength) if Tile.IRON_GRIP in active else STRENGTH


def _tile_sets(turn: Turn) -> list[tuple[Tile, ...]]:
    """The sets of tiles for a move that may be used in this turn, also none."""
    held = [
        tile
        for tile in MOVE_TILES
        if turn.scene.tiles[tile] == Place.HELD and (tile != Tile.IRON_GRIP or turn.scene.scepter)
    ]
    return [chosen for size in range(len(held) + 1) for chosen in combinations(held, size)]


def _hands(green: Cards) -> list[Cards]:
    """For each card that may be the one discarded, it and the highest others that are not above it."""
    found = []
    for card in set(green):
        others = _without(green, (card,))
        fitting = sorted((each for each in others if each.value <= card.value), key=_by_value, reverse=True)
        found.append((card, *fitting[: GREEN_USED - 1]))
    return sorted(found)


def _reds(red: Cards, needed: int) -> list[Cards]:
    """The different sets of red cards that waste none: each card in them is needed."""
    if not needed:
        return [()]
    found: set[Cards] = set()
    for size in range(len(red) + 1):
        for chosen in combinations(red, size):
            if not chosen or _sum(chosen) - min(map(_by_value, chosen)) < needed:
                found.add(chosen)
    return sorted(found)


def _without(cards: Cards, gone: Sequence[tuple[Colour, int]]) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)  # type: ignore[arg-type]
    return tuple(left)


def _by_value(card: tuple[Colour, int]) -> int:
    return card[1]


def _sum(cards: Cards) -> int:
    return sum(card.value for card in cards)
