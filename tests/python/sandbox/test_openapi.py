"""Tests the OpenAPI document of every service, and uses it to send generated values to the sandbox."""

import contextlib
import importlib
import inspect
import json
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import catalog_facts
import described_calls
import openshelf
import pytest
import schemathesis
from calling import method_of
from catalog_facts import SERVICES
from described_calls import described, resolved, schema_faults
from hypothesis import HealthCheck, Phase, given, settings
from openshelf import member_names, openapi
from openshelf.openapi.addresses import addresses

from examples import CATALOG, calls

#: How many operations of a service are called, spread evenly, the same in each run.
MOST = int(os.environ.get("OPENSHELF_OPERATIONS", "45"))
#: The operations that always fail, according to their description.
LASTING = {name for name, operation in CATALOG.items() if operation["lasting_status"]}


_SEARCHED = {
    operation["path"].removesuffix("/search")
    for name, operation in CATALOG.items()
    if name.startswith("museum.")
    and operation["name"] == "search"
    and not operation["lasting_status"]
}
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_INSPECTION_FIELDS = set(catalog_facts.evidence("gazette")["public_inspection_fields"]["all"])


class Asked:
    """A request and the response status, for the conditions below."""

    def __init__(self, response: Any) -> None:
        self.status = response.status_code
        self.query = parse_qs(urlsplit(response.request.url).query, keep_blank_values=True)
        try:
            body = json.loads(response.request.body or b"{}")
        except ValueError:
            body = {}
        self.all = body
        self.body = body if isinstance(body, dict) else {}

    def no_day(self, name: str) -> bool:
        return not _DAY.fullmatch(self.query.get(name, [""])[0].strip())


def _no_term(asked: Asked) -> bool:
    return "conditions[term]" not in asked.query


def _unknown_field(asked: Asked) -> bool:
    return bool(set(asked.query.get("fields[]", [])) - _INSPECTION_FIELDS)


def _unknown_collection(asked: Asked) -> bool:
    """Whether a search names a collection that none of the operations searches."""
    searches = asked.all if isinstance(asked.all, list) else [asked.all]
    named: list[Any] = asked.query.get("resources", []) + asked.query.get("resources[]", [])
    for search in searches:
        given = search.get("resources") if isinstance(search, dict) else None
        named += given if isinstance(given, list) else [given] if given else []
    return any(part not in _SEARCHED for name in named for part in str(name).split(","))


def _unchecked(asked: Asked) -> bool:
    """Whether a value is one that the service does not check and fails on, according to the catalog."""
    return asked.status == 500 and bool(asked.body)


#: The requests that the service answers with a 5xx according to the catalog.
SERVERS_OWN: dict[str, Callable[[Asked], bool]] = {
    # According to the catalog, omitting the term is a server error,
    "gazette.agencies.suggestions": _no_term,
    "gazette.topics.suggestions": _no_term,
    "gazette.documents.autocomplete": _no_term,
    # an unparseable date,
    "gazette.effective_dates.list": lambda asked: (
        asked.no_day("start_date") or asked.no_day("end_date")
    ),
    # an unknown field of public inspection,
    "gazette.public_inspection_documents.get": _unknown_field,
    "gazette.public_inspection_documents.get_many": _unknown_field,
    "gazette.public_inspection_documents.current": _unknown_field,
    "gazette.public_inspection_documents.search": lambda asked: (
        asked.no_day("conditions[available_on]") or _unknown_field(asked)
    ),
    # a fiscal year without any revealed submission,
    "spending.agency.bureau_federal_accounts": lambda asked: (
        asked.query.get("fiscal_year", [""])[0] not in {str(year) for year in range(2017, 2025)}
    ),
    # values that the service does not check itself,
    "spending.autocomplete.awarding_agency_office": _unchecked,
    "spending.autocomplete.cfda": _unchecked,
    "spending.autocomplete.funding_agency_office": _unchecked,
    "spending.autocomplete.glossary": _unchecked,
    "spending.autocomplete.psc": _unchecked,
    "spending.disaster.agency.loans": _unchecked,
    "spending.disaster.agency.spending": _unchecked,
    "spending.disaster.federal_account.spending": _unchecked,
    "spending.download.count": _unchecked,
    "spending.search.spending_by_award": _unchecked,
    "spending.search.spending_by_geography": _unchecked,
    "spending.search.spending_by_transaction_count": _unchecked,
    "spending.search.spending_over_time": _unchecked,
    # a category that is not implemented for a level of spending,
    "spending.search.spending_by_category": lambda asked: asked.status == 501,
    # and a search of an unknown collection.
    "museum.search": _unknown_collection,
    "museum.msearch": _unknown_collection,
    "museum.autocomplete": _unknown_collection,
    "museum.autosuggest": _unknown_collection,
}


