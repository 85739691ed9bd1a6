"""The commands of the headless protocol on Sir Ocelot's Cave."""

import errno
import json
from typing import Any

import pytest

from cavegames.engine.errors import JournalError
from cavegames.engine.match import Entry, Match, MatchSetup, SeatSetup
from cavegames.engine.registry import open_game
from cavegames.headless.session import COMMANDS, Session

GAME = open_game("ocelot")


def session(undo: str = "fair", seed: int = 7) -> Session:
    seats = (SeatSetup("Ada"), SeatSetup("Ben"))
    options = GAME.Options.model_validate({"undo": undo})
    return Session(Match(GAME, MatchSetup("ocelot", options, seats, seed)))


def ask(on: Session, *lines: str) -> dict[str, Any]:
    """The answer to the last of some lines, as it comes out of JSON."""
    answers = [json.loads(json.dumps(on.answer(line))) for line in lines]
    last: dict[str, Any] = answers[-1]
    return last


def test_legal_lists_the_first_255_placements() -> None:
    legal = ask(session(), "legal")["legal"]
    assert len(legal) == len(set(legal)) == 255
    assert "A:lamp@f1" in legal


def test_play_tells_what_happened_with_names() -> None:
    on = session()
    answer = ask(on, "play A:lamp@f1")
    assert answer["ok"] is True
    assert answer["events"] and all("Ada" in sentence for sentence in answer["events"])
    assert "end" in ask(on, "legal")["legal"]


@pytest.mark.parametrize("move", ["take@f6", "nonsense", "end", "move@m5", "a" * 100])
def test_a_refused_move_names_its_clause_and_changes_nothing(move: str) -> None:
    on = session()
    before = ask(on, "dump")
    answer = ask(on, f"play {move}")
    assert answer["ok"] is False
    assert answer["clause"].startswith(("OC-", "GEN-"))
    assert answer["why"].endswith(".")
    assert ask(on, "dump") == before


def test_a_seat_is_named_by_its_id_or_its_number() -> None:
    on = session()
    assert ask(on, "observe ocelot") == ask(on, "observe 0")
    assert ask(on, "observe penguin") == ask(on, "observe 1")
    for wrong in ("2", "-1", "Ada", "0x0", "\uff10"):
        answer = ask(on, f"observe {wrong}")
        assert answer["ok"] is False and "ocelot, penguin" in answer["why"]


def test_what_a_seat_observes_hides_the_bags_and_loads_as_a_view() -> None:
    on = session()
    view = ask(on, "observe ocelot")["view"]
    assert GAME.load(view, view=True) == GAME.observe(on.match.state, 0)
    assert view != ask(on, "dump")["position"]


def test_dump_is_the_whole_position() -> None:
    on = session()
    position = ask(on, "play A:lamp@f1", "dump")["position"]
    assert GAME.load(position) == on.match.state


def test_to_move_names_the_seat_and_what_is_asked() -> None:
    on = session()
    answer = ask(on, "to-move")
    assert (answer["to-move"], answer["name"]) == ("ocelot", "Ada")
    assert "Ada" in answer["ask"] and answer["clause"].startswith("OC-")
    assert ask(on, "play A:lamp@f1", "play end", "to-move")["to-move"] == "penguin"


def test_undo_and_redo_within_a_turn() -> None:
    on = session()
    before = ask(on, "dump")
    assert ask(on, "play A:lamp@f1", "undo") == {"ok": True, "undone": "A:lamp@f1"}
    assert ask(on, "dump") == before
    redone = ask(on, "redo")
    assert redone["redone"] == "A:lamp@f1" and "f1" in redone["events"][0]
    assert ask(on, "redo")["clause"] == "GEN-UNDO-4"


def test_undo_stops_where_the_match_says_so() -> None:
    assert ask(session(), "undo")["clause"] == "GEN-UNDO-1"
    assert ask(session(), "play A:lamp@f1", "play end", "undo")["clause"] == "GEN-UNDO-3"
    assert ask(session(undo="free"), "play A:lamp@f1", "play end", "undo")["ok"] is True


def test_a_finished_match_tells_how_it_ended() -> None:
    on = session()
    assert ask(on, "outcome") == {"outcome": None}
    while moves := ask(on, "legal")["legal"]:
        assert ask(on, f"play {moves[-1]}")["ok"] is True
    outcome = ask(on, "outcome")["outcome"]
    expected = on.match.outcome
    assert expected is not None
    assert outcome["winners"] == [("ocelot", "penguin")[seat] for seat in expected.winners]
    assert outcome["scores"]["penguin"]["total"] == expected.total(1)
    assert ask(on, "to-move") == {"to-move": None}
    assert ask(on, "play end")["clause"] == "GEN-OVER"


def test_after_a_resignation_nothing_is_legal() -> None:
    on = session()
    on.match.resign(0)
    assert ask(on, "legal") == {"legal": []}
    assert ask(on, "outcome")["outcome"]["winners"] == ["penguin"]
    assert ask(on, "play A:lamp@f1")["clause"] == "GEN-OVER"


def test_describe_tells_of_a_cell() -> None:
    assert "f6" in ask(session(), "describe f6")["describe"]
    assert ask(session(), "describe z99")["clause"] == "GEN-READ"


def test_help_lists_exactly_the_commands_there_are() -> None:
    commands = {usage.split()[0] for usage in ask(session(), "help")["help"]}
    assert commands == {usage.split()[0] for usage in COMMANDS}
    for command in commands:
        assert "no such command" not in str(ask(session(), command))


def test_quit_ends_the_session() -> None:
    on = session()
    assert not on.ended
    assert ask(on, "quit") == {"ok": True}
    assert on.ended


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "fly",
        "LEGAL",
        "legal now",
        "play",
        "observe ",
        "describe \t",
        "legal\0",
        "play " + "x" * 101,
        "play \ud800",
        "\ud800",
        "legal\x1c",
        "quit\u2028",
    ],
)
def test_anything_else_is_answered_with_a_sentence(line: str) -> None:
    on = session()
    answer = ask(on, line)
    assert answer["ok"] is False and answer["why"].endswith(".")
    assert len(answer["why"]) < 200
    assert not on.ended and not on.match.plies


class Full:
    """A record on a disk without room."""

    def __init__(self, error: OSError) -> None:
        self.error = error

    def write(self, entry: Entry) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "no space left"),
        (JournalError("The match file is gone."), "The match file is gone."),
    ],
)
def test_what_cannot_be_saved_is_not_played(error: OSError, said: str) -> None:
    on = session()
    on.match.record = Full(error)
    answer = ask(on, "play A:lamp@f1")
    assert answer["ok"] is False and said in answer["why"]
    assert not on.match.plies


def test_the_record_gets_the_seconds_played() -> None:
    seconds: list[float] = []

    class Keep:
        def write(self, entry: Entry) -> None:
            seconds.append(entry.seconds)

    match = session().match
    match.record = Keep()
    on = Session(match, iter((1.5, 2.5, 4.0)).__next__)
    ask(on, "play A:lamp@f1", "undo", "redo")
    assert seconds == [1.5, 2.5, 4.0]


def test_advise_names_a_legal_move_and_says_why() -> None:
    playing = session()
    advice = ask(playing, "advise")
    assert advice["move"] in ask(playing, "legal")["legal"]
    assert advice["why"].endswith(".")
    assert ask(playing, "advise") == advice
    playing.match.resign(0)
    assert ask(playing, "advise")["clause"] == "GEN-OVER"
