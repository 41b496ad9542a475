"""Tests the sandbox's current day: its data end there, and day and seed determine all of them."""

import datetime as dt
import json
from pathlib import Path
from typing import Any

import calling
import catalog_facts
import openshelf
import pytest

from examples import calls

DAYS = ["2024-06-28", "2024-10-01", "2024-12-31", "2026-02-28", "2027-10-01", "2031-07-04"]


def answers(server: Any) -> dict[str, str]:
    """The parts of every service's answers that depend on the day, without the address."""
    spending = server.spending()
    texts = {
        "artworks": server.museum().artworks.list(limit=50),
        "exhibitions": server.museum().exhibitions.list(limit=50),
        "newest documents": server.gazette().documents.search("the", order="newest"),
        "awards": spending.search.spending_by_award(
            {"award_type_codes": ["A", "B", "C", "D"]}, fields=["Award ID", "Start Date"]
        ),
        "agencies": spending.references.toptier_agencies(),
        "files": spending.bulk_download.list_monthly_files("all", 2024, file_type="contracts"),
        "world": server.disease().totals.world(),
    }
    return {name: json.dumps(text).replace(server.url, "") for name, text in texts.items()}


@pytest.mark.parametrize("day", DAYS)
def test_equal_days_and_seeds_give_equal_answers(day: str) -> None:
    with openshelf.Sandbox(seed=4, today=day) as one, openshelf.Sandbox(seed=4, today=day) as two:
        assert one.today == two.today == day
        assert answers(one) == answers(two)


def test_a_day_may_be_a_date() -> None:
    with openshelf.Sandbox(today=dt.date(2024, 10, 15)) as server:
        assert server.today == "2024-10-15"


@pytest.mark.parametrize("day", DAYS)
def test_the_data_reach_until_today(day: str) -> None:
    today = dt.date.fromisoformat(day)
    week = {str(today - dt.timedelta(days)) for days in range(7)}
    with openshelf.Sandbox(today=day) as server:
        newest = server.gazette().documents.search("the", order="newest", per_page=2)
        assert newest["results"][0]["publication_date"] in week
        spending = server.spending()
        lately = {
            "award_type_codes": ["A", "B", "C", "D"],
            "time_period": [{"start_date": str(today - dt.timedelta(40)), "end_date": day}],
        }
        fields = ["Award ID", "Action Date"]
        found = spending.search.spending_by_transaction(lately, fields=fields, sort="Action Date")
        found = found["results"]
        assert found
        assert all(record["Action Date"] <= day for record in found)
        updated = server.museum().artworks.list(limit=100, fields=["updated_at"])["data"]
        moments = sorted(record["updated_at"][:10] for record in updated)
        assert str(today - dt.timedelta(400)) < moments[0] <= moments[-1] <= day
        world = server.disease().totals.world()["updated"] / 1000
        read = dt.datetime.fromtimestamp(world, dt.UTC).date()
        assert today - dt.timedelta(2) <= read <= today


@pytest.mark.parametrize("day", DAYS)
def test_the_current_fiscal_year_is_answered_and_the_next_refused(day: str) -> None:
    today = dt.date.fromisoformat(day)
    year = today.year + (today.month >= 10)
    with openshelf.Sandbox(today=day) as server, server.spending() as spending:
        overview = spending.agency.overview("020")
        assert overview["fiscal_year"] == year
        assert spending.agency.budget_functions("020")["results"]
        # The client's own clock refuses the years of a sandbox in the future.
        free = spending.with_options(validate=False)
        assert free.agency.overview("020", fiscal_year=year) == overview
        with pytest.raises(openshelf.BadRequestError, match=str(year)):
            free.agency.overview("020", fiscal_year=year + 1)
        years = spending.agency.budgetary_resources("020")["agency_data_by_year"]
        assert years[0]["fiscal_year"] == year


@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_every_operation_is_answered_today(service: str, tmp_path: Path) -> None:
    """On the day of the test run, as on any other, only the services' own refusals occur."""
    assert refusals(service, None, tmp_path) == refusals(service, calling.TODAY, tmp_path)


def refusals(service: str, day: str | None, directory: Path) -> list[str]:
    """The operations that refuse the documentation's values."""
    refused = []
    with openshelf.Sandbox(today=day) as server, getattr(server, service)(max_retries=0) as client:
        for operation in catalog_facts.operations():
            if operation.service != service:
                continue
            to_file = operation.id == "museum.images.download"
            more = {"directory": str(directory)} if to_file else {}
            for label, arguments in calls(operation).items():
                try:
                    calling.method_of(client, operation)(**arguments | more)
                except openshelf.StatusError as error:
                    refused.append(f"{operation.id} {label}: {error.status}")
    return refused


@pytest.mark.parametrize("day", ["2024-06-27", "2100-01-01", "", "today", "2024-1-1", "20241015", "2024-10-15T00:00:00"])  # fmt: skip
def test_an_invalid_day_is_refused(day: str) -> None:
    with pytest.raises(ValueError, match=r"^today: expected a date from 2024-06-28"):
        openshelf.Sandbox(today=day)


@pytest.mark.parametrize("day", [20241015, b"2024-10-15", dt.datetime(2024, 10, 15)])  # noqa: DTZ001
def test_a_day_of_another_type_is_refused(day: Any) -> None:
    with pytest.raises((TypeError, ValueError), match=r"^today: expected a date"):
        openshelf.Sandbox(today=day)


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("disease.totals.contry", "disease.totals.country"),
        ("disease.totels", "disease.totals"),
        ("muesum", "museum"),
        ("Museum", "museum"),
        ("", "museum"),
    ],
)
def test_a_fault_of_an_unknown_operation_is_refused(asked: str, near: str) -> None:
    with openshelf.Sandbox() as server:
        with pytest.raises(ValueError, match=near):
            server.fail(asked, status=500)
        with pytest.raises(ValueError, match=near):
            openshelf.Sandbox(faults=[{"operation": asked}])
        assert server.disease().totals.world()


def test_the_error_for_a_misspelt_fault_names_the_nearest() -> None:
    with openshelf.Sandbox() as server, pytest.raises(TypeError, match="'status'"):
        server.fail("museum", statsu=500)
