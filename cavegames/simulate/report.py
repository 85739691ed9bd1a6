"""The figures of a simulation as text for people and as JSON for programs."""

from collections.abc import Mapping
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
        "pace": plan.pace,
        **asdict(found),
        "speed": {"seconds": round(seconds, 3), "moves_per_second": _speed(found, seconds)},
    }


def as_text(plan: Plan, found: Figures, seconds: float) -> str:
    """A small table, how the matches ended, and their length."""
    lines = [f"{found.matches} of {plan.matches} matches of {plan.game}, seeds from {plan.seed}"]
    if found.moves is None or found.turns is None:
        return lines[0]
    width = max(len("seat"), *(len(seat.seat) for seat in found.seats))
    other = max(len("player"), *(len(seat.player) for seat in found.seats))
    lines += ["", f"{'seat':{width}}  {'player':{other}}   wins           95 %      shared   mean points"]
    lines += [_row(seat, found.matches, width, other) for seat in found.seats]
    lines += [*_counted("endings", found.endings), *_counted("awards", found.awards)]
    lines += ["", f"moves a match  {_range(found.moves)}"]
    if len(found.seats) > 1:
        lines.append(f"turns a match  {_range(found.turns)}")
    return "\n".join([*lines, f"moves/s        {_speed(found, seconds):.0f}"])


def _row(seat: SeatFigures, matches: int, width: int, other: int) -> str:
    share = f"({seat.wins / matches:.1%})"
    points = "-" if seat.points is None else f"{seat.points:.1f}"
    low, high = seat.interval or (0.0, 1.0)
    span = f"{100 * low:.1f} - {100 * high:.1f}"
    return (
        f"{seat.seat:{width}}  {seat.player:{other}}  {seat.wins:5} {share:>8}   {span:>11} "
        f"{seat.shared:8} {points:>13}"
    )


def _counted(title: str, counts: Mapping[str, int]) -> list[str]:
    """A heading and a line for each, with its share; nothing for nothing."""
    if not counts:
        return []
    width, total = max(map(len, counts)), sum(counts.values())
    return ["", title, *(f"  {what:{width}}  {n:5} ({n / total:.1%})" for what, n in counts.items())]


def _range(span: Span) -> str:
    return f"{span.mean:.1f} ({span.least} to {span.most})"


def _speed(found: Figures, seconds: float) -> float:
    moves = found.moves.mean * found.matches if found.moves else 0.0
    return round(moves / seconds, 1) if seconds > 0 else 0.0
