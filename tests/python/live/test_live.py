"""Tests the real services: one call each, and the drift check over every operation.

`make test-live` runs this; no other command does. It needs a network and takes some minutes, because
no service is called faster than it allows. The report goes to `OPENSHELF_DRIFT_REPORT`, or to
`drift.md` in the current folder; the same for programs stands beside it, in `drift.json`.
"""

from __future__ import annotations

import inspect
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import catalog_facts
import openshelf
import pytest
from calling import class_name
from live.drift import Drift, compare, write_report

pytestmark = [
    pytest.mark.live,
    pytest.mark.timeout(3600),
    pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning"),
]

#: Requests per second for services without a default, out of consideration.
POLITE = 2.0

#: One call with a known answer for each service.
FIRST = {
    "museum": (lambda client: client.artworks.get(27992)["data"]["id"], 27992),
    "placeholder": (lambda client: client.fetch_seed("openshelf", 20)[:2], b"\xff\xd8"),
    "gazette": (
        lambda client: client.agencies.get("energy-department")["slug"],
        "energy-department",
    ),
    "spending": (lambda client: client.agency.overview("097")["toptier_code"], "097"),
    "disease": (lambda client: client.totals.country("Italy")["countryInfo"]["iso2"], "IT"),
}


@pytest.fixture
def client(service: str) -> Iterator[Any]:
    """A client of the real service; without a network the test is skipped."""
    kind = getattr(openshelf, class_name(service))
    default = inspect.signature(kind).parameters["requests_per_second"].default
    with kind(requests_per_second=default or POLITE) as client:
        host = urlsplit(client.base_url).hostname
        try:
            socket.create_connection((host, 443), timeout=10).close()
        except OSError as error:
            pytest.skip(f"no network: {host}: {error}")
        yield client


@pytest.fixture(scope="module")
def drifts() -> Iterator[list[Drift]]:
    found: list[Drift] = []
    yield found
    if found:
        write_report(Path(os.environ.get("OPENSHELF_DRIFT_REPORT", "drift.md")), found)


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_a_call_is_answered(service: str, client: Any) -> None:
    ask, expected = FIRST[service]
    assert ask(client) == expected


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_answers_agree_with_the_catalog(
    service: str, client: Any, drifts: list[Drift], tmp_path: Path
) -> None:
    drift = compare(client, service, tmp_path)
    drifts.append(drift)
    if drift.unreached and not drift.agreed:
        pytest.skip(f"{service} was not reached: {next(iter(drift.unreached.values()))}")
    assert drift.agreed, "\n".join(drift.lines())
    assert not drift.departed, "\n".join(drift.lines())
