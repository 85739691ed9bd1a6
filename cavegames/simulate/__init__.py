"""Many matches between computer players, for figures."""

from cavegames.simulate.figures import Figures, figures
from cavegames.simulate.matches import Plan, Result, run

__all__ = ["Figures", "Plan", "Result", "figures", "run"]
