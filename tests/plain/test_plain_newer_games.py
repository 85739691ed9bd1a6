"""Red Peak and Caves of Rwenzori by typed lines: whole matches, names of cells, and what is hidden."""

import io
from typing import Any

import pytest

from cavegames.engine import chance
from cavegames.engine.match import PERSON, Match, MatchSetup, SeatSetup
from cavegames.engine.registry import open_game
from cavegames.plain.commands import COMMANDS
from cavegames.plain.console import Console
from cavegames.plain.dialogue import Dialogue
from tests.plain.table import sentence, talk

BOTH = pytest.mark.parametrize("game_id", ["redpeak", "rwenzori"])
NAMES = ("Ada", "Ben", "Cleo")


def table(game_id: str, *players: str, position: Any = None, **options: str) -> Match[Any, Any]:
    """A match of two, persons unless `players` says otherwise; without a clock."""
    game = open_game(game_id)
    options |= {"sand": "off"} if game_id == "redpeak" else {}
    seats = tuple(map(SeatSetup, NAMES, players or (PERSON, PERSON)))
    return Match(game, MatchSetup(game_id, game.Options.model_validate(options), seats, 3, position))


def after(match: Match[Any, Any], plies: int, seed: int = 1) -> Match[Any, Any]:
    """The match with random moves, as far as it goes on."""
    rng = chance.stream(seed, "plain")
    while len(match.plies) < plies and match.to_move is not None:
        match.play(chance.draw(rng, match.game.legal(match.state)))
    return match


class Typing(io.BytesIO):
    """An input that types a random move, in words where signs are left out, until the match is over."""

    match: Match[Any, Any]
    rng = None
    begun = False
    """The first line is empty: it goes on from the pause in which a match with a clock is opened."""

    def readline(self, _: int | None = -1) -> bytes:
        if not self.begun:
            self.begun = True
            return b"\n"
        if self.match.to_move is None:
            return b"quit\n"
        assert self.rng is not None
        clocks = self.match.game.time_up(self.match.state)
        moves = [move for move in self.match.game.legal(self.match.state) if move != clocks]
        notation = self.match.game.notate(chance.draw(self.rng, moves))
        return notation.replace("@", " on ").replace(":", " ").replace("/", " ").encode() + b"\n"


@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [
        ("redpeak", (PERSON, PERSON, "random"), {}),
        ("rwenzori", (PERSON, "random"), {}),
        ("rwenzori", (PERSON, "random"), {"sheet": "on", "treasure": "on", "hidden": "on"}),
        ("rwenzori", (PERSON, "random"), {"sheet": "on", "lava": "board"}),
        ("rwenzori", (PERSON, PERSON), {"lava": "surrounded", "hidden": "on"}),
        ("rwenzori", (PERSON, "random"), {"sheet": "on", "lava": "river"}),
        ("rwenzori", (PERSON, "random"), {"lava": "passage"}),
    ],
)
def test_a_whole_match_can_be_typed_in_words(
    game_id: str, players: tuple[str, ...], options: dict[str, str]
) -> None:
    match, out = table(game_id, *players, **options), io.BytesIO()
    typing = Typing()
    typing.match, typing.rng = match, chance.stream(5, "typing")
    Dialogue(match, Console(typing, out)).run()
    said = out.getvalue().decode("ascii").splitlines()
    assert match.outcome is not None and all(map(sentence, said))
    assert any(line.startswith("The match is over. ") for line in said)
    assert not any("fits several" in line or "is no move" in line for line in said)


