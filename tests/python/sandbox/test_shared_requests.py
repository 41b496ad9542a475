"""Tests that a fault, an answer and the log know the operations that send the same request."""

import operator
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from pytest_openshelf.sandbox import Sandbox

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

#: Every operation that sends a request.
OPERATIONS = [name for name, entry in CATALOG.items() if entry["answer"] != "address"]
#: Arguments of the operations that have no sample call.
SAMPLES = {
    "museum.images.save": {"image_id": "2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a"},
    "museum.msuggest": {"queries": [{"resources": ["artworks"], "q": "monet"}]},
}

#: The requests of these count as those of another operation.
SHARED = {
    "museum.images.save": "museum.images.download",
    "museum.images.fetch": "museum.images.download",
}


@pytest.fixture(scope="module")
def own() -> Any:
    with Sandbox(today="2024-10-15") as server:
        yield server


@pytest.fixture(scope="module")
def clients(own: Any) -> dict[str, Any]:
    return {each: getattr(own, each)(max_retries=0) for each in catalog_facts.SERVICES}


@pytest.fixture
def server(own: Any) -> Any:
    own.reset()
    return own


def arguments(name: str, folder: Path) -> dict[str, Any]:
    names = {each["name"] for each in CATALOG[name]["parameters"]}
    more = {"directory": str(folder)} if "directory" in names else {}
    operation = catalog_facts.by_id().get(name)
    return more | (SAMPLES[name] if operation is None else calls(operation)["fewest"])


def method_of(clients: dict[str, Any], name: str) -> Any:
    service, _, rest = name.partition(".")
    return operator.attrgetter(rest)(clients[service])


@pytest.mark.parametrize("name", OPERATIONS)
def test_a_fault_of_any_operation_is_met(
    server: Any, clients: dict[str, Any], tmp_path: Path, name: str
) -> None:
    given, method = arguments(name, tmp_path), method_of(clients, name)
    for named in (name, method):
        server.reset()
        server.fail(named, status=418)
        with pytest.raises(openshelf.StatusError, match="418"):
            method(**given)
        assert not server.unused()
        server.calls.assert_called_once(named)
        # A request for the documented path that the service no longer has belongs to no operation.
        own = [call for call in server.calls if call.operation is not None]
        assert list(server.calls.of(name)) == own == list(server.calls.of(name.partition(".")[0]))


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_answer_of_any_operation_is_given(
    server: Any, clients: dict[str, Any], tmp_path: Path, name: str
) -> None:
    server.answer(name, json={"error": "own"}, status=418)
    with pytest.raises(openshelf.StatusError, match="418"):
        method_of(clients, name)(**arguments(name, tmp_path))
    assert not server.unused()


@pytest.mark.parametrize(("name", "counted"), SHARED.items())
def test_a_shared_request_counts_as_that_of_one_operation(
    server: Any, clients: dict[str, Any], tmp_path: Path, name: str, counted: str
) -> None:
    method_of(clients, name)(**arguments(name, tmp_path))
    assert [call.operation for call in server.calls] == [counted]
    server.calls.assert_called_once(name)
    with pytest.raises(AssertionError, match=rf"{name} \(the same request as {counted}\)"):
        server.calls.assert_called(name, times=2)


def test_an_address_that_is_only_made_does_not_hide_the_operation_that_requests_it(
    server: Any, clients: dict[str, Any]
) -> None:
    clients["placeholder"].fetch_seed("picsum", 100)
    # The picture itself is on another host.
    assert [call.operation for call in server.calls] == ["placeholder.fetch_seed", None]
    server.calls.assert_called_once("placeholder.seed_url")


