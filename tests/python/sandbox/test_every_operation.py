"""Tests every operation on the sandbox over real HTTP, with the fewest and with all arguments."""

import asyncio
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import class_name, method_of
from pictures import size

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

METHODS = [pytest.param(operation, id=operation.id) for operation in catalog_facts.operations()]

#: Members that an answer only sometimes has, with the catalog's own words.
SOMETIMES = {
    "museum": {"aggregations": "aggregations only when asked"},
    "gazette": {
        "errors": "errors is present only when something is missing",
        "next_page_url": "absent at the ends",
        "previous_page_url": "absent at the ends",
    },
    "spending": {"face_value_of_loan": "present only when a loan code is asked for"},
    "placeholder": {},
    "disease": {},
}


#: "members depend on category": the catalog's evidence lists those of assistance awards alone.
BY_CATEGORY = dict.fromkeys(
    [
        "fain", "uri", "record_type", "cfda_info", "transaction_obligated_amount",
        "total_subsidy_cost", "total_loan_value", "non_federal_funding", "total_funding",
        "funding_opportunity", "piid", "parent_award", "latest_transaction_contract_data",
        "naics_hierarchy", "psc_hierarchy",
    ],
    "members depend on category",
)  # fmt: skip


@pytest.fixture(scope="module")
def own(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, service)() for service in catalog_facts.SERVICES}


def arguments_of(operation: catalog_facts.Operation, directory: Path) -> dict[str, dict[str, Any]]:
    more = {"directory": str(directory)} if operation.id == "museum.images.download" else {}
    return {label: arguments | more for label, arguments in calls(operation).items()}


def faults(
    operation: catalog_facts.Operation, label: str, arguments: dict[str, Any], given: Any
) -> list[str]:
    """Differences of an answer from what the operation declares."""
    entry = CATALOG[operation.id]
    if operation.name == "download" and operation.service == "museum":
        path = Path(arguments["directory"]) / f"{arguments['image_id']}.jpg"
        kind, width, _ = size(path.read_bytes())
        right = isinstance(given, str) and kind == "jpeg" and width == arguments.get("width", 843)
        return [] if right else [f"{given!r} {kind} {width}"]
    if operation.name == "field_names":
        right = isinstance(given, list) and given and all(isinstance(name, str) for name in given)
        return [] if right else [f"{given!r}"]
    if operation.service == "museum" and operation.returns == "bytes":
        kind, width, _ = size(given)
        right = (kind, width) == ("jpeg", arguments.get("width", 843))
        return [] if right else [f"{kind} {width}"]
    if operation.returns == "bytes":
        kind, width, height = size(given)
        wanted = (arguments.get("extension", "jpg").replace("jpg", "jpeg"), arguments["width"],
                  arguments.get("height", arguments["width"]))  # fmt: skip
        return (
            [] if (kind, width, height) == wanted or 0 in wanted else [f"{kind} {width} x {height}"]
        )
    if operation.returns == "linked_file":
        kind = bytes if arguments.get("format") == "pdf" else str
        return [] if isinstance(given, kind) and given else [f"{given[:40]!r}"]
    kinds = {"object": dict, "list": list, "str": str}
    union = entry["answer"] == "object_or_list"
    if not isinstance(given, dict | list if union else kinds[operation.returns]):
        return [f"a {type(given).__name__}, the operation says {operation.returns}"]
    if isinstance(given, dict) and label == "fewest" and not union:
        return members(operation, given)
    return []


def members(operation: catalog_facts.Operation, given: dict[str, Any]) -> list[str]:
    sometimes = SOMETIMES[operation.service]
    if operation.id == "spending.awards.get":
        sometimes = BY_CATEGORY
    missing = [key for key in operation.keys if key not in given and key not in sometimes]
    found = [f"{missing} missing from {list(given)}"] if missing else []
    records = operation.records
    if operation.service == "museum" and operation.name == "search":
        records = ""  # not every collection contains a given word; see test_behaviour
    if records and records != "." and not given.get(records) and records not in missing:
        found.append(f"{records} holds nothing")
    return found


def lasting(operation: catalog_facts.Operation) -> int | None:
    """The status with which an operation always fails; a collection without search has no index."""
    entry = CATALOG[operation.id]
    if operation.name == "search_mapping":
        search = operation.id.removesuffix("_mapping")
        return 400 if CATALOG[search]["lasting_status"] else None
    status: int | None = entry["lasting_status"]
    return status


@pytest.mark.parametrize("operation", METHODS)
def test_a_client_gets_an_answer_of_every_operation(
    operation: catalog_facts.Operation, own: dict[str, Any], tmp_path: Path
) -> None:
    method = method_of(own[operation.service], operation)
    for label, arguments in arguments_of(operation, tmp_path).items():
        if status := lasting(operation):
            with pytest.raises(openshelf.StatusError) as caught:
                method(**arguments)
            assert caught.value.status == status
            continue
        assert not faults(operation, label, arguments, method(**arguments)), (label, arguments)


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_an_asynchronous_client_gets_an_answer_of_every_operation(
    service: str, sandbox: Any, tmp_path: Path
) -> None:
    async def every() -> list[str]:
        found = []
        async with getattr(sandbox, f"async_{service}")() as client:
            assert type(client) is getattr(openshelf, class_name(service, asynchronous=True))
            for operation in catalog_facts.operations():
                if operation.service != service:
                    continue
                for label, arguments in arguments_of(operation, tmp_path).items():
                    try:
                        given = await method_of(client, operation)(**arguments)
                        wrong = faults(operation, label, arguments, given)
                        wrong += ["no failure"] if lasting(operation) else []
                    except openshelf.OpenshelfError as error:
                        failed = isinstance(error, openshelf.StatusError) and error.status
                        wrong = [] if failed == lasting(operation) else [repr(error)]
                    found += [f"{operation.id} {label}: {item}" for item in wrong]
        return found

    assert asyncio.run(every()) == []


#: Values that shells complete, although the parameter takes others.
COMPLETED = [
    pytest.param(operation, item["name"], id=f"{operation.id}-{item['name']}")
    for operation in catalog_facts.operations()
    for item in CATALOG[operation.id]["parameters"]
    if item["known"]
]


@pytest.mark.parametrize(("operation", "name"), COMPLETED)
def test_every_completed_value_is_answered(
    operation: catalog_facts.Operation, name: str, own: dict[str, Any]
) -> None:
    method = method_of(own[operation.service], operation)
    is_list = operation.parameter(name).type.startswith("list")
    (entry,) = [item for item in CATALOG[operation.id]["parameters"] if item["name"] == name]
    refused = []
    for value in entry["known"]["names"]:
        given = calls(operation)["fewest"] | {name: [value] if is_list else value}
        try:
            method(**given)
        except openshelf.StatusError as error:
            refused.append((value, error.status))
    assert not refused
