"""Tests what `catalog/museum` notes on single operations and collections, with plain HTTP requests."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote

import catalog_facts
import openshelf
import pytest
from asking import GENERIC, ask, every_page, refused

COLLECTIONS = catalog_facts.collections()


@pytest.fixture(scope="module")
def base(sandbox: Any) -> str:
    return str(sandbox.museum().base_url)


def test_include(base: str) -> None:
    work = ask(base + "artworks/27992").json["data"]
    assert ask(base + "artworks/27992?include=").json["data"] == work
    assert ask(base + "artworks/27992?include=artworks,tour_stops,nonsense").json["data"] == work
    names = ["artist_pivots", "dates", "place_pivots", "sites"]
    whole = ask(f"{base}artworks/27992?include={','.join(names)}").json["data"]
    assert {name: whole[name] for name in work} == work
    assert [name for name in whole if name not in work] == names
    assert [pivot["artist_id"] for pivot in whole["artist_pivots"]] == work["artist_ids"]
    assert whole["dates"][0]["date_earliest"].startswith(str(work["date_start"]))
    assert whole["place_pivots"][0]["place_title"] == work["place_of_origin"]
    assert sorted(site["id"] for site in whole["sites"]) == sorted(work["site_ids"])
    only = ask(base + "artworks?limit=2&fields=id&include=dates").json["data"]
    assert [list(record) for record in only] == [["id", "dates"]] * 2
    show = ask(base + "exhibitions/27992?include=artworks").json["data"]
    assert sorted(record["id"] for record in show["artworks"]) == sorted(show["artwork_ids"])
    assert len(show["artworks"][0]) > 90


def test_include_of_tour_stops_fails(base: str) -> None:
    assert refused(ask(base + "tours?include=tour_stops"), 500, GENERIC)


def test_search_over_several_collections(base: str) -> None:
    named = "agents,artworks,exhibitions"
    answer = ask(f"{base}search?resources={named}&q=monet&limit=100").json
    models = {record["api_model"] for record in answer["data"]}
    assert models == {"agents", "artworks", "exhibitions"}
    alone = [
        ask(f"{base}{name}/search?q=monet&limit=0").json["pagination"]["total"]
        for name in named.split(",")
    ]
    assert answer["pagination"]["total"] == sum(alone)


def test_msearch(base: str) -> None:
    queries = [
        {"resources": ["artworks"], "q": "monet", "limit": 3},
        {"resources": ["agents", "places"], "query": {"term": {"title.keyword": "France"}}},
    ]
    answer = ask(base + "msearch", "POST", queries).json
    assert answer == [ask(base + "search", "POST", query).json for query in queries]
    assert [len(each["data"]) for each in answer] == [3, 1]
    assert answer[1]["data"][0]["title"] == "France"


def test_autocomplete(base: str) -> None:
    titles = ask(base + "autocomplete?q=mon&resources=artworks,artists").json
    assert titles
    assert all(re.search(r"\bmon", title, re.IGNORECASE) for title in titles)
    assert len(titles) == len(set(titles)) <= 10
    assert ask(base + "autocomplete?q=zzzz&resources=artworks").json == []


def test_autosuggest(base: str) -> None:
    found = ask(base + "autosuggest?q=wa&resources=artworks,terms").json
    assert {record["api_model"] for record in found} <= {"artworks", "category-terms"}
    for record in found:
        assert ("main_reference_number" in record) == (record["api_model"] == "artworks")
        assert ("subtype" in record) == (record["api_model"] == "category-terms")
    work = ask(base + "artworks/27992").json["data"]
    number = quote(work["main_reference_number"])
    by_number = f"autosuggest?q={number}&resources=artworks&contexts=accession"
    assert 27992 in [record["id"] for record in ask(base + by_number).json]
    left = ask(base + "deaccessions?limit=1").json["data"][0]
    first = quote(left["title"].split()[0])
    remarked = ask(f"{base}autosuggest?q={first}&resources=deaccessions").json
    assert all(record["title"].endswith("(deaccessioned)") for record in remarked)
    assert remarked


def test_msuggest(base: str) -> None:
    queries = [
        {"resources": ["artworks", "terms"], "q": "wa"},
        {"resources": "artworks", "q": "zzzz"},
        {"resources": ["artworks"], "q": "19", "contexts": "accession"},
    ]
    answer = ask(base + "msuggest", "POST", queries).json
    assert answer == [ask(base + "autosuggest", "POST", query).json for query in queries]
    assert [bool(each) for each in answer] == [True, False, True]
    for path in ("msearch", "msuggest"):
        nothing = ask(base + path, "POST", [])
        assert nothing.status == 400
        assert "no requests added" in nothing.body.decode()


def test_fuzzy_is_accepted_and_ignored(base: str) -> None:
    found = ask(base + "artworks/search?q=monet").json
    for value in ("AUTO", "0", "2", "x"):
        assert ask(f"{base}artworks/search?q=monet&fuzzy={value}").json == found
    assert ask(base + "artworks/search?q=monte&fuzzy=2").json["pagination"]["total"] == 0


def test_search_mapping(base: str) -> None:
    for collection in COLLECTIONS:
        answer = ask(f"{base}{collection.live_segment}/search-mapping")
        assert answer.status == (200 if collection.is_searchable else 400)
        if not collection.is_searchable:
            assert answer.json["error"] == "Resource Not Indexed"
        if collection.is_searchable:
            assert list(answer.json) == ["current", "intended"]
            assert "api_model" in answer.json["current"]["properties"]


def test_manifest(base: str) -> None:
    named = ask(base + "artworks/27992/manifest.json")
    assert named.status == 200
    assert ask(base + "artworks/27992/manifest").json == named.json
    assert refused(ask(base + "artworks/2000000000/manifest"), 404, "Not found")
    assert refused(ask(base + "artworks/abc/manifest"), 400, "Invalid syntax")


def test_image_search(base: str) -> None:
    one = ask(base + "image-search", "POST", {"file": "AAAA"}).json
    assert list(one) == ["data", "info", "config"]
    assert one == ask(base + "image-search", "POST", {"file": "AAAA"}).json
    ids = [record["id"] for record in one["data"]]
    other = ask(base + "image-search", "POST", {"file": "BBBB"}).json["data"]
    assert ids != [record["id"] for record in other]
    assert refused(ask(base + "image-search", "POST", {}), 400, "Missing file parameter")
    unknown = {"file": "AAAA", "hash_type": "dhash"}
    assert refused(ask(base + "image-search", "POST", unknown), 400, "Hash type not found")


# ---------------------------------------------------------------- collections


def test_documented_paths_are_served_only_on_request() -> None:
    renamed = [each for each in COLLECTIONS if each.segment != each.live_segment]
    singles = [
        get
        for each in COLLECTIONS
        if each not in renamed
        and (get := catalog_facts.by_id()[f"museum.{each.group}.get"]).live_path
    ]
    assert len(renamed) == 3
    assert singles
    with openshelf.Sandbox() as today, openshelf.Sandbox(documented_paths=True) as documented:
        old, new = today.museum().base_url, documented.museum().base_url
        for each in renamed:
            for path in (each.segment, f"{each.segment}/27992", f"{each.segment}/search"):
                assert refused(ask(old + path), 404, GENERIC), path
                assert ask(new + path).status == 200, path
            assert ask(old + each.live_segment).status == 200
        for get in singles:
            path = get.path.format(id=27992)
            assert refused(ask(old + path), 404, GENERIC), path
            assert ask(old + (get.live_path or "").format(id=27992)).status == 200
            assert ask(new + path).status == 200


def test_a_search_of_artworks_leaves_out_empty_members(base: str) -> None:
    """`columns_museum.toml`: artworks and deaccessions are indexed without their empty members."""
    listed = {record["id"]: record for record in every_page(base + "artworks")}
    everything = ",".join(set().union(*listed.values()))
    for record in ask(f"{base}artworks/search?limit=100&fields={everything}").json["data"]:
        own = dict(record)
        assert own.pop("_score")
        whole = listed[own["id"]]
        full = {
            name: value
            for name, value in whole.items()
            if value not in (None, "", []) and value is not False and value != 0
        }
        assert own == full
    not_shown = ask(
        base + "artworks/search", "POST", {"query": {"term": {"is_public_domain": False}}}
    )
    assert not_shown.json["pagination"]["total"] == 0
    agents = ask(base + "agents/search", "POST", {"query": {"term": {"is_artist": False}}})
    assert agents.json["pagination"]["total"] > 0


def test_artists_are_the_agents_that_are_artists(base: str) -> None:
    agents = list(every_page(base + "agents"))
    artists = list(every_page(base + "artists"))
    assert artists == [agent for agent in agents if agent["is_artist"]]
    assert 0 < len(artists) < len(agents)
    assert {artist["api_model"] for artist in artists} == {"agents"}


def test_terms_categories_and_departments_are_category_terms(base: str) -> None:
    whole = {record["id"]: record for record in every_page(base + "category-terms")}
    parts = {
        name: {record["id"]: record for record in every_page(base + name)}
        for name in ("terms", "categories", "departments")
    }
    assert parts["terms"] | parts["categories"] == whole
    assert set(parts["terms"]).isdisjoint(parts["categories"])
    assert set(parts["departments"]) < set(parts["categories"])
    assert {record["subtype"] for record in parts["departments"].values()} == {"department"}
    assert ask(base + "terms/tm-8542").json["data"] == whole["TM-8542"]


def test_assets_are_images_videos_sounds_and_texts(base: str) -> None:
    kinds = {"images": "image", "videos": "video", "sounds": "sound", "texts": "text"}
    files = {record["id"] for name in kinds for record in every_page(base + name + "?fields=id")}
    assets = list(every_page(base + "assets"))
    assert {record["id"] for record in assets} == files
    assert {record["type"] for record in assets} == set(kinds.values())


def test_legacy_events_are_event_occurrences(base: str) -> None:
    assert list(every_page(base + "legacy-events")) == list(every_page(base + "event-occurrences"))


def test_deaccessions_are_not_among_the_artworks(base: str) -> None:
    left = ask(base + "deaccessions").json["data"]
    assert {record["api_model"] for record in left} == {"artworks"}
    assert all(record["fiscal_year_deaccession"] for record in left)


def test_section_ids_exceed_32_bits(base: str) -> None:
    ids = [record["id"] for record in every_page(base + "sections?fields=id")]
    assert max(ids) > 2**32
    assert ask(f"{base}sections/{max(ids)}").json["data"]["id"] == max(ids)