@pytest.mark.parametrize("name", ["assert_called", "assert_called_once", "assert_called_with"])
def test_assertions_take_methods(server: Any, clients: dict[str, Any], name: str) -> None:
    totals = clients["disease"].totals
    totals.country("Italy")
    getattr(server.calls, name)(totals.country, "Italy")
    with pytest.raises(AssertionError, match=r"disease\.totals\.country"):
        getattr(server.calls, name)(totals.country, "France")
    server.calls.assert_not_called(totals.countries)
    with pytest.raises(AssertionError, match=r"disease\.totals\.country was not expected"):
        server.calls.assert_not_called(totals.country)
    assert len(server.calls.of(totals.country)) == 1
    assert server.request(totals.country, "Italy").same_request(server.calls[0])
    server.answer(totals.country, arguments={"country": "Peru"}, json={"cases": 3})
    assert totals.country("Peru") == {"cases": 3}
    server.fail(totals.country, status=404)
    with pytest.raises(openshelf.NotFoundError):
        totals.country("Italy")


@pytest.mark.parametrize("wrong", [7, None, len, {"operation": "disease"}])
def test_assertions_refuse_what_is_no_operation(server: Any, wrong: Any) -> None:
    with pytest.raises(openshelf.ArgumentTypeError, match="or a method of a client"):
        server.calls.assert_called(wrong)


def test_a_misspelt_operation_is_told(server: Any) -> None:
    with pytest.raises(openshelf.ArgumentError, match=r"did you mean 'disease\.totals\.country'"):
        server.calls.assert_not_called("disease.totals.contry")
    with pytest.raises(openshelf.ArgumentError, match=r"path='\*/Italy'"):
        server.answer("https://disease.sh/v3/covid-19/countries/Italy", json={})


def test_a_call_has_its_attributes_as_a_dict_has_them(server: Any, clients: dict[str, Any]) -> None:
    clients["disease"].totals.world()
    call = server.calls[-1]
    assert call["status"] == call.status == 200
    with pytest.raises(KeyError, match="a call has operation, method"):
        call["url"]


@pytest.mark.parametrize(
    ("word", "here"),
    [
        ("assert_any_call", "assert_called"),
        ("assert_called_once_with", "assert_called_once"),
        ("call_count", "len"),
        ("clear", "forget_calls"),
        ("assert_caled", "assert_called"),
    ],
)
def test_words_of_other_tools_lead_to_ours(server: Any, word: str, here: str) -> None:
    with pytest.raises(AttributeError, match=f"no attribute '{word}'; use .*{here}"):
        getattr(server.calls, word)


@pytest.mark.parametrize(
    ("method", "given", "options", "message"),
    [
        ("answer", {"cases": 7}, {}, r"path: expected a str.*got \{'cases': 7\}; write json="),
        ("fail", 503, {}, r"path: expected a str.*got 503; write status="),
        ("answer", None, {"body": b"x"}, "use text= for a str, content= for bytes"),
        ("answer", None, {"status_code": 200, "json": 1}, "use status="),
        ("answer", None, {"content": "x"}, r"content: expected bytes, got 'x'; write text="),
        ("answer", None, {"json": {}, "times": "2"}, "times: expected an int, got '2'; write 2"),
        ("fail", None, {"exception": OSError}, "use reset=True"),
        ("fail", None, {"timeout": True}, "use delay="),
        ("fail", None, {"json": {}}, r"use answer\(\.\.\., json=\.\.\.\)"),
        ("fail", None, {"status": "503"}, "status: expected an int, got '503'; write 503"),
        ("fail", None, {"reset": "yes"}, "reset: expected True or False, got 'yes'"),
        ("fail", None, {"delay": "1.5"}, r"delay: expected a number, got '1\.5'; write 1\.5"),
        ("fail", None, {"rename": ["a"]}, r"rename: expected a dict of str to str or None"),
    ],
)
def test_a_wrong_keyword_says_what_to_write(
    server: Any, method: str, given: Any, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(openshelf.ArgumentTypeError, match=message):
        getattr(server, method)("disease.totals.country", given, **options)


@pytest.mark.parametrize("status", [-1, 1 << 70])
def test_a_number_out_of_bounds_is_told(server: Any, status: int) -> None:
    with pytest.raises(openshelf.ArgumentError, match=f"status: {status} is out of bounds"):
        server.fail("disease", status=status)
