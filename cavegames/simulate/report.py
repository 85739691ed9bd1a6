"""The figures of a simulation as text for people and as JSON for programs."""

from dataclasses import asdict

from cavegames.engine.game import Json
from cavegames.simulate.figures import Figures, SeatFigures, Span
from cavegames.simulate.matches import Plan


def as_json(plan: Plan, found: Figures, seconds: float) -> dict[str, Json]:
    """All figures. What depends on the machine stands under `speed`; the rest follows from the plan."""
    return {
        "game": plan.game,
        "options": plan.options.model_dump(mode="json"),
        "seed": plan.seed,
        "asked": plan.matches,
        **asdict(found),
        "speed": {"seconds": round(seconds, 3), "moves_per_second": _speed(found, seconds)},
    }


def as_text(plan: Plan, found: Figures, seconds: float) -> str:
    """A small table and three lines."""
    lines = [f"{found.matches} of {plan.matches} matches of {plan.game}, seeds from {plan.seed}"]
    if found.moves is None or found.turns is None:
        return lines[0]
    width = max(len("seat"), *(len(seat.seat) for seat in found.seats))
    other = max(len("player"), *(len(seat.player) for seat in found.seats))
    lines += ["", f"{'seat':{width}}  {'player':{other}}   wins         shared   mean points"]
    lines += [_row(seat, found.matches, width, other) for seat in found.seats]
    lines += ["", f"moves a match  {_range(found.moves)}", f"turns a match  {_range(found.turns)}"]
    return "\n".join([*lines, f"moves/s        {_speed(found, seconds):.0f}"])


def _row(seat: SeatFigures, matches: int, width: int, other: int) -> str:
    share = f"({seat.wins / matches:.1%})"
    points = "-" if seat.points is None else f"{seat.points:.1f}"
    return (
        f"{seat.seat:{width}}  {seat.player:{other}}  {seat.wins:5} {share:>8} {seat.shared:8} {points:>13}"
    )


def _range(span: Span) -> str:
    return f"{span.mean:.1f} ({span.least} to {span.most})"


def _speed(found: Figures, seconds: float) -> float:
    moves = found.moves.mean * found.matches if found.moves else 0.0
    return round(moves / seconds, 1) if seconds > 0 else 0.0
