"""Simulations: the same seed gives the same figures whatever the number of jobs."""

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cavegames.cli import cli
from cavegames.cli.simulate import INTERRUPTED, _progress
from cavegames.engine.registry import open_game
from cavegames.simulate import Plan, figures, report, run
from cavegames.simulate import Result as Played
from cavegames.simulate.figures import confidence
from cavegames.simulate.pace import Pace
from tests.waiting import PATIENCE, until

GAME = open_game("ocelot")


def plan(*players: str, matches: int = 4, seed: int = 11) -> Plan:
    return Plan("ocelot", GAME.Options.model_validate({}), players or ("random", "random"), seed, matches)


def simulate(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["simulate", "ocelot", *arguments])


def as_json(*arguments: str) -> dict[str, Any]:
    done = simulate("--json", *arguments)
    assert done.exit_code == 0, done.output
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_results_are_the_same_with_more_jobs() -> None:
    assert list(run(plan(matches=3), 1)) == list(run(plan(matches=3), 2))


def test_each_match_has_its_own_seed_and_can_be_played_alone() -> None:
    results = list(run(plan()))
    assert [result.seed for result in results] == [11, 12, 13, 14]
    assert list(run(plan(matches=1, seed=13))) == [results[2]]


def test_a_result_tells_of_a_whole_match() -> None:
    for result in run(plan()):
        assert result.turns == 32
        assert result.moves >= 64
        best = max(result.points)
        assert all(result.points[seat] == best for seat in result.winners)


def test_another_seed_is_another_match() -> None:
    assert list(run(plan(seed=1))) != list(run(plan(seed=2)))


def test_figures_add_results_up() -> None:
    results = [
        Played(1, (0,), (10, 5), 60, 32),
        Played(2, (1,), (4, 9), 70, 32),
        Played(3, (0, 1), (7, 7), 80, 32),
        Played(4, (0,), (9, 3), 90, 32),
    ]
    found = figures(GAME, plan("greedy", "random"), results)
    assert found.matches == 4
    assert [(seat.seat, seat.player, seat.wins, seat.shared, seat.points) for seat in found.seats] == [
        ("ocelot", "greedy", 2, 1, 7.5),
        ("penguin", "random", 1, 1, 6.0),
    ]
    assert found.moves is not None and found.turns is not None
    assert (found.moves.least, found.moves.mean, found.moves.most) == (60, 75.0, 90)
    assert (found.turns.least, found.turns.most) == (32, 32)


def test_the_text_holds_the_figures() -> None:
    results = [Played(1, (0,), (10, 5), 60, 32)]
    text = report.as_text(plan("greedy", "random"), figures(GAME, plan("greedy", "random"), results), 2.0)
    for part in ("1 of 4 matches", "greedy", "100.0%", "10.0", "60.0 (60 to 60)", "moves/s        30"):
        assert part in text


def test_no_match_is_no_division_by_zero() -> None:
    found = figures(GAME, plan(), [])
    assert "0 of 4" in report.as_text(plan(), found, 0.0)
    assert json.loads(json.dumps(report.as_json(plan(), found, 0.0)))["seats"][0]["points"] is None


def test_the_command_prints_a_table() -> None:
    done = simulate("--matches", "2", "--seed", "1", "--player", "penguin=greedy")
    assert done.exit_code == 0
    assert not done.stderr, "no bar where nobody looks on"
    for word in ("ocelot", "random", "penguin", "greedy", "turns a match", "moves/s"):
        assert word in done.stdout


def test_the_json_is_the_same_again_but_for_the_speed() -> None:
    one, two = (as_json("--matches", "3", "--seed", "5") for _ in range(2))
    assert one.pop("speed").keys() == two.pop("speed").keys() == {"seconds", "moves_per_second"}
    assert one == two
    assert one["matches"] == one["asked"] == 3 and one["seed"] == 5


def test_options_reach_the_matches() -> None:
    first, second = (
        as_json("--matches", "3", "--seed", "5", "--option", f"first={seat}")
        for seat in ("ocelot", "penguin")
    )
    assert first["options"]["first"] == "ocelot" and second["options"]["first"] == "penguin"
    assert first["seats"] != second["seats"]


def test_without_a_seed_there_is_a_new_one_and_it_is_said() -> None:
    assert as_json("--matches", "1")["seed"] != as_json("--matches", "1")["seed"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--player", "ocelot=hal"],
        ["--player", "ocelot"],
        ["--player", "dragon=greedy"],
        ["--player", "=greedy"],
        ["--player", "ocelot=person"],
        ["--option", "first=me"],
    ],
)
def test_what_cannot_be_simulated_is_one_sentence(arguments: list[str]) -> None:
    done = simulate("--matches", "1", *arguments)
    assert done.exit_code == 2 and not done.stdout
    assert done.stderr.startswith("Error: ") and done.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["--matches", "0"], ["--matches", "1", "--jobs", "0"]])
def test_numbers_have_to_make_sense(arguments: list[str]) -> None:
    assert simulate(*arguments).exit_code == 2


def test_an_interrupt_shows_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(asked: Plan, jobs: int) -> Iterator[Played]:
        yield from run(plan(matches=2))
        raise KeyboardInterrupt

    monkeypatch.setattr("cavegames.simulate.run", interrupted)
    done = simulate("--matches", "100", "--json")
    assert done.exit_code == INTERRUPTED
    answer = json.loads(done.stdout)
    assert (answer["matches"], answer["asked"]) == (2, 100)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_to_whoever_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    with _progress(run(plan(matches=2)), 2) as results:
        assert len(list(results)) == 2
    assert "matches" in terminal.getvalue() and "100%" in terminal.getvalue()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes start")
