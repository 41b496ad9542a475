"""Tests other forms of requests that public spending accepts: each finds what the usual form finds.

The catalog's evidence names them; no client of the catalog sends most of them.
"""

from typing import Any

import pytest
from asking import asker

CONTRACTS = {"award_type_codes": ["A", "B", "C", "D"]}
FRAMES = {
    "award_type_codes": [
        "IDV_A",
        "IDV_B",
        "IDV_B_A",
        "IDV_B_B",
        "IDV_B_C",
        "IDV_C",
        "IDV_D",
        "IDV_E",
    ]
}
GRANTS = {"award_type_codes": ["02", "03", "04", "05"]}
PERIODS = {"time_period": [{"start_date": "2022-10-01", "end_date": "2023-09-30"}]}
FIELDS = ["Award ID", "Award Amount"]
AWARDS = "search/spending_by_award/"
COUNT = "search/spending_by_award_count/"
OVER_TIME = "search/spending_over_time/"
TRANSACTIONS = "search/spending_by_transaction/"
DOWNLOAD_COUNT = "download/count/"


def awards(**filters: Any) -> dict[str, Any]:
    return {"filters": CONTRACTS | filters, "fields": FIELDS, "limit": 50}


def counted(**filters: Any) -> dict[str, Any]:
    return {"filters": CONTRACTS | filters}


def over_time(**more: Any) -> dict[str, Any]:
    return {"group": "fiscal_year", "filters": CONTRACTS} | more


def explored(**filters: Any) -> dict[str, Any]:
    return {"type": "agency", "filters": {"fy": "2022", "quarter": "4"} | filters}


