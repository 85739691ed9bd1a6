"""The Cave of Ignis: one player, a deck of cards, a fuse of cubes, a scepter to fetch.

**State** (`state.py`): `round`, `phase` (START, CHOOSE, USE, MOVE, MOVED, OVER), `step` 0 to 13, `scepter`
(carried), `cubes` left, `revealed` cards, four `stacks` by Colour, `discards`, `tiles` (each OFFERED, HELD or
USED), `active` tiles of this turn, `joined` stacks of this turn, `shuffles`. Hidden: `pile` and `seed`.

**Moves** (`moves.py`), by phase:

| phase | moves |
|---|---|
| START | `reveal` (four cards) |
| CHOOSE | `reveal` (one more, up to six), `use`, `move` |
| USE | `collect:red2`, `collect:blue1=green`, `take:keen-eye`, `skill`, `skill:2`, `end` |
| MOVE | `go:3+2`, on the way back `go:3+2/4` with red cards after the stroke |
| MOVED | `end` |
| any | `play:deep-breath`, for each tile that is held and would have an effect |

Make them with `moves.collect`, `take`, `skill`, `play`, `go` and the constants REVEAL, USE, MOVE, SKILL, END.

**Events** (`events.py`): Revealed (the only one that undo cannot pass), TurnChosen, Collected, TileTaken,
SkillUsed, TilePlayed, Moved, ScepterTaken, TurnEnded, MatchEnded.

**For a screen**: `stacks.stacks_now` (sums, caps, room, ready), `stacks.uses` (what a revealed card may do),
`march.reach` (what chosen cards would reach and cost) and `march.marches` (every GO), `burn.burn` (what this
turn burns as it stands), `bonus.playable`, `bonus.offered` and `bonus.no_effect` (the tiles), `view.unseen`
(what is left in the pile), `components.STEPS`, `award` and `tiles.Tile` (titles, texts, strengths).
"""

from cavegames.games.ignis.game import GAME

__all__ = ["GAME"]
