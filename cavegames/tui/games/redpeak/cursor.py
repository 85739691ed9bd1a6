"""The space under the cursor in a few words, for where there is no room for all about it (`describe`)."""

from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.components import BOATS, TILES
from cavegames.games.redpeak.path import places_left
from cavegames.games.redpeak.state import State
from cavegames.tui.games.redpeak import letters
from cavegames.tui.games.redpeak.cells import Spot, scene
from cavegames.tui.games.redpeak.pen import reward


def under_cursor(view: State, cell: Cell) -> str:
    """E.g. `e3: machete, kit; gives card; no lava.`"""
    spot = scene(view)[cell]
    return f"{wording.space_in(cell)}: {_there(view, spot)}."


def _there(view: State, spot: Spot) -> str:
    if spot.lava:
        return "under lava"
    if spot.way is not None:
        tile = TILES[spot.way.tile]
        gives = ", ".join(map(reward, tile.rewards)) or "nothing"
        return f"{letters.words(tile.icons)}; gives {gives}; {tile.volcanoes or 'no'} lava"
    if spot.boat is not None:
        boat = BOATS[spot.boat]
        return f"boat {boat.id}, {letters.words(boat.icons)} to board; {boat.volcanoes or 'no'} lava"
    return _ground(view, spot)


def _ground(view: State, spot: Spot) -> str:
    if spot.place is not None:
        wanted = spot.place.number in places_left(view)
        return f"{view.board.place_names[spot.place.number]}{', to be visited' if wanted else ''}"
    if spot.clear is not None:
        return "bonus tile, face down" if spot.clear.bonus is None else wording.bonus_in(spot.clear.bonus)
    if spot.cell in view.board.docks:
        return "no boat"
    return "below the volcano" if spot.cell == view.board.camp else "jungle"
