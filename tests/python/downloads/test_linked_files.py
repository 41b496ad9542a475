"""Files that records name: the texts of documents, in every form, at once, in folders and in cassettes."""

from __future__ import annotations

import asyncio
import json
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from cassette_lines import lines
from recorder import Answer, Recorded, Recorder

NUMBER = "2024-00001"
FORMS = ("text", "html", "xml", "pdf")
ENDINGS = {"text": ".txt", "html": ".html", "xml": ".xml", "pdf": ".pdf"}
FRONT = "Federal Register :: Request Access"


@pytest.fixture
def gazette(server: openshelf.Sandbox) -> Iterator[openshelf.Gazette]:
    with server.gazette(max_retries=0) as client:
        yield client


def numbers(server: openshelf.Sandbox, count: int) -> list[str]:
    with server.gazette() as client:
        found = client.documents.search(None, fields=["document_number"], per_page=count)
    return [each["document_number"] for each in found["results"]]


def files_asked(server: openshelf.Sandbox, before: int = 0) -> Counter[str]:
    """The requests for files since then, by the ending of their names."""
    paths = [call["path"] for call in server.calls[before:] if call["operation"] is None]
    return Counter(Path(path).suffix for path in paths)


def test_each_form_is_what_its_file_says(
    server: openshelf.Sandbox, gazette: openshelf.Gazette
) -> None:
    record = gazette.documents.get(NUMBER)
    before = len(server.calls)
    text = gazette.documents.text(NUMBER)
    assert text == gazette.documents.text(NUMBER, format="text")
    assert text.startswith(f"[Federal Register Volume {record['volume']}, Number ")
    assert f"[FR Doc No: {NUMBER}]" in text and "[www.gpo.gov]" in text
    # The page around the text and its links are left out, and characters are no longer written with names.
    assert "<pre" not in text and "<a href" not in text and "&amp;" not in text
    html = gazette.documents.text(NUMBER, format="html")
    assert html.startswith("<div") and "<html" not in html
    xml = gazette.documents.text(NUMBER, format="xml")
    root = ET.fromstring(xml)  # noqa: S314  the sandbox's own
    assert root.findtext("PREAMB/SUBJECT") == record["title"]
    assert root.findtext("FRDOC") in text
    pdf = gazette.documents.text(NUMBER, format="pdf")
    assert isinstance(pdf, bytes) and pdf.startswith(b"%PDF-") and pdf.endswith(b"%%EOF\n")
    assert pdf.count(b"/Type /Page ") == record["page_length"]
    assert files_asked(server, before) == Counter({".txt": 2, ".html": 1, ".xml": 1, ".pdf": 1})
    asked = [call for call in server.calls[before:] if call["operation"] is not None]
    assert all(call["query"].count("fields%5B%5D=") == len(FORMS) for call in asked)


def test_raw_gives_the_file_as_it_is(gazette: openshelf.Gazette) -> None:
    answer = openshelf.raw(gazette.documents.text)(NUMBER)
    assert answer.headers["content-type"] == "text/plain"
    assert answer.body.startswith(b"<html>\n<head>\n<title>Federal Register, Volume 89 Issue ")
    assert b"<body><pre>\n[Federal Register Volume 89" in answer.body
    assert answer.url.endswith(f"/documents/full_text/text/2024/01/03/{NUMBER}.txt")


async def test_many_are_awaited_side_by_side(server: openshelf.Sandbox) -> None:
    asked = numbers(server, 8)
    with server.gazette() as client:
        expected = [client.documents.text(number) for number in asked]
    async with server.async_gazette() as client:
        found = await asyncio.gather(*(client.documents.text(number) for number in asked))
        assert await client.documents.text(asked[0], format="pdf") != b""
    assert found == expected
    assert len(set(found)) == len(asked)


def test_a_file_that_does_not_exist_names_the_other_forms(
    server: openshelf.Sandbox, gazette: openshelf.Gazette
) -> None:
    # As recorded of a document of 1994: no XML, no printed form, and an address of HTML where there is no file.
    site = f"{server.url}/gazette/documents/full_text"
    record = {
        "raw_text_url": f"{site}/text/1994/01/03/93-32104.txt",
        "body_html_url": f"{site}/html/1994/01/03/93-32104.html",
        "full_text_xml_url": None,
        "pdf_url": None,
    }
    server.answer("gazette.documents.get", "*/93-32104.json", json=record)
    for form in ("xml", "pdf"):
        before = len(server.calls)
        with pytest.raises(openshelf.NotFoundError) as caught:
            gazette.documents.text("93-32104", format=form)
        assert f"the document has no {form}" in str(caught.value)
        assert 'its record names other forms, format="text" or "html"' in str(caught.value)
        assert caught.value.status == 200
        assert caught.value.operation == "gazette.documents.text"
        assert files_asked(server, before) == Counter()
    with pytest.raises(openshelf.NotFoundError) as caught:
        gazette.documents.text("93-32104", format="html")
    assert caught.value.status == 404
    assert 'its record names other forms, format="text"' in str(caught.value)
    with pytest.raises(openshelf.NotFoundError):
        gazette.documents.text("2024-99999")


