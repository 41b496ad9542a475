"""Tests what a sandbox undoes: changed records, files that were made anew, requests that began earlier."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from openshelf import paginate

CONTRACTS = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2024-09-01", "end_date": "2024-09-30"}],
}
LISTS: dict[str, dict[str, Any]] = {
    "museum.artworks.list": {"limit": 20},
    "museum.artworks.search": {"q": None, "limit": 20},
    "gazette.documents.search": {"search_term": "water", "per_page": 20},
    "spending.search.spending_by_award": {
        "filters": CONTRACTS,
        "fields": ["Award ID", "Award Amount"],
        "sort": "Award Amount",
    },
}


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def asked(server: Any, operation: str) -> str:
    service, group, name = operation.split(".")
    with getattr(server, service)() as client:
        method = getattr(getattr(client, group), name)
        return json.dumps(method(**LISTS[operation]), sort_keys=True)


@pytest.mark.parametrize("operation", LISTS)
@pytest.mark.parametrize("change", ["insert", "delete", "update"])
def test_a_healed_sandbox_has_the_records_of_its_start(
    server: Any, operation: str, change: str
) -> None:
    before = asked(server, operation)
    for _ in range(2):
        server.fail(operation, **{change: 3})
        asked(server, operation)
        changed = asked(server, operation)
        # An abstract that comes or goes is not in the columns of a search.
        assert changed != before or (operation, change) == ("gazette.documents.search", "update")
        server.heal()
        assert asked(server, operation) == before


def test_changed_records_stay_if_they_are_wanted(server: Any) -> None:
    before = asked(server, "museum.artworks.list")
    server.fail("museum.artworks.list", insert=3)
    asked(server, "museum.artworks.list")
    changed = asked(server, "museum.artworks.list")
    server.heal(restore=False)
    assert asked(server, "museum.artworks.list") == changed != before
    server.heal()
    assert asked(server, "museum.artworks.list") == before


def test_a_job_goes_on_and_its_file_is_the_first_one(server: Any) -> None:
    with server.spending() as spending:
        job = spending.download.awards(CONTRACTS)
        server.heal()
        while spending.download.status(job["file_name"])["status"] != "finished":
            pass
        server.heal()
        assert spending.download.status(job["file_name"])["status"] == "finished"


@pytest.mark.parametrize("left", ["a closed client", "a dropped list"])
def test_requests_that_began_before_are_not_in_the_log(server: Any, left: str) -> None:
    kept = server.gazette()
    for _ in range(150):
        with server.gazette() as own:
            client = own if left == "a closed client" else kept
            for _ in paginate(client.documents.search).records("water", per_page=5):
                break
        server.forget_calls()
        # What began later is there, and nothing else.
        kept.agencies.list()
        assert [call["operation"] for call in server.calls] == ["gazette.agencies.list"]
        assert server.stats["requests"] == 1
    kept.close()


def test_requests_that_began_before_meet_no_later_fault_or_answer(server: Any) -> None:
    for _ in range(100):
        with server.museum(max_retries=0) as museum:
            for _ in paginate(museum.artworks.list).records(limit=5):
                break
        server.forget_calls()
        server.heal()
        server.fail("museum.artworks.list", status=404)
        server.answer("museum.artworks.search", json={"data": []}, times=1)
        with server.museum(max_retries=0) as museum:
            assert museum.artworks.search("monet") == {"data": []}
            with pytest.raises(openshelf.NotFoundError):
                museum.artworks.list()
        server.heal()


ASK = """
import sys
import openshelf
with openshelf.Disease(base_url=sys.argv[1], requests_per_second=None) as disease:
    disease.totals.world()
    sys.stdin.readline()
    disease.totals.world()
"""


def test_another_process_is_logged_in_every_turn(server: Any) -> None:
    server.forget_calls()
    command = (sys.executable, "-c", ASK, server.urls["OPENSHELF_DISEASE_URL"])
    with subprocess.Popen(command, stdin=subprocess.PIPE, text=True) as other:
        assert other.stdin is not None
        while not server.calls:
            assert other.poll() is None
        server.forget_calls()
        other.stdin.write("\n")
        other.stdin.flush()
        assert other.wait() == 0
    assert [call["operation"] for call in server.calls] == ["disease.totals.world"]


NOTHING = [{}, {"times": 3}, {"reset": False}, {"insert": 0}, {"probability": 0.5, "seed": 1}]


@pytest.mark.parametrize("fault", NOTHING)
@pytest.mark.parametrize("operation", [None, "disease.totals.country"])
def test_a_fault_without_effect_is_refused(
    server: Any, operation: str | None, fault: dict[str, Any]
) -> None:
    with pytest.raises(openshelf.ArgumentTypeError, match="expected a fault, such as status=503"):
        server.fail(operation, **fault)
    with pytest.raises(openshelf.ArgumentTypeError, match="expected a fault"):
        openshelf.Sandbox(faults=[{"operation": operation, **fault}])


@pytest.mark.parametrize(
    ("operation", "fault", "said"),
    [
        ("disease.totals.country", {"insert": 2}, "insert: disease.totals.country has no records"),
        ("museum.artworks.get", {"delete": 2}, r"possible for museum\..*list"),
        ("disease", {"update": 1}, "update: disease has no records .* and [0-9]+ more"),
        (
            "disease.totals.country",
            {"job": "failed"},
            "creates no job.* spending.download.accounts",
        ),
        ("spending.download.status", {"tables": 2}, "creates no job"),
        (
            "disease.totals.country",
            {"blackout": True},
            "no list that is unavailable.*gazette.public_inspection_documents",
        ),
    ],
)
def test_a_fault_that_an_operation_cannot_have_is_refused(
    server: Any, operation: str, fault: dict[str, Any], said: str
) -> None:
    with pytest.raises(openshelf.ArgumentError, match=said):
        server.fail(operation, **fault)
    assert server._met()[0] == []
    # A name of several operations may have it if one of them may.
    server.fail("museum", insert=2)
    server.fail("spending", job="failed")
    server.fail(path="*", insert=2)
    server.heal()
