"""Tests that other forms of requests that the catalog's evidence names are accepted over plain HTTP and mean the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from asking import ask
from catalog_facts import says

#: A path below the service's address, or a path and the JSON of a POST.
Sent = str | tuple[str, Any]


@dataclass(frozen=True)
class Forms:
    """A sentence of the catalog, requests that mean the same, and some that mean something else."""

    service: str
    sentence: str
    same: tuple[Sent, ...]
    others: tuple[Sent, ...] = ()

    def __str__(self) -> str:
        return f"{self.service}: {self.sentence[:50]}"


def documents(*conditions: str) -> str:
    """A search for documents with conditions, such as `[type][]=RULE`."""
    return "/documents.json?per_page=50&" + "&".join(f"conditions{one}" for one in conditions)


WORKS = "artworks/search?limit=5&fields=id,title"
PUBLIC = {"term": {"is_public_domain": True}}
PLACES = {"places": {"terms": {"field": "place_of_origin.keyword"}}}
ASKED = {"limit": 5, "fields": ["id", "title"]}

FORMS = [
    # gazette
    Forms("gazette", "numeric id also works; comma-separated numeric ids answer an array",
          ("/agencies/agriculture-department", "/agencies/12", "/agencies/12.json"), ("/agencies/12,209",)),
    Forms("gazette", "so '/documents/X' and '/documents/X.json' are equal",
          ("/documents/2024-00001", "/documents/2024-00001.json")),
    Forms("gazette", "public_inspection_documents with underscores also answers index and show",
          ("/public-inspection-documents/2024-00001", "/public_inspection_documents/2024-00001.json")),
    Forms("gazette", "brackets may be percent-encoded",
          (documents("[type][]=RULE"), documents("[type][]=RULE").replace("[", "%5B").replace("]", "%5D"))),
    Forms("gazette", "Send conditions[type][]=CODE, repeatable for several",
          (documents("[type][]=RULE", "[type][]=NOTICE"), documents("[type][]=NOTICE", "[type][]=RULE")),
          (documents("[type][]=RULE"), documents("[type][]=rule"))),
    Forms("gazette", "and the forms by number of slugs (agency_ids[], section_ids[], topic_ids[]",
          (documents("[agencies][]=forest-service"), documents("[agencies]=forest-service"),
           documents("[agency_ids][]=209"), documents("[agency_ids]=209")), (documents("[agency_ids][]=12"),)),
    Forms("gazette", "1 or 0",
          (documents("[significant]=1"), documents("[significant][]=1")), (documents("[significant]=0"),)),
    Forms("gazette", "1 or 0",
          (documents("[correction]=0"), documents("[correction]=false"), documents("[correction]=true")),
          (documents("[correction]=1"),)),
    Forms("gazette", "search dates accept any parseable date",
          (documents("[publication_date][is]=2024-01-03"), documents("[publication_date][is]=January+3,+2024"))),
    Forms("gazette", "also [year], [gte], [lte]; the same four exist for comment_date and signing_date",
          (documents("[signing_date][gte]=2024-01-01", "[signing_date][lte]=2024-12-31"),
           documents("[signing_date][year]=2024")), (documents("[comment_date][year]=2024"),)),
    Forms("gazette", "and any unknown value, is newest; with it relevance",
          (documents("[term]=water"), documents("[term]=water&order=relevance"), documents("[term]=water&order=x")),
          (documents("[term]=water&order=oldest"),)),
    Forms("gazette", "and date (the same as newest)",
          ("/documents.json?order=newest&fields[]=title", "/documents.json?order=date&fields[]=title"),
          ("/documents.json?order=oldest&fields[]=title",)),
    Forms("gazette", "0, 1, above 2000 and non-numbers silently become 20",
          tuple(f"/documents.json?fields[]=title&per_page={size}" for size in ("20", "0", "1", "2001", "x", "20x")),
          ("/documents.json?fields[]=title&per_page=21",)),
    Forms("gazette", "server: optional, and conditions[sections][] repeated selects several",
          ("/suggested_searches?conditions[sections]=money", "/suggested_searches?conditions[sections][]=money"),
          ("/suggested_searches",
           "/suggested_searches?conditions[sections][]=money&conditions[sections][]=environment")),
    Forms("gazette", "images take any id (dots included) and drop a final .json of any case",
          ("/images/EP13OC15.011", "/images/ep13oc15.011", "/images/EP13OC15.011.JSON")),
    Forms("gazette", "numbers are also tried with zeros padded to 5 digits and with leading zeros stripped",
          ("/documents/2024-00001", "/documents/2024-1")),
    # museum
    Forms("museum", "GET or POST (POST: JSON body with the same names",
          ("artworks?limit=5&fields=id,title", ("artworks", {**ASKED, "limit": "5"}), ("artworks", ASKED))),
    Forms("museum", "comma list or array; unknown names are silently left out",
          ("artworks/27992?fields=id,title", "artworks/27992?fields[]=id&fields[]=title",
           "artworks/27992?fields=id,no_such,title", ("artworks/27992", {"fields": ["id", "title"]})),
          ("artworks/27992?fields=id",)),
    Forms("museum", "comma-joined; at most 100; page and limit are ignored then",
          ("artworks?ids=27992&fields=id", "artworks?ids[]=27992&fields=id",
           "artworks?ids=27992&page=7&limit=3&fields=id", ("artworks", {"ids": [27992], "fields": "id"}),
           ("artworks", {"ids": 27992, "fields": ["id"]}))),
    Forms("museum", "nested names are written with brackets in the query",
          (WORKS + "&query[term][is_public_domain]=true",
           'artworks/search?params={"limit":5,"fields":["id","title"],"query":{"term":{"is_public_domain":true}}}',
           ("artworks/search", {**ASKED, "query": PUBLIC}), ("artworks/search", {**ASKED, "fields": "id,title", "query": PUBLIC})),
          (WORKS,)),
    Forms("museum", "Elasticsearch aggregations (aggregations is a synonym)",
          (("artworks/search", {"limit": 0, "aggs": PLACES}), ("artworks/search", {"limit": 0, "aggregations": PLACES})),
          (("artworks/search", {"limit": 0}),)),
    Forms("museum", "Elasticsearch sort: {member: asc|desc} or a list",
          tuple(("artworks/search", {**ASKED, "sort": sort}) for sort in
                ({"id": "asc"}, [{"id": "asc"}], {"id": {"order": "asc"}}, "id")),
          (("artworks/search", {**ASKED, "sort": {"id": "desc"}}),)),
    Forms("museum", "default true; false switches the museum's own ranking off",
          (WORKS + "&boost=false", WORKS + "&boost=0", WORKS + "&boost=off", ("artworks/search", {**ASKED, "boost": False})),
          (WORKS, WORKS + "&boost=true", WORKS + "&boost=1", ("artworks/search", {**ASKED, "boost": True}))),
    Forms("museum", "comma-joined segments",
          ("search?resources=artworks,artists&q=monet&limit=5", "search?resources[]=artworks&resources[]=artists&q=monet&limit=5",
           ("search", {"resources": "artworks,artists", "q": "monet", "limit": 5}),
           ("search", {"resources": ["artworks", "artists"], "q": "monet", "limit": "5"})),
          ("search?resources=artworks&q=monet&limit=5",)),
    Forms("museum", "server: optional; without it everything matches", (WORKS, WORKS + "&q=")),
    Forms("museum", "a slash before '?' is not redirected and is accepted",
          ("artworks?fields=id", "artworks/?fields=id")),
    Forms("museum", "ids like PC-1, TM-8542, any letter case", ("category-terms/PC-1", "category-terms/pc-1")),
    Forms("museum", "also artworks/{id}/manifest", ("artworks/27992/manifest.json", "artworks/27992/manifest")),
    # placeholder
    Forms("placeholder", "one number (/{size}) means width = height = size",
          ("/id/0/40/40", "/id/0/40", "/id/0/40.jpg", "/id/0/40/40.JPG"), ("/id/0/40.webp",)),
    Forms("placeholder", "presence of the query key switches it on, whatever its value",
          tuple(f"/id/0/40?grayscale{value}" for value in ("", "=", "=1", "=false", "=0")), ("/id/0/40",)),
    Forms("placeholder", "key present without an integer value = amount 5",
          tuple(f"/id/0/40?blur{value}" for value in ("=5", "", "=", "=x", "=5&blur=9")), ("/id/0/40?blur=6", "/id/0/40")),
    Forms("placeholder", "free; servers' own form is alphabetic (blur=N&grayscale)",
          ("/id/0/40?blur=2&grayscale", "/id/0/40?grayscale&blur=2", "/id/0/40?random=7&grayscale&blur=2")),
    Forms("placeholder", "below 1 or not a number: treated as 1",
          tuple(f"/v2/list?page={page}" for page in ("1", "0", "-3", "x", "")), ("/v2/list?page=2",)),
    Forms("placeholder", "above 100: silently 100; below 1 or not a number: silently 30",
          ("/v2/list", "/v2/list?limit=30", "/v2/list?limit=0", "/v2/list?limit=-1", "/v2/list?limit=x"),
          ("/v2/list?limit=100", "/v2/list?limit=29")),
    # disease
    Forms("disease", "yesterday, twoDaysAgo, allowNull: only the texts true and 1 are true",
          ("/countries/Italy?yesterday=true", "/countries/Italy?yesterday=1", "/countries/Italy?yesterday[]=1"),
          ("/countries/Italy?yesterday=TRUE", "/countries/Italy")),
    Forms("disease", "strict: on unless the text is exactly false (0 does NOT switch it off)",
          ("/countries/Guinea", "/countries/Guinea?strict=0", "/countries/Guinea?strict=False"),
          ("/countries/Guinea?strict=false",)),
    Forms("disease", "name, ISO2, ISO3, numeric id, or a known synonym",
          tuple(f"/historical/{name}" for name in ("Iran", "ir", "IRN", "364", "0364", "%20iran%20", "364x"))),
    Forms("disease", "'|' lets names contain commas",
          ("/countries/Iran", "/countries/Iran,%20Islamic%20Republic%20of|"), ("/countries/Iran,Iraq",)),
    Forms("disease", "letter case and one trailing slash do not matter",
          ("/gov/Italy", "/GOV/Italy/", "/Gov/it")),
    Forms("disease", "What a number is, JavaScript's Number says on historical and vaccine paths",
          tuple(f"/historical/Italy?lastdays={days}" for days in ("16", "0x10", "1.6e1", "%2016", "16.9", "0b10000")),
          ("/historical/Italy?lastdays=16x",)),
    Forms("disease", "number of newest days, or all (lower case only: ALL is not a number)",
          ("/vaccine/coverage?lastdays=all", "/vaccine/coverage?lastdays=Infinity", "/vaccine/coverage?lastdays=0"),
          ("/vaccine/coverage?lastdays=ALL", "/vaccine/coverage")),
]  # fmt: skip

PREFIXES = {"disease": "/v3/covid-19", "museum": "/"}


@pytest.mark.parametrize("forms", FORMS, ids=str)
def test_all_accepted_forms_give_the_same_answer(forms: Forms, sandbox: Any) -> None:
    assert says(forms.service, forms.sentence)
    base = sandbox.urls[f"OPENSHELF_{forms.service.upper()}_URL"]

    def answered(sent: Sent) -> tuple[int, Any]:
        path, *body = [sent] if isinstance(sent, str) else sent
        where = base + PREFIXES.get(forms.service, "") + path.replace('"', "%22")
        answer = ask(where, "POST", body[0]) if body else ask(where)
        if answer.status == 302:
            # An image is on the image service; the URL contains its size, and its signature
            # differs.
            answer = ask(answer.headers["Location"])
        if answer.headers.get_content_type() != "application/json":
            return answer.status, answer.body
        return answer.status, without_addresses(answer.json)

    expected = answered(forms.same[0])
    assert expected[0] == 200
    for sent in forms.same[1:]:
        assert answered(sent) == expected, sent
    for sent in forms.others:
        assert answered(sent) != expected, sent


def without_addresses(answer: Any) -> Any:
    """The answer without the URLs of pages and the description of the search, which repeat the request."""
    if isinstance(answer, dict):
        return {
            name: without_addresses(value)
            for name, value in answer.items()
            if not name.endswith("_url") and name != "description"
        }
    return answer
