"""Tests that the classes of clients say how fast they send and why."""

import catalog_facts
import openshelf
import pytest
from calling import class_name

SERVICES = catalog_facts.services()
PACES = [service for service in SERVICES if SERVICES[service]["pace"]]
CUT = [service for service in SERVICES if SERVICES[service]["cuts"]]


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("service", PACES)
def test_the_docstring_says_where_the_pace_is_from(service: str, asynchronous: bool) -> None:
    pace = SERVICES[service]["pace"]
    text = getattr(openshelf, class_name(service, asynchronous)).__doc__
    words = " ".join(text.split())
    assert f"The default is {pace['requests_per_second']}: {pace['source']}." in words
    assert f"If OPENSHELF_{service.upper()}_URL leads to this machine" in words


@pytest.mark.parametrize("service", CUT)
def test_the_docstring_says_how_cut_connections_are_repeated(service: str) -> None:
    cuts = SERVICES[service]["cuts"]
    *first, last = cuts["pauses"]
    words = " ".join(getattr(openshelf, class_name(service)).__doc__.split())
    pauses = f"{', '.join(map(str, first))} and {last} seconds"
    assert f"is sent again after {pauses}: {cuts['source']}." in words