#: The form, the path, the usual body and the other ones.
FORMS: list[tuple[str, str, dict[str, Any], list[dict[str, Any]]]] = [
    # ---- true and false are also texts (validator/helpers.py)
    *(
        (f"subawards {name}", path, body(subawards=usual), [body(subawards=one) for one in others])
        for name, usual, others in (
            ("true", True, ["true", "t", "1"]),
            ("false", False, ["false", "f", "0"]),
        )
        for path, body in (
            (OVER_TIME, over_time),
            (COUNT, lambda **more: counted() | more),
            (DOWNLOAD_COUNT, lambda **more: counted() | more),
        )
    ),
    ("subawards of awards", AWARDS,
     {"filters": CONTRACTS, "fields": ["Sub-Award ID"], "sort": "Sub-Award ID", "subawards": True},
     [{"filters": CONTRACTS, "fields": ["Sub-Award ID"], "sort": "Sub-Award ID", "subawards": "true"}]),
    # ---- numbers are also digits
    ("page and limit", AWARDS, awards() | {"page": 2, "limit": 3}, [awards() | {"page": "2", "limit": "3"}]),
    ("rows of a download", "download/awards/", counted() | {"limit": 5}, [counted() | {"limit": "5"}]),
    ("a page of a ranking", "disaster/agency/spending/",
     {"filter": {"def_codes": ["N"]}, "spending_type": "total", "pagination": {"limit": 2, "page": 2}},
     [{"filter": {"def_codes": ["N"]}, "spending_type": "total", "pagination": {"limit": "2", "page": "2"}}]),
    ("accounts' year and quarter", "download/accounts/",
     {"account_level": "treasury_account", "filters": {"fy": 2022, "quarter": 2, "submission_types": ["account_balances"]}},
     [{"account_level": "treasury_account", "filters": {"fy": "2022", "quarter": "2", "submission_types": ["account_balances"]}},
      {"account_level": "treasury_account", "filters": {"fy": 2022, "quarter": 2, "submission_type": "account_balances"}}]),
    ("the explorer's year", "spending/", explored(), [explored(fy=2022), explored(quarter=4), explored(fy=2022, quarter=4)]),
    # ---- filters
    *(
        (f"keyword in {path}", path, body | {"filters": CONTRACTS | {"keywords": ["services"]}},
         [body | {"filters": CONTRACTS | {"keyword": "services"}}])
        for path, body in (
            (COUNT, {}),
            (OVER_TIME, {"group": "fiscal_year"}),
            ("search/spending_by_geography/", {"scope": "place_of_performance", "geo_layer": "state"}),
            ("search/spending_by_category/naics/", {}),
        )
    ),
    ("amounts", COUNT, counted(award_amounts=[{"lower_bound": 1000000, "upper_bound": 5000000.5}]),
     [counted(award_amounts=[{"lower_bound": "1000000", "upper_bound": "5000000.5"}])]),
    ("NAICS", COUNT, counted(naics_codes=["54", "33"]),
     [counted(naics_codes=[54, 33]), counted(naics_codes={"require": ["54", "33"]}), counted(naics_codes={"require": [54, 33]})]),
    ("PSC", COUNT, counted(psc_codes=["R4"]), [counted(psc_codes={"require": [["Service", "R", "R4"]]})]),
    ("accounts", COUNT, counted(tas_codes=[{"aid": "012", "main": "0400"}]),
     [counted(tas_codes={"require": [["012", "012-0400"]]}), counted(treasury_account_components=[{"aid": "012", "main": "0400"}])]),
    ("a program activity", COUNT, counted(program_activities=[{"code": "0002"}]),
     [counted(program_activities=[{"code": 2}]), counted(program_activities=[{"code": "2"}])]),
    ("periods by short names", OVER_TIME, over_time(group="quarter"), [over_time(group="q")]),
    ("months by short names", OVER_TIME, over_time(group="month"), [over_time(group="m")]),
    ("calendar years by short names", OVER_TIME, over_time(group="calendar_year"), [over_time(group="cy")]),
    ("the level and the flag", DOWNLOAD_COUNT, counted() | {"spending_level": "subawards"},
     [counted() | {"spending_level": "subawards", "subawards": False}]),
    ("agencies of a custom download", "bulk_download/awards/",
     {"filters": {"prime_award_types": ["A"], "date_range": {"start_date": "2023-01-01", "end_date": "2023-02-01"},
                  "agencies": [{"type": "awarding", "tier": "toptier", "name": "Department of Agriculture"}]}},
     [{"filters": {"prime_award_types": ["A"], "date_range": {"start_date": "2023-01-01", "end_date": "2023-02-01"}, "agency": 14}},
      {"filters": {"prime_award_types": ["A"], "date_range": {"start_date": "2023-01-01", "end_date": "2023-02-01"}, "agency": "14"}}]),
    ("an agency of monthly files", "bulk_download/list_monthly_files/",
     {"agency": 14, "fiscal_year": 2024, "type": "contracts"}, [{"agency": "14", "fiscal_year": 2024, "type": "contracts"}]),
    ("a function of the budget", "budget_functions/list_budget_subfunctions/",
     {"budget_function": "050"}, [{"budget_function": "050"}]),
    ("capitals of a format", "download/awards/", counted() | {"file_format": "tsv"}, [counted() | {"file_format": "TSV"}]),
    ("the order of filters", "download/awards/",
     {"filters": {"award_type_codes": ["A", "B"], "keywords": ["abc", "def"]}},
     [{"filters": {"keywords": ["def", "abc"], "award_type_codes": ["B", "A"]}}]),
]  # fmt: skip


@pytest.fixture(scope="module")
def ask(sandbox: Any) -> Any:
    return asker(sandbox, "spending", "/api/v2/")


def found(ask: Any, path: str, body: Any) -> Any:
    answer = ask(path, "POST", body)
    assert answer.status == 200, (body, answer.body[:300])
    return {
        name: value
        for name, value in answer.json.items()
        # The echo of the request, and the order of equal records.
        if name not in {"subawards", "group", "messages", "spending_level"}
    }


