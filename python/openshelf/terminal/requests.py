"""What is said beside a request that is written for another program."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

#: Linux refuses an argument of 128 KiB, and other systems a command line that is a little longer.
_LONGEST_ARGUMENT = 100_000


def remarks(operation: Mapping[str, Any], given: Mapping[str, Any], program: str, text: str) -> str:
    """Say what the text of a request does not.

    Parameters
    ----------
    operation : mapping
        The operation.
    given : mapping
        The arguments of the call.
    program : str
        The program for which the request is written, such as "curl".
    text : str
        The request.

    Returns
    -------
    str
        Lines for standard error; empty if there is nothing to say.
    """
    said = _of_two(operation, given)
    if program == "curl" and len(text.encode()) > _LONGEST_ARGUMENT:
        said += "(no shell runs so long a command; write --print fetch or --print httr2)\n"
    return said


def _of_two(operation: Mapping[str, Any], given: Mapping[str, Any]) -> str:
    """Say which request this is, if the call sends a second one, and where its address is."""
    files = operation["files"]
    linked = files.get("linked") if isinstance(files, dict) else None
    if linked is None:
        return ""
    members = {each["name"]: each["member"] for each in linked["forms"]}
    form = given.get(linked["parameter"]) or next(iter(members))
    return (
        f"(the first of two requests, for the record of the {linked['thing']}; the address of its "
        f"{form} is in {members[form]} of the answer)\n"
    )
