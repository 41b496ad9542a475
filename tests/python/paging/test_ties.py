"""Tests lists whose service breaks no ties: each page has its own order of records with equal sort values."""

import json
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from recorder import Answer, Recorder

#: The award of the sandbox with the most transactions.
AWARD = 1193


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with Recorder() as server:
        yield server


def ids(records: Any) -> list[str]:
    return [record["id"] for record in records]


def test_pages_of_the_sandbox_repeat_and_miss_records_like_the_service() -> None:
    # The number of a request decides the order of its ties, so this sandbox answers no other test.
    with openshelf.Sandbox() as alone:
        transactions = alone.spending().transactions
        whole = transactions.list(AWARD, sort="type", limit=100)["results"]
        assert len({record["type"] for record in whole}) == 1
        assert len(whole) > 4
        found = [
            each
            for page in range(1, len(whole) // 2 + 2)
            for each in ids(transactions.list(AWARD, sort="type", limit=2, page=page)["results"])
        ]
        assert len(found) == len(whole)
        assert set(found) < {record["id"] for record in whole}
        assert "total" not in transactions.list(AWARD)["page_metadata"]


@pytest.mark.parametrize("limit", [1, 2, 3, 10, None])
@pytest.mark.parametrize("sort", ["type", "action_date", "is_fpds"])
def test_every_transaction_is_returned_once(sandbox: Any, limit: int | None, sort: str) -> None:
    spending = sandbox.spending()
    expected = sorted(ids(spending.transactions.list(AWARD, limit=5000)["results"]))
    listing = paginate(spending.transactions.list)
    assert sorted(ids(listing.records(AWARD, sort=sort, limit=limit))) == expected
    pages = list(listing.pages(AWARD, sort=sort, limit=limit))
    assert sorted(ids(record for page in pages for record in page)) == expected
    assert [len(page) for page in pages[:-1]] == [limit] * (len(pages) - 1)
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))


def test_every_funding_line_is_returned_once_without_a_key(sandbox: Any) -> None:
    spending = sandbox.spending()
    whole = spending.awards.funding(AWARD, limit=100)["results"]
    lines = sorted(json.dumps(line) for line in whole)
    for sort in ["reporting_fiscal_date", "object_class"]:
        found = paginate(spending.awards.funding).records(AWARD, sort=sort, limit=2)
        assert sorted(json.dumps(line) for line in found) == lines


@pytest.mark.parametrize(
    "sort",
    ["action_date", *(pytest.param(name, marks=pytest.mark.slow) for name in ("description", "recipient_name"))],
)  # fmt: skip
@pytest.mark.parametrize("prove", [False, True])
def test_subawards_are_complete_and_unproven(sandbox: Any, sort: str, prove: bool) -> None:
    """Their count is from the last load, so that only records that came twice reveal what ties hide."""
    spending = sandbox.spending()
    expected = set(ids(paginate(spending.subawards.list).records("id")))
    for limit in [7, 50]:
        records = paginate(spending.subawards.list, prove=prove).records(sort, limit=limit)
        found = ids(records)
        assert len(set(found)) == len(found)
        assert set(found) == expected
        assert records.completeness.level == "unproven"
        assert "sort equally" in records.completeness.reason
        by_id = paginate(spending.subawards.list, prove=prove).records("id", limit=limit)
        assert set(ids(by_id)) == expected
        assert by_id.completeness.level == ("exact" if prove else "unproven")


def recipients(numbers: list[int], more: bool, total: int | None = None) -> Answer:
    """A page of a list of recipients."""
    results = [{"id": str(number), "name": f"R{number}"} for number in numbers]
    facts = {"page": 1, "hasNext": more} | ({} if total is None else {"total": total})
    return Answer(body=json.dumps({"results": results, "page_metadata": facts}).encode())


def limits(recorder: Recorder) -> list[tuple[int, str]]:
    bodies = [json.loads(request.body) for request in recorder.requests]
    return [(body["limit"], body["order"]) for body in bodies]


def test_a_list_is_read_again_after_a_repeated_record(recorder: Recorder) -> None:
    """A record that a repeated boundary lacks may be on no page: another order shows it."""
    last = recipients([3, 4], more=False, total=5)
    recorder.script.extend([recipients([1, 2, 3], more=True, total=5), last, last])
    recorder.script.append(recipients([1, 3, 5, 2, 4], more=False, total=5))
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:
        records = paginate(spending.recipient.search, concurrency=1).records(limit=3)
        assert ids(records) == list("12345")
    assert limits(recorder) == [(3, "desc"), (3, "desc"), (3, "desc"), (1000, "desc")]
    assert records.completeness.repeated == 1


