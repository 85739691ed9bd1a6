"""Where the cursor goes from a place: to the nearest one that lies in a direction."""

from collections.abc import Mapping

from textual.geometry import Region

from cavegames.tui.boards import steps


def beside(places: Mapping[str, Region], here: str, step: tuple[int, int]) -> str:
    """The nearest place straight in a direction, else the nearest aslant; `here` when there is none."""
    ahead = [(_gap(places[here], region, step), name) for name, region in places.items() if name != here]
    straight = [(gap, name) for gap, name in ahead if gap is not None]
    if straight:
        return min(straight)[1]
    spots = {_middle(region): name for name, region in places.items()}
    return spots.get(steps.towards(_middle(places[here]), step, spots), here)


def _gap(here: Region, there: Region, step: tuple[int, int]) -> tuple[int, int] | None:
    """How far a place is straight ahead, and how far its middle is aside; None when it is not ahead."""
    (x, y), (dx, dy) = _middle(here), step
    left, up = (there.x - here.right, there.y - here.bottom)
    right, down = (here.x - there.right, here.y - there.bottom)
    if dx:
        gap, side, overlaps = (left if dx > 0 else right), abs(_middle(there)[1] - y), up < 0 and down < 0
    else:
        gap, side, overlaps = (up if dy > 0 else down), abs(_middle(there)[0] - x), left < 0 and right < 0
    return (gap, side) if overlaps and gap >= 0 else None


def _middle(region: Region) -> tuple[int, int]:
    """The middle, lines counted twice: they are as high as two columns are wide."""
    return region.x + region.width // 2, 2 * region.y + region.height
