"""Tests where page numbers end: what any page size reaches comes, and a wrong total is not followed."""

import json
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from recorder import Answer, Recorded, Recorder

#: The service requests one record more than a page has, and answers no page beyond this record.
LAST = 49_999
CONTRACTS = {"award_type_codes": ["A", "B", "C", "D"]}
FIELDS = ["Action Date", "Mod", "Transaction Amount"]


@pytest.fixture
def server() -> Any:
    with Recorder() as server:
        yield server


def spending(server: Recorder) -> openshelf.Spending:
    return openshelf.Spending(base_url=server.url, max_retries=0, requests_per_second=None)


def transactions(number: int) -> Any:
    """A service with this number of transactions, by their amount."""

    def answer(request: Recorded) -> Answer:
        body = json.loads(request.body)
        if "count" in request.target:
            return Answer(body=json.dumps({"results": {"contracts": number}}).encode())
        page, limit = body["page"], body["limit"]
        if page * limit > LAST:
            return Answer(status=503, body=b'{"detail": "too far"}')
        of_page = range((page - 1) * limit, min(page * limit, number))
        results = [
            {
                "internal_id": place,
                "Action Date": "2024-01-01",
                "Mod": str(place),
                "Transaction Amount": float(number - place),
            }
            for place in of_page
        ]
        metadata = {"page": page, "hasNext": page * limit < number}
        return Answer(
            body=json.dumps(
                {"limit": limit, "results": results, "page_metadata": metadata, "messages": []}
            ).encode()
        )

    return answer


def test_smaller_pages_reach_the_records_where_the_largest_pages_end(server: Recorder) -> None:
    server.answer = transactions(49_950)
    search = spending(server).search.spending_by_transaction
    read = paginate(search, concurrency=8).records(
        filters=CONTRACTS, fields=FIELDS, sort="Transaction Amount", order="desc", limit=100
    )
    amounts = [record["Transaction Amount"] for record in read]
    assert amounts == [float(number) for number in range(49_950, 0, -1)]
    assert read.completeness.level == "counted"
    sizes = {json.loads(request.body).get("limit") for request in server.requests}
    assert sizes == {None, 100, 99}
    assert len(server.requests) <= 500 + 20


def test_an_order_is_refused_after_what_page_numbers_reach(server: Recorder) -> None:
    server.answer = transactions(60_000)
    search = spending(server).search.spending_by_transaction
    read = paginate(search, concurrency=8).records(
        filters=CONTRACTS, fields=FIELDS, sort="Transaction Amount", order="desc", limit=100
    )
    came = []
    with pytest.raises(openshelf.ArgumentError, match=r"sort='Transaction Amount'.*at most 49999 "):
        came.extend(record["Mod"] for record in read)
    assert len(came) == len(set(came)) == LAST


@pytest.mark.parametrize(("total", "size"), [(6_426_446, 100), (1_000, 2), (101, 10)])
def test_a_wrong_total_of_recipients_is_not_followed(
    server: Recorder, total: int, size: int
) -> None:
    own = 10 * size

    def answer(request: Recorded) -> Answer:
        body = json.loads(request.body)
        page, limit = body["page"], body["limit"]
        of_page = range((page - 1) * limit, min(page * limit, own))
        results = [{"id": f"{place}-R", "name": f"R{place}", "amount": 1.0} for place in of_page]
        metadata = {"page": page, "total": total, "limit": limit, "hasNext": page * limit < own}
        found = {"page_metadata": metadata, "results": results}
        return Answer(body=json.dumps(found).encode())

    server.answer = answer
    read = paginate(spending(server).recipient.search, concurrency=8).records(limit=size)
    came = []
    with pytest.raises(openshelf.TruncatedError, match=rf"{own} of {total} records"):
        came.extend(record["id"] for record in read)
    assert len(came) == len(set(came)) == own
    assert len(server.requests) <= own // size + 10
