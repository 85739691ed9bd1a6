"""How fast a replay runs: a time for each step, or the time it took at the table."""

from dataclasses import dataclass, replace

SPEEDS: tuple[float, ...] = (4.0, 2.0, 1.0, 0.5, 0.2, 0.05)
"""Seconds that each step is shown, from slow to fast."""
LONGEST = 5.0
"""Seconds of a wait in real time: nobody wants to see somebody think for minutes."""
SHORTEST = 0.05


@dataclass(frozen=True, slots=True)
class Pace:
    """The speed that was chosen."""

    index: int = 2
    real: bool = False

    def wait(self, took: float) -> float:
        """How long to show a step, in seconds, when it `took` so long at the table."""
        return max(SHORTEST, min(took, LONGEST)) if self.real else SPEEDS[self.index]

    def by(self, steps: int) -> "Pace":
        """Faster or slower; real time ends by that."""
        return Pace(max(0, min(self.index + steps, len(SPEEDS) - 1)))

    def other(self) -> "Pace":
        """Real time on or off."""
        return replace(self, real=not self.real)

    @property
    def words(self) -> str:
        """The speed in a few words."""
        return "in real time" if self.real else f"one step in {SPEEDS[self.index]:g} s"
