"""Mirrors: lists that are kept as Delta tables, and brought up to date by what has changed."""

from __future__ import annotations

import asyncio
import functools
import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from openshelf._core import _Mirror, paginate
from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library
from openshelf.mirror_options import Watched, asked, check_flag, milliseconds_of
from openshelf.mirror_reports import report_of, windows_of

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import (
        AsyncIterator,
        Callable,
        Coroutine,
        Iterator,
        Mapping,
        Sequence,
    )
    from typing import Any, Concatenate, Literal, ParamSpec, TypeVar, overload

    import polars as pl

    from openshelf._core import AsyncPaginated, Paginated, Table
    from openshelf.mirror_reports import MirrorReport, MirrorWindow
    from openshelf.pagination import ProgressBar

    _P = ParamSpec("_P")
    _Result = TypeVar("_Result")

__all__ = ["AsyncMirror", "Mirror", "mirror"]

#: How long files of older versions stay, unless the caller says otherwise.
_WEEK = timedelta(days=7)
#: The column with the time at which a record was found to be gone.
_GONE_AT = "_gone_at"
#: The columns of a table with history: since when a row holds, and until when.
_SEEN_AT, _REPLACED_AT = "_seen_at", "_replaced_at"
_EPOCH = datetime.fromtimestamp(0, UTC)


if TYPE_CHECKING:

    @overload
    def mirror(
        method: Callable[_P, Coroutine[Any, Any, Any]],
        folder: str | os.PathLike[str],
        *,
        history: bool = False,
    ) -> Callable[_P, AsyncMirror]: ...
    @overload
    def mirror(
        method: Callable[_P, Mapping[str, object] | Sequence[object]],
        folder: str | os.PathLike[str],
        *,
        history: bool = False,
    ) -> Callable[_P, Mirror]: ...


def mirror(
    method: Callable[_P, Any], folder: str | os.PathLike[str], *, history: bool = False
) -> Callable[_P, Any]:
    """Keep a list as a Delta table in a folder.

    The result takes the arguments of the method and returns a :class:`Mirror`, or an
    :class:`AsyncMirror` for an asynchronous client; nothing is sent before its ``update()``.
    polars, DuckDB, pandas, Spark and delta-rs read the table at every moment, also while it is
    brought up to date.

    Parameters
    ----------
    method : callable
        A method of a client whose answers have pages, such as ``gazette.documents.search``.
    folder : str or path
        The folder of the table. It is created by the first update.
    history : bool, default False
        Keep a row for each change of a record, with the time at which it was seen (``_seen_at``)
        and the time at which another one, or the end of the record, took its place
        (``_replaced_at``). A table that was begun with history has it whether it is asked for or
        not; one that was begun without is refused with it.

    Returns
    -------
    callable
        A function that takes the arguments of the method and returns the mirror.

    Raises
    ------
    ArgumentTypeError
        If the method is none, or has no pages.
    ArgumentError
        From the result: if an argument is wrong, or the records have no key that tells one from all
        others.

    Examples
    --------
    >>> import openshelf, tempfile
    >>> with openshelf.Sandbox(today="2024-10-15") as server, server.museum() as museum:
    ...     artists = openshelf.mirror(museum.artists.list, tempfile.mkdtemp())()
    ...     first, second = artists.update(), artists.update()
    >>> first.new == second.unchanged, second.is_changed
    (True, False)
    """
    check_flag("history", history)
    pages: Paginated[..., Any, Any] | AsyncPaginated[..., Any, Any] = paginate(method)

    def begin(*arguments: _P.args, **named: _P.kwargs) -> Mirror | AsyncMirror:
        core = _Mirror(pages, folder, arguments, named, history)
        return (AsyncMirror if core.is_async else Mirror)(core, Path(folder))

    return begin


