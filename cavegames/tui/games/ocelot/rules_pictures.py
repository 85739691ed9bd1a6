"""The pictures in the rules, drawn as the mat is."""

from collections.abc import Mapping, Sequence

from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.tui.boards.painter import Brush
from cavegames.tui.boards.still import still
from cavegames.tui.games.ocelot.cells import Space
from cavegames.tui.games.ocelot.demo import demo
from cavegames.tui.games.ocelot.painter import OcelotPainter
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette


def rules_picture(clause: str, look: Look, palette: Palette) -> Sequence[Strip] | None:
    """The picture that goes with a clause, at most 45 x 21 terminal cells; None where there is none."""
    cells = _PICTURES.get(clause)
    if cells is None:
        return None
    opposite = max(x for x, _ in cells), max(y for _, y in cells)
    return still(cells, (0, 0), opposite, OcelotPainter(), Brush(Size.M, look, palette.name))


_PICTURES: Mapping[str, dict[Cell, Space]] = {
    # The celestites, the other gems in the order of their points, the geode.
    "OC-COMP-1": demo("SNTQOERG"),
    "OC-COMP-4": demo("CLP"),
    "OC-MOVE-2": demo("oQ#Mo", level=2),
    "OC-PLACE-1": demo("...o...", "..o#o..", ".LEO#o.", "..oQo..", "...o..."),
    "OC-PLACE-2": demo("..o..", ".oMo.", "oE#Oo", ".oSo.", "..o.."),
    "OC-SIGHT-1": demo("..o...", ".oSo..", "LEOR#o", ".oQo..", "..o...", lit="b3 c3 d3 e3"),
    "OC-SIGHT-3": demo("L#MEBOo", lit="b1 c1 d1 e1 f1"),
    # A compass above, a lamp on the left, a pickaxe below: three sides, three kinds.
    "OC-COLL-1": demo("..C..", ".oSo.", "LEORo", ".oQo.", "..P..", lit="c2 b3 d3 c4", take="c3"),
    # The Moth stands for the pickaxe; three sides are seen all the same.
    "OC-COLL-2": demo("..C..", ".oSo.", "LEOMo", ".oQo.", "..L..", lit="c2 b3 d3 c4", take="c3"),
    "OC-GEO-1": demo("..C..", ".oSo.", "oEGRP", ".oQo.", "..L..", lit="c2 b3 d3 c4", take="c3"),
    "OC-CEL-1": demo("SNT"),
}
