"""Tests that the server of a sandbox runs as long as somebody uses it."""

from __future__ import annotations

import asyncio
import gc
import socket
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from waiting import soon


def listens(url: str) -> bool:
    host, _, port = url.removeprefix("http://").split("/")[0].partition(":")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except ConnectionRefusedError:
        return False
    return True


def ask(client: openshelf.Disease) -> Any:
    return client.totals.world()["cases"]


def test_a_client_keeps_its_sandbox() -> None:
    client = openshelf.Sandbox().disease(max_retries=0)
    gc.collect()
    assert ask(client) > 0


def test_a_view_keeps_the_sandbox_of_its_client() -> None:
    view = openshelf.Sandbox().disease(max_retries=0).with_options(timeout=9)
    gc.collect()
    assert ask(view) > 0


def test_a_method_and_a_list_keep_the_sandbox() -> None:
    world = openshelf.Sandbox().disease(max_retries=0).totals.world
    works = paginate(openshelf.Sandbox().museum(max_retries=0).artworks.search).records("monet")
    gc.collect()
    assert world()["cases"] > 0
    assert len(list(works)) > 0


async def test_an_asynchronous_client_keeps_its_sandbox() -> None:
    client = openshelf.Sandbox().async_disease(max_retries=0)
    gc.collect()
    assert (await client.totals.world())["cases"] > 0


def test_the_server_ends_with_its_last_client() -> None:
    clients = [openshelf.Sandbox().disease(), openshelf.Sandbox().async_disease()]
    urls = [client.base_url for client in clients]
    assert all(listens(url) for url in urls)
    clients.clear()
    assert soon(lambda: gc.collect() >= 0 and not any(listens(url) for url in urls))


def test_a_sandbox_that_is_closed_serves_no_client() -> None:
    with openshelf.Sandbox() as sandbox:
        client, other = sandbox.disease(max_retries=0), sandbox.async_disease(max_retries=0)
        assert ask(client) > 0
    with pytest.raises(openshelf.ConnectError):
        ask(client)

    async def later() -> None:
        await other.totals.world()

    with pytest.raises(openshelf.ConnectError):
        asyncio.run(later())
