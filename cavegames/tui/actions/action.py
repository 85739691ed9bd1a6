"""What an action is: something a player can do, with its keys and words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player can do, on one screen or everywhere."""

    id: str
    """`group.verb`, unique; the keys in the settings name it."""
    keys: str
    """The default keys, as textual writes them, with commas between."""
    label: str
    """One or two words, for footer and buttons."""
    help: str
    """One short sentence, for help, command palette and tooltips."""
    show: bool = False
    """Whether the footer shows it."""
    priority: bool = False
    """Whether it comes before what the focused widget does with the key."""

    @property
    def group(self) -> str:
        """The first part of the id: the screen it belongs to, `app` for everywhere."""
        return self.id.partition(".")[0]

    @property
    def run(self) -> str:
        """The textual action it runs: `app.…` on the app, `action_…` of the screen else."""
        verb = self.id.partition(".")[2].replace("-", "_")
        return f"app.{verb}" if self.group == "app" else f"screen.{verb}"
