"""What somebody who comes to the screen is told of what has happened."""

from cavegames.tui.story import Sentence, newest

TOLD = tuple(Sentence(0, f"Ada does {thing}.", "Ada") for thing in ("this", "that", "more", "most"))


def test_few_sentences_are_told_whole() -> None:
    assert newest(TOLD, 4) == TOLD
    assert newest((), 4) == ()


def test_of_many_the_last_are_told_and_how_many_are_left_out() -> None:
    told = newest(TOLD, 3)
    assert told[1:] == TOLD[-2:]
    assert (told[0].seat, told[0].text) == (None, "2 sentences before that are in the log.")
