"""Tests constructors, views, headers, addresses from the environment, proxies, and closing."""

import asyncio
import base64
import datetime as dt
import json
import os
import pickle
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import PICTURE, PREFIX, class_name, make_client
from catalog_facts import SERVICES
from recorder import Answer, Recorder

VARIABLES = {service: f"OPENSHELF_{service.upper()}_URL" for service in SERVICES}


def test_the_user_agent_names_openshelf_and_its_version(recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as client:
        client.totals.world()
    agent = recorder.last.header("user-agent") or ""
    assert agent.startswith(f"openshelf/{openshelf.__version__}")
    with make_client("disease", recorder.url, user_agent="my-study/2 (mail@example.org)") as client:
        client.totals.world()
    assert "my-study/2 (mail@example.org)" in (recorder.last.header("user-agent") or "")


@pytest.mark.parametrize("service", SERVICES)
@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
def test_environment_variables_set_the_address(
    service: str, asynchronous: bool, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = getattr(openshelf, class_name(service, asynchronous))
    monkeypatch.setenv(VARIABLES[service], "http://127.0.0.1:9/elsewhere")
    assert owner().base_url.rstrip("/") == "http://127.0.0.1:9/elsewhere"
    assert owner(base_url=recorder.url).base_url.rstrip("/") == recorder.url
    monkeypatch.setenv(VARIABLES[service], "")
    assert owner().base_url.startswith("https://")


def test_an_environment_variable_sets_the_address_of_the_image_server(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("OPENSHELF_MUSEUM_URL", recorder.url + "/api")
    monkeypatch.setenv("OPENSHELF_MUSEUM_IMAGE_URL", recorder.url + "/pictures")
    with openshelf.Museum(requests_per_second=None) as museum:
        museum.artworks.list()
        recorder.answer = Answer(body=PICTURE, headers={"Content-Type": "image/jpeg"})
        museum.images.download("abc", directory=tmp_path)
    assert [request.target.split("?")[0] for request in recorder.requests] == [
        "/api/artworks",
        "/pictures/abc/full/843,/0/default.jpg",
    ]


@pytest.mark.parametrize("ending", ["", "/", "/base", "/base/"])
def test_a_trailing_slash_of_an_address_does_not_matter(ending: str, recorder: Recorder) -> None:
    with openshelf.Disease(base_url=recorder.url + ending) as client:
        client.totals.world()
    assert recorder.last.target.split("?")[0] == ending.rstrip("/") + "/v3/covid-19/all"


@pytest.mark.parametrize(
    "address", ["", "no address", "ftp://example.org", "http://", "127.0.0.1:8000", 5]
)
def test_an_invalid_address_is_refused(address: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        openshelf.Disease(base_url=address)


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize(
    "address",
    [
        "http://reader:s3cret@127.0.0.1:9/base",
        "https://s3cret@example.org",
        "http://reader:s3c%40s3cret@127.0.0.1:9",
        "http://reader:s3/s3cret@127.0.0.1:9",
        "http://:s3cret@[::1]:9",
        "reader:s3cret@127.0.0.1:9",
        "ftp://reader:s3cret@127.0.0.1",
        "http://reader:s3cret@127.0.0.1:9/?a=b",
    ],
)
def test_credentials_in_an_address_are_refused_and_not_shown(
    address: str, asynchronous: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusal(service: str, **options: Any) -> str:
        with pytest.raises(openshelf.ArgumentError) as caught:
            getattr(openshelf, class_name(service, asynchronous))(**options)
        error = caught.value
        reported = f"{error} {error!r} {error.__dict__} {error.__cause__!r} {pickle.dumps(error)!r}"
        assert "s3cret" not in reported
        return str(error)

    assert "base_url" in refusal("disease", base_url=address)
    assert "image_api_url" in refusal("museum", image_api_url=address)
    monkeypatch.setenv("OPENSHELF_DISEASE_URL", address)
    assert "OPENSHELF_DISEASE_URL" in refusal("disease")


def test_the_error_for_a_refused_address_says_what_to_do_instead(recorder: Recorder) -> None:
    with pytest.raises(openshelf.ArgumentError, match=r"extra_headers=.*Authorization"):
        openshelf.Disease(base_url=recorder.url.replace("http://", "http://reader:s3cret@"))
    with make_client("disease", recorder.url) as client:
        basic = "Basic " + base64.b64encode(b"reader:s3cret").decode()
        view = client.with_options(extra_headers={"Authorization": basic})
        view.totals.world()
        assert recorder.last.header("authorization") == basic
        for shown in (repr(view), str(view), repr(view.totals), repr(view.totals.world)):
            assert basic not in shown


def test_views_add_to_requests(recorder: Recorder) -> None:
    with make_client("spending", recorder.url) as client:
        view = client.with_options(
            extra_query={"trace": "a b&c"},
            extra_headers={"X-Trace": "one"},
            extra_body={"trace": {"a": 1}},
        )
        view.autocomplete.naics("steel")
        sent = recorder.last
        assert sent.target == f"{PREFIX}/api/v2/autocomplete/naics/?trace=a%20b%26c"
        assert sent.header("x-trace") == "one"
        assert json.loads(sent.body) == {"search_text": "steel", "limit": 10, "trace": {"a": 1}}
        view.references.award_types()
        assert recorder.last.target.endswith("?trace=a%20b%26c")
        client.autocomplete.naics("steel")
        assert "trace" not in recorder.last.target
        assert recorder.last.header("x-trace") is None
        nested = view.with_options(extra_query={"second": "2"})
        nested.references.award_types()
        assert "second=2" in recorder.last.target
    assert recorder.opened == 1, "a view has a pool of its own"


def test_a_view_refuses_unknown_options(recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as client, pytest.raises(TypeError):
        client.with_options(time_out=3)


@pytest.mark.parametrize("service", SERVICES)
def test_the_four_options_of_the_cache_come_first(service: str) -> None:
    for asynchronous in (False, True):
        owner = getattr(openshelf, class_name(service, asynchronous))
        client = owner(True, "name", "memory", 60)
        assert client.cache.info()["backend"] == "memory"
        assert owner(False, f"{service}_cache", "sqlite", 3600).base_url
        with pytest.raises(openshelf.CacheError):
            _ = owner().cache
        named = "cache_name, backend, expire_after: .*use_caching=True"
        with pytest.raises(openshelf.ArgumentError, match=named):
            owner(False, "name", "memory", 60)


@pytest.mark.parametrize(
    "options",
    [
        {"backend": "memory"},
        {"cache_name": "mine"},
        {"expire_after": 5},
        {"expire_after": None},
        {"cache_url": "redis://127.0.0.1:1"},
        {"max_bytes": 1000},
        {"on_cache_error": "bypass"},
        {"refresh": True},
        {"only_if_cached": True},
        {"stale_if_error": 5},
    ],
    ids=str,
)
def test_options_of_the_cache_need_use_caching(options: dict[str, Any]) -> None:
    (name,) = options
    with pytest.raises(openshelf.ArgumentError, match=f"^{name}: .*use_caching=True"):
        openshelf.Disease(**options)


@pytest.mark.parametrize("name", ["timeout", "deadline", "max_retry_after"])
def test_durations_may_be_timedeltas(name: str) -> None:
    openshelf.Disease(**{name: dt.timedelta(minutes=1)})
    with pytest.raises(openshelf.ArgumentError, match=name):
        openshelf.Disease(**{name: dt.timedelta(seconds=-1)})
    with pytest.raises(openshelf.ArgumentError, match=f"{name}: expected .* got 'soon'"):
        openshelf.Disease(**{name: "soon"})


def test_one_error_names_every_wrong_option() -> None:
    with pytest.raises(openshelf.ArgumentError) as caught:
        openshelf.Disease(max_retries=-1, max_concurrency=0, timeout="x")
    for name in ("max_retries", "max_concurrency", "timeout"):
        assert f"{name}: expected" in str(caught.value)


def test_a_closed_client_raises_closed_error(recorder: Recorder) -> None:
    client = make_client("disease", recorder.url)
    view, method = client.with_options(timeout=5), client.totals.world
    client.totals.world()
    client.close()
    client.close()
    for call in (client.totals.world, view.totals.world, method):
        with pytest.raises(openshelf.ClosedError) as caught:
            call()
        assert isinstance(caught.value, RuntimeError)
    assert recorder.wait_for(lambda: recorder.closed_by_client == 1, 5)
    assert len(recorder.requests) == 1
    with make_client("disease", recorder.url) as other:
        pass
    with pytest.raises(openshelf.ClosedError):
        other.totals.world()


def test_closing_a_view_closes_nothing(recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as client:
        with client.with_options(timeout=5) as view:
            view.totals.world()
        client.with_options(timeout=5).close()
        client.totals.world()
        view.totals.world()
    assert recorder.opened == 1
    with pytest.raises(openshelf.ClosedError):
        view.totals.world()


def test_leaving_a_view_of_an_asynchronous_client_closes_nothing(recorder: Recorder) -> None:
    async def calls() -> None:
        async with make_client("disease", recorder.url, asynchronous=True) as client:
            async with client.with_options(timeout=5) as view:
                await view.totals.world()
            await client.totals.world()
        with pytest.raises(openshelf.ClosedError):
            await view.totals.world()

    asyncio.run(calls())


def test_a_namespace_keeps_its_client_alive(recorder: Recorder) -> None:
    totals = make_client("disease", recorder.url).totals
    assert totals.world() == {"updated": None}


@pytest.mark.parametrize(
    "option",
    [
        {"timeout": 0},
        {"timeout": -1.0},
        {"timeout": "x"},
        {"max_retries": -1},
        {"max_retries": 1.5},
        {"ca_file": "/no/such/file.pem"},
    ],
)
def test_options_that_make_no_sense_are_refused(option: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError, OSError)):
        openshelf.Disease(**option)


ASKING = """
import sys
import openshelf
with openshelf.Disease(base_url=sys.argv[1], max_retries=0) as client:
    try:
        client.totals.world()
    except openshelf.OpenshelfError as error:
        print(type(error).__name__)
    else:
        print("answered")
"""


def asked(address: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(ASKING), address],
        env=clean | environment, capture_output=True, text=True, timeout=30, check=True,
    )  # fmt: skip
    return done.stdout.strip()


@pytest.mark.parametrize("variable", ["http_proxy", "HTTP_PROXY", "ALL_PROXY", "all_proxy"])
def test_a_proxy_of_the_environment_is_used_for_other_hosts(
    variable: str, recorder: Recorder
) -> None:
    assert asked("http://service.invalid/base", **{variable: recorder.url}) == "answered"
    assert recorder.last.target == "http://service.invalid/base/v3/covid-19/all?allowNull=false"


def test_no_proxy_lists_hosts_without_a_proxy(recorder: Recorder) -> None:
    environment = {"http_proxy": recorder.url, "no_proxy": "service.invalid"}
    assert asked("http://service.invalid/base", **environment) == "ConnectError"
    assert recorder.requests == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.1.2.3"])
def test_loopback_never_goes_through_a_proxy(host: str, recorder: Recorder) -> None:
    dead = "http://127.0.0.1:9"
    address = recorder.url.replace("127.0.0.1", host)
    result = asked(address, http_proxy=dead, HTTP_PROXY=dead, ALL_PROXY=dead)
    if host == "127.1.2.3":
        # The recorder only listens on 127.0.0.1; the proxy must not be used.
        assert asked(address, http_proxy=recorder.url) == "ConnectError"
        assert recorder.requests == []
    else:
        assert result == "answered"
        assert recorder.last.target.startswith("/v3/")
