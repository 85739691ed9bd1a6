"""JSON from a stranger, and checksums of positions."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine import checksum, strictjson

plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(plain)
def test_what_is_json_is_read(value: object) -> None:
    for ascii_only in (True, False):
        assert strictjson.loads(json.dumps(value, ensure_ascii=ascii_only).encode()) == value


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"nothing",
        b"{} {}",
        b"NaN",
        b"[-Infinity]",
        b"1e999",
        b'{"a":1,"a":1}',
        b'[{"b":{"a":1,"a":2}}]',
        b'"\\ud800"',
        b'{"\\udfff":1}',
        b'"a\nb"',
        b'"\xff"',
        b"\xef\xbb\xbf1",
        b"9" * 5000,
        b"[" * 100_000,
        b"[" * 5000 + b"]" * 5000,
        b'{"a":' * 5000 + b"1" + b"}" * 5000,
        b"\0",
        b"'a'",
        b"01",
    ],
)
def test_what_is_none_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        strictjson.loads(text)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        value = strictjson.loads(data)
    except ValueError:
        return
    assert strictjson.loads(json.dumps(value).encode()) == value


def test_a_pair_of_surrogates_is_one_letter() -> None:
    assert strictjson.loads(b'"\\ud83d\\ude00"') == "\N{GRINNING FACE}"


def test_a_checksum_does_not_depend_on_the_order_of_keys() -> None:
    assert checksum.of({"a": 1, "b": [2]}) == checksum.of({"b": [2], "a": 1})


def test_a_checksum_is_the_start_of_the_sha256_of_the_canonical_text() -> None:
    assert checksum.canonical({"b": "ö", "a": [1, None, True]}) == '{"a":[1,null,true],"b":"\\u00f6"}'
    assert checksum.of([]) == "4f53cda1"


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_no_checksum_of_what_is_no_number(number: float) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        checksum.of([number])


@given(plain, plain)
def test_different_data_have_different_texts(a: object, b: object) -> None:
    if json.dumps(a, sort_keys=True) != json.dumps(b, sort_keys=True):
        assert checksum.canonical(a) != checksum.canonical(b)
    else:
        assert checksum.of(a) == checksum.of(b)
