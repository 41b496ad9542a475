"""Mirrors: lists that are kept as Delta tables, and brought up to date by what has changed."""

from __future__ import annotations

import threading
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from openshelf._core import _Mirror, paginate
from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library
from openshelf.mirror_reports import (
    MirrorReport,
    MirrorWindow,
    WiderMirrorColumn,
    report_of,
)
from openshelf.pagination import progress_bar

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterator
    from typing import Any, Literal, ParamSpec

    import polars as pl

    from openshelf._core import Paginated, Table
    from openshelf.pagination import ProgressBar

    _P = ParamSpec("_P")

__all__ = ["Mirror", "MirrorReport", "MirrorWindow", "WiderMirrorColumn", "mirror"]

#: How long files of older versions stay, unless the caller says otherwise.
_WEEK = timedelta(days=7)
#: The column with the time at which a record was found to be gone.
_GONE_AT = "_gone_at"
#: The columns of a table with history: since when a row holds, and until when.
_SEEN_AT, _REPLACED_AT = "_seen_at", "_replaced_at"
#: How long a sweep is good for. A month is the shortest one, so that none is left out.
_SWEEPS = {"daily": timedelta(days=1), "weekly": _WEEK, "monthly": timedelta(days=28)}
#: A job that starts a little earlier than the last time still is a day, a week or a month later.
_EARLIER = timedelta(hours=1)
#: How many seconds pass between two looks at how far a run has come.
_LOOK = 0.2
_EPOCH = datetime.fromtimestamp(0, UTC)


def mirror(
    method: Callable[_P, Any], folder: str | os.PathLike[str], *, history: bool = False
) -> Callable[_P, Mirror]:
    """Keep a list as a Delta table in a folder.

    The result takes the arguments of the method and returns a :class:`Mirror`; nothing is sent
    before its ``update()``. polars, DuckDB, pandas, Spark and delta-rs read the table at every
    moment, also while it is brought up to date.

    Parameters
    ----------
    method : callable
        A method of a client whose answers have pages, such as ``gazette.documents.search``. The
        client must not be asynchronous.
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
        If the method is none, has no pages, or belongs to an asynchronous client.
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
    _check_history(history)
    pages: Paginated[..., Any, Any] = paginate(method)

    def begin(*arguments: _P.args, **named: _P.kwargs) -> Mirror:
        return Mirror(_Mirror(pages, folder, arguments, named, history), Path(folder))

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
        ends in an error, or with its process, leaves the table as it was.

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
        if isinstance(patience, bool) or not isinstance(patience, int | float):
            kind = type(patience).__name__
            raise ArgumentTypeError(f"patience: expected a number of seconds, got {kind}")
        age = _seconds_of(sweep)
        with _Watched(self._mirror, progress, self.folder.name):
            return report_of(self._mirror.update(float(patience), bool(whole), age))

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
        milliseconds = _milliseconds_of(when)
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


def _check_history(wanted: Any) -> None:
    """Refuse what is neither True nor False."""
    if not isinstance(wanted, bool):
        kind = type(wanted).__name__
        raise ArgumentTypeError(f"history: expected True or False, got {kind}")


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
