"""What paginate gives beside records: a count that knows whether it is one, and progress."""

from __future__ import annotations

import sys

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any, Protocol, Self, TextIO

    class ProgressBar(Protocol):
        """What progress is reported to."""

        def update(self, n: int, /) -> object:
            """Note so many more records."""

        def close(self) -> object:
            """Note that no more come."""

    class Steps(Protocol):
        """The steps of writing a file."""

        def __call__(self) -> Awaitable[int | None]:
            """Take the next one."""

        def close(self) -> None:
            """Let go of the file."""


class Count(int):
    """A number of records.

    Attributes
    ----------
    is_exact : bool
        False when the service says no more than that there are at least so many.
    """

    is_exact: bool

    def __new__(cls, records: int, is_exact: bool = True) -> Self:  # noqa: FBT001, FBT002
        """Keep the number and whether there may be more."""
        count = super().__new__(cls, records)
        count.is_exact = is_exact
        return count

    def __repr__(self) -> str:
        """Show a bound as one."""
        return int.__repr__(self) if self.is_exact else f"at least {int.__repr__(self)}"

    def __reduce__(self) -> tuple[type[Count], tuple[int, bool]]:
        """Travel with what is known of it."""
        return Count, (int(self), self.is_exact)


class Line:
    """Progress as one line of a terminal that is written anew."""

    def __init__(self, stream: TextIO, total: int | None, description: str, done: int = 0) -> None:
        """Begin where an earlier program stopped."""
        self._stream = stream
        self._total = total
        self._description = description
        self._done = done

    def update(self, n: int, /) -> None:
        """Show so many more records."""
        self._done += n
        of = "" if self._total is None else f" of {self._total:,}"
        self._stream.write(f"\r{self._description}: {self._done:,}{of} records")
        self._stream.flush()

    def close(self) -> None:
        """End the line."""
        self._stream.write("\n")
        self._stream.flush()


def progress_bar(
    wanted: Any, total: int | None, description: str, done: int = 0
) -> ProgressBar | None:
    """Give what shows progress.

    Parameters
    ----------
    wanted : bool or an object with update(n) and close()
        True chooses: tqdm where it is installed, in a notebook as in a terminal, else a line on a
        terminal. An object is taken as it is; if it has a total that is None, it is set.
    total : int or None
        How many records will come, as far as that is known.
    description : str
        What is listed.
    done : int, default 0
        How many records came before, when a position is gone on from. An object is given them
        with a first update.

    Returns
    -------
    an object with update(n) and close(), or None where nobody would see it
    """
    if wanted is not True:
        if total is not None and getattr(wanted, "total", total) is None:
            wanted.total = total
        if done:
            wanted.update(done)
        return wanted  # type: ignore[no-any-return]
    try:
        from tqdm.auto import tqdm  # noqa: PLC0415  only who asks for a bar pays for it
    except ImportError:
        stream = sys.stderr
        if stream is None or not stream.isatty():
            return None
        return Line(stream, total, description, done)
    # A notebook's stream is no terminal and its bar is seen all the same.
    in_notebook = any(base.__module__ == "tqdm.notebook" for base in tqdm.__mro__)
    return tqdm(  # type: ignore[no-any-return]
        total=total,
        initial=done,
        desc=description,
        unit=" records",
        disable=False if in_notebook else None,
    )


async def write_lines(steps: Steps) -> int:
    """Take the steps of writing a file, so that all that is seen meanwhile is seen by the caller.

    Parameters
    ----------
    steps : function that gives an awaitable of int or None
        Each writes what has come and waits for more; the last one gives the number of records.

    Returns
    -------
    int
        The number of records in the file.
    """
    try:
        while (records := await steps()) is None:
            pass
    finally:
        steps.close()
    return records
