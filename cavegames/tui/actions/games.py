"""What can be done at the table of each game."""

from cavegames.tui.actions.action import Action

OCELOT = (
    Action("ocelot.hold-1", "1", "A compass", "Take tool A in hand, compass up."),
    Action("ocelot.hold-2", "2", "A lamp", "Take tool A in hand, lamp up."),
    Action("ocelot.hold-3", "3", "B lamp", "Take tool B in hand, lamp up."),
    Action("ocelot.hold-4", "4", "B pickaxe", "Take tool B in hand, pickaxe up."),
    Action("ocelot.hold-5", "5", "C pickaxe", "Take tool C in hand, pickaxe up."),
    Action("ocelot.hold-6", "6", "C compass", "Take tool C in hand, compass up."),
    Action("ocelot.letter-a", "A", "Tool A", "Take tool A in hand; again turns it over."),
    Action("ocelot.letter-b", "B", "Tool B", "Take tool B in hand; again turns it over."),
    Action("ocelot.letter-c", "C", "Tool C", "Take tool C in hand; again turns it over."),
    Action("ocelot.companion", "c,7", "Companion", "Take your companion in hand, or put it back.", show=True),
    Action("ocelot.flip", "f", "Turn over", "Turn the tool in hand over.", show=True),
    Action("ocelot.next-target", "tab", "Next place", "Go to the next place that is allowed.", show=True),
    Action("ocelot.previous-target", "shift+tab", "Place before", "Go to the allowed place before."),
    Action("ocelot.take-all", "a", "Take all", "Take everything that may be taken.", show=True),
    Action("ocelot.end-turn", "e", "End turn", "End the turn.", show=True),
    Action("ocelot.amethysts", "v", "Amethysts", "Look at your own amethysts, alone.", show=True),
)

IGNIS = (
    Action("ignis.reveal", "v", "Reveal", "Reveal four cards, later one more.", show=True),
    Action("ignis.use", "c", "Use cards", "Make this a USE turn: collect cards.", show=True),
    Action("ignis.move", "m", "Move", "Make this a MOVE turn; then go with the cards chosen.", show=True),
    Action("ignis.skill", "t", "Hero skill", "Use the hero skill: six white.", show=True),
    Action("ignis.end", "e", "End turn", "End the turn; the black cards burn.", show=True),
    *(
        Action(f"ignis.card-{number}", str(number % 10), f"Card {number}", f"Do what card {number} does now.")
        for number in range(1, 11)
    ),
    *(
        Action(f"ignis.tile-{letter.lower()}", letter, f"Tile {letter}", f"Take or use bonus tile {letter}.")
        for letter in "ABCDEF"
    ),
    Action("ignis.next-place", "tab", "Next choice", "Go to the next thing that can be done.", show=True),
    Action("ignis.previous-place", "shift+tab", "Choice before", "Go to the thing before."),
)

REDPEAK = (
    Action("redpeak.go", "e", "Go", "Set out, board the boat, or let the evening go on.", show=True),
    Action("redpeak.turn", "t", "Turn the glass", "Turn the hourglass: the day begins.", show=True),
    Action("redpeak.flip", "f", "Other way", "Let a curved path tile lead the other way.", show=True),
    Action("redpeak.multi", "m", "Multi-tool", "Pay with a multi-tool, where nobody can.", show=True),
    Action("redpeak.back", "v", "Back or rest", "Go back to the last tile, or rest at a boat.", show=True),
    Action("redpeak.pass", "c", "Let others pay", "Let somebody else who can pay this icon.", show=True),
    Action("redpeak.ask", "a", "Ask for a tool", "Ask the table who holds a tool.", show=True),
    Action("redpeak.run", "R", "Run", "Let the evening run by itself, or stop it.", show=True),
    Action("redpeak.next-choice", "tab", "Next choice", "Mark the next thing of the list."),
    Action("redpeak.previous-choice", "shift+tab", "Choice before", "Mark the thing before."),
    *(
        Action(
            f"redpeak.hand-{letter.lower()}", letter, f"Hand {letter}", f"Show or hide the hand of {letter}."
        )
        for letter in "ABCDEF"
    ),
    *(
        Action(f"redpeak.choice-{n}", key, f"Choice {n}", f"Take number {key} of the list.")
        for n, key in enumerate("1234567890GHIJKLMNOPQ", 1)
    ),
)

RWENZORI = (
    *(
        Action(f"rwenzori.tile-{number}", str(number % 10), f"Tile {number}", f"Take tile {number} in hand.")
        for number in range(1, 11)
    ),
    Action("rwenzori.next-tile", "full_stop", "Next tile", "Take the next tile in hand."),
    Action("rwenzori.previous-tile", "comma", "Tile before", "Take the tile before in hand."),
    Action("rwenzori.turn", "f", "Turn", "Turn the tile, or use it in the next way.", show=True),
    Action("rwenzori.turn-back", "F", "Turn back", "Turn the tile the other way round."),
    Action("rwenzori.next-target", "tab", "Next place", "Go to the next place that is allowed.", show=True),
    Action("rwenzori.previous-target", "shift+tab", "Place before", "Go to the allowed place before."),
    Action("rwenzori.move", "m", "Move", "Move, go through hidden passages, or go in blind."),
    Action("rwenzori.gear", "t", "Gear", "Use your gear."),
    Action("rwenzori.card", "c", "Character", "Use your character; alone, see how the cave chooses."),
    Action("rwenzori.yes", "a", "Offer", "Offer your hand, take one that is offered, or swap it."),
    Action("rwenzori.no", "e", "Pass", "Pass, miss the turn, take the penalty, or refuse."),
    Action("rwenzori.look", "v", "My hand", "Show your hand to you alone, or cover it.", show=True),
)
