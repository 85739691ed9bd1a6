"""All components, wherever they are: no move changes this count (OC-COMP-1 to OC-COMP-6)."""

from collections import Counter

from cavegames.games.ocelot.components import COLOURS, COMPANIONS, FACES, Letter, Token
from cavegames.games.ocelot.state import State


def census(state: State) -> Counter[str]:
    """How many there are of each component: cave tokens, tools, companions, amethysts by bag and face."""
    count: Counter[str] = Counter()
    count.update(token.title for token in state.tokens if token is not None)
    count.update(f"tool {FACES[face].letter.name}" for face in state.tools if face is not None)
    for seat, companion in enumerate(COMPANIONS):
        count.update({companion: 1})
        count.update({f"tool {letter.name}": state.hands[seat][letter] for letter in Letter})
        count.update({token.title: state.gems[seat][token] for token in Token})
    count[Token.GEODE.title] += state.geodes
    for stones in (*state.bags, *state.amethysts):
        count.update(f"{COLOURS[stone.level - 1]} amethyst {stone.face}" for stone in stones)
    return count
