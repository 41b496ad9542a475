"""Tests `openshelf.run_tool`, for programs that call a model themselves."""

from __future__ import annotations

import json
import os
import pickle
import threading
import warnings
from pathlib import Path
from typing import Any

import openshelf
import pytest
from mcp.client import Client
from openshelf.agents import call_warnings
from openshelf.agents.call_warnings import collected
from openshelf.agents.toolbox import Toolbox, default_folder
from openshelf.mcp import server
from waiting import soon

CALLS = [
    ("search_operations", {"query": "deaths in Italy by day"}),
    ("describe", {"operation": "disease.totals.country"}),
    ("call", {"operation": "disease.totals.country", "arguments": {"country": "Italy"}}),
    ("call", {"operation": "disease.totals.country", "arguments": {"contry": "Italy"}}),
    ("query", {"sql": "select 1 as one"}),
    ("download", {"operation": "placeholder.fetch_seed", "arguments": {"seed": "x", "width": 9}}),
]


@pytest.mark.parametrize(("name", "arguments"), CALLS)
async def test_it_answers_as_the_server_does(
    name: str, arguments: dict[str, Any], twin: openshelf.Sandbox, tmp_path: Path
) -> None:
    own = openshelf.run_tool(name, arguments, sandbox=twin, folder=tmp_path)
    async with Client(server.make(Toolbox(sandbox=twin, folder=tmp_path))) as client:
        result = await client.call_tool(name, arguments)
    served = result.model_dump(mode="json", by_alias=True, exclude_none=True)
    assert own["content"] == served["content"]
    assert own["isError"] == served["isError"]


def test_the_tool_of_an_operation_calls_it(twin: openshelf.Sandbox, tmp_path: Path) -> None:
    answer = openshelf.run_tool(
        "disease-totals-country", {"country": "Italy"}, sandbox=twin, folder=tmp_path
    )
    body = json.loads(answer["content"][0]["text"])
    assert body["operation"] == "disease.totals.country"
    assert body["from_service"]["country"] == "Italy"


def test_without_a_sandbox_it_calls_the_addresses_of_the_environment(
    twin: openshelf.Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the limiter and the cache that all programs of the machine share."""
    for name, url in twin.urls.items():
        monkeypatch.setenv(name, url)
    monkeypatch.delenv("OPENSHELF_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    twin.forget_calls()
    for folder in ("one", "two"):
        answer = openshelf.run_tool(
            "call", {"operation": "disease.totals.world"}, folder=tmp_path / folder
        )
        assert answer["isError"] is False, answer
    assert len(twin.calls) == 1


def test_the_real_services_share_a_limiter_where_they_ask_for_a_pace(tmp_path: Path) -> None:
    box = Toolbox(folder=tmp_path)
    paced = []
    for service in ("museum", "gazette", "spending", "disease", "placeholder"):
        client = box._client(service)
        if b"file:openshelf" in pickle.dumps(client):
            paced.append(service)
        assert client.cache is not None
        client.close()
    assert paced == ["museum", "gazette", "spending"]


def test_the_folder_of_files_is_beside_the_caches() -> None:
    assert default_folder().name == "files"
    assert default_folder().parent == Path(openshelf._core._cache_path("museum") or "").parent


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_new_folder_is_the_users_alone(twin: openshelf.Sandbox, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "files"
    openshelf.run_tool("read", {"operation": "disease.totals.world"}, sandbox=twin, folder=folder)
    assert folder.stat().st_mode & 0o777 == 0o700


def test_warnings_of_threads_are_told_apart_and_filters_are_restored() -> None:
    # A call that another test has abandoned collects until it ends, and the last one restores.
    assert soon(lambda: not call_warnings._LISTS)
    before = (warnings.filters[:], warnings.showwarning)
    ready, found = threading.Barrier(3), {}

    def warn(number: int) -> None:
        with collected() as own:
            ready.wait()
            warnings.warn(openshelf.NoMatchWarning(f"of {number}"), stacklevel=1)
            warnings.warn(openshelf.NoMatchWarning(f"of {number}"), stacklevel=1)
            ready.wait()
        found[number] = own

    threads = [threading.Thread(target=warn, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {number: [f"of {number}"] for number in range(3)}
    assert (warnings.filters[:], warnings.showwarning) == before
