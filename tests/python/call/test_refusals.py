"""Tests that an invalid call is rejected before anything is sent, with all faults in one error."""

import decimal
import math
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from each import for_each
from hostile import companions
from never_answered import NEVER_ANSWERED
from recorder import Recorder
from samples import fewest

METHODS = [pytest.param(operation, id=operation.id) for operation in catalog_facts.operations()]
WITH_PARAMETERS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if operation.parameters
]

WRONG: dict[str, list[Any]] = {
    "int": [True, 5.0, 1.5, "5", "five", [5], {"a": 1}, b"5", math.nan, decimal.Decimal(5), {5}],
    "str": [5, 5.5, True, b"text", {"a": 1}, {"a"}, object()],
    "bool": [1, 0, "true", "False", 1.0, [True], {}],
    "int|str": [True, 5.0, 1.5, [1], {"a": 1}, b"x"],
    "list[str]": [5, True, {"a": 1}, [5], ["a", 5], [True], [["a"]], [b"x"], [1.5], {"a"}],
    "list[int]|list[str]": [True, {"a": 1}, [True], [1.5], [[1]], [b"x"], {1}],
    "object": [5, "text", True, 1.5, b"{}"],
    "list[object]": [5, "text", True, [5], ["a"], [[]]],
}

WRONG_DAYS = [
    "2024-02-30",
    "2023-02-29",
    "2024-13-01",
    "2024-00-10",
    "24-01-01",
    "01/02/2024",
    "2024-1-2",
    "2024-01-02T00:00:00",
    "tomorrow",
    "",
    " 2024-01-02",
    "20240102",
]


def wrong_values(
    operation: catalog_facts.Operation, parameter: catalog_facts.Parameter
) -> list[Any]:
    """Values of a wrong type, outside the enum, or outside the limits."""
    found = list(WRONG[parameter.type])
    if (operation.full_name, parameter.name) == ("idvs.activity", "hide_edge_cases"):
        found.remove(True)  # true or false as text; according to the note a bool is accepted too
    if parameter.type == "str" and not parameter.takes_list and not parameter.is_repeated:
        found.append(["text"])
    if parameter.is_date:
        found += WRONG_DAYS
    if parameter.enum:
        found += outside_the_enum(parameter)
    if parameter.minimum is not None:
        found.append(parameter.minimum - 1)
    if parameter.maximum is not None:
        found.append(parameter.maximum + 1)
    return found


def outside_the_enum(parameter: catalog_facts.Parameter) -> list[Any]:
    if parameter.type == "int":
        return [99, -1]
    if parameter.type == "int|str":
        return ["ALL", "none", 0, -1]
    texts = ["no such value", ""]
    texts += [item.upper() for item in parameter.enum if item.upper() not in parameter.enum][:1]
    return [[text] for text in texts] if parameter.type == "list[str]" else texts


