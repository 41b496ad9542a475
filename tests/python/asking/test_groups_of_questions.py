"""Tests that the groups of a question are its whole, or say what they leave out."""

from __future__ import annotations

import csv
import io
import re
from typing import Any

import openshelf
import pytest

SIX_YEARS = ("spending.awards", "types=contracts", "fiscal_years=2019..2024")


def rows(out: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(out)))


def total(out: str) -> float:
    return sum(float(row[-1] or 0) for row in rows(out)[1:])


def transactions(sandbox: Any, **given: Any) -> list[dict[str, Any]]:
    with sandbox.spending() as spending:
        search = openshelf.paginate(spending.search.spending_by_transaction)
        fields = ["Award ID", "Transaction Amount", "Action Date", "Primary Place of Performance"]
        return list(search.records(openshelf.spending_filters(**given), fields))


@pytest.mark.parametrize("date_type", ["date_signed", "signed", "last_modified_date"])
@pytest.mark.parametrize("group", ["fiscal_year", "year", "month"])
def test_time_is_not_divided_by_another_day_than_was_asked_for(
    sandbox: Any, asked: Any, date_type: str, group: str
) -> None:
    before = len(sandbox.calls)
    question = ("spending.awards", "types=contracts", "fiscal_years=2023", f"date_type={date_type}")
    status, out, err = asked(*question, "--group", group)
    assert (status, out) == (2, "")
    assert err.startswith(
        f"openshelf: --group {group} cannot be asked for with date_type={date_type}: time is "
        "divided by the day of each action"
    )
    assert len(sandbox.calls) == before


def test_the_periods_of_another_day_lack_what_was_done_in_others(sandbox: Any) -> None:
    """This is why they are refused: what the service gives is not everything, or nothing."""
    given = {"types": "contracts", "fiscal_years": 2023}
    with sandbox.spending() as spending:
        for date_type, group in (("date_signed", "month"), ("last_modified_date", "month")):
            wanted = openshelf.spending_filters(**given, date_type=date_type)
            found = spending.search.spending_over_time(wanted, group=group)["results"]
            added = sum(each["aggregated_amount"] for each in found)
            everything = transactions(sandbox, **given, date_type=date_type)
            assert added < sum(each["Transaction Amount"] for each in everything)
            # The service stops at actions before the first month.
            if min(each["Action Date"] for each in everything) < "2022-10-01":
                assert added == 0


@pytest.mark.parametrize("date_type", ["action_date", "new_awards_only"])
def test_groups_of_one_question_have_one_total(sandbox: Any, asked: Any, date_type: str) -> None:
    given = {"types": "contracts", "fiscal_years": "2023..2024", "date_type": date_type}
    everything = sum(each["Transaction Amount"] for each in transactions(sandbox, **given))
    question = ("spending.transactions", *(f"{name}={value}" for name, value in given.items()))
    assert everything > 0
    for group in ("fiscal_year", "year", "month", "state", "agency"):
        status, out, err = asked(*question, "--group", group, "--format", "csv")
        assert status == 0
        assert total(out) == pytest.approx(everything)
        assert err == ""


def test_what_has_no_district_is_in_no_group(sandbox: Any, asked: Any) -> None:
    status, out, err = asked(*SIX_YEARS, "--group", "district", "--format", "csv")
    assert status == 0
    assert all(re.fullmatch(r"[A-Z]{2}-(\d\d|MULTIPLE DISTRICTS)", row[0]) for row in rows(out)[1:])
    everything = sum(
        each["Transaction Amount"]
        for each in transactions(sandbox, types="contracts", fiscal_years="2019..2024")
    )
    assert total(out) < everything
    added = f"add up to {total(out):,.2f}, and everything to {everything:,.2f}: the rest is in no"
    assert added in err
    # With another day there is no figure for everything, but some is known to be in no group.
    question = (*SIX_YEARS, "date_type=signed", "--group", "district", "--format", "csv")
    _, _, err = asked(*question)
    assert re.search(r"\([\d,.]+ and maybe more is in no group by district\)", err)


@pytest.mark.parametrize(("group", "code"), [("defc", "code"), ("recipient", "recipient_id")])
def test_groups_of_one_name_have_their_codes(asked: Any, group: str, code: str) -> None:
    _, out, _ = asked(
        "spending.awards", "fiscal_years=2019..2024", "--group", group, "--format", "csv"
    )
    head, *found = rows(out)
    assert head == [group, code, "amount"]
    names = [row[0] for row in found]
    assert len({(row[0], row[1]) for row in found}) == len(found)
    assert all(row[1] for row in found)
    if group == "defc":
        assert len(set(names)) < len(names)


def test_a_chart_tells_groups_of_one_name_apart(asked: Any) -> None:
    question = ("spending.awards", "fiscal_years=2019..2024", "--group", "defc")
    _, out, _ = asked(*question, "--format", "csv")
    _, drawn, _ = asked(*question, "--format", "chart")
    labels = [re.split(r"  +", line)[0] for line in drawn.splitlines()]
    labels = [each for each in labels if not each.startswith("(")]
    assert len(set(labels)) == len(labels) > 1
    both = [row for row in rows(out) if row[0] == "Infrastructure Investment and Jobs Act"]
    assert len(both) == 2
    assert {f"{code} {name}" for name, code, _ in both} <= set(labels)


@pytest.mark.parametrize(
    ("subject", "word"),
    [
        ("gazette.documents", "published=2024-01-01..2024-04-30"),
        ("spending.awards", "dates=2024-01-01..2024-04-30"),
    ],
)
def test_months_have_one_form(asked: Any, subject: str, word: str) -> None:
    _, out, _ = asked(subject, word, "--group", "month", "--format", "csv")
    assert [row[0] for row in rows(out)[1:]] == ["2024-01", "2024-02", "2024-03", "2024-04"]
