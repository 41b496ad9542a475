"""The tool read: a whole list in a file, with what is known about it."""

from __future__ import annotations

import json

import openshelf
from openshelf import errors, portions
from openshelf.agents import refusing, row_files
from openshelf.agents.answers import Answer, first_rows
from openshelf.agents.call_warnings import collected
from openshelf.agents.calling import file_stem, name_of
from openshelf.agents.statistics import Statistics

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    import threading
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import Any

    from openshelf import Table
    from openshelf.agents.toolbox import Toolbox

__all__ = ["read"]

#: Characters of a text in the preview.
_PREVIEW_TEXT = 200
#: Characters of a failure that say why a list is not complete.
_WHY = 500
#: The levels of completeness that prove a list whole.
_WHOLE = {"exact", "counted"}


class _Progress:
    """Reports the records of a list."""

    def __init__(self, report: Callable[[int, int | None], None] | None) -> None:
        """Begin with nothing."""
        self.total: int | None = None
        self.done = 0
        self._report = report

    def update(self, n: int, /) -> None:
        """Add records."""
        self.done += n
        if self._report is not None:
            self._report(self.done, self.total)

    def close(self) -> None:
        """Do nothing."""


class _Reading:
    """The tables of a list, and what is known about it."""

    def __init__(
        self,
        box: Toolbox,
        operation: dict[str, Any],
        arguments: dict[str, Any],
        limit: int | None,
        progress: _Progress,
    ) -> None:
        """Check the call; nothing is sent yet."""
        self._operation = operation
        self._method = box.method(operation)
        self._arguments = arguments
        #: Why an answer without pages may be a part of what there is; empty if nothing shows it.
        self.part = ""
        self._limit = limit
        self.completeness: Any = None
        self.metadata: dict[str, Any] = {}
        self.provenance: dict[str, str] = {}
        #: Rows of an answer beyond the limit.
        self.cut = 0
        self.list: Any = None
        if operation["paging"] is not None:
            self.list = openshelf.paginate(self._method, max_records=limit, progress=progress)

    def tables(self) -> Iterator[Table]:
        """Yield the tables; one without rows if there are none."""
        if self.list is None:
            table = openshelf.table(self._method)(**self._arguments)
            whole = table.num_rows
            self.part = portions.remark(self._operation, self._arguments, whole)
            if self._limit is not None:
                table = table.head(self._limit)
            self._note(table, table.completeness, table.metadata)
            self.cut = whole - table.num_rows
            yield table
            return
        batches = self.list.batches(**self._arguments)
        found = False
        try:
            for table in batches:
                found = True
                yield table
                self._note(table, batches.completeness, batches.metadata)
        finally:
            self.completeness, self.metadata = batches.completeness, batches.metadata
        if not found:
            table = self.list.table(**self._arguments)
            self._note(table, table.completeness, table.metadata)
            yield table

    def count(self) -> openshelf.Count:
        """Ask the service how many records the whole list has."""
        counted: openshelf.Count = openshelf.paginate(self._method).count(**self._arguments)
        return counted

    def _note(self, table: Table, completeness: Any, metadata: dict[str, Any]) -> None:
        self.completeness, self.metadata = completeness, metadata
        self.provenance = dict(table.schema.metadata)


def read(  # noqa: PLR0913  the arguments of the tool
    box: Toolbox,
    operation: dict[str, Any],
    arguments: dict[str, Any],
    format: str = "parquet",  # noqa: A002  the name of the tool's argument
    limit: int | None = None,
    *,
    report: Callable[[int, int | None], None] | None = None,
    stopped: threading.Event | None = None,
) -> Answer:
    """Read a list to its end into a file, and describe it."""
    progress = _Progress(report)
    stem = file_stem(operation, arguments, limit)
    path = box.files() / f"{stem}.{format}"
    failure: Exception | None = None
    with collected() as warnings:
        reading = _Reading(box, operation, arguments, limit, progress)
        writing = _Writing(path, format)
        try:
            for table in reading.tables():
                writing.add(table)
                if stopped is not None and stopped.is_set():
                    break
        except Exception as error:  # what was read stays in the file
            if not writing.rows:
                raise
            failure = error
        finally:
            total = progress.total
            if limit is not None and writing.rows >= limit:
                total = _count(reading, limit)
            why = _why(reading, writing, limit, total, failure, stopped)
            writing.end(reading, why)
    body = _body(operation, arguments, path, writing, why)
    if total is None and failure is None and why["complete"]:
        total = writing.rows
    body["shown"] = {"rows": writing.rows, "of": total}
    body |= {name: value for name, value in reading.metadata.items() if value}
    if warnings:
        body["remarks"] = list(warnings)
    body["source"] = _source(reading)
    body["columns"] = writing.statistics.columns() if writing.statistics else {}
    body["preview"] = writing.preview()
    answer = Answer(body)
    answer.files.append(path)
    if failure is not None:
        answer.is_error = not isinstance(failure, errors.TruncatedError)
        told = refusing.told(box, "read", {"operation": name_of(operation)}, failure).body
        body["failure"] = {name: told[name] for name in ("error", "what", "message")}
    return answer


