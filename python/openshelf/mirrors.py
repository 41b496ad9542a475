"""Mirrors: lists that are kept as Delta tables, and brought up to date by what has changed."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import timedelta
from pathlib import Path

from openshelf._core import _Mirror, paginate
from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library
from openshelf.pagination import Completeness

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterator
    from typing import Any, ParamSpec

    import polars as pl

    from openshelf._core import Paginated, Table

    _P = ParamSpec("_P")

__all__ = ["Mirror", "MirrorReport", "mirror"]

#: How long files of older versions stay, unless the caller says otherwise.
_WEEK = timedelta(days=7)
#: The column with the time at which a record was found to be gone.
_GONE_AT = "_gone_at"


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
        The first day that was asked for, YYYY-MM-DD; None if everything was.
    answers, records : int
        How many answers were read, and how many records they had.
    new, changed, unchanged : int
        How many of the records are new, have other values than before, or the same.
    returned : int
        How many records were gone and are there again; they count as changed or new, too.
    gone : int
        How many records the service no longer has. They stay in the table, with the time of this
        run in ``_gone_at``.
    not_looked_for : str or None
        Why nobody looked for records that are gone; None if somebody did.
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
    answers: int
    records: int
    new: int
    changed: int
    unchanged: int
    returned: int
    gone: int
    not_looked_for: str | None
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
        asked = "everything" if self.since is None else f"everything from {self.since} on"
        text = (
            f"version {self.version}: {self.new} new, {self.changed} changed, {self.gone} gone, "
            f"{self.unchanged} as before; asked for {asked} ({self.why})"
        )
        if self.not_looked_for is None:
            return text
        return f"{text}; records that are gone were not looked for: {self.not_looked_for}"


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

    def update(self, *, whole: bool = False, patience: float = 5.0) -> MirrorReport:
        """Ask for what is new and changed, and make it the next version of the table.

        The first run asks for everything. Later ones follow the rule of the operation, such as the
        latest days of the gazette, and ask for everything again where there is none. A run that
        ends in an error, or with its process, leaves the table as it was.

        Parameters
        ----------
        whole : bool, default False
            Ask for everything whatever the rule is. Only such a run finds records that are gone and
            lie beyond the rule.
        patience : float, default 5.0
            How many seconds to wait for another program that brings the same mirror up to date.

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
        facts = json.loads(self._mirror.update(float(patience), bool(whole)))
        completeness = Completeness(**{name: facts["completeness"][name] for name in _KNOWN})
        return MirrorReport(**{**facts, "completeness": completeness})

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
