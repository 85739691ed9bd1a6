"""The list of what can be chosen now, each with its key, and what is asked."""

from collections.abc import Callable

from textual.content import Content

from cavegames.engine.words import listed
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.ahead import holders_known
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Gain, Tool
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.path import icons, is_boat
from cavegames.games.redpeak.state import Phase
from cavegames.tui.games.redpeak import supply
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.choices import Choice
from cavegames.tui.games.redpeak.keys import CHOICE_KEYS
from cavegames.tui.games.redpeak.pen import Pen, button, rewards
from cavegames.tui.games.redpeak.tilecard import Offer
from cavegames.tui.pane import clickable, flow

HALF = 14
"""Columns of a tool in the list of those that can be asked for: two stand beside each other."""


def offers(aim: Aim, names: tuple[str, ...], pen: Pen, lines: int) -> Content:
    """The list in so many lines; of a longer one the part around what is marked."""
    head = _head(aim, names, pen)
    buttons = flow(_buttons(aim), pen.width)
    room = max(1, lines - len(head) - len(buttons))
    return Content("\n").join([*head, *_rows(aim, pen, room), *buttons])


def _rows(aim: Aim, pen: Pen, room: int) -> list[Content]:
    """The things of the list: path tiles as pictures, where there is room for them."""
    if [choice.kind for choice in aim.choices] == [Kind.ON]:
        return []
    if aim.placing and pen.wordy and supply.height(len(aim.choices), pen.width) <= room:
        tiles = [
            Offer(choice.what, CHOICE_KEYS[at], at == aim.pick, bool(choice.moves))
            for at, choice in enumerate(aim.choices)
        ]
        return supply.gallery(tiles, pen.width, pen.look, pen.colours, _choosing)
    if aim.asking:
        tools = [_row(aim, at, pen) for at in range(len(aim.choices))]
        return flow([row.pad_right(max(0, HALF - row.cell_length)) for row in tools], pen.width)
    first = max(0, min(aim.pick - room // 2, len(aim.choices) - room))
    return [_row(aim, at, pen) for at in range(first, min(first + room, len(aim.choices)))]


def _choosing(line: Content, at: int) -> Content:
    return clickable(line, f"choose({at})")


def _row(aim: Aim, at: int, pen: Pen) -> Content:
    """One line of the list; a click chooses it."""
    choice, marked = aim.choices[at], at == aim.pick
    able = bool(choice.moves) and aim.acting is not None
    key = Content.styled(CHOICE_KEYS[at], "bold $cave-lamp" if able else "$cave-quiet")
    mark = (">" if marked else " ", "bold $cave-lamp")
    line = Content.assemble(mark, key, " ", _TEXTS[choice.kind](choice, pen))
    return _choosing(line, at)


def _tile(choice: Choice, pen: Pen) -> Content:
    tile = TILES[choice.what]
    shape = Content.styled(pen.shape(choice.what), "" if choice.moves else "$cave-quiet")
    there = pen.tools(tile.icons, pen.wordy)
    room = pen.width - 16 if not pen.wordy else pen.width - there.cell_length - 12
    words = rewards(tile.rewards, room)
    gap = " " * max(1, (5 if not pen.wordy else 38) - there.cell_length)
    return Content.assemble(shape, " ", there, gap, (words, "$cave-moss"), " ", pen.volcanoes(tile.volcanoes))


def _card(choice: Choice, pen: Pen) -> Content:
    return Content.assemble(
        pen.card(choice.what), f" {' '.join(tool.id for tool in CARDS[choice.what].tools)}"
    )


def _tool(choice: Choice, pen: Pen) -> Content:
    name = (f" {Tool(choice.what).id}", "" if choice.moves else "$cave-quiet")
    return Content.assemble(pen.tool(Tool(choice.what)), name)


def _ware(choice: Choice, _: Pen) -> Content:
    gain = Gain(choice.what)
    none = "" if choice.moves else "  none left"
    price = Content.assemble("  for ", ("1 lava", "$cave-lava"))
    text = Content(wording.amount(gain, BUYS[gain]))
    return text + price if choice.moves else text + Content.styled(none, "$cave-quiet")


def _boat(choice: Choice, pen: Pen) -> Content:
    boat = BOATS[choice.what]
    return Content.assemble(
        f"keep {boat.id}  ", pen.tools(boat.icons, pen.wordy), "  ", pen.volcanoes(boat.volcanoes)
    )


def _bonus(choice: Choice, _: Pen) -> Content:
    return Content(f"take {wording.amount(Gain(choice.what), 1)}")


def _says(text: str) -> Callable[[Choice, Pen], Content]:
    return lambda _choice, _pen: Content(text)


_TEXTS: dict[Kind, Callable[[Choice, Pen], Content]] = {
    Kind.PLACE: _tile,
    Kind.PAY: _card,
    Kind.ASK: _tool,
    Kind.BUY: _ware,
    Kind.KEEP: _boat,
    Kind.TAKE: _bonus,
    Kind.TURN: _says("turn the hourglass"),
    Kind.PASS: _says("let somebody else pay"),
    Kind.MULTI: _says("use a multi-tool"),
    Kind.BACK: _says("nobody can: go back"),
    Kind.BOARD: _says("board the boat"),
    Kind.REST: _says("stay here today"),
    Kind.ON: _says("go on"),
    Kind.GO: _says("set out"),
    Kind.SAND: _says("the sand ran out"),
}


def _head(aim: Aim, names: tuple[str, ...], pen: Pen) -> list[Content]:
    """What the list is of."""
    view = aim.view
    match view.phase:
        case Phase.PLACE if aim.asking:
            return [Content.styled("Ask for which tool?", "bold")]
        case Phase.PLACE:
            return [Content.assemble(("Supply", "bold"), (f"  {len(view.tiles)} face down", "$cave-quiet"))]
        case Phase.MOVE:
            return _icons(aim, names, pen)
        case Phase.CAMP if view.day:
            return [Content.styled("To buy, each for a lava tile", "bold")]
        case _:
            return []


def _icons(aim: Aim, names: tuple[str, ...], pen: Pen) -> list[Content]:
    """The icons of the next space, those paid in brackets, and who can pay the next one."""
    view = aim.view
    space = view.adventurer + 1
    what = "Boat" if is_boat(view, space) else TILES[view.path[space - 1].tile].id
    lines = [Content.assemble((what, "bold"), (f"  {view.paid} paid", "$cave-quiet"))]
    for at, tool in enumerate(icons(view, space)):
        if at >= view.paid:
            mark = (">" if at == view.paid else " ", "bold $cave-lamp")
            name = tool.id.ljust(11)
            lines.append(Content.assemble(mark, pen.tool(tool), f" {name}", _payers(aim, tool, names)))
    return lines


def _payers(aim: Aim, tool: Tool, names: tuple[str, ...]) -> Content:
    """Who can pay an icon, as far as it is known at this screen."""
    known = holders_known(aim.view, tool)
    sure, maybe = wording.people(known.sure, names), wording.people(known.maybe, names)
    if not (sure or maybe):
        return Content.styled("nobody", "$cave-lava")
    if not sure:
        return Content.styled("not asked", "$cave-quiet")
    return Content(listed(sure))


def _buttons(aim: Aim) -> list[Content]:
    """What else can be done, to click."""
    if aim.acting is None:
        return []
    found = []
    if aim.named(Kind.GO) is not None and not aim.asking:
        found.append(button("e", "Set out", "go"))
    if aim.named(Kind.ASK) is not None and not aim.asking:
        found.append(button("a", "Ask", "ask"))
    if aim.asking:
        found.append(button("Esc", "Back", "leave_asking"))
    if len(aim.ways) > 1:
        found.append(button("f", "Other way", "flip"))
    if aim.move is not None and aim.view.phase in (
        Phase.PLACE,
        Phase.CAMP,
        Phase.WHICH_BOAT,
        Phase.WHICH_BONUS,
    ):
        found.append(button("Enter", _ENTER.get(aim.move.kind, "Choose"), "do"))
    if aim.named(Kind.TURN) is not None and aim.move is None:
        found.append(button("t", "Turn the hourglass", "turn"))
    if aim.named(Kind.ON) is not None:
        found += [button("Enter", "Go on", "go"), button("R", "Run", "run")]
    return found


_ENTER = {Kind.PLACE: "Place it", Kind.BUY: "Buy it", Kind.TURN: "Turn it"}
