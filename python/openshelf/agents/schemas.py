"""Describes the arguments of an operation as a JSON Schema."""

from __future__ import annotations

import json

from openshelf import member_names
from openshelf.openapi.arguments import Arguments
from openshelf.openapi.components import Components

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

__all__ = ["arguments_schema"]


def arguments_schema(operation: Mapping[str, Any]) -> dict[str, Any]:
    """Return the JSON Schema of the arguments of an operation.

    Parameters
    ----------
    operation : mapping
        The operation, as in the catalog.

    Returns
    -------
    dict
        An object by the names of the Python method. Objects that several arguments share are in
        its ``$defs``.
    """
    parameters = [
        {**each, "values": each["values"] or member_names.only(operation, each)}
        for each in operation["parameters"]
        # The tools decide themselves about the folder of files.
        if each["place"] != "client"
    ]
    components = Components()
    schema = Arguments(components).named({**operation, "parameters": parameters})
    if components.schemas:
        schema["$defs"] = components.sorted()
    text = json.dumps(schema).replace('"#/components/schemas/', '"#/$defs/')
    found: dict[str, Any] = json.loads(text)
    return found