def test_a_wrong_form_is_refused_before_anything_is_sent(
    server: openshelf.Sandbox, gazette: openshelf.Gazette
) -> None:
    for client in (gazette, gazette.with_options(validate=False)):
        with pytest.raises(openshelf.ArgumentError, match="format"):
            client.documents.text(NUMBER, format="docx")  # type: ignore[call-overload]
    assert server.calls == []


@pytest.mark.parametrize("kind", [302, 200])
@pytest.mark.parametrize("form", FORMS)
def test_the_page_of_the_front_is_never_the_text(
    form: Any, kind: Any, server: openshelf.Sandbox, gazette: openshelf.Gazette, tmp_path: Path
) -> None:
    pattern = "/govinfo/*" if form == "pdf" else "*/full_text/*"
    server.fail(path=pattern, request_access=kind, times=None)
    for call in (
        lambda: gazette.documents.text(NUMBER, format=form),
        lambda: openshelf.raw(gazette.documents.text)(NUMBER, format=form),
        lambda: openshelf.download(gazette.documents.text, tmp_path)(NUMBER, format=form),
    ):
        with pytest.raises(openshelf.BlockedError, match=r"unblock\.federalregister\.gov"):
            call()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", FORMS)
def test_a_page_with_the_media_type_of_the_file_is_told_by_its_content(
    form: Any, tmp_path: Path
) -> None:
    media = {"text": "text/plain", "html": "text/html", "xml": "text/xml", "pdf": "application/pdf"}
    page = f"<!DOCTYPE html><html><head><title>{FRONT}</title></head><body><h1>x</h1></body></html>"
    with Recorder() as recorder:
        members = ("raw_text_url", "body_html_url", "full_text_xml_url", "pdf_url")
        record = json.dumps(dict.fromkeys(members, f"{recorder.url}/files/1")).encode()

        def answer(request: Recorded) -> Answer:
            if request.target.startswith("/files"):
                return Answer(body=page.encode(), headers={"Content-Type": media[form]})
            return Answer(body=record)

        recorder.answer = answer
        with openshelf.Gazette(
            base_url=recorder.url, requests_per_second=None, max_retries=0
        ) as client:
            with pytest.raises(openshelf.BlockedError) as caught:
                client.documents.text("2024-1", format=form)
            assert caught.value.title == FRONT
            with pytest.raises(openshelf.BlockedError):
                openshelf.download(client.documents.text, tmp_path)("2024-1", format=form)
    assert list(tmp_path.iterdir()) == []


def test_a_refused_file_is_asked_for_again(server: openshelf.Sandbox) -> None:
    server.fail(path="*/full_text/*", request_access=302, times=1)
    with server.gazette(max_retries=1) as client:
        assert f"[FR Doc No: {NUMBER}]" in client.documents.text(NUMBER)
    assert files_asked(server)[".txt"] == 2


def test_record_and_file_are_cached(server: openshelf.Sandbox) -> None:
    with server.gazette(use_caching=True, backend="memory") as client:
        first = client.documents.text(NUMBER)
        before = len(server.calls)
        assert client.documents.text(NUMBER) == first
        assert len(server.calls) == before
        # The record is the same for every form.
        client.documents.text(NUMBER, format="xml")
        assert files_asked(server, before) == Counter({".xml": 1})
        assert len(server.calls) == before + 1


def test_files_of_hosts_that_are_not_asked_are_refused(tmp_path: Path) -> None:
    with Recorder() as recorder:
        address = "https://files.example.org/1.txt"
        recorder.answer = Answer(body=json.dumps({"raw_text_url": address}).encode())
        with openshelf.Gazette(base_url=recorder.url, requests_per_second=None) as client:
            for call in (
                client.documents.text,
                openshelf.download(client.documents.text, tmp_path),
            ):
                with pytest.raises(openshelf.DownloadError, match=r"www\.govinfo\.gov"):
                    call("2024-1")
            recorder.answer = Answer(body=b'{"title": "x"}')
            with pytest.raises(openshelf.DecodeError, match="raw_text_url"):
                client.documents.text("2024-1")
            assert all("files" not in request.target for request in recorder.requests)


