"""What a screen leaves behind is thrown away, and what is there stays out of later collections."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from cavegames.tui import garbage


class Ring:
    """Something that only a collection throws away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _thaw() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_rings_are_thrown_away_also_those_that_were_frozen() -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    garbage.settle()
    del ring
    gc.collect()
    assert gone() is not None, "it was not left out of the collection"
    garbage.settle()
    assert gone() is None
    assert gc.get_freeze_count() > 0
