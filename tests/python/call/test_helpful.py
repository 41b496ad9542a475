"""Tests the content of errors: what was meant, what is allowed, which operation accepts it, and all faults together."""

from __future__ import annotations

import json
import warnings
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import declared_member
from each import for_each
from openshelf import _core
from recorder import Answer, Recorder
from samples import fewest

TABLE = json.loads(_core._catalog())
CATALOG = TABLE["operations"]
METHODS = {
    f"{operation['service']}.{operation['group']}.{operation['name']}".replace("..", "."): operation
    for operation in CATALOG
}


def named(identity: str, operation: dict[str, Any]) -> Any:
    return pytest.param(identity, operation, id=identity)


def method(clients: dict[str, Any], identity: str) -> Any:
    service, *path = identity.split(".")
    found = clients[service]
    for name in path:
        found = getattr(found, name)
    return found


def refused(kind: type[Exception], call: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(kind) as caught:
        call(*arguments, **named)
    return str(caught.value)


# Names.


WIRE_NAMES = [
    pytest.param(
        identity, parameter["wire"], parameter["name"], id=f"{identity}-{parameter['wire']}"
    )
    for identity, operation in METHODS.items()
    for parameter in operation["parameters"]
    if parameter["wire"] != parameter["name"]
    and parameter["wire"] not in {each["name"] for each in operation["parameters"]}
]


@for_each(WIRE_NAMES)
def test_the_error_for_a_wire_name_names_the_parameter(
    identity: str, wire: str, name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    message = refused(TypeError, method(clients, identity), **{wire: 1})
    assert f"the service's '{wire}' is '" in message
    meant = message.split(f"the service's '{wire}' is '")[1].split("'")[0]
    operation = METHODS[identity]
    assert wire in {each["wire"] for each in operation["parameters"] if each["name"] == meant}
    if sum(each["wire"] == wire for each in operation["parameters"]) == 1:
        assert meant == name
    assert recorder.requests == []


@pytest.mark.parametrize(
    ("identity", "given", "meant"),
    [
        ("gazette.documents.search", "term", "search_term"),
        ("gazette.documents.search", "docket_id_number", "docket_id"),
        ("disease.totals.countries", "yesterday", "day"),
        ("disease.totals.countries", "allowNull", "allow_null"),
        ("museum.artworks.search", "aggregations", "aggs"),
        ("spending.search.spending_by_award", "filter", "filters"),
        ("spending.disaster.agency.spending", "def_code", "def_codes"),
    ],
)
def test_the_error_for_a_synonym_names_the_parameter(
    identity: str, given: str, meant: str, clients: dict[str, Any]
) -> None:
    assert f"'{meant}'" in refused(TypeError, method(clients, identity), **{given: 1})


def test_the_error_for_a_client_option_says_where_it_belongs(clients: dict[str, Any]) -> None:
    message = refused(TypeError, clients["museum"].artworks.search, "monet", timeout=5)
    assert "client.with_options(timeout=...)" in message
    message = refused(TypeError, clients["museum"].artworks.search, "monet", backend="memory")
    assert "openshelf.Museum(backend=...)" in message


# Missing and None.


WITH_REQUIRED = [
    named(identity, operation)
    for identity, operation in METHODS.items()
    if any(parameter["required"] for parameter in operation["parameters"])
]


@for_each(WITH_REQUIRED)
def test_a_missing_argument_and_none_have_different_errors(
    identity: str, operation: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    call = method(clients, identity)
    required = [each for each in operation["parameters"] if each["required"]]
    missing = refused(TypeError, call)
    plural = "s" if len(required) > 1 else ""
    assert f"missing {len(required)} required argument{plural}" in missing
    takes_none = any(parameter["nullable"] for parameter in required)
    assert ("; None lists everything" in missing) == takes_none
    assert missing.count("None") == takes_none
    for parameter in required:
        assert f"'{parameter['name']}'" in missing
        assert all(f"'{value}'" in missing for value in parameter["values"])
        if parameter["sample"] and not parameter["values"]:
            assert "such as" in missing
    if all(each["nullable"] for each in required):
        return
    none = refused(TypeError, call, **{each["name"]: None for each in required})
    for parameter in required:
        said = f"got None for the required argument '{parameter['name']}'" in none
        assert said != parameter["nullable"]
    assert "missing" not in none
    assert recorder.requests == []


# Fields.


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("Recipient", "Recipient Name"),
        ("Amount", "Award Amount"),
        ("award id", "Award ID"),
        ("awardId", "Award ID"),
        ("Agency", "Awarding Agency"),
        ("Start", "Start Date"),
        ("Recipient Nme", "Recipient Name"),
        ("PSC Code", "psc_code"),
    ],
)
def test_the_error_for_a_wrong_field_names_the_nearest_by_meaning(
    given: str, meant: str, clients: dict[str, Any]
) -> None:
    search = clients["spending"].search.spending_by_award
    filters = {"award_type_codes": ["A"]}
    message = refused(openshelf.ArgumentError, search, filters, [given])
    assert f"did you mean '{meant}'?" in message


def test_the_error_for_unknown_fields_lists_the_known_ones_once(clients: dict[str, Any]) -> None:
    search = clients["spending"].search.spending_by_award
    filters = {"award_type_codes": ["A"]}
    message = refused(openshelf.ArgumentError, search, filters, ["qqq", "zzz"])
    assert message.count("'Award ID', 'Recipient Name'") == 1
    assert "fields[0]" in message and "fields[1]" in message


CHOOSING = [
    pytest.param(identity, operation, parameter, id=f"{identity}-{parameter['name']}")
    for identity, operation in METHODS.items()
    for parameter in operation["parameters"]
    if parameter["names_columns"] and operation["columns"] and not parameter["values"]
]


@for_each(CHOOSING)
def test_an_unknown_member_is_warned_about_if_the_columns_are_known(
    identity: str,
    entry: dict[str, Any],
    parameter: dict[str, Any],
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    prepared = method(clients, identity)
    operation = catalog_facts.by_id()[identity]
    columns = entry["leading_columns"] + entry["columns"] + entry["included_columns"]
    names = [column["name"] for column in columns]
    misspelt = names[0] + "xq"
    if entry["answer"] != "list":
        members = [declared_member(identity), *(name.partition(".")[0] for name in names)]
        recorder.answer = Answer(body=json.dumps(dict.fromkeys(members)).encode())
    else:
        recorder.answer = Answer(body=b"[]")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        prepared(**fewest(operation) | {parameter["name"]: names})
    for given in ([*names, misspelt], ",".join([*names, misspelt])):
        with pytest.warns(openshelf.UnknownFieldWarning) as warned:
            prepared(**fewest(operation) | {parameter["name"]: given})
        (message,) = (str(each.message) for each in warned)
        assert misspelt in message
        assert "did you mean" in message or "known are" in message
    recorder.reset()


def test_every_parameter_fields_is_checked_against_the_columns() -> None:
    """All parameters named `fields` of operations with columns."""
    shared = {"museum.search"}  # the records of several collections
    for identity, operation in METHODS.items():
        for parameter in operation["parameters"]:
            if parameter["name"] == "fields" and operation["columns"] and not parameter["values"]:
                assert parameter["names_columns"] != (identity in shared), identity


def test_a_misspelt_member_of_artworks_is_warned_about(clients: dict[str, Any]) -> None:
    with pytest.warns(openshelf.UnknownFieldWarning, match="did you mean 'title'"):
        clients["museum"].artworks.search("monet", fields=["titel", "id"])


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("thumbnail.widht", "thumbnail.width"),
        ("thumbnail.width.x", None),
        ("thumbnail", None),
        ("title.keyword", None),
    ],
)
def test_a_misspelt_part_of_a_member_is_warned_about(
    given: str, meant: str | None, clients: dict[str, Any]
) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        clients["museum"].artworks.search("monet", fields=["id", given])
    told = [str(each.message) for each in warned]
    assert bool(told) == (meant is not None), told
    assert meant is None or f"did you mean '{meant}'" in told[0]