@for_each(WITH_PARAMETERS)
def test_wrong_values_are_refused(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(clients[operation.service], operation)
    wrong = []
    for parameter in operation.parameters:
        for value in wrong_values(operation, parameter):
            arguments = (
                fewest(operation) | companions(operation, parameter) | {parameter.name: value}
            )
            try:
                method(**arguments)
            except openshelf.ArgumentError as error:
                if parameter.name not in {fault["parameter"] for fault in error.faults}:
                    wrong.append(f"{parameter.name}={value!r}: another parameter blamed: {error}")
                elif parameter.name not in str(error):
                    wrong.append(f"{parameter.name}={value!r}: not named in {error}")
            except Exception as error:  # noqa: BLE001  whatever else comes is the finding
                wrong.append(f"{parameter.name}={value!r}: {error!r}")
            else:
                wrong.append(f"{parameter.name}={value!r}: passed")
    assert not wrong, "\n".join(wrong)
    assert recorder.requests == []


def never_answered(operation: catalog_facts.Operation, name: str, value: Any) -> bool:
    """Values that are refused next to the fewest arguments; see test_never_answered."""
    refused = " ".join(NEVER_ANSWERED.get(operation.id, ()))
    if operation.id == "spending.search.spending_by_transaction":
        return (name, value) == ("sort", "def_codes")  # "sort def_codes: always 503"
    return name == "spending_level" and (
        (value == "award_financial" and "award_financial with any category but defc" in refused)
        or (value == "subawards" and refused.startswith("subawards true, spending_level subawards"))
    )


@for_each(WITH_PARAMETERS)
def test_the_limits_themselves_are_accepted(
    operation: catalog_facts.Operation, clients: dict[str, Any]
) -> None:
    prepare = openshelf.prepare(method_of(clients[operation.service], operation))
    for parameter in operation.parameters:
        values = [item for item in (parameter.minimum, parameter.maximum) if item is not None]
        values += [[item] if parameter.type == "list[str]" else item for item in parameter.enum]
        if (operation.id, parameter.name) == ("gazette.documents.search", "per_page"):
            values.remove(1000)  # with the page of COMPANIONS: tested with the window below
        for value in values:
            if never_answered(operation, parameter.name, value):
                continue
            given = fewest(operation) | companions(operation, parameter) | {parameter.name: value}
            if operation.id == "spending.download.accounts" and parameter.name == "period":
                given.pop("quarter")
            if operation.id == "spending.search.spending_by_transaction":
                given["fields"] = [*given["fields"], given.get("sort", "Action Date")]
            prepare(**given)


@for_each(METHODS)
def test_an_unknown_keyword_is_a_type_error(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    """A TypeError like Python's own, with the nearest name if there is one."""
    method = method_of(clients[operation.service], operation)
    arguments = fewest(operation)
    with pytest.raises(TypeError) as caught:
        method(**arguments, zzz_unknown=1)
    assert "zzz_unknown" in str(caught.value)
    for parameter in operation.parameters:
        if len(parameter.name) < 6:
            continue
        misspelt = parameter.name[:-2] + parameter.name[-1] + parameter.name[-2] + "x"
        with pytest.raises(TypeError) as caught:
            method(**arguments, **{misspelt: 1})
        assert misspelt in str(caught.value)
        assert (
            f"'{parameter.name}'" in str(caught.value)
            or parameter.name in str(caught.value).split(misspelt, 1)[1]
        ), str(caught.value)
    assert recorder.requests == []


@for_each(METHODS)
def test_missing_arguments_are_a_type_error(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(clients[operation.service], operation)
    arguments = fewest(operation)
    required = [parameter.name for parameter in operation.parameters if parameter.required]
    for name in required:
        others = {key: value for key, value in arguments.items() if key != name}
        nullable = operation.parameter(name).nullable
        for given in (others,) if nullable else (others, others | {name: None}):
            with pytest.raises(TypeError) as caught:
                method(**given)
            assert name in str(caught.value)
    if required:
        with pytest.raises(TypeError) as caught:
            method()
        assert all(name in str(caught.value) for name in required)
        with pytest.raises(TypeError):
            method(arguments[required[0]], **arguments)
    assert recorder.requests == []


@pytest.mark.parametrize(
    ("identity", "arguments", "hint"),
    [
        ("spending.agency.overview", {"toptier_agency_code": 12}, "text"),
        ("spending.recipient.state.get", {"fips": 6}, "text"),
        ("spending.references.naics_code", {"code": 54}, "text"),
        ("spending.federal_accounts.search", {"fiscal_year": 2020}, "text"),
        (
            "spending.download.accounts",
            {
                "account_level": "treasury_account",
                "fiscal_year": 2020,
                "submission_types": ["account_balances"],
                "quarter": 1,
                "agency": 12,
            },
            "text",
        ),
    ],
)
def test_a_code_as_a_number_is_refused_with_a_hint(
    identity: str, arguments: dict[str, Any], hint: str, clients: dict[str, Any]
) -> None:
    operation = catalog_facts.by_id()[identity]
    with pytest.raises(openshelf.ArgumentError) as caught:
        method_of(clients[operation.service], operation)(**arguments)
    message = str(caught.value).lower()
    assert hint in message or "str" in message
    assert "leading zero" in message or "'12'" in message or '"' in message or "'" in message


def test_one_error_reports_every_fault_of_a_call(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    with pytest.raises(openshelf.ArgumentError) as caught:
        clients["spending"].search.spending_by_award(
            filters={
                "keyword_s": ["x"],
                "award_type_codes": ["A", "ZZ"],
                "time_period": [{"start": "x"}],
            },
            fields=["Award IDD"],
            limit=1000,
            order="up",
            page="1",
        )
    error = caught.value
    assert isinstance(error, ValueError)
    faults = error.faults
    assert {"filters", "fields", "limit", "order", "page"} <= {
        fault["parameter"] for fault in faults
    }
    for fault in faults:
        assert set(fault) >= {"parameter", "path", "given", "allowed", "message"}
        assert fault["message"]
    text = str(error)
    for part in ("keyword_s", "keywords", "ZZ", "start", "Award IDD", "Award ID", "1000", "up"):
        assert part in text, part
    limits = next(fault for fault in faults if fault["parameter"] == "limit")
    assert "1000" in str(limits["given"])
    assert "100" in str(limits["allowed"])
    orders = next(fault for fault in faults if fault["parameter"] == "order")
    assert "asc" in str(orders["allowed"]) and "desc" in str(orders["allowed"])
    assert recorder.requests == []