def test_ctrl_c_ends_a_simulation_with_more_jobs_at_any_moment() -> None:
    arguments = ["simulate", "ocelot", "--matches", "1000000", "--jobs", "2", "--json", "--seed", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "cavegames", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        try:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            until(lambda: process.poll() is not None or children.read_text(), "the other processes")
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert b"Traceback" not in err
    assert process.returncode == INTERRUPTED, err
    answer = json.loads(out)
    assert answer["asked"] == 1_000_000 and answer["matches"] < 1_000_000


def ignis(*endings: tuple[str, str]) -> list[Played]:
    """Results of a solo game: the ending and the award of each."""
    return [
        Played(i, (0,) if award else (), (3,), 50, 1, end, award) for i, (end, award) in enumerate(endings)
    ]


def test_a_solo_game_counts_wins_ties_losses_and_awards() -> None:
    game = open_game("ignis")
    asked = Plan("ignis", game.Options.model_validate({}), ("random",), 1, 4)
    found = figures(game, asked, ignis(("Out", "Gold"), ("Out", "Silver"), ("Leapt", ""), ("Out", "Gold")))
    assert dict(found.endings) == {"Out": 3, "Leapt": 1}
    assert list(found.awards.items()) == [("Gold", 2), ("Silver", 1)]
    assert (found.seats[0].wins, found.seats[0].shared) == (3, 0)
    text = report.as_text(asked, found, 1.0)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert {"Leapt 1 (25.0%)", "Gold 2 (66.7%)", "endings", "awards"} <= set(lines)
    assert "turns a match" not in text


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (1000, 2000, 0.478, 0.522)],
)
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    found = confidence(count, of)
    assert found is not None
    assert found == pytest.approx((low, high), abs=0.001)


def test_nothing_has_no_interval() -> None:
    assert confidence(0, 0) is None


def test_simulated_solo_matches_tell_how_they_ended() -> None:
    done = CliRunner().invoke(cli, ["simulate", "ignis", "--json", "--matches", "3", "--seed", "5"])
    found = json.loads(done.stdout)
    assert sum(found["endings"].values()) == 3
    assert len(found["seats"][0]["interval"]) == 2


def test_a_wrong_number_of_seats_is_refused_with_the_right_one() -> None:
    done = simulate("--matches", "1", "--seats", "3")
    assert done.exit_code != 0
    assert "Sir Ocelot's Cave has 2 seats, not 3." in done.output


def test_the_number_of_seats_may_be_said() -> None:
    assert len(as_json("--matches", "1", "--seats", "2")["seats"]) == 2


@pytest.mark.parametrize(
    ("game_id", "seats"), [("redpeak", 3), ("redpeak", 6), ("rwenzori", 2), ("rwenzori", 5)]
)
def test_a_game_of_several_seat_counts_takes_as_many_as_are_said(game_id: str, seats: int) -> None:
    asked = ["simulate", game_id, "--json", "--matches", "1", "--seed", "5"]
    alone, more = (CliRunner().invoke(cli, [*asked, *extra]) for extra in ((), ("--seats", str(seats))))
    assert len(json.loads(alone.stdout)["seats"]) == 1
    assert len(json.loads(more.stdout)["seats"]) == seats
    many = CliRunner().invoke(cli, [*asked, "--seats", "7"])
    assert many.exit_code == 2 and " seats, not 7." in many.output


def test_with_a_pace_the_clock_makes_its_moves() -> None:
    game = open_game("rwenzori")
    options = game.Options.model_validate({"lava": "passage"})

    def ends(pace: float) -> list[Played]:
        return list(run(Plan("rwenzori", options, ("greedy", "random"), 3, 2, pace)))

    assert ends(0) == ends(0.001), "the time of a match is never up"
    assert ends(0) != ends(60), "lava came behind the meeples"


@pytest.mark.clause("RW-LAVA-2")
def test_the_time_of_a_limit_is_up_after_as_many_moves_as_fit_in_it() -> None:
    game = open_game("rwenzori")
    options = game.Options.model_validate({"lava": "passage"})
    state = game.setup(options, 2, 1)
    pace = Pace(game, options, 100.0)
    for _ in range(3):
        assert pace.due(state) is None
        pace.moved()
    alarm = pace.due(state)
    assert alarm is not None and game.notate(alarm) == "alarm", "two players have 5 minutes"
    state = game.play(state, alarm).state
    assert pace.due(state) is None, "the next alarm has its own 5 minutes"


def test_the_pace_reaches_the_matches_and_the_report() -> None:
    arguments = ["simulate", "rwenzori", "--json", "--matches", "1", "--seed", "3", "--seats", "2"]
    arguments += ["--option", "lava=passage"]
    still, quick = (
        json.loads(CliRunner().invoke(cli, [*arguments, *extra]).stdout) for extra in ((), ("--pace", "60"))
    )
    assert (still["pace"], quick["pace"]) == (0, 60)
    assert still["moves"] != quick["moves"]
    assert CliRunner().invoke(cli, [*arguments, "--pace", "-1"]).exit_code == 2
