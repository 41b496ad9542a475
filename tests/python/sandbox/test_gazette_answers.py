"""Tests that the gazette's answers agree with its documents: conditions select them, counts match."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import chain
from typing import Any

import openshelf
import pytest
from calling import TODAY
from gazette import Gazette, Query, condition, numbers

Record = dict[str, Any]

MEMBERS = (
    "abstract", "agencies", "cfr_references", "comments_close_on", "correction_of", "corrections",
    "docket_id", "effective_on", "executive_order_number", "json_url", "president",
    "publication_date", "regulation_id_numbers", "signing_date", "significant", "subtype", "title",
    "topics", "type", "images", "images_metadata",
)  # fmt: skip


@pytest.fixture(scope="module")
def gazette(sandbox: Any) -> Gazette:
    return Gazette(sandbox)


@pytest.fixture(scope="module")
def documents(gazette: Gazette) -> list[Record]:
    return gazette.every(fields=MEMBERS)


def between(name: str, first: str, last: str) -> Callable[[Record], bool]:
    return lambda record: record[name] is not None and first <= record[name] <= last


def by_agency(slug: str) -> Callable[[Record], bool]:
    return lambda record: slug in [agency.get("slug") for agency in record["agencies"]]


def affects(title: int, first: int, last: int) -> Callable[[Record], bool]:
    return lambda record: any(
        each["title"] == title and first <= int(each["part"]) <= last
        for each in record["cfr_references"]
    )


def one(documents: list[Record], name: str) -> Any:
    """The value of a member that some documents have and others do not."""
    values = [record[name] for record in documents if record[name]]
    return values[len(values) // 2]


PUBLISHED, NOTICE = "publication_date", "2024-04-30"
SELECT: dict[str, tuple[Query, Callable[[Record], bool]]] = {
    "publication_date is": (
        [(condition(PUBLISHED, "is"), NOTICE)],
        between(PUBLISHED, NOTICE, NOTICE),
    ),
    "publication_date gte": (
        [(condition(PUBLISHED, "gte"), "2024-05-01")],
        between(PUBLISHED, "2024-05-01", "9999"),
    ),
    "publication_date lte": (
        [(condition(PUBLISHED, "lte"), "2024-02-01")],
        between(PUBLISHED, "", "2024-02-01"),
    ),
    "publication_date gte and lte": (
        [(condition(PUBLISHED, "gte"), "2024-02-01"), (condition(PUBLISHED, "lte"), "2024-02-29")],
        between(PUBLISHED, "2024-02-01", "2024-02-29"),
    ),
    "a day wins over a range": (
        [(condition(PUBLISHED, "is"), NOTICE), (condition(PUBLISHED, "lte"), "2024-02-01")],
        between(PUBLISHED, NOTICE, NOTICE),
    ),
    "publication_date year": ([(condition(PUBLISHED, "year"), "2024")], lambda _: True),
    "another year": ([(condition(PUBLISHED, "year"), "2023")], lambda _: False),
    "effective_date": (
        [(condition("effective_date", "gte"), "2024-04-01")],
        between("effective_on", "2024-04-01", "9999"),
    ),
    "effective_date year": (
        [(condition("effective_date", "year"), "2024")],
        between("effective_on", "2024-01-01", "2024-12-31"),
    ),
    "comment_date": (
        [(condition("comment_date", "lte"), "2024-05-15")],
        between("comments_close_on", "", "2024-05-15"),
    ),
    "signing_date": (
        [(condition("signing_date", "gte"), "2024-03-01")],
        between("signing_date", "2024-03-01", "9999"),
    ),
    "agencies": (
        [(condition("agencies", ""), "agriculture-department")],
        by_agency("agriculture-department"),
    ),
    "a child agency": (
        [(condition("agencies", ""), "forest-service")],
        by_agency("forest-service"),
    ),
    "type": ([(condition("type", ""), "PRORULE")], lambda one: one["type"] == "Proposed Rule"),
    "presidential_document_type": (
        [(condition("presidential_document_type", ""), "proclamation")],
        lambda record: record["subtype"] == "Proclamation",
    ),
    "president": (
        [(condition("president", ""), "joe-biden")],
        # The search only considers presidential documents; all records name a president.
        lambda record: record["type"] == "Presidential Document",
    ),
    "another president": ([(condition("president", ""), "barack-obama")], lambda _: False),
    "topics": (
        [(condition("topics", ""), "medical-devices"), (condition("topics", ""), "fisheries")],
        lambda record: bool({"Medical devices", "Fisheries"} & set(record["topics"])),
    ),
    "significant": (
        [(condition("significant"), "1")],
        lambda record: record["significant"] is True,
    ),
    "not significant": (
        [(condition("significant"), "0")],
        lambda record: record["significant"] is False,
    ),
    "correction": ([(condition("correction"), "1")], lambda one: one["correction_of"] is not None),
    "no correction": ([(condition("correction"), "0")], lambda one: one["correction_of"] is None),
    "accepting comments": (
        [(condition("accepting_comments_on_regulations_dot_gov"), "1")],
        between("comments_close_on", "2024-06-28", "9999"),
    ),
    "cfr title": ([(condition("cfr", "title"), "40")], affects(40, 0, 1000)),
    "cfr title and parts": (
        [(condition("cfr", "title"), "40"), (condition("cfr", "part"), "1-200")],
        affects(40, 1, 200),
    ),
    "term": (
        [(condition("term"), "fisheries")],
        lambda record: "fisheries" in f"{record['title']} {record['abstract']}".lower(),
    ),
    "two at once": (
        [(condition("type", ""), "RULE"), (condition("agencies", ""), "defense-department")],
        lambda record: record["type"] == "Rule" and by_agency("defense-department")(record),
    ),
}


@pytest.mark.parametrize("name", SELECT)
def test_a_condition_selects_the_matching_documents(
    name: str, gazette: Gazette, documents: list[Record]
) -> None:
    query, fits = SELECT[name]
    found = gazette.every(query)
    expected = {record["document_number"] for record in documents if fits(record)}
    if name == "term":
        # The full text may contain a word that neither title nor abstract has.
        hidden = {one["document_number"] for one in documents if one["abstract"] is None}
        assert expected <= set(numbers(found)) <= expected | hidden
    else:
        assert set(numbers(found)) == expected
    assert len(found) == gazette.search(query)["count"]
    if name not in {"publication_date year", "another year", "another president"}:
        assert 0 < len(found) < len(documents)


@pytest.mark.parametrize("name", ["docket_id", "regulation_id_numbers"])
def test_a_number_selects_the_matching_documents(
    name: str, gazette: Gazette, documents: list[Record]
) -> None:
    value = one(documents, name)
    text = value[0] if isinstance(value, list) else value
    asked = condition(name.removesuffix("s"))
    found = gazette.every([(asked, text)])
    assert set(numbers(found)) == {
        record["document_number"] for record in documents if record[name] == value
    }
    assert gazette.search([(asked, text[:-1])])["count"] == 0


def test_sections_divide_the_documents(gazette: Gazette, documents: list[Record]) -> None:
    sections = gazette.send("/sections").json
    found = {slug: numbers(gazette.every([(condition("sections", ""), slug)])) for slug in sections}
    assert sorted(chain(*found.values())) == sorted(numbers(documents))
    facets = gazette.send("/documents/facets/section").json
    assert {slug: facet["count"] for slug, facet in facets.items()} == {
        slug: len(of_section) for slug, of_section in found.items()
    }


def test_near_selects_documents_within_a_distance(gazette: Gazette) -> None:
    def near(location: str, within: int | None = None) -> set[str]:
        query = [(condition("near", "location"), location)]
        if within:
            query.append((condition("near", "within"), str(within)))
        return set(numbers(gazette.every(query)))

    washington = near("20500")
    assert washington == near("20500", 25) == near("Washington, DC")
    # Alexandria lies within the usual 25 miles, Baltimore within 50.
    assert near("22314", 1) < washington < near("20500", 50)
    assert near("21201", 1) < near("20500", 50)
    assert not near("94102", 1) <= near("20500", 200)
    too_far = [(condition("near", "location"), "20500"), (condition("near", "within"), "201")]
    assert gazette.ask("/documents.json", too_far).status == 400


def test_the_search_language_has_and_or_not_and_phrases(gazette: Gazette) -> None:
    def found(term: str) -> set[str]:
        return set(numbers(gazette.every([(condition("term"), term)])))

    water, rural, everything = found("water"), found("rural"), found("document")
    # Two documents of the corpus have the number of an older one.
    assert len(everything) == len(set(numbers(gazette.every())))
    assert found("water rural") == found("water & rural") == water & rural
    assert found("water | rural") == water | rural
    assert found("water !rural") == water - rural
    assert found("!(water | rural)") == everything - water - rural
    # "the quality of the air" does not match "air quality".
    assert set() < found('"air quality"') < found("air quality")


def test_excerpts_mark_the_matching_words(gazette: Gazette, documents: list[Record]) -> None:
    marked = gazette.search([(condition("term"), "water")], per_page=2000)["results"]
    shown = [record["excerpts"] for record in marked]
    assert any('<span class="match">water</span>' in excerpt for excerpt in shown)
    plain = gazette.search(per_page=2000)["results"]
    for record in plain:
        whole = record["abstract"]
        assert record["excerpts"] == (None if whole is None else whole[:255])


# ---------------------------------------------------------------- facets


def categorized(records: list[Record]) -> list[str]:
    """The types of records, without those that the service has not categorized and leaves out of its counts."""
    types = [record["type"] for record in records]
    return [each for each in types if each != "Uncategorized Document"]


@pytest.mark.parametrize("query", [[], [(condition("term"), "water")]])
def test_facets_add_up_to_the_results_of_the_search(gazette: Gazette, query: Query) -> None:
    found = gazette.every(query, fields=MEMBERS)
    expected = {
        "type": Counter(categorized(found)),
        "subtype": Counter(record["subtype"] for record in found if record["subtype"]),
        "topic": Counter(topic for record in found for topic in record["topics"]),
        "agency": Counter(
            agency["name"] for record in found for agency in record["agencies"] if "name" in agency
        ),
    }
    for facet, counts in expected.items():
        given = gazette.ask(f"/documents/facets/{facet}", query).json
        assert {each["name"]: each["count"] for each in given.values()} == counts
        sizes = [each["count"] for each in given.values()]
        assert sizes == sorted(sizes, reverse=True)
        assert all(sizes)
    for facet, length in (("daily", 10), ("monthly", 7), ("yearly", 4)):
        dated = [*query, (condition("publication_date", "gte"), "2024-01-01")]
        given = gazette.ask(f"/documents/facets/{facet}", dated).json
        periods = {key: each["count"] for key, each in given.items()}
        counts = Counter((one["publication_date"][:length] + "-01-01")[:10] for one in found)
        assert {key: count for key, count in periods.items() if count} == counts


def test_date_facets_run_from_1994_to_the_newest_issue(gazette: Gazette) -> None:
    for facet, first, last, name in (
        ("yearly", "1994-01-01", "2024-01-01", "2024"),
        ("quarterly", "1994-01-01", "2024-04-01", "Q2 2024"),
        ("monthly", "1994-01-01", "2024-06-01", "June 2024"),
        ("weekly", "1993-12-27", "2024-06-24", "2024 Week 26"),
    ):
        given = gazette.send(f"/documents/facets/{facet}").json
        keys = list(given)
        assert (keys[0], keys[-1]) == (first, last)
        assert keys == sorted(keys)
        assert given[last]["name"] == name
        assert given[first]["count"] == 0
        assert sum(each["count"] for each in given.values()) == 400
    span = [
        (condition("publication_date", "gte"), "2024-01-01"),
        (condition("publication_date", "lte"), "2024-01-07"),
    ]
    days = gazette.ask("/documents/facets/daily", span).json
    assert len(days) == 7
    assert days["2024-01-02"] == {"count": 0, "name": "01/02/2024"}


# ---------------------------------------------------------------- issues and public inspection


def test_the_issues_contain_every_document(gazette: Gazette, documents: list[Record]) -> None:
    holidays = gazette.send("/holidays").json
    assert holidays["2024-01-15"].startswith("Birthday of Martin Luther King")
    day, seen = date(2024, 1, 1), []
    optional: set[str] = set()
    while day <= date(2024, 6, 28):
        answer = gazette.send(f"/issues/{day}.json")
        working = day.weekday() < 5 and day.isoformat() not in holidays
        if answer.status == 200:
            assert working, day
            optional |= set(answer.json)
            assert answer.json["meta"] == {"publication_date": day.isoformat()}
            for agency in answer.json["agencies"]:
                optional |= set(agency)
                for category in agency["document_categories"]:
                    for entry in category["documents"]:
                        optional |= set(entry)
                        seen += entry["document_numbers"]
        else:
            assert answer.status == 404
            assert not working or day < date(2024, 1, 3), day
        day += timedelta(days=1)
    assert sorted(seen) == sorted(numbers(documents))
    assert {"see_also", "subject_2", "note"} <= optional
    current = gazette.send("/issues/current.json").json
    assert current["meta"]["publication_date"] == "2024-06-28"


def test_other_conditions_are_ignored_beside_available_on(gazette: Gazette) -> None:
    path = "/public-inspection-documents.json"
    day = [(condition("available_on"), "2024-04-29")]
    whole = gazette.ask(path, day).json
    assert list(whole) == [
        "count", "results", "special_filings_updated_at", "regular_filings_updated_at",
    ]  # fmt: skip
    assert whole["count"] == len(whole["results"]) == 72
    more = [*day, (condition("term"), "xyzzy"), (condition("type", ""), "RULE")]
    assert gazette.ask(path, more, per_page=2).json == whole
    assert gazette.ask(path, [(condition("available_on"), "2024-01-06")]).json == {
        "count": 0, "results": [],
    }  # fmt: skip
    assert {record["publication_date"] for record in whole["results"]} == {"2024-04-30"}


def test_counts_of_public_inspection_documents_agree(gazette: Gazette) -> None:
    current = gazette.send("/public-inspection-documents/current.json").json
    search = gazette.send("/public-inspection-documents.json?per_page=2000").json
    assert search["count"] == current["count"] > 0
    assert sorted(numbers(search["results"])) == sorted(numbers(current["results"]))
    types = gazette.send("/public-inspection-documents/facets/type").json
    assert Counter(record["type"] for record in current["results"]) == {
        each["name"]: each["count"] for each in types.values()
    }
    by_id = gazette.send("/public-inspection-documents/facets/agency").json
    by_slug = gazette.send("/public-inspection-documents/facets/agencies").json
    assert list(by_id.values()) == list(by_slug.values())
    assert all(key.isdigit() for key in by_id)
    agencies = Counter(
        agency["slug"]
        for record in current["results"]
        for agency in record["agencies"]
        if "slug" in agency
    )
    assert {slug: each["count"] for slug, each in by_slug.items()} == agencies


def test_counts_of_public_inspection_issues_agree(gazette: Gazette) -> None:
    path = "/public-inspection-issues/facets"
    span = [
        (condition("publication_date", "gte"), "2024-02-01"),
        (condition("publication_date", "lte"), "2024-02-29"),
    ]
    for day, issue in gazette.ask(f"{path}/daily", span).json.items():
        shown = gazette.ask(
            "/public-inspection-documents.json", [(condition("available_on"), day)]
        ).json
        kinds = Counter(record["filing_type"] for record in shown["results"])
        by_type = gazette.ask(f"{path}/type", [(condition("publication_date", "is"), day)]).json
        for kind in ("special", "regular"):
            summary = issue[f"{kind}_filings"]
            assert summary["documents"] == kinds[kind]
            assert summary["last_updated_at"] == shown[f"{kind}_filings_updated_at"]
            of_kind = by_type[day][f"{kind}_filings"].values()
            filed = [one for one in shown["results"] if one["filing_type"] == kind]
            assert sum(each["count"] for each in of_kind) == len(categorized(filed))


# ---------------------------------------------------------------- what accompanies documents


def test_agencies_refer_to_their_parents_and_children(
    gazette: Gazette, documents: list[Record]
) -> None:
    agencies = gazette.send("/agencies").json
    names = [agency["name"] for agency in agencies]
    assert names == sorted(names)
    by_id = {agency["id"]: agency for agency in agencies}
    for agency in agencies:
        assert agency["json_url"].endswith(f"/agencies/{agency['id']}")
        for child in agency["child_ids"]:
            assert by_id[child]["parent_id"] == agency["id"]
        alone = gazette.send(f"/agencies/{agency['slug']}").json
        assert alone == {name: value for name, value in agency.items() if name != "json_url"}
        assert gazette.send(agency["json_url"]).json == alone
    for record in documents:
        for mention in record["agencies"]:
            if "id" in mention:
                assert by_id[mention["id"]]["slug"] == mention["slug"]
            else:
                assert list(mention) == ["raw_name"]
    assert any("id" not in each for record in documents for each in record["agencies"])
    several = gazette.send("/agencies/12,209,999999").json
    assert [agency["id"] for agency in several] == [12, 209]
    few = gazette.send("/agencies?fields[]=slug").json
    assert {tuple(agency) for agency in few} == {("slug", "json_url")}


def test_corrections_and_originals_link_to_each_other(
    gazette: Gazette, documents: list[Record]
) -> None:
    corrected = [record for record in documents if record["correction_of"]]
    assert corrected
    for record in corrected:
        assert gazette.send(record["json_url"]).json["document_number"] == record["document_number"]
        original = gazette.send(record["correction_of"]).json
        assert record["json_url"].split("?")[0] in original["corrections"]


def test_images_of_documents_can_be_requested(gazette: Gazette, documents: list[Record]) -> None:
    images = [record for record in documents if record["images"]]
    assert images
    assert any(not record["images"] for record in documents)
    for record in images:
        for identifier, metadata in record["images_metadata"].items():
            assert gazette.send(f"/images/{identifier}").json == metadata
            assert set(metadata) <= {"original_size", "large", "medium"}
            addresses = {style: variant["url"] for style, variant in metadata.items()}
            assert record["images"][identifier] == addresses


def test_suggested_searches_count_the_documents(gazette: Gazette) -> None:
    sections = gazette.send("/suggested_searches").json
    assert set(sections) == set(gazette.send("/sections").json)
    open_ = (condition("accepting_comments_on_regulations_dot_gov"), "1")
    for section, searches in sections.items():
        alone = gazette.ask("/suggested_searches", [(condition("sections"), section)]).json
        assert alone == {section: searches}
        for position, search in enumerate(searches, 1):
            assert (search["section"], search["position"]) == (section, position)
            term = (condition("term"), search["search_conditions"]["term"])
            assert search["documents_in_last_year"] == gazette.search([term])["count"]
            count = gazette.search([term, open_])["count"]
            assert search["documents_with_open_comment_periods"] == count
            single = gazette.send(f"/suggested_searches/{search['slug']}").json
            assert single.items() <= search.items()
    assert gazette.ask("/suggested_searches", [(condition("sections"), "none")]).json == {}


def test_completions_contain_the_term(gazette: Gazette, documents: list[Record]) -> None:
    asked = [(condition("term"), "water")]
    titles = gazette.ask("/documents/autocomplete-suggestions", asked).json
    assert len(titles) == 10
    known = {record["document_number"]: record for record in documents}
    for title in titles:
        text = title["search_term_completion"]
        assert "<match>Water</match>" in text
        assert (
            text.replace("<match>", "").replace("</match>", "")
            == (known[title["document_number"]]["title"])
        )
    agencies = gazette.ask("/agencies/suggestions", asked).json
    assert all("water" in agency["name"].lower() for agency in agencies)
    topics = gazette.ask("/topics/suggestions", asked).json
    assert {topic["slug"] for topic in topics} >= {"water-supply"}
    for path in ("/documents/autocomplete-suggestions", "/agencies/suggestions"):
        assert gazette.ask(path, [(condition("term"), "")]).json == []


def test_search_details(gazette: Gazette) -> None:
    path = "/documents/search-details"
    details = gazette.ask(path, [(condition("type", ""), "RULE")]).json
    assert details["filters"] == {"type": [{"name": "Rule", "value": "RULE", "label": "Type"}]}
    number = gazette.ask(path, [(condition("term"), "2024-00002")]).json
    assert number["suggestions"] == {"document_number": {"document_number": "2024-00002"}}
    cited = gazette.ask(path, [(condition("term"), "89 FR 1")]).json["suggestions"]["citation"]
    assert cited == {"document_numbers": ["2024-00001"], "volume": 89, "page": 1}


def test_effective_dates(gazette: Gazette) -> None:
    answer = gazette.ask("/effective-dates", start_date="2024-05-10", end_date="2024-05-12").json
    assert list(answer) == ["2024-05-10"]
    assert list(answer["2024-05-10"]) == ["15", "21", "30", "35", "45", "60", "90"]
    assert answer["2024-05-10"]["15"] == {
        "date": "2024-05-28",
        "delay_reasons": ["weekend", "Memorial Day"],
    }
    long = gazette.ask("/effective-dates", start_date="2024-01-01", end_date="2024-05-01")
    assert (long.status, list(long.json)) == (400, ["error"])


def test_category_counts(gazette: Gazette, documents: list[Record]) -> None:
    rows = list(
        csv.DictReader(io.StringIO(gazette.send("/category_counts/document_type.csv").text))
    )
    kinds = Counter(categorized(documents))
    assert rows == [{"Year": "2024"} | {kind: str(count) for kind, count in kinds.items()}]
    assert gazette.send("/category_counts/page_count.csv").status == 200


def test_csv_has_the_same_content_as_json(gazette: Gazette) -> None:
    query = [
        (condition("type", ""), "RULE"),
        ("fields[]", "document_number"),
        ("fields[]", "title"),
    ]
    text = gazette.ask("/documents.csv", query, per_page=2000).text
    rows = [dict(row) for row in csv.DictReader(io.StringIO(text))]
    assert rows == gazette.search(query, per_page=2000)["results"]
    orders = [(condition("presidential_document_type"), "executive_order")]
    for most, count in ((2, 2), (10_000, len(gazette.every(orders)))):
        page = gazette.ask("/documents.csv", orders, per_page=most, maximum_per_page=10_000).text
        assert len(page.splitlines()) == 1 + count


# ---------------------------------------------------------------- data that change


@pytest.fixture
def moving() -> Iterator[tuple[Any, Gazette]]:
    with openshelf.Sandbox(today=TODAY) as server:
        yield server, Gazette(server)


def test_documents_come_and_go_at_the_head(moving: tuple[Any, Gazette]) -> None:
    server, gazette = moving
    before = numbers(gazette.search(order="newest", per_page=2000)["results"])
    kinds = gazette.send("/documents/facets/type").json
    server.fail("gazette.documents.search", insert=3, delete=2)
    # The answer for which the fault is set is created before anything changes.
    assert numbers(gazette.search(order="newest", per_page=2000)["results"]) == before
    answer = gazette.search(order="newest", per_page=2000)
    after = numbers(answer["results"])
    assert answer["count"] == len(after) == len(before) + 1
    assert after[3:] == before[2:]
    assert not set(after[:3]) & set(before)
    assert answer["results"][0]["publication_date"] == "2024-06-28"
    assert gazette.send(f"/documents/{after[0]}.json").json["document_number"] == after[0]
    assert gazette.send(f"/documents/{before[0]}.json").status == 404
    now = gazette.send("/documents/facets/type").json
    assert sum(kind["count"] for kind in now.values()) == len(categorized(answer["results"]))
    assert kinds != now
    newest = gazette.send("/issues/current.json").text
    assert after[0] in newest
    assert before[0] not in newest


def test_lists_without_pages_do_not_change(moving: tuple[Any, Gazette]) -> None:
    server, gazette = moving
    before = gazette.search()
    server.fail(path="*/agencies", insert=3, delete=2)
    agencies = gazette.send("/agencies").json
    assert gazette.send("/agencies").json == agencies
    assert gazette.search() == before


def test_every_document_names_the_president_in_office(documents: list[Record]) -> None:
    """Who was in office when it was signed, or three days before its publication."""
    with openshelf.Sandbox(today="2025-02-10") as server:
        since = [(condition("publication_date", "gte"), "2025-01-10")]
        members = ("president", "publication_date", "signing_date", "type")
        found = Gazette(server).every(since, members)
    assert {record["type"] for record in found} > {"Notice", "Presidential Document"}
    assert {record["president"]["name"] for record in found} == {
        "Donald Trump",
        "Joseph R. Biden Jr.",
    }
    for record in found:
        day = date.fromisoformat(record["publication_date"]) - timedelta(days=3)
        day = date.fromisoformat(record["signing_date"]) if record["signing_date"] else day
        expected = "donald-trump" if day >= date(2025, 1, 20) else "joe-biden"
        assert record["president"]["identifier"] == expected, record
    assert all(record["president"]["identifier"] == "joe-biden" for record in documents)
