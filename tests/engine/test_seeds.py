"""Seeds as they are typed."""

import pytest

from cavegames.engine import codes, seeds


def test_the_limit_of_typed_seeds_is_that_of_codes() -> None:
    assert seeds.LARGEST == codes.LARGEST_SEED
    assert seeds.read(str(seeds.LARGEST)) == seeds.LARGEST
    with pytest.raises(seeds.BadSeed, match="at most 18 digits"):
        seeds.read(str(seeds.LARGEST + 1))


def test_zeros_in_front_are_no_digits() -> None:
    assert seeds.read("0" * 6000 + "7") == 7
    assert seeds.read("000") == 0
