"""Tests that requests written for curl, JavaScript and R are read as the requests that they are."""

import contextlib
import http.client
import json
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import catalog_facts
import openshelf
import pytest
from calling import answer_for, make_client, method_of, sends_nothing
from hypothesis import given, settings
from hypothesis import strategies as st
from other_languages import (
    RSCRIPT,
    Asked,
    by_curl,
    clean,
    javascript_read,
    node,
    r,
    r_read,
    r_read_here,
)
from recorder import Answer, Recorder

from examples import CATALOG, calls

#: Characters that a language could take for its own, beside any others that a header can carry.
marks = st.sampled_from(
    ["'", '"', "\\", "`", "$", "${x}", "\u2028", "\u202e", "*/", "#", ")\"'", "%>%"]
)
characters = st.characters(codec="utf-8", exclude_categories=["Cc"])
values = st.lists(marks | st.text(characters, max_size=10), max_size=8).map("".join)
# Spaces around a header are not part of it.
header_values = values.filter(lambda text: text == text.strip() and bool(text))


def expected(request: openshelf.Request) -> Asked:
    body = request.body
    return Asked(request.method, request.url, request.headers, body and body.decode())


def without_agent(asked: Asked) -> Asked:
    """Node and browsers send their own."""
    headers = {name: value for name, value in asked.headers.items() if name != "User-Agent"}
    return Asked(asked.method, asked.url, headers, asked.body)


def compare(
    requests: list[openshelf.Request], folder: Path, wanted: list[Asked] | None = None
) -> None:
    """Every language reads every request as it is, or as it is wanted."""
    wanted = wanted or [expected(request) for request in requests]
    assert [by_curl(request.curl(secrets=True)) for request in requests] == wanted
    written = [request.fetch(secrets=True) for request in requests]
    assert javascript_read(written) == [without_agent(each) for each in wanted]
    written = [request.httr2(secrets=True) for request in requests]
    assert r_read_here(written) == wanted
    if RSCRIPT is not None:
        assert r_read(written, folder) == wanted


#: What a connection adds to a request.
OF_THE_CONNECTION = {"host", "accept-encoding", "connection", "content-length"}


def sent(
    client: Any, operation: catalog_facts.Operation, arguments: dict[str, Any], recorder: Recorder
) -> Asked:
    """The request with which a call gets its answer."""
    recorder.reset()
    recorder.answer, _ = answer_for(operation)
    if operation.live_path:
        # The service does not know the documented path.
        recorder.say(Answer(404, b'{"status": 404, "error": "Sorry, something went wrong."}'))
    # The file that a record names is not what is asked here.
    linked = operation.returns == "linked_file"
    with contextlib.suppress(openshelf.OpenshelfError) if linked else contextlib.nullcontext():
        given = method_of(client, operation)(**arguments)
    if sends_nothing(operation):
        return Asked("GET", given, {}, None)
    arrived = recorder.requests[0 if linked else -1]
    headers = {
        name: value for name, value in arrived.headers if name.lower() not in OF_THE_CONNECTION
    }
    body = arrived.body.decode() if arrived.body else None
    return Asked(arrived.method, recorder.url + arrived.target, headers, body)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_every_operation_is_written_in_every_language_as_it_is_sent(
    recorder: Recorder, tmp_path: Path
) -> None:
    """The request of every operation, with the fewest and with all arguments."""
    requests, arrived = [], []
    for operation in catalog_facts.operations():
        own = [each["name"] for each in CATALOG[operation.id]["parameters"]]
        saves = {"directory": str(tmp_path)} if "directory" in own else {}
        for arguments in calls(operation).values():
            with make_client(operation.service, recorder.url) as client:
                prepared = openshelf.prepare(method_of(client, operation))
                requests.append(prepared(**arguments))
                arrived.append(sent(client, operation, arguments | saves, recorder))
    assert len(requests) > len(CATALOG)
    wanted = []
    for request, asked in zip(requests, arrived, strict=True):
        headers = {name.lower(): value for name, value in request.headers.items()}
        if asked.headers:
            assert headers == {name.lower(): value for name, value in asked.headers.items()}
        wanted.append(Asked(asked.method, asked.url, request.headers, asked.body))
    compare(requests, tmp_path, wanted)


@settings(max_examples=10)
@given(texts=st.lists(st.tuples(header_values, values, values), min_size=10, max_size=30))
def test_any_text_is_quoted(
    texts: list[tuple[str, str, str]], clients: dict[str, Any], tmp_path: Path
) -> None:
    requests = []
    for header, queried, posted in texts:
        view = clients["spending"].with_options(
            extra_headers={"X-Note": header},
            extra_query={"note": queried},
            extra_body={"note": {posted: [posted]}},
        )
        requests.append(openshelf.prepare(view.autocomplete.naics)("steel"))
        view = clients["disease"].with_options(extra_headers={"X-Note": header})
        requests.append(openshelf.prepare(view.totals.world)())
    compare(requests, tmp_path)


def test_what_is_written_obeys_no_mark_of_direction(clients: dict[str, Any]) -> None:
    view = clients["spending"].with_options(extra_body={"note": "a\u202eb\u2028c\u200bd"})
    request = openshelf.prepare(view.autocomplete.naics)("steel")
    for text in (request.fetch(secrets=True), request.httr2(secrets=True)):
        assert not set("\u202e\u2028\u200b") & set(text)


