"""Keeping the garbage collector out of the way of the keys."""

import gc

AFTER = 0.5
"""Seconds after a screen comes: its first frame goes before."""


def settle() -> None:
    """Throw away what a new screen left over, and leave what is there now out of later collections.

    A full collection goes through everything the app has made, which takes as long as two or three frames.
    Most of it (code, styles, pictures) stays until the end; without it a collection is hardly felt.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
