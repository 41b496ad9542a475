"""The tool download: pictures, and the files of jobs and of lists."""

from __future__ import annotations

from pathlib import Path

import openshelf
from openshelf.agents.answers import Answer, first_rows, media_type_of
from openshelf.agents.call_warnings import collected
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    import threading
    from collections.abc import Callable
    from typing import Any

    from openshelf.agents.toolbox import Toolbox

__all__ = ["download"]

#: Files that a result names.
_NAMED = 50


class _Progress:
    """Reports the bytes of a download, and ends it when the caller wants no more."""

    def __init__(
        self,
        report: Callable[[int, int | None], None] | None,
        stopped: threading.Event | None,
    ) -> None:
        """Begin with nothing."""
        self.total: int | None = None
        self._report, self._stopped, self._done = report, stopped, 0

    def update(self, n: int, /) -> None:
        """Add bytes."""
        from openshelf.agents.toolbox import Stopped  # noqa: PLC0415  it imports this module

        self._done += n
        if self._stopped is not None and self._stopped.is_set():
            raise Stopped
        if self._report is not None:
            self._report(self._done, self.total)

    def close(self) -> None:
        """Do nothing."""


def download(
    box: Toolbox,
    operation: dict[str, Any],
    arguments: dict[str, Any],
    *,
    report: Callable[[int, int | None], None] | None = None,
    stopped: threading.Event | None = None,
) -> Answer:
    """Get a picture, or the files that an operation leads to."""
    name = f"{operation['service']}.{operation['full_name']}"
    if operation["files"] is None:
        raise ArgumentError(f"{name} leads to no file: use call, or read for a whole list")
    if "listed" in operation["files"] and box.read_only:
        # They are archives of many gigabytes, up to the whole database.
        raise ArgumentError(
            f"{name}: it downloads every archive of a list, and the tools are read-only; call "
            "shows the list, and a person can start the server with --no-read-only"
        )
    folder = box.files()
    progress = _Progress(report, stopped)
    with collected() as warnings:
        get = openshelf.download(box.method(operation), folder, progress=progress)
        found = get(**arguments)
    paths = [Path(each) for each in (found if isinstance(found, list) else [found])]
    tables = [each for path in paths if path.suffix == ".zip" for each in _unpacked(path)]
    body: dict[str, Any] = {
        "operation": name,
        "arguments": arguments,
        "shown": {"files": min(len(paths), _NAMED), "of": len(paths)},
        "complete": True,
        "why": "every file was received whole",
        "files": [
            {"file": path.name, "bytes": path.stat().st_size, "type": media_type_of(path)}
            for path in paths[:_NAMED]
        ],
        "folder": str(folder),
    }
    if tables:
        body["tables"] = [{"file": path.name, "rows": rows} for path, rows in tables]
    if warnings:
        body["remarks"] = list(warnings)
    answer = Answer(body)
    answer.files += [*paths, *(path for path, _ in tables)][:_NAMED]
    if "answer" in operation["files"]:
        _show(answer, paths[0])
    elif tables:
        body["next"] = first_rows(tables[0][0].name)
    return answer


def _unpacked(path: Path) -> list[tuple[Path, int]]:
    """Write the tables of an archive to Parquet files beside it; return their numbers of rows."""
    written = []
    for place, table in enumerate(openshelf.read_zip(path)):
        beside = path.with_name(f"{path.stem}-{place + 1}.parquet")
        written.append((beside, table.to_parquet(beside)))
    return written


def _show(answer: Answer, path: Path) -> None:
    """Add a picture to the answer, as what a service sent."""
    shown = answer.add_picture(path.read_bytes(), media_type_of(path))
    answer.body["from_service"] = {
        "picture": "below" if shown else "too large to show; see its file"
    }
    if not shown:
        answer.body["complete"] = False
        answer.body["why"] = "the picture is larger than a result may have; the file has it"
