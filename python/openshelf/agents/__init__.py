"""Tools for language models: the operations of the catalog behind six definitions.

`openshelf.tools` gives their definitions to a program that calls a model itself, and
`openshelf.run_tool` carries out what the model asks for. `openshelf mcp` serves the same tools.
"""

from __future__ import annotations

import threading

from openshelf.agents import formats
from openshelf.agents.toolbox import DEFAULT_BUDGET, Toolbox

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import Collection, Iterable, Mapping
    from typing import Any, Literal

    import openshelf

__all__ = ["run_tool", "tools"]

_LOCK = threading.Lock()
#: The toolboxes of the last options, whose clients and answers are used again.
_BOXES: dict[Any, Toolbox] = {}
_MOST_BOXES = 8


def tools(
    format: Literal["json-schema", "openai", "anthropic"] = "json-schema",  # noqa: A002
    operations: Iterable[str] | None = None,
) -> list[dict[str, Any]]:
    """Return definitions of tools for programs that call a language model themselves.

    Parameters
    ----------
    format : {"json-schema", "openai", "anthropic"}, default "json-schema"
        "openai": functions of the Responses interface, strict where the schema allows it.
        "anthropic": tools with an input schema and examples. "json-schema": a schema for each
        tool, with its name as the title.
    operations : iterable of str, optional
        Names of operations, such as "museum.artworks.search", or patterns, such as "disease.*".
        Each becomes a tool of its own, such as "museum-artworks-search", to be loaded when the
        model searches for it (defer_loading), where the format has that. Without operations: the
        six tools that find, describe and call all of them, in less than 2,000 tokens.

    Returns
    -------
    list of dict

    Raises
    ------
    ArgumentError
        If there is no such format or operation.

    Examples
    --------
    >>> [each["title"] for each in openshelf.tools()]
    ['search_operations', 'describe', 'call', 'read', 'query', 'download']
    """
    return formats.tools(format, operations)


def run_tool(  # noqa: PLR0913  the options of the server
    name: str,
    arguments: Mapping[str, Any] | None = None,
    *,
    services: Collection[str] = (),
    sandbox: openshelf.Sandbox | None = None,
    folder: str | os.PathLike[str] | None = None,
    budget: int = DEFAULT_BUDGET,
    read_only: bool = True,
) -> dict[str, Any]:
    """Run a tool that a language model has called.

    Parameters
    ----------
    name : str
        A name of `openshelf.tools`.
    arguments : mapping, optional
        The arguments that the model has passed, as JSON objects.
    services : collection of str, optional
        The services that may be called; all if empty.
    sandbox : openshelf.Sandbox, optional
        A sandbox that is called instead of the services.
    folder : str or os.PathLike, optional
        Where files are written; if omitted, in the user's cache folder. Nothing is written
        elsewhere, except by the cache and the limiter.
    budget : int, default 20000
        The most tokens of the text, at least 1000.
    read_only : bool, default True
        Refuse operations that begin a job or store something at a service.

    Returns
    -------
    dict
        As the server answers: ``content``, a list of blocks (a text of JSON, pictures, links to
        files), and ``isError``. A refusal is an answer, too.

    Raises
    ------
    ArgumentError
        If an option has another value.

    Examples
    --------
    >>> answer = openshelf.run_tool("search_operations", {"query": "deaths in Italy by day"})
    >>> answer["isError"]
    False
    """
    key = (tuple(services), id(sandbox), None if folder is None else str(folder), budget, read_only)
    with _LOCK:
        box = _BOXES.get(key)
        # An id may be that of another sandbox by now.
        if box is None or box.sandbox is not sandbox:
            box = _BOXES[key] = Toolbox(
                services=services,
                sandbox=sandbox,
                folder=folder,
                budget=budget,
                read_only=read_only,
            )
            while len(_BOXES) > _MOST_BOXES:
                _BOXES.pop(next(iter(_BOXES))).close()
    return box.run(name, arguments).result()