@pytest.mark.parametrize(
    ("path", "usual", "others"), [pytest.param(*case[1:], id=case[0]) for case in FORMS]
)
def test_another_form_of_a_request_gives_the_same_answer(
    ask: Any, path: str, usual: dict[str, Any], others: list[dict[str, Any]]
) -> None:
    wanted = found(ask, path, usual)
    assert any(wanted.values())
    for other in others:
        assert found(ask, path, other) == wanted, other


@pytest.mark.parametrize(
    ("path", "others", "usual"),
    [
        ("idvs/activity/", [True, "true", "t", "1"], "true"),
        ("idvs/activity/", [False, "f", "0"], "false"),
    ],
)
def test_edge_cases_are_hidden_by_any_form_of_true_or_false(
    ask: Any, path: str, others: list[Any], usual: Any
) -> None:
    frame = {"filters": FRAMES, "fields": FIELDS}
    first = ask(AWARDS, "POST", frame).json["results"][0]["internal_id"]
    body = {"award_id": first, "limit": 5}
    wanted = found(ask, path, body | {"hide_edge_cases": usual})
    for other in others:
        assert found(ask, path, body | {"hide_edge_cases": other}) == wanted


@pytest.mark.parametrize(
    "path",
    [
        "awards/accounts/",
        "awards/funding/",
        "transactions/",
        "subawards/",
        "awards/funding_rollup/",
    ],
)
def test_an_award_is_identified_by_number_digits_or_text(ask: Any, path: str) -> None:
    fields = {"filters": CONTRACTS, "fields": FIELDS, "sort": "Award Amount"}
    award = ask(AWARDS, "POST", fields).json["results"][0]

    def answer(identity: Any) -> dict[str, Any]:
        answered = found(ask, path, {"award_id": identity, "limit": 100})
        # Equal records may be in any order.
        if isinstance(answered.get("results"), list):
            answered["results"].sort(key=str)
        return answered

    wanted = answer(award["internal_id"])
    assert answer(str(award["internal_id"])) == wanted
    assert answer(award["generated_internal_id"]) == wanted


@pytest.mark.parametrize(
    ("usual", "others"),
    [
        ("agency/012/awards/?award_type_codes=A,B", ["agency/012/awards/?award_type_codes=[A,B]"]),
        ("references/submission_periods/", [f"references/submission_periods/?use_cache={one}" for one in ("true", "1", "t", "false", "f", "0")]),
        ("recipient/state/06/?year=all", ["recipient/state/06/?year=all"]),
        ("download/status?file_name=none.zip", ["download/status/?file_name=none.zip", "bulk_download/status?file_name=none.zip"]),
    ],
)  # fmt: skip
def test_another_form_of_an_address_gives_the_same_answer(
    ask: Any, usual: str, others: list[str]
) -> None:
    wanted = ask(usual)
    for other in others:
        answer = ask(other)
        assert (answer.status, answer.json) == (wanted.status, wanted.json), other


def test_a_recipient_is_identified_by_uei_or_duns(ask: Any) -> None:
    recipients = ask("recipient/", "POST", {}).json["results"]
    one = next(one for one in recipients if one["duns"] and one["uei"])
    wanted = ask(f"recipient/children/{one['uei']}/").json
    assert ask(f"recipient/children/{one['uei'].lower()}/").json == wanted
    assert ask(f"recipient/children/{one['duns']}/").json == wanted


@pytest.mark.parametrize(
    ("path", "short", "whole"),
    [
        ("subawards/", {"limit": 3}, {"limit": 3, "sort": "subaward_number"}),
        (
            "autocomplete/city/",
            {"search_text": "den", "filter": {"country_code": "USA", "scope": "recipient_location"}},
            {"search_text": "den", "filter": {"country_code": "USA", "scope": "recipient_location"}, "limit": 10},
        ),
        ("download/disaster/", {"filters": {}}, {"filters": {"def_codes": ["L", "M", "N", "O", "P", "U", "V"]}}),
    ],
)  # fmt: skip
def test_parameters_that_only_the_documentation_requires_can_be_left_out(
    ask: Any, path: str, short: dict[str, Any], whole: dict[str, Any]
) -> None:
    assert found(ask, path, short) == found(ask, path, whole)


