"""Tests that answers are decoded exactly as by `json.loads`."""

import json
import warnings
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import openshelf
import pytest
from bodies import body_of
from hypothesis import given
from hypothesis import strategies as st
from recorder import Answer, Recorded, Recorder
from strategies import documents, same, values

#: A page of two records: a single list in a list would be read as all records.
PAGE = b'{"page_metadata": {"hasNext": false}, "results": [0, %s]}'

#: What an error calls a value that is neither an object nor a list.
CALLED = {
    type(None): "null", bool: "a truth value", str: "a text", int: "a number", float: "a number",
}  # fmt: skip


def raw_answer(clients: dict[str, Any], recorder: Recorder, body: bytes) -> Any:
    """The body as a raw answer, which may be JSON of any type."""
    recorder.answer = Answer(body=body)
    return openshelf.raw(clients["museum"].artworks.list)().json()


def answer(clients: dict[str, Any], recorder: Recorder, body: bytes) -> Any:
    """The body as the result of a call that returns an object of any form, or a list."""
    recorder.answer = Answer(body=body)
    return clients["disease"].gov.country("Canada")


def record(clients: dict[str, Any], recorder: Recorder, body: bytes) -> Any:
    """The body as a record of a page, of a list whose records have no key."""
    recorder.answer = Answer(body=PAGE % body)
    page = next(openshelf.paginate(clients["spending"].awards.funding).pages("1"))
    first, found = page.records
    assert same(first, 0)
    return found


def other_type(value: Any) -> str:
    """How an error says that the value is not an answer."""
    return f"it is {CALLED[type(value)]}, not an object or a list"


#: Each way to read a body, and the operation that it calls.
READERS = {
    raw_answer: "museum.artworks.list",
    answer: "disease.gov.country",
    record: "spending.awards.funding",
}


def decode(clients: dict[str, Any], recorder: Recorder, body: bytes) -> Any:
    """The body as a raw answer; all others must decode it to the same value."""
    found = raw_answer(clients, recorder, body)
    assert same(record(clients, recorder, body), found)
    if isinstance(found, dict | list):
        assert same(answer(clients, recorder, body), found)
    else:
        with pytest.raises(openshelf.DecodeError, match=other_type(found)):
            answer(clients, recorder, body)
    return found


def is_refused(clients: dict[str, Any], recorder: Recorder, body: bytes) -> None:
    """No reader decodes the body."""
    for read, operation in READERS.items():
        with pytest.raises(openshelf.DecodeError) as caught:
            read(clients, recorder, body)
        assert isinstance(caught.value, ValueError)
        assert caught.value.operation == operation


