"""Which move a key would have meant that can do nothing now: the rules say why it is not allowed."""

from cavegames.games.rwenzori.board import NOWHERE
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.moves import MISS, PASS, SWAP, Act, Move
from cavegames.tui.games.rwenzori.aim import Aim
from cavegames.tui.games.rwenzori.choices import Deed


def meant(aim: Aim, deed: Deed) -> Move:
    """A move of that sort, legal or not."""
    seat = aim.acting or 0
    here = aim.cursor or aim.view.meeples[seat]
    match deed:
        case Deed.MOVE:
            return Move(Act.MOVE, cell=here)
        case Deed.BLIND:
            return Move(Act.BLIND, cell=here)
        case Deed.GEAR:
            gear = aim.view.gear[seat]
            return Move(Act.GEAR, gear, here if gear == Gear.TORCH else NOWHERE)
        case Deed.CARD:
            card = aim.view.characters[seat]
            other = (seat + 1) % len(aim.view.meeples)
            return Move(Act.CARD, card, seat=other if Character(card).aimed else -1)
    return SWAP if deed == Deed.YES else MISS if MISS in aim.legal else PASS
