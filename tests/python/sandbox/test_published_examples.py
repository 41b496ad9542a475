"""Tests the members and JSON types of the examples in USAspending's published contracts against the sandbox.

The data hold names and types alone, of the examples (or, without one, the attributes) in
`usaspending_api/api_contracts/contracts/v2` of
fedspendingtransparency/usaspending-api@13a1ee0f0eb5bae5ae41c89b439b98f0881cf0c4. Where its code answers
otherwise than its contract says, the code wins: `OTHERWISE` says where that stands.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import method_of
from catalog_facts import by_id

from examples import calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

DATA = Path(__file__).parents[2] / "data" / "published_spending.jsonl"
EXAMPLES = [json.loads(line) for line in DATA.read_text().splitlines()]

#: Members that the contract shows and the code does not return, or returns with another type, with
#: the place in the code.
OTHERWISE: dict[str, dict[str, str]] = {
    # The page of records is a tuple that contains the list.
    "agency.awards_count": {
        "results[]": "agency/v2/views/award_count.py:92",
        "results[].awarding_toptier_agency_code": "in the list",
        "results[].awarding_toptier_agency_name": "in the list",
        "results[].contracts": "in the list",
        "results[].direct_payments": "in the list",
        "results[].grants": "in the list",
        "results[].idvs": "in the list",
        "results[].loans": "in the list",
        "results[].other": "in the list",
        "page_metadata.count": "common/helpers/generic_helper.py: the member is total",
    },
    "agency.budgetary_resources": {
        "agency_data_by_year": "agency/v2/views/budgetary_resources.py:28 is a list of years",
        "agency_data_by_year.agency_budgetary_resources": "in the list",
        "agency_data_by_year.agency_obligation_by_period": "in the list",
        "agency_data_by_year.agency_total_obligated": "in the list",
        "agency_data_by_year.agency_total_outlayed": "in the list",
        "agency_data_by_year.fiscal_year": "in the list",
        "agency_data_by_year.total_budgetary_resources": "in the list",
    },
    "agency.federal_accounts": {
        "results[].total_budgetary_resources": "agency/v2/views/federal_account_list.py:50-60",
        "totals": "agency/v2/views/federal_account_list.py:69-76",
    },
    "agency.new_award_count": {
        "award_count": "agency/v2/views/new_award_count.py:37: new_award_count"
    },
    "agency.object_classes": {
        "page_metadata.count": "common/helpers/generic_helper.py: the member is total",
        "results[].children": "agency/v2/views/object_class_list.py:65",
        "totals": "agency/v2/views/object_class_list.py:35-42",
    },
    "agency.program_activities": {
        "page_metadata.count": "common/helpers/generic_helper.py: the member is total",
        "totals": "agency/v2/views/program_activity_list.py",
    },
    "autocomplete.awarding_agency_office": {
        "results": "references/v2/views/autocomplete.py:95-: an object of three lists"
    },
    "autocomplete.funding_agency_office": {
        "results": "references/v2/views/autocomplete.py:95-: an object of three lists"
    },
    "bulk_download.awards": {
        "download_request.filters.prime_and_sub_award_types.sub_awards": "request_validations.py:296: "
        "elasticsearch_sub_awards"
    },
    "bulk_download.list_agencies": {
        "agencies": "download/v2/download_list_agencies.py:40: an empty list with an agency"
    },
    "disaster.federal_account.loans": {"results[].id": "federal_account/loans.py:76: a number"},
    "disaster.federal_account.spending": {
        "results[].id": "federal_account/spending.py:112: a number"
    },
    "disaster.object_class.spending": {
        "results[].children[].id": "object_class/spending.py:147: a number where awards are counted",
        "results[].children[].out`lay": "a slip of the contract",
    },
    "disaster.recipient.loans": {"totals.face_value_of_laon": "a slip of the contract"},
    "download.accounts": {"download_request.agency": "request_validations.py:631: inside filters"},
    "download.disaster": {
        "download_request.filters.latest_fiscal_period": "request_validations.py:747: account_filters",
        "download_request.filters.latest_fiscal_year": "request_validations.py:747: account_filters",
        "download_request.filters.start_date": "request_validations.py:747: account_filters",
    },
    # The example is a contract's.
    "download.idv": {
        "download_request.award_id": "request_validations.py:406-424",
        "download_request.filters.award_id": "request_validations.py:400: idv_award_id",
        "download_request.is_for_assistance": "request_validations.py:406-424",
        "download_request.is_for_contract": "request_validations.py:406-424",
    },
    "download.transactions": {"download_request.agency": "request_validations.py:350-376"},
    # The example is that program's.
    "references.cfda_totals": dict.fromkeys(
        ("archived", "cfda", "closed", "forecasted", "posted"),
        "references/v2/views/cfda.py: in results",
    ),
    "references.submission_periods": {
        "available_periods[].submissison_due_date": "a slip of the contract"
    },
    "search.spending_by_transaction": {
        "results[].Transaction Amount": "a number in the search engine's documents",
        "results[].internal_id": "a number in the search engine's documents",
    },
    "search.spending_over_time": {
        "results[].Grant_outlays": "a slip of the contract: Grant_Outlays"
    },
}

_FILTERS = {
    "agencies": [
        {"type": "awarding", "tier": "subtier", "name": "Forest Service", "toptier_name": "any"}
    ],
    "keywords": ["radar"],
    "time_period": [
        {"start_date": "2023-01-01", "end_date": "2023-06-30", "date_type": "action_date"}
    ],
}

#: The other requests, so that every documented member can occur.
MORE: dict[str, list[dict[str, Any]]] = {
    "autocomplete.location": [{"search_text": "den"}],
    "bulk_download.awards": [
        {
            "filters": {
                "agencies": _FILTERS["agencies"],
                "prime_award_types": ["A"],
                "date_type": "action_date",
                "date_range": {"start_date": "2023-01-01", "end_date": "2023-06-30"},
            }
        }
    ],
    **{
        f"disaster.{group}.spending": [
            {"def_codes": ["N"], "spending_type": "award", "sort": "obligation"}
        ]
        for group in ("agency", "federal_account", "object_class")
    },
    "disaster.award.amount": [{"def_codes": ["N"], "award_type_codes": ["07"]}],
    "download.awards": [{"filters": _FILTERS}],
    "download.search": [{"filters": _FILTERS}],
    "download.transactions": [{"filters": _FILTERS}],
    "explore": [{"type": "award", "filters": {"fy": "2022", "quarter": "4"}}],
    "search.spending_by_transaction": [
        {
            "filters": {"award_type_codes": ["A"], "keywords": ["services"]},
            "fields": [
                "Award ID", "Mod", "Recipient Name", "Action Date", "Transaction Amount",
                "Awarding Agency", "Awarding Sub Agency", "Award Type",
            ],
            "sort": "Action Date",
        }
    ],
}  # fmt: skip


def kind(value: Any) -> str:
    names = {
        bool: "boolean",
        int: "number",
        float: "number",
        str: "string",
        list: "array",
        dict: "object",
    }
    return "null" if value is None else names[type(value)]


def shape(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """The members of an answer, dotted, `[]` being any element of a list, and their types."""
    yield name, kind(value)
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from shape(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        for inner in value:
            yield from shape(inner, f"{name}[]")


def differences(documented: dict[str, str], answers: list[Any]) -> Iterator[str]:
    answered: dict[str, set[str]] = {}
    for answer in answers:
        for name, type_ in shape(answer):
            answered.setdefault(name, set()).add(type_)
    for name, types in documented.items():
        if name.startswith("filter.filters."):
            continue  # an echo of the request
        parent = (
            name.removesuffix("[]").rpartition(".")[0] if not name.endswith("[]") else name[:-2]
        )
        if not answered.get(parent, set()) - {"null"}:
            continue  # written once, for the parent, or an empty list
        if name not in answered:
            if not name.endswith("[]"):
                yield f"{name}: missing"
            continue
        told = set(types.split("|"))
        if not (answered[name] <= told | {"null"} or told == {"null"}):
            yield f"{name}: {'|'.join(sorted(answered[name]))}, the contract says {types}"


@pytest.fixture(scope="module")
def spending(sandbox: Any) -> Any:
    return sandbox.spending()


def arguments_of(spending: Any, example: dict[str, Any]) -> list[dict[str, Any]]:
    if example["operation"] == "awards.get":
        codes = ["02", "03", "04", "05"] if "fain" in example["members"] else ["A", "B", "C", "D"]
        if "parent_award.idv_type_description" not in example["members"] and codes[0] == "A":
            codes = ["IDV_B"]
        found = spending.search.spending_by_award(
            {"award_type_codes": codes}, ["Award ID"], limit=20
        )
        return [{"award_id": one["internal_id"]} for one in found["results"]]
    if example["operation"] == "transactions.list":
        codes = {"award_type_codes": ["02", "03", "04", "05"]}
        found = spending.search.spending_by_award(codes, ["Award ID"], limit=1)
        return [{"award_id": found["results"][0]["internal_id"]}]
    usual = calls(by_id()[f"spending.{example['operation']}"])
    return [*usual.values(), *MORE.get(example["operation"], [])]


@pytest.mark.parametrize(
    "example", [pytest.param(one, id=f"{one['operation']}-{at}") for at, one in enumerate(EXAMPLES)]
)
def test_answers_have_the_documented_members(spending: Any, example: dict[str, Any]) -> None:
    operation = by_id()[f"spending.{example['operation']}"]
    method = method_of(spending, operation)
    answers = []
    for arguments in arguments_of(spending, example):
        answer = openshelf.raw(method)(**arguments)
        if answer.status == 200:
            answers.append(json.loads(answer.body))
    assert answers
    known = OTHERWISE.get(example["operation"], {})
    found = sorted(differences(example["members"], answers))
    assert [one for one in found if one.partition(":")[0] not in known] == []
    assert {one.partition(":")[0] for one in found} >= set(known), (
        "a difference that is none any more"
    )
