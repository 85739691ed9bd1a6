from collections import Counter
from itertools import combinations

import pytest
from textual.keys import _character_to_key

from cavegames.tui import keymap
from cavegames.tui.actions import ACTIONS, GAME_GROUPS, GROUPS, bindings, group, keys_of, meet
from cavegames.tui.actions.action import Action
from cavegames.tui.app import CaveApp
from cavegames.tui.games.registry import part
from cavegames.tui.guide_screen import GuideScreen
from cavegames.tui.launcher import LauncherScreen
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.new_game import NewGameScreen
from cavegames.tui.pause_screen import PauseScreen
from cavegames.tui.records_screen import RecordsScreen
from cavegames.tui.replay_screen import ReplayScreen
from cavegames.tui.rules_screen import RulesScreen
from cavegames.tui.settings_screen import SettingsScreen
from cavegames.tui.shelf_screen import ShelfScreen

OWNERS: dict[str, type] = {
    "app": CaveApp,
    "launcher": LauncherScreen,
    "new_game": NewGameScreen,
    "match": MatchScreen,
    "pause": PauseScreen,
    "replay": ReplayScreen,
    "guide": GuideScreen,
    "shelf": ShelfScreen,
    "records": RecordsScreen,
    "rules": RulesScreen,
    "settings": SettingsScreen,
    "ocelot": part("ocelot", "table"),
    "ignis": part("ignis", "table"),
    "redpeak": part("redpeak", "table"),
    "rwenzori": part("rwenzori", "table"),
}


def keys(action: Action) -> set[str]:
    return {_character_to_key(key) if len(key) == 1 else key for key in keys_of(action, {})}


def test_every_group_has_a_title_and_an_owner() -> None:
    assert set(GROUPS) == set(OWNERS) == {action.group for action in ACTIONS.values()}


@pytest.mark.parametrize("action", ACTIONS.values(), ids=lambda action: action.id)
def test_every_action_does_something(action: Action) -> None:
    owner, verb = OWNERS[action.group], action.run.partition(".")[2].partition("(")[0]
    bound = {binding.id for _, binding in owner._merge_bindings()}  # type: ignore[attr-defined]
    assert action.id in bound
    assert action.group in GAME_GROUPS or callable(getattr(owner, f"action_{verb}"))


@pytest.mark.parametrize("action", ACTIONS.values(), ids=lambda action: action.id)
def test_every_action_is_told_in_one_short_sentence(action: Action) -> None:
    assert 2 <= len(action.label) <= 18
    assert action.help.endswith(".")
    assert len(action.help) <= 70


def test_no_two_actions_share_a_default_key_where_both_work() -> None:
    clashes = [
        (one.id, other.id)
        for one, other in combinations(ACTIONS.values(), 2)
        if meet(one.group, other.group) and keys(one) & keys(other)
    ]
    assert clashes == []


def test_bindings_carry_the_ids_of_their_actions() -> None:
    made = bindings("app.quit", "app.help")
    assert [binding.id for binding in made] == ["app.quit", "app.help"]  # type: ignore[union-attr]
    with pytest.raises(KeyError):
        bindings("app.nothing")


def test_esc_does_one_thing_only() -> None:
    assert [action.id for action in ACTIONS.values() if "escape" in keys(action)] == ["app.back"]


def test_all_that_a_terminal_may_swallow_has_another_key() -> None:
    swallowed = {"ctrl+q", "ctrl+s", "ctrl+p", "f1", "f10", "f11"}
    for action in ACTIONS.values():
        if keys(action) & swallowed:
            assert keys(action) - swallowed or len(keys(action)) > 1, action.id


def test_keys_are_shown_as_people_write_them() -> None:
    assert [keymap.show(key) for key in ("ctrl+q", "f1", "question_mark", "A", "shift+tab", "pageup")] == [
        "Ctrl+Q",
        "F1",
        "?",
        "A",
        "Shift+Tab",
        "PgUp",
    ]


@pytest.mark.parametrize(
    ("action_id", "key", "word"),
    [
        ("launcher.new_game", "c", "Continue"),
        ("launcher.new_game", "f1", "Keys"),
        ("app.help", "n", "New game"),
        ("match.undo", "f", "Turn over"),
        ("launcher.new_game", "enter", "everywhere"),
        ("launcher.new_game", "escape", "everywhere"),
        ("app.quit", "y", "typing"),
    ],
)
def test_a_key_that_is_taken_is_refused_with_a_sentence(action_id: str, key: str, word: str) -> None:
    sentence = keymap.objection(ACTIONS[action_id], key, {})
    assert sentence is not None
    assert word in sentence
    assert sentence.endswith(("first.", "key."))


def test_the_same_key_may_do_two_things_on_two_screens() -> None:
    assert keymap.objection(ACTIONS["launcher.new_game"], "slash", {}) is None
    assert keymap.objection(ACTIONS["launcher.new_game"], "c", {"launcher.carry_on": "v"}) is None


@pytest.mark.parametrize(
    "bad",
    [
        {"app.nothing": "x"},
        {"app.help": ""},
        {"app.help": ","},
        {"app.help": "a b"},
        {"app.help": "x,,y"},
        {"app.help": "\x1b"},
        {"app.quit": "y"},
        {"launcher.new_game": "c"},
        {"launcher.new_game": "enter"},
    ],
)
def test_what_cannot_be_used_of_a_keymap_is_left_out(bad: dict[str, str]) -> None:
    assert keymap.usable({**bad, "rules.find": "f"}) == {"rules.find": "f"}


def test_two_actions_may_swap_their_keys() -> None:
    swapped = {"launcher.new_game": "r", "launcher.replays": "n"}
    assert keymap.usable(swapped) == swapped


def test_no_action_is_listed_twice() -> None:
    ids = Counter(action.id for name in GROUPS for action in group(name))
    assert set(ids.values()) == {1}
