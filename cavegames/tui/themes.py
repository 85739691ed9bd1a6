"""The Textual themes made of our palettes."""

from typing import Any

from textual.app import App
from textual.theme import Theme

from cavegames.tui import palette
from cavegames.tui.palette import Palette


def theme(colours: Palette) -> Theme:
    """A Textual theme of the roles of a palette; each role is also a variable `$cave-…`."""
    return Theme(
        name=colours.name,
        primary=colours["lamp"],
        secondary=colours["water"],
        accent=colours["lamp"],
        warning=colours["lamp"],
        error=colours["lava"],
        success=colours["moss"],
        foreground=colours["text"],
        background=colours["ground"],
        surface=colours["surface"],
        panel=colours["raised"],
        dark=colours.dark,
        text_alpha=1.0,
        variables={
            **colours.variables(),
            "border": colours["lamp"],
            "border-blurred": colours["edge"],
            "text-muted": colours["quiet"],
            "block-cursor-background": colours["lamp"],
            "block-cursor-foreground": colours["on_lamp"],
            "block-cursor-text-style": "bold",
            "footer-background": colours["surface"],
            "footer-foreground": colours["quiet"],
            "footer-key-foreground": colours["lamp"],
            "footer-description-foreground": colours["quiet"],
            "button-color-foreground": colours["on_lamp"],
            "scrollbar": colours["edge"],
            "scrollbar-background": colours["surface"],
            "scrollbar-corner-color": colours["surface"],
        },
    )


def register(app: App[Any]) -> None:
    """Make our themes known to an app."""
    for name in palette.NAMES:
        app.register_theme(theme(palette.load(name)))


def of(app: App[Any]) -> Palette:
    """The palette that fits the theme an app shows now."""
    return palette.suited(app.theme, app.current_theme.dark)
