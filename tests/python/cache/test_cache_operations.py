"""Tests every operation of the catalog: answers that may be cached are cached, and no others."""

from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of, sends_nothing

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

OPERATIONS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if not sends_nothing(operation)
]


#: Collections that the museum cannot search; their searches always fail.
UNSEARCHABLE = {operation["group"] for operation in CATALOG.values() if operation["lasting_status"]}


@pytest.fixture(scope="module")
def own() -> Any:
    with openshelf.Sandbox() as server:
        clients = {
            service: getattr(server, service)(
                use_caching=True, backend="memory", cache_name=f"table-{service}", max_retries=0
            )
            for service in catalog_facts.SERVICES
        }
        yield server, clients


def is_to_be_kept(operation: dict[str, Any]) -> bool:
    """Whether the description of the operation allows caching, whatever the cache reads."""
    text = f"{operation['name']} {operation['path']} {operation['summary']}".lower()
    is_job = operation["creates_job"] or "state of a download job" in text
    return not is_job and "random picture" not in text


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_second_call_of_every_operation_uses_the_cache(
    operation: catalog_facts.Operation, own: Any, tmp_path: Path
) -> None:
    server, clients = own
    arguments = dict(calls(operation)["fewest"])
    if operation.id == "museum.images.download":
        arguments["directory"] = str(tmp_path)
    if operation.id == "museum.images.fetch":
        # The request of images.download, whose answer is cached by now.
        arguments["width"] = 600
    if operation.name == "status" and "download" in operation.group:
        job = clients["spending"].download.awards(
            filters=arguments.get("filters") or {"keywords": ["road"]}
        )
        arguments["file_name"] = job["file_name"]
    method = method_of(clients[operation.service], operation)
    before = len(server.calls)
    try:
        first = method(**arguments)
    except openshelf.StatusError:
        asked = len(server.calls)
        with pytest.raises(openshelf.StatusError):
            method(**arguments)
        assert len(server.calls) > asked, "an error was kept"
        assert operation.group in UNSEARCHABLE, "the sandbox knows no such record"
        return
    asked = len(server.calls)
    second = method(**arguments)
    again = len(server.calls) - asked
    assert asked > before
    if is_to_be_kept(CATALOG[operation.id]):
        assert again == 0
        assert second == first
    else:
        assert again == asked - before


def test_the_operations_that_are_never_cached() -> None:
    never = {name for name, operation in CATALOG.items() if operation["never_cached"]}
    assert never == {
        "placeholder.fetch_random",
        "spending.download.status",
        "spending.bulk_download.status",
    }
    jobs = {name for name, operation in CATALOG.items() if operation["creates_job"]}
    assert len(jobs) >= 9
    assert not jobs & never
