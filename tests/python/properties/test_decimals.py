"""Tests that decimals have the digits that the service wrote."""

from __future__ import annotations

import asyncio
import copy
import json
import pickle
import random
from decimal import Decimal, InvalidOperation, localcontext
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from catalog_facts import SERVICES
from hypothesis import given
from recorder import Answer, Recorder
from strategies import documents

#: Numbers that a double cannot hold, in several notations.
WRITTEN = [
    *["0.1", "-0.0", "0.00", "1.10", "19.990", "1e5", "1E-7", "-2.5e+3", "1e400", "5e-4000"],
    *["9007199254740993.01", "123456789012345678901.23", "0.1000000000000000055511151231257827"],
]


def page(records: list[str]) -> bytes:
    listed = ",".join(records)
    return f'{{"pagination": {{"total": {len(records)}}}, "data": [{listed}]}}'.encode()


def exact(value: Any) -> Any:
    """A value with the text of each decimal, whose equality also compares its digits."""
    if isinstance(value, dict):
        return {name: exact(member) for name, member in value.items()}
    if isinstance(value, list):
        return [exact(item) for item in value]
    return (type(value), str(value))


@given(text=documents())
def test_any_document_is_decoded_like_json_loads_with_decimals(
    text: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    body = text.encode("utf-8", "surrogatepass") if text.isascii() else text.encode()
    recorder.answer = Answer(body=body)
    wanted = json.loads(text, parse_float=Decimal)
    # It returns an object of any form or a list; a raw answer may be JSON of any type.
    government = clients["disease"].with_options(decimals=True).gov.country
    assert exact(openshelf.raw(government)("Canada").json()) == exact(wanted)
    if isinstance(wanted, dict | list):
        assert exact(government("Canada")) == exact(wanted)


def test_a_hundred_thousand_amounts_are_the_texts_that_came(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    draw = random.Random(50)
    texts = [
        f"{draw.randrange(-(10**20), 10**20)}.{draw.randrange(100):02}" for _ in range(100_000)
    ]
    recorder.answer = Answer(
        body=page([f'{{"id": {at}, "amount": {text}}}' for at, text in enumerate(texts)])
    )
    museum = clients["museum"].with_options(decimals=True)
    listed = [record["amount"] for record in openshelf.paginate(museum.artworks.list).records()]
    called = [record["amount"] for record in museum.artworks.list()["data"]]
    assert [str(amount) for amount in listed] == texts
    assert called == listed
    assert {type(amount) for amount in listed} == {Decimal}
    floats = clients["museum"].artworks.list()["data"]
    assert [record["amount"] for record in floats] == [float(text) for text in texts]
    assert sum(listed) != Decimal(sum(record["amount"] for record in floats))


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("how", ["constructor", "with_options"])
def test_every_result_has_decimals(how: str, asynchronous: bool, recorder: Recorder) -> None:
    recorder.answer = Answer(
        body=page([f'{{"id": {at}, "n": {text}, "i": 7}}' for at, text in enumerate(WRITTEN)])
    )
    options = {"decimals": True} if how == "constructor" else {}
    museum = make_client("museum", recorder.url, asynchronous=asynchronous, **options)
    if how == "with_options":
        museum = museum.with_options(decimals=True)
    listing = openshelf.paginate(museum.artworks.list)

    async def awaited() -> list[Any]:
        pages = [page async for page in listing.pages()]
        return [
            (await museum.artworks.list())["data"],
            (await openshelf.raw(museum.artworks.list)()).json()["data"],
            pages[0].records,
            pages[0].answer["data"],
            [record async for record in listing.records()],
        ]

    def waited() -> list[Any]:
        pages = list(listing.pages())
        return [
            museum.artworks.list()["data"],
            openshelf.raw(museum.artworks.list)().json()["data"],
            pages[0].records,
            pages[0].answer["data"],
            list(listing.records()),
        ]

    for records in asyncio.run(awaited()) if asynchronous else waited():
        assert [type(record["n"]) for record in records] == [Decimal] * len(WRITTEN)
        assert [str(record["n"]) for record in records] == [str(Decimal(text)) for text in WRITTEN]
        assert {type(record["i"]) for record in records} == {int}


def test_a_context_of_the_program_changes_nothing(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    recorder.answer = Answer(body=b'{"data": [12345.678, 1e99999999999999999999]}')
    museum = clients["museum"].with_options(decimals=True)
    with localcontext() as context:
        context.prec = 2
        context.traps[InvalidOperation] = False
        with pytest.raises(openshelf.DecodeError, match="no decimal can have"):
            museum.artworks.list()
        recorder.answer = Answer(body=b'{"data": [12345.678]}')
        assert museum.artworks.list() == {"data": [Decimal("12345.678")]}


@pytest.mark.parametrize("body", [b"[NaN]", b"[1.5", b"[-Infinity, 1.5]", b"[1.]", b"[.5]"])
def test_what_is_no_json_is_refused(
    body: bytes, clients: dict[str, Any], recorder: Recorder
) -> None:
    recorder.answer = Answer(body=body)
    with pytest.raises(openshelf.DecodeError):
        clients["disease"].with_options(decimals=True).vaccine.world()


@pytest.mark.parametrize("depth", [13, 126, 2000])
def test_deep_answers_have_decimals(
    depth: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    body = b"[" * depth + b"1.10" + b"]" * depth
    recorder.answer = Answer(body=body)
    coverage = clients["disease"].with_options(decimals=True).vaccine.world
    if depth == 2000:
        with pytest.raises(openshelf.DecodeError):
            coverage()
        return
    value = coverage()
    for _ in range(depth):
        (value,) = value
    assert str(value) == "1.10"


@pytest.mark.parametrize("service", SERVICES)
def test_copies_and_views_keep_the_choice(service: str) -> None:
    def chosen(client: Any) -> Any:
        return client.__reduce__()[1][4].get("decimals", False)

    for asynchronous in (False, True):
        client = make_client(
            service, "http://127.0.0.1:9", asynchronous=asynchronous, decimals=True
        )
        for same in (client, copy.copy(client), pickle.loads(pickle.dumps(client))):  # noqa: S301
            assert chosen(same) is True
        assert chosen(client.with_options(timeout=3.0)) is True
        assert chosen(client.with_options(decimals=False)) is False
        with pytest.raises(openshelf.ArgumentError, match="decimals: expected True or False"):
            client.with_options(decimals="yes")


@pytest.mark.parametrize("backend", ["memory", "sqlite", "filesystem"])
def test_a_cached_answer_gives_both(backend: str, tmp_path: Path, recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"data": [0.10]}')
    name = str(tmp_path / "cache")
    museum = make_client("museum", recorder.url, use_caching=True, backend=backend, cache_name=name)
    exact_view = museum.with_options(decimals=True)
    for _ in range(2):
        assert repr(museum.artworks.list()) == "{'data': [0.1]}"
        assert repr(exact_view.artworks.list()) == "{'data': [Decimal('0.10')]}"
    assert len(recorder.requests) == 1


def test_a_cassette_gives_both(tmp_path: Path, recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"data": [0.10]}')
    path = tmp_path / "cassette.jsonl"
    museum = make_client("museum", recorder.url)
    with openshelf.Cassette(path):
        assert museum.artworks.list() == {"data": [0.1]}
    with openshelf.Cassette(path, record="none"):
        found = museum.with_options(decimals=True).artworks.list()
        assert repr(found) == "{'data': [Decimal('0.10')]}"
    assert len(recorder.requests) == 1
