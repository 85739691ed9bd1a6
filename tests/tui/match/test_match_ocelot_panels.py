"""The panels of Sir Ocelot's Cave, without a screen."""

from textual.content import Content

from cavegames.engine.game import Refusal
from cavegames.games.ocelot.game import GAME
from cavegames.games.ocelot.moves import Move
from cavegames.tui.games.ocelot import faces
from cavegames.tui.games.ocelot.aim import COMPANION, Aim
from cavegames.tui.games.ocelot.hand import brings, collecting, hand
from cavegames.tui.games.ocelot.holdings import NARROW, holdings, public_points
from cavegames.tui.games.ocelot.telling import telling
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import play_on


def _aim(match: AnyMatch, hand: int = 0, cursor: tuple[int, int] | None = None) -> Aim:
    view = GAME.observe(match.state, None)
    return Aim(GAME, view, tuple(GAME.legal(view)), match.to_move, hand, cursor)


def test_targets_come_in_reading_order(new_match: NewMatch) -> None:
    targets = list(_aim(new_match()).targets)
    assert len(targets) == 40
    assert targets == sorted(targets, key=lambda cell: (cell[1], cell[0]))
    assert len(_aim(new_match(), COMPANION).targets) == 15


def test_every_target_is_legal_and_what_is_chosen_there(new_match: NewMatch) -> None:
    match = new_match()
    for _ in range(40):
        play_on(match, 1, len(match.plies))
        for held in range(COMPANION + 1):
            aim = _aim(match, held)
            for cell, move in aim.targets.items():
                assert GAME.refusal(aim.view, move) is None
                assert aim.at(cell) == move


def test_whatever_is_chosen_names_a_move_or_says_why_not(new_match: NewMatch) -> None:
    match = new_match()
    play_on(match, 30)
    for held in (0, COMPANION):
        for x in range(17):
            for y in range(13):
                wanted = _aim(match, held).at((x, y))
                assert isinstance(wanted, Move) or wanted.clause.startswith("OC-")
                if isinstance(wanted, Move):
                    refusal = GAME.refusal(match.state, wanted)
                    assert refusal is None or isinstance(refusal, Refusal)


def test_amethysts_bring_what_the_rules_count_at_the_end(new_match: NewMatch) -> None:
    for seed in (7, 8, 9):
        match = new_match(seed=seed)
        play_on(match, 1000, seed)
        outcome = match.outcome
        assert outcome is not None
        for seat in (0, 1):
            stones = sum(faces.points(match.state, seat, stone) for stone in match.state.amethysts[seat])
            assert public_points(match.state, seat) + stones == outcome.total(seat)


def test_the_panels_keep_their_columns(new_match: NewMatch) -> None:
    match = new_match(names=("A rather long name ab", "山田"))
    while match.to_move is not None:
        view = GAME.observe(match.state, None)
        for width in (NARROW, 31, 37):
            panel = holdings(view, match.setup.names, match.to_move, None, width)
            assert len(panel.plain.split("\n")) == 14
            assert max(line.cell_length for line in panel.split("\n")) <= width
        aim = _aim(match)
        lines = hand(aim) if not view.placed else Content("")
        assert max(line.cell_length for line in lines.split("\n")) <= 52
        play_on(match, 1, len(match.plies))


def test_hidden_amethysts_show_their_colour_where_there_is_room(new_match: NewMatch) -> None:
    match = new_match()
    while max(len({stone.level for stone in drawn}) for drawn in match.state.amethysts) < 2:
        play_on(match, 1, len(match.plies))
    view = GAME.observe(match.state, None)
    wide = holdings(view, match.setup.names, 0, None, 37).plain
    narrow = holdings(view, match.setup.names, 0, None, NARROW).plain
    assert "face down" in narrow and "face down" not in wide
    assert all(f"{colour} 1" in wide for colour in ("blue", "red")) or "green" in wide


def test_what_is_taken_is_counted_in_points_and_amethysts(new_match: NewMatch) -> None:
    from cavegames.games.ocelot.components import Token

    assert brings((Token.OPAL, Token.BERYL)) == "10 points"
    assert brings((Token.SUN,)) == "1 point"
    assert brings((Token.GEODE,)) == "1 amethyst"
    assert brings((Token.GEODE, Token.GEODE, Token.EMERALD)) == "5 points and 2 amethysts"
    match = new_match()
    aim = _aim(match)
    assert "Nothing to take" in collecting(aim).plain
    assert telling(aim).plain == ""
