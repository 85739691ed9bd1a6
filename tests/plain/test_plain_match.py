"""A match played by typed lines."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavegames import records
from cavegames.engine import journal, registry, store
from cavegames.engine.errors import JournalError
from cavegames.engine.match import Match
from cavegames.plain.commands import ALIASES, COMMANDS
from cavegames.players.ocelot.greedy import GreedyPlayer
from tests.plain.table import GAME, begun, late, sentence, setup, talk, unsaved
from tests.soak import SOAK


def test_it_begins_with_what_is_asked() -> None:
    said = talk(unsaved())
    assert said == ["Ada: place a tool, or the Moth in the blue cave."]


def test_a_move_is_played_as_notated_or_in_words() -> None:
    for typed in (
        "A:lamp@f1",
        "a:LAMP@F1",
        "play A:lamp@f1",
        "A lamp f1",
        "place lamp A on the f1",
        "f1 lamp a",
    ):
        assert talk(unsaved(), typed)[1] == "Ada places A:lamp on f1."


def test_what_fits_several_moves_is_asked_back() -> None:
    match = unsaved()
    assert talk(match, "lamp f1")[1] == "That fits several moves: A:lamp@f1 or B:lamp@f1. Say more of it."
    assert "and 33 more" in talk(match, "a lamp")[1]
    assert not match.plies


def test_a_refusal_names_its_clause_and_the_rules_open_there() -> None:
    said = talk(unsaved(), "A lamp f1", "take f6", "rules")
    assert "f6 is seen from one side only; a compass and a pickaxe are missing. (OC-COLL-1)" in said
    assert said[-3].startswith("What matters now is OC-COLL-1: ")


NOT_UNDERSTOOD = ["nonsense", "take", "take f99", "legal zzz", "describe", "rules no", "log x", "board z9"]


@pytest.mark.parametrize("typed", NOT_UNDERSTOOD)
def test_what_cannot_be_understood_is_answered_and_changes_nothing(typed: str) -> None:
    match = unsaved()
    said = talk(match, typed)[1:]
    assert said and all(line.endswith((".", ")")) for line in said)
    assert not match.plies


def test_what_is_asked_is_said_again_only_when_it_is_new_or_wanted() -> None:
    ask = "Ada: place a tool, or the Moth in the blue cave."
    assert talk(unsaved(), "save", "nonsense", "f6").count(ask) == 1
    assert talk(unsaved(), "now", "", "now").count(ask) == 4


def test_undo_and_redo() -> None:
    match = unsaved()
    said = talk(match, "undo", "A lamp f1", "undo", "redo", "end", "undo")
    assert said[1].endswith("(GEN-UNDO-1)") and said[-1].endswith("(GEN-UNDO-3)")
    assert "Taken back: A:lamp@f1." in said and said.count("Ada places A:lamp on f1.") == 2


def test_free_undo_goes_back_to_a_decision_of_a_person_and_redo_on_to_one() -> None:
    match = unsaved("person", "greedy", undo="free")
    talk(match, "A lamp f1", "end")
    played = len(match.plies)
    assert played > 3 and match.to_move == 0
    talk(match, "undo")
    assert len(match.plies) == 1
    talk(match, "redo")
    assert len(match.plies) == played
    back = unsaved("greedy", undo="free")
    assert talk(back, "undo")[-1].endswith("(GEN-UNDO-1)")


def test_a_space_alone_is_described_and_a_row_too() -> None:
    assert talk(unsaved(), "f6")[1:] == talk(unsaved(), "look F6")[1:]
    row = talk(unsaved(), "board 6")[1:]
    assert [line[:2] for line in row][:3] == ["b6", "c6", "d6"] and row == talk(unsaved(), "row 6")[1:]
    assert talk(unsaved(), "column f")[1].startswith("f2 in the blue cave")
    assert len(talk(unsaved(), "describe f")[1]) > len(talk(unsaved(), "board f")[1])


def test_the_board_names_every_space_once() -> None:
    lines = talk(unsaved(), "board")[1:]
    named = [cell for line in lines for cell in line.split(":")[0].split(", ")]
    assert sorted(named) == sorted(GAME.cells(unsaved().state))


def test_legal_lists_every_move_and_filters() -> None:
    said = talk(unsaved(), "legal", "legal lamp f1", "legal zzz")
    assert said[1] == "255 moves:" and "2 moves:" in said
    assert said[-1] == "No move has that in it. Type legal alone for all moves."


def test_log_tells_the_last_moves_or_all() -> None:
    match = late(30)
    everything = talk(match, "log all")[1:]
    assert len(everything) == 30 and everything[0].startswith("1. Ada ")
    assert talk(match, "log")[1:] == everything[-10:]
    assert talk(match, "log 3")[1:] == everything[-3:]
    assert talk(unsaved(), "log")[1:] == ["No move has been made yet."]


def test_hint_names_a_legal_move() -> None:
    match = unsaved()
    (said,) = talk(match, "hint")[1:]
    move = said.removeprefix("Greedy would play ").removesuffix(".")
    assert GAME.refusal(match.state, GAME.read(move)) is None


def test_an_adviser_tells_why_only_where_nobody_else_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Advice:
        move = GAME.read("A:lamp@f1")
        why = "Because of what only this seat knows."

    monkeypatch.setattr(GreedyPlayer, "advise", lambda *_: Advice, raising=False)
    assert talk(unsaved("person", "random"), "hint")[-1] == f"A:lamp@f1. {Advice.why}"
    assert Advice.why not in " ".join(talk(unsaved(), "hint"))
    monkeypatch.setattr(GreedyPlayer, "advise", lambda *_: 1 / 0, raising=False)
    assert talk(unsaved("person", "random"), "hint")[-1] == "Greedy has no hint here."


def test_computer_players_move_and_a_match_ends_with_the_scores_and_in_the_records() -> None:
    match = begun("random", "greedy")
    said = talk(match, "score", "log 1", "take f6", "undo", "legal", "mine", "resign", "hint")
    assert match.outcome is not None
    over = next(place for place, line in enumerate(said) if line.startswith("The match is over. "))
    assert any("Ada together: " in line for line in said[over:])
    for seat, terms in enumerate(match.outcome.scores):
        for term in terms:
            assert any(
                line.startswith(f"{match.setup.names[seat]}, {term.label}: {term.points} poin")
                for line in said
            )
    assert {result.name for result in records.load().results} == {"Ada", "Ben"}


def test_giving_up_is_asked_back() -> None:
    match = begun()
    talk(match, "resign", "no", "resign", "", "resign", "what", "n")
    assert match.outcome is None
    said = talk(match, "resign", "yes", "score")
    assert "The match is over. Ben wins." in said and match.resigned == 0
    assert [result.ending for result in records.load().results] == ["gave up", "won"]


def test_a_move_that_cannot_be_saved_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()

    def full(*_: object) -> None:
        raise JournalError("The move could not be saved: no space left. The match stands as before it.")

    monkeypatch.setattr(journal.Journal, "write", full)
    said = talk(match, "A lamp f1", "resign", "yes")
    assert said[1].startswith("The move could not be saved") and said[-1].startswith(
        "The move could not be saved"
    )
    assert not match.plies and match.outcome is None


def test_a_computer_player_whose_move_cannot_be_saved_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("greedy")
    real = journal.Journal.write
    fails = [True, True]

    def now_and_then(self: journal.Journal, entry: Any) -> None:
        if fails and fails.pop():
            raise JournalError("The move could not be saved: no space left.")
        real(self, entry)

    monkeypatch.setattr(journal.Journal, "write", now_and_then)
    said = talk(match, "A lamp f1", "")
    assert said.count("Press Enter to let the computer player try again.") == 2
    assert "The computer player is at its turn." in said
    assert match.plies and match.to_move == 1


@pytest.mark.parametrize("answer", [ZeroDivisionError, object(), "end"])
def test_a_lost_computer_player_is_stood_in_for(monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    def choose(*_: object) -> Any:
        if answer is ZeroDivisionError:
            raise ZeroDivisionError
        return GAME.read(answer) if isinstance(answer, str) else answer

    monkeypatch.setattr(GreedyPlayer, "choose", choose)
    match = unsaved("greedy")
    said = talk(match)
    assert any("This move is a random one." in line for line in said)
    assert match.to_move == 1 and len(match.plies) >= 2


def test_a_player_that_is_not_here_is_stood_in_for() -> None:
    match = unsaved("hal9000")
    assert "The computer player hal9000 is lost" in talk(match)[0]


def test_an_open_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    talk(match, "A lamp f1", "quit")
    path = store.path_of(match)
    store.close(match)
    assert path is not None
    opened = store.open_match(path)
    assert "Ada places A:lamp on f1." in " ".join(talk(opened.match, "log"))
    store.close(opened.match)
    assert journal.verify(path).ok


def test_every_command_has_its_own_name_and_is_in_the_help() -> None:
    names = [command.name for command in COMMANDS]
    assert len(set(names)) == len(names) and not set(names) & set(ALIASES)
    assert set(ALIASES.values()) <= set(names)
    said = talk(unsaved(), "help")
    assert all(any(line.startswith(f"{command.usage}: ") for line in said) for command in COMMANDS)
    moves = {GAME.notate(move).split()[0] for move in GAME.legal(unsaved().state)}
    assert not moves & {*names, *ALIASES}
    games = [(info, registry.open_game(info.id)) for info in registry.GAMES]
    starts = [(game, game.setup(game.Options(), info.seats_min, 1)) for info, game in games]
    cells = {cell for game, start in starts for cell in game.cells(start)}
    assert not cells & {*names, *ALIASES}


LINES = st.one_of(
    st.text(max_size=30).filter(lambda text: "\n" not in text),
    st.sampled_from([command.name for command in COMMANDS if command.name != "quit"] + list(ALIASES)[:-3]),
    st.sampled_from(["end", "A lamp f1", "companion e5", "take f6", "legal lamp", "board 6", "yes", ""]),
    st.builds("{} {}".format, st.sampled_from([command.name for command in COMMANDS]), st.text(max_size=9)),
).map(lambda text: text.encode("utf-8", "surrogatepass")) | st.binary(max_size=20)


@settings(max_examples=40 * SOAK)
@given(st.lists(LINES, max_size=12))
def test_any_input_is_answered_in_plain_sentences_and_loses_nothing(lines: list[bytes]) -> None:
    match = begun("person", "random", undo="free")
    said = talk(match, *lines)
    assert all(map(sentence, said))
    path = store.path_of(match)
    store.close(match)
    assert path is not None
    report = journal.verify(path)
    assert report.ok and report.moves == len(match.plies)


def test_other_games_need_no_code_of_their_own() -> None:
    for info in registry.GAMES:
        game = registry.open_game(info.id)
        seats = setup().seats[: info.seats_min]
        match: Match[Any, Any] = Match(
            game, setup().__class__(info.id, game.Options.model_validate({}), seats, 3)
        )
        for _ in range(6):
            if match.to_move is not None:
                said = talk(match, "legal", "board", "table", "hint", "rules", game.cells(match.state)[0])
                assert len(said) > 6 and all(map(sentence, said))
                match.play(game.legal(match.state)[0])
