"""What Enter does now, and what the player may do beside it: lines of text with places to click."""

from collections.abc import Sequence

from textual.content import Content

from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State
from cavegames.games.rwenzori.still import still
from cavegames.games.rwenzori.wording import title
from cavegames.tui.games.rwenzori import words
from cavegames.tui.games.rwenzori.aim import Aim
from cavegames.tui.games.rwenzori.choices import Deed
from cavegames.tui.pane import chip, key

HELD = "bold $cave-on-lamp on $cave-lamp"
KEYS = {
    Deed.MOVE: "m",
    Deed.GEAR: "t",
    Deed.CARD: "c",
    Deed.YES: "a",
    Deed.NO: "e",
}
"""The deeds that have a key, in the order in which they are listed."""


def telling(aim: Aim, names: Sequence[str]) -> Content:
    """What Enter does, or where the thing in hand may go; empty when nothing is in hand."""
    if aim.choice == Deed.NONE:
        return Content("")
    move = aim.move
    if move is None:
        return _nowhere(aim)
    if aim.cursor not in aim.targets:
        return _plain(aim, names)
    text = key("Enter") + Content(f": {words.here(aim, move, names)}.")
    ways = aim.ways
    if len(ways) > 1:
        text += Content(" ") + chip(_other_way(aim, move, names), "turn(1)", "$cave-quiet")
    if aim.plain:
        text += Content.styled(f" Off the lit places: {words.way(aim, aim.plain[0], names)}.", "$cave-quiet")
    return text


def _other_way(aim: Aim, move: Move, names: Sequence[str]) -> str:
    """What f changes: how the tile lies, or which of two ways a meeple goes."""
    number, many = aim.ways.index(move) + 1, len(aim.ways)
    after = aim.ways[number % many]
    if after.act == move.act:
        return f"f turns it: {number} of {many}."
    return f"f: {words.here(aim, after, names)}."


def _nowhere(aim: Aim) -> Content:
    """Nothing under the cursor: where it may go."""
    count = len(aim.targets)
    name = title(aim.choice) if isinstance(aim.choice, int) else words.label(aim, aim.choice) or "this"
    if not count:
        return Content(f"{name.capitalize()} can be used nowhere now.")
    places = "1 place is" if count == 1 else f"{count} places are"
    through = sum(ways[0].act == Act.THROUGH for ways in aim.targets.values())
    passages = f", {through} through hidden passages" if 0 < through < count else ""
    return Content(f"{name.capitalize()}: {places} lit{passages}. ") + key("Tab") + Content(" goes there.")


def _plain(aim: Aim, names: Sequence[str]) -> Content:
    """What needs no place: each way on a chip of its own, the one that Enter plays marked."""
    chips = []
    for number, move in enumerate(aim.plain):
        chosen = move == aim.move
        sign = ">" if chosen and len(aim.plain) > 1 else " "
        text = words.way(aim, move, names)
        chips.append(chip(f"{sign}{text} ", f"way({number})", HELD if chosen else ""))
    lines = [key("Enter") + Content(":") + chips[0]] if len(chips) == 1 else [*chips]
    if len(chips) > 1:
        lines.append(key("f") + Content(" next  ") + key("Enter") + Content(" does it"))
    if isinstance(aim.choice, Deed) and aim.choice in (Deed.CARD, Deed.GEAR):
        lines.append(Content.styled(line_of(aim.view, aim.acting, aim.choice), "$cave-quiet"))
    return Content("\n").join(lines)


def line_of(view: State, seat: int | None, deed: Deed) -> str:
    """What the gear or the character of a seat does."""
    if seat is None or not words.card(view, seat, deed):
        return ""
    return Gear(view.gear[seat]).line if deed == Deed.GEAR else Character(view.characters[seat]).line


def deeds(aim: Aim, names: Sequence[str]) -> Content:
    """What can be done beside laying tiles, one line each; one's own cards in any case; what is due."""
    lines = [line for deed in KEYS if (line := _deed(aim, deed)) is not None]
    if aim.view.solo is not None:
        lines.append(key("c") + chip(" How the cave chooses", Deed.CARD.value))
    return Content("\n").join([*lines, *_still(aim, names)])


def _still(aim: Aim, names: Sequence[str]) -> list[Content]:
    """What may still be done in this turn, the next first, where that is more than one thing."""
    now, *later = still(aim.view, names) or ("",)
    if not later:
        return []
    head = Content.styled("Still open:", "$cave-quiet")
    return [head, Content.styled(f"> {now}", "$cave-lamp"), *(Content(f"- {each}") for each in later)]


def _deed(aim: Aim, deed: Deed) -> Content | None:
    name = words.label(aim, deed)
    if not name:
        return None
    if aim.offers(deed):
        text = chip(f" {name} ", f"{deed.value}", HELD if aim.choice == deed else "")
        return key(KEYS[deed]) + text
    if deed not in (Deed.GEAR, Deed.CARD):
        return None
    used = aim.view.gear_used if deed == Deed.GEAR else aim.view.characters_used
    unused = "not now" if aim.acting is not None else "not used"
    state = "used" if used[aim.hand_of or 0] else unused
    return Content.styled(f"- {name}: {state}", "$cave-quiet")
