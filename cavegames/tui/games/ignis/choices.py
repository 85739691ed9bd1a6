"""What can be done now: large buttons, each with what it leads to."""

from textual.geometry import Region

from cavegames.games.ignis.components import GREEN_USED, LEAST, MOST, STRENGTH, THRONE, Colour
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.stacks import ready
from cavegames.games.ignis.state import Phase
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.wording import card_in, cards_in, counted
from cavegames.tui.games.ignis import shades
from cavegames.tui.games.ignis.aim import CANCEL, CHIP, END, GO, MOVE, PICK, REVEAL, SKILL, USE, Aim, in_stack
from cavegames.tui.games.ignis.letters import arrow, short
from cavegames.tui.games.ignis.sheet import Block, Sheet
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette


class Buttons:
    """Draws buttons on a sheet."""

    def __init__(self, room: Region, cursor: str, look: Look, colours: Palette) -> None:
        self.sheet = Sheet(room.width, room.height, shades.text(colours))
        self.cursor, self.look, self.colours = cursor, look, colours

    def button(
        self, place: str, region: Region, key: str, title: str, lines: list[str], dim: bool = False
    ) -> None:
        """A frame with a key and a title, and lines inside."""
        lit = place == self.cursor
        role = "lamp" if lit else "edge" if dim else "target"
        words = (
            shades.held(self.colours) if lit else shades.text(self.colours, "quiet" if dim else "lamp", True)
        )
        self.sheet.frame(region, self.look, shades.text(self.colours, role), f"{key} {title}", words)
        for y, line in enumerate(lines[: region.height - 2], region.y + 1):
            style = shades.text(self.colours, "quiet" if dim else "text", y == region.y + 1 and not dim)
            self.sheet.put(region.x + 2, y, line[: region.width - 3], style)
        self.sheet.mark(place, region)

    def line(self, place: str, x: int, y: int, key: str, text: str, chosen: bool = False) -> int:
        """A button of one line; gives the column after it."""
        lit = place == self.cursor or chosen
        style = shades.held(self.colours) if lit else shades.text(self.colours)
        mark = ">" if place == self.cursor else " "
        start = x
        x = self.sheet.put(x, y, mark, style if lit else shades.text(self.colours, "quiet"))
        x = self.sheet.put(x, y, f"{key} ", style if lit else shades.text(self.colours, "lamp", True))
        x = self.sheet.put(x, y, text + " ", style)
        self.sheet.mark(place, Region(start, y, x - start, 1))
        return x

    def note(self, y: int, text: str, role: str = "quiet") -> None:
        """A line that cannot be chosen."""
        self.sheet.put(2, y, text[: self.sheet.width - 2], shades.text(self.colours, role))


def choices(aim: Aim, room: Region, cursor: str, look: Look, colours: Palette) -> Block:
    """The choices as a part of the table."""
    board = Buttons(room, cursor, look, colours)
    if aim.acting is None:
        for y, line in enumerate(_folded(aim.waiting, room.width - 4)):
            board.note(1 + y, line, "text")
    elif aim.ways:
        _ways(board, aim, room)
    else:
        _DRAW[aim.view.phase](board, aim, room)
    return board.sheet.block()


def _tall(room: Region, rows: int = 5) -> int:
    return min(rows + (1 if room.height >= 8 else 0), room.height)


def _start(board: Buttons, aim: Aim, room: Region) -> None:
    wide = min(room.width - 2, 46)
    lines = [f"Round {aim.view.round} begins: {LEAST} cards from the pile.", "Then use them, or move."]
    board.button(REVEAL, Region(1, 0, wide, 4), "v", f"REVEAL {LEAST} CARDS", lines)


def _choose(board: Buttons, aim: Aim, room: Region) -> None:
    half, tall = (room.width - 3) // 2, _tall(room)
    burns = burning(aim)
    fit = sum(bool(use.moves) for use in aim.uses)
    use = [f"collect up to {counted(fit, 'card')}" if fit else "no card fits now", burns, "joker: black x2"]
    if not any(each.doubles and each.moves for each in aim.uses) or not aim.burn.black:
        use[2] = "the rest is discarded"
    board.button(USE, Region(1, 0, half, tall), "c", "USE THE CARDS", use)
    far = aim.furthest
    move = (
        ["green stack is empty", "collect green first"]
        if far is None
        else [_far(aim), burns, "collects nothing"]
    )
    board.button(MOVE, Region(2 + half, 0, half, tall), "m", "MOVE", move, dim=far is None)
    shown = len(aim.view.revealed)
    if shown < MOST:
        board.line(REVEAL, 1, tall, "v", f"reveal one more ({shown} of at most {MOST}); it may burn")


def _far(aim: Aim) -> str:
    far = aim.furthest
    assert far is not None
    if far.takes_scepter:
        return "can reach the throne!"
    if far.escapes:
        return "can reach the exit!"
    return f"up to {counted(far.distance, 'step')}: {far.step}"


def burning(aim: Aim) -> str:
    """What this turn burns as it stands, in a few words."""
    now = aim.burn
    return f"burns {now.cubes} of {aim.view.cubes}, {now.left} left" if now.cubes else "burns nothing"