def servers_own(name: str, response: Any) -> bool:
    """Whether the service answers this request with a 5xx according to the catalog."""
    # The operation at another address, or as a body.
    if name.partition(".with_")[0] in LASTING:
        return True
    asked = Asked(response)
    return any(
        (name == known or name.startswith(f"{known}.")) and holds(asked)
        for known, holds in SERVERS_OWN.items()
    )


@pytest.fixture(scope="module")
def documents() -> dict[str, dict[str, Any]]:
    return {service: described_calls.document(service) for service in SERVICES}


@pytest.mark.parametrize("service", SERVICES)
def test_every_operation_is_described(service: str, documents: dict[str, Any]) -> None:
    document = documents[service]
    assert document["openapi"] == "3.1.0"
    for entry in CATALOG.values():
        if entry["service"] == service:
            for place, _ in enumerate(addresses(entry, live=True)):
                assert described(entry, place)["summary"]
    every = [each for methods in document["paths"].values() for each in methods.values()]
    names = [operation["operationId"] for operation in every]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("service", SERVICES)
def test_no_two_paths_differ_only_in_the_names_of_their_placeholders(
    service: str, documents: dict[str, Any]
) -> None:
    """The standard takes them for the same path."""
    shapes = [re.sub(r"{\w+}", "{}", path) for path in documents[service]["paths"]]
    assert len(shapes) == len(set(shapes))
    # Two placeholders without a sign between them cannot be told apart.
    assert not any("}{" in path for path in shapes)


@pytest.mark.parametrize("service", SERVICES)
def test_every_placeholder_in_a_path_is_a_parameter(
    service: str, documents: dict[str, Any]
) -> None:
    for path, methods in documents[service]["paths"].items():
        for operation in methods.values():
            parameters = operation.get("parameters", [])
            given_in_path = [each["name"] for each in parameters if each["in"] == "path"]
            assert sorted(given_in_path) == sorted(re.findall(r"{(\w+)}", path)), path
            names = [(each["in"], each["name"]) for each in parameters]
            assert len(names) == len(set(names)), path
            assert all(("schema" in each) != ("content" in each) for each in parameters)


def test_the_document_has_values_limits_and_defaults(documents: dict[str, Any]) -> None:
    paths = documents["museum"]["paths"]
    limit = next(
        each for each in paths["/artworks"]["get"]["parameters"] if each["name"] == "limit"
    )
    assert limit["schema"]["type"] == "integer"
    assert limit["schema"]["default"] == 12
    assert limit["schema"]["maximum"] == 100
    naics = documents["spending"]["paths"]["/api/v2/search/spending_by_category/naics/"]["post"]
    body = naics["requestBody"]["content"]["application/json"]["schema"]
    assert body["required"] == ["filters"]
    filters = resolved(documents["spending"], body["properties"]["filters"]["$ref"])
    scope = filters["properties"]["recipient_scope"]
    assert scope["enum"] == ["domestic", "foreign"]
    countries = documents["disease"]["paths"]["/v3/covid-19/countries/{countries}"]["get"]
    answer = countries["responses"]["200"]["content"]["application/json"]["schema"]
    # One country or several, which is one address.
    one, several = answer["anyOf"]
    assert several == {"type": "array", "items": one}
    schema = resolved(documents["disease"], one["$ref"])
    assert schema["properties"]["cases"]["type"] == ["integer", "null"]
    assert schema["properties"]["countryInfo"]["properties"]["iso2"]["type"] == ["string", "null"]


def test_the_document_has_members_of_searches_and_of_two_types(documents: dict[str, Any]) -> None:
    document = documents["museum"]

    def members(schema: dict[str, Any]) -> dict[str, Any]:
        if "$ref" in schema:
            return members(resolved(document, schema["$ref"]))
        if "allOf" in schema:
            return {name: each for part in schema["allOf"] for name, each in members(part).items()}
        return schema["properties"]

    def of(path: str) -> dict[str, Any]:
        answer = document["paths"][path]["get"]["responses"]["200"]
        data = answer["content"]["application/json"]["schema"]["properties"]["data"]
        return members(data["items"])

    assert next(iter(of("/artworks/search"))) == "_score"
    assert list(of("/sites"))[-1] == "artworks"
    assert of("/search")["id"]["type"] == ["integer", "string"]


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


