"""`cavegames list`: the games, their options, their computer players."""

from collections.abc import Iterator

import click


@click.command("list")
def list_games() -> None:
    """List the games, their options and computer players."""
    from cavegames.engine.registry import GAMES

    click.echo("\n\n".join("\n".join(_lines(info.id)) for info in GAMES))


def _lines(game_id: str) -> Iterator[str]:
    from cavegames.engine import options, registry
    from cavegames.players import registry as players

    game = registry.open_game(game_id)
    info = game.info
    yield f"{info.id}: {info.title}, {info.players}, {info.minutes} minutes"
    yield f"  {info.tagline}"
    yield f"  seats    {', '.join(game.seat_names(info.seats_max))}"
    for field in options.fields(game.Options):
        yield f"  option   {field.name}={'|'.join(options.as_text(value) for value, _ in field.choices)}"
    for player in players.names(game_id):
        yield f"  player   {player.name}: {player.line}"
