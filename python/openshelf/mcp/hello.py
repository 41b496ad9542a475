"""The handshake and the list of tools, written without the protocol's library."""

from __future__ import annotations

import openshelf
from openshelf.agents.definitions import INSTRUCTIONS, definitions

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from typing import Any

    from openshelf.agents.toolbox import Toolbox

__all__ = ["ABOUT", "handshake", "tools"]

ABOUT = {
    "name": "openshelf",
    "title": "openshelf",
    "version": openshelf.__version__,
    "description": "Public data without keys: museum, pictures, Federal Register, USAspending, "
    "disease.sh",
}
#: The versions of the protocol that begin with a handshake; the last one is offered to others.
VERSIONS = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
#: Tools that change nothing, not even the folder of files, and ask nobody else.
_ONLY_HERE = {"search_operations", "describe", "query"}


def tools(box: Toolbox) -> list[dict[str, Any]]:
    """Return the tools with what they change, as tools/list has them."""
    return [
        {
            **each,
            "annotations": {
                "readOnlyHint": each["name"] in _ONLY_HERE
                or (each["name"] == "call" and box.read_only),
                "destructiveHint": False,
                "idempotentHint": box.read_only,
                "openWorldHint": each["name"] not in _ONLY_HERE,
            },
        }
        for each in definitions()
    ]


def handshake(version: object) -> dict[str, Any]:
    """Return the answer to a client that offers a version of the protocol."""
    return {
        "protocolVersion": version if version in VERSIONS else VERSIONS[-1],
        "capabilities": {
            "tools": {"listChanged": False},
            "resources": {"listChanged": False, "subscribe": False},
        },
        "serverInfo": ABOUT,
        "instructions": INSTRUCTIONS,
    }
