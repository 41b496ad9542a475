"""Tests the server with the protocol's own client: in memory, in another process, and over HTTP."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import openshelf
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError
from openshelf.agents import definitions
from openshelf.agents.toolbox import Toolbox
from openshelf.mcp import hello, server
from waiting import soon

ARTWORKS = {"operation": "museum.artworks.list"}
COMMAND = [sys.executable, "-m", "openshelf", "mcp"]
#: Both ways of the protocol: with a handshake, and without one.
MODES = ("legacy", "auto")


def body_of(result: Any) -> dict[str, Any]:
    (text,) = [block.text for block in result.content if block.type == "text"]
    body: dict[str, Any] = json.loads(text)
    return body


@pytest.mark.parametrize("mode", MODES)
async def test_tools_are_listed_with_what_they_change(mode: str, box: Toolbox) -> None:
    async with Client(server.make(box), mode=mode) as client:
        tools = (await client.list_tools()).tools
    assert [tool.name for tool in tools] == list(definitions.NAMES)
    for tool, definition in zip(tools, definitions.definitions(), strict=True):
        assert tool.input_schema == definition["inputSchema"]
        assert tool.annotations is not None
        assert tool.annotations.destructive_hint is False
    hints = {tool.name: tool.annotations.read_only_hint for tool in tools if tool.annotations}
    assert hints == {
        "search_operations": True,
        "describe": True,
        "call": True,
        "read": False,
        "query": True,
        "download": False,
    }


@pytest.mark.parametrize("mode", MODES)
async def test_progress_of_a_long_reading_is_reported(mode: str, box: Toolbox) -> None:
    seen: list[tuple[float, float | None]] = []

    async def progress(done: float, total: float | None, _: str | None) -> None:
        seen.append((done, total))

    async with Client(server.make(box), mode=mode) as client:
        result = await client.call_tool("read", ARTWORKS, progress_callback=progress)
    assert body_of(result)["complete"] is True
    assert seen[-1] == (300, 300)


async def test_a_cancelled_reading_ends_and_keeps_its_rows(
    twin: openshelf.Sandbox, box: Toolbox
) -> None:
    twin.fail("museum.artworks.list", delay=0.05, times=None)
    first = asyncio.Event()

    async def progress(_: float, __: float | None, ___: str | None) -> None:
        first.set()

    many = {**ARTWORKS, "arguments": {"limit": 2}}
    async with Client(server.make(box)) as client:
        reading = asyncio.ensure_future(client.call_tool("read", many, progress_callback=progress))
        await first.wait()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        name = await asyncio.to_thread(first_file, box.folder)
    twin.heal()
    answer = box.run("query", {"file": name})
    assert 0 < answer.body["shown"]["of"] < 300


async def test_files_are_resources_and_nothing_else_is(box: Toolbox) -> None:
    secret = box.files().parent / "secret.csv"
    secret.write_text("geheim", encoding="utf-8")
    async with Client(server.make(box)) as client:
        result = await client.call_tool("read", {**ARTWORKS, "format": "csv"})
        (link,) = [block for block in result.content if block.type == "resource_link"]
        (listed,) = (await client.list_resources()).resources
        assert (listed.uri, listed.size) == (link.uri, link.size)
        (content,) = (await client.read_resource(link.uri)).contents
        assert content.text.startswith("id,")
        for address in (
            secret.as_uri(),
            link.uri.replace("/files/", "/files/../"),
            (box.folder / ".." / "secret.csv").as_uri(),
            "file:///etc/hostname",
            "https://example.org/x.csv",
        ):
            with pytest.raises(MCPError, match="no file of this server's folder"):
                await client.read_resource(address)


async def test_an_unknown_tool_and_wrong_arguments_are_told_to_the_model(box: Toolbox) -> None:
    async with Client(server.make(box)) as client:
        for name, arguments in (("cal", {}), ("call", {"operation": "x", "more": 1})):
            result = await client.call_tool(name, arguments)
            assert result.is_error
            assert "nothing was sent" in body_of(result)["what"]


async def test_calls_run_side_by_side(twin: openshelf.Sandbox, box: Toolbox) -> None:
    """A slow call does not hold up a quick one."""
    twin.fail("disease.totals.world", delay=30, times=1)
    async with Client(server.make(box)) as client:
        slow = asyncio.ensure_future(
            client.call_tool("call", {"operation": "disease.totals.world"})
        )
        quick = await client.call_tool("call", {"operation": "disease.totals.continents"})
        assert body_of(quick)["shown"]["records"] == 6
        assert not slow.done()
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow


async def test_the_command_serves_over_standard_input_and_output(tmp_path: Path) -> None:
    """Also while the tools print: the wire is theirs alone."""
    parameters = StdioServerParameters(
        command=COMMAND[0], args=[*COMMAND[1:], "--sandbox", "--folder", str(tmp_path)]
    )
    async with Client(stdio_client(parameters)) as client:
        assert len((await client.list_tools()).tools) == 6
        result = await client.call_tool("read", {"operation": "disease.totals.countries"})
        assert body_of(result)["shown"] == {"rows": 193, "of": 193}
    assert first_file(tmp_path).startswith("disease.totals.countries-")


def first_file(folder: Path) -> str:
    """Wait for a file, and return its name."""
    assert soon(lambda: any(folder.glob("*.parquet")))
    return next(folder.glob("*.parquet")).name


def spoken(messages: list[dict[str, Any]], *options: str) -> list[dict[str, Any]]:
    """What the command answers on its standard output, line by line, to messages one by one."""
    with subprocess.Popen(
        [*COMMAND, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        answers = []
        for message in messages:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
            if "id" in message:
                answers.append(json.loads(process.stdout.readline()))
        process.stdin.close()
        # Nothing is answered twice.
        assert process.stdout.read() == ""
    assert process.returncode == 0
    return answers


VERSIONS = (*hello.VERSIONS, "2026-07-28", "1999-01-01")


@pytest.mark.parametrize("version", VERSIONS)
def test_early_answers_are_those_of_the_library(version: str, tmp_path: Path) -> None:
    """A ping that the library must answer comes before, so it has answered the others itself."""
    client = {
        "protocolVersion": version,
        "capabilities": {},
        "clientInfo": {"name": "x", "version": "1"},
    }
    first = {"jsonrpc": "2.0", "id": "a", "method": "initialize", "params": client}
    ready = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    listed = {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}
    ping = {"jsonrpc": "2.0", "id": 3, "method": "ping"}
    resources = {"jsonrpc": "2.0", "id": 4, "method": "resources/list"}
    folder = ("--folder", str(tmp_path / "none"))
    early = spoken([first, ready, ping, listed, {**ping, "id": 5}], *folder)
    # A message that only the library answers makes it answer all that follow, too.
    late = spoken([{**ping, "id": 0}, first, ready, resources, ping, listed], *folder)[1:]
    assert early[0] == late[0]
    assert early[2] == late[3]
    assert [each["id"] for each in early] == ["a", 3, 2, 5]


@contextmanager
def http_server(*options: str) -> Iterator[str]:
    """The address of the command over HTTP."""
    process = subprocess.Popen(
        [*COMMAND, "--sandbox", "--http", *options], stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stderr is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/mcp", process.stderr.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.wait(timeout=60)
        if process.stderr is not None:
            process.stderr.close()


async def test_the_command_serves_over_http_on_this_machine(tmp_path: Path) -> None:
    with http_server("--folder", str(tmp_path)) as address:
        async with Client(address) as client:
            result = await client.call_tool("call", {"operation": "disease.totals.world"})
            assert body_of(result)["complete"] is True


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--service", "musuem"], "did you mean 'museum'"),
        (["--budget", "10"], "expected a whole number from 1000"),
        (["--http", "70000"], "expected a whole number from 0 to 65535"),
    ],
)
def test_mistakes_in_the_command_line_are_one_line(options: list[str], told: str) -> None:
    ended = subprocess.run(
        [*COMMAND, *options], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert told in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stdout == ""


def test_without_the_library_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from openshelf.__main__ import main  # noqa: PLC0415
    from openshelf.mcp import command  # noqa: PLC0415

    monkeypatch.setattr(command, "find_spec", lambda _: None)
    assert main(["mcp"]) == 2
    assert "pip install 'openshelf[mcp]'" in capsys.readouterr().err
