"""The words of the guide: what is told, what is asked, and the answer to a try."""

from textual.content import Content

from cavegames.engine.guides import Guide, Step
from cavegames.tui.looks import Look
from cavegames.tui.pane import Pane


class GuidePanel(Pane):
    """A few lines below the table; the board keeps its room."""

    DEFAULT_CSS = """
    GuidePanel { height: 4; padding: 0 1; background: $cave-surface; border-left: outer $cave-lamp; }
    GuidePanel.-plain { border-left: ascii $cave-lamp; }
    """

    def __init__(self) -> None:
        super().__init__("guide")

    def show(self, guide: Guide, at: int, answer: Content | None, met: bool) -> None:
        """Show a step; an answer takes the place of what is told."""
        self.set_class(getattr(self.app, "look", None) is Look.ASCII, "-plain")
        step = guide.steps[at]
        where = Content.styled(f"{at + 1}/{len(guide.steps)}  ", "$cave-quiet")
        told = answer if answer is not None else Content(" ".join(step.say.split()))
        self.update(Content("\n").join([where + told, *_asked(step, met)]), layout=False)


def _asked(step: Step, met: bool) -> list[Content]:
    asked = "Enter goes on." if met else step.ask
    return [Content.styled(asked, "bold $cave-lamp")] if asked else []