def test_folders_of_texts_are_continued(server: openshelf.Sandbox, tmp_path: Path) -> None:
    asked = numbers(server, 6)
    with server.gazette(max_retries=0) as client:
        server.fail(path=f"*/{asked[2]}.txt", cut=100, times=1)
        load = openshelf.download(client.documents.text, tmp_path)
        with pytest.raises(openshelf.DownloadsFailedError) as caught:
            load.many(asked)
        assert len(caught.value.paths) == len(asked) and list(caught.value.failures) == [2]
        there = {each.name for each in tmp_path.iterdir() if each.suffix == ".txt"}
        assert there == {f"{number}.txt" for number in asked if number != asked[2]}
        before = len(server.calls)
        paths = load.many(asked)
        # Complete files need neither their records nor themselves.
        assert [call["path"].rpartition("/")[2] for call in server.calls[before:]] == [
            f"{asked[2]}.json",
            f"{asked[2]}.txt",
        ]
        assert [path.name for path in paths] == [f"{number}.txt" for number in asked]
        for number, path in zip(asked, paths, strict=True):
            raw = openshelf.raw(client.documents.text)(number)
            assert path.read_bytes() == raw.body


@pytest.mark.parametrize("form", FORMS)
def test_each_form_is_downloaded_under_the_number(
    form: Any, gazette: openshelf.Gazette, tmp_path: Path
) -> None:
    path = openshelf.download(gazette.documents.text, tmp_path)(NUMBER, format=form)
    assert path == tmp_path / f"{NUMBER}{ENDINGS[form]}"
    assert path.read_bytes() == openshelf.raw(gazette.documents.text)(NUMBER, format=form).body


async def test_folders_are_awaited(server: openshelf.Sandbox, tmp_path: Path) -> None:
    asked = numbers(server, 3)
    async with server.async_gazette() as client:
        load = openshelf.download(client.documents.text, tmp_path)
        calls = [{"document_num": number, "format": "pdf"} for number in asked]
        paths = await load.many(calls)
    assert [path.name for path in paths] == [f"{number}.pdf" for number in asked]


@pytest.mark.parametrize("form", FORMS)
def test_a_text_is_recorded_and_played(
    form: Any, server: openshelf.Sandbox, gazette: openshelf.Gazette, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    with openshelf.Cassette(path):
        found = gazette.documents.text(NUMBER, format=form)
    assert len(lines(path)) == 2
    before = len(server.calls)
    with openshelf.Cassette(path, record="none") as cassette:
        assert gazette.documents.text(NUMBER, format=form) == found
        folder = tmp_path / "files"
        folder.mkdir()
        openshelf.download(gazette.documents.text, folder)(NUMBER, format=form)
    assert len(server.calls) == before
    assert cassette.unused == 0


def test_the_deadline_is_that_of_record_and_file_together(server: openshelf.Sandbox) -> None:
    server.fail(operation="gazette.documents.get", delay=0.4, times=None)
    server.fail(path="*/full_text/*", delay=30)
    with (
        server.gazette(deadline=0.8, max_retries=0) as client,
        pytest.raises(openshelf.RequestTimeoutError, match=r"0\.8 s: waiting for the answer$"),
    ):
        client.documents.text(NUMBER)


def test_files_have_a_limit_of_their_own(server: openshelf.Sandbox) -> None:
    """At a rate that grants one file in half an hour a second one waits, and records do not."""
    address = f"{server.url}/gazette/api/v1"
    with openshelf.Gazette(base_url=address, requests_per_second=0.0005, deadline=1) as client:
        client.documents.text(NUMBER)
        with pytest.raises(openshelf.RequestTimeoutError):
            client.documents.get(NUMBER)
    assert files_asked(server)[".txt"] == 1
    with openshelf.Gazette(base_url=address, requests_per_second=100_000, deadline=0.5) as client:
        for _ in range(20):
            client.documents.get(NUMBER)
        client.documents.text(NUMBER)
        with pytest.raises(openshelf.RequestTimeoutError):
            # The second file waits for a second.
            client.documents.text(NUMBER)
    assert files_asked(server)[".txt"] == 2
