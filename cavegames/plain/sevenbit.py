"""Text in 7 bits, for serial lines and screen readers: nothing that moves a cursor or needs a font."""

import unicodedata

_WORDS = {
    "\u00d7": "x",
    "\u00b7": ".",
    "\u2013": "-",
    "\u2014": " - ",
    "\u2018": "'",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u2026": "...",
    "\u2190": "<-",
    "\u2192": "->",
    "\u2212": "-",
    "\u00df": "ss",
    "\u00e6": "ae",
    "\u00c6": "Ae",
    "\u00f8": "o",
    "\u00d8": "O",
    "\u0142": "l",
    "\u0141": "L",
    "\u0153": "oe",
    "\u0131": "i",
}
"""Characters that have no parts to fall back on."""


def sevenbit(text: str) -> str:
    """The text in printable ASCII on one line: letters lose their marks, what is left over becomes `?`."""
    spelled = "".join(_WORDS.get(char, char) for char in text)
    parts = unicodedata.normalize("NFKD", spelled)
    return "".join(_one(char) for char in parts if not unicodedata.combining(char))


def _one(char: str) -> str:
    if char.isascii():
        return char if char.isprintable() else " "
    return " " if char.isspace() else "?"