# Members of objects.


def schemas() -> dict[str, dict[str, Any]]:
    """All parameters whose objects have required members, by operation."""
    found = {}
    for identity, operation in METHODS.items():
        for parameter in operation["parameters"]:
            members = [
                each for part in (parameter["schema"] or {}).get("members", []) for each in part
            ]
            if any(each["required"] for each in members):
                found[f"{identity}-{parameter['name']}"] = (identity, parameter)
    return found


SCHEMAS = schemas()


@pytest.mark.parametrize("key", SCHEMAS)
def test_the_error_for_a_missing_member_says_what_it_accepts(
    key: str, clients: dict[str, Any]
) -> None:
    identity, parameter = SCHEMAS[key]
    members = [each for part in parameter["schema"]["members"] for each in part]
    required = [each for each in members if each["required"]]
    empty: Any = [{}] if parameter["kind"] == "objects" else {}
    given = fewest(catalog_facts.by_id()[identity]) | {parameter["name"]: empty}
    message = refused(openshelf.ArgumentError, method(clients, identity), **given)
    for member in required:
        start = f"the member '{member['name']}' is missing: "
        assert start in message
        rest = message.split(start)[1].split("\n")[0]
        assert rest
        assert all(f"'{value}'" in rest for value in member["values"])


# Ranges.


