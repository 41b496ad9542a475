"""Tests downloads of spending: jobs, their errors, and the tables in their archives."""

import csv
import io
import urllib.request
import zipfile
from typing import Any

import openshelf
import pytest

CONTRACTS = ["A", "B", "C", "D"]


def table(url: str, beginning: str) -> list[dict[str, str]]:
    with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310  it is loopback
        archive = zipfile.ZipFile(io.BytesIO(answer.read()))
    assert archive.testzip() is None
    (name,) = [name for name in archive.namelist() if name.startswith(beginning)]
    return list(csv.DictReader(io.StringIO(archive.read(name).decode())))


def finished(spending: Any, job: dict[str, Any]) -> dict[str, Any]:
    for _ in range(3):
        state = spending.download.status(job["file_name"])
    assert state["status"] == "finished"
    return state


def test_a_download_has_every_counted_transaction(sandbox: Any) -> None:
    spending = sandbox.spending()
    filters = {
        "award_type_codes": CONTRACTS,
        "time_period": [{"start_date": "2022-10-01", "end_date": "2023-09-30"}],
    }
    job = spending.download.transactions(filters)
    state = finished(spending, job)
    rows = table(state["file_url"], "Contracts_PrimeTransactions")
    counted = spending.search.spending_by_transaction_count(filters)["results"]
    assert len(rows) == counted["contracts"] > 0
    over = spending.search.spending_over_time(filters, group="fiscal_year")["results"]
    amount = sum(float(row["federal_action_obligation"]) for row in rows)
    assert amount == pytest.approx(sum(one["aggregated_amount"] for one in over), abs=0.01)


def test_columns_and_rows_can_be_chosen(sandbox: Any) -> None:
    spending = sandbox.spending()
    columns = ["award_id_piid", "recipient_name"]
    job = spending.download.awards(
        {"award_type_codes": CONTRACTS}, columns=columns, file_format="csv", limit=5
    )
    rows = table(finished(spending, job)["file_url"], "Contracts_PrimeAwardSummaries")
    assert len(rows) == 5
    assert all(list(row) == columns for row in rows)


def test_another_seed_gives_another_file() -> None:
    found = []
    for seed in (1, 2):
        with openshelf.Sandbox(seed=seed) as server:
            spending = server.spending()
            job = spending.download.awards({"award_type_codes": ["07", "08"]})
            url = finished(spending, job)["file_url"]
            found.append(table(url, "Assistance_PrimeAwardSummaries"))
    assert found[0] != found[1]


def test_a_download_of_every_pandemic_fund_is_ready_at_once(sandbox: Any) -> None:
    spending = sandbox.spending()
    job = spending.download.disaster(list("LMNOPUV"))
    assert spending.download.status(job["file_name"])["status"] == "finished"
    with pytest.raises(openshelf.BadRequestError, match="single COVID-19 DEFC"):
        spending.with_options(validate=False).download.disaster(["L", "M"])


def test_a_custom_download_is_limited_to_a_year(sandbox: Any) -> None:
    spending = sandbox.spending().with_options(validate=False)
    filters = {
        "prime_award_types": ["A"],
        "date_type": "action_date",
        "date_range": {"start_date": "2021-01-01", "end_date": "2023-12-31"},
    }
    with pytest.raises(openshelf.BadRequestError, match="within a year"):
        spending.bulk_download.awards(filters)


def test_an_answer_names_the_filters_that_it_ignored(sandbox: Any) -> None:
    spending = sandbox.spending().with_options(validate=False)
    filters = {"award_type_codes": CONTRACTS, "moon": ["full"]}
    with pytest.warns(openshelf.IgnoredParameterWarning, match="moon"):
        answer = spending.search.spending_over_time(filters, group="month")
    assert any("moon" in message for message in answer["messages"])
    with pytest.raises(openshelf.StatusError) as caught:
        spending.search.spending_over_time({"keywords": ["a"]}, group="month")
    assert caught.value.status == 422