class Mirror:
    """A list that is kept as a Delta table; ``openshelf.mirror(method, folder)(...)`` returns it.

    The table has the columns of the list, and ``_gone_at``: the time at which a record was found to
    be gone, null for the others. With history it has ``_seen_at`` and ``_replaced_at``, too, and
    reading gives the rows that hold now unless ``history=True`` asks for all. An underscore stands
    for a space in the name of a column, and a time without an offset is a text.

    Attributes
    ----------
    folder : Path
        The folder of the table.
    """

    __slots__ = ("_mirror", "folder")

    def __init__(self, core: _Mirror, folder: Path) -> None:
        """Take the mirror of the core."""
        self._mirror = core
        self.folder = folder

    def __repr__(self) -> str:
        """Return the folder."""
        return f"Mirror({str(self.folder)!r})"

    def update(
        self,
        *,
        whole: bool = False,
        sweep: Literal["daily", "weekly", "monthly"] | timedelta | None = None,
        patience: float = 5.0,
        progress: bool | ProgressBar = False,
    ) -> MirrorReport:
        """Ask for what is new and changed, and make it the next version of the table.

        The first run asks for everything. Later ones follow the rule of the operation, such as the
        latest days of the gazette, and ask for everything again where there is none. A run that
        ends in an error, or with its process, leaves the table as it was; the first one leaves what
        it has read, in versions that are five minutes apart, and the next one goes on there.

        Parameters
        ----------
        whole : bool, default False
            Ask for everything whatever the rule is. Only such a run sees what ``unseen`` of the
            report says.
        sweep : {"daily", "weekly", "monthly"} or timedelta, optional
            Ask for everything if the last run that did, and could show it, is older than this:
            twice for a list that the service does not count, where only that shows that it is
            whole. A month has 28 days here.
        patience : float, default 5.0
            How many seconds to wait for another program that brings the same mirror up to date.
        progress : bool or object with update(n) and close(), default False
            True shows a bar of the records that were read. An object is told their numbers, from
            another thread.

        Returns
        -------
        MirrorReport
            What was asked for, and what was new, changed and gone.

        Raises
        ------
        OpenshelfError
            If a request fails, as in a call of the method.
        BlockingIOError
            If another program brings the mirror up to date all the time.
        ArgumentError
            If the folder has another table, or the columns of the list have other types than those
            of the table, which are not wider; or if history is wanted of a table without.
        OSError
            If the table cannot be written.
        """
        options = asked(patience, whole, sweep)
        with Watched(self._mirror, progress, self.folder.name):
            facts = self._mirror.update(*options)
        return report_of(facts)

    @property
    def unproven(self) -> tuple[MirrorWindow, ...]:
        """The parts that no run could show to be whole; everything until the first run has ended.

        Raises
        ------
        FileNotFoundError
            If there is no table yet.
        """
        return windows_of(json.loads(self._mirror.unproven()))

    @property
    def version(self) -> int:
        """The number of the newest version.

        Raises
        ------
        FileNotFoundError
            If there is no table yet.
        """
        return self._mirror.version(None)

    def batches(self, *, version: int | None = None, history: bool = False) -> Iterator[Table]:
        """Return the rows part by part, so that they need little memory.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        history : bool, default False
            Whether rows are among them that another one, or the end of the record, has replaced;
            they are in a table with history only.

        Returns
        -------
        iterator of Table
            Each has the rows of a part, at most about 128,000, in the order of their keys.

        Raises
        ------
        FileNotFoundError
            If there is no table, or a vacuum has removed the files of the version.
        ArgumentError
            If there is no such version.
        """
        number = self._mirror.version(version)
        parts = len(self._mirror.files(number, history))
        return (self._mirror.parts(number, [part], history) for part in range(parts))

    def table(self, *, version: int | None = None, history: bool = False) -> Table:
        """Return all rows as one table, those of records that are gone included without history.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        history : bool, default False
            Whether rows are among them that another one, or the end of the record, has replaced;
            they are in a table with history only.

        Returns
        -------
        Table
            The rows, which are all in memory; ``batches()`` needs less.

        Raises
        ------
        FileNotFoundError
            If there is no table, or a vacuum has removed the files of the version.
        ArgumentError
            If there is no such version.
        """
        number = self._mirror.version(version)
        parts = range(len(self._mirror.files(number, history)))
        return self._mirror.parts(number, list(parts), history)

    def scan(self, *, version: int | None = None, history: bool = False) -> pl.LazyFrame:
        """Return the rows as a LazyFrame of polars, which reads only what a query needs.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        history : bool, default False
            Whether rows are among them that another one, or the end of the record, has replaced;
            they are in a table with history only.

        Returns
        -------
        polars.LazyFrame
            The rows of the version, also when newer ones appear.

        Raises
        ------
        ImportError
            If polars is not installed; the message says what to install.
        FileNotFoundError
            If there is no table.
        ArgumentError
            If there is no such version.
        """
        frames = library("polars", "scan()")
        number = self._mirror.version(version)
        columns = frames.DataFrame(self._mirror.parts(number, [], history))
        files = self._mirror.files(number, history)
        if not files:
            empty: pl.LazyFrame = columns.lazy()
            return empty
        found: pl.LazyFrame = frames.scan_parquet(
            files, schema=columns.schema, missing_columns="insert"
        )
        if _REPLACED_AT in columns.schema and not history:
            return found.filter(frames.col(_REPLACED_AT).is_null())
        return found

    def version_at(self, when: date | datetime) -> int:
        """Return the number of the version that was the newest at a time.

        Parameters
        ----------
        when : date or datetime
            A day stands for its end in UTC. A datetime needs an offset.

        Returns
        -------
        int
            The version, for ``scan``, ``table``, ``batches`` and ``to_polars``.

        Raises
        ------
        FileNotFoundError
            If there is no table.
        ArgumentError
            If the table is newer, or its log has no version of that time any more.
        ArgumentTypeError
            If it is neither, or a datetime without an offset.
        """
        return self._mirror.version_at(milliseconds_of(when))

    def as_of(self, when: date | datetime) -> pl.LazyFrame:
        """Return the rows as they were at a time, as a LazyFrame of polars.

        Parameters
        ----------
        when : date or datetime
            A day stands for its end in UTC. A datetime needs an offset.

        Returns
        -------
        polars.LazyFrame
            The rows: of a table with history those that held then, from the rows themselves, so
            that a vacuum changes nothing; of another one those of the version of then, with those
            that were gone.

        Raises
        ------
        ImportError
            If polars is not installed; the message says what to install.
        FileNotFoundError
            If there is no table, or a vacuum has removed the files of that version when the rows
            are read: ``vacuum(keep=...)`` says how long versions stay.
        ArgumentError
            If the table is newer, or its log has no version of that time any more.
        ArgumentTypeError
            If it is neither, or a datetime without an offset.
        """
        has_history, created, _ = self._mirror.facts()
        if not has_history:
            return self.scan(version=self.version_at(when))
        milliseconds = milliseconds_of(when)
        if milliseconds < created:
            begin = datetime.fromtimestamp(created / 1000, UTC).isoformat()
            raise ArgumentError(f"when: there was no table before {begin}, got {when}")
        col = library("polars", "as_of()").col
        # A day ends with its last microsecond.
        time = _EPOCH + timedelta(milliseconds=milliseconds + 1, microseconds=-1)
        if isinstance(when, datetime):
            time = when.astimezone(UTC)
        held = (col(_REPLACED_AT) > time) | col(_REPLACED_AT).is_null()
        return self.scan(history=True).filter((col(_SEEN_AT) <= time) & held)

    def to_polars(self, *, version: int | None = None, gone: bool = False) -> pl.DataFrame:
        """Return the rows as a DataFrame of polars.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        gone : bool, default False
            Whether records that are gone are among them.

        Returns
        -------
        polars.DataFrame
            The rows.

        Raises
        ------
        ImportError
            If polars is not installed; the message says what to install.
        FileNotFoundError
            If there is no table, or a vacuum has removed the files of the version.
        ArgumentError
            If there is no such version.
        """
        col = library("polars", "to_polars()").col
        has_history, _, key = self._mirror.facts()
        if has_history:
            now = self.scan(version=version)
            if not gone:
                return now.collect()
            ended = self.scan(version=version, history=True).filter(col(_GONE_AT).is_not_null())
            last = ended.sort(_REPLACED_AT).unique(key, keep="last", maintain_order=True)
            missing = last.join(now, on=key, how="anti", nulls_equal=True)
            together: pl.DataFrame = (
                library("polars", "to_polars()").concat([now, missing]).collect()
            )
            return together
        rows = self.scan(version=version)
        if not gone:
            rows = rows.filter(col(_GONE_AT).is_null())
        return rows.collect()

    def vacuum(self, *, keep: timedelta = _WEEK) -> list[Path]:
        """Remove files that only older versions need.

        Parameters
        ----------
        keep : timedelta, default 7 days
            Versions that were the newest within this time stay readable. It must be longer than any
            program takes that reads or writes the table now.

        Returns
        -------
        list of Path
            The files that were removed.

        Raises
        ------
        ArgumentError
            If the time is negative.
        FileNotFoundError
            If there is no table.
        OSError
            If a file cannot be removed.
        """
        if not isinstance(keep, timedelta):
            raise ArgumentTypeError(f"keep: expected a timedelta, got {type(keep).__name__}")
        if keep < timedelta(0):
            raise ArgumentError(f"keep: expected a time of at least 0, got {keep}")
        return self._mirror.vacuum(keep.total_seconds())


