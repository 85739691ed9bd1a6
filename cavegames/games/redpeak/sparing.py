"""Which card to pay with: the one that the icons ahead will miss least."""

from collections import Counter

from cavegames.games.redpeak.ahead import icons_ahead
from cavegames.games.redpeak.components import CARDS
from cavegames.games.redpeak.hands import SHOWS
from cavegames.games.redpeak.legal import payable
from cavegames.games.redpeak.matching import largest
from cavegames.games.redpeak.state import State


def by_loss(state: State) -> tuple[int, ...]:
    """In MOVE: the cards that may pay the next icon, the one whose loss hurts least first.

    That is the one without which the cards that are shown still pay most icons ahead; of equals, the one that
    shows the fewest tools that are needed ahead.
    """
    tools = [icon.tool for icon in icons_ahead(state)[1:]]
    needed = Counter(tools)
    shown = [card for hand in state.hands for card in hand if card is not None]

    def loss(card: int) -> tuple[int, int]:
        rest = [[other for other in shown if other != card and other in SHOWS[tool]] for tool in tools]
        return -len(largest(rest)), sum(needed[tool] for tool in CARDS[card].tools)

    return tuple(sorted(payable(state), key=loss))
