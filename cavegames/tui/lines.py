"""A list of lines to choose from."""

from contextlib import suppress

from textual.style import Style
from textual.widgets import OptionList


class Lines(OptionList):
    """Textual's list, mended: a page key that comes before the layout waits, and lines can be reversed."""

    def get_visual_style(self, *component_classes: str, partial: bool = False) -> Style:
        """The style of a line. Textual leaves out `reverse`, the cursor where there is no colour."""
        style = super().get_visual_style(*component_classes, partial=partial)
        reverse = any(self.get_component_styles(name).text_style.reverse for name in component_classes)
        return style + Style(reverse=True) if reverse else style

    def action_page_up(self) -> None:
        """Go up by about a page."""
        with suppress(KeyError):
            super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        """Go down by about a page."""
        with suppress(KeyError):
            super().action_page_down()  # type: ignore[no-untyped-call]
