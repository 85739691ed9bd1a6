"""The list of what can be chosen now, each with its key, and what is asked."""

from collections.abc import Callable

from textual.content import Content

from cavegames.engine.words import listed
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.ahead import holders_known
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Gain, Tool
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.moves import TURN, Kind
from cavegames.games.redpeak.path import cell_of, icons, is_boat
from cavegames.games.redpeak.state import Phase, State
from cavegames.tui.games.redpeak import supply
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.choices import Choice
from cavegames.tui.games.redpeak.keys import CHOICE_KEYS
from cavegames.tui.games.redpeak.pen import Pen, button, rewards
from cavegames.tui.games.redpeak.tilecard import Offer
from cavegames.tui.pane import clickable, flow

HALF = 14
"""Columns of a tool in the list of those that can be asked for: two stand beside each other."""


BUTTONS = frozenset({Kind.ON, Kind.TURN})
"""What stands below the list, as a button of its own."""


def offers(aim: Aim, names: tuple[str, ...], pen: Pen, lines: int) -> Content:
    """The list in so many lines; of a longer one the part around what is marked."""
    head = _head(aim, names, pen)
    buttons = flow(_buttons(aim), pen.width)
    rows = _rows(aim, pen, room := max(1, lines - len(head) - len(buttons)))
    if aim.placing and not _pictured(aim, pen, room) and len(rows) < len(aim.choices):
        head[0] += Content.styled("  Tab: more", "$cave-quiet")
    return Content("\n").join([*head, *rows, *buttons])


def _rows(aim: Aim, pen: Pen, room: int) -> list[Content]:
    """The things of the list: path tiles as pictures, where there is room for them."""
    if _pictured(aim, pen, room):
        tiles = [
            Offer(choice.what, CHOICE_KEYS[at], at == aim.pick, bool(choice.moves))
            for at, choice in enumerate(aim.choices)
        ]
        return supply.gallery(tiles, pen.width, pen.look, pen.colours, _choosing)
    if aim.asking:
        tools = [_row(aim, at, pen) for at in range(len(aim.choices))]
        return flow([row.pad_right(max(0, HALF - row.cell_length)) for row in tools], pen.width)
    there = [at for at, choice in enumerate(aim.choices) if choice.kind not in BUTTONS]
    first = max(0, min(aim.pick - room // 2, len(there) - room))
    return [_row(aim, at, pen) for at in there[first : first + room]]


def _pictured(aim: Aim, pen: Pen, room: int) -> bool:
    """Whether the path tiles are shown as pictures."""
    return aim.placing and pen.wordy and supply.height(len(aim.choices), pen.width) <= room


def _choosing(line: Content, at: int) -> Content:
    return clickable(line, f"choose({at})")


def _row(aim: Aim, at: int, pen: Pen) -> Content:
    """One line of the list; a click chooses it."""
    choice, marked = aim.choices[at], at == aim.pick
    able = bool(choice.moves) and aim.acting is not None
    key = Content.styled(CHOICE_KEYS[at], "bold $cave-lamp" if able else "$cave-quiet")
    mark = (">" if marked else " ", "bold $cave-lamp")
    line = Content.assemble(mark, key, " ", _text(aim, choice, pen))
    return _choosing(line, at)


def _text(aim: Aim, choice: Choice, pen: Pen) -> Content:
    return _ware(aim, choice) if choice.kind == Kind.BUY else _TEXTS[choice.kind](choice, pen)


def _tile(choice: Choice, pen: Pen) -> Content:
    tile = TILES[choice.what]
    shape = Content.styled(pen.shape(choice.what), "" if choice.moves else "$cave-quiet")
    there = pen.tools(tile.icons, pen.wordy)
    room = pen.width - 13 if not pen.wordy else pen.width - there.cell_length - 12
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


def _ware(aim: Aim, choice: Choice) -> Content:
    gain = Gain(choice.what)
    text = wording.amount(gain, BUYS[gain]).removeprefix("1 ")
    left = f"{_LEFT[gain](aim.view) or 'none'} left"
    return Content.assemble((f"{text:<13}", "" if choice.moves else "$cave-quiet"), (left, "$cave-quiet"))


_LEFT: dict[Gain, Callable[[State], int]] = {
    Gain.MULTI: lambda view: view.multi_reserve,
    Gain.TIME: lambda view: view.times,
    Gain.PATH: lambda view: len(view.tiles),
    Gain.CARDS: lambda view: len(view.deck),
    Gain.BOAT: lambda view: len(view.boats),
}
"""How many of a ware there are."""


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
    Kind.KEEP: _boat,
    Kind.TAKE: _bonus,
    Kind.PASS: _says("let somebody else pay"),
    Kind.MULTI: _says("use a multi-tool"),
    Kind.BACK: _says("nobody can: go back"),
    Kind.BOARD: _says("board the boat"),
    Kind.REST: _says("stay here today"),
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
            return [Content.assemble(("Buy, each for ", "bold"), ("1 lava tile", "bold $cave-lava"))]
        case _:
            return []


def _icons(aim: Aim, names: tuple[str, ...], pen: Pen) -> list[Content]:
    """The icons of the next space, those paid in brackets, and who can pay the next one."""
    view = aim.view
    space = view.adventurer + 1
    there = icons(view, space)
    what = "Boat" if is_boat(view, space) else f"Tile on {wording.space_in(cell_of(view, space))}"
    lines = [Content.assemble((what, "bold"), (f"  {view.paid} of {len(there)} paid", "$cave-quiet"))]
    for at, tool in enumerate(there):
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
    if (
        aim.move is not None
        and aim.move.kind != Kind.TURN
        and aim.view.phase
        in (
            Phase.PLACE,
            Phase.CAMP,
            Phase.WHICH_BOAT,
            Phase.WHICH_BONUS,
        )
    ):
        found.append(button("Enter", _ENTER.get(aim.move.kind, "Choose"), "do"))
    if aim.named(Kind.TURN) is not None:
        key = "Enter" if aim.move == TURN else "t"
        found.append(button(key, "Turn the hourglass", "turn"))
    if aim.named(Kind.ON) is not None:
        found += [button("Enter", "Go on", "go"), button("R", "Run", "run")]
    return found


_ENTER = {Kind.PLACE: "Place it", Kind.BUY: "Buy it"}