@BOTH
@pytest.mark.parametrize("plies", [0, 3, 8, 12])
def test_nothing_that_is_said_depends_on_what_is_hidden(game_id: str, plies: int) -> None:
    """Positions that look the same to everyone are told alike, whatever is asked but `mine`."""
    match = after(table(game_id), plies)
    game, seat = match.game, match.to_move
    assert seat is not None
    asked = [c.name for c in COMMANDS if c.name not in ("quit", "resign", "mine", "hint", "play", "describe")]
    lines = [*asked, "log all", *game.cells(game.observe(match.state, None))]
    other = game.imagine(match.state, 1 - seat, chance.stream(2, "other"))
    assert other != match.state and game.observe(other, None) == game.observe(match.state, None)
    alike = [talk(table(game_id, position=game.dump(state)), *lines) for state in (match.state, other)]
    shown = [[line for line in said if not line.startswith("Moves that show")] for said in alike]
    assert shown[0] == shown[1]


@BOTH
def test_a_hand_is_whispered_to_a_person_and_no_computer_player_shows_its_own(game_id: str) -> None:
    match = table(game_id, PERSON, PERSON, "random")
    first, leader = (["turn"], "leader") if game_id == "redpeak" else ([], "red")
    said = talk(match, *first, "mine Ben", "", "", f"mine {leader}", "", "", "mine Cleo")
    warnings = [line for line in said if line.startswith("Only ") and "may know" in line]
    assert [warning.split()[1] for warning in warnings] == ["Ben", "Ada"]
    assert said[-1].startswith("Only a person can look at hidden things")
    hands = [line for line in said if line.startswith("Hands: ")]
    assert len(hands) == 2 and all(hand.count("hidden") in (0, 2) for hand in hands)
    assert all("Cleo: " not in hand or hand.endswith("Cleo: 4 hidden.") for hand in hands)


def test_moves_that_show_a_hand_are_told_by_mine_alone() -> None:
    said = talk(table("rwenzori"), "legal", "lay on 1,-1", "hint")
    assert not any("fork" in line or "star" in line for line in said)
    assert "That fits several moves. Say more of it; mine tells your moves." in said
    assert any("lay:left-fork" in line for line in talk(table("rwenzori"), "mine", ""))
    assert any("lay:left-fork" in line for line in talk(table("rwenzori", PERSON, "random"), "legal"))


def test_a_dark_tile_taken_back_stays_unnamed() -> None:
    match = table("rwenzori", undo="free")
    dark = next(move for move in match.game.legal(match.state) if match.game.notate(move).startswith("block"))
    match.play(dark)
    assert talk(match, "undo")[-2] == "Taken back: the last move."


def test_a_cell_of_two_numbers_is_not_the_one_the_other_way_round() -> None:
    said = talk(table("rwenzori", PERSON, "random"), "lay star on 1,-1")
    assert "Ada lays a star on 1,-1 and goes there." in said


def test_cells_of_two_numbers_are_found_one_by_one_and_by_their_lines() -> None:
    match = table("rwenzori")
    assert talk(match, "2,-1")[-1] == "2,-1: empty. An exit of 1,0 leads here."
    assert [line[:4] for line in talk(match, "row 0")[1:]] == ["0,0:", "1,0:"]
    assert [line[:4] for line in talk(match, "column 1")[1:]] == ["1,-1", "1,0:"]
    northern = talk(match, "board -1")[1:]
    assert northern == talk(match, "board row -1")[1:] == talk(match, "describe row -1")[1:]
    assert "1,-1; -1,1: empty. An exit of 0,0 leads here." in talk(match, "board")
    assert talk(match, "row 40")[-1].startswith("There is no such row")


def test_the_island_is_told_with_the_path_on_it() -> None:
    said = talk(table("redpeak"), "turn", "place t08 s", "board", "row 1")
    assert any(line.startswith("e1: jungle. Space 1 of the way") for line in said)
    assert any(line.startswith("e1, jungle. Space 1 of the way") for line in said)


def test_tiles_are_described_by_their_names() -> None:
    assert talk(table("redpeak"), "t08")[-1].startswith("t08, straight, needs water bottle, axe and map")
    assert talk(table("redpeak"), "supply")[-1].count("needs") == 7
    assert "Turned 1: exits E and SW." in talk(table("rwenzori"), "wide-bend")[-1]
