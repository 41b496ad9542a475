"""Tests options whose values are read from the environment, and the warning of credentials in pickles."""

import copy
import json
import pickle
import subprocess
import sys
import warnings
from typing import Any

import openshelf
import pytest
from calling import PREFIX, make_client
from openshelf import FromEnvironment, _core, paginate
from recorder import Answer, Recorder

SECRET = "s3cret-of-mine"  # noqa: S105  no secret
TOKEN = FromEnvironment("OPENSHELF_TEST_TOKEN")


@pytest.fixture(autouse=True)
def _token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN.name, SECRET)


def again(value: Any) -> Any:
    data = pickle.dumps(value)
    assert SECRET.encode() not in data
    return pickle.loads(data)  # noqa: S301  our own bytes


def test_a_reference_compares_and_copies_by_its_name() -> None:
    assert TOKEN.name == "OPENSHELF_TEST_TOKEN"
    assert repr(TOKEN) == "FromEnvironment('OPENSHELF_TEST_TOKEN')"
    for other in (again(TOKEN), copy.deepcopy(TOKEN), FromEnvironment("OPENSHELF_TEST_TOKEN")):
        assert other == TOKEN
        assert hash(other) == hash(TOKEN)
    assert FromEnvironment("OTHER") != TOKEN
    assert TOKEN.name != TOKEN
    with pytest.raises(AttributeError):
        TOKEN.name = "other"  # type: ignore[misc]
    for wrong in ("", "A=B", "A\0"):
        with pytest.raises(ValueError, match="expected the name of an environment variable"):
            FromEnvironment(wrong)
    with pytest.raises(TypeError):
        FromEnvironment(5)  # type: ignore[arg-type]


def view_of(url: str, **options: Any) -> Any:
    return make_client("spending", url, **options).with_options(
        extra_headers={"X-Api-Key": TOKEN, "X-Trace": "one"},
        extra_query={"key": TOKEN, "n": 1},
        extra_body={"token": TOKEN, "own": {"a": [1, None, 1.5]}},
    )