RANGES = [
    pytest.param(identity, *rule["ordered"], id=f"{identity}-{rule['ordered'][0]}")
    for identity, operation in METHODS.items()
    for rule in operation["rules"]
    if "ordered" in rule
]


def test_every_pair_of_dates_is_checked_as_a_range() -> None:
    pairs = {tuple(each.values[1:3]) for each in RANGES}
    for identity, operation in METHODS.items():
        days = [each["name"] for each in operation["parameters"] if each["kind"] == "date"]
        for first in days:
            for last in (first.replace("from", "to"), first.replace("start", "end")):
                if last in days and last != first:
                    assert (first, last) in pairs, identity


@pytest.mark.parametrize(("identity", "first", "last"), RANGES)
def test_a_range_that_ends_before_it_begins_is_refused(
    identity: str, first: str, last: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    operation = catalog_facts.by_id()[identity]
    prepare = openshelf.prepare(method_of(clients[operation.service], operation))
    others = {name: value for name, value in fewest(operation).items() if name not in (first, last)}
    prepare(**others | {first: "2024-03-01", last: "2024-03-01"})
    message = refused(
        openshelf.ArgumentError, prepare, **others | {first: "2024-03-02", last: "2024-03-01"}
    )
    assert f"'{first}' ('2024-03-02') is after '{last}' ('2024-03-01'): swap them" in message
    assert recorder.requests == []


# Arguments by position.


WITHOUT_POSITION = [
    named(identity, operation)
    for identity, operation in METHODS.items()
    if not any(parameter["required"] for parameter in operation["parameters"])
]


@for_each(WITHOUT_POSITION)
def test_the_error_for_a_positional_list_names_the_operation_that_takes_it(
    identity: str, operation: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    message = refused(TypeError, method(clients, identity), ["Italy", "Spain"])
    assert "takes no positional arguments but 1 was given" in message
    below = [
        other
        for other in CATALOG
        if (other["service"], other["group"]) == (operation["service"], operation["group"])
        and other["path"].startswith(operation["path"].rstrip("/") + "/{")
        and other["path"].count("/") == operation["path"].rstrip("/").count("/") + 1
        and other["path"].endswith("}")
    ]
    for other in below:
        assert other["name"] + "(" in message
    assert recorder.requests == []


def test_the_error_of_countries_recommends_countries_by_name(clients: dict[str, Any]) -> None:
    message = refused(TypeError, clients["disease"].totals.countries, ["Italy", "Spain"])
    assert "totals.countries_by_name(countries)" in message


# Everything at once.


@for_each(WITH_REQUIRED)
def test_one_error_reports_unknown_and_missing_names_and_faults(
    identity: str, operation: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    optional = [each for each in operation["parameters"] if not each["required"]]
    wrong = {each["name"]: object() for each in optional}
    message = refused(
        TypeError, method(clients, identity), **wrong, zzz_unknown=1, yyy_unknown=2, deadline=1
    )
    for part in ("'zzz_unknown'", "'yyy_unknown'", "'deadline'", "is missing"):
        assert part in message
    for name in wrong:
        assert f"\n  {name}: a value of type object cannot be sent" in message
    count = 4 + len(wrong)
    assert f"(): {count} faults:\n" in message
    assert message.count("\n  ") == count
    assert recorder.requests == []


def test_a_refused_value_does_not_count_as_missing(clients: dict[str, Any]) -> None:
    """Rules across parameters ignore a parameter that has its own fault."""
    for identity, entry in METHODS.items():
        for rule in entry["rules"]:
            names = rule.get("exactly_one") or []
            for name in names:
                operation = catalog_facts.by_id()[identity]
                given = {key: value for key, value in fewest(operation).items() if key not in names}
                call = method(clients, identity)
                message = refused(openshelf.ArgumentError, call, **given, **{name: object()})
                assert "one of these is needed" not in message, identity
