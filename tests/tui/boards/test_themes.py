"""The themes: text is read (WCAG AA), things differ for all eyes, 16 colours tell text from ground."""

from dataclasses import asdict
from itertools import combinations, product

import pytest
from rich.color import Color, ColorSystem
from textual.app import App

from cavegames.tui import palette, themes
from cavegames.tui.games.ocelot import shades
from cavegames.tui.games.ocelot.cells import Square
from cavegames.tui.games.ocelot.sprites import THINGS
from cavegames.tui.palette import SEAT_LETTERS, Palette, Roles, Things
from tests.tui.boards.eyes import DEFICIENCIES, difference, seen

GEMS = ("sun", "moon", "star", "crystal", "opal", "emerald", "beryl", "geode")
GROUNDS = ("ground", "surface", "raised")
SEATS = tuple(f"seat_{seat}" for seat in range(len(SEAT_LETTERS)))
TEXTS = ("text", "quiet", "lamp", "lava", "water", "moss", "violet", "target", "take")


@pytest.fixture(params=palette.NAMES)
def colours(request: pytest.FixtureRequest) -> Palette:
    return palette.load(request.param)


def test_text_is_read_on_every_ground(colours: Palette) -> None:
    for text, ground in product(TEXTS, GROUNDS):
        assert palette.contrast(colours[text], colours[ground]) >= 4.5, (text, ground)


def test_text_is_read_on_the_accents(colours: Palette) -> None:
    assert palette.contrast(colours["on_lamp"], colours["lamp"]) >= 4.5
    assert palette.contrast(colours["on_take"], colours["take"]) >= 4.5


def test_names_of_the_seats_are_read(colours: Palette) -> None:
    for seat, ground in product(SEATS, GROUNDS):
        assert palette.contrast(colours[seat], colours[ground]) >= 4.5, (seat, ground)


def test_shapes_stand_out_from_the_floor(colours: Palette) -> None:
    """WCAG 1.4.11: 3 to 1. Each thing has an edge, a body or a light that does, bright or calm."""
    for thing, level, calm in product(THINGS, (1, 2, 3), (False, True)):
        floor = shades.floor(Square(level, 0), colours)
        parts = shades.of_thing(thing, colours, calm=calm)
        assert max(palette.contrast(parts[part], floor) for part in "lad") >= 3, (thing.name, level)


def test_borders_stand_out_from_what_they_border(colours: Palette) -> None:
    for ground in ("ground", "surface"):
        assert palette.contrast(colours["edge"], colours[ground]) >= 3, ground


def test_the_caves_stand_out_from_the_mountain_without_hue_too(colours: Palette) -> None:
    for level, noise in product((1, 2, 3), (0, 1)):
        floor = shades.floor(Square(level, noise), colours)
        assert palette.contrast(floor, colours["rock"]) >= 1.25, (level, noise)
    assert palette.contrast(colours["worn"], colours["rock"]) >= 1.25


def test_the_cursor_and_what_may_be_taken_stand_out(colours: Palette) -> None:
    floors = [shades.floor(Square(level, 0), colours) for level in (1, 2, 3)]
    for mark, floor in product(("lamp", "take"), [*floors, colours["rock"], colours["ground"]]):
        assert palette.contrast(colours[mark], floor) >= 3, (mark, floor)


@pytest.mark.parametrize("name", [name for name in palette.NAMES if name.endswith("-safe")])
@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
def test_safe_colours_differ_at_a_glance_for_all_eyes(name: str, deficiency: str | None) -> None:
    colours = palette.load(name)
    looks = {gem: seen(colours[gem], deficiency) for gem in GEMS}
    for one, other in combinations(GEMS, 2):
        assert difference(looks[one], looks[other]) >= 15, (one, other)
    seats = [seen(colours[seat], deficiency) for seat in SEATS]
    assert difference(*seats[:2]) >= 25
    assert min(difference(*pair) for pair in combinations(seats, 2)) >= 15


def test_seats_differ_at_a_glance(colours: Palette) -> None:
    for one, other in combinations(SEATS, 2):
        assert difference(seen(colours[one]), seen(colours[other])) >= 20, (one, other)


def test_the_simulation_confuses_what_colour_blind_eyes_confuse() -> None:
    red, green = "#b03030", "#5a6a00"
    assert difference(seen(red), seen(green)) > 30
    assert difference(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < 15


def test_the_difference_is_that_of_the_published_pairs() -> None:
    """Three of the test pairs of Sharma, Wu and Dalal (2005)."""
    assert difference((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(
        0.9082, abs=1e-4
    )


def test_with_sixteen_colours_text_never_takes_the_colour_of_its_ground(colours: Palette) -> None:
    for text, ground in product((*TEXTS, *SEATS, *GEMS), ("ground",)):
        if palette.contrast(colours[text], colours[ground]) < 4.5:
            continue
        assert _sixteen(colours[text]) != _sixteen(colours[ground]), (text, ground)
    assert _sixteen(colours["on_lamp"]) != _sixteen(colours["lamp"])


def _sixteen(colour: str) -> int | None:
    return Color.parse(colour).downgrade(ColorSystem.STANDARD).number


async def test_an_app_takes_each_theme_and_its_variables(colours: Palette) -> None:
    app: App[None] = App()
    async with app.run_test():
        themes.register(app)
        app.theme = colours.name
        assert themes.of(app) is colours
        variables = app.get_css_variables()
        assert variables["cave-lamp"] == colours["lamp"]
        assert {f"cave-{role.replace('_', '-')}" for role in colours.names()} <= variables.keys()


async def test_a_foreign_theme_gets_the_palette_that_is_as_dark() -> None:
    app: App[None] = App()
    async with app.run_test():
        app.theme = "textual-light"
        assert themes.of(app).name == "sandstone"
        app.theme = "nord"
        assert themes.of(app).name == "cave-night"


def test_a_theme_that_lacks_a_role_or_spells_a_colour_wrong_is_refused() -> None:
    roles = asdict(palette.load("cave-night").roles)
    for wrong in ("amber", "#ffb84", "#FFB84D", "#ffb84d ", 7):
        with pytest.raises(ValueError, match="lamp"):
            Roles(**{**roles, "lamp": wrong})
    with pytest.raises(TypeError, match="lamp"):
        Roles(**{key: value for key, value in roles.items() if key != "lamp"})
    with pytest.raises(TypeError, match="lava_2"):
        Roles(**{**roles, "lava_2": "#ffffff"})
    things = asdict(palette.load("cave-night").things)
    with pytest.raises(ValueError, match="seats"):
        Things(**{**things, "seats": things["seats"][:2]})
    with pytest.raises(KeyError):
        palette.load("no-such-theme")


def test_the_text_colours_of_things_are_read_on_panels(colours: Palette) -> None:
    for gem in (*GEMS, "violet"):
        text = colours.variables()[f"cave-{gem}-text"]
        assert all(palette.contrast(text, colours[ground]) >= 4.5 for ground in ("ground", "surface")), gem


def test_mixing_and_contrast() -> None:
    assert palette.mix("#000000", "#ffffff", 0.5) == "#808080"
    assert palette.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert palette.readable("#777777", "#777777") != "#777777"
    assert palette.readable("#ffffff", "#000000") == "#ffffff"
