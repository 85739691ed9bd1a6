"""Records: who played what, and how it came out. A database that can be made again from the match files.

`enter` a match when it ends, `load` all records, ask `queries` about them. Nothing here raises for whatever
lies in the files.
"""

from cavegames.records.book import Records, enter, load, rebuild
from cavegames.records.result import Result

__all__ = ["Records", "Result", "enter", "load", "rebuild"]
