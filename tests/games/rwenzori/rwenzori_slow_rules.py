"""The legal moves once more, slowly and from the clauses alone: shares no code with the game.

It works on a position as plain data (`dump`) and on the texts of moves, and tries every tile on every hex in
every turn.
"""

from tests.games.rwenzori.rwenzori_slow_lava import jumps, spots
from tests.games.rwenzori.rwenzori_slow_moving import reached, through
from tests.games.rwenzori.rwenzori_slow_table import (
    AROUND,
    KINDS,
    LAID_ON,
    Hex,
    Position,
    Table,
    exits,
    icon_of,
    looks,
    named,
    over,
    read,
)


def legal(position: Position) -> set[str]:
    """The texts of all legal moves."""
    table = Table(position)
    if table.due is None:
        return set()
    alarm = {"alarm"} if table.plays("cutting_passage") and position.get("supply") else set()
    return alarm | DUE[table.due["want"]](table)


def _turn(table: Table) -> set[str]:
    acts = _laying(table) | _blinds(table) | _through(table, table.seat)
    if table.solo:
        acts |= _backs(table)
    if not acts and not _leads_somewhere(table, table.seat):
        acts |= _stuck(table)
    return acts | _moves(table) | _before(table)


def _actions(table: Table) -> set[str]:
    return _laying(table) | _moves(table) | _through(table, table.seat)


def _laying(table: Table) -> set[str]:
    found = _lays(table) | _blocks(table) | _saves(table) | _tnts(table)
    return found | {
        f"light:{name}@{named(cell)}"
        for name in table.hand()
        for cell in _dark_ones(table)
        if KINDS[name][0] == "light"
    }


def _moves(table: Table) -> set[str]:
    return {f"move@{named(cell)}" for cell in reached(table, table.seat)}


def _through(table: Table, seat: str) -> set[str]:
    return {
        f"through@{named(cell)}"
        for cell in through(table, seat, {table.meeples[seat]} | reached(table, seat))
    }


def _blinds(table: Table) -> set[str]:
    return {f"blind@{named(cell)}" for cell in _dark_ones(table)}


WALLS = ("sheet", "cutting_board", "cutting_passage", "surrounded", "laying_river")
"""With these a cave may be closed all around (RW-SHEET-1, RW-LAVA-6)."""


def _leads_somewhere(table: Table, seat: str) -> bool:
    """Whether a MOVE is a way on for a seat; with sheet or lava not where it only goes round."""
    found = reached(table, seat)
    vain = any(map(table.plays, WALLS)) and not any(map(table.leads_on, found))
    return (bool(found) and not vain) or bool(_through(table, seat))


def _stuck(table: Table) -> set[str]:
    found = {"miss"}
    position, seat = table.position, table.seat
    if position["missed"][seat] and position["hands"][seat] and position["stacks"][seat]:
        found.add("swap")
    return found


def _dark_ones(table: Table) -> set[Hex]:
    around = {over(table.mine(), edge) for edge in table.ways_out(table.seat)}
    return {cell for cell in around if table.is_dark(cell)}


def _tiles_left(table: Table) -> int:
    position = table.position
    left = len(position["hands"][table.seat]) + len(position["stacks"][table.seat])
    if table.solo:
        left += len(table.solo["section"]) + len(table.solo["lights"])
    return left


def _lays(table: Table) -> set[str]:
    names = {name for name in table.hand() if KINDS[name][0] in LAID_ON}
    if not _tiles_left(table):
        names = {"escape"}
    found = set()
    for cell in table.hexes - set(table.lying):
        for back in AROUND:
            if _lays_from(table, over(cell, back), (back + 3) % 6):
                found |= {
                    f"lay:{name}@{named(cell)}/{turn}"
                    for name in names
                    for turn in looks(name)
                    if back in exits(name, turn)
                }
    return found


def _lays_from(table: Table, cell: Hex, edge: int) -> bool:
    """Whether a tile may be laid over that edge of the tile on a hex."""
    mine = table.mine()
    if cell == mine:
        return edge in table.ways_out(table.seat)
    if not table.solo or named(cell) not in table.solo["fresh"] or edge not in table.exits(cell):
        return False
    return any(over(mine, way) == cell and table.linked(mine, way) for way in table.ways_out(table.seat))


