"""Serves the tools, and the files of their folder, by the Model Context Protocol."""

from __future__ import annotations

import base64
import logging
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

import anyio
import anyio.from_thread
import anyio.to_thread
import mcp_types as types
from mcp.server.lowlevel import Server
from mcp.shared.exceptions import MCPError

import openshelf
from openshelf.agents.answers import media_type_of
from openshelf.agents.definitions import INSTRUCTIONS
from openshelf.mcp import hello

if TYPE_CHECKING:
    from mcp.server.context import ServerRequestContext

    from openshelf.agents.toolbox import Toolbox

__all__ = ["make"]

_LOG = logging.getLogger("openshelf.mcp")
#: The largest file that is sent as a resource; larger ones are for `query`.
_LARGEST_RESOURCE = 5_000_000
#: Files that resources/list names.
_LISTED = 200
#: Calls at the same time; each has a thread.
_AT_ONCE = 16


def make(box: Toolbox) -> Server[Any]:
    """Return a server of a toolbox.

    Parameters
    ----------
    box : Toolbox
        The tools with their options.

    Returns
    -------
    mcp.server.lowlevel.Server
        For stdio or HTTP, or for the library's client in the same process.
    """
    tools = [types.Tool.model_validate(each) for each in hello.tools(box)]
    limiter: list[anyio.CapacityLimiter] = []

    async def list_tools(
        _: ServerRequestContext, __: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=tools)

    async def call_tool(
        context: ServerRequestContext, asked: types.CallToolRequestParams
    ) -> types.CallToolResult:
        if not limiter:
            limiter.append(anyio.CapacityLimiter(_AT_ONCE))
        return await _call(box, context, asked, limiter[0])

    async def list_resources(
        _: ServerRequestContext, __: types.PaginatedRequestParams | None
    ) -> types.ListResourcesResult:
        found = await anyio.to_thread.run_sync(_files, box)
        return types.ListResourcesResult(resources=[_resource(path) for path in found])

    async def read_resource(
        _: ServerRequestContext, asked: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        contents = await anyio.to_thread.run_sync(_contents, box, str(asked.uri))
        return types.ReadResourceResult(contents=[contents])

    return Server(
        hello.ABOUT["name"],
        title=hello.ABOUT["title"],
        version=hello.ABOUT["version"],
        description=hello.ABOUT["description"],
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_read_resource=read_resource,
    )


async def _call(
    box: Toolbox,
    context: ServerRequestContext,
    asked: types.CallToolRequestParams,
    limiter: anyio.CapacityLimiter,
) -> types.CallToolResult:
    """Run a tool in a thread; report its progress, and stop it when the request is cancelled."""
    stopped = threading.Event()

    def report(done: int, total: int | None) -> None:
        if stopped.is_set():
            return
        try:
            anyio.from_thread.run(context.session.report_progress, float(done), total)
        except Exception:  # noqa: BLE001  the connection may be gone; the reading goes on
            _LOG.debug("progress was not reported", exc_info=True)

    def run() -> dict[str, Any]:
        return box.run(asked.name, asked.arguments, report=report, stopped=stopped).result()

    try:
        # The thread is not waited for after a cancellation: it ends at its next page.
        result = await anyio.to_thread.run_sync(run, abandon_on_cancel=True, limiter=limiter)
    finally:
        stopped.set()
    return types.CallToolResult.model_validate(result)


def _files(box: Toolbox) -> list[Path]:
    """Return the files of the folder, the newest first."""
    found = [each for each in box.files().iterdir() if each.is_file() and each.name[0] != "."]
    found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    return found[:_LISTED]


def _resource(path: Path) -> types.Resource:
    size = path.stat().st_size
    return types.Resource(
        uri=path.as_uri(), name=path.name, mime_type=media_type_of(path), size=size
    )


def _contents(box: Toolbox, uri: str) -> types.TextResourceContents | types.BlobResourceContents:
    """Return a file of the folder; no other file is read."""
    parts = urlsplit(uri)
    name = Path(url2pathname(parts.path)).name
    try:
        path = box.file(name)
    except openshelf.ArgumentError:
        path = None
    if parts.scheme != "file" or path is None or path.as_uri() != uri:
        raise MCPError(types.INVALID_PARAMS, f"no file of this server's folder: {uri}")
    if path.stat().st_size > _LARGEST_RESOURCE:
        raise MCPError(
            types.INVALID_PARAMS,
            f"{path.name} has {path.stat().st_size} bytes, more than {_LARGEST_RESOURCE}: "
            "use the tool query",
        )
    kind, content = media_type_of(path), path.read_bytes()
    if kind.startswith("text/") or kind == "application/json":
        text = content.decode("utf-8", "replace")
        return types.TextResourceContents(uri=uri, mime_type=kind, text=text)
    return types.BlobResourceContents(
        uri=uri, mime_type=kind, blob=base64.b64encode(content).decode()
    )
