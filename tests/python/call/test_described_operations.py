"""Tests that requests can be built from what `openshelf operations --json` says, and from nothing else."""

import json
import re
from collections import Counter
from typing import Any
from urllib.parse import unquote

import catalog_facts
import openshelf
import pytest
from calling import prepared
from each import for_each
from openshelf.terminal import described
from other_languages import by_curl

from examples import CATALOG, calls, example

OPERATIONS = [pytest.param(operation, id=operation.id) for operation in catalog_facts.operations()]
Described = dict[str, Any]


@pytest.fixture(scope="module")
def told() -> dict[str, Described]:
    """What the command writes, after a way through JSON."""
    return {each["name"]: each for each in json.loads(json.dumps(described.operations(None)))}


@pytest.fixture(scope="module")
def clients() -> dict[str, Any]:
    """Clients of the services themselves, which send nothing here."""
    return {name: getattr(openshelf, name.capitalize())() for name in catalog_facts.SERVICES}


def word(value: Any) -> str:
    if value is None:
        return ""
    return json.dumps(value) if isinstance(value, bool | dict) else str(value)


def joined(parameter: Described, names: list[str]) -> str:
    match parameter["list"]:
        case "commas and spaces":
            return ", ".join(names)
        case "commas or bars" if any("," in name for name in names):
            return "|".join(names) + "|" * (len(names) == 1)
    return ",".join(names)


def rewritten(parameter: Described, value: Any) -> Any:
    """A value by the rule that its parameter has in words."""
    form = parameter["form"]
    if form is None or "segments" in form:
        return value
    if form == "in small letters":
        return value.lower()
    number = int(re.findall("[0-9]+", form)[-1])
    if "zeros" in form:
        return f"{value:0{number}}" if isinstance(value, int) else value
    return -1 if value < 0 or value > number else value


def items(parameter: Described, value: Any) -> list[Any]:
    """The values of a parameter that takes several."""
    if isinstance(value, str):
        return [each.strip() for each in value.split("|" if "|" in value else ",")]
    return value if isinstance(value, list) else [value]


def pairs_of(parameter: Described, value: Any) -> list[tuple[str, str | None]]:
    """What is added to a query."""
    sent = parameter["sent"]
    if parameter["list"] == "repeated":
        several = items(parameter, value)
        forms = (sent.get(word(each), [[parameter["wire"], word(each)]]) for each in several)
        return [(name, text) for form in forms for name, text in form]
    if parameter["list"] is not None:
        return [(parameter["wire"], joined(parameter, [*map(word, items(parameter, value))]))]
    value = rewritten(parameter, value)
    return [
        (name, text) for name, text in sent.get(word(value), [[parameter["wire"], word(value)]])
    ]


def text_of(parameter: Described, value: Any) -> str:
    """What is put into a path."""
    if parameter["list"] is not None:
        return joined(parameter, [*map(word, items(parameter, value))])
    value = rewritten(parameter, value)
    found: str = parameter["sent"].get(word(value), word(value))
    return found


def member_of(parameter: Described, value: Any) -> Any:
    """What is put into JSON."""
    if parameter["list"] not in {None, "array"}:
        return joined(parameter, [*map(word, items(parameter, value))])
    return parameter["sent"].get(word(value), rewritten(parameter, value))


def path_of(operation: Described, given: dict[str, Any]) -> str:
    placed = [each for each in operation["parameters"] if each["place"] == "path"]
    template, short = operation["path"], operation["short_path"]
    absent = [each for each in placed if each["name"] not in given]
    if short is not None and any(f"{{{each['wire']}}}" not in short for each in absent):
        template = short
    for each in placed:
        text = text_of(each, given[each["name"]]) if each["name"] in given else ""
        template = template.replace(f"{{{each['wire']}}}", text)
    return str(template)


def queried(operation: Described, given: dict[str, Any]) -> Counter[tuple[str, Any]]:
    """The pairs of the query; JSON among them is read."""
    asked = [each for each in operation["parameters"] if each["place"] == "query"]
    asked = [each for each in asked if each["name"] in given]
    whole = next((each["wire"] for each in asked if each["member"]), None)
    if whole is not None:
        members = {
            each["member"] or each["wire"]: member_of(each, given[each["name"]]) for each in asked
        }
        return Counter((whole, json.dumps([name, value])) for name, value in members.items())
    pairs = [pair for each in asked for pair in pairs_of(each, given[each["name"]])]
    return Counter([*pairs, *((name, text) for name, text in operation["always"])])


