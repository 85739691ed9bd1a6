"""How much the greedy player likes things. Numbers that were found by measuring: see docs/balance.md."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """Weights. One tile less to lay is worth about `lay`."""

    lay: float = 10.0
    """A tile leaves the hand."""
    bonus: float = 4.0
    """Each further action that a tile allows."""
    ways: tuple[float, ...] = (-6.0, 0.0, 1.5, 2.0, 2.3, 2.5, 2.6)
    """The place where the meeple comes to stand, by its free exits."""
    hurt: tuple[float, ...] = (0.0, 4.0, 1.5, 0.6, 0.4, 0.3, 0.2)
    """An obstacle before a rival, by the rival's free exits before it."""
    rid: float = 1.0
    """An obstacle leaves the hand: it may not fit later."""
    keep_save: float = 2.0
    """A save tile laid as a normal one."""
    keep_save_alone: float = 7.0
    """The same in a match of one, where a save tile also gives the cave more to draw."""
    keep_light: float = 1.0
    keep_tnt: float = 5.0
    saved: float = 3.0
    """A save tile laid past an obstacle."""
    saved_alone: float = 6.0
    """The same in a match of one: the obstacle goes under the Cave Deck."""
    gear: float = 3.0
    """Gear used up."""
    light: float = -3.0
    """A dark tile revealed by an illuminate tile, instead of a tile laid on."""
    blind: float = 2.0
    blind_icon: float = 0.8
    """For each kind of save tile in hand when going in blind."""
    move: float = 3.0
    card: float = 7.0
    """A character is used when nothing better can be done."""