def _count(reading: _Reading, limit: int) -> int | None:
    """Return the number of records of a list of which only some were read, if it can be known."""
    if reading.list is None:
        return limit + reading.cut
    try:
        found = reading.count()
    except errors.OpenshelfError:
        return None
    return int(found) if found.is_exact else None


def _why(  # noqa: PLR0913, PLR0917  all that decides
    reading: _Reading,
    writing: _Writing,
    limit: int | None,
    total: int | None,
    failure: Exception | None,
    stopped: threading.Event | None,
) -> dict[str, Any]:
    """Say whether the file has the whole list, and how that is known."""
    known = reading.completeness
    level = known.level if known is not None else None
    if stopped is not None and stopped.is_set():
        return {"complete": False, "why": "the caller stopped the reading"}
    if failure is not None:
        return {"complete": False, "why": f"{type(failure).__name__}: {str(failure)[:_WHY]}"}
    if limit is not None and writing.rows >= limit and total != writing.rows:
        return {"complete": False, "why": f"limit is {limit}"}
    if known is None:
        part = reading.part
        return {
            "complete": not part,
            "why": part or "the service returns everything in one answer",
        }
    return {"complete": level in _WHOLE, "why": str(known)}


def _body(
    operation: dict[str, Any],
    arguments: dict[str, Any],
    path: Path,
    writing: _Writing,
    why: dict[str, Any],
) -> dict[str, Any]:
    return {
        "operation": name_of(operation),
        "arguments": arguments,
        "file": path.name,
        "folder": str(path.parent),
        "bytes": path.stat().st_size,
        "shown": {},
        **why,
        "next": first_rows(path.name),
        **({"unfit_values": writing.unfit} if writing.unfit else {}),
        **({"members_without_column": writing.extra} if writing.extra else {}),
    }


def _source(reading: _Reading) -> dict[str, Any]:
    names = ("service", "url", "retrieved", "licence")
    facts = reading.provenance
    return {name: facts[f"openshelf.{name}"] for name in names if facts.get(f"openshelf.{name}")}


class _Writing:
    """The file of a list, with the facts about its columns."""

    def __init__(self, path: Path, form: str) -> None:
        """Begin; the first table decides about the columns."""
        self._path, self._form = path, form
        self._file: Any = None
        self.statistics: Statistics | None = None
        self.rows = self.unfit = self.extra = 0

    def add(self, table: Table) -> None:
        """Add the rows of a table."""
        if self._file is None or self.statistics is None:
            self._file = row_files.open_file(self._path, self._form, table)
            schema = table.schema
            types = dict(zip(schema.names, schema.types, strict=True))
            self.statistics = Statistics(
                {name: kind for name, kind in types.items() if name not in {"_unfit", "_extra"}}
            )
        rows = row_files.rows_of(table, self._path.with_name(f".{self._path.name}.rows"))
        self._file.write(table, rows)
        self.statistics.add(rows)
        self.rows += table.num_rows
        self.unfit += table.unfit
        self.extra += table.extra

    def preview(self) -> list[dict[str, Any]]:
        """Return the first rows, with long texts cut."""
        return [_shortened(row) for row in self.statistics.preview] if self.statistics else []

    def end(self, reading: _Reading, why: dict[str, Any]) -> None:
        """Move the file to its name, with its provenance and completeness; none if it is empty."""
        if self._file is None:
            return
        try:
            self._file.commit({**reading.provenance, "openshelf.read": json.dumps(why)})
        finally:
            self._file.discard()


def _shortened(value: Any) -> Any:
    if isinstance(value, str) and len(value) > _PREVIEW_TEXT:
        return f"{value[:_PREVIEW_TEXT]}… ({_PREVIEW_TEXT} of {len(value)} characters)"
    if isinstance(value, dict):
        return {name: _shortened(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_shortened(each) for each in value]
    return value
