"""Mirrors: lists that are kept as Delta tables, and brought up to date by what has changed."""

from __future__ import annotations

import json
import threading
from dataclasses import asdict, dataclass
from datetime import timedelta
from pathlib import Path

from openshelf._core import _Mirror, paginate
from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library
from openshelf.pagination import Completeness, progress_bar

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterator
    from typing import Any, Literal, ParamSpec

    import polars as pl

    from openshelf._core import Paginated, Table
    from openshelf.pagination import ProgressBar

    _P = ParamSpec("_P")

__all__ = ["Mirror", "MirrorReport", "MirrorWindow", "mirror"]

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


@dataclass(frozen=True)
class MirrorWindow:
    """A part of a list.

    Attributes
    ----------
    first : str or None
        Its first day, YYYY-MM-DD, or the time since which its records were changed; None from the
        beginning.
    last : str or None
        Its last day; None to the end.
    why : str
        Why it is named, in words.
    """

    first: str | None
    last: str | None
    why: str


@dataclass(frozen=True)
class MirrorReport:
    """What a run of a mirror did.

    Attributes
    ----------
    version : int
        The version of the table after the run.
    whole : bool
        Whether everything was asked for, or only what may have changed.
    why : str
        Why, in words.
    since : str or None
        The first of the latest days that were asked for, YYYY-MM-DD, or the time since which
        changes were; None if everything was.
    windows : tuple of MirrorWindow
        The parts that were asked for; none if everything was.
    answers, records : int
        How many answers were read, and how many records they had.
    requests : int
        How many requests were sent, with those that count. One that was sent again counts once.
    requests_saved : int
        How many more the last run took that read everything; 0 if this one did.
    seconds : float or None
        How many seconds the requests take at the pace of the service; None if it has none.
    new, changed, unchanged : int
        How many of the records are new, have other values than before, or the same.
    returned : int
        How many records were gone and are there again; they count as changed or new, too.
    gone : int
        How many records the service no longer has. They stay in the table, with the time of this
        run in ``_gone_at``.
    not_looked_for : str or None
        Why nobody looked for records that are gone; None if somebody did.
    unproven : tuple of MirrorWindow
        The parts that could not be shown to be whole. The table keeps them, and each run reads them
        again until they are.
    unseen : str or None
        What the rule of this run cannot see; None if everything was asked for.
    last_whole : str or None
        When the last run ended that read everything and could show it, in UTC.
    completeness : Completeness
        What is known about the list that was read.
    repeated : int
        How often another program changed the table meanwhile, so that the records were joined to it
        again.
    """

    version: int
    whole: bool
    why: str
    since: str | None
    windows: tuple[MirrorWindow, ...]
    answers: int
    records: int
    requests: int
    requests_saved: int
    seconds: float | None
    new: int
    changed: int
    unchanged: int
    returned: int
    gone: int
    not_looked_for: str | None
    unproven: tuple[MirrorWindow, ...]
    unseen: str | None
    last_whole: str | None
    completeness: Completeness
    repeated: int

    @property
    def is_changed(self) -> bool:
        """Whether a record is new, changed or gone."""
        return bool(self.new or self.changed or self.gone)

    def to_json(self) -> str:
        """Return the report as JSON, for logs and other programs.

        Returns
        -------
        str
            One line.
        """
        facts = asdict(self)
        completeness = self.completeness
        facts["completeness"] = {name: getattr(completeness, name) for name in _KNOWN}
        return json.dumps(facts)

    def __str__(self) -> str:
        """Return the counts in one sentence."""
        saved = f", {self.requests_saved} saved" if self.requests_saved else ""
        text = (
            f"version {self.version}: {self.new} new, {self.changed} changed, {self.gone} gone, "
            f"{self.unchanged} as before; {self.requests} requests{saved}; "
            f"asked for {self._asked()} ({self.why})"
        )
        if self.not_looked_for is None:
            return text
        return f"{text}; records that are gone were not looked for: {self.not_looked_for}"

    def _asked(self) -> str:
        """Return the parts that were asked for."""
        if not self.windows:
            return "everything"
        parts = [f"{one.first or 'the beginning'} to {one.last or 'now'}" for one in self.windows]
        return ", ".join(parts)


#: The members of a completeness.
_KNOWN = ("level", "reason", "changes", "pages_asked_again", "repeated")


def mirror(method: Callable[_P, Any], folder: str | os.PathLike[str]) -> Callable[_P, Mirror]:
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
    pages: Paginated[..., Any, Any] = paginate(method)

    def begin(*arguments: _P.args, **named: _P.kwargs) -> Mirror:
        return Mirror(_Mirror(pages, folder, arguments, named), Path(folder))

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
            of the table.
        OSError
            If the table cannot be written.
        """
        if isinstance(patience, bool) or not isinstance(patience, int | float):
            kind = type(patience).__name__
            raise ArgumentTypeError(f"patience: expected a number of seconds, got {kind}")
        age = _seconds_of(sweep)
        with _Watched(self._mirror, progress, self.folder.name):
            facts = json.loads(self._mirror.update(float(patience), bool(whole), age))
        known = {name: facts["completeness"][name] for name in _KNOWN}
        facts["completeness"] = Completeness(**known)
        for name in ("windows", "unproven"):
            facts[name] = tuple(MirrorWindow(**one) for one in facts[name])
        return MirrorReport(**facts)

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
        return (self._mirror.part(number, part) for part in range(parts))

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
        columns = frames.DataFrame(self._mirror.part(number, None))
        files = self._mirror.files(number)
        if not files:
            empty: pl.LazyFrame = columns.lazy()
            return empty
        found: pl.LazyFrame = frames.scan_parquet(
            files, schema=columns.schema, missing_columns="insert"
        )
        return found

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