def _blocks(table: Table) -> set[str]:
    found = set()
    others = {cell for seat, cell in table.meeples.items() if seat != table.seat}
    for cell in table.hexes - set(table.lying):
        around = {over(cell, edge) for edge in AROUND}
        backs = [
            edge
            for edge in AROUND
            if over(cell, edge) in others and (edge + 3) % 6 in table.exits(over(cell, edge))
        ]
        if not backs or table.mine() in around:
            continue
        for name in table.hand():
            sort = KINDS[name][0]
            if sort == "dark" and not any(table.is_dark(near) or table.red(near) for near in around):
                found.add(f"block:{name}@{named(cell)}")
            bare = any(table.red(near) and near not in table.meeples.values() for near in around)
            if sort in ("flooded", "dead-end") and not bare:
                found |= {
                    f"block:{name}@{named(cell)}/{turn}"
                    for turn in looks(name)
                    if set(backs) & exits(name, turn)
                }
    return found


def _saves(table: Table) -> set[str]:
    places = _past(table)
    return {
        f"{word}:{name}@{named(cell)}/{turn}"
        for name in table.hand()
        for word, icons in (("save", _own_icon(name)), ("gear-save", _gear_icons(table, name)))
        for icon, cell, back in places
        if icon in icons
        for turn in looks(name)
        if back in exits(name, turn)
    }


def _own_icon(name: str) -> set[str]:
    icon = icon_of(name)
    return {icon} if icon and KINDS[name][0] == "save" else set()


def _gear_icons(table: Table, name: str) -> set[str]:
    sort = KINDS[name][0]
    if table.gear() == "chocolate" and sort == "normal":
        return {"swing", "dive", "jump"}
    if table.gear() == "bag" and sort in (*LAID_ON, "tnt") and icon_of(name) != "pickaxe":
        return {"pickaxe"}
    return set()


def _obstacles(table: Table) -> list[tuple[Hex, int]]:
    """The obstacles before the player, and the edge of each that is towards the player."""
    due, mine = table.due, table.mine()
    if due["want"] == "save":
        return [(read(due["cell"]), due["edge"])]
    found = [
        (over(mine, edge), (edge + 3) % 6)
        for edge in table.ways_out(table.seat)
        if table.is_active(over(mine, edge)) and table.linked(mine, edge)
    ]
    entry = table.position["entries"].get(table.seat)
    return found if entry is None else [*found, (mine, entry)]


def _past(table: Table) -> set[tuple[str | None, Hex, int]]:
    """Where a save tile overcomes something: the icon it needs, the hex, and the edge that must be open."""
    found = set()
    for obstacle, towards in _obstacles(table):
        icon = icon_of(table.name(obstacle))
        if table.solo and table.lying[obstacle][-1] != "marked":
            found.add((icon, obstacle, towards))
            continue
        for out in table.exits(obstacle) - {towards}:
            if over(obstacle, out) in table.empty:
                found.add((icon, over(obstacle, out), (out + 3) % 6))
    return found if table.due["want"] == "save" else found | jumps(table, table.seat)


def _tnts(table: Table) -> set[str]:
    if "tnt" not in table.hand():
        return set()
    return {
        f"tnt@{named(over(table.mine(), edge))}/{turn}"
        for edge in table.ways_out(table.seat)
        for turn in looks("tnt")
        if over(table.mine(), edge) in table.lying
        and table.sort(over(table.mine(), edge)) not in ("lava", "treasure", "escape")
        and (edge + 3) % 6 in exits("tnt", turn)
    }


def _before(table: Table) -> set[str]:
    position, seat = table.position, table.seat
    found = set()
    if table.gear() == "torch":
        found |= {f"gear:torch@{named(cell)}" for cell in _dark_ones(table)}
    if position["ending"]:
        return found
    others = [other for other in table.meeples if other != seat]
    card = position["characters"].get(seat, {"card": "", "used": True})
    if not card["used"]:
        name = card["card"]
        aims = [f"@{other}" for other in others if name != "thief" or position["hands"][other]]
        found |= {f"card:{name}{aim}" for aim in (aims if name in ("trader", "thief", "prankster") else [""])}
    return found | {f"offer@{other}" for other in others if _may_offer(table, other)}


def _may_offer(table: Table, other: str) -> bool:
    position, cell, ways = table.position, table.meeples[other], table.ways_out(other)
    if not position["missed"][other] or _leads_somewhere(table, other):
        return False
    if any(edge in table.free(cell) or table.is_dark(over(cell, edge)) for edge in ways):
        return False
    needs = {
        icon_of(table.name(over(cell, edge)))
        for edge in ways
        if table.is_active(over(cell, edge)) and table.linked(cell, edge)
    }
    if other in position["entries"]:
        needs.add(icon_of(table.name(cell)))
    needs |= {icon for icon, _, _ in jumps(table, other)}
    return any(name == "tnt" or _own_icon(name) & needs for name in table.hand())


