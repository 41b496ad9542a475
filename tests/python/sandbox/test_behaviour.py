"""Tests that the sandbox behaves like the services: pages, look-ups, 404s, pictures, seeds; and where it listens."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from typing import Any

import catalog_facts
import openshelf
import pytest
from pictures import size


def asked(server: Any) -> dict[str, str]:
    """A few answers of every service, without the sandbox's own address."""
    answers = {
        "museum": server.museum().artworks.list(limit=20)["data"],
        "placeholder": server.placeholder().list(limit=20),
        "gazette": server.gazette().documents.search("the", per_page=20),
        "spending": server.spending().references.toptier_agencies(),
        "disease": server.disease().totals.countries(),
    }
    address = server.url.rstrip("/")
    return {name: json.dumps(answer).replace(address, "") for name, answer in answers.items()}


def test_the_seed_changes_the_data() -> None:
    with openshelf.Sandbox(seed=1) as first, openshelf.Sandbox(seed=1) as again:
        one = asked(first)
        assert asked(again) == one
    with openshelf.Sandbox(seed=2) as other:
        another = asked(other)
    assert [name for name in one if one[name] == another[name]] == []


SEARCHED = [each.group for each in catalog_facts.collections() if each.is_searchable]


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_finds_a_record_by_its_title(name: str, sandbox: Any) -> None:
    collection = getattr(sandbox.museum(), name)
    record = collection.list(limit=1, fields=["id", "title"])["data"][0]
    found = collection.search(record["title"], limit=100)
    assert found["pagination"]["total"] >= 1
    assert record["id"] in [item["id"] for item in found["data"]]


def test_pages_of_the_museum_have_every_record_once(sandbox: Any) -> None:
    museum = sandbox.museum()
    first = museum.artworks.list(limit=7)
    pagination = first["pagination"]
    ids = []
    for page in range(1, pagination["total_pages"] + 1):
        found = museum.artworks.list(page=page, limit=7)
        assert found["pagination"]["current_page"] == page
        assert ("next_url" in found["pagination"]) == (page < pagination["total_pages"])
        ids += [record["id"] for record in found["data"]]
    assert len(ids) == len(set(ids)) == pagination["total"] > 7
    for identity in ids[:5]:
        assert museum.artworks.get(identity)["data"]["id"] == identity


def test_museum_records_are_chosen_by_fields_and_ids(sandbox: Any) -> None:
    museum = sandbox.museum()
    records = museum.artworks.list_with_fields("id,title", limit=3)["data"]
    assert all(set(record) == {"id", "title"} for record in records)
    ids = [record["id"] for record in records]
    by_ids = museum.artworks.list(ids=ids)
    assert "pagination" not in by_ids
    assert sorted(record["id"] for record in by_ids["data"]) == sorted(ids)
    names = museum.artworks.field_names()
    assert {"id", "api_model", "api_link", "title"} <= set(names)
    assert museum.artworks.search("a", limit=0)["data"] == []


def test_an_unknown_museum_record_is_not_found(sandbox: Any) -> None:
    with pytest.raises(openshelf.NotFoundError) as caught:
        sandbox.museum().artworks.get(2_000_000_000)
    assert set(json.loads(caught.value.body)) == {"status", "error", "detail"}
    assert caught.value.detail == "The item you requested cannot be found."


def test_pages_of_the_placeholder_list_end_with_a_short_one(sandbox: Any) -> None:
    placeholder = sandbox.placeholder()
    ids, page = [], 1
    while True:
        found = placeholder.list(page=page, limit=30)
        ids += [record["id"] for record in found]
        if len(found) < 30:
            break
        page += 1
    assert len(ids) == len(set(ids))
    assert placeholder.list(page=page + 1, limit=30) == []
    assert placeholder.id_info(int(ids[0]))["id"] == ids[0]
    assert placeholder.seed_info("picsum")["id"] in ids


@pytest.mark.parametrize(("width", "height"), [(1, 1), (40, 30), (30, None), (640, 5)])
@pytest.mark.parametrize("extension", [None, "jpg", "webp"])
def test_placeholder_pictures_have_the_requested_size_and_format(
    sandbox: Any, width: int, height: int | None, extension: str | None
) -> None:
    placeholder = sandbox.placeholder()
    data = placeholder.fetch_seed("picsum", width, height=height, extension=extension)
    kind = "webp" if extension == "webp" else "jpeg"
    assert size(data) == (kind, width, height or width)
    assert data == placeholder.fetch_seed("picsum", width, height=height, extension=extension)
    grey = placeholder.fetch_seed("picsum", 40, grayscale=True, extension=extension)
    assert grey != placeholder.fetch_seed("picsum", 40, extension=extension)


