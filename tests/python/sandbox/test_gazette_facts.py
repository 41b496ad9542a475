"""Tests the gazette's oddities: one test for each fact in `catalog/gazette/evidence.toml`, named after it."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import openshelf
import pytest
from calling import TODAY
from gazette import Gazette, condition, numbers

TERM = condition("term")
WINDOW = 10_000


@pytest.fixture(scope="module")
def gazette(sandbox: Any) -> Gazette:
    return Gazette(sandbox)


@pytest.fixture(scope="module")
def large() -> Iterator[Gazette]:
    """A corpus of 60,000 documents."""
    with openshelf.Sandbox(today=TODAY, scale=150) as server:
        yield Gazette(server)


NOT_FOUND = {"status": 404, "message": "Record Not Found"}
FAILED = {"status": 500, "message": "Internal Server Error"}


def test_method(gazette: Gazette) -> None:
    for path in ("/documents.json", "/agencies", "/issues/current.json"):
        answer = gazette.send(path, "POST")
        assert (answer.status, answer.json["status"]) == (405, 405)
        assert gazette.send(path).headers["access-control-allow-origin"] == "*"
    plain = gazette.ask("/agencies/forest-service")
    called = gazette.ask("/agencies/forest-service", callback="jQuery.then_1")
    assert called.text == f"jQuery.then_1({plain.text})"
    assert "javascript" in called.headers["content-type"]
    assert gazette.ask("/agencies/forest-service", callback="no()").text == plain.text


def test_format_suffix(gazette: Gazette) -> None:
    for path in ("/documents/2024-00001", "/agencies", "/issues/2024-01-03", "/sections"):
        assert gazette.send(path).body == gazette.send(path + ".json").body
    for path in (
        "/documents.csv",
        "/documents/2024-00001,2024-00002.csv",
        "/public-inspection-documents.csv",
        "/public-inspection-documents/current.csv",
    ):
        answer = gazette.send(path)
        assert answer.headers["content-type"].startswith("text/csv"), path
        assert "document_number" in answer.text.splitlines()[0]
        assert len(answer.text.splitlines()) > 2
    for path in ("/documents.rss", "/public-inspection-documents.rss"):
        assert "<rss" in gazette.send(path).text
    image = gazette.send("/images/EP13OC15.011").json
    assert gazette.send("/images/ep13oc15.011.JSON").json == image


def test_separators(gazette: Gazette) -> None:
    for path in (
        "-documents.json?conditions[available_on]=2024-01-03",
        "-documents/2024-00001.json",
    ):
        hyphens = gazette.send("/public-inspection" + path)
        underscores = gazette.send("/public_inspection" + path.replace("-", "_", 1))
        assert hyphens.status == 200
        assert hyphens.json == underscores.json
    assert gazette.send("/suggested_searches/adoption").status == 200
    assert gazette.send("/suggested-searches/adoption").status == 404


def test_conditions(gazette: Gazette) -> None:
    found = gazette.send("/documents.json?conditions[type][]=RULE").json
    encoded = gazette.send("/documents.json?conditions%5Btype%5D%5B%5D=RULE").json
    assert found["count"] == encoded["count"] > 0
    unknown = gazette.ask("/documents.json", [(condition("nonsense"), "1")])
    assert unknown.status == 400
    assert unknown.json == {"errors": {"nonsense": "is not a valid field"}}
    everything = gazette.search()["count"]
    blank = [(TERM, ""), (condition("type", ""), ""), (condition("publication_date", "is"), " ")]
    assert gazette.search(blank)["count"] == everything


def test_more_conditions(gazette: Gazette) -> None:
    fields = ("publication_date", "volume", "correction_of", "type", "executive_order_number")
    every = gazette.every(fields=fields)

    def found(name: str, *values: str) -> list[str]:
        return sorted(numbers(gazette.every([(condition(name, ""), one) for one in values])))

    def having(member: str, *values: Any) -> list[str]:
        return sorted(numbers([one for one in every if one[member] in values]))

    some = numbers(every)[3:6]
    assert found("document_numbers", *some) == sorted(some)
    assert found("volume", "89") == having("volume", 89) != numbers(every)
    assert found("volume", "88", "89") == having("volume", 88, 89)
    orders = [one["executive_order_number"] for one in every if one["executive_order_number"]]
    assert found("executive_order_numbers", *orders[:2]) == having(
        "executive_order_number", *orders[:2]
    )
    cited = {one["correction_of"] for one in every if one["correction_of"]}
    corrected = [gazette.send(one).json["document_number"] for one in sorted(cited)[:2]]
    citing = found("citing_document_numbers", *corrected)
    assert citing
    assert {one["correction_of"] for one in every if one["document_number"] in citing} == set(
        sorted(cited)[:2]
    )
    sorns, meetings = (found("notice_type", name) for name in ("sorn", "sunshine_act_meeting"))
    assert sorns and meetings and not set(sorns) & set(meetings)
    assert set(sorns + meetings) < set(having("type", "Notice"))
    assert found("small_entity_ids", "1") != found("small_entity_ids", "1", "2") != []
    # The service searches for the names in a member that is always empty.
    assert found("small_entities", "businesses") == []


def test_more_conditions_by_slug_or_number(gazette: Gazette) -> None:
    def count(*query: tuple[str, str]) -> int:
        return gazette.search([(condition(name, ""), value) for name, value in query])["count"]

    for slugs, ids, pairs in (
        ("agencies", "agency_ids", {"agriculture-department": "12", "forest-service": "209"}),
        ("sections", "section_ids", {"environment": "2", "money": "4"}),
        ("topics", "topic_ids", {"water-supply": "1", "water-pollution-control": "2"}),
        ("notice_type", "notice_type_id", {"sorn": "1", "sunshine_act_meeting": "2"}),
        (
            "presidential_document_type",
            "presidential_document_type_id",
            {"determination": "1", "executive_order": "2", "proclamation": "5", "other": "7"},
        ),
    ):
        counts = {slug: count((slugs, slug)) for slug in pairs}
        assert all(counts.values()), slugs
        for slug, number in pairs.items():
            assert count((ids, number)) == count((ids, f"{number}x")) == counts[slug]
        first, second, *_ = pairs
        assert count((slugs, first), (ids, pairs[second])) == count((slugs, first), (slugs, second))
        for name, value in ((slugs, "no-such"), (ids, "0"), (ids, "100000"), (ids, "x")):
            refused = gazette.ask("/documents.json", [(condition(name, ""), value)])
            assert (refused.status, refused.json) == (400, {"errors": {name: "invalid value"}})


def test_more_conditions_that_name_an_unknown_document(gazette: Gazette) -> None:
    asked = [(condition("citing_document_numbers", ""), "1999-00001")]
    answer = gazette.ask("/documents.json", asked)
    assert (answer.status, list(answer.json["errors"])) == (400, ["citing_document_numbers"])


@pytest.mark.parametrize(
    ("name", "member"),
    [
        ("publication_date", "publication_date"),
        ("effective_date", "effective_on"),
        ("comment_date", "comments_close_on"),
        ("signing_date", "signing_date"),
    ],
)
def test_each_date_has_the_same_four_conditions(gazette: Gazette, name: str, member: str) -> None:
    every = gazette.every(fields=(member,))
    days = sorted(one[member] for one in every if one[member])
    first, last = days[len(days) // 3], days[2 * len(days) // 3]
    for part, value, wanted in (
        ("is", first, lambda day: day == first),
        ("year", first[:4], lambda day: day[:4] == first[:4]),
        ("gte", last, lambda day: day >= last),
        ("lte", first, lambda day: day <= first),
    ):
        found = gazette.every([(condition(name, part), value)], fields=(member,))
        assert numbers(found) == numbers(
            [one for one in every if one[member] and wanted(one[member])]
        ), part
    both = [(condition(name, "is"), first), (condition(name, "year"), "1990")]
    assert gazette.search(both)["count"] == sum(one[member] == first for one in every)


def test_type_codes(gazette: Gazette) -> None:
    counts = {
        code: gazette.search([(condition("type", ""), code)])["count"]
        for code in ("RULE", "PRORULE", "NOTICE", "PRESDOCU", "rule")
    }
    assert counts.pop("rule") == 0
    assert all(counts.values())
    several = [(condition("type", ""), code) for code in ("RULE", "NOTICE")]
    assert gazette.search(several)["count"] == counts["RULE"] + counts["NOTICE"]
    types = [one["type"] for one in gazette.every(fields=("type",))]
    assert sum(counts.values()) == len(types) - types.count("Uncategorized Document")


def test_type_in_records(gazette: Gazette) -> None:
    for code, name in {
        "RULE": "Rule",
        "PRORULE": "Proposed Rule",
        "NOTICE": "Notice",
        "PRESDOCU": "Presidential Document",
    }.items():
        found = gazette.every([(condition("type", ""), code)], fields=("type",))
        assert {record["type"] for record in found} == {name}


def test_fields(gazette: Gazette) -> None:
    asked = [("fields[]", "title"), ("fields[]", "abstract")]
    for path in ("/documents.json", "/public-inspection-documents/current.json"):
        record = gazette.ask(path, asked[:1]).json["results"][0]
        assert list(record) == ["title"]
    assert list(gazette.search(asked)["results"][0]) == ["title", "abstract"]
    assert gazette.ask("/documents.json", fields="title").json == FAILED
    for path in ("/documents.json", "/documents/2024-00001.json", "/agencies", "/agencies/12"):
        answer = gazette.ask(path, [("fields[]", "no_such")])
        assert (answer.status, answer.json["status"]) == (400, 400), path
        assert "no_such" in answer.json["message"]
    for path in ("/2024-00001.json", "/current.json", ".json?conditions[available_on]=2024-01-03"):
        sign = "&" if "?" in path else "?"
        answer = gazette.send(f"/public-inspection-documents{path}{sign}fields[]=no_such")
        assert answer.json == FAILED, path


def test_per_page(gazette: Gazette) -> None:
    for asked, given in {
        "0": 20, "1": 20, "2": 2, "1000": 400, "2000": 400, "2001": 20, "-5": 20, "x": 20, "": 20,
        "7x": 7, " 8": 8, "9.9": 9, "1e2": 20,
    }.items():  # fmt: skip
        assert len(gazette.search(per_page=asked)["results"]) == given, asked


def test_page(gazette: Gazette) -> None:
    pages = {page: numbers(gazette.search(page=page)["results"]) for page in ("1", "2", "20")}
    assert len({tuple(page) for page in pages.values()}) == 3
    for odd in ("0", "51", "-1", "x", "", "1.5"):
        assert numbers(gazette.search(page=odd)["results"]) == pages["1"], odd


def test_empty_search(gazette: Gazette) -> None:
    for query in ([(TERM, "xyzzy")], [(TERM, "|&!()")], [(condition("type", ""), "rule")]):
        answer = gazette.search(query)
        assert list(answer) == ["description", "count"]
        assert answer["count"] == 0


def test_metadata_only(gazette: Gazette) -> None:
    full = gazette.search([(TERM, "water")])
    answer = gazette.search([(TERM, "water")], metadata_only=1)
    assert answer == {"count": full["count"], "description": full["description"]}
    assert "results" in gazette.search(metadata_only="true")


def test_next_link(gazette: Gazette) -> None:
    query = [(TERM, "water & quality"), ("fields[]", "title"), (condition("type", ""), "NOTICE")]
    first = gazette.search(query, per_page=2)
    assert "previous_page_url" not in first
    assert first["next_page_url"].startswith("http://")
    second = gazette.send(first["next_page_url"]).json
    assert second["count"] == first["count"]
    assert [list(record) for record in second["results"]] == [["title"], ["title"]]
    back = gazette.send(second["previous_page_url"]).json
    assert back["results"] == first["results"]
    link = urlsplit(second["next_page_url"])
    assert link.path.endswith("/documents")
    # The names are sorted, the format is named, and texts are written as in a form.
    assert link.query == (
        "conditions%5Bterm%5D=water+%26+quality&conditions%5Btype%5D%5B%5D=NOTICE"
        "&fields%5B%5D=title&format=json&page=3&per_page=2"
    )
    last = gazette.search(query, per_page=2, page=first["total_pages"])
    assert "next_page_url" not in last


def test_order(gazette: Gazette) -> None:
    def order(name: str, query: list[tuple[str, str]] | None = None) -> list[Any]:
        members = ["document_number", "publication_date", "executive_order_number", "title"]
        names = [("fields[]", name) for name in members]
        return gazette.search([*(query or []), *names], order=name, per_page=2000)["results"]

    newest, oldest = order("newest"), order("oldest")
    dates = [record["publication_date"] for record in newest]
    assert dates == sorted(dates, reverse=True)
    assert numbers(oldest) == numbers(newest)[::-1]
    water = [(TERM, "water")]
    relevant = order("relevance", water)
    in_title = ["water" in record["title"].lower() for record in relevant]
    assert in_title == sorted(in_title, reverse=True)
    assert len(set(in_title)) == 2
    assert relevant == order("", water) == order("no such order", water) != order("newest", water)
    orders = [(condition("presidential_document_type", ""), "executive_order")]
    found = [int(one["executive_order_number"]) for one in order("executive_order_number", orders)]
    assert found == sorted(found)
    assert len(set(found)) == len(found) > 1
    assert order("date") == newest
    assert order("id") == oldest
    assert order("relevance", orders) != order("executive_order_number", orders)
    by_text = [one["executive_order_number"] for one in order("proclamation_number")]
    given = [one for one in by_text if one]
    # Documents without a number come last here, and first where the number is the sort key.
    assert by_text == sorted(given) + [None] * (len(by_text) - len(given))
    without = [one["executive_order_number"] for one in order("executive_order_number")]
    assert without == [None] * (len(by_text) - len(given)) + given


def test_several_documents(gazette: Gazette) -> None:
    both = gazette.send("/documents/2024-00001,2024-00002.json").json
    assert list(both) == ["count", "results"]
    assert sorted(numbers(both["results"])) == ["2024-00001", "2024-00002"]
    some = gazette.send("/documents/2024-00001,1999-00001.json").json
    assert (some["count"], some["errors"]) == (1, {"not_found": ["1999-00001"]})
    none = gazette.send("/documents/1999-00001,1999-00002.json")
    assert none.status == 200
    assert (none.json["count"], none.json["results"]) == (0, [])
    single = gazette.send("/documents/2024-00001.json").json
    assert single["document_number"] == "2024-00001"
    assert gazette.send("/documents/1999-00001.json").status == 404
    forced = gazette.send("/documents/2024-00001,").json
    assert forced == {"count": 1, "results": [single]}


def test_several_documents_limit(gazette: Gazette) -> None:
    every = numbers(gazette.every())[:300]
    found = gazette.send(f"/documents/{','.join(every)}.json").json
    assert found["count"] == len(found["results"]) == 250
    assert len(found["errors"]["not_found"]) == 50
    inspection = gazette.send(f"/public-inspection-documents/{','.join(every)}.json").json
    assert inspection["count"] == 300
    assert "errors" not in inspection


def test_number_forms(gazette: Gazette) -> None:
    record = gazette.send("/documents/2024-00001.json").json
    for form in ("2024-1", "2024%E2%80%9300001", "2024%E2%80%9400001"):
        assert gazette.send(f"/documents/{form}.json").json == record
    variant = gazette.send("/documents/2024-1,2024-00002").json
    assert variant["count"] == 2
    assert variant["errors"] == {"not_found": ["2024-1"]}
    assert gazette.send("/documents/2024-0000001").status == 404


def test_citations(gazette: Gazette) -> None:
    record = gazette.send("/documents/2024-00002.json").json
    pages = (record["start_page"], record["end_page"])
    for page in pages:
        found = gazette.send(f"/documents/{record['volume']}%20FR%20{page}").json
        assert (found["count"], found["results"]) == (1, [record])
    unknown = gazette.send("/documents/12%20FR%201").json
    assert unknown == {"count": 0, "results": [], "errors": {"not_found": ["12 FR 1"]}}


def test_executive_orders_before_1994(gazette: Gazette) -> None:
    """They have no number, and come only when they are asked for. Two are of one day."""
    fields = [("fields[]", name) for name in ("document_number", "publication_date", "type")]
    usual = gazette.search(fields, per_page=2000, order="oldest")
    every = gazette.search(fields, per_page=2000, order="oldest", include_pre_1994_docs="true")
    early = every["results"][: every["count"] - usual["count"]]
    assert every["results"][len(early) :] == usual["results"]
    days = [one["publication_date"] for one in early]
    assert days == sorted(days)
    assert all(day < "1994-01-01" for day in days)
    assert len(days) == len(set(days)) + 1 > 10
    assert {(one["document_number"], one["type"]) for one in early} == {
        (None, "Presidential Document")
    }
    for value in ("1", "false", ""):
        assert gazette.search(include_pre_1994_docs=value)["count"] == usual["count"]
    until = [(condition("publication_date", "lte"), "1993-12-31")]
    assert gazette.search(until)["count"] == 0
    assert gazette.search(until, include_pre_1994_docs="true")["count"] == len(early)
    yearly = gazette.ask("/documents/facets/yearly", include_pre_1994_docs="true").json
    assert sum(year["count"] for year in yearly.values()) == every["count"]
    assert gazette.send("/documents/.json").status == 404


def test_document_fields(gazette: Gazette) -> None:
    """Three members come only when they are asked for, one not even then; parts are texts."""
    single = gazette.send("/documents/2024-00001.json").json
    asked = ("amendatory_instructions", "cfr_topics", "related_documents", "explanation")
    assert not set(asked) & set(single)
    found = gazette.every(fields=(*asked, "cfr_references", "docket_id", "json_url"))
    assert "explanation" not in found[0]
    for one in found:
        instructions = one["amendatory_instructions"]
        assert instructions["count"] == len(instructions["instructions"])
        parts = [each["part"] for each in one["cfr_references"]]
        assert parts == [each["cfr_part"] for each in one["cfr_topics"]]
        assert all(isinstance(part, str) for part in parts)
        assert set(one["related_documents"]) <= {one["docket_id"]}
    assert any(one["amendatory_instructions"]["count"] for one in found)
    related = [
        next(iter(one["related_documents"].values())) for one in found if one["related_documents"]
    ]
    assert {type(each["relationship_type"]) for several in related for each in several} >= {
        type(None)
    }
    one = gazette.send(found[0]["json_url"]).json
    assert found[0]["json_url"].endswith(f"?publication_date={one['publication_date']}")
    assert one["document_number"] == found[0]["document_number"]


def test_topics(gazette: Gazette) -> None:
    answer = gazette.send("/topics.json").json
    assert list(answer) == ["meta", "results"]
    lists = answer["results"]
    count = {name: len(each) for name, each in lists.items()}
    assert answer["meta"]["count"] == count | {"total": sum(count.values())}
    assert list(lists) == ["thesaurus", "ad_hoc"]
    slugs = [each["slug"] for several in lists.values() for each in several]
    assert "" in slugs
    assert len(set(slugs)) < len(slugs)


def test_year_start(large: Gazette) -> None:
    years = large.ask("/documents/facets/yearly").json
    assert next(iter(years)) == "1994-01-01"
    oldest = large.search(order="oldest", per_page=2)["results"][0]["publication_date"]
    assert "1994-01-01" <= oldest < "2020-01-01"


def test_cache(gazette: Gazette) -> None:
    for path in ("/documents.json", "/agencies", "/documents/2024-00001", "/holidays"):
        headers = gazette.send(path).headers
        assert headers["cache-control"] == "no-store, no-cache, must-revalidate, private"
        assert not {"etag", "last-modified"} & set(headers)


def test_dates(gazette: Gazette) -> None:
    def on(text: str) -> int:
        return gazette.search([(condition("publication_date", "is"), text)])["count"]

    assert len({on(text) for text in ("2024-01-03", "January 3, 2024", "2024/1/3")}) == 1
    assert on("2024-01-03") > 0
    wrong = gazette.ask("/documents.json", [(condition("effective_date", "gte"), "soon")])
    assert wrong.status == 400
    assert list(wrong.json["errors"]) == ["effective_date"]


# ---------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("path", "status", "body"),
    [
        ("/agencies/no-such", 404, {"error": 404}),
        ("/images/NO.1", 404, {}),
        ("/issues/soon.json", 400, {"status": 400, "message": "Invalid Date Requested"}),
        ("/public-inspection-documents/facets/nonsense", 404, NOT_FOUND),
        ("/public-inspection-documents/1999-00001.json", 404, NOT_FOUND),
        ("/suggested_searches/no-such", 404, NOT_FOUND),
        ("/public-inspection-documents.json?conditions[available_on]=soon", 500, FAILED),
        ("/agencies/suggestions", 500, FAILED),
        ("/topics/suggestions", 500, FAILED),
        ("/documents/autocomplete-suggestions", 500, FAILED),
        ("/effective-dates?start_date=soon&end_date=2024-02-01", 500, FAILED),
    ],
)
def test_errors(gazette: Gazette, path: str, status: int, body: Any) -> None:
    answer = gazette.send(path)
    assert (answer.status, answer.json) == (status, body)


@pytest.mark.parametrize(
    "path",
    [
        "/issues/2024-01-06.json",
        "/issues/2024-01-15.json",
        "/documents/facets/nonsense",
        "/documents/1999-00001.json",
    ],
)
def test_an_unknown_name_is_answered_with_a_page_of_the_web_site(
    gazette: Gazette, path: str
) -> None:
    answer = gazette.send(path)
    assert answer.status == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "access-control-allow-origin" not in answer.headers
    assert "access-control-allow-origin" in gazette.send("/sections").headers


def test_search_invalid(gazette: Gazette) -> None:
    for name, value in (
        (condition("near", "location"), "nowhere at all"),
        (condition("cfr", "title"), "51"),
        (condition("cfr", "part"), "1"),
        (condition("agencies", ""), "no-such-agency"),
        (condition("signing_date", "is"), "2024-02-30"),
    ):
        for path in ("/documents.json", "/documents.csv", "/documents/facets/type"):
            answer = gazette.ask(path, [(name, value)])
            key = name.split("[")[1].rstrip("]")
            assert (answer.status, list(answer.json)) == (400, ["errors"]), name
            assert isinstance(answer.json["errors"][key], str | list)


def test_daily_facets_over_more_than_10000_days_are_answered(gazette: Gazette) -> None:
    days = gazette.ask("/documents/facets/daily").json
    assert len(days) > 10_000
    assert next(iter(days)) == "1994-01-01"


def test_site_notifications(gazette: Gazette) -> None:
    assert gazette.send("/site_notifications/maintenance").json["identifier"] == "maintenance"
    assert gazette.send("/site_notifications/survey").json == {}
    unknown = gazette.send("/site_notifications/no-such")
    assert (unknown.status, unknown.body) == (404, b"")


def test_public_inspection_issues_require_their_condition(gazette: Gazette) -> None:
    for facet in ("daily", "type"):
        answer = gazette.send(f"/public-inspection-issues/facets/{facet}")
        assert (answer.status, answer.json["status"]) == (200, 400)
        assert isinstance(answer.json["errors"], str)


def test_unknown_path(gazette: Gazette) -> None:
    answer = gazette.send("/no/such/path")
    assert answer.status == 404
    assert answer.headers["content-type"].startswith("text/html")
