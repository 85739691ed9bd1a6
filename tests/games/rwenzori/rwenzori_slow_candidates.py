"""Moves to try in a position, legal or not; shares no code with the game."""

from tests.games.rwenzori.rwenzori_slow_table import AROUND, KINDS, SEATS, Position, Table, looks, named, over


def candidates(position: Position) -> set[str]:
    """Many texts of moves, legal anywhere or not: every tile of the hand on every hex, and all the rest."""
    table = Table(position)
    names = [
        *(table.hand() if table.seat else ()),
        "straight",
        "dive-star",
        "dead-end",
        "dark-explosion",
        "escape",
        "hidden-star",
    ]
    found = {"penalty", "accept", "refuse", "swap", "miss", "pass", *(f"turn:{n}" for n in range(6))}
    found |= {"alarm"} | {f"gear:{gear}" for gear in ("bag", "boots", "map", "chocolate")}
    found |= {"card:guide", "card:whirlwind"}
    found |= {f"card:{card}@{seat}" for card in ("trader", "thief", "prankster") for seat in SEATS}
    found |= {f"offer@{seat}" for seat in SEATS}
    found |= {f"give:{name}@{seat}" for name in names for seat in SEATS}
    found |= {f"{word}:{name}" for word in ("discard", "back", "pick") for name in names}
    beyond = {over(cell, edge) for cell in table.hexes for edge in AROUND}
    for cell in map(named, sorted(table.hexes | beyond)):
        found |= {f"{word}@{cell}" for word in ("move", "through", "blind", "cave", "gear:torch", "lava")}
        found |= {f"{word}@{cell}/{turn}" for word in ("tnt", "cave") for turn in range(3)}
        for name in names:
            found.add(f"light:{name}@{cell}")
            if KINDS[name][0] == "dark":
                found.add(f"block:{name}@{cell}")
            else:
                words = ("lay", "save", "gear-save", "block")
                found |= {f"{word}:{name}@{cell}/{turn}" for word in words for turn in looks(name)}
    return found