def _rotate(table: Table) -> set[str]:
    name = table.name(read(table.due["cell"]))
    return {f"turn:{turn}" for turn in looks(name) if table.due["edge"] in exits(name, turn)}


def _save(table: Table) -> set[str]:
    found = _saves(table) | {"penalty"}
    if table.gear() == "bag" and table.name(read(table.due["cell"])).startswith("dark-plus1"):
        found.add("gear:bag")
    return found


def _clock(table: Table) -> set[str]:
    return {"pass", *(["gear:boots"] if table.gear() == "boots" else [])}


def _lay_on(table: Table) -> set[str]:
    return _lays(table) | {"pass"}


def _extra(table: Table) -> set[str]:
    found = _actions(table) | {"pass"}
    if table.gear() == "map" and table.due.get("plus"):
        found.add("gear:map")
    return found


def _further(table: Table) -> set[str]:
    at = {read(table.due["cell"])} & {table.mine()} if "cell" in table.due else set()
    return _laying(table) | {f"through@{named(cell)}" for cell in through(table, table.seat, at)} | {"pass"}


def _onward(table: Table) -> set[str]:
    return _laying(table) | _blinds(table) | {"pass"}


def _lava(table: Table) -> set[str]:
    return {f"lava@{named(cell)}" for cell in spots(table)}


def _discard(table: Table) -> set[str]:
    found = {"pass"} | {f"discard:{name}" for name in table.hand()}
    if table.position["ending"]:
        found |= {f"give:{name}@{freed}" for name in table.hand() for freed in table.due["seats"]}
    return found


def _give(table: Table) -> set[str]:
    to = table.due["seats"][0]
    return {f"give:{name}@{to}" for name in table.hand() if KINDS[name][0] != "dark"} or {"pass"}


def _return(table: Table) -> set[str]:
    return {f"give:{name}@{table.due['seats'][0]}" for name in table.hand()}


def _answer(_: Table) -> set[str]:
    return {"accept", "refuse"}


def _backs(table: Table) -> set[str]:
    if not table.solo["section"]:
        return set()
    return {f"back:{name}" for name in table.hand() if KINDS[name][0] == "save"}


def _pick(table: Table) -> set[str]:
    return {f"pick:{name}" for name in table.solo["section"]}


def _exchange(table: Table) -> set[str]:
    return _backs(table) | {"pass"}


def _cave(table: Table) -> set[str]:
    """Where the cave may lay: among the free exits that the rules allow, those with the fewest links away."""
    (name,) = table.solo["drawn"]
    away = _links_away(table)
    best: dict[Hex, int] = {}
    for cell in table.lying:
        for edge in table.free(cell):
            spot = over(cell, edge)
            if _cave_may(table, name, spot):
                best[spot] = min(best.get(spot, 10**6), away[cell])
    nearest = [spot for spot, far in best.items() if far == min(best.values())]
    if name == "?" or KINDS[name][0] == "dark":
        return {f"cave@{named(spot)}" for spot in nearest}
    return {
        f"cave@{named(spot)}/{turn}"
        for spot in nearest
        for turn in looks(name)
        for edge in AROUND
        if edge in exits(name, turn)
        and (edge + 3) % 6 in table.free(over(spot, edge))
        and away[over(spot, edge)] == best[spot]
    }


def _cave_may(table: Table, name: str, spot: Hex) -> bool:
    around = {over(spot, edge) for edge in AROUND}
    sort = "dark" if name == "?" else KINDS[name][0]
    if sort == "dark":
        return not any(table.is_dark(near) or table.red(near) for near in around)
    if sort == "normal":
        return True
    return not any(table.red(near) and near not in table.meeples.values() for near in around)


def _links_away(table: Table) -> dict[Hex, int]:
    mine = table.meeples["red"]
    away = {mine: 0}
    for _ in table.lying:
        for cell in list(away):
            for edge in AROUND:
                if table.linked(cell, edge):
                    away[over(cell, edge)] = min(away.get(over(cell, edge), 10**6), away[cell] + 1)
    return {
        cell: away.get(cell, 1000 + max(abs(a := cell[0] - mine[0]), abs(b := cell[1] - mine[1]), abs(a + b)))
        for cell in table.lying
    }


DUE = {
    "turn": _turn,
    "rotate": _rotate,
    "save": _save,
    "clock": _clock,
    "lay_on": _lay_on,
    "extra": _extra,
    "lays": _further,
    "onward": _onward,
    "lava": _lava,
    "discard": _discard,
    "give": _give,
    "return": _return,
    "answer": _answer,
    "pick": _pick,
    "exchange": _exchange,
    "cave": _cave,
}
