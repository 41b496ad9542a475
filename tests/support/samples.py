"""Generates sample calls of every operation: with the fewest arguments and with all of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from catalog_facts import CATALOG, Operation, Parameter, collections

Arguments = dict[str, Any]

_UUID = "1adf2696-8489-499b-cad2-821d7fde4b33"

_PERIOD = [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]
_FILTERS = {"keywords": ["transport"], "time_period": _PERIOD, "award_type_codes": ["A", "B"]}

#: Values for parameters with these names, unless their enum has one.
_BY_NAME: Arguments = {
    "account_number": "012-3456",
    "agency": "012",
    "recipient_id": f"{_UUID}-C",
    "agencies": ["agriculture-department", "energy-department"],
    "aggs": {"places": {"terms": {"field": "place_of_origin.keyword"}}},
    "bureau_slug": "forest-service",
    "cfda": "12.012",
    "cfr_part": "1-50",
    "cfr_title": 7,
    "continent": "Asia",
    "counties": ["Cook", "Adams"],
    "countries": ["Italy", "Spain"],
    "country": "Canada",
    "country_code": "USA",
    "def_codes": ["L", "M"],
    "document_nums": ["2024-10001", "2024-10002"],
    "duns_or_uei": "ABCDEF123456",
    "end_date": "2024-02-15",
    "federal_account": "012-3456",
    "federal_account_code": "012-3456",
    "fips": "06",
    "fields": ["id", "title"],
    "functions": {"artworks": {"score_mode": "sum"}},
    "geo_layer_filters": ["CA", "NY"],
    "image_id": _UUID,
    "last_record_sort_value": "100.0",
    "naics": "541330",
    "offset": 20,
    "provinces": ["alberta", "ontario"],
    "pub_date": "2024-01-03",
    "publication_date": "2024-01-03",
    "published_from": "2024-01-01",
    "published_to": "2024-03-31",
    "effective_date": "2024-02-01",
    "date": "2024-01-03",
    "date_from": "2024-01-01",
    "date_to": "2024-01-31",
    "query": {"term": {"is_public_domain": True}},
    "quarter": 2,
    "period": 6,
    "queries": [{"resources": "artworks", "q": "monet"}, {"resources": "agents", "limit": 3}],
    "resources": ["artworks", "agents"],
    "sort": "cases",
    "start_date": "2024-01-02",
    "states": ["Illinois", "Ohio"],
    "state": "ohio",
    "subregions": ["Toronto", "Ottawa"],
    "tas": "099-2019/2020-0302-000",
    "time_period": _PERIOD,
    "toptier_agency_code": "012",
    "toptier_code": "097",
    "year": "2023",
    "fiscal_year": 2023,
    "fiscal_period": 6,
    "publication_year": 2024,
    "page": 2,
    "limit": 5,
    "per_page": 50,
    "width": 300,
    "height": 200,
    "blur": 2,
    "budget_function": 50,
    "major_object_class_code": 30,
}

#: Values for single parameters of single operations.
_BY_OPERATION: dict[str, Arguments] = {
    "museum.images.download": {"width": 400},
    "museum.images.fetch": {"width": 400},
    "museum.autosuggest": {"contexts": ["title", "accession"]},
    "placeholder.id_url": {"image_id": 237},
    "placeholder.id_info": {"image_id": 237},
    "placeholder.fetch_id": {"image_id": 237},
    "gazette.images.get": {"image_id": "EP13OC15.011"},
    "museum.image_search": {"file": "/9j/4AAQSkZJRgABAQ=="},
    "gazette.agencies.list": {"fields": ["id", "slug"]},
    "gazette.agencies.get": {"fields": ["id", "slug"]},
    **{
        f"gazette.{name}": {"fields": ["title", "document_number"]}
        for name in (
            "documents.get",
            "documents.get_many",
            "documents.search",
            "public_inspection_documents.current",
            "public_inspection_documents.get",
            "public_inspection_documents.get_many",
            "public_inspection_documents.search",
        )
    },
    "spending.federal_accounts.search": {"fiscal_year": "2023"},
    "spending.download.accounts": {
        "agency": "12",
        "federal_account": "3456",
        "submission_types": ["account_balances", "award_financial"],
        "budget_function": "050",
    },
    "spending.bulk_download.awards": {
        "filters": {
            "prime_award_types": ["A", "B"],
            "date_type": "action_date",
            "date_range": {"start_date": "2024-01-01", "end_date": "2024-03-31"},
            "agencies": [{"type": "awarding", "tier": "toptier", "name": "Department of Energy"}],
        }
    },
    "spending.bulk_download.list_monthly_files": {"agency": "all"},
    "spending.explore": {"filters": {"fy": "2023", "quarter": "1"}},
    "spending.search.new_awards_over_time": {
        "filters": {
            "time_period": _PERIOD,
            "recipient_id": "0036a0cb-0d88-2db3-59e0-0f9af8ffef57-C",
        }
    },
    "spending.search.transaction_spending_summary": {"filters": {"keywords": ["transport"]}},
    "spending.search.spending_by_award": {
        "fields": ["Award ID", "Award Amount"],
        "sort": "Award Amount",
        "subawards": False,
        "spending_level": "awards",
        "last_record_unique_id": 4711,
    },
    "spending.search.spending_by_transaction": {
        "fields": ["Award ID", "Transaction Amount"],
        "sort": "Award ID",
    },
    # subawards true and spending_level subawards are answered with 501
    "spending.search.spending_by_category.federal_account": {
        "subawards": False,
        "spending_level": "awards",
    },
    "spending.search.spending_by_category.category": {"category": "naics"},
    "spending.references.filter_hash": {"filters": {"keyword": {"transport": "transport"}}},
    "spending.disaster.overview": {"def_codes": ["L", "M"]},
    "spending.download.disaster": {"def_codes": ["L"]},
    "spending.references.cfda_total": {"cfda": "12.012"},
    "spending.references.naics_code": {"code": "54"},
    "spending.references.assistance_listing": {"code": "10"},
    "spending.disaster.agency.spending": {"sort": "obligation"},
    "spending.disaster.federal_account.spending": {"sort": "obligation"},
}

#: Arguments that a call needs although none of them is required by itself.
_NEEDED: dict[str, Arguments] = {"spending.download.accounts": {"quarter": 2}}

#: Arguments that exclude each other: the first set is omitted from the call with all arguments, and
#: passed in a separate call that omits the second set.
_EXCLUSIVE: dict[str, tuple[set[str], set[str]]] = {
    "spending.download.accounts": ({"period"}, {"quarter"}),
    "spending.disaster.award.amount": ({"award_type"}, {"award_type_codes"}),
    "spending.disaster.award.count": ({"award_type"}, {"award_type_codes"}),
    "spending.search.spending_by_award_count": ({"subawards"}, {"spending_level"}),
}


def exclusive(operation: Operation) -> tuple[set[str], set[str]]:
    """The arguments that are omitted from the full call, and those that they exclude."""
    if operation.service == "museum" and operation.has("ids"):
        return {"ids"}, {"page", "limit"}
    return _EXCLUSIVE.get(operation.id, (set(), set()))


def value(operation: Operation, parameter: Parameter) -> Any:
    """A value that the catalog allows, other than the default if there is a choice."""
    own = _BY_OPERATION.get(operation.id, {})
    if parameter.name in own:
        return own[parameter.name]
    if parameter.name == "filters":
        return dict(_FILTERS)
    if operation.group == "autocomplete.accounts" and parameter.name == "filter":
        return {"aid": "012", "main": "0302", "ata": None}
    if operation.id.startswith("museum.") and parameter.name == "sort":
        return {"title.keyword": "asc"}
    if operation.is_of_collection and parameter.name in {"id", "ids"}:
        return _record_ids(operation, parameter.name)
    if parameter.enum:
        return _from_enum(parameter)
    if parameter.name in _BY_NAME:
        return _fitting(parameter, _BY_NAME[parameter.name])
    return _by_type(parameter)


def fewest(operation: Operation) -> Arguments:
    """The call with as few arguments as it allows."""
    required = [parameter for parameter in operation.parameters if parameter.required]
    arguments = {parameter.name: value(operation, parameter) for parameter in required}
    return arguments | _NEEDED.get(operation.id, {})


def alternatives(operation: Operation) -> list[list[list[str]]]:
    """For each thing that can be said in several ways, the parameters of each way."""
    return [rule["one_way"] for rule in CATALOG[operation.id]["rules"] if "one_way" in rule]


def other_ways(operation: Operation, way: int) -> set[str]:
    """The parameters of all ways but the one with this number."""
    found = set()
    for ways in alternatives(operation):
        found.update(*(names for number, names in enumerate(ways) if number != way))
    return found


def without(operation: Operation, left_out: set[str]) -> Arguments:
    """The call with all arguments but these."""
    return {
        parameter.name: value(operation, parameter)
        for parameter in operation.parameters
        if parameter.name not in left_out
    }


def everything(operation: Operation) -> Arguments:
    """The call with all compatible arguments."""
    left_out, _ = exclusive(operation)
    return without(operation, left_out | other_ways(operation, 0))


def calls(operation: Operation) -> dict[str, Arguments]:
    """The sample calls of an operation by label: every parameter is passed in one of them."""
    found = {"fewest": fewest(operation), "all": everything(operation)}
    left_out, excluded = exclusive(operation)
    if left_out:
        found["instead"] = without(operation, excluded)
    for way in range(1, max(map(len, alternatives(operation)), default=0)):
        found[f"way {way + 1}"] = without(operation, other_ways(operation, way))
    return found


@cache
def id_types() -> dict[str, str]:
    """The type of the ids of each collection of the museum."""
    return {each.group: each.id_type for each in collections()}


def _record_ids(operation: Operation, name: str) -> Any:
    values: list[Any] = [27992, 28560] if id_types()[operation.group] == "int" else ["PC-1", _UUID]
    return values[0] if name == "id" else values


def _from_enum(parameter: Parameter) -> Any:
    if parameter.type == "list[str]":
        return list(parameter.enum[:2])
    if parameter.type == "int|str":
        return 7 if parameter.enum == ("all",) else parameter.enum[-1]
    others = [item for item in parameter.enum if item != parameter.default]
    return others[0] if others else parameter.enum[0]


def _fitting(parameter: Parameter, found: Any) -> Any:
    """The value by name, as a text or list if the parameter's type requires the other."""
    if parameter.type == "str" and isinstance(found, int):
        return f"{found}"
    if parameter.type == "str" and isinstance(found, list) and not parameter.takes_list:
        return found[0]
    if parameter.type == "str" and isinstance(found, dict):
        return "plain text"
    if parameter.type == "int" and not isinstance(found, int):
        return 12
    return found


def _by_type(parameter: Parameter) -> Any:
    if parameter.type == "int":
        return 3 if parameter.minimum is None else max(parameter.minimum, 3)
    if parameter.type == "bool":
        return not parameter.default
    if parameter.type == "list[str]":
        return ["first", "second"]
    if parameter.type == "list[int]|list[str]":
        return [3, "four"]
    if parameter.is_date:
        return "2024-01-03"
    if parameter.type == "object":
        return {"member": "value"}
    if parameter.type == "int|str":
        idv = (parameter.pattern or "").startswith("CONT_IDV")
        award = "CONT_IDV_1_2" if idv else "CONT_AWD_1_2_3_4"
        return award if parameter.name == "award_id" else 7
    return "plain text"