def test_a_view_sends_the_values_of_the_environment(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(recorder.url)
    view.autocomplete.naics("steel")
    monkeypatch.setenv(TOKEN.name, "another-value")
    view.autocomplete.naics("steel")
    again(view).autocomplete.naics("steel")
    first, second, other = recorder.requests
    for request, value in ((first, SECRET), (second, SECRET), (other, "another-value")):
        assert request.header("x-api-key") == value
        assert request.header("x-trace") == "one"
        assert f"key={value}&n=1" in request.target
        assert json.loads(request.body)["token"] == value
        assert json.loads(request.body)["own"] == {"a": [1, None, 1.5]}


def test_a_later_value_replaces_a_reference(recorder: Recorder) -> None:
    view = view_of(recorder.url).with_options(
        extra_headers={"x-api-key": "mine"}, extra_body={"token": 5}
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", openshelf.CredentialWarning)
        copied = again(view)
    for each in (view, copied):
        each.autocomplete.naics("steel")
        assert recorder.last.header("x-api-key") == "mine"
        assert json.loads(recorder.last.body)["token"] == 5
        assert f"key={SECRET}" in recorder.last.target
    back = again(copied.with_options(extra_headers={"X-API-KEY": TOKEN}, extra_body={"token": 6}))
    back.autocomplete.naics("steel")
    assert recorder.last.header("x-api-key") == SECRET


def test_an_address_may_be_a_reference(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENSHELF_TEST_URL", recorder.url + PREFIX)
    client = openshelf.Museum(base_url=FromEnvironment("OPENSHELF_TEST_URL"))
    assert client.base_url == recorder.url + PREFIX
    for shown in (repr(client), client._repr_html_(), client.artworks._repr_html_()):
        assert recorder.url not in shown
        assert "FromEnvironment(" in shown
    data = pickle.dumps(paginate(client.artworks.search))
    assert recorder.url.encode() not in data
    monkeypatch.setenv("OPENSHELF_TEST_URL", recorder.url + "/elsewhere")
    copied = pickle.loads(data)  # noqa: S301  our own bytes
    recorder.answer = Answer(body=b'{"data": [], "pagination": {"total": 0}}')
    assert list(copied.records("monet")) == []
    assert recorder.last.target.startswith("/elsewhere/")


@pytest.mark.parametrize(
    ("option", "more"),
    [
        ("proxy", {}),
        ("cache_url", {"use_caching": True, "backend": "redis", "on_cache_error": "bypass"}),
        ("limiter", {}),
        ("image_api_url", {}),
        ("base_url", {}),
    ],
)
def test_every_option_with_an_address_may_be_a_reference(
    option: str, more: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    scheme = "redis" if option in ("cache_url", "limiter") else "http"
    user = "" if option.endswith("e_url") and option != "cache_url" else f"me:{SECRET}@"
    user = "" if option == "image_api_url" else user
    address = f"{scheme}://{user}127.0.0.1:9"
    monkeypatch.setenv("OPENSHELF_TEST_URL", address)
    named = {option: FromEnvironment("OPENSHELF_TEST_URL")}
    client = openshelf.Museum(**named, **more)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        copied = again(client)
    assert copied.__reduce__()[1][3][option] == named[option]
    monkeypatch.delenv("OPENSHELF_TEST_URL")
    with pytest.raises(
        ValueError, match=f"^{option}: the environment variable OPENSHELF_TEST_URL is not set"
    ):
        pickle.loads(pickle.dumps(client))  # noqa: S301  our own bytes


@pytest.mark.parametrize("option", ["extra_headers", "extra_query", "extra_body"])
def test_a_missing_variable_is_an_error(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_client("museum", "http://127.0.0.1:9")
    view = client.with_options(**{option: {"key": TOKEN}})
    data = pickle.dumps(view)
    monkeypatch.setenv(TOKEN.name, "")
    place = rf'^{option}\["key"\]: the environment variable {TOKEN.name} '
    with pytest.raises(ValueError, match=place + "is empty"):
        client.with_options(**{option: {"key": TOKEN}})
    monkeypatch.delenv(TOKEN.name)
    with pytest.raises(ValueError, match=place + "is not set"):
        pickle.loads(data)  # noqa: S301  our own bytes
    # The view itself has the value.
    assert openshelf.prepare(view.artworks.search)("x").url


def test_references_in_other_places_are_refused(recorder: Recorder) -> None:
    client = make_client("museum", recorder.url)
    refused: list[dict[str, Any]] = [
        {"extra_body": {"own": {"inner": TOKEN}}},
        {"extra_body": {"own": [TOKEN]}},
        {"timeout": TOKEN},
        {"extra_headers": TOKEN},
    ]
    for options in refused:
        with pytest.raises(ValueError, match="FromEnvironment"):
            client.with_options(**options)
    with pytest.raises(ValueError, match="FromEnvironment"):
        client.artworks.search(TOKEN)
    assert not recorder.requests


def test_a_request_is_pickled_without_its_values(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of("http://127.0.0.1:9", proxy=f"http://me:{SECRET}@127.0.0.1:9")
    request = openshelf.prepare(view.search.spending_by_award)(
        filters={"keywords": ["steel"], "award_type_codes": ["A"]}, fields=["Award ID"]
    )
    copied = again(request)
    assert (copied.url, copied.headers, copied.body) == (
        request.url, request.headers, request.body
    )  # fmt: skip
    assert copied.curl(secrets=True) == request.curl(secrets=True)
    assert SECRET not in copied.curl() + repr(copied)
    monkeypatch.setenv(TOKEN.name, "another-value")
    assert again(request).headers["X-Api-Key"] == "another-value"


#: Options whose values are pickled with a warning, and the place that it names.
LITERALS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("proxy", {"proxy": f"http://me:{SECRET}@127.0.0.1:9"}, {}),
    ("limiter", {"limiter": f"redis://:{SECRET}@127.0.0.1:9/0", "requests_per_second": 1}, {}),
    (
        "cache_url",
        {
            "use_caching": True,
            "backend": "redis",
            "on_cache_error": "bypass",
            "cache_url": f"redis://:{SECRET}@127.0.0.1:9/0",
        },
        {},
    ),
    ('extra_headers["Authorization"]', {}, {"extra_headers": {"Authorization": SECRET}}),
    ('extra_headers["Cookie"]', {}, {"extra_headers": {"Cookie": SECRET}}),
    ('extra_query["api_key"]', {}, {"extra_query": {"api_key": SECRET}}),
    ('extra_body["token"]', {}, {"extra_body": {"token": SECRET}}),
]


@pytest.mark.parametrize(("place", "options", "added"), LITERALS, ids=[own[0] for own in LITERALS])
def test_a_pickled_credential_is_warned_about_once(
    place: str, options: dict[str, Any], added: dict[str, Any]
) -> None:
    program = f"""
import pickle, warnings, openshelf
client = openshelf.Spending(**{options!r})
view = client.with_options(**{added!r}) if {added!r} else client
values = [view, openshelf.paginate(view.search.spending_by_award), view.autocomplete.naics]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("error", openshelf.CredentialWarning)
    for value in values:
        try:
            pickle.dumps(value)
        except openshelf.CredentialWarning as error:
            print("refused", error)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    copies = [pickle.loads(pickle.dumps(value)) for value in values]
for one in caught:
    print("warned", one.category.__name__, one.filename, one.message)
assert copies[0].__reduce__()[1][1:] == view.__reduce__()[1][1:]
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-500:]
    refused, warned = done.stdout.splitlines()[:3], done.stdout.splitlines()[3:]
    assert [line.startswith(f"refused {place}: the pickle holds this") for line in refused] == [
        True
    ] * 3
    assert len(warned) == 1
    assert warned[0].startswith(f"warned CredentialWarning <string> {place}: ")
    assert 'openshelf.FromEnvironment("NAME")' in warned[0]
    assert SECRET not in done.stdout


def test_other_values_are_pickled_without_a_warning() -> None:
    client = make_client("museum", "http://127.0.0.1:9/@own", proxy="http://127.0.0.1:9")
    view = client.with_options(extra_headers={"X-Trace": "one"}, extra_query={"n": 1})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pickle.dumps(view)


def test_copies_within_the_process_cause_no_warning(recorder: Recorder) -> None:
    client = make_client("museum", recorder.url)
    view = client.with_options(extra_headers={"X-Auth": "mine", "X-Api-Key": TOKEN})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        copies = [copy.copy(view), copy.deepcopy({"view": view})["view"]]
    for one in copies:
        one.artworks.list()
        assert recorder.last.header("x-auth") == "mine"
        assert recorder.last.header("x-api-key") == SECRET
        with pytest.raises(openshelf.CredentialWarning, match="X-Auth"):
            pickle.dumps(one)


def test_the_docstring_lists_every_option_that_takes_a_reference() -> None:
    """Every address and every value that is added to calls may be named."""
    kinds = ["address", "members", "headers"]
    options = json.loads(_core._catalog())["options"]
    taken = {option["name"] for option in options if option["kind"] in kinds}
    assert taken >= {"base_url", "image_api_url", "proxy", "limiter", "cache_url"}
    assert taken >= {"extra_query", "extra_headers", "extra_body"}
    assert all(name in FromEnvironment.__doc__ for name in taken)
