"""Caves of Rwenzori: lay all your tiles before the others do, then escape; or race the cave alone.

**State** (`state.py`): whose `turn` it is (`seat`), and `due`, what may or must be done now, the last first:
this is the one mechanism for everything a turn may go on with. `board` maps cells to `Placed` tiles
(`board.py`), `meeples` are cells by seat. `hands`, `stacks`, `gear`, `characters` by seat; `solo` is None but
in a match of one. A tile is the number of its face in `components.FACES`, HIDDEN for who may not see it.

**Moves** (`moves.py`): `lay:straight@1,0/2`, `block:dead-end@0,1/3`, `save:dive-star@2,0/1`, `gear-save:…`,
`tnt@1,0/0`, `light:light-star@1,0`, `move@0,0`, `blind@1,0`, `turn:2`, `penalty`, `gear:torch@1,0`,
`card:thief@blue`, `offer@blue`, `accept`, `refuse`, `give:…@blue`, `discard:…`, `swap`, `miss`, `back:…`,
`pick:…`, `cave@1,0/2`, `pass`.

**Turning a tile**: `components.TURNED[face]` are its exits after each turn that differs (a straight has
three), `components.FACING[face][edge]` the turns that put an exit on an edge.

**Events** (`events.py`): `Game.tell` makes sentences that hide what the viewer may not know.
"""

from cavegames.games.rwenzori.game import GAME

__all__ = ["GAME"]
