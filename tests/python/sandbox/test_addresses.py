"""Tests the addresses of a sandbox: alike for all services, and taken with and without a slash."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from catalog_facts import SERVICES
from openshelf import openapi


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def test_no_address_ends_in_a_slash(server: Any) -> None:
    assert len(server.urls) == len(SERVICES) + 1
    assert [url for url in server.urls.values() if url.endswith("/")] == []


@pytest.mark.parametrize("ending", ["", "/"])
def test_a_variable_is_taken_with_and_without_a_slash(
    ending: str, server: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, url in server.urls.items():
        monkeypatch.setenv(name, url + ending)
    server.forget_calls()
    with openshelf.Museum() as museum:
        (work,) = museum.artworks.list(limit=1)["data"]
        assert museum.artworks.get(work["id"])["data"]["id"] == work["id"]
        assert museum.images.save(work["image_id"], width=200, directory=tmp_path)
    with openshelf.Gazette() as gazette:
        assert gazette.agencies.list()
    with openshelf.Disease() as disease:
        assert disease.totals.world()
    assert all(call["operation"] is not None for call in server.calls)
    assert not any("//" in call["path"] for call in server.calls)


@pytest.mark.parametrize("ending", ["", "/"])
def test_documents_have_the_address_that_the_sandbox_prints(
    ending: str, server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, url in server.urls.items():
        monkeypatch.setenv(name, url + ending)
    for service in SERVICES:
        (address,) = openapi.document(service)["servers"]
        assert address["url"] == server.urls[f"OPENSHELF_{service.upper()}_URL"]
