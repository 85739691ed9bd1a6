"""Short texts that people read aloud and type: Crockford's base 32 without look-alike letters, checked.

A letter that is easily taken for a digit is read as that digit (O as 0, I and L as 1); U is not used. The
last character is a check over the field GF(32): it finds every single wrong character, and every two that
changed places.
"""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits 0 to 31."""

LONGEST = 30
"""Digits before the check: as many places have weights that all differ."""

GROUP = 4
"""Characters between two hyphens."""

_ALIKE = str.maketrans("OIL", "011")
_IGNORED = str.maketrans("", "", " \t-_.\u2010\u2011\u2012\u2013\u2014\u2212")
_REDUCING = 0b100101
"""x^5 + x^2 + 1, which is primitive: the powers of x are all 31 elements other than 0."""


class BadText(ValueError):
    """The text is none of ours; the message is a sentence that says what to do."""


def encode(number: int) -> str:
    """A number of at most LONGEST digits, in groups. Raises ValueError for one below 0 or too large."""
    if not 0 <= number < 32**LONGEST:
        raise ValueError(f"cannot be written in {LONGEST} digits: {number}")
    digits = _digits(number)
    text = "".join(ALPHABET[digit] for digit in (*digits, _check(digits)))
    return "-".join(text[start : start + GROUP] for start in range(0, len(text), GROUP))


def decode(text: str) -> int:
    """The number in a text. Case, blanks and hyphens do not matter. Raises BadText."""
    plain = text[: 4 * LONGEST].translate(_IGNORED).upper().translate(_ALIKE)
    if not plain:
        raise BadText("Type a code, like SBAG-G007-K4C.")
    for letter in plain:
        if letter not in ALPHABET:
            raise BadText(f"A code has only letters and digits, and no U; {letter!a} is none of them.")
    if not 2 <= len(plain) <= LONGEST + 1:
        raise BadText("This is too short or too long for a code. Type all of it, and nothing else.")
    *digits, check = map(ALPHABET.index, plain)
    number = sum(digit << 5 * place for place, digit in enumerate(digits))
    if _check(digits) != check or _digits(number) != digits:
        raise BadText("There is a slip in this code. Compare it character by character.")
    return number


def _digits(number: int) -> list[int]:
    """The digits, the lowest first, so that what a number begins with stands at the front."""
    digits = [number & 31]
    while number := number >> 5:
        digits.append(number & 31)
    return digits


def _check(digits: list[int]) -> int:
    """The sum of the digits, each times another power of x, in GF(32)."""
    total = 0
    for digit in reversed(digits):
        total = _times_x(total ^ digit)
    return total


def _times_x(element: int) -> int:
    doubled = element << 1
    return doubled ^ _REDUCING if doubled & 32 else doubled
