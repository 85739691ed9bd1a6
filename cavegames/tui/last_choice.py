"""What was chosen last in a game's new-game screen, as far as it still fits the game."""

from collections.abc import Sequence
from itertools import chain, count

from cavegames.engine.match import PERSON, SeatSetup
from cavegames.tui import names
from cavegames.tui.settings import LastChoice, Settings


def seats(settings: Settings, game_id: str, titles: Sequence[str], players: Sequence[str]) -> list[SeatSetup]:
    """Who sits on each seat: as last time, else by the names in the settings, else named as the seat."""
    last = settings.choices.get(game_id, LastChoice())
    found: list[SeatSetup] = []
    for seat, title in enumerate(titles):
        taken = [setup.name for setup in found]
        wanted = (*last.names[seat : seat + 1], *settings.names[seat : seat + 1], title)
        spare = (f"{title} {number}" for number in count(2))
        name = next(name for name in chain(wanted, spare) if names.problem(name, taken) is None)
        player = next((player for player in last.players[seat : seat + 1] if player in players), PERSON)
        found.append(SeatSetup(names.tidy(name), player))
    return found


def remember(
    settings: Settings, game_id: str, setups: Sequence[SeatSetup], options: dict[str, str]
) -> dict[str, LastChoice]:
    """The choices of all games, with those of one game replaced."""
    choice = LastChoice(
        names=[setup.name for setup in setups], players=[setup.player for setup in setups], options=options
    )
    return {**settings.choices, game_id: choice}
