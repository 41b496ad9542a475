"""A list that is kept as a Delta table: its updates, and ways to read it."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta

from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library
from openshelf.mirror_options import Watched, asked, check_version, milliseconds_of, moment
from openshelf.mirror_reports import report_of, windows_of

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Literal

    import pandas as pd
    import polars as pl

    from openshelf._core import Table, _Mirror
    from openshelf.mirror_reports import MirrorReport, MirrorWindow
    from openshelf.pagination import ProgressBar

__all__ = ["Mirror"]

#: How long files of older versions stay, unless the caller says otherwise.
_WEEK = timedelta(days=7)
#: The column with the time at which a record was found to be gone.
_GONE_AT = "_gone_at"
#: The columns of a table with history: since when a row holds, and until when.
_SEEN_AT, _REPLACED_AT = "_seen_at", "_replaced_at"
_EPOCH = datetime.fromtimestamp(0, UTC)


def _held(history: bool, gone: bool) -> str:  # noqa: FBT001
    """Return which rows are read, as the core takes it."""
    return "ever" if history else "gone" if gone else "now"


def _with_gone(rows: pl.LazyFrame, held: pl.Expr, key: list[str]) -> pl.LazyFrame:
    """Return the rows that are held, and the last one of each record of which none is."""
    frames = library("polars", "scan(gone=True)")
    now = rows.filter(held)
    ended = rows.filter(frames.col(_GONE_AT).is_not_null() & ~held).sort(_REPLACED_AT)
    last = ended.unique(key, keep="last", maintain_order=True)
    together: pl.LazyFrame = frames.concat(
        [now, last.join(now, on=key, how="anti", nulls_equal=True)]
    )
    return together


class Mirror:
    """A list that is kept as a Delta table; ``openshelf.mirror(method, folder)(...)`` returns it.

    The table has the columns of the list, and ``_gone_at``: the time at which a record was found to
    be gone, null for the others. With history it has ``_seen_at`` and ``_replaced_at``, too. Every
    method that reads gives the records that the service has; ``gone=True`` adds the last row of
    each record that is gone, and ``history=True`` gives all rows. Other programs see all rows. An
    underscore stands for a space in the name of a column, and a time without an offset is a text.

    Attributes
    ----------
    folder : Path
        The folder of the table.
    version : int
        The number of the newest version.
    unproven : tuple of MirrorWindow
        The parts that could not be shown to be whole; each run reads them again.
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
        DecodeError
            If records lack their key, by which one is told from all others; none of their answer is
            stored.
        BlockingIOError
            If another program brings the mirror up to date all the time.
        ArgumentError
            If the folder has another table, or the mirror of another call or another server; if the
            columns of the list have other types than those of the table, which are not wider; or if
            history is wanted of a table without.
        FileExistsError
            If a folder without a mirror has other files.
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

    def batches(
        self, *, version: int | None = None, history: bool = False, gone: bool = False
    ) -> Iterator[Table]:
        """Return the rows part by part, so that they need little memory.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        history : bool, default False
            Whether all rows are among them, also those that another one, or the end of the record,
            has replaced; a table without history has a single row of each record.
        gone : bool, default False
            Whether the last row of each record that is gone is among them.

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
        number = self._mirror.version(check_version(version))
        held = _held(history, gone)
        parts = len(self._mirror.files(number, held))
        return (self._mirror.parts(number, [part], held) for part in range(parts))

    def table(
        self, *, version: int | None = None, history: bool = False, gone: bool = False
    ) -> Table:
        """Return the rows as one table.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        history : bool, default False
            Whether all rows are among them, also those that another one, or the end of the record,
            has replaced; a table without history has a single row of each record.
        gone : bool, default False
            Whether the last row of each record that is gone is among them.

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
        number = self._mirror.version(check_version(version))
        held = _held(history, gone)
        parts = range(len(self._mirror.files(number, held)))
        return self._mirror.parts(number, list(parts), held)

    def scan(
        self, *, version: int | None = None, history: bool = False, gone: bool = False
    ) -> pl.LazyFrame:
        """Return the rows as a LazyFrame of polars, which reads only what a query needs.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        history : bool, default False
            Whether all rows are among them, also those that another one, or the end of the record,
            has replaced; a table without history has a single row of each record.
        gone : bool, default False
            Whether the last row of each record that is gone is among them.

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
        number = self._mirror.version(check_version(version))
        has_history, _, key = self._mirror.facts()
        if history or (gone and not has_history):
            return self._all(number, "ever")
        end = _REPLACED_AT if has_history else _GONE_AT
        col = library("polars", "scan()").col
        if not gone:
            return self._all(number, "now").filter(col(end).is_null())
        return _with_gone(self._all(number, "ever"), col(end).is_null(), key)

    def _all(self, number: int, held: str) -> pl.LazyFrame:
        """Return all rows of the files that may have rows which are held."""
        frames = library("polars", "scan()")
        columns = frames.DataFrame(self._mirror.parts(number, [], held))
        files = self._mirror.files(number, held)
        if not files:
            empty: pl.LazyFrame = columns.lazy()
            return empty
        found: pl.LazyFrame = frames.scan_parquet(
            files, schema=columns.schema, missing_columns="insert"
        )
        return found

    def version_at(self, when: date | datetime | str) -> int:
        """Return the number of the version that was the newest at a time.

        Parameters
        ----------
        when : date, datetime or str
            A day stands for its end in UTC. A datetime needs an offset. A text is one of both, such
            as "2026-11-27" or "2026-11-27T08:00:00+00:00".

        Returns
        -------
        int
            The version, for ``scan``, ``table``, ``batches`` and ``to_polars``.

        Raises
        ------
        FileNotFoundError
            If there is no table.
        ArgumentError
            If the table is newer, its log has no version of that time any more, or a text is no
            time.
        ArgumentTypeError
            If it is none of these, or a datetime without an offset.
        """
        return self._mirror.version_at(milliseconds_of(moment(when)))

    def as_of(self, when: date | datetime | str, *, gone: bool = False) -> pl.LazyFrame:
        """Return the rows as they were at a time, as a LazyFrame of polars.

        Parameters
        ----------
        when : date, datetime or str
            A day stands for its end in UTC. A datetime needs an offset. A text is one of both, such
            as "2026-11-27" or "2026-11-27T08:00:00+00:00".
        gone : bool, default False
            Whether the last row of each record that was gone is among them.

        Returns
        -------
        polars.LazyFrame
            The rows: of a table with history those that held then, from the rows themselves, so
            that a vacuum changes nothing; of another one those of the version of then.

        Raises
        ------
        ImportError
            If polars is not installed; the message says what to install.
        FileNotFoundError
            If there is no table, or a vacuum has removed the files of that version when the rows
            are read: ``vacuum(keep=...)`` says how long versions stay.
        ArgumentError
            If the table is newer, its log has no version of that time any more, or a text is no
            time.
        ArgumentTypeError
            If it is none of these, or a datetime without an offset.
        """
        has_history, created, key = self._mirror.facts()
        when = moment(when)
        if not has_history:
            return self.scan(version=self.version_at(when), gone=gone)
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
        seen = self.scan(history=True).filter(col(_SEEN_AT) <= time)
        return _with_gone(seen, held, key) if gone else seen.filter(held)

    def to_polars(self, *, version: int | None = None, gone: bool = False) -> pl.DataFrame:
        """Return the rows as a DataFrame of polars.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        gone : bool, default False
            Whether the last row of each record that is gone is among them.

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
        library("polars", "to_polars()")
        return self.scan(version=version, gone=gone).collect()

    def to_pandas(
        self,
        *,
        version: int | None = None,
        gone: bool = False,
        dtype_backend: Literal["numpy", "numpy_nullable", "pyarrow"] = "numpy",
    ) -> pd.DataFrame:
        """Return the rows as a DataFrame of pandas.

        Parameters
        ----------
        version : int, optional
            The version of the table; the newest one if it is left out.
        gone : bool, default False
            Whether the last row of each record that is gone is among them.
        dtype_backend : {"numpy", "numpy_nullable", "pyarrow"}, default "numpy"
            The types of the columns, as in ``to_pandas`` of a table.

        Returns
        -------
        pandas.DataFrame
            The rows, without the columns _unfit and _extra if they are empty.

        Raises
        ------
        ImportError
            If pandas or pyarrow is not installed; the message says what to install.
        FileNotFoundError
            If there is no table, or a vacuum has removed the files of the version.
        ArgumentError
            If there is no such version, or dtype_backend has another value.
        """
        return self.table(version=version, gone=gone).to_pandas(dtype_backend=dtype_backend)

    def vacuum(self, *, keep: timedelta = _WEEK) -> list[Path]:
        """Remove files that only older versions need.

        Only files that the table's log has named are removed, and those that a killed run has left.

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