@pytest.mark.parametrize("service", SERVICES)
def test_records_and_arguments_are_shared_and_named_as_the_types_are(
    service: str, documents: dict[str, Any]
) -> None:
    document = documents[service]
    used = set(references(document))
    for reference in used:
        assert resolved(document, reference)
    schemas = document["components"]["schemas"]
    assert {f"#/components/schemas/{name}" for name in schemas} <= used
    types = vars(importlib.import_module(f"openshelf.types.{service}"))
    prefix = service.capitalize()
    unknown = [
        name for name in schemas if not {prefix + name, f"{prefix}{name}InFull"} & set(types)
    ]
    assert unknown == ["Error"]
    for entry in CATALOG.values():
        if entry["service"] == service and entry["record_name"]:
            # Another operation may have the same address.
            is_own = described(entry)["operationId"] == entry["full_name"]
            assert not is_own or entry["record_name"] in schemas


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("service", SERVICES)
def test_every_answer_of_the_sandbox_has_the_schema_of_the_document(
    service: str, sandbox: Any
) -> None:
    wrong, count = [], 0
    with getattr(sandbox, service)() as client:
        for operation in catalog_facts.operations():
            entry = CATALOG[operation.id]
            if operation.service != service or operation.id in LASTING:
                continue
            good = described(entry)["responses"].get("200", {"content": {}})["content"]
            if "application/json" not in good or entry["answer"] in {"member_names", "linked_file"}:
                continue
            schema = good["application/json"]["schema"]
            for label, arguments in calls(operation).items():
                answer = openshelf.raw(method_of(client, operation))(**arguments)
                if answer.status == 204:
                    continue
                count += 1
                value = answer.json()
                wrong += [
                    f"{operation.id} {label}: {fault}"
                    for fault in schema_faults(service, schema, value)
                ][:3]
    assert wrong == [], "\n".join(wrong)
    assert count > 0


@pytest.mark.parametrize("service", SERVICES)
def test_every_error_of_the_sandbox_has_the_schema_of_the_document(
    service: str, documents: dict[str, Any], sandbox: Any
) -> None:
    """Errors of every operation: values that nothing has, and none at all."""
    document = documents[service]
    response = resolved(document, "#/components/responses/Error")
    schema = response["content"]["application/json"]["schema"]
    wrong, kinds = [], set()
    with getattr(sandbox, service)(max_retries=0) as client:
        view = client.with_options(validate=False)
        for operation in catalog_facts.operations():
            if operation.service != service or operation.name.endswith("_url"):
                continue
            entry = CATALOG[operation.id]
            assert described(entry)["responses"]["default"] == {
                "$ref": "#/components/responses/Error"
            }
            for bad in ("no-such-thing", {"no": ["such"]}):
                required = [each for each in entry["parameters"] if each["required"]]
                arguments = {each["name"]: bad for each in required}
                with warnings.catch_warnings(), contextlib.suppress(openshelf.ArgumentError):
                    warnings.simplefilter("ignore")
                    try:
                        openshelf.raw(method_of(view, operation))(**arguments)
                    except openshelf.StatusError as error:
                        if not error.body:
                            continue
                        media = error.headers["content-type"].split(";")[0]
                        kinds.add((error.status, media))
                        if media not in response["content"]:
                            wrong.append(f"{operation.id}: {media}")
                        elif media == "application/json":
                            try:
                                body = json.loads(error.body)
                            except ValueError:
                                # The search engine's own words, according to the catalog.
                                assert service == "museum"
                                continue
                            wrong += [
                                f"{operation.id}: {fault}"
                                for fault in schema_faults(service, schema, body)
                            ]
    assert wrong == [], "\n".join(wrong)
    assert kinds


def test_a_redirect_is_described_where_the_service_answers_with_one(
    documents: dict[str, Any],
) -> None:
    for entry in CATALOG.values():
        responses = described(entry)["responses"]
        assert ("302" in responses) == entry["redirects"]
        assert "200" in responses
        if entry["redirects"]:
            # A program that follows it gets the picture.
            assert "Location" in responses["302"]["headers"]
            assert set(responses["200"]["content"]) == {"image/jpeg", "image/webp"}


