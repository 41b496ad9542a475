"""The result of a tool: a body of JSON, pictures and files, within a number of tokens."""

from __future__ import annotations

import base64
import mimetypes
from importlib.util import find_spec

from openshelf.agents.cutting import Cuts, escaped, fitted
from openshelf.agents.tokens import compact, size

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

__all__ = ["Answer", "first_rows", "media_type_of"]

#: Bytes of a picture beyond which a result has only the link to its file.
_LARGEST_PICTURE = 1_000_000
#: Tokens that the description of the cuts takes at most.
_FOR_CUTS = 700
#: The least tokens of a part, however little is left.
_LEAST = 40


class Answer:
    """The answer of a tool.

    Parameters
    ----------
    body : dict
        Its JSON.
    is_error : bool, default False
        Whether the tool refused or failed.
    """

    def __init__(self, body: dict[str, Any], *, is_error: bool = False) -> None:
        """Begin with a body."""
        self.body = body
        self.is_error = is_error
        self.files: list[Path] = []
        self.pictures: list[tuple[bytes, str]] = []

    def add_picture(self, content: bytes, media_type: str) -> bool:
        """Show a picture, unless it is too large; return whether it is shown."""
        if len(content) > _LARGEST_PICTURE:
            return False
        self.pictures.append((content, media_type))
        return True

    def fit(self, budget: int) -> None:
        """Cut the parts of the body that are too long for a number of tokens.

        The facts stay whole: only texts, lists and objects beyond a fair share are cut, and
        ``cut`` says where.
        """
        self.body = escaped(self.body)
        if size(self.body) <= budget:
            return
        cuts = Cuts()
        told = self.body.pop("cut", [])
        self.body = fitted(self.body, max(budget - _FOR_CUTS, _LEAST), cuts)
        self.body["cut"] = [*told, *cuts.told()]

    def content(self) -> list[dict[str, Any]]:
        """Return the blocks of the protocol: the text, pictures and links to files."""
        blocks: list[dict[str, Any]] = [{"type": "text", "text": compact(self.body)}]
        blocks += [
            {"type": "image", "data": base64.b64encode(content).decode(), "mimeType": media_type}
            for content, media_type in self.pictures
        ]
        blocks += [
            {
                "type": "resource_link",
                "uri": path.as_uri(),
                "name": path.name,
                "mimeType": media_type_of(path),
                "size": path.stat().st_size,
            }
            for path in self.files
            if path.exists()
        ]
        return blocks

    def result(self) -> dict[str, Any]:
        """Return the result of the protocol."""
        return {"content": self.content(), "isError": self.is_error}


def first_rows(name: str) -> dict[str, Any]:
    """Return the call that shows the first rows of a file, with a library that is installed."""
    if find_spec("duckdb") is None and find_spec("pyarrow") is not None:
        return {"tool": "query", "arguments": {"file": name}}
    sql = f'select * from "{name}" limit 100'  # noqa: S608  a model reads it
    return {"tool": "query", "arguments": {"sql": sql}}


_OWN_TYPES = {
    ".parquet": "application/vnd.apache.parquet",
    ".csv": "text/csv",
    ".json": "application/json",
    ".webp": "image/webp",
}


def media_type_of(path: Path) -> str:
    """Return the media type of a file by its ending."""
    ending = path.suffix.lower()
    return _OWN_TYPES.get(ending) or mimetypes.types_map.get(ending, "application/octet-stream")
