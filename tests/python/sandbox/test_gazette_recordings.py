"""Compares the sandbox's gazette with recorded answers of the service: members, types, links and cursors.

The shapes of the recordings are in tests/data/shapes; see tests/support/shapes.py.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import openshelf
import pytest
from calling import TODAY
from gazette import Gazette, condition, numbers
from shapes import FILE, differences, recorded_shapes, reordered, shape

SHAPES: dict[str, Any] = json.loads(FILE.read_text())
TYPE, SUBTYPE = condition("type", ""), condition("presidential_document_type", "")
DAY, TERM, SIGNIFICANT = "publication_date", condition("term"), condition("significant")
ORDERED = ("order", "executive_order_number")
TWO = ("per_page", "2")
NAMED = [("fields[]", "document_number"), ("fields[]", "title")]
YEAR = [(condition(DAY, "gte"), "2024-01-01"), (condition(DAY, "lte"), "2024-12-31")]
PRESIDENTIAL = [(TYPE, "PRESDOCU"), ("order", "newest"), TWO]
NEWEST = [("order", "newest"), TWO, *YEAR]
# Proclamations have no number of an executive order: the list begins with documents without one.
ORDERS = [
    *((SUBTYPE, kind) for kind in ("executive_order", "proclamation")),
    (TYPE, "PRESDOCU"), ORDERED, TWO, *NAMED, ("fields[]", "executive_order_number"),
]  # fmt: skip
WITH_TERM = [*NAMED, ORDERED, TWO, (TERM, "water")]
NOTHING = "zzzznonexistentexamplezzzz"
SIGNIFICANTLY = [TWO, *NAMED, ("fields[]", "significant")]
#: The request of each recording, with the sandbox's own values: the path, the query, and the number of next
#: links that lead to the answer.
REQUESTS: dict[str, tuple[str, list[tuple[str, str]], int]] = {
    "presidential-page-one": ("documents.json", PRESIDENTIAL, 0),
    "presidential-page-two": ("documents.json", PRESIDENTIAL, 1),
    "current-document": ("documents/{newest}.json", [], 0),
    "historical-document": ("documents/{oldest}.json", [], 0),
    "invalid-cursor": ("documents", [("search_after_cursor", "invalid")], 0),
    "agency-epa": ("agencies/environmental-protection-agency.json", [], 0),
    "search-newest-page-one": ("documents.json", NEWEST, 0),
    "search-newest-page-two": ("documents.json", NEWEST, 1),
    "search-terminal": ("documents.json", [*NEWEST, (TERM, NOTHING)], 0),
    "significant-0": ("documents.json", [*SIGNIFICANTLY, (SIGNIFICANT, "0")], 0),
    "significant-1-two": ("documents.json", [*SIGNIFICANTLY, (SIGNIFICANT, "1")], 1),
    "facets-type": ("documents/facets/type", [(condition(DAY, "year"), "2024")], 0),
    "facets-daily": (
        "documents/facets/daily",
        [(condition(DAY, "gte"), "2024-04-29"), (condition(DAY, "lte"), "2024-04-30")],
        0,
    ),
    "facets-monthly-year": ("documents/facets/monthly", [(condition(DAY, "year"), "2024")], 0),
    "facets-weekly": ("documents/facets/weekly", [(condition(DAY, "is"), "2024-04-30")], 0),
    "facets-quarterly": ("documents/facets/quarterly", [(condition(DAY, "is"), "2024-04-30")], 0),
    "facets-subtype-year": (
        "documents/facets/subtype",
        [(condition(DAY, "year"), "2024"), (TYPE, "PRESDOCU")],
        0,
    ),
    "inspection-search": ("public-inspection-documents.json", [TWO], 0),
    "inspection-zero": ("public-inspection-documents.json", [(TERM, NOTHING)], 0),
    "inspection-filtered-fields": (
        "public-inspection-documents.json",
        [*NAMED, (condition("special_filing"), "0"), (TYPE, "RULE"), TWO],
        0,
    ),
    "inspection-batch-missing": (
        "public-inspection-documents/{newest},9999-99999,{newest}.json",
        [],
        0,
    ),
    "inspection-batch-all-missing": (
        "public-inspection-documents/9999-99998,9999-99999.json",
        [],
        0,
    ),
    "suggested-detail": ("suggested_searches/adoption.json", [], 0),
    "executive-order": ("documents.json", ORDERS, 0),
    "executive-order-two": ("documents.json", ORDERS, 1),
    "eo-unfiltered": ("documents.json", [*NAMED, ORDERED, TWO], 0),
    "eo-term": ("documents.json", WITH_TERM, 0),
    "eo-term-two": ("documents.json", WITH_TERM, 1),
    "fields-unknown": ("documents/2024-00001.json", [*NAMED, ("fields[]", "no_such")], 0),
    "published-batch-reverse-fields": ("documents/2024-00001,2024-00002.json", NAMED, 0),
    "topic-filter-crosscheck": (
        "documents.json",
        [
            *NAMED,
            ("per_page", "1000"),
            (condition(DAY, "is"), "2024-04-30"),
            (condition("topics", ""), "water-pollution-control"),
        ],
        0,
    ),
}
#: The statuses that are not 200.
STATUSES = {"invalid-cursor": 400, "fields-unknown": 400}
#: The recordings themselves, where they are beside this repository.
RECORDINGS = Path(__file__).resolve().parents[4] / "shared" / "recordings" / "gazette"
#: The extracts are records of a search for the three members that only `fields` requests.
EXTRACTS = {name for name in SHAPES if "EXTRACT" in name}


@pytest.fixture(scope="module")
def gazette() -> Iterator[Gazette]:
    """A corpus with several pages of documents on public inspection."""
    with openshelf.Sandbox(today=TODAY, scale=30) as server:
        yield Gazette(server)


@pytest.fixture(scope="module")
def presidential(gazette: Gazette) -> list[str]:
    """The numbers of documents without comments and images, newest first."""
    return numbers(gazette.every([(TYPE, "PRESDOCU")]))


@pytest.mark.parametrize("name", REQUESTS)
def test_an_answer_has_the_shape_of_the_recording(
    gazette: Gazette, presidential: list[str], name: str
) -> None:
    path, query, links = REQUESTS[name]
    path = path.format(newest=presidential[0], oldest=presidential[-1])
    given = gazette.send(f"/{path}" + (f"?{urlencode(query)}" if query else ""))
    for _ in range(links):
        given = gazette.send(given.json["next_page_url"])
    assert given.status == STATUSES.get(name, 200)
    assert given.headers["content-type"].startswith("application/json")
    own = shape(given.json, is_map=name.startswith("facets-"))
    assert differences(SHAPES[name], own) == []
    assert reordered(SHAPES[name], own) == []


@pytest.mark.skipif(not RECORDINGS.is_dir(), reason="the recordings are not beside this repository")
def test_the_shapes_are_those_of_the_recordings() -> None:
    assert recorded_shapes(RECORDINGS) == SHAPES


def test_every_recording_has_its_request() -> None:
    assert set(REQUESTS) | EXTRACTS == set(SHAPES)
    assert len(REQUESTS) == 31


@pytest.mark.parametrize("name", sorted(EXTRACTS))
def test_the_members_of_the_extracts_have_their_shape(gazette: Gazette, name: str) -> None:
    recorded = SHAPES[name]
    found = gazette.every(fields=tuple(recorded))
    own = shape(found)[0]
    assert differences(recorded, own) == []


def test_answers_that_are_only_noted(gazette: Gazette) -> None:
    """Three answers of the receipts whose bodies are only described there."""
    missing = gazette.send("/issues/2024-06-30.json")
    assert missing.status == 404
    assert missing.headers["content-type"].startswith("text/html")
    day = [(condition("available_on"), "2024-06-30")]
    empty = gazette.ask("/public-inspection-documents.json", day)
    assert (empty.status, empty.json) == (200, {"count": 0, "results": []})
    nothing = gazette.ask("/documents/facets/type", [(TERM, NOTHING)])
    assert (nothing.status, nothing.json) == (200, {})
