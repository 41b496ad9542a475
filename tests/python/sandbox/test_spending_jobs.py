"""Tests the download jobs of spending: their states, the answer in each, and the requests that they repeat."""

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest

#: Every state of the service's table (download/lookups.py:46-55).
STATES = ["ready", "running", "finished", "failed", "queued", "resumed", "created", "uploading"]

FILTERS = {
    "award_type_codes": ["A", "B"],
    "time_period": [{"start_date": "2023-01-01", "end_date": "2023-03-31"}],
}


@pytest.fixture
def server() -> Iterator[Any]:
    """A separate sandbox, because jobs stay."""
    with openshelf.Sandbox(today="2024-10-15") as own:
        yield own


def looked(spending: Any, job: dict[str, Any], times: int) -> list[dict[str, Any]]:
    return [spending.download.status(job["file_name"]) for _ in range(times)]


def found(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310  it is loopback
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def posted(server: Any, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(  # noqa: S310  it is loopback
        f"{server.urls['OPENSHELF_SPENDING_URL']}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        answered: dict[str, Any] = json.load(answer)
    return answered


def test_a_job_passes_through_the_given_states(server: Any) -> None:
    spending = server.spending()
    states = ["queued", "ready", "running", "running", "created", "uploading", "finished"]
    server.fail("spending.download.awards", job=states)
    job = spending.download.awards(FILTERS)
    answers = looked(spending, job, 8)
    assert [one["status"] for one in answers] == [*states, "finished"]
    for one in answers:
        counted = one["status"] in {"running", "finished", "failed"}
        assert (one["seconds_elapsed"] is not None) == counted
        assert (one["total_size"] is not None) == (one["status"] == "finished")
        waiting = one["status"] in {"ready", "queued"}
        assert (one["total_rows"] is None, one["total_columns"] is None) == (waiting, waiting)
        assert one["message"] is None
        assert one["file_url"] == job["file_url"]
    running = [float(one["seconds_elapsed"]) for one in answers if one["status"] == "running"]
    assert 0 < running[0] < running[1]


@pytest.mark.parametrize("state", STATES)
def test_a_job_can_stay_in_every_state(server: Any, state: str) -> None:
    spending = server.spending()
    server.fail("spending.download", job=[state])
    job = spending.download.transactions(FILTERS)
    assert [one["status"] for one in looked(spending, job, 3)] == [state] * 3
    assert found(job["file_url"]) == (200 if state == "finished" else 404)


def test_the_address_of_a_file_is_known_before_the_file_exists(server: Any) -> None:
    spending = server.spending()
    job = spending.download.awards(FILTERS)
    assert found(job["file_url"]) == 404
    assert [one["status"] for one in looked(spending, job, 2)] == ["ready", "running"]
    assert found(job["file_url"]) == 404
    assert looked(spending, job, 1)[0]["status"] == "finished"
    assert found(job["file_url"]) == 200


def test_the_size_is_given_in_thousands_of_bytes(server: Any) -> None:
    spending = server.spending()
    job = spending.download.awards(FILTERS)
    state = looked(spending, job, 3)[-1]
    with urllib.request.urlopen(job["file_url"], timeout=30) as answer:  # noqa: S310
        assert state["total_size"] == len(answer.read()) / 1000


def test_an_equal_request_returns_a_stuck_job_again(server: Any) -> None:
    spending = server.spending()
    server.fail("spending.download.awards", job="stuck")
    job = spending.download.awards(FILTERS)
    assert [one["status"] for one in looked(spending, job, 6)] == ["ready"] + ["running"] * 5
    again = spending.download.awards({**FILTERS, "award_type_codes": ["B", "A"]})
    assert again == job
    assert spending.download.awards(FILTERS, limit=7)["file_name"] != job["file_name"]


def test_a_failed_job_is_not_returned_again(server: Any) -> None:
    spending = server.spending()
    server.fail("spending.download.awards", job="failed")
    job = spending.download.awards(FILTERS)
    last = looked(spending, job, 3)[-1]
    assert last["status"] == "failed"
    assert "Traceback" in last["message"]
    assert last["total_size"] is None
    again = spending.download.awards(FILTERS)
    assert again["file_name"] != job["file_name"]
    assert [one["status"] for one in looked(spending, again, 3)][-1] == "finished"


def test_a_job_that_the_queue_retries_keeps_its_message(server: Any) -> None:
    spending = server.spending()
    server.fail(
        "spending.download.awards", job=["running", "failed", "resumed", "running", "finished"]
    )
    job = spending.download.awards(FILTERS)
    answers = looked(spending, job, 5)
    assert [one["message"] is None for one in answers] == [True] + [False] * 4
    assert found(job["file_url"]) == 200


def test_a_state_lasts_for_its_seconds(server: Any) -> None:
    spending = server.spending()
    server.fail("spending.download.awards", job=[("running", 3600), "finished"])
    job = spending.download.awards(FILTERS)
    assert {one["status"] for one in looked(spending, job, 4)} == {"running"}
    server.fail("spending.download.transactions", job=[("ready", 0), ("running", 0), "finished"])
    quick = spending.download.transactions(FILTERS)
    assert found(quick["file_url"]) == 200
    assert looked(spending, quick, 1)[0]["status"] == "finished"


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        ("slow", ValueError),
        ([], ValueError),
        (["done"], ValueError),
        ([("running", -1)], ValueError),
        ([3], ValueError),
        (3, TypeError),
    ],
)
def test_an_invalid_plan_of_states_is_refused(
    server: Any, plan: Any, error: type[Exception]
) -> None:
    with pytest.raises(error, match="job"):
        server.fail("spending.download", job=plan)


#: The members of `download_request` by path, as download/v2/request_validations.py sets them, and
#: the file's name without its time (download/download_utils.py:14-57).
REQUESTS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    (
        "/api/v2/download/awards/",
        {
            "filters": {"award_type_codes": ["B", "A"], "recipient_id": "x", "moon": 1},
            "columns": ["b", "a"],
        },
        {
            "columns": ["b", "a"],
            "download_types": ["elasticsearch_awards", "elasticsearch_sub_awards"],
            "file_format": "csv",
            "filters": {"award_type_codes": ["A", "B"]},
            "limit": 500000,
            "request_type": "award",
        },
        "PrimeAwardSummariesAndSubawards_",
    ),
    (
        "/api/v2/download/transactions/",
        {
            "filters": {"award_type_codes": ["A"], "naics_codes": ["3364", 11]},
            "limit": 3,
            "file_format": "TSV",
        },
        {
            "download_types": ["elasticsearch_sub_awards", "elasticsearch_transactions"],
            "file_format": "tsv",
            "filters": {"award_type_codes": ["A"], "naics_codes": [11, 3364]},
            "limit": 3,
            "request_type": "award",
        },
        "SubawardsAndPrimeTransactions_",
    ),
    (
        "/api/v2/download/search/",
        {"filters": {"award_type_codes": ["A"]}, "spending_level": ["subawards", "awards"]},
        {
            "download_types": ["elasticsearch_awards", "elasticsearch_sub_awards"],
            "file_format": "csv",
            "filters": {"award_type_codes": ["A"]},
            "limit": 500000,
            "request_type": "search",
            "spending_level": ["awards", "subawards"],
        },
        "PrimeAwardsTransactionsAndSubawards_",
    ),
    (
        "/api/v2/bulk_download/awards/",
        {
            "filters": {
                "prime_award_types": ["B", "A"],
                "sub_award_types": ["grant"],
                "date_range": {"start_date": "2023-01-01", "end_date": "2023-12-31"},
                "agencies": [{"type": "funding", "tier": "toptier", "name": "all"}],
                "recipient_scope": "domestic",
            }
        },
        {
            "download_types": ["elasticsearch_sub_awards", "prime_awards"],
            "file_format": "csv",
            "filters": {
                "agencies": [],
                "prime_and_sub_award_types": {
                    "elasticsearch_sub_awards": ["grant"],
                    "prime_awards": ["A", "B"],
                },
                "recipient_scope": "domestic",
                "time_period": [
                    {
                        "date_type": "action_date",
                        "end_date": "2023-12-31",
                        "start_date": "2023-01-01",
                    }
                ],
            },
            "request_type": "award",
        },
        "All_SubawardsAndPrimeTransactions_",
    ),
    (
        "/api/v2/bulk_download/awards/",
        {"filters": {"keywords": ["moon base"]}, "award_levels": ["prime_awards"]},
        {
            "download_types": ["prime_awards"],
            "file_format": "csv",
            "filters": {"award_type_codes": None, "transaction_keyword_search": ["moon base"]},
            "limit": 500000,
            "request_type": "award",
        },
        "PrimeTransactions_",
    ),
    (
        "/api/v2/download/accounts/",
        {
            "account_level": "treasury_account",
            "filters": {
                "fy": "2018",
                "quarter": "1",
                "submission_types": ["award_financial", "account_balances"],
            },
        },
        {
            "account_level": "treasury_account",
            "download_types": ["account_balances", "award_financial"],
            "file_format": "csv",
            "filters": {
                "agency": "all",
                "budget_function": "all",
                "budget_subfunction": "all",
                "federal_account": "all",
                "fy": 2018,
                "period": None,
                "quarter": 1,
                "submission_types": ["account_balances", "award_financial"],
            },
            "request_type": "account",
        },
        "FY2018Q1_All_TAS_AccountData_",
    ),
    (
        "/api/v2/download/accounts/",
        {
            "account_level": "federal_account",
            "filters": {
                "fy": 2021,
                "period": 7,
                "submission_type": "award_financial",
                "def_codes": ["N", "L"],
            },
        },
        {
            "account_level": "federal_account",
            "download_types": ["award_financial"],
            "file_format": "csv",
            "filters": {
                "agency": "all",
                "budget_function": "all",
                "budget_subfunction": "all",
                "def_codes": ["L", "N"],
                "federal_account": "all",
                "fy": 2021,
                "period": 7,
                "quarter": 2,
                "submission_types": ["award_financial"],
            },
            "request_type": "account",
        },
        "FY2021P01-P07_All_FA_AccountBreakdownByAward_",
    ),
    (
        "/api/v2/download/disaster/recipients/",
        {"filters": {"def_codes": ["N", "L"], "award_type_codes": ["07", "08"], "query": "smith"}},
        {
            "award_category": "Loans",
            "columns": [
                "recipient",
                "award_obligations",
                "award_outlays",
                "face_value_of_loans",
                "number_of_awards",
            ],
            "download_types": ["disaster_recipient"],
            "file_format": "csv",
            "filters": {
                "award_type_codes": ["07", "08"],
                "def_codes": ["L", "N"],
                "query": {"fields": ["recipient_name"], "text": "smith"},
            },
            "request_type": "disaster_recipient",
        },
        "COVID-19_Recipients_Loans_",
    ),
]