def test_the_command_writes_the_document(tmp_path: Path) -> None:
    file = tmp_path / "placeholder.json"
    command = [sys.executable, "-m", "openshelf", "openapi"]
    subprocess.run([*command, "placeholder", "--output", str(file)], check=True)
    assert json.loads(file.read_text(encoding="utf-8")) == openapi.document("placeholder")
    wrong = subprocess.run([*command, "nowhere"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "museum" in wrong.stderr


@pytest.mark.slow
@pytest.mark.parametrize("service", SERVICES)
def test_no_request_from_the_document_is_a_server_error(
    service: str, documents: dict[str, Any], sandbox: Any
) -> None:
    """Schemathesis sends requests; a 5xx is only allowed if the service responds with it."""
    client = getattr(sandbox, service)()
    document = documents[service] | {"servers": [{"url": client.base_url.rstrip("/")}]}
    schema = schemathesis.openapi.from_dict(document)
    operations = [found.ok() for found in schema.get_all_operations()]
    broken: list[str] = []

    def ask(operation: Any, base: str, name: str) -> None:
        @settings(
            max_examples=3,
            database=None,
            derandomize=True,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def send(case: Any) -> None:
            response = case.call(base_url=base.rstrip("/"), allow_redirects=False, timeout=20)
            status = response.status_code
            if status >= 500 and not servers_own(name, response):
                broken.append(f"{name}: {status} to {case.as_curl_command()}")

        send()

    for operation in operations[:: -(-len(operations) // MOST)]:
        raw = operation.definition.raw
        name = f"{service}.{raw['operationId']}"
        base = client.image_api_url if raw.get("servers") else client.base_url
        ask(operation, base, name)
    assert broken == [], "\n".join(broken)


def test_names_of_members_that_alone_are_taken_are_enumerated() -> None:
    """For every operation that refuses other names: in the document, and in help."""
    count = 0
    for operation in openshelf.operations():
        rules = [rule["known_fields"] for rule in operation["rules"] if "known_fields" in rule]
        if not rules:
            continue
        (rule,) = rules
        paths = openapi.document(operation["service"])["paths"]
        (posted,) = [
            each["post"]
            for each in paths.values()
            if each.get("post", {}).get("operationId") == operation["full_name"]
        ]
        members = posted["requestBody"]["content"]["application/json"]["schema"]["properties"]
        assert members[rule["fields"]]["items"]["enum"] == rule["known"]
        assert members[rule["sort"]]["enum"] == rule["sortable"]
        client = getattr(openshelf, operation["service"].capitalize())
        told = " ".join((inspect.getdoc(attrgetter(operation["full_name"])(client)) or "").split())
        assert all(f'"{name}"' in told.replace("\u00a0", " ") for name in rule["known"])
        count += 1
    assert count > 0


@cache
def described_paths(service: str) -> dict[str, Any]:
    """The paths of a service's document."""
    paths: dict[str, Any] = openapi.document(service)["paths"]
    return paths


#: Parameters with names of which they take others, too.
OPEN = [
    pytest.param(name, parameter, id=f"{name}-{parameter['name']}")
    for name, operation in CATALOG.items()
    for parameter in operation["parameters"]
    if parameter["known"] or (parameter["names_columns"] and not parameter["values"])
]


@pytest.mark.parametrize(("name", "parameter"), OPEN)
def test_known_names_are_examples_and_in_help(name: str, parameter: dict[str, Any]) -> None:
    operation = CATALOG[name]
    known = member_names.known(operation, parameter)
    if member_names.only(operation, parameter) or not known:
        pytest.skip("it takes no other names, or the catalog has none")
    # Of operations with one path and method, the document has the first.
    described = [
        each
        for methods in described_paths(operation["service"]).values()
        for each in methods.values()
        if isinstance(each, dict) and each.get("operationId") == operation["full_name"]
    ]
    if described:
        assert f'"examples": {json.dumps(known)}' in json.dumps(described)
    client = getattr(openshelf, operation["service"].capitalize())
    told = " ".join((inspect.getdoc(attrgetter(operation["full_name"])(client)) or "").split())
    if parameter["known"] and parameter["known"]["form"]:
        assert " ".join(parameter["note"].split()) in told
    elif parameter["known"] and not parameter["known"]["listed_by"]:
        assert f"Known are {', '.join(known)}." in told
    elif parameter["known"]:
        assert f"The operation {parameter['known']['listed_by']} finds all." in told
    else:
        assert "The members of the records are listed below." in told
        # A member that is an object is listed by its own members.
        missing = [each for each in known if not re.search(rf"[-;] {re.escape(each)}( :|\.)", told)]
        assert not missing


def test_a_refusal_with_status_200_has_the_schema_of_the_answer(sandbox: Any) -> None:
    entry = CATALOG["gazette.public_inspection_issues.facets"]
    schema = described(entry)["responses"]["200"]["content"]["application/json"]["schema"]
    with sandbox.gazette() as client, pytest.raises(openshelf.StatusError) as caught:
        client.public_inspection_issues.facets("daily")
    assert caught.value.status == 200
    assert schema_faults("gazette", schema, json.loads(caught.value.body)) == []
    # The other forms of the answer do not take it.
    others = {"anyOf": schema["anyOf"][:-1]}
    assert schema_faults("gazette", others, json.loads(caught.value.body))