def _use(board: Buttons, aim: Aim, room: Region) -> None:
    rest = sum(not use.burns for use in aim.uses)
    fit = sum(bool(use.moves) for use in aim.uses)
    lines = [
        burning(aim),
        f"discards {counted(rest, 'card')} not collected" if rest else "nothing left to collect",
    ]
    half = (room.width - 3) // 2
    board.button(END, Region(1, 0, half, 4), "e", "END THE TURN", lines)
    x = 2 + half
    if ready(aim.view, Colour.WHITE):
        lines = ["a white 1 or 2 to yellow,", "the other white goes"]
        board.button(SKILL, Region(x, 0, half, 4), "t", "HERO SKILL", lines)
    elif fit:
        board.sheet.put(
            x + 1, 1, f"1-{len(aim.view.revealed)} collect a card", shades.text(board.colours, "quiet")
        )
        board.sheet.put(x + 1, 2, f"{fit} can join a stack now", shades.text(board.colours, "quiet"))
    if ready(aim.view, Colour.YELLOW) and any(move.kind == Kind.TAKE for move in aim.legal):
        board.note(4, "Yellow is full: take a bonus tile, A to F.", "lamp")


def _move(board: Buttons, aim: Aim, room: Region) -> None:
    first = _row(board, aim, 0, Colour.GREEN, f"GREEN, 1 to {GREEN_USED} cards: steps", 0)
    if aim.choosing_red:
        _row(board, aim, 1, Colour.RED, f"RED, for strength {STRENGTH}", first)
    top = 2 if room.height < 9 else 3
    tall = min(room.height - top, 4 if room.height < 9 else 6)
    dim = not aim.green
    board.button(GO, Region(1, top, room.width - 2, tall), "m", going(aim, board.look), costs(aim), dim)


def _row(board: Buttons, aim: Aim, y: int, stack: Colour, title: str, number: int) -> int:
    board.sheet.put(1, y, title, shades.text(board.colours, "quiet"))
    x = 1 + len(title) + 1
    cards = aim.view.stacks[stack]
    chosen = aim.green if stack == Colour.GREEN else aim.red
    if not cards:
        board.sheet.put(x, y, "none", shades.text(board.colours, "quiet"))
    for index, card in enumerate(cards):
        number += 1
        key = str(number % 10) if number <= 10 else " "
        mark = "*" if index in chosen else ""
        x = board.line(in_stack(stack, index) + CHIP, x, y, key, short(card) + mark, index in chosen)
    return number


def going(aim: Aim, look: Look) -> str:
    """The title of the button that moves."""
    if not aim.green:
        return "MOVE: choose green cards"
    now = aim.reach
    where = "THE THRONE" if now.takes_scepter else "THE EXIT" if now.escapes else f"step {now.step}"
    return f"MOVE {counted(now.distance, 'step')} {arrow(look)} {where}"


def costs(aim: Aim) -> list[str]:
    """What a move with the cards chosen costs."""
    if not aim.green:
        return ["The highest green card used is discarded.", burning(aim)]
    now = aim.reach
    steps = []
    if now.missing:
        steps.append(f"strength {now.strength} of {now.needed}: {now.missing} steps less")
    elif now.needed:
        steps.append(f"strength {now.strength} of {now.needed}")
    if Tile.SWIFT_FEET in aim.view.active:
        steps.append(f"Swift Feet +{Tile.SWIFT_FEET.strength}")
    if now.lost:
        steps.append(f"{counted(now.lost, 'step')} lost")
    gone = f"discards {cards_in(now.discarded)}" if now.discarded else "discards nothing"
    return (
        ["; ".join([gone, *steps]), burning(aim)]
        if len(steps) < 2
        else [gone + "; " + burning(aim), "; ".join(steps)]
    )


def _moved(board: Buttons, aim: Aim, room: Region) -> None:
    out = aim.view.scepter and aim.view.step == 0
    end = burning(aim)
    if out:
        end += ": you win" if aim.burn.left else ": a tie, the last cube"
    elif not aim.burn.left:
        end += ": the cave falls in"
    left = THRONE - aim.view.step if not aim.view.scepter else aim.view.step
    where = (
        "out of the cave!"
        if out
        else f"{counted(left, 'step')} to the {'exit' if aim.view.scepter else 'throne'}"
    )
    board.button(END, Region(1, 0, min(46, room.width - 2), 4), "e", "END THE TURN", [end, where])


def _ways(board: Buttons, aim: Aim, room: Region) -> None:
    board.sheet.put(1, 0, "WHICH WAY?", shades.text(board.colours, "lamp", True))
    for index, move in enumerate(aim.ways):
        board.line(f"{PICK}{index}", 1, 1 + index, str(index + 1), way_text(move))
    board.line(CANCEL, 1, min(room.height - 1, 1 + len(aim.ways)), "Esc", "not now")


def way_text(move: Move) -> str:
    """One way of several, in a few words."""
    if move.kind == Kind.COLLECT:
        return f"{card_in(move.card)} joins {Colour(move.stack).title}"
    return (
        f"{card_in(move.card)} to yellow, the other white goes"
        if move.card.value
        else "no card to yellow, all white goes"
    )


def _over(board: Buttons, aim: Aim, room: Region) -> None:
    board.note(1, aim.waiting)


def _folded(text: str, width: int) -> list[str]:
    from textwrap import wrap

    return wrap(text, max(10, width))


_DRAW = {
    Phase.START: _start,
    Phase.CHOOSE: _choose,
    Phase.USE: _use,
    Phase.MOVE: _move,
    Phase.MOVED: _moved,
    Phase.OVER: _over,
}
