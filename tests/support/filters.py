"""The `filters` objects of the spending searches, read from the catalog's schemas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from catalog_entries import CATALOG
from catalog_facts import Operation, operations

#: What a member of each kind takes, in Python's words.
_TYPES = {
    "text": "str",
    "date": "str",
    "texts": "list[str]",
    "texts_or_integers": "list[str]|list[int]",
    "integers": "list[int]",
    "whole_number": "int",
    "object": "object",
    "objects": "list[object]",
    "integer_or_text": "int|str",
    "number": "float",
    "number_or_text": "float|str",
    "paths": "list[list[str]]",
    "object_or_texts": "object|list[str]",
    "object_or_codes": "object|list[str]|list[int]",
    "object_or_objects": "object|list[object]",
}


@dataclass(frozen=True)
class Member:
    """One member of a filters object."""

    name: str
    type: str
    enum: tuple[Any, ...]
    required: bool
    least_characters: int
    #: The members of the object, or of each object of the list.
    below: tuple[Member, ...]


def filtered_operations() -> list[Operation]:
    """The operations of spending whose `filters` are checked."""
    return [
        operation
        for operation in operations()
        if operation.service == "spending" and operation.has("filters") and _schema(operation)
    ]


def members(operation: Operation) -> dict[str, Member]:
    """The members that the operation's filters may have."""
    schema = _schema(operation)
    assert schema is not None
    return {member.name: member for member in _members(schema)}


def dropped_in_silence(operation: Operation) -> set[str]:
    """Members of other searches that this one's server ignores without an error."""
    searches = [each for each in filtered_operations() if each.full_name.startswith("search.")]
    return {name for each in searches for name in members(each)} - set(members(operation))


def _schema(operation: Operation) -> dict[str, Any] | None:
    parameters = CATALOG[operation.id]["parameters"]
    (found,) = [each["schema"] for each in parameters if each["name"] == "filters"]
    schema: dict[str, Any] | None = found
    return schema


def _members(schema: dict[str, Any]) -> tuple[Member, ...]:
    return tuple(
        Member(
            name=member["name"],
            type=_TYPES[member["kind"]],
            enum=tuple(member["values"]),
            required=member["required"],
            least_characters=(member["characters"] or [0])[0],
            below=_members(member["schema"]) if member["schema"] else (),
        )
        for part in schema["members"]
        for member in part
    )


#: An allowed value of every member.
SAMPLES: dict[str, Any] = {
    "keywords": ["transport"],
    "description": "road",
    "time_period": [
        {"start_date": "2023-10-01", "end_date": "2024-09-30", "date_type": "action_date"}
    ],
    "place_of_performance_scope": "domestic",
    "place_of_performance_locations": [{"country": "USA", "state": "CA", "county": "001"}],
    "agencies": [{"type": "awarding", "tier": "toptier", "name": "Department of Energy"}],
    "recipient_search_text": ["university"],
    "recipient_id": "0036a0cb-0d88-2db3-59e0-0f9af8ffef57-C",
    "recipient_scope": "foreign",
    "recipient_locations": [
        {
            "country": "USA",
            "state": "CA",
            "district_current": "12",
            "city": "Oakland",
            "zip": "94601",
        }
    ],
    "recipient_type_names": ["small_business"],
    "award_type_codes": ["A", "B"],
    "award_ids": ["1605SS17F00018"],
    "award_unique_id": "CONT_AWD_1_2_3_4",
    "award_amounts": [{"lower_bound": 1000, "upper_bound": 2000}, {"lower_bound": 5}],
    "program_numbers": ["10.331"],
    "naics_codes": {"require": ["54"], "exclude": ["541330"]},
    "psc_codes": {"require": [["Service", "B", "B5"]]},
    "tas_codes": {"require": [["012", "012-3456"]]},
    "treasury_account_components": [{"aid": "012", "main": "3456", "ata": None}],
    "contract_pricing_type_codes": ["J"],
    "set_aside_type_codes": ["NONE"],
    "extent_competed_type_codes": ["A"],
    "def_codes": ["L", "AAA"],
    "legal_entities": [1],
    "program_activities": [{"name": "Training", "code": "0001"}],
    # bulk download
    "prime_award_types": ["A"],
    "sub_award_types": ["grant"],
    "date_range": {"start_date": "2024-01-01", "end_date": "2024-12-31"},
    "date_type": "last_modified_date",
    "agency": "all",
    "sub_agency": "Forest Service",
    # explorer
    "fy": 2023,
    "quarter": "2",
    "period": 6,
    "federal_account": 4711,
    "object_class": "25",
    "budget_function": "050",
    "budget_subfunction": "051",
    "program_activity": 12,
    "recipient": "Recipient name",
    "award": 99,
    "award_category": 7,
    "agency_type": "awarding",
}


def least(operation: Operation) -> dict[str, Any]:
    """Filters with the members that the operation requires."""
    name = operation.full_name
    if name == "explore":
        return {"fy": "2023", "quarter": "1"}
    if name == "bulk_download.awards":
        return {"prime_award_types": ["A"], "date_range": SAMPLES["date_range"]}
    if name == "search.new_awards_over_time":
        return {"time_period": SAMPLES["time_period"], "recipient_id": SAMPLES["recipient_id"]}
    if name == "search.transaction_spending_summary":
        return {"keywords": ["transport"]}
    return {"award_type_codes": ["A"], "time_period": SAMPLES["time_period"]}


def wrong_types(member: Member) -> list[Any]:
    """Values of a wrong type for the member."""
    table: dict[str, list[Any]] = {
        "str": [5, True, ["text"], {"a": "b"}],
        "list[str]": [5, [5], [True], [["a"]], {"a": "b"}],
        "list[str]|list[int]": [5, [True], [["a"]], {"a": "b"}],
        "int": [1.5, True, [1], {"a": 1}],
        "list[int]": [5, "text", ["text"], [True], [1.5]],
        "list[object]": [5, "text", ["text"], [5]],
        "object": [5, "text", ["text"]],
        "int|str": [1.5, True, [1], {"a": 1}],
        "object|list[str]": [5, "text", [[1]], [True]],
        "object|list[str]|list[int]": [5, "text", [[1]], [True]],
        "object|list[object]": [5, "text", ["text"]],
        "float": ["text", True, [1.0]],
        "float|str": ["text", True, [1.0]],
        "list[list[str]]": [5, "text", [5], ["text"], [[5]]],
    }
    return table[member.type]


def blames(error: Any, *names: str) -> bool:
    """Whether the path of one of the faults contains all the names."""
    return any(all(name in str(fault["path"]) for name in names) for fault in error.faults)