@pytest.mark.parametrize("group", ["cfda", "recipient"])
@pytest.mark.parametrize("kind", ["spending", "loans"])
def test_rankings_report_a_replaced_sort(ask: Any, group: str, kind: str) -> None:
    # disaster/v2/views/elasticsearch_base.py:99-121; without such a sort there is no such member.
    def answer(**more: Any) -> dict[str, Any]:
        body = {"filter": {"def_codes": ["N"]}, "pagination": {"limit": 3} | more}
        answered: dict[str, Any] = ask(f"disaster/{group}/{kind}/", "POST", body).json
        return answered

    for sort in ("id", "code"):
        (message,) = answer(sort=sort)["messages"]
        assert f"'{sort}'" in message
    assert "'id'" in answer()["messages"][0]
    assert "messages" not in answer(sort="description")


@pytest.mark.parametrize(
    "group", ["agency", "cfda", "federal_account", "object_class", "recipient"]
)
@pytest.mark.parametrize("kind", ["spending", "loans"])
def test_totals_of_an_empty_result_are_zeros(ask: Any, group: str, kind: str) -> None:
    nothing = {"def_codes": ["N"], "award_type_codes": ["07"], "query": "no such name"}
    body = {"filter": nothing, "spending_type": "award", "pagination": {"sort": "obligation"}}
    answer = ask(f"disaster/{group}/{kind}/", "POST", body).json
    assert answer["results"] == []
    assert answer["page_metadata"]["total"] == 0
    loans = {"face_value_of_loan"} if kind == "loans" else set()
    assert set(answer["totals"]) == {"obligation", "outlay", "award_count"} | loans
    assert set(answer["totals"].values()) == {0}


def test_totals_of_a_part_without_accounts_are_zeros(ask: Any) -> None:
    answer = ask("agency/012/sub_components/no-such-part/").json
    assert answer["results"] == []
    assert answer["totals"] == {
        "total_obligations": 0,
        "total_outlays": 0,
        "total_budgetary_resources": 0,
    }


@pytest.mark.parametrize("group", ["agency", "federal_account", "object_class"])
def test_award_types_filter_only_spending_by_award(ask: Any, group: str) -> None:
    # disaster/v2/views: the querysets of spending_type total read no types.
    def answer(spending_type: str, **more: Any) -> Any:
        body = {"filter": {"def_codes": ["N"]} | more, "spending_type": spending_type}
        return ask(f"disaster/{group}/spending/", "POST", body).json

    types = {"award_type_codes": ["A"]}
    assert answer("total", **types) == answer("total")
    assert answer("award", **types)["totals"] != answer("award")["totals"]
    assert {one["award_count"] for one in answer("total")["results"]} == {None}


@pytest.mark.parametrize("group", ["agency", "federal_account"])
def test_spending_by_award_has_no_budget(ask: Any, group: str) -> None:
    # agency/spending.py:140 and federal_account/spending.py:118, :129; the answer by parts has no such member.
    body = {"filter": {"def_codes": ["N"]}, "spending_type": "award"}
    answer = ask(f"disaster/{group}/spending/", "POST", body).json
    records = [*answer["results"], *(one for row in answer["results"] for one in row["children"])]
    assert {one["total_budgetary_resources"] for one in records} == {None}
    assert "total_budgetary_resources" not in answer["totals"]
    total = ask(f"disaster/{group}/spending/", "POST", body | {"spending_type": "total"}).json
    assert all(one["total_budgetary_resources"] > 0 for one in total["results"])
    typed = {"filter": {"def_codes": ["N"], "award_type_codes": ["A"]}, "spending_type": "award"}
    if group == "agency":
        parts = ask("disaster/agency/spending/", "POST", typed).json["results"]
        assert not any("total_budgetary_resources" in one for one in parts)