def placed(operation: Described, given: dict[str, Any]) -> Any:
    """The body, as its members by their whole names."""
    asked = [each for each in operation["parameters"] if each["place"] == "body"]
    found = {
        each["wire"]: member_of(each, given[each["name"]])
        for each in asked
        if each["name"] in given
    }
    return found.get(None, found)


def sent_pairs(query: str, operation: Described) -> Counter[tuple[str, Any]]:
    """The pairs of a query that was sent."""
    wholes = {each["wire"] for each in operation["parameters"] if each["member"]}
    found: Counter[tuple[str, Any]] = Counter()
    for part in filter(None, query.split("&")):
        name, equals, text = part.partition("=")
        name = unquote(name)
        if name in wholes:
            members = json.loads(unquote(text)).items()
            found.update((name, json.dumps([member, value])) for member, value in members)
        else:
            found[name, unquote(text) if equals else None] += 1
    return found


def sent_members(body: Any, names: set[str], before: str = "") -> Any:
    """The members of a body that was sent, by their whole names."""
    if not isinstance(body, dict):
        return body
    found = {}
    for name, value in body.items():
        whole = before + name
        inside = isinstance(value, dict) and any(each.startswith(f"{whole}.") for each in names)
        found |= sent_members(value, names, f"{whole}.") if inside else {whole: value}
    return found


def asked_of(operation: catalog_facts.Operation) -> list[dict[str, Any]]:
    """Calls with the fewest arguments, with all, and with each value of each parameter."""
    fewest, everything = calls(operation).values()
    asked = [fewest, everything]
    for parameter in CATALOG[operation.id]["parameters"]:
        if parameter["place"] == "client":
            continue
        values = [example(parameter)]
        if parameter["kind"] == "boolean":
            values += [False, True]
        elif parameter["kind"] == "integer":
            values += map(int, parameter["values"])
        elif "objects" not in parameter["kind"]:
            is_list = parameter["kind"] in {"texts", "integers_or_texts"}
            values += [[each] if is_list else each for each in parameter["values"]]
        asked += [fewest | {parameter["name"]: value} for value in values]
    return asked


def faults(operation: Described, given: dict[str, Any], request: openshelf.Request) -> list[str]:
    """Where a request is another than the one that was described."""
    asked = by_curl(request.curl())
    address, _, query = asked.url.partition("?")
    given = {name: value for name, value in given.items() if value is not None}
    defaults = {each["name"]: each["default"] for each in operation["parameters"]}
    assumed = {name: value for name, value in defaults.items() if value is not None} | given
    wrong = []
    wanted = operation["base_url"] + path_of(operation, assumed)
    if unquote(address) != wanted:
        wrong.append(f"{unquote(address)}, not {wanted}")
    sent, least = sent_pairs(query, operation), queried(operation, given)
    if least - sent or sent - least - queried(operation, assumed):
        wrong.append(f"{sent}, not {least}")
    if asked.body is not None:
        names = {each["wire"] for each in operation["parameters"] if each["wire"]}
        body = sent_members(json.loads(asked.body), names)
        least, most = placed(operation, given), placed(operation, assumed)
        if isinstance(body, dict) and isinstance(most, dict):
            known = body.keys() <= most.keys()
            known = known and all(body.get(name) == value for name, value in least.items())
        else:
            known = body == least
        if not known:
            wrong.append(f"{body}, not {least}")
    return wrong


@for_each(OPERATIONS)
def test_requests_are_built_from_what_is_told(
    operation: catalog_facts.Operation, told: dict[str, Described], clients: dict[str, Any]
) -> None:
    wrong = []
    for given in asked_of(operation):
        request = prepared(clients[operation.service], operation, given)
        wrong += [f"{given}: {each}" for each in faults(told[operation.id], given, request)]
    assert wrong == []


def test_an_operation_has_its_address(told: dict[str, Described]) -> None:
    assert all(each["path"].startswith("/") for each in told.values())
    assert not any(each["base_url"].endswith("/") for each in told.values())


def test_what_does_not_travel_under_its_own_name_is_told(told: dict[str, Described]) -> None:
    def parameter(operation: str, name: str) -> Described:
        found = told[operation]["parameters"]
        return next(each for each in found if each["name"] == name)

    day = parameter("disease.totals.country", "day")
    assert day["wire"] is None
    assert day["sent"] == {"0": [], "1": [["yesterday", "true"]], "2": [["twoDaysAgo", "true"]]}
    for name in ("query", "sort", "aggs", "functions"):
        found = parameter("museum.artworks.search", name)
        assert (found["wire"], found["member"]) == ("params", name)
    kinds = parameter("gazette.documents.search", "doc_type")
    assert kinds["list"] == "repeated"
    assert kinds["sent"]["rule"] == [["conditions[type][]", "RULE"]]
