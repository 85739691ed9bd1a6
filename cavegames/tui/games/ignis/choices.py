"""What can be done now: large buttons, each with what it leads to."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap

from textual.geometry import Region

from cavegames.games.ignis.components import EXIT, LEAST, MOST, STRENGTH, THRONE, Colour
from cavegames.games.ignis.march import Reach
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.stacks import ready, shiftable, total
from cavegames.games.ignis.state import Phase
from cavegames.games.ignis.tiles import Tile
from cavegames.games.ignis.wording import card_in, counted
from cavegames.tui.games.ignis.aim import (
    CANCEL,
    CHIP,
    END,
    GO,
    MOVE,
    PICK,
    REVEAL,
    SKILL,
    TIE,
    USE,
    Aim,
    in_stack,
)
from cavegames.tui.games.ignis.letters import arrow, short
from cavegames.tui.looks import Look
from cavegames.tui.sheet import Sheet

ROOMY = 8
"""Lines from which revealing one more is a large button too."""
CHIP_WIDE = 7
"""Columns of a card that can be chosen for a move."""
REVEALING = "It may be just what is missing, or black."


@dataclass
class Buttons:
    """Draws buttons on a sheet."""

    sheet: Sheet
    cursor: str

    def button(self, place: str, region: Region, title: str, lines: list[str], dim: bool = False) -> None:
        """A frame with a key and a title, and lines inside."""
        lit = place == self.cursor
        role = "lamp" if lit else "edge" if dim else "target"
        words = self.sheet.held if lit else self.sheet.text("quiet" if dim else "lamp", True)
        self.sheet.frame(region, self.sheet.text(role), f"> {title}" if lit else title, words)
        for y, line in enumerate(lines[: region.height - 2], region.y + 1):
            style = self.sheet.text("quiet" if dim else "text", y == region.y + 1 and not dim)
            self.sheet.put(region.x + 2, y, line[: region.width - 3], style)
        self.sheet.mark(place, region)

    def line(self, place: str, at: tuple[int, int], text: tuple[str, str], chosen: bool = False) -> int:
        """A button of one line, its key and its words; gives the column after it."""
        (x, y), (key, words) = at, text
        lit = place == self.cursor
        marked = lit or chosen
        before = self.sheet.held if marked else self.sheet.text("lamp", True)
        x = self.sheet.put(x, y, f"{'>' if lit else ' '}{key} ", before)
        x = self.sheet.put(x, y, f"{words} ", self.sheet.held if marked else self.sheet.text())
        self.sheet.mark(place, Region(at[0], y, x - at[0], 1))
        return x

    def note(self, x: int, y: int, text: str, role: str = "quiet") -> None:
        """A line that cannot be chosen."""
        self.sheet.put(x, y, text, self.sheet.text(role))


def choices(sheet: Sheet, aim: Aim, cursor: str) -> None:
    """The choices as a part of the table."""
    board = Buttons(sheet, cursor)
    if aim.acting is None:
        for y, line in enumerate(wrap(aim.waiting, sheet.width - 4), 1):
            board.note(2, y, line, "text")
    elif aim.ways:
        _ways(board, aim)
    else:
        _DRAW[aim.view.phase](board, aim)


def _halves(sheet: Sheet, height: int) -> tuple[Region, Region]:
    """Two buttons side by side."""
    half = (sheet.width - 3) // 2
    return Region(1, 0, half, height), Region(2 + half, 0, half, height)


def _start(board: Buttons, aim: Aim) -> None:
    lines = [f"Round {aim.view.round} begins: {LEAST} cards from the pile.", "Then use them, or move."]
    board.button(REVEAL, Region(1, 0, 46, 4), f"v REVEAL {LEAST} CARDS", lines)


def _choose(board: Buttons, aim: Aim) -> None:
    left, right = _halves(board.sheet, 5)
    burns = burning(aim)
    fit = sum(bool(use.moves) for use in aim.uses)
    use = [
        f"{counted(fit, 'card')} {'fits' if fit == 1 else 'fit'}" if fit else "no card fits now",
        burns,
        "a joker doubles that",
    ]
    if not any(each.doubles and each.moves for each in aim.uses) or not aim.burn.black:
        use[2] = "the rest goes"
    use[2] = aim.fate or use[2]
    board.button(USE, left, "c USE THE CARDS", use)
    far = aim.furthest
    move = (
        ["needs green cards,", "and there are none"]
        if far is None
        else [_far(aim), burns, _with(aim, far) or "collects nothing"]
    )
    board.button(MOVE, right, "m MOVE", move, dim=far is None)
    shown = len(aim.view.revealed)
    if shown < MOST:
        more = f"one more card first ({shown} of at most {MOST})"
        if board.sheet.height >= ROOMY:
            board.button(REVEAL, Region(1, 5, board.sheet.width - 2, 3), f"v REVEAL {more}", [REVEALING])
        else:
            board.line(REVEAL, (1, 5), ("v", f"reveal {more}"))


def _with(aim: Aim, now: Reach) -> str:
    """What the burn would end the match with after such a move; empty: cubes are left."""
    return TIE if aim.fate and now.escapes else aim.fate


def _far(aim: Aim) -> str:
    far = aim.furthest
    assert far is not None
    if far.takes_scepter:
        return "throne in reach!"
    if far.escapes:
        return "exit in reach!"
    if far.step == aim.view.step:
        return f"no step, stays on {far.step}"
    return f"up to {counted(far.distance, 'step')}: {far.step}"


def burning(aim: Aim) -> str:
    """What this turn burns as it stands, in a few words."""
    now = aim.burn
    return f"burns {now.cubes}, {now.left} left" if now.cubes else "burns nothing"


def _use(board: Buttons, aim: Aim) -> None:
    rest = sum(not use.burns for use in aim.uses)
    left, right = _halves(board.sheet, 4)
    lines = [burning(aim), f"{counted(rest, 'card')} left over" if rest else "all is collected"]
    lines[1] = aim.fate or lines[1]
    board.button(END, left, "e END THE TURN", lines)
    keys = " ".join(str(i) for i, use in enumerate(aim.shown, 1) if use and use.moves)
    if ready(aim.view, Colour.WHITE):
        board.button(SKILL, right, "t HERO SKILL", _skill(aim))
    elif keys:
        board.note(right.x + 1, 1, f"{keys} collect", "lamp")
        board.note(right.x + 1, 2, "one card at a time")
    else:
        board.note(right.x + 1, 1, "No card can be taken.")
    if ready(aim.view, Colour.YELLOW) and any(move.kind == Kind.TAKE for move in aim.legal):
        board.note(2, 4, "Yellow is full: A to F takes a bonus tile.", "lamp")


def _skill(aim: Aim) -> list[str]:
    if shiftable(aim.view):
        return ["a white 1 or 2 to", "yellow, rest gone"]
    return ["no white 1 or 2:", "all white just goes"]


def _move(board: Buttons, aim: Aim) -> None:
    _row(board, aim, (0, 0), Colour.GREEN, "GREEN (1-3 cards)")
    if aim.choosing_red:
        _row(board, aim, (1, len(aim.view.stacks[Colour.GREEN])), Colour.RED, f"RED (strength {STRENGTH})")
    title = f"m {going(aim, board.sheet.look)}"
    board.button(
        GO, Region(1, 2, board.sheet.width - 2, 4), title, packed(aim, board.sheet.width - 6), not aim.green
    )


def _row(board: Buttons, aim: Aim, at: tuple[int, int], stack: Colour, title: str) -> None:
    """A line with the cards of a stack; `at` is the line and how many numbers come before."""
    y, number = at
    if 2 + len(title) + CHIP_WIDE * len(aim.view.stacks[stack]) > board.sheet.width:
        title = title.partition(" ")[0]
    board.note(1, y, title)
    x = 2 + len(title)
    if not aim.view.stacks[stack]:
        board.note(x, y, "none")
    for index, card in enumerate(aim.view.stacks[stack]):
        number += 1
        key = str(number % 10) if number <= 10 else ""
        chosen = index in aim.chosen(stack)
        words = f"{short(card)}{'*' if chosen else ''}"
        x = board.line(in_stack(stack, index) + CHIP, (x, y), (key, words), chosen)


def going(aim: Aim, look: Look) -> str:
    """The title of the button that moves."""
    if not aim.green:
        return "MOVE: choose green cards"
    now = aim.reach
    where = "THE THRONE" if now.takes_scepter else "THE EXIT" if now.escapes else f"step {now.step}"
    return f"MOVE {counted(now.distance, 'step')} {arrow(look)} {where}"


def costs(aim: Aim) -> list[str]:
    """What a move with the cards chosen costs, in a few parts."""
    if not aim.green:
        firm = Tile.FIRM_STEP in aim.view.active
        kept = "Firm Step: the highest green card used stays" if firm else HIGHEST
        return [kept, *_burnt(aim, aim.fate)]
    now = aim.reach
    gone = ", ".join(map(short, now.discarded)) or "nothing"
    return [f"discards {gone}", *_burnt(aim, _with(aim, now)), *_changes(aim, now)]


HIGHEST = "The highest green card used is discarded"


def _burnt(aim: Aim, fate: str) -> list[str]:
    return [f"{burning(aim)}: {fate}" if fate else burning(aim)]


def packed(aim: Aim, width: int) -> list[str]:
    """The costs in two lines, with the less important parts left out where there is no room."""
    parts = costs(aim)
    lines = _lines(parts, width)
    while len(lines) > 2 and len(parts) > 3:
        parts = parts[:-1]
        lines = _lines(parts, width)
    return lines


def _lines(parts: list[str], width: int) -> list[str]:
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 2 + len(part) <= width:
            lines[-1] += f"; {part}"
        else:
            lines.append(part)
    return lines


def _changes(aim: Aim, now: Reach) -> Iterator[str]:
    """What makes the way longer or shorter than the green cards say."""
    if now.needed:
        less = f": {counted(now.missing, 'step')} less" if now.missing else ""
        yield f"strength {now.strength} of {now.needed}{less}"
    if Tile.SWIFT_FEET in aim.view.active:
        yield f"Swift Feet +{Tile.SWIFT_FEET.strength}"
    if now.lost:
        yield f"{counted(now.lost, 'step')} more than needed"


def _moved(board: Buttons, aim: Aim) -> None:
    out = aim.view.scepter and aim.view.step == EXIT
    end = burning(aim)
    if fate := aim.fate or ("you win" if out else ""):
        end += f": {fate}"
    left = aim.view.step if aim.view.scepter else THRONE - aim.view.step
    where = f"{counted(left, 'step')} to the {'exit' if aim.view.scepter else 'throne'}"
    board.button(END, Region(1, 0, 46, 4), "e END THE TURN", [end, "out of the cave!" if out else where])


def _ways(board: Buttons, aim: Aim) -> None:
    board.note(1, 0, "WHICH WAY?", "lamp")
    for index, move in enumerate(aim.ways):
        board.line(f"{PICK}{index}", (1, 1 + index), (str(index + 1), way_text(aim, move)))
    board.line(CANCEL, (30, 0), ("Esc", "not now"))


def way_text(aim: Aim, move: Move) -> str:
    """One way of several, in a few words."""
    if move.kind == Kind.COLLECT:
        return f"{card_in(move.card)} joins {Colour(move.stack).title}"
    if not move.card.value:
        return "no card to yellow, all white goes"
    old = total(aim.view.stacks[Colour.YELLOW])
    return f"{card_in(move.card)} to yellow: {old + move.card.value}; other white goes"


_DRAW = {
    Phase.START: _start,
    Phase.CHOOSE: _choose,
    Phase.USE: _use,
    Phase.MOVE: _move,
    Phase.MOVED: _moved,
}