def test_pages_of_the_gazette_have_every_document_once(sandbox: Any) -> None:
    gazette = sandbox.gazette()
    first = gazette.documents.search("the", per_page=100)
    if not first["count"]:
        pytest.skip("no document of the corpus holds the word")
    keys, page = [], 1
    while True:
        found = gazette.documents.search("the", per_page=100, page=page)
        keys += [(one["document_number"], one["publication_date"]) for one in found["results"]]
        if "next_page_url" not in found or page == 50:
            break
        page += 1
    assert len(set(keys)) == len(keys) == first["count"]
    numbers = [number for number, _ in keys]
    assert gazette.documents.get(numbers[0])["document_number"] == numbers[0]
    with pytest.warns(openshelf.NotFoundWarning, match="1999-00000"):
        several = gazette.documents.get_many([numbers[0], "1999-00000"])
    assert several["count"] == 1
    assert several["errors"]["not_found"] == ["1999-00000"]
    with pytest.raises(openshelf.NotFoundError) as caught:
        gazette.documents.get("1999-00000")
    assert b"<html>" in caught.value.body


def test_pages_of_spending_have_every_award_once(sandbox: Any) -> None:
    spending = sandbox.spending()
    filters = {"award_type_codes": ["A", "B", "C", "D"]}
    ids, page = [], 1
    while True:
        found = spending.search.spending_by_award(
            filters, ["Award ID", "Award Amount"], page=page, limit=5
        )
        ids += [record["generated_internal_id"] for record in found["results"]]
        if not found["page_metadata"]["hasNext"]:
            break
        page += 1
        assert page < 1000
    assert len(ids) == len(set(ids)) > 0
    with pytest.raises(openshelf.StatusError) as caught:
        spending.awards.get("CONT_AWD_no_such_award")
    assert caught.value.status == 404
    assert "detail" in json.loads(caught.value.body)


def test_disease_answers_one_or_several_countries(sandbox: Any) -> None:
    disease = sandbox.disease()
    names = [record["country"] for record in disease.totals.countries()]
    assert isinstance(disease.totals.countries_by_name(names[0]), dict)
    two = disease.totals.countries_by_name(names[:2])
    assert [record["country"] for record in two] == names[:2]
    assert disease.totals.country(names[0])["country"] == names[0]
    with pytest.raises(openshelf.NotFoundError) as caught:
        disease.totals.country("Nowhere at all")
    assert json.loads(caught.value.body) == {
        "message": "Country not found or doesn't have any cases"
    }
    series = disease.historical.country(names[0], last_days=5)
    assert len(series["timeline"]["cases"]) == 5


def test_a_sandbox_listens_on_loopback_and_lists_its_addresses() -> None:
    with openshelf.Sandbox() as server:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/?", server.url)
        names = {
            f"OPENSHELF_{name}_URL"
            for name in ("MUSEUM", "MUSEUM_IMAGE", "PLACEHOLDER", "GAZETTE", "SPENDING", "DISEASE")
        }
        assert set(server.urls) == names
        assert all(url.startswith(server.url.rstrip("/")) for url in server.urls.values())
        address = server.urls["OPENSHELF_DISEASE_URL"].rstrip("/") + "/v3/covid-19/all"
        with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310  it is loopback
            assert "cases" in json.load(answer)
    with openshelf.Disease(base_url=server.url, max_retries=0) as client:
        with pytest.raises(openshelf.ConnectError):
            client.totals.world()


def test_environment_variables_point_clients_to_a_sandbox(
    sandbox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, url in sandbox.urls.items():
        monkeypatch.setenv(name, url)
    with openshelf.Spending() as spending:
        assert "results" in spending.references.toptier_agencies()
    with openshelf.Museum(requests_per_second=None) as museum:
        assert museum.artworks.list()["data"]


def test_clients_of_a_sandbox_have_no_throttle(sandbox: Any) -> None:
    with sandbox.museum() as museum:
        for _ in range(10):
            museum.artworks.list(limit=1)


def test_two_sandboxes_run_side_by_side() -> None:
    with openshelf.Sandbox() as one, openshelf.Sandbox() as two:
        assert one.url != two.url
        assert one.disease().totals.world() == two.disease().totals.world()


def test_a_sandbox_is_started_from_the_command_line() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "openshelf", "sandbox", "--port", "0", "--seed", "3"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    reported = ""
    while not (found := re.search(r"http://127\.0\.0\.1:\d+", reported)):
        line = process.stdout.readline()
        assert line, f"it ended: {reported}"
        reported += line
    with openshelf.Sandbox(seed=3) as same:
        wanted = same.disease().totals.world()
        path = same.urls["OPENSHELF_DISEASE_URL"].removeprefix(same.url.rstrip("/"))
    with openshelf.Disease(base_url=found.group() + path) as client:
        assert client.totals.world() == wanted
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=10)
    assert "Traceback" not in rest
    assert process.returncode in (0, 130, -signal.SIGINT)


def test_a_port_in_use_is_an_error(sandbox: Any) -> None:
    port = int(sandbox.url.rstrip("/").rsplit(":", 1)[1])
    with pytest.raises(OSError, match=str(port)):
        openshelf.Sandbox(port=port).__enter__()
