"""Mirrors: lists that are kept as Delta tables, and brought up to date by what has changed."""

from __future__ import annotations

import asyncio
import functools
from pathlib import Path

from openshelf._core import _Mirror, paginate
from openshelf.mirror_options import Watched, asked, check_flag, check_word
from openshelf.mirror_reports import report_of
from openshelf.mirror_tables import Mirror

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
    from datetime import timedelta
    from typing import Any, Concatenate, Literal, ParamSpec, TypeVar, overload

    from openshelf._core import AsyncPaginated, Paginated, Table
    from openshelf.mirror_reports import MirrorReport, MirrorWindow
    from openshelf.pagination import ProgressBar

    _P = ParamSpec("_P")
    _Result = TypeVar("_Result")

__all__ = ["AsyncMirror", "Mirror", "mirror"]

if TYPE_CHECKING:

    @overload
    def mirror(
        method: Callable[_P, Coroutine[Any, Any, Any]],
        folder: str | os.PathLike[str],
        *,
        history: bool = False,
        money: Literal["float", "decimal"] | None = None,
    ) -> Callable[_P, AsyncMirror]: ...
    @overload
    def mirror(
        method: Callable[_P, Mapping[str, object] | Sequence[object]],
        folder: str | os.PathLike[str],
        *,
        history: bool = False,
        money: Literal["float", "decimal"] | None = None,
    ) -> Callable[_P, Mirror]: ...


def mirror(
    method: Callable[_P, Any],
    folder: str | os.PathLike[str],
    *,
    history: bool = False,
    money: Literal["float", "decimal"] | None = None,
) -> Callable[_P, Any]:
    """Keep a list as a Delta table in a folder.

    The result takes the arguments of the method and returns a ``Mirror``, or an
    ``AsyncMirror`` for an asynchronous client; nothing is sent before its ``update()``.
    polars, DuckDB, pandas, Spark and delta-rs read the table at every moment, also while it is
    brought up to date.

    Parameters
    ----------
    method : callable
        A method of a client whose answers have pages, such as ``gazette.documents.search``.
    folder : str or path
        The folder of the table, on this machine: new, empty, or that of the same mirror. It is
        created when the first records have come.
    history : bool, default False
        Keep a row for each change of a record, with the time at which it was seen (``_seen_at``)
        and the time at which another one, or the end of the record, took its place
        (``_replaced_at``). A table that was begun with history has it whether it is asked for or
        not; one that was begun without is refused with it.
    money : {"float", "decimal"}, optional
        What columns of amounts of money hold: numbers whose last digits may be rounded, or decimals
        with two digits after the point. If it is left out, a table keeps what it was begun with,
        and a new one has "float". A table that was begun with the other one is refused.

    Returns
    -------
    callable
        A function that takes the arguments of the method and returns the mirror.

    Raises
    ------
    ArgumentTypeError
        If the method is none, or has no pages.
    ArgumentError
        From the result: if an argument is wrong, the folder is an address such as ``s3://bucket/a``,
        the records, or some of them with these arguments, have no key that tells one from all
        others, or the client has the option ``only_if_cached``.

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
    if money is not None:
        check_word("money", money)
    pages: Paginated[..., Any, Any] | AsyncPaginated[..., Any, Any] = paginate(method)

    def begin(*arguments: _P.args, **named: _P.kwargs) -> Mirror | AsyncMirror:
        core = _Mirror(pages, folder, arguments, named, history, money)
        return (AsyncMirror if core.is_async else Mirror)(core, Path(folder))

    return begin


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

    ``openshelf.mirror(method, folder)(...)`` returns it. It is a ``Mirror`` whose methods are
    awaited. A task that is cancelled leaves the last version of the table, and another one can
    bring it up to date.

    Attributes
    ----------
    folder : Path
        The folder of the table.
    version : int
        The number of the newest version.
    unproven : tuple of MirrorWindow
        The parts that could not be shown to be whole; each run reads them again.
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
        """The number of the newest version."""
        return self._files.version

    version.__doc__ = Mirror.version.__doc__

    @property
    def unproven(self) -> tuple[MirrorWindow, ...]:
        """The parts that no run could show to be whole."""
        return self._files.unproven

    unproven.__doc__ = Mirror.unproven.__doc__

    async def batches(
        self, *, version: int | None = None, history: bool = False, gone: bool = False
    ) -> AsyncIterator[Table]:
        """Return the rows part by part, awaited."""
        parts = await asyncio.to_thread(
            self._files.batches, version=version, history=history, gone=gone
        )
        while (part := await asyncio.to_thread(next, parts, None)) is not None:
            yield part

    batches.__doc__ = (Mirror.batches.__doc__ or "").replace("iterator of", "async iterator of")

    table = _in_thread(Mirror.table)
    scan = _in_thread(Mirror.scan)
    version_at = _in_thread(Mirror.version_at)
    as_of = _in_thread(Mirror.as_of)
    to_polars = _in_thread(Mirror.to_polars)
    to_pandas = _in_thread(Mirror.to_pandas)
    vacuum = _in_thread(Mirror.vacuum)
