"""A list of lines to choose from."""

from contextlib import suppress

from textual.widgets import OptionList


class Lines(OptionList):
    """Textual's list, which breaks on a page key that comes before its lines are laid out: here it waits."""

    def action_page_up(self) -> None:
        """Go up by about a page."""
        with suppress(KeyError):
            super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        """Go down by about a page."""
        with suppress(KeyError):
            super().action_page_down()  # type: ignore[no-untyped-call]
