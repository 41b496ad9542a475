"""Tests how objects are displayed: as one line, and as HTML in a notebook, where every text is escaped."""

from __future__ import annotations

import asyncio
import base64
import html
import json
from functools import cache
from html.parser import HTMLParser
from typing import Any

import openshelf
import pytest
from calling import make_client
from catalog_entries import CATALOG
from catalog_facts import SERVICES
from hypothesis import given, settings
from hypothesis import strategies as st
from recorder import Answer, Recorder

#: All tags in use, each with its attributes.
TAGS = {
    "details": set(),
    "div": set(),
    "p": set(),
    "pre": {"style"},
    "strong": set(),
    "summary": set(),
    "table": {"style"},
    "tbody": set(),
    "td": {"style"},
    "th": {"style"},
    "thead": set(),
    "tr": set(),
}
STYLES = {
    "border-collapse: collapse",
    "white-space: pre-wrap",
    (
        "text-align: left; vertical-align: top; padding: 2px 8px; "
        "border-bottom: 1px solid rgba(128, 128, 128, 0.4)"
    ),
}


class Reader(HTMLParser):
    """Parses HTML, and fails on anything unbalanced or unknown."""

    def __init__(self, markup: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.texts: list[str] = []
        self.counts: dict[str, int] = {}
        self.feed(markup)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS, tag
        assert {name for name, _ in attrs} <= TAGS[tag]
        assert all(value in STYLES for _, value in attrs)
        self.open.append(tag)
        self.counts[tag] = self.counts.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(decl)

    def handle_pi(self, data: str) -> None:
        raise AssertionError(data)


@cache
def operations() -> list[dict[str, Any]]:
    return list(CATALOG.values())


def operations_below(service: str, group: str) -> list[dict[str, Any]]:
    return [
        operation
        for operation in operations()
        if operation["service"] == service
        and (group in ("", operation["group"]) or operation["group"].startswith(group + "."))
    ]


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("service", SERVICES)
def test_a_client_shows_its_operations(service: str, asynchronous: bool) -> None:
    client = make_client(service, "http://127.0.0.1:9", asynchronous=asynchronous)
    seen = Reader(client._repr_html_())
    text = "\n".join(seen.texts)
    assert type(client).__name__ in text and "127.0.0.1:9" in text
    own = operations_below(service, "")
    assert seen.counts["tr"] == len(own)
    for operation in own:
        assert f"{operation['name']}(" in text and operation["summary"] in text
    groups = {operation["group"] for operation in own} - {""}
    assert seen.counts.get("details", 0) == len(groups)
    assert all(f"{group}: " in text for group in groups)
    namespaces = {group.split(".")[0] for group in groups}
    for name in namespaces:
        inner = Reader(getattr(client, name)._repr_html_())
        assert inner.counts["tr"] == len(operations_below(service, name))
        assert f"{type(client).__name__}.{name}" in inner.texts[0]
    if not asynchronous:
        client.close()
        assert "closed" in Reader(client._repr_html_()).texts[0]


HOSTILE = "<script>alert('x')</script>\"'&<img src=x onerror=y>"


def answer(recorder: Recorder, body: bytes, **headers: str) -> openshelf.RawAnswer:
    recorder.answer = Answer(body=body, headers=headers)
    with make_client("disease", recorder.url) as disease:
        return openshelf.raw(disease.totals.world)()


def test_html_shows_the_whole_answer(recorder: Recorder) -> None:
    body = json.dumps({"cases": HOSTILE}).encode()
    seen = Reader(answer(recorder, body, **{"X-Own": HOSTILE})._repr_html_())
    text = "".join(seen.texts)
    assert body.decode() in text
    assert HOSTILE in text
    assert "disease.totals.world" in text and "200" in text and f"{len(body)} bytes" in text


def test_html_shortens_a_long_body_and_hides_a_binary_one(recorder: Recorder) -> None:
    long = "".join(Reader(answer(recorder, b'"' + b"\xc3\xa9" * 9000 + b'"')._repr_html_()).texts)
    assert "\u00e9" * 1999 + "..." in long and "\u00e9" * 2000 not in long
    picture = Reader(answer(recorder, b"\xff\xd8\xff\x00")._repr_html_())
    assert picture.counts["details"] == 1
    assert "pre" not in picture.counts


@pytest.mark.parametrize("kind", ["image/jpeg", "image/svg+xml"])
def test_a_picture_is_shown_unless_it_could_carry_a_script(recorder: Recorder, kind: str) -> None:
    recorder.answer = Answer(body=b"\xff\xd8\xff\x00", headers={"Content-Type": kind})
    with make_client("placeholder", recorder.url) as placeholder:
        whole = openshelf.raw(placeholder.fetch_random)(10)
    shown = whole._repr_html_()
    source = f'<img alt="" src="data:{kind};base64,{base64.b64encode(whole.body).decode()}">'
    assert (source in shown) is (kind == "image/jpeg")
    assert ("<img" in shown) is (kind == "image/jpeg")


records = st.lists(
    st.dictionaries(
        st.text(max_size=5), st.one_of(st.none(), st.text(max_size=100), st.lists(st.integers()))
    ),
    min_size=1,
    max_size=12,
)


@settings(max_examples=40)
@given(data=records)
def test_a_page_shows_its_first_records_whatever_they_contain(
    recorder: Recorder, data: list[dict[str, Any]]
) -> None:
    body = {"results": data, "page_metadata": {"hasNext": False}}
    recorder.answer = Answer(body=json.dumps(body).encode())
    with make_client("spending", recorder.url) as spending:
        (page,) = openshelf.paginate(spending.awards.funding).pages("1")
        seen = Reader(page._repr_html_())
    assert "openshelf.Page 1" in seen.texts[0]
    shown = data[:10]
    names = list(dict.fromkeys(name for record in shown for name in record))[:8]
    assert seen.counts["tr"] == len(shown) + bool(names)
    assert seen.counts.get("th", 0) == len(names)
    assert (f"and {len(data) - 10} more" in "".join(seen.texts)) == (len(data) > 10)
    for record in shown:
        for name, value in record.items():
            if name in names and str(value).strip() and "\r" not in str(value):
                start = str(value)[:80]
                assert html.escape(start, quote=True) in page._repr_html_()


def test_the_repr_of_an_iterator_shows_its_call(
    clients: dict[str, Any], async_clients: dict[str, Any]
) -> None:
    for kind, prefix in ((clients, ""), (async_clients, "Async")):
        listed = openshelf.paginate(kind["museum"].artworks.search)
        call = f"{prefix}Museum.artworks.search(q='monet', limit=5)"
        assert repr(listed.records("monet", limit=5)) == f"<openshelf.{prefix}Records of {call}>"
        assert repr(listed.pages("monet", limit=5)) == f"<openshelf.{prefix}Pages of {call}>"


def test_a_long_argument_is_shortened(clients: dict[str, Any]) -> None:
    filters = {"keywords": ["steel" * 100], "award_type_codes": ["A"]}
    listed = openshelf.paginate(clients["spending"].search.spending_by_award)
    assert len(repr(listed.records(filters, ["Award ID"]))) < 300


def test_only_a_client_with_an_image_server_has_its_address() -> None:
    for service in SERVICES:
        for prefix in ("", "Async"):
            has = hasattr(getattr(openshelf, prefix + service.capitalize()), "image_api_url")
            assert has == (service == "museum")
    museum = make_client("museum", "http://127.0.0.1:9")
    assert museum.image_api_url == "http://127.0.0.1:9/iiif/9/"
    with pytest.raises(AttributeError):
        museum.image_api_url = "http://127.0.0.1:8"
    with pytest.raises(TypeError, match="image_api_url"):
        openshelf.Gazette(image_api_url="http://127.0.0.1:9")


def test_the_error_for_an_answer_that_is_not_json_says_so(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b"\xff\xd8\xff", headers={"Content-Type": "image/jpeg"})
    with make_client("placeholder", recorder.url) as placeholder:
        picture = openshelf.raw(placeholder.fetch_random)(10)
    with pytest.raises(openshelf.DecodeError, match="image/jpeg, not JSON") as caught:
        picture.json()
    assert ".body" in str(caught.value)
    recorder.answer = Answer(
        body=b"please log in", headers={"Content-Type": "text/plain; charset=utf-8"}
    )
    with (
        make_client("disease", recorder.url) as disease,
        pytest.raises(openshelf.DecodeError, match="text/plain; charset=utf-8, not JSON"),
    ):
        disease.totals.world()
    recorder.answer = Answer(body=b'{"a": ', headers={"Content-Type": "application/json"})
    with (
        make_client("disease", recorder.url) as disease,
        pytest.raises(openshelf.DecodeError, match="the answer cannot be read"),
    ):
        disease.totals.world()


@pytest.mark.parametrize("service", SERVICES)
def test_a_closed_client_names_itself_and_says_what_to_do(service: str) -> None:
    operation = next(
        operation
        for operation in operations_below(service, "")
        if not any(each["required"] for each in operation["parameters"])
        and operation["answer"] != "address"
    )

    def method(client: Any) -> Any:
        for name in operation["full_name"].split("."):
            client = getattr(client, name)
        return client

    def reported(error: BaseException, name: str) -> None:
        assert isinstance(error, openshelf.ClosedError)
        assert f"this {name} is closed" in str(error)
        assert f"openshelf.{name}" in str(error) and "with block" in str(error)
        assert operation["full_name"] in str(error)
        assert error.operation == f"{service}.{operation['full_name']}"

    client = make_client(service, "http://127.0.0.1:9")
    client.close()
    with pytest.raises(openshelf.ClosedError) as caught:
        method(client)()
    reported(caught.value, type(client).__name__)

    async def run() -> None:
        client = make_client(service, "http://127.0.0.1:9", asynchronous=True)
        await client.aclose()
        with pytest.raises(openshelf.ClosedError) as caught:
            await method(client)()
        reported(caught.value, type(client).__name__)

    asyncio.run(run())


def test_records_of_a_closed_client_are_refused(recorder: Recorder) -> None:
    placeholder = make_client("placeholder", recorder.url)
    records = openshelf.paginate(placeholder.list).records()
    placeholder.close()
    with pytest.raises(openshelf.ClosedError, match="this Placeholder is closed"):
        next(records)