def test_records_missing_from_every_reading_are_an_error(recorder: Recorder) -> None:
    recorder.script.extend([recipients([1, 2, 3], True, 5), recipients([3, 4], False, 5)])
    recorder.script.extend(recipients([4, 3, 2, 1], False, 5) for _ in range(30))
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:
        records = paginate(spending.recipient.search, concurrency=1).records(limit=3)
        expected = "1 records came twice and 1 are missing; reading the list 2 more times did not find them"
        with pytest.raises(openshelf.ChangedWhilePaging, match=expected) as caught:
            list(records)
    assert caught.value.given == 4
    assert len(recorder.requests) < 30


def test_missing_records_are_a_warning_with_on_change_warn(recorder: Recorder) -> None:
    recorder.script.extend([recipients([1, 2, 3], True, 5), recipients([3, 4], False, 5)])
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:
        listing = paginate(spending.recipient.search, concurrency=1, on_change="warn")
        with (
            pytest.warns(openshelf.ChangedWhilePagingWarning, match="1 records came twice; each"),
            pytest.warns(
                openshelf.ChangedWhilePagingWarning, match="holds records of earlier pages"
            ),
        ):
            assert ids(listing.records(limit=3)) == list("1234")


def test_a_list_whose_answers_lack_the_total_is_unproven(recorder: Recorder) -> None:
    """The catalog has a total, and the service omits it."""
    recorder.script.extend([recipients([1, 2, 3], more=True), recipients([4], more=False)])
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:
        records = paginate(spending.recipient.search, concurrency=1).records(limit=3)
        assert ids(records) == list("1234")
    assert records.completeness.level == "unproven"


def test_an_unknown_award_has_no_transactions(sandbox: Any) -> None:
    """The service answers 404 to the count of an unknown award, and its list is empty."""
    method = sandbox.spending().transactions.list
    assert list(paginate(method).records("CONT_AWD_NOTHING_0000_-NONE-_-NONE-")) == []


@pytest.mark.parametrize("on_change", ["mend", "raise", "warn"])
def test_a_list_that_does_not_match_its_count_is_an_error(
    recorder: Recorder, on_change: Any
) -> None:
    """The service counts 4 transactions, and always returns 3."""

    def answer(request: Any) -> Answer:
        if "count" in request.target:
            return Answer(body=b'{"transactions": 4}')
        return recipients([1, 2], True) if b'"page":1' in request.body else recipients([4], False)

    recorder.script.extend(answer for _ in range(50))
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:
        listing = paginate(spending.transactions.list, concurrency=1, on_change=on_change)
        with pytest.raises(openshelf.TruncatedError, match="3 of 4 records"):
            list(listing.records("7", limit=2))
    assert len(recorder.requests) < 50


def test_a_count_that_fails_at_the_end_proves_nothing(recorder: Recorder) -> None:
    counts = iter([Answer(body=b'{"transactions": 3}')])

    def answer(request: Any) -> Answer:
        if "count" in request.target:
            return next(counts, Answer(400))
        return recipients([1, 2], True) if b'"page":1' in request.body else recipients([4], False)

    recorder.script.extend(answer for _ in range(50))
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:
        records = paginate(spending.transactions.list, concurrency=1).records("7")
        assert ids(records) == list("124")
    assert records.completeness.level == "unproven"


@pytest.mark.parametrize("fields", [["Award ID"], ["Action Date", "Mod", "Transaction Amount"]])
@pytest.mark.parametrize("prove", [False, True])
def test_the_members_that_tell_records_apart_are_requested(
    sandbox: Any, fields: list[str], prove: bool
) -> None:
    """A duplicate in the place of another record results in the same number, and in another sum."""
    filters = {"award_type_codes": ["A", "B", "C", "D"]}
    listing = paginate(sandbox.spending().search.spending_by_transaction, prove=prove)
    every = [*fields, "Action Date", "Mod", "Transaction Amount"]
    whole = listing.records(filters, list(dict.fromkeys(every)), sort=fields[0])
    expected = sorted(json.dumps(record, sort_keys=True) for record in whole)
    for limit in [20, None]:
        records = listing.records(filters, fields, sort=fields[0], limit=limit)
        assert sorted(json.dumps(record, sort_keys=True) for record in records) == expected
        # Two equal records of two pages may be one, which no number shows.
        assert "told apart" not in records.completeness.reason


def test_a_sum_of_tied_transactions_is_the_same_each_time(sandbox: Any) -> None:
    filters = {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
    }
    spending = sandbox.spending()
    (year,) = spending.search.spending_over_time(filters)["results"]
    listing = paginate(spending.search.spending_by_transaction)
    fields = ["Award ID", "Transaction Amount", "Action Date"]
    for sort in ["Action Date", "Action Date", "Award ID"]:
        table = listing.table(filters, fields, sort=sort, limit=20)
        assert table.schema.names[:4] == [*fields, "Mod"]
        assert len(table) == listing.count(filters, fields)
        total = sum(table.to_polars()["Transaction Amount"].to_list())
        assert total == pytest.approx(year["aggregated_amount"], abs=0.01)
