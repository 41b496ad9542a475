"""The pace and the connections of each service, held against the sentences of the contract."""

import json
import re
import tomllib
from typing import Any

import contract
import openshelf
import pytest
from calling import SERVICES, class_name
from openshelf import _core

TABLE: dict[str, Any] = json.loads(_core._catalog())
#: Where each pace stands in the contract, and how many seconds it is for.
PACES = {
    "museum": (r"asked of scrapers: (one) request a second", 1),
    "gazette": (r"the office named (\d+) a second", 1),
    "spending": (r"about (\d+) requests a second over a long list", 1),
}


def no_answer(service: str) -> str | None:
    """The sentence about connections that are closed without an answer."""
    file = contract.DIRECTORY / contract.FILES[service][-1]
    found: str | None = tomllib.loads(file.read_text(encoding="utf-8"))["errors"].get("no_answer")
    return found


def conventions(service: str) -> str:
    """The sentence about the limits of a service."""
    file = contract.DIRECTORY / contract.FILES[service][-1]
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    (found,) = (table["rate_limit"] for table in tables.values() if "rate_limit" in table)
    return str(found)


@pytest.mark.parametrize("service", SERVICES)
def test_the_pace_is_that_of_the_contract_and_has_a_source(service: str) -> None:
    pace = TABLE["services"][service]["pace"]
    if service not in PACES:
        assert pace is None
        return
    pattern, seconds = PACES[service]
    found = re.search(pattern, conventions(service))
    assert found
    number = {"one": "1"}.get(found[1], found[1])
    assert pace["requests_per_second"] == int(number) / seconds
    assert len(pace["source"]) > 20


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("service", PACES)
def test_the_docstring_says_where_the_pace_is_from(service: str, asynchronous: bool) -> None:
    pace = TABLE["services"][service]["pace"]
    text = getattr(openshelf, class_name(service, asynchronous)).__doc__
    words = " ".join(text.split())
    assert f"The default is {pace['requests_per_second']}: {pace['source']}." in words
    assert f"If OPENSHELF_{service.upper()}_URL leads to this machine" in words


@pytest.mark.parametrize("service", SERVICES)
def test_cut_connections_are_those_of_the_contract(service: str) -> None:
    cuts, said = TABLE["services"][service]["cuts"], no_answer(service)
    if said is None:
        assert cuts is None
        return
    pauses = re.search(r"\(([\d, ]+) s\)", said)
    requests = re.search(r"a new connection after (\d+) requests", conventions(service))
    assert pauses
    assert requests
    assert cuts["pauses"] == [int(pause) for pause in pauses[1].split(",")]
    assert cuts["connection_requests"] == int(requests[1])
    text = " ".join(getattr(openshelf, class_name(service)).__doc__.split())
    assert f"is sent again after 5, 30 and 90 seconds: {cuts['source']}." in text