def test_added_values_are_hidden(clients: dict[str, Any], tmp_path: Path) -> None:
    secret = "verysecretvalue"  # noqa: S105  of a made-up service
    view = clients["spending"].with_options(
        extra_headers={"Authorization": f"Bearer {secret}"},
        extra_query={"api_key": secret},
        extra_body={"token": secret},
    )
    request = openshelf.prepare(view.autocomplete.naics)("steel")
    plain = openshelf.prepare(clients["spending"].autocomplete.naics)("steel")
    for name, reading in (("fetch", javascript_read), ("httr2", r_read_here)):
        write = getattr(request, name)
        assert secret not in write()
        assert f"{name}(secrets=True)" in write()
        assert "secrets=True" not in write(secrets=True)
        (asked,) = reading([write()])
        assert asked.headers["Authorization"] == "***"
        assert asked.url.endswith("?api_key=***")
        assert json.loads(asked.body or "") == {**(plain.json() or {}), "token": "***"}
        (asked,) = reading([write(secrets=True)])
        assert asked.url == request.url
    assert plain.fetch() == plain.fetch(secrets=True)
    assert plain.httr2() == plain.httr2(secrets=True)


def status_of(url: str) -> int:
    """The status of the first answer, without following a redirect."""
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc, timeout=20)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    connection.request("GET", path, headers={"Accept": "*/*"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_curl_follows_exactly_the_redirects_of_the_services(sandbox: Any) -> None:
    """Every operation of GET; a POST is never answered with a redirect that could be followed."""
    follow = set()
    for operation in catalog_facts.operations():
        with getattr(sandbox, operation.service)() as client:
            method = method_of(client, operation)
            for arguments in calls(operation).values():
                request = openshelf.prepare(method)(**arguments)
                says = "--location" in shlex.split(request.curl())
                if request.method == "GET":
                    is_redirected = status_of(by_curl(request.curl()).url) in {
                        301,
                        302,
                        303,
                        307,
                        308,
                    }
                    assert says == is_redirected, operation.id
                assert says == CATALOG[operation.id]["redirects"], operation.id
                follow |= {operation.id} if says else set()
    assert {"placeholder.fetch_seed", "placeholder.seed_url"} <= follow


_SEND_BY_NODE = """
import { readFileSync } from "node:fs";
const answers = [];
for (const expression of JSON.parse(readFileSync(0, "utf8"))) {
  const response = await eval(expression);
  const bytes = (await response.arrayBuffer()).byteLength;
  answers.push([response.status, response.headers.get("content-type"), bytes]);
}
process.stdout.write(JSON.stringify(answers));
"""


@pytest.fixture
def requests(sandbox: Any) -> list[openshelf.Request]:
    """A plain address, a body, and an address that redirects to a picture."""
    with sandbox.disease() as disease, sandbox.spending() as spending:
        with sandbox.placeholder() as placeholder:
            return [
                openshelf.prepare(disease.totals.country)("Italy"),
                openshelf.prepare(spending.search.spending_by_award_count)(
                    {"keywords": ['it\'s "water"'], "award_type_codes": ["A"]}
                ),
                openshelf.prepare(placeholder.fetch_seed)("it's", 20, grayscale=True),
            ]


KINDS = ["application/json", "application/json", "image/jpeg"]


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_curl_sends_them(requests: list[openshelf.Request], tmp_path: Path) -> None:
    for request, kind in zip(requests, KINDS, strict=True):
        shown = "--silent --output body --write-out '%{http_code} %{content_type}'"
        done = subprocess.run(
            ["/bin/sh", "-c", request.curl().replace("curl", f"curl {shown}", 1)],
            cwd=tmp_path, env=clean(), capture_output=True, text=True, timeout=60, check=True,
        )  # fmt: skip
        assert done.stdout.split(";")[0] == f"200 {kind}"
        assert (tmp_path / "body").stat().st_size > 50


def test_node_sends_them(requests: list[openshelf.Request]) -> None:
    said = json.dumps([request.fetch() for request in requests])
    for (status, media, size), kind in zip(
        json.loads(node(_SEND_BY_NODE, said)), KINDS, strict=True
    ):
        assert status == 200
        assert media.split(";")[0] == kind
        assert size > 50


def has_httr2() -> bool:
    if RSCRIPT is None:
        return False
    return r('cat(requireNamespace("httr2", quietly = TRUE))') == "TRUE"


def test_httr2_sends_them(requests: list[openshelf.Request]) -> None:
    if not has_httr2():
        pytest.skip("R with httr2 is not installed")
    show = (
        "; cat(httr2::resp_status(a), httr2::resp_content_type(a), length(httr2::resp_body_raw(a)))"
    )
    for request, kind in zip(requests, KINDS, strict=True):
        status, media, size = r(f"a <- {request.httr2()}{show}").split(" ")
        assert (status, media) == ("200", kind)
        assert int(size) > 50


def test_httr2_sends_every_letter_in_the_locale_of_a_cron_job(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    if not has_httr2():
        pytest.skip("R with httr2 is not installed")
    view = clients["spending"].with_options(extra_headers={"X-Note": "café 漢字"})
    call = {"search_text": "Peña \u65e5\u672c \U0001f600 <c3>"}
    request = openshelf.prepare(view.autocomplete.naics)(**call)
    recorder.answer, _ = answer_for(catalog_facts.by_id()["spending.autocomplete.naics"])
    view.autocomplete.naics(**call)
    ours = recorder.last
    r(f"a <- {request.httr2(secrets=True)}", locale="C")
    assert recorder.last is not ours
    assert recorder.last.body == ours.body
    assert recorder.last.header("x-note") == ours.header("x-note")


def test_node_sends_a_header_with_the_same_bytes(recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as client:
        view = client.with_options(extra_headers={"X-Note": "café 漢字"})
        request = openshelf.prepare(view.totals.world)()
        view.totals.world()
        ours = recorder.last.header("x-note")
        node(_SEND_BY_NODE, json.dumps([request.fetch(secrets=True)]))
        assert recorder.last.header("x-note") == ours
        assert recorder.last.target == "/base/v9/v3/covid-19/all?allowNull=false"
