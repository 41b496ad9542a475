"""Reads an argument that is the base64 of a file."""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path

from openshelf import _core
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

#: So much of a word is repeated in a message: a word without a file's name may be a whole picture.
_SHORT = 200


def base64_of(operation: str, parameter: Mapping[str, Any], word: str) -> str:
    """Return the base64 that a word is, or that of the file which it names after @.

    Parameters
    ----------
    operation : str
        The full name of the operation.
    parameter : mapping
        Its parameter.
    word : str
        Base64, or @ and the name of a file; @- is standard input. A file that has base64 already is
        not encoded again.

    Returns
    -------
    str

    Raises
    ------
    ArgumentError
        The word is neither, or the file cannot be read.
    """
    name: str = parameter["name"]
    if word.startswith("@"):
        try:
            place = word[1:]
            content = sys.stdin.buffer.read() if place == "-" else Path(place).read_bytes()
        except (OSError, ValueError, AttributeError) as error:
            # Closed standard input is None.
            message = f"{name}: standard input is closed; pass a file: {name}=@file"
            is_closed = isinstance(error, AttributeError)
            raise ArgumentError(message if is_closed else f"{name}: {error}") from error
        if not content:
            raise ArgumentError(f"{name}: the file is empty")
        written = b"".join(content.split()).decode("ascii", errors="replace")
        is_written = _is_taken(operation, name, written)
        return written if is_written else base64.b64encode(content).decode()
    if not _is_taken(operation, name, word):
        file = word if len(word) <= _SHORT and word.isprintable() else "FILE"
        raise ArgumentError(
            f"{name}: expected the base64 of a file; for a file write {name}=@{file or 'FILE'}"
        )
    return word


def _is_taken(operation: str, name: str, text: str) -> bool:
    """Whether the operation takes a text for a parameter."""
    return _core._sent_form(operation, name, json.dumps(text)) is not None  # noqa: SLF001  our own
