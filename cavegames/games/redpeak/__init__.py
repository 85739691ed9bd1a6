"""Red Peak: a team, a volcano, and ninety seconds a day.

**State** (`state.py`): `day`, `phase` (CAMP, PLACE, MOVE, DOCK, EVENING, WHICH_BOAT, WHICH_BONUS, OVER), the
`path` of Placed tiles, `tent` and `adventurer` (spaces of the way: 0 the camp, i the i-th tile, one more the
boat), `paid` icons of the next space, `able`, `payer`, what was `told`, `late`; `supply`, lava in `flow` and
`aside`, `timeline`, `hour`, `times`, `multis`, `discards`, `docks`, `offered`, `scrapped`, `clearings`,
`spent`, `quests`, `gains`, `eruptions`. Hidden: `tiles`, `lava`, `deck`, `boats`, `spare`, clearings that are
not shown, and `hands` but for those who may look.

**Moves** (`moves.py`), by phase; all of them are in `catalogue.py`:

| phase | moves |
|---|---|
| CAMP | `buy:multi`, `buy:time`, `buy:path`, `buy:cards`, `buy:boat`, `turn` |
| PLACE | `place:t07/s`, with closed hands `ask:rope`, `go` |
| MOVE | `pay:axe+food+torch`, `pass`; where nobody can, `multi`, or `back` |
| DOCK | `board`, `rest` |
| EVENING | `on` |
| WHICH_BOAT, WHICH_BONUS | `keep:b2`; `take:path`, `take:boat` |
| PLACE, MOVE, DOCK | `sand`, made by the clock, whoever is to move |

**Who moves**: the leader, seat 0; only with closed hands of two or more does `payer`, of those `able`, pay.

**Events** (`events.py`): undo cannot pass those that reveal: DayBegan, BonusShown, Answered, SandRanOut,
TilesRevealed, BoatRevealed, LavaRevealed. DayEnded ends the turn.

**For a screen or a player**, all from a view:

- the way: `path.open_end`, `exits`, `exits_at` (where a tile goes and can lead to), `dock_reached`,
  `boat_reached`, `boat_ready`, `places_left`, `icons`, `rewards`, `volcanoes`, `cell_of`; `bonus.at`;
- paying: `paying.next_icon`, `legal.payable`, `can_pass`, `ahead.icons_ahead`, `holders_known`, `cards_with`,
  `sparing.by_loss` (the card to pay with comes first);
- the evening: `forecast.stops_ahead`, `lava_due`; `lava.next_space`, `spaces_left` (eruptions that the tent
  can stand); `odds.odds`, `risk`, `evening_risk`, `lost`;
- the camp: `legal.can_buy`, `gains.available`, `evening.BUYS`, `guess.unseen_boats`; `legal.boats_to_choose`,
  `sand_runs`; `instead.instead` (what to do now).
"""

from cavegames.games.redpeak.game import GAME

__all__ = ["GAME"]
