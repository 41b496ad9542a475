"""Tests every fact in `catalog/museum/evidence.toml` about the server, with plain HTTP requests to the sandbox."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlencode

import catalog_facts
import openshelf
import pytest
from asking import GENERIC, ask, every_page, refused, with_params
from catalog_entries import CATALOG

EVIDENCE = catalog_facts.evidence("museum")
COLLECTIONS = catalog_facts.collections()
DEFAULT_MEMBERS = EVIDENCE["response"]["search_default_members"]


@pytest.fixture(scope="module")
def base(sandbox: Any) -> str:
    return str(sandbox.museum().base_url)


# ---------------------------------------------------------------- facts


def test_method(base: str) -> None:
    for path in ("artworks", "artworks/27992", "artworks/search"):
        got, posted = ask(base + path), ask(base + path, "POST", {})
        assert (got.status, posted.status) == (200, 200)
        assert got.json == posted.json
    assert [
        record["id"]
        for record in ask(
            base + "artworks", "POST", {"limit": 3, "page": 2, "fields": ["id"]}
        ).json["data"]
    ] == [record["id"] for record in ask(base + "artworks?limit=3&page=2").json["data"]]
    for path, members in {
        "search": {"resources": ["artworks"], "q": "monet"},
        "autocomplete": {"resources": ["artworks", "artists"], "q": "mon"},
        "autosuggest": {"resources": ["artworks"], "q": "wa", "contexts": ["title"]},
        "artworks/search-mapping": {},
        "artworks/27992/manifest.json": {},
        "artworks/27992/manifest": {},
        "image-search": {"file": "AAAA", "hash_type": "phash"},
    }.items():
        query = {
            name: ",".join(value) if isinstance(value, list) else value
            for name, value in members.items()
        }
        posted = ask(base + path, "POST", members)
        assert posted.status == 200, path
        assert ask(f"{base}{path}?{urlencode(query)}").json == posted.json, path
        for method in ("PUT", "PATCH", "DELETE"):
            assert ask(base + path, method).status == 405, path
    for method in ("PUT", "PATCH", "DELETE"):
        assert refused(ask(base + "artworks", method), 405, "Method not allowed")
        assert refused(ask(base + "artworks/27992", method), 405, "Method not allowed")
        assert refused(ask(base + "artworks/search", method), 405, GENERIC)


def test_params_json(base: str) -> None:
    wanted = {"limit": 2, "fields": ["id", "title"], "q": "monet"}
    nested = ask(with_params(base + "artworks/search", **wanted)).json
    assert nested == ask(base + "artworks/search", "POST", wanted).json
    assert len(nested["data"]) == 2
    # Other names in the query are ignored.
    assert ask(with_params(base + "artworks/search", **wanted) + "&limit=9&page=3").json == nested
    assert len(ask(with_params(base + "artworks", limit=4) + "&limit=9").json["data"]) == 4


def test_arrays(base: str) -> None:
    by_brackets = ask(
        base
        + "artworks/search?limit=100&fields[]=id&fields[]=is_public_domain"
        + "&query[term][is_public_domain]=true"
    ).json
    by_json = ask(
        base + "artworks/search",
        "POST",
        {
            "limit": 100,
            "fields": ["id", "is_public_domain"],
            "query": {"term": {"is_public_domain": True}},
        },
    ).json
    assert by_brackets["data"] == by_json["data"]
    assert {record["is_public_domain"] for record in by_json["data"]} == {True}
    several = (
        "query[bool][must][0][range][date_start][gte]=1880&query[bool][must][1][range][id][lt]=9000"
    )
    found = ask(f"{base}artworks/search?{several}&fields=id,date_start&limit=100").json["data"]
    assert found
    assert all(record["date_start"] >= 1880 and record["id"] < 9000 for record in found)


def test_trailing_slash(base: str) -> None:
    moved = ask(base + "artworks/")
    assert moved.status == 301
    assert moved.headers["location"] == base + "artworks"
    with_slash = ask(base + "artworks/?fields=id&limit=3")
    without = ask(base + "artworks?fields=id&limit=3")
    assert with_slash.status == 200
    assert with_slash.json["data"] == without.json["data"]


def test_list_order(base: str) -> None:
    records = list(every_page(base + "artworks?fields=id,updated_at"))
    moments = [record["updated_at"][:19] for record in records]
    assert moments == sorted(moments, reverse=True)
    ids = [record["id"] for record in records]
    assert ids != sorted(ids)
    assert ids != sorted(ids, reverse=True)


def test_fields(base: str) -> None:
    whole = ask(base + "artworks?limit=1").json["data"][0]
    assert len(whole) > 90
    for query in ("fields=title,nonsense", "fields[]=title&fields[]=nonsense"):
        assert set(ask(f"{base}artworks?{query}").json["data"][0]) == {"title"}
    # Lists do not trim spaces, but searches do.
    assert set(ask(base + "artworks?fields=id,%20title").json["data"][0]) == {"id"}
    record = ask(base + "artworks/search?fields=id,%20title").json["data"][0]
    assert set(record) == {"_score", "id", "title"}
    assert ask(base + "artworks?limit=1&fields=").json["data"][0] == whole
    plain = ask(base + "artworks/search?limit=30").json["data"]
    assert ask(base + "artworks/search?limit=30&fields=true").json["data"] == plain
    assert set().union(*plain) == {"_score", *DEFAULT_MEMBERS}


def test_fields_of_one_record(base: str) -> None:
    record = ask(base + "artworks/27992").json["data"]
    names = ["title", "color", "thumbnail", "artist_ids"]
    chosen = ask(base + f"artworks/27992?fields={','.join(names)}").json["data"]
    assert chosen == {name: record[name] for name in names}


def test_exclude(base: str) -> None:
    whole = ask(base + "places?limit=5").json["data"]
    left = ask(base + "places?limit=5&exclude=timestamp,nonsense,title").json["data"]
    dropped = {"timestamp", "title"}
    assert left == [
        {name: value for name, value in record.items() if name not in dropped} for record in whole
    ]
    both = ask(base + "places?limit=5&fields=id,title&exclude=title").json["data"]
    assert both == [{"id": record["id"]} for record in whole]


def test_null_rule(base: str) -> None:
    for collection in COLLECTIONS:
        columns = CATALOG[f"museum.{collection.group}.list"]["columns"]
        members = {each["name"].split(".")[0] for each in columns if not each["optional"]}
        for record in ask(f"{base}{collection.live_segment}?limit=100").json["data"]:
            assert members <= set(record), collection.segment
            empty = [name for name, value in record.items() if value == ""]
            # The columns' own exception: an empty text when there is none.
            assert set(empty) <= {"date_qualifier_title"}, collection.segment


def test_limit_default_server(base: str) -> None:
    for query in ("", "?limit=0", "?limit="):
        assert ask(base + "artworks" + query).json["pagination"]["limit"] == 12
        assert len(ask(base + "artworks" + query).json["data"]) == 12
    assert ask(base + "artworks/search").json["pagination"]["limit"] == 10
    assert len(ask(base + "artworks/search").json["data"]) == 10


def test_limit_max(base: str) -> None:
    assert len(ask(base + "artworks?limit=100").json["data"]) == 100
    assert refused(ask(base + "artworks?limit=101"), 403, "Invalid limit")
    assert len(ask(base + "artworks/search?limit=100").json["data"]) == 100
    assert refused(ask(base + "artworks/search?limit=101"), 403, "Invalid limit")
    assert refused(ask(base + "artworks/search?size=101&limit=5"), 403, "Invalid limit")
    hundred = ",".join(str(number) for number in range(1, 101))
    assert ask(f"{base}artworks?ids={hundred}").status == 200
    assert refused(ask(f"{base}artworks?ids={hundred},101"), 403, "Invalid number of ids")


def test_limit_zero(base: str) -> None:
    answer = ask(base + "artworks/search?limit=0").json
    total = ask(base + "artworks").json["pagination"]["total"]
    assert answer["data"] == []
    assert answer["pagination"] == {
        "total": total,
        "limit": 0,
        "offset": 0,
        "total_pages": None,
        "current_page": None,
    }


def test_deep_paging_lists(base: str) -> None:
    total = ask(base + "artworks").json["pagination"]["total"]
    answer = ask(base + "artworks?limit=100&page=500")
    assert answer.status == 200
    pagination = answer.json["pagination"]
    assert answer.json["data"] == []
    assert (pagination["total"], pagination["current_page"]) == (total, 500)
    assert "next_url" not in pagination


def test_deep_paging_search() -> None:
    with openshelf.Sandbox(scale=5) as server:
        base = server.museum().base_url
        search = base + "artworks/search"
        assert ask(search + "?limit=0").json["pagination"]["total"] == 1500
        for query in ("from=900&size=100", "limit=100&page=10", "from=1000&size=0"):
            assert ask(f"{search}?{query}").status == 200, query
        for query in (
            "from=901&size=100",
            "limit=100&page=11",
            "from=1000&size=1",
            "limit=7&page=143",
        ):
            assert refused(ask(f"{search}?{query}"), 403, "Invalid number of results"), query
        deep = {"from": 950, "size": 51}
        assert refused(ask(search, "POST", deep), 403, "Invalid number of results")
        assert refused(ask(with_params(search, **deep)), 403, "Invalid number of results")


def test_ids(base: str) -> None:
    records = ask(base + "artworks?limit=40").json["data"]
    picked = [records[at] for at in (30, 3, 17)]
    ids = ",".join(str(record["id"]) for record in picked)
    answer = ask(f"{base}artworks?ids={ids},2000000000&page=7&limit=1").json
    assert list(answer) == EVIDENCE["response"]["list_by_ids"]
    assert answer["data"] == [records[3], records[17], records[30]]
    assert refused(ask(base + "artworks?ids=1,x"), 400, "Invalid syntax")
    assert ask(base + "artworks?ids=1,2").json["data"] == []
    chosen = ask(f"{base}artworks?ids={ids}&fields=id").json["data"]
    assert chosen == [{"id": records[at]["id"]} for at in (3, 17, 30)]


@pytest.mark.parametrize(
    ("collection", "right", "wrong"),
    [
        ("artworks", ["1"], ["0", "-1", "abc", "1.5", "PC-1"]),
        ("places", ["-7", "33519"], ["abc", "1.5"]),
        ("images", ["1adf2696-8489-499b-cad2-821d7fde4b33"], ["1", "1adf2696", "PC-1"]),
        ("videos", ["1adf2696-8489-499b-cad2-821d7fde4b33"], ["1"]),
        ("sounds", ["1adf2696-8489-499b-cad2-821d7fde4b33"], ["1"]),
        ("texts", ["1adf2696-8489-499b-cad2-821d7fde4b33"], ["1"]),
        ("assets", ["1adf2696-8489-499b-cad2-821d7fde4b33"], ["1"]),
        ("category-terms", ["PC-999999", "tm-999999"], ["1", "PCX-1", "PC-", "P1-1"]),
        ("terms", ["TM-999999"], ["1"]),
        ("categories", ["PC-999999"], ["1"]),
        ("departments", ["PC-999999"], ["1"]),
        ("event-occurrences", ["1adf2696-8489-499b-cad2-821d7fde4b33"], ["1"]),
    ],
)
def test_id_check(base: str, collection: str, right: list[str], wrong: list[str]) -> None:
    for identity in right:
        assert refused(ask(f"{base}{collection}/{identity}"), 404, "Not found"), identity
    for identity in wrong:
        assert refused(ask(f"{base}{collection}/{identity}"), 400, "Invalid syntax"), identity


def test_private_records_are_hidden(base: str) -> None:
    assert not any(record["is_private"] for record in every_page(base + "event-occurrences"))


def test_caching(base: str) -> None:
    for path in (
        "artworks/27992",
        "artworks?limit=3",
        "artworks/search?q=monet",
        "autocomplete?q=mon&resources=artists",
    ):
        first = ask(base + path)
        assert first.body.endswith(b"}\n") or first.body.endswith(b"]\n")
        tag = first.headers["etag"]
        assert re.fullmatch(r'"[0-9a-f]{32}"', tag)
        again = ask(base + path, headers={"if-none-match": tag})
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
        assert ask(base + path, headers={"if-none-match": '"other"'}).status == 200
    tags = {
        ask(f"{base}artworks?limit=3&{query}").headers["etag"]
        for query in ("page=1", "page=2", "fields=id", "fields=title", "exclude=id")
    }
    assert len(tags) == 5
    assert "etag" not in ask(base + "artworks", "POST", {}).headers


def test_https(base: str) -> None:
    for path in ("artworks", "artworks/abc", "nowhere"):
        assert ask(base + path).headers["access-control-allow-origin"] == "*"


UNSEARCHABLE = [each.segment for each in COLLECTIONS if not each.is_searchable]


@pytest.mark.parametrize("segment", UNSEARCHABLE)
def test_search_scope(base: str, segment: str) -> None:
    assert refused(ask(f"{base}{segment}/search?q=a"), 500, GENERIC)
    assert refused(ask(f"{base}{segment}/search", "POST", {"q": "a"}), 500, GENERIC)
    assert refused(ask(f"{base}search?q=a&resources=artworks,{segment}"), 500, GENERIC)
    assert ask(f"{base}{segment}?limit=2").json["data"]


@pytest.mark.parametrize(
    "asked",
    [
        {"query": {"fuzzy": {"title": "x"}}},
        {"query": {"bool": {"must": [{"wildcard": {"title": "*"}}]}}},
        {"query": {"range": {"id": {"above": 3}}}},
        {"query": {}},
        {"query": {"term": {"a": 1, "b": 2}}},
        {"sort": {"id": "upwards"}},
        {"sort": "nonsense"},
        {"sort": {"title": "asc"}},
        {"aggs": {"x": {"histogram": {"field": "date_start"}}}},
        {"aggs": {"x": {"terms": {"field": "place_of_origin"}}}},
    ],
    ids=json.dumps,
)
def test_search_errors(base: str, asked: dict[str, Any]) -> None:
    for answer in (
        ask(base + "artworks/search", "POST", asked),
        ask(with_params(base + "artworks/search", **asked)),
    ):
        assert answer.status == 400
        assert answer.headers["content-type"] == "application/json"
        with pytest.raises(ValueError, match="Extra data"):
            json.loads(answer.body)
        head, _, engine = answer.body.decode().partition(": ")
        assert head == "400 Bad Request"
        assert json.loads(engine)["error"]["reason"]


def test_search_errors_list_what_is_accepted(base: str) -> None:
    body = ask(base + "artworks/search", "POST", {"query": {"fuzzy": {}}}).body.decode()
    for kind in ("[fuzzy]", "range", "term", "terms", "match", "bool", "sort", "from", "size"):
        assert kind in body


def found(base: str, q: str, **more: Any) -> list[dict[str, Any]]:
    members = {"q": q, "limit": 100, "fields": ["id", "title", "artist_title", "color", "image_id"]}
    data: list[dict[str, Any]] = ask(base + "artworks/search", "POST", members | more).json["data"]
    return data


def test_q(base: str) -> None:
    monet = found(base, "monet")
    assert len(monet) > 5
    assert "Claude Monet" in {record["artist_title"] for record in monet}
    both = found(base, "monet lilies")
    assert 0 < len(both) < len(monet)
    assert {record["id"] for record in both} <= {record["id"] for record in monet}
    phrase = found(base, '"water lilies"')
    assert phrase
    assert len(found(base, '"lilies water"')) < len(phrase)
    assert found(base, "noSuchWordAnywhere") == []
    # There is no Lucene syntax: the operators only separate words.
    assert found(base, "title:monet") == found(base, "title monet")


def test_q_by_colour(base: str) -> None:
    reds = found(base, "#cc3322")
    assert reds
    for record in reds:
        apart = abs(record["color"]["h"] - 6) % 360
        assert min(apart, 360 - apart) <= 31
    blues = found(base, "#2233cc")
    assert {record["id"] for record in reds}.isdisjoint(record["id"] for record in blues)


def test_q_by_image(base: str) -> None:
    work = ask(base + "artworks/27992").json
    address = f"{work['config']['iiif_url']}/{work['data']['image_id']}/full/843,/0/default.jpg"
    assert found(base, address)[0]["id"] == 27992


def test_facets(base: str) -> None:
    plain = ask(base + "artworks/search?q=monet").json
    assert ask(base + "artworks/search?q=monet&facets=place_of_origin").json == plain
    for name in ("aggs", "aggregations"):
        asked = {"q": "monet", name: {"places": {"terms": {"field": "place_of_origin.keyword"}}}}
        answer = ask(base + "artworks/search", "POST", asked).json
        assert list(answer) == EVIDENCE["response"]["search"]
        counted = sum(bucket["doc_count"] for bucket in answer["aggregations"]["places"]["buckets"])
        assert counted == answer["pagination"]["total"]


# ---------------------------------------------------------------- answers and their pagination


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("artworks", "list"),
        ("artworks?ids=27992", "list_by_ids"),
        ("artworks/27992", "single"),
        ("search?resources=artworks,agents", "search"),
        ("artworks/search", "search"),
    ],
)
def test_response(base: str, path: str, kind: str) -> None:
    answer = ask(base + path).json
    wanted = [name for name in EVIDENCE["response"][kind] if name != "aggregations"]
    assert list(answer) == wanted
    assert set(answer["info"]) >= set(EVIDENCE["response"]["info"])
    assert set(answer["config"]) == set(EVIDENCE["response"]["config"])
    if kind == "search":
        assert all(next(iter(record)) == "_score" for record in answer["data"])
        assert all(record["_score"] > 0 for record in answer["data"])
        joint = "&" if "?" in path else "?"
        by_id = ask(f"{base}{path}{joint}sort=id").json["data"]
        assert {record["_score"] for record in by_id} == {None}


def test_pagination(base: str) -> None:
    total = ask(base + "artworks").json["pagination"]["total"]
    pages = -(-total // 7)
    for page in (1, 2, pages, pages + 1):
        pagination = ask(f"{base}artworks?limit=7&page={page}&fields=id").json["pagination"]
        wanted = {
            "total": total,
            "limit": 7,
            "offset": 7 * (page - 1),
            "total_pages": pages,
            "current_page": page,
        }
        assert {name: pagination[name] for name in wanted} == wanted
        assert ("prev_url" in pagination) == (page > 1)
        assert ("next_url" in pagination) == (page < pages)
    middle = ask(base + "artworks?limit=7&page=3&fields=id,title").json["pagination"]
    after = ask(middle["next_url"]).json
    assert after == ask(base + "artworks?limit=7&page=4&fields=id,title").json
    assert ask(middle["prev_url"]).json["pagination"]["current_page"] == 2
    searched = ask(base + "artworks/search?limit=7&page=2").json["pagination"]
    assert list(searched) == ["total", "limit", "offset", "total_pages", "current_page"]


# ---------------------------------------------------------------- errors


def test_error_401_restricted_collections(base: str) -> None:
    for name in ("web-artists", "web-artworks", "web-exhibitions"):
        assert refused(ask(base + name), 401, "Unauthorized")
        assert refused(ask(f"{base}{name}/1"), 401, "Unauthorized")


def test_error_403_without_resources(base: str) -> None:
    for path in ("search?q=a", "autocomplete?q=a", "autosuggest?q=a"):
        assert refused(ask(base + path), 403, "Missing Parameter")
    assert refused(ask(base + "msearch", "POST", [{"q": "a"}]), 403, "Missing Parameter")


def test_error_400_only_restricted_collections(base: str) -> None:
    only = "resources=web-artists,web-artworks"
    assert refused(ask(f"{base}search?{only}"), 400, "Restricted Resource")
    mixed = ask(base + "search?resources=web-artists,artworks&limit=3").json
    assert {record["api_model"] for record in mixed["data"]} == {"artworks"}


def test_error_400_msearch_without_an_array(base: str) -> None:
    for path in ("msearch", "msuggest"):
        assert refused(ask(base + path, "POST", {"q": "a"}), 400, "Invalid Query")


def test_error_404(base: str) -> None:
    assert refused(ask(base + "artworks/2000000000"), 404, "Not found")
    for path in ("agent-role/1", "digital-catalogs", "event/1", "nowhere", "artworks/1/2/3"):
        assert refused(ask(base + path), 404, GENERIC), path


def test_error_405(base: str) -> None:
    for path in ("msearch", "msuggest", "image-search", "autosuggest"):
        assert refused(ask(base + path, "PUT"), 405, GENERIC)
    # A GET of these is not another method, and lacks their required arguments.
    for path in ("msearch?q=a", "msuggest?q=a"):
        assert refused(ask(base + path), 400, "Invalid Query")
    assert refused(ask(base + "image-search"), 400, "Missing file parameter")


def test_error_500_search_on_an_unknown_collection(base: str) -> None:
    assert refused(ask(base + "nowhere/search?q=a"), 500, GENERIC)
    assert refused(ask(base + "search?resources=nowhere"), 500, GENERIC)