def _in_thread(
    method: Callable[Concatenate[Mirror, _P], _Result],
) -> Callable[Concatenate[AsyncMirror, _P], Coroutine[Any, Any, _Result]]:
    """Return the method of a mirror as one that is awaited: the disk is read by a thread."""

    async def run(self: AsyncMirror, /, *arguments: _P.args, **named: _P.kwargs) -> _Result:
        return await asyncio.to_thread(method, self._files, *arguments, **named)

    functools.update_wrapper(run, method)
    run.__qualname__ = f"AsyncMirror.{method.__name__}"
    return run


class AsyncMirror:
    """A list of an asynchronous client that is kept as a Delta table.

    ``openshelf.mirror(method, folder)(...)`` returns it. It is a :class:`Mirror` whose methods are
    awaited. A task that is cancelled leaves the last version of the table, and another one can
    bring it up to date.

    Attributes
    ----------
    folder : Path
        The folder of the table.
    """

    __slots__ = ("_files", "_mirror", "folder")

    def __init__(self, core: _Mirror, folder: Path) -> None:
        """Take the mirror of the core."""
        self._mirror = core
        #: The same table, for whoever reads files.
        self._files = Mirror(core, folder)
        self.folder = folder

    def __repr__(self) -> str:
        """Return the folder."""
        return f"AsyncMirror({str(self.folder)!r})"

    async def update(
        self,
        *,
        whole: bool = False,
        sweep: Literal["daily", "weekly", "monthly"] | timedelta | None = None,
        patience: float = 5.0,
        progress: bool | ProgressBar = False,
    ) -> MirrorReport:
        """Do what an update of a mirror does, awaited."""
        options = asked(patience, whole, sweep)
        with Watched(self._mirror, progress, self.folder.name):
            facts = await self._mirror.update(*options)
        return report_of(facts)

    update.__doc__ = Mirror.update.__doc__

    @property
    def version(self) -> int:
        """The number of the newest version.

        Raises
        ------
        FileNotFoundError
            If there is no table yet.
        """
        return self._files.version

    @property
    def unproven(self) -> tuple[MirrorWindow, ...]:
        """The parts that no run could show to be whole; everything until the first run has ended.

        Raises
        ------
        FileNotFoundError
            If there is no table yet.
        """
        return self._files.unproven

    async def batches(
        self, *, version: int | None = None, history: bool = False
    ) -> AsyncIterator[Table]:
        """Return the rows part by part, awaited."""
        parts = await asyncio.to_thread(self._files.batches, version=version, history=history)
        while (part := await asyncio.to_thread(next, parts, None)) is not None:
            yield part

    batches.__doc__ = (Mirror.batches.__doc__ or "").replace("iterator of", "async iterator of")

    table = _in_thread(Mirror.table)
    scan = _in_thread(Mirror.scan)
    version_at = _in_thread(Mirror.version_at)
    as_of = _in_thread(Mirror.as_of)
    to_polars = _in_thread(Mirror.to_polars)
    vacuum = _in_thread(Mirror.vacuum)
