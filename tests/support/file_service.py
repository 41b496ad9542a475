"""A service whose job has finished, and whose file is served as a test wants: in parts, changed, or not at all.

It is independent of the sandbox, and does what no sandbox should: it contradicts itself.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, field

from recorder import Answer, Recorded, Recorder

NAME = "All_PrimeTransactions_2024-01-13_H20M58S34486877.zip"


def archive(rows: int = 6000) -> bytes:
    """A ZIP of two stored tables, so that a changed byte does not break the structure."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for number in (1, 2):
            lines = "".join(f"{row},{row * number}\r\n" for row in range(rows))
            # The same bytes at any time of the day.
            member = zipfile.ZipInfo(f"table_{number}.csv")
            made.writestr(member, f"a,b\r\n{lines}")
    return out.getvalue()


@dataclass
class FileService:
    """Answers the requests of a download."""

    recorder: Recorder
    content: bytes = field(default_factory=archive)
    etag: str | None = '"one"'
    name: str = NAME
    #: Other than the recorder's own.
    url: str | None = None
    status: dict[str, object] = field(default_factory=dict)
    #: Changes an answer with the file; it is called with the request and the right answer.
    change: Callable[[Recorded, Answer], Answer] | None = None

    def __post_init__(self) -> None:
        self.recorder.answer = self

    @property
    def files(self) -> list[Recorded]:
        """The requests for the file."""
        return [each for each in self.recorder.requests if each.target.startswith("/files/")]

    def __call__(self, request: Recorded) -> Answer:
        if request.target.startswith("/files/"):
            answer = self.file(request)
            return self.change(request, answer) if self.change else answer
        url = self.url or f"{self.recorder.url}/files/a"
        told = {"file_name": self.name, "file_url": url}
        if request.method == "POST":
            told |= {"status_url": "", "download_request": {}}  # type: ignore[dict-item]
        else:
            told |= {"status": "finished", "message": None} | self.status  # type: ignore[dict-item]
        return Answer(body=json.dumps(told).encode())

    def file(self, request: Recorded) -> Answer:
        """The file, or the part of it that is asked for."""
        headers = {"Content-Type": "application/zip"}
        if self.etag is not None:
            headers["ETag"] = self.etag
        asked = re.fullmatch(r"bytes=(\d+)-", request.header("range") or "")
        if asked is None or request.header("if-range") != self.etag:
            return Answer(body=self.content, headers=headers)
        start, length = int(asked[1]), len(self.content)
        if start >= length:
            return Answer(416, b"", headers | {"Content-Range": f"bytes */{length}"})
        headers["Content-Range"] = f"bytes {start}-{length - 1}/{length}"
        return Answer(206, self.content[start:], headers)
