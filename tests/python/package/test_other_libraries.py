"""Tests that words of requests, httpx, aiohttp and urllib3 lead to the option that does the same here."""

from __future__ import annotations

import asyncio
import operator
from datetime import timedelta
from typing import Any

import httpx
import openshelf
import pytest
from catalog_entries import CATALOG

#: A word of another library, where it was passed, and what the message says.
OPTIONS = [
    ("verify", "ca_file"),
    ("ssl_context", "ca_file"),
    ("headers", "extra_headers"),
    ("params", "extra_query"),
    ("json", "extra_body"),
    ("auth", "extra_headers"),
    ("api_key", "extra_headers"),
    ("cookies", "extra_headers"),
    ("proxies", "proxy"),
    ("mounts", "proxy"),
    ("trust_env", "proxy"),
    ("retries", "max_retries"),
    ("limits", "max_concurrency"),
    ("connector", "max_concurrency"),
    ("connect_timeout", "timeout"),
    ("read_timeout", "timeout"),
    ("total_timeout", "deadline"),
    ("ttl", "expire_after"),
    ("cache_dir", "cache_name"),
    ("rate_limit", "requests_per_second"),
    ("endpoint", "base_url"),
]
ADVICE = [
    ("cert", "client certificates"),
    ("follow_redirects", "redirects are followed"),
    ("stream", "openshelf.download"),
    ("session", "openshelf.Sandbox"),
    ("transport", "openshelf.Cassette"),
    ("http1", "prior_knowledge"),
    ("event_hooks", 'logging.getLogger("openshelf")'),
    ("raise_for_status", "StatusError"),
]
FOR_CALLS = set(openshelf.Museum.with_options.__signature__.parameters)  # type: ignore[attr-defined]
FOR_CLIENTS = set(openshelf.Museum.__signature__.parameters)  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def disease() -> Any:
    with openshelf.Sandbox() as sandbox, sandbox.disease() as client:
        yield client


def refusal(call: Any, word: str) -> str:
    with pytest.raises(openshelf.ArgumentTypeError) as caught:
        call(**{word: None})
    message = str(caught.value)
    assert f"got an unexpected keyword argument '{word}'; " in message
    return message


@pytest.mark.parametrize(("word", "option"), OPTIONS)
def test_the_constructor_names_the_option(word: str, option: str) -> None:
    message = refusal(openshelf.Museum, word)
    wanted = f"write {option}=" if option in FOR_CLIENTS else f"write client.with_options({option}="
    assert wanted in message


@pytest.mark.parametrize(("word", "option"), OPTIONS)
def test_with_options_names_the_option(word: str, option: str, disease: Any) -> None:
    message = refusal(disease.with_options, word)
    wanted = f"write {option}=" if option in FOR_CALLS else f"openshelf.Disease({option}="
    assert wanted in message


@pytest.mark.parametrize(("word", "option"), OPTIONS)
def test_a_call_names_the_option(word: str, option: str, disease: Any) -> None:
    message = refusal(disease.totals.world, word)
    place = "client.with_options" if option in FOR_CALLS else "openshelf.Disease"
    assert f"write {place}({option}=" in message


@pytest.mark.parametrize(("word", "advice"), ADVICE)
def test_what_has_no_option_has_an_advice(word: str, advice: str, disease: Any) -> None:
    for call in (openshelf.AsyncMuseum, disease.with_options, disease.totals.world):
        assert advice in refusal(call, word)


@pytest.mark.parametrize("word", ["page_size", "per_page", "pageSize"])
def test_every_list_names_its_size_of_a_page(word: str) -> None:
    """By the words that other services have for it."""
    sizes = {name: each["paging"]["size"] for name, each in CATALOG.items() if each["paging"]}
    sizes = {name: size for name, size in sizes.items() if size and size != word}
    assert len(sizes) > 100
    for name, size in sizes.items():
        service, _, path = name.partition(".")
        method = operator.attrgetter(path)(getattr(openshelf, service.capitalize())())
        with pytest.raises(openshelf.ArgumentTypeError) as caught:
            openshelf.prepare(method)(**{word: 3})
        assert f"'{word}'; did you mean '{size}'?" in str(caught.value), name


def test_a_parameter_of_the_operation_comes_first(disease: Any) -> None:
    """The service's own names, and slips, are meant before other libraries are."""
    with openshelf.Sandbox() as sandbox:
        museum = sandbox.museum()
        with pytest.raises(TypeError, match=r"did you mean 'limit'|write 'limit'"):
            museum.artworks.list(limits=3)
    with pytest.raises(TypeError, match="write 'day'"):
        disease.totals.country("Italy", yesterday=True)


class ClientTimeout:
    """As that of aiohttp, which is not installed here."""

    total = 60
    sock_connect = None


@pytest.mark.parametrize(
    "timeout", [(3.05, 27), [3, 27], {"connect": 3}, httpx.Timeout(10, connect=3), ClientTimeout()]
)
def test_a_timeout_in_parts_is_refused_with_what_to_write(timeout: Any, disease: Any) -> None:
    for call in (openshelf.Disease, disease.with_options):
        with pytest.raises(openshelf.ArgumentError) as caught:
            call(timeout=timeout)
        message = str(caught.value)
        assert "timeout: expected seconds, a timedelta or None" in message
        assert "write one number" in message and "deadline=" in message


def test_a_timeout_of_one_number_is_taken(disease: Any) -> None:
    for timeout in (10, 2.5, timedelta(seconds=3), None):
        disease.with_options(timeout=timeout).totals.world()
    with pytest.raises(openshelf.ArgumentError) as caught:
        disease.with_options(timeout="10")
    assert "write one number" not in str(caught.value)


def test_proxies_by_scheme_are_refused_with_what_to_write() -> None:
    with pytest.raises(openshelf.ArgumentError, match="one address is used for every request"):
        openshelf.Disease(proxy={"https": "http://proxy.example.org:3128"})


def test_asynchronous_clients_say_the_same() -> None:
    async def call() -> None:
        with openshelf.Sandbox() as sandbox:
            async with sandbox.async_disease() as disease:
                await disease.totals.world(headers={})  # type: ignore[call-arg]

    with pytest.raises(TypeError, match=r"client\.with_options\(extra_headers=\{\.\.\.\}\)"):
        asyncio.run(call())
