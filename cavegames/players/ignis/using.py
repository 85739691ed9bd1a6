"""The ways to take a USE turn, each with what comes of it."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from cavegames.games.ignis import moves
from cavegames.games.ignis.components import CAPS, JOKERS, SHIFT, Card, Colour
from cavegames.games.ignis.moves import Move
from cavegames.games.ignis.state import Cards
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.players.ignis.plan import Plan, Turn, finished
from cavegames.players.ignis.scene import Scene

Moves = tuple[Move, ...]
Way = tuple[Moves, Cards]
"""Some moves, and the stack after them."""
Tiles = tuple[Place, ...]
Gathered = tuple[Moves, Cards, Cards, Tiles]
"""Moves, the yellow and the white stack, and the tiles after them."""

_YELLOW, _WHITE, _GREEN, _RED, _BLUE = range(5)


def use_plans(turn: Turn) -> Iterator[Plan]:
    """Every USE turn worth a thought from here on."""
    lying: list[list[Card]] = [[] for _ in Colour]
    for card in turn.revealed:
        lying[card.colour].append(card)
    stacks = turn.scene.stacks
    for jokers in _assignments(lying[_BLUE], turn.joined):
        joined = turn.joined | jokers.keys()
        reds = _ways(stacks[_RED], lying[_RED], jokers.get(_RED), Colour.RED)
        greens = _ways(stacks[_GREEN], lying[_GREEN], jokers.get(_GREEN), Colour.GREEN)
        whites = _ways(stacks[_WHITE], lying[_WHITE], jokers.get(_WHITE), Colour.WHITE)
        gathered = [way for white in whites for way in _bonuses(turn.scene, white, lying)]
        for (red_moves, red), (green_moves, green), (more, yellow, white, tiles) in product(
            reds, greens, gathered
        ):
            scene = turn.scene._replace(stacks=(yellow, white, green, red), tiles=tiles)
            yield from finished(turn, (*red_moves, *green_moves, *more), scene, joined)


def _assignments(blue: Sequence[Card], joined: frozenset[int]) -> list[dict[int, Card]]:
    """Which blue card joins which stack: none, some or all, one a stack (IG-JOK-1)."""
    free = [stack for stack in JOKERS if stack not in joined]
    found: list[dict[int, Card]] = [{}]
    for card in blue:
        found += [{**each, stack: card} for each in found for stack in free if stack not in each]
    return [dict(pairs) for pairs in sorted({tuple(sorted(each.items())) for each in found})]


def _ways(stack: Cards, lying: Sequence[Card], joker: Card | None, colour: Colour) -> list[Way]:
    """The sets of cards that can be collected on a stack; white in every way, others as full as can be."""
    cap = CAPS[colour] - sum(card.value for card in stack) - (joker.value if joker else 0)
    if joker and (cap < 0 or not (stack or lying)):
        return []
    if cap <= 0 and not joker:
        # Full, or past its cap by the hero skill.
        return [((), stack)]
    found: dict[Cards, Way] = {}
    for size in range(len(lying), -1, -1):
        for chosen in combinations(lying, size):
            room = cap - sum(card.value for card in chosen)
            if room < 0 or (joker and not stack and not chosen):
                continue
            if colour != Colour.WHITE and _more_fits(lying, chosen, room):
                continue
            added = (*chosen, joker) if joker else chosen
            after = tuple(sorted((*stack, *added)))
            found.setdefault(after, (tuple(moves.collect(card, colour) for card in added), after))
    return list(found.values())


def _more_fits(lying: Sequence[Card], chosen: Cards, room: int) -> bool:
    left = list(lying)
    for card in chosen:
        left.remove(card)
    return any(card.value <= room for card in left)


def _bonuses(scene: Scene, white: Way, lying: Sequence[Sequence[Card]]) -> Iterator[Gathered]:
    """White and yellow collected, the hero skill used when charged, a bonus tile taken when paid."""
    white_moves, full_white = white
    skill, shifted, rest = _skill(full_white, _left(lying[_WHITE], white_moves))
    for collected, yellow in _ways(scene.stacks[_YELLOW], lying[_YELLOW], None, Colour.YELLOW):
        left = _left(lying[_YELLOW], collected)
        if not skill or _sum(yellow) < CAPS[_YELLOW]:
            # What is shifted helps to pay for a tile.
            done = (*white_moves, *collected, *skill)
            for paid, stack, tiles in _paid(scene.tiles, tuple(sorted((*yellow, *shifted))), left):
                yield (*done, *paid), stack, rest, tiles
        else:
            # A tile is paid already: what is shifted then starts the stack anew.
            for paid, stack, tiles in _paid(scene.tiles, yellow, left):
                moves_ = (*white_moves, *collected, *paid, *skill)
                yield moves_, tuple(sorted((*stack, *shifted))), rest, tiles


def _skill(white: Cards, left: Cards) -> tuple[Moves, Cards, Cards]:
    """The hero skill with the highest card it may shift, if white is exactly full (IG-USE-4).

    Gives the moves, what is shifted and the white stack after it, started anew with the cards left.
    """
    if _sum(white) != CAPS[_WHITE]:
        return (), (), white
    able = [card for card in white if card.value <= SHIFT]
    anew, rest = _ways((), left, None, Colour.WHITE)[0]
    if not able:
        return (moves.SKILL, *anew), (), rest
    card = max(able, key=lambda each: (each.value, -each.colour))
    return (moves.skill(card), *anew), (card,), rest


def _paid(tiles: Tiles, yellow: Cards, left: Cards) -> Iterator[tuple[Moves, Cards, Tiles]]:
    """Each bonus tile that yellow pays for, and yellow started anew; nothing where it pays for none."""
    offered = [tile for tile in Tile if tiles[tile] == Place.OFFERED]
    if _sum(yellow) < CAPS[_YELLOW] or not offered:
        yield (), yellow, tiles
        return
    anew, stack = _ways((), left, None, Colour.YELLOW)[0]
    for tile in offered:
        held = (*tiles[:tile], Place.HELD, *tiles[tile + 1 :])
        yield (moves.take(tile), *anew), stack, held


def _left(lying: Sequence[Card], done: Moves) -> Cards:
    """The cards of a colour that were not collected."""
    cards = list(lying)
    for move in done:
        if move.card in cards:
            cards.remove(move.card)
    return tuple(cards)


def _sum(cards: Cards) -> int:
    return sum(card.value for card in cards)
