"""How much the greedy player likes things in a match of several players."""

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
    through: tuple[float, ...] = (-6.0, 1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
    """The same where the turn goes on from there: one way is enough, more would be wasted."""
    hurt: tuple[float, ...] = (0.0, 4.0, 1.5, 0.6, 0.4, 0.3, 0.2)
    """An obstacle before a rival, by the rival's free exits before it."""
    rid: float = 1.0
    """An obstacle leaves the hand: it may not fit later."""
    keep_save: float = 2.0
    """A save tile laid as a normal one."""
    keep_light: float = 1.0
    keep_tnt: float = 5.0
    saved: float = 3.0
    """A save tile laid past an obstacle."""
    gear: float = 3.0
    """Gear used up."""
    light: float = -3.0
    """A dark tile revealed by an illuminate tile, instead of a tile laid on."""
    blind: float = 2.0
    blind_icon: float = 0.8
    """For each kind of save tile in hand when going in blind."""
    blind_rash: float = -6.0
    """Going in blind although there is a free exit."""
    move: float = 3.0
    move_idle: float = -8.0
    """Moving although there is a free exit."""
    move_save: float = 2.0
    """Moving to where an obstacle can be overcome."""
    move_dark: float = 3.0
    """Moving to a dark tile where no exit is free: going in may lead on."""
    treasure: float = 10.0
    """Each treasure found: it lets three more tiles be laid."""
    treasure_only: float = 4.0
    """The same where nothing can be laid on from there: obstacles can."""
    lure: float = 0.5
    """Each step nearer to treasure, within sight of it."""
    room: float = 4.0
    """How much empty space there is around, where the play area has an end."""
    through_cost: float = 0.5
    """Going through a hidden passage, beside what can be done behind it."""
    cut_off: float = -3.0
    """Standing without a free exit where an alarm will come."""
    flee: float = 12.0
    """Moving away where the next alarm leaves no way at all."""
    own_loss: float = 3.0
    """What lava takes from oneself, beside what it takes from another."""
    lava_near: float = 0.1
    """Lava nearer by a step to oneself than to the others."""
    card: float = 7.0
    """A character is used when nothing better can be done."""


TASTE = Taste()
