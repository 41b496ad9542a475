"""Runs every operation through the server's tools, with the protocol's own client in memory."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pyarrow.parquet
import pytest
from mcp.client import Client
from openshelf.agents import samples
from openshelf.agents.toolbox import DEFAULT_BUDGET, Toolbox
from openshelf.mcp import server

OPERATIONS = {f"{each['service']}.{each['full_name']}": each for each in openshelf.operations()}
LISTS = [name for name, each in OPERATIONS.items() if each["paging"] is not None]
PICTURES = {"bytes", "file", "file_path"}
#: Small enough that most answers must be cut.
SMALL = 1_500


async def ask(box: Toolbox, tool: str, **arguments: Any) -> tuple[Any, dict[str, Any]]:
    """Call a tool; return the result, and the JSON of its text."""
    async with Client(server.make(box)) as client:
        result = await client.call_tool(tool, arguments)
    texts = [block.text for block in result.content if block.type == "text"]
    assert len(texts) == 1
    return result, json.loads(texts[0])


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def all_of(twin: openshelf.Sandbox, folder: Path, budget: int = DEFAULT_BUDGET) -> Toolbox:
    return Toolbox(sandbox=twin, folder=folder, budget=budget, read_only=False)


@pytest.mark.parametrize("name", OPERATIONS)
async def test_call(
    name: str, twin: openshelf.Sandbox, tmp_path: Path, tokens: Callable[[Any], int]
) -> None:
    operation = OPERATIONS[name]
    arguments = samples.arguments(operation)
    for budget in (DEFAULT_BUDGET, SMALL):
        box = all_of(twin, tmp_path, budget)
        result, body = await ask(box, "call", operation=name, arguments=arguments)
        assert tokens(result.content[0].text) <= budget
        if operation["lasting_status"] is not None:
            assert result.is_error
            assert body["status"] == operation["lasting_status"]
            continue
        assert not result.is_error, body
        assert body["shown"] and "of" in body["shown"], body
        if operation["answer"] in PICTURES:
            assert any(block.type == "image" for block in result.content)
            continue
        assert "from_service" in body
        if not body["complete"]:
            assert body["why"]
            assert body["next"]["tool"] in {"call", "read"}
        box.close()


@pytest.mark.parametrize("name", LISTS)
async def test_read(
    name: str, twin: openshelf.Sandbox, tmp_path: Path, tokens: Callable[[Any], int]
) -> None:
    operation = OPERATIONS[name]
    box = all_of(twin, tmp_path)
    result, body = await ask(box, "read", operation=name, arguments=samples.arguments(operation))
    box.close()
    assert tokens(result.content[0].text) <= DEFAULT_BUDGET
    if operation["lasting_status"] is not None:
        assert result.is_error
        return
    assert not result.is_error, body
    assert body["why"]
    table = pyarrow.parquet.read_table(tmp_path / body["file"])
    assert table.num_rows == body["shown"]["rows"]
    if body["complete"]:
        assert body["shown"]["rows"] == body["shown"]["of"]
    assert len(body["preview"]) == min(5, table.num_rows)
    for column, facts in body["columns"].items():
        assert table[column].null_count == facts["nulls"], column
    assert [block.name for block in result.content if block.type == "resource_link"] == [
        body["file"]
    ]
    assert names_in(tmp_path) == {body["file"]}


@pytest.mark.parametrize("name", OPERATIONS)
def test_describe_stays_within_the_budget(
    name: str, tmp_path: Path, tokens: Callable[[Any], int]
) -> None:
    for budget in (DEFAULT_BUDGET, SMALL):
        answer = Toolbox(folder=tmp_path, budget=budget).run("describe", {"operation": name})
        assert not answer.is_error
        assert tokens(answer.result()["content"][0]["text"]) <= budget
        assert answer.body["example_call"]["arguments"]["operation"] == name
