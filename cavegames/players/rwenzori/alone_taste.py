"""How much the greedy player likes things in a match of one. Found by measuring: see docs/balance.md."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Alone:
    """Weights, in turns: a tile laid is worth 1, for each turn one can be laid."""

    ways: tuple[float, ...] = (-0.7, -0.2, 0.2, 0.3)
    """The place where the meeple is when the cave's turn comes, by its free exits: the cave takes one."""
    ways_more: float = 0.04
    through: tuple[float, ...] = (-0.7, 0.1)
    """The same where the own turn goes on: one way is enough."""
    through_more: float = -0.05
    save_ahead: float = 0.3
    """An obstacle beside it for which a save tile is there: a turn will be gained."""
    saves_more: float = 0.1
    """Each further one."""
    save_only: float = 0.6
    """One where there is no free exit, in a turn that goes on."""
    other_ahead: float = 0.1
    """An obstacle beside it that asks for another save tile."""
    dark_ahead: float = 0.1
    """A dark tile beside it, to be lit up or gone into."""
    bonus: float = -0.3
    """Each further action that a tile gives: it can get out of a corner later."""
    bonus_late: float = 0.3
    """The same, for each tile with such actions that is too many for the turns that are left."""
    spare: float = 8.0
    """Turns before the end in which none should be left."""
    pace: float = 2.0
    """Turns for each of them before that."""
    keep_save: float = 0.6
    """A save tile laid as a normal one."""
    keep_light: float = 0.2
    gain: float = 0.8
    """An obstacle overcome, which goes under the Cave Deck."""
    gear: float = 0.3
    """Gear used up."""
    light: float = 0.1
    """A dark tile lit up, beyond the tile that is laid by it."""
    light_only: float = -0.35
    """The same where there is no other way on: what was lit up may still have to be walked into."""
    torch: float = 0.5
    plain: float = 1.1
    """Going in blind: what each kind of dark tile comes to."""
    clock: float = 0.2
    passed: float = 1.6
    blocked: float = -1.0
    exchange: float = 0.2
    """A turn spent on exchanging save tiles."""
    tnt: float = -0.5
    """TNT, which may be needed later."""
    tnt_more: float = 0.6
    """A tile can be laid from it at once."""
    tnt_waste: float = 0.6
    """TNT where there is another way on."""
    exit: float = 0.1
    """Each exit of a save tile that is chosen."""
    missing: float = 0.5
    """A kind of save tile that is not in hand."""
    lacked: float = 0.9
    """One that helps on here and now."""
    asked: float = 0.1
    """One that an obstacle on the table asks for; up to three count."""
    treasure: float = 2.0
    """Each treasure found: it lets three more tiles be laid."""
    lure: float = 0.1
    """Each step nearer to treasure, within sight of it."""
    room: float = 0.5
    """How much empty space there is around, where the play area has an end."""
    through_cost: float = 0.05
    """Going through a hidden passage, beside what can be done behind it."""
    idle: float = -0.5
    """Leaving an action that could be taken."""


TASTE = Alone()
