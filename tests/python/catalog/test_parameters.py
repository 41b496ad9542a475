"""Tests that the parameters of each operation are those of the contract; deliberate differences are listed here."""

import re
from collections import Counter, defaultdict
from typing import Any

import contract
from catalog_entries import CATALOG
from each import for_each

KINDS = {
    "str": "text",
    "int": "integer",
    "bool": "boolean",
    "int|str": "integer_or_text",
    "list[str]": "texts",
    "list[int]|list[str]": "integers_or_texts",
    "object": "object",
    "list[object]": "objects",
}

#: Parameters that the operation has in addition to the contract's.
BEYOND = {
    ("museum.images.download", "directory"): "where the file goes: used by the client, never sent",
    ("gazette.documents.search", "search_after_cursor"): "facts.cursor: it is in next_page_url",
}

#: Members of a parameter that differ from the contract's field, with the contract's reason.
DIFFERENT: dict[tuple[str, str, str], tuple[Any, str]] = (
    {
        ("gazette.issues.get", "pub_date", "values"): (
            ["current"],
            "note: YYYY-MM-DD; the word current also works",
        ),
        ("disease.nyt.usa", "last_days", "values"): (
            ["all"],
            "facts: all (lower case only); what is no number gives only the newest date",
        ),
        ("disease.nyt.usa", "last_days", "min"): (
            1,
            "facts: 0 or negative gives only the newest date, so send 1 or more",
        ),
    }
    | {
        (f"gazette.documents.{name}", "order", "values"): (
            [
                "relevance",
                "newest",
                "date",
                "oldest",
                "id",
                "executive_order_number",
                "proclamation_number",
            ],
            "facts: also proclamation_number, id, and date (the same as newest)",
        )
        for name in ("search", "search_csv")
    }
    | {
        (f"spending.autocomplete.{name}", "limit", "min"): (
            0,
            "note: a negative number breaks the query (500)",
        )
        for name in ("awarding_agency_office", "funding_agency_office", "cfda", "glossary", "psc")
    }
)

METHODS = list(contract.operations())


def kind_of(parameter: contract.Parameter) -> str:
    """The kind for the contract's type and note."""
    if parameter.is_date:
        return "date"
    if parameter.type == "object" and " or a list" in parameter.note:
        return "object_or_list"
    return KINDS[parameter.type]


def first_year(parameter: contract.Parameter) -> int | None:
    """The first valid year of a year given as text, which has no `min` but a note."""
    found = re.search(r"text '(\d{4})' to the current", parameter.note)
    return int(found[1]) if found else None


@for_each(METHODS)
def test_the_parameters_agree_with_the_contract(operation: contract.Operation) -> None:
    entry = CATALOG[operation.id]
    given = {parameter["name"]: parameter for parameter in entry["parameters"]}
    beyond = {name for identity, name in BEYOND if identity == operation.id}
    assert set(given) == {parameter.name for parameter in operation.parameters} | beyond
    faults = []
    for parameter in operation.parameters:
        wanted = {
            "wire": parameter.wire,
            "place": parameter.place,
            "kind": kind_of(parameter),
            "required": parameter.required,
            "default": parameter.default,
            "values": [str(item) for item in parameter.enum],
            "min": first_year(parameter) if parameter.minimum is None else parameter.minimum,
            "max": parameter.maximum,
            "pattern": parameter.pattern,
            "extra": parameter.extra,
        }
        for key, value in wanted.items():
            own = DIFFERENT.get((operation.id, parameter.name, key))
            value = own[0] if own else value
            found = given[parameter.name][key]
            if key == "values":
                value, found = sorted(value), sorted(found)
            if found != value or isinstance(found, bool) != isinstance(value, bool):
                faults.append(f"{parameter.name}.{key}: {found!r}, the contract says {value!r}")
    assert not faults, "\n".join(faults)


#: How a note describes limits that differ from those of the same name elsewhere in the service.
REASON = r"does not check its range|no upper bound|no bounds are documented|\b{limit}\b"


def test_limits_of_one_wire_name_agree_or_a_note_says_why_not() -> None:
    """Parameters of one service with the same name in requests."""
    limits: dict[tuple[str, str], list[tuple[tuple[Any, Any], str, str]]] = defaultdict(list)
    for identity, operation in CATALOG.items():
        for item in operation["parameters"]:
            if item["kind"] in {"integer", "integer_or_text"}:
                pair = (item["min"], item["max"])
                limits[operation["service"], item["wire"]].append((pair, item["note"], identity))
    unlisted = []
    for (_, wire), found in limits.items():
        usual, _ = Counter(pair for pair, _, _ in found).most_common(1)[0]
        for pair, note, identity in found:
            own = [limit for limit, other in zip(pair, usual, strict=True) if limit != other]
            reported = "|".join(REASON.format(limit=limit) for limit in own)
            if own and not re.search(reported, note):
                unlisted.append(f"{identity}.{wire} {pair}, elsewhere {usual}: {note}")
    assert unlisted == []


@for_each(METHODS)
def test_required_parameters_precede_optional_ones_in_contract_order(
    operation: contract.Operation,
) -> None:
    beyond = [name for identity, name in BEYOND if identity == operation.id]
    required = [parameter.name for parameter in operation.parameters if parameter.required]
    optional = [parameter.name for parameter in operation.parameters if not parameter.required]
    given = CATALOG[operation.id]["parameters"]
    assert [item["name"] for item in given if item["required"]] == required
    assert [item["name"] for item in given if not item["required"]] == optional + beyond


@for_each(METHODS)
def test_every_parameter_has_a_note(operation: contract.Operation) -> None:
    for parameter in CATALOG[operation.id]["parameters"]:
        assert parameter["note"].strip(), parameter["name"]


def test_the_listed_differences_still_exist() -> None:
    """A difference that no longer exists must be removed from the list."""
    for identity, name in BEYOND:
        assert name in {parameter["name"] for parameter in CATALOG[identity]["parameters"]}
    for (identity, name, key), (value, _) in DIFFERENT.items():
        operation = CATALOG[identity]
        assert next(item for item in operation["parameters"] if item["name"] == name)[key] == value