@pytest.mark.parametrize(("path", "body", "request_", "name"), REQUESTS)
def test_the_answer_repeats_the_normalized_request(
    server: Any, path: str, body: dict[str, Any], request_: dict[str, Any], name: str
) -> None:
    answer = posted(server, path, body)
    repeated = answer["download_request"]
    if "keywords" in body["filters"]:
        assert len(repeated["filters"]["award_type_codes"]) == 33
        repeated["filters"]["award_type_codes"] = None
    assert repeated == request_
    assert list(repeated) == sorted(repeated)
    assert re.fullmatch(
        re.escape(name) + r"\d{4}-\d\d-\d\d_H[0-2]\d" r"M[0-5]\dS[0-5]\d{7}\.zip",
        answer["file_name"],
    )


@pytest.mark.parametrize(
    ("kind", "prefix", "number", "types"),
    [
        ("contract", "CONT_", "piid", ["A", "B", "C", "D"]),
        ("idv", "IDV_", "piid", None),
        ("assistance", "ASST_", "assistance_id", None),
    ],
)
def test_the_job_of_one_award_names_the_award(
    server: Any, kind: str, prefix: str, number: str, types: list[str] | None
) -> None:
    spending = server.spending()
    codes = {"contract": ["A"], "idv": ["IDV_A"], "assistance": ["04"]}[kind]
    found = spending.search.spending_by_award(
        {"award_type_codes": codes}, ["Award ID", "generated_internal_id"], limit=1
    )["results"][0]
    job = getattr(spending.download, kind)(found["internal_id"])
    repeated = job["download_request"]
    assert job["file_name"].startswith(f"{prefix}{found['Award ID']}_20")
    assert repeated[number] == found["Award ID"]
    assert repeated["request_type"] == kind
    assert repeated["limit"] == 500000
    assert repeated["include_data_dictionary"] is True
    own = "idv_award_id" if kind == "idv" else "award_id"
    assert repeated["filters"][own] == found["internal_id"]
    assert types is None or repeated["filters"]["award_type_codes"] == types
    assert [repeated.get(f"is_for_{one}", False) for one in ("contract", "idv", "assistance")] == [
        kind == one for one in ("contract", "idv", "assistance")
    ]
    by_text = getattr(spending.download, kind)(found["generated_internal_id"])
    assert by_text["file_name"] == job["file_name"]


def test_an_account_agency_is_requested_by_its_number(server: Any) -> None:
    agency = server.spending().bulk_download.list_agencies("account_agencies")["agencies"]
    number = str(agency["cfo_agencies"][0]["toptier_agency_id"])
    code = agency["cfo_agencies"][0]["toptier_code"]
    body = {
        "account_level": "treasury_account",
        "filters": {
            "fy": 2022,
            "period": 12,
            "submission_types": ["account_balances"],
            "agency": number,
        },
    }
    name = posted(server, "/api/v2/download/accounts/", body)["file_name"]
    assert name.startswith(f"FY2022P01-P12_{code}_TAS_AccountBalances_")
    spending = server.spending().with_options(validate=False)
    with pytest.raises(openshelf.NotFoundError, match="No agency was found with id 999999"):
        spending.download.accounts(
            "treasury_account", ["account_balances"], 2022, period=12, agency="999999"
        )


def test_the_count_of_a_download_has_messages(server: Any) -> None:
    counted = server.spending().download.count({"award_type_codes": ["A"]})
    assert len(counted["messages"]) == 3
    assert counted["maximum_limit"] == 500000
