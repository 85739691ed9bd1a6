"""One chapter of the rules: clause ids in the margin, the text beside, pictures where they help."""

import re
from collections.abc import Iterator, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from cavegames.engine.rules import HOUSE, Chapter, Clause

_FENCE = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class ClauseRow(Horizontal):
    """One clause. Those of our own are marked as house rules."""

    def __init__(self, clause: Clause, words: str = "") -> None:
        """`words` are lit up where the clause has them."""
        super().__init__(id=f"clause-{clause.id}", classes="clause")
        self.clause = clause
        self._words = words

    def compose(self) -> ComposeResult:
        """Margin and text."""
        mark = "\nhouse rule" if self.clause.source == HOUSE else ""
        yield Static(lit(self.clause.id, self._words) + Content.styled(mark, "italic"), classes="clause-id")
        yield Static(lit(self.clause.text, self._words), classes="clause-text")


class Picture(Widget):
    """A picture of strips."""

    def __init__(self, strips: Sequence[Strip]) -> None:
        super().__init__(classes="picture")
        self._strips = tuple(strips)
        self.styles.height = len(self._strips)
        self.styles.width = max((strip.cell_length for strip in self._strips), default=0)

    def render_line(self, y: int) -> Strip:
        """One line of it."""
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)


def introduction(chapter: Chapter, words: str = "") -> Iterator[Widget]:
    """What stands before the clauses: paragraphs as text, drawings as they are; `words` are lit up."""
    yield Static(lit(chapter.title, words), classes="chapter")
    for number, part in enumerate(_FENCE.split(chapter.intro)):
        if number % 2:
            yield Static(Content(part.rstrip("\n")), classes="drawing")
        else:
            for paragraph in filter(None, map(str.strip, part.split("\n\n"))):
                yield Static(lit(" ".join(paragraph.split()), words), classes="paragraph")


def lit(text: str, words: str) -> Content:
    """A text with the words found in it lit up."""
    content = Content(text)
    if words:
        for found in re.finditer(re.escape(words), text, re.IGNORECASE):
            content = content.stylize("$cave-on-lamp on $cave-lamp", found.start(), found.end())
    return content


def places(chapters: Sequence[Chapter], words: str) -> list[tuple[int, str | None]]:
    """Where the words are: page and clause, or None for what stands before the clauses."""
    found: list[tuple[int, str | None]] = []
    for page, chapter in enumerate(chapters):
        before = f"{chapter.title} {' '.join(_FENCE.sub('', chapter.intro).split())}"
        if _has(before, words):
            found.append((page, None))
        found += [
            (page, clause.id) for clause in chapter.clauses if _has(f"{clause.id} {clause.text}", words)
        ]
    return found


def _has(text: str, words: str) -> bool:
    return words.casefold() in text.casefold()
