"""Mirrors: lists that are kept as Delta tables, and brought up to date by what has changed."""

from __future__ import annotations

import asyncio
import functools
import json
import threading
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from openshelf._core import _Mirror, paginate
from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library
from openshelf.mirror_reports import report_of, windows_of
from openshelf.pagination import progress_bar

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
#: How long a sweep is good for. A month is the shortest one, so that none is left out.
_SWEEPS = {"daily": timedelta(days=1), "weekly": _WEEK, "monthly": timedelta(days=28)}
#: A job that starts a little earlier than the last time still is a day, a week or a month later.
_EARLIER = timedelta(hours=1)
#: How many seconds pass between two looks at how far a run has come.
_LOOK = 0.2


if TYPE_CHECKING:

    @overload
    def mirror(
        method: Callable[_P, Coroutine[Any, Any, Any]], folder: str | os.PathLike[str]
    ) -> Callable[_P, AsyncMirror]: ...
    @overload
    def mirror(
        method: Callable[_P, Mapping[str, object] | Sequence[object]],
        folder: str | os.PathLike[str],
    ) -> Callable[_P, Mirror]: ...


def mirror(method: Callable[_P, Any], folder: str | os.PathLike[str]) -> Callable[_P, Any]:
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
    pages: Paginated[..., Any, Any] | AsyncPaginated[..., Any, Any] = paginate(method)

    def begin(*arguments: _P.args, **named: _P.kwargs) -> Mirror | AsyncMirror:
        core = _Mirror(pages, folder, arguments, named)
        return (AsyncMirror if core.is_async else Mirror)(core, Path(folder))

    return begin


class Mirror:
    """A list that is kept as a Delta table; ``openshelf.mirror(method, folder)(...)`` returns it.

    The table has the columns of the list, and ``_gone_at``: the time at which a record was found to
    be gone, null for the others. An underscore stands for a space in the name of a column, and a
    time without an offset is a text.

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
            of the table.
        OSError
            If the table cannot be written.
        """
        asked = _asked(patience, whole, sweep)
        with _Watched(self._mirror, progress, self.folder.name):
            facts = self._mirror.update(*asked)
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

    def batches(self, *, version: int | None = None) -> Iterator[Table]:
        """Return the rows part by part, so that they need little memory.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.

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
        parts = len(self._mirror.files(number))
        return (self._mirror.parts(number, [part]) for part in range(parts))

    def table(self, *, version: int | None = None) -> Table:
        """Return all rows as one table, those that are gone included.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.

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
        return self._mirror.parts(number, list(range(len(self._mirror.files(number)))))

    def scan(self, *, version: int | None = None) -> pl.LazyFrame:
        """Return the rows as a LazyFrame of polars, which reads only what a query needs.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.

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
        columns = frames.DataFrame(self._mirror.parts(number, []))
        files = self._mirror.files(number)
        if not files:
            empty: pl.LazyFrame = columns.lazy()
            return empty
        found: pl.LazyFrame = frames.scan_parquet(
            files, schema=columns.schema, missing_columns="insert"
        )
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
        return self._mirror.version_at(_milliseconds_of(when))

    def as_of(self, when: date | datetime) -> pl.LazyFrame:
        """Return the rows as they were at a time, as a LazyFrame of polars.

        Parameters
        ----------
        when : date or datetime
            A day stands for its end in UTC. A datetime needs an offset.

        Returns
        -------
        polars.LazyFrame
            The rows, those that were gone then included.

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
        return self.scan(version=self.version_at(when))

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
        rows = self.scan(version=version)
        if not gone:
            rows = rows.filter(library("polars", "to_polars()").col(_GONE_AT).is_null())
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
        asked = _asked(patience, whole, sweep)
        with _Watched(self._mirror, progress, self.folder.name):
            facts = await self._mirror.update(*asked)
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

    async def batches(self, *, version: int | None = None) -> AsyncIterator[Table]:
        """Return the rows part by part, awaited."""
        parts = await asyncio.to_thread(self._files.batches, version=version)
        while (part := await asyncio.to_thread(next, parts, None)) is not None:
            yield part

    batches.__doc__ = (Mirror.batches.__doc__ or "").replace("iterator of", "async iterator of")

    table = _in_thread(Mirror.table)
    scan = _in_thread(Mirror.scan)
    version_at = _in_thread(Mirror.version_at)
    as_of = _in_thread(Mirror.as_of)
    to_polars = _in_thread(Mirror.to_polars)
    vacuum = _in_thread(Mirror.vacuum)


def _asked(patience: Any, whole: bool, sweep: Any) -> tuple[float, bool, float | None]:  # noqa: FBT001
    """Return the options of an update as the core takes them."""
    if isinstance(patience, bool) or not isinstance(patience, int | float):
        kind = type(patience).__name__
        raise ArgumentTypeError(f"patience: expected a number of seconds, got {kind}")
    return float(patience), bool(whole), _seconds_of(sweep)


def _milliseconds_of(when: Any) -> int:
    """Return a time in milliseconds since 1970."""
    if not isinstance(when, date):
        kind = type(when).__name__
        raise ArgumentTypeError(f"when: expected a date or a datetime, got {kind}")
    if not isinstance(when, datetime):
        begin = datetime(when.year, when.month, when.day, tzinfo=UTC)
        return round((begin + timedelta(days=1)).timestamp() * 1000) - 1
    if when.tzinfo is None:
        raise ArgumentTypeError(
            f"when: expected a datetime with an offset, got {when!r}: pass when.astimezone() for "
            "the time of this machine"
        )
    return int(when.timestamp() * 1000)


def _seconds_of(sweep: Any) -> float | None:
    """Return how old a run that read everything may be."""
    if sweep is None:
        return None
    if isinstance(sweep, timedelta):
        if sweep < timedelta(0):
            raise ArgumentError(f"sweep: expected a time of at least 0, got {sweep}")
        return sweep.total_seconds()
    if not isinstance(sweep, str):
        kind = type(sweep).__name__
        raise ArgumentTypeError(f"sweep: expected a text or a timedelta, got {kind}")
    if sweep not in _SWEEPS:
        known = ", ".join(map(repr, _SWEEPS))
        raise ArgumentError(f"sweep: expected {known} or a timedelta, got {sweep!r}")
    return (_SWEEPS[sweep] - _EARLIER).total_seconds()


class _Watched:
    """Shows how far a run has come, from a thread of its own."""

    def __init__(self, core: _Mirror, wanted: Any, name: str) -> None:
        """Refuse what cannot show it."""
        is_bar = hasattr(wanted, "update") and hasattr(wanted, "close")
        if not (is_bar or isinstance(wanted, bool)):
            raise ArgumentTypeError(
                "progress: expected True, False or an object with the methods update(n) and "
                f"close(), got {type(wanted).__name__}"
            )
        self._core = core
        self._bar = None if wanted is False else progress_bar(wanted, None, name)
        self._told = 0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> None:
        """Begin to look."""
        if self._bar is not None:
            self._thread.start()

    def __exit__(self, *_error: object) -> None:
        """Show the end."""
        if self._bar is not None:
            self._ended.set()
            self._thread.join()
            self._show(self._bar)
            self._bar.close()

    def _watch(self) -> None:
        while self._bar is not None and not self._ended.wait(_LOOK):
            self._show(self._bar)

    def _show(self, bar: Any) -> None:
        records, total = self._core.progress()
        if total and getattr(bar, "total", total) is None:
            bar.total = total
        if records > self._told:
            bar.update(records - self._told)
            self._told = records