@given(text=documents())
def test_any_document_is_decoded_like_json_loads(
    text: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    body = text.encode("utf-8", "surrogatepass") if text.isascii() else text.encode()
    assert same(decode(clients, recorder, body), json.loads(text))


@given(value=values)
def test_any_value_is_decoded_unchanged(
    value: Any, clients: dict[str, Any], recorder: Recorder
) -> None:
    for options in ({}, {"ensure_ascii": False}, {"indent": 1}):
        assert same(decode(clients, recorder, json.dumps(value, **options).encode()), value)


@given(value=values.filter(lambda value: isinstance(value, dict | list)), cut=st.integers(1, 10))
def test_a_truncated_document_is_an_error(
    value: Any, cut: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    body = json.dumps(value).encode()
    is_refused(clients, recorder, body[: max(1, len(body) - cut)])


ODD = [
    b'{"a": 1, "b": 2, "a": 3}',
    b'{"b": 1, "a": 2}',
    b"[18446744073709551615, 18446744073709551616, -9223372036854775809]",
    b'["\\ud800", "\\udc00\\ud800", "\\ud83c\\udfa8"]',
    b'{"\\ud800": "\\udfff"}',
    b"[1.0, 1, 1e0, 1E2, -0, -0.0, 0.1, 1e400, -1e400, 1e-400]",
    b"[2.2250738585072011e-308, 1.7976931348623157e308, 5e-324, 0.30000000000000004]",
    b"[123456789012345678901234567890.5, 9007199254740993.0, 0.1000000000000000055511151231257827]",
    b'"text"',
    b"null",
    b"true",
    b"42",
    b"-1.5e-3",
    b"[]",
    b"{}",
    b" \t\r\n{ } \n",
    '{"\u00e9\U0001f3a8": "\u2028\u2029\u0000"}'.replace("\0", "").encode(),
    b'{"": {"": [[], {}]}}',
    ("[" + ",".join(str(i) for i in range(5000)) + "]").encode(),
    b'{"a": "' + b"x" * 200_000 + b'"}',
    json.dumps(
        ["\u2014" * count for count in (1, 42, 43, 5461, 5462)], ensure_ascii=False
    ).encode(),
    b'[{"a\\n": 1, "b": 2}, {"a\\n": 3, "b": 4}, {"a\\n": 5, "b": 6}, {"a\\n": 7, "\\u0062": 8}]',
]


@pytest.mark.parametrize("body", ODD, ids=[repr(body)[:40] for body in ODD])
def test_odd_documents_are_decoded_like_json_loads(
    body: bytes, clients: dict[str, Any], recorder: Recorder
) -> None:
    assert same(decode(clients, recorder, body), json.loads(body))


@pytest.mark.parametrize("depth", [10, 100, 126])
def test_nested_documents_are_decoded(
    depth: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    body = b'{"a":[' * depth + b"1" + b"]}" * depth
    assert decode(clients, recorder, body) == json.loads(body)


@pytest.mark.parametrize("depth", [5_000, 500_000])
def test_unlimited_nesting_is_an_error_instead_of_a_crash(
    depth: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    is_refused(clients, recorder, b"[" * depth + b"]" * depth)


NO_JSON = [
    b"", b" ", b"NaN", b"[NaN]", b"[Infinity]", b'{"a": -Infinity}', b"{'a': 1}", b"[1,]",
    b'{"a": 1,}', b"[01]", b"[1.]", b"[.5]", b"[+1]", b'["\x01"]', b'["\\x41"]', b'["\\u12"]',
    b"{1: 2}", b'{"a" 1}', b"[1 2]", b"[1] 2", b"[1]]", b"tru", b"nul", b"\xff\xfe[1]", b'["\xff"]',
    b"<html></html>", b"[1", b'{"a', b'"a', b"[1e]", b"-",
]  # fmt: skip


@pytest.mark.parametrize("body", NO_JSON, ids=[repr(body) for body in NO_JSON])
def test_invalid_json_is_a_decode_error(
    body: bytes, clients: dict[str, Any], recorder: Recorder
) -> None:
    is_refused(clients, recorder, body)


@pytest.mark.parametrize("kind", ["application/vnd.api+json; charset=utf-8", "TEXT/JSON", ""])
def test_json_has_one_of_its_media_types_or_none(
    kind: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    recorder.answer = Answer(body=b'{"data": []}', headers={"Content-Type": kind})
    assert clients["museum"].artworks.list() == {"data": []}


@given(body=st.binary(min_size=1, max_size=300))
def test_bytes_are_returned_unchanged(
    body: bytes, clients: dict[str, Any], recorder: Recorder
) -> None:
    recorder.answer = Answer(body=body, headers={"Content-Type": "image/jpeg"})
    assert clients["placeholder"].fetch_id(1, 10) == body


NAMES = [f"name{number}" for number in range(9)]

#: Names of records: equal, in another order, fewer, more, and some twice.
RECORDS = st.one_of(
    st.just(NAMES),
    st.permutations(NAMES),
    st.integers(0, 9).map(lambda count: NAMES[:count]),
    st.lists(st.sampled_from([*NAMES, "\u00e9", "x" * 70]), max_size=14),
)
MEMBERS = ["1", "null", "-0.0", '"\u00e9"', "[1, 2]", "{}", '{"name0": 1, "name1": [2]}']


@given(records=st.lists(RECORDS, max_size=20), chosen=st.randoms(use_true_random=False))
def test_records_with_similar_members_are_decoded(
    records: list[list[str]], chosen: Any, clients: dict[str, Any], recorder: Recorder
) -> None:
    """The dict of one record starts as a copy of another's: values, names and their order."""
    texts = [
        ", ".join(f"{json.dumps(name)}: {chosen.choice(MEMBERS)}" for name in names)
        for names in records
    ]
    body = "[" + ", ".join(f"{{{text}}}" for text in texts) + "]"
    found = decode(clients, recorder, body.encode())
    wanted = json.loads(body)
    assert same(found, wanted)
    assert [list(record) for record in found] == [list(record) for record in wanted]


@pytest.mark.parametrize("count", [100, 3000])
def test_records_with_many_names_are_decoded(
    count: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    record = {f"member {number}": number for number in range(count)}
    for _ in range(2):
        assert decode(clients, recorder, json.dumps([record] * 4).encode()) == [record] * 4


@given(chosen=st.randoms(use_true_random=False), count=st.integers(1, 60))
def test_records_of_many_shapes_are_decoded(
    chosen: Any, count: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    """More shapes than are remembered, at several depths, of which some begin with the same name."""
    shapes = [
        [f"first{number % 18}", *chosen.sample(NAMES, chosen.randrange(5))] for number in range(20)
    ]

    def made(depth: int) -> dict[str, Any]:
        names = chosen.choice(shapes)
        return {name: made(depth - 1) if depth and chosen.randrange(2) else 1 for name in names}

    records = [made(3) for _ in range(count)]
    assert same(decode(clients, recorder, json.dumps(records).encode()), records)


#: Members of records. This decoder leaves some of them to others, and then knows their names only in part.
MEMBERS_OF_RECORDS = [
    b'"a": 1, "b": 2',
    b'"a": 1, "b": {"a": 2, "b": 3}',
    b'"a": 1, "b": 18446744073709551616',
    b'"a": {"a": 18446744073709551616}, "b": 2',
    b'"a": 1, "b": "\\ud800"',
    b'"a": 1, "b": ' + b"[" * 14 + b"]" * 14,
    b'"a": 1, "c": ' + b'{"a":' * 14 + b"1" + b"}" * 14,
    b'"a": 1, "\\u0062": 2',
    b'"a": 1, "c": 2',
    b'"a": 1',
    b'"a": 1, "b": 2, "a": 3',
]


@given(members=st.lists(st.sampled_from(MEMBERS_OF_RECORDS), min_size=2, max_size=30))
def test_the_few_new_records_of_a_page_are_decoded_one_after_another(
    members: list[bytes], clients: dict[str, Any], recorder: Recorder
) -> None:
    """The second page begins with the records of the first one, so it is not decoded as a whole."""
    new = [b'{%s, "id": %d}' % (each, 100 + place) for place, each in enumerate(members)]
    old = [b'{"id": %d}' % number for number in range(40)]
    told = b'{"pagination": {"total": %d}, "data": [%s]}'

    def page(request: Recorded) -> Answer:
        [number] = parse_qs(urlsplit(request.target).query)["page"]
        records = {"1": old, "2": old + new}.get(number, [])
        return Answer(body=told % (len(old + new), b",".join(records)))

    recorder.answer = page
    listing = openshelf.paginate(clients["museum"].artworks.list, on_change="warn", concurrency=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", openshelf.ChangedWhilePagingWarning)
        found = list(listing.records(limit=40))
    assert same(found, [json.loads(record) for record in old + new])


def refused(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


def outcome(read: Callable[[], Any]) -> Any:
    """The result of reading; for an error its class and its message, which has the position."""
    try:
        return read()
    except openshelf.DecodeError as error:
        return type(error.__cause__), str(error.__cause__)
    except ValueError as error:
        return type(error), str(error)


@pytest.mark.parametrize(
    ("first", "count"),
    [
        (0, 500),
        *(
            pytest.param(first, 10_000, marks=pytest.mark.full)
            for first in range(0, 100_000, 10_000)
        ),
    ],
)
def test_seeded_bodies_are_decoded_like_json_loads(
    first: int, count: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    """Intact and damaged ones: the same value or the same error. `body_of(seed)` reproduces one."""
    differences = []
    for seed in range(first, first + count):
        body = body_of(seed)
        theirs = outcome(lambda body=body: json.loads(body, parse_constant=refused))
        for read in (raw_answer, answer):
            ours = outcome(lambda read=read, body=body: read(clients, recorder, body))
            wanted = theirs
            if read is answer and type(theirs) in CALLED:
                wanted = (ValueError, other_type(theirs))
            if not same(ours, wanted):
                differences.append(
                    f"seed {seed}: {read.__name__} of {body[:300]!r} is {ours!r:.300}, "
                    f"not {wanted!r:.300}"
                )
    assert not differences, "\n".join([f"{len(differences)} differences", *differences[:5]])
