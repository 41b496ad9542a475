"""What paginate gives beside records: a count that knows whether it is one, and progress."""

from __future__ import annotations

import sys
import time

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable
    from typing import Any, Literal, Protocol, Self, TextIO

    from openshelf._core import Table

    class ProgressBar(Protocol):
        """What progress is reported to."""

        def update(self, n: int, /) -> object:
            """Note so many more records."""

        def close(self) -> object:
            """Note that no more come."""

    class Steps(Protocol):
        """The steps of writing a file or making a table."""

        def __call__(self) -> Awaitable[Any]:
            """Take the next one."""

        def close(self) -> None:
            """Let go of everything."""

    class BatchSteps(Protocol):
        """The steps of giving batches."""

        def __call__(self) -> Awaitable[Table | Literal[False] | None]:
            """Take the next one."""


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


class NotebookBar:
    """Progress in a notebook: one output that is written anew, without widgets."""

    #: Seconds between two drawings; each is a message to the browser.
    INTERVAL = 0.1

    def __init__(self, total: int | None, description: str, done: int = 0) -> None:
        """Show the bar where an earlier program stopped."""
        from IPython.display import display  # noqa: PLC0415  a notebook has it

        self._total = total
        self._description = description
        self._done = done
        self._began = self._drawn = time.monotonic()
        self._before = done
        self._is_closed = False
        show: Any = display
        self._handle = show(self, display_id=True)

    def update(self, n: int, /) -> None:
        """Show so many more records."""
        self._done += n
        now = time.monotonic()
        if now - self._drawn >= self.INTERVAL:
            self._drawn = now
            self._handle.update(self)

    def close(self) -> None:
        """Show the end."""
        if not self._is_closed:
            self._is_closed = True
            self._drawn = time.monotonic()
            self._handle.update(self)

    def _words(self) -> str:
        of = "" if self._total is None else f" of {self._total:,}"
        seconds = self._drawn - self._began
        pace = f", {(self._done - self._before) / seconds:,.0f} a second" if seconds > 1 else ""
        return f"{self._done:,}{of} records{pace}"

    def __repr__(self) -> str:
        """Say it in words."""
        return f"{self._description}: {self._words()}"

    def _repr_html_(self) -> str:
        """Draw the bar with what HTML has for it; without a total it runs until the end."""
        import html  # noqa: PLC0415  only a notebook needs it

        if self._total is not None:
            state = f'max="{max(self._total, self._done, 1)}" value="{self._done}"'
        else:
            state = 'max="1" value="1"' if self._is_closed else ""
        name = html.escape(self._description, quote=False)
        return (
            f'<div><progress {state} style="width: 20em; max-width: 50%"></progress> '
            f"<code>{name}</code> {self._words()}</div>"
        )


def in_notebook() -> bool:
    """Whether a notebook's kernel runs this; a terminal's IPython has none."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    return getattr(shell, "kernel", None) is not None


def progress_bar(
    wanted: Any, total: int | None, description: str, done: int = 0
) -> ProgressBar | None:
    """Give what shows progress.

    Parameters
    ----------
    wanted : bool or an object with update(n) and close()
        True chooses: a bar in a notebook; elsewhere tqdm where it is installed, or a line on a
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
    if in_notebook():
        return NotebookBar(total, description, done)
    try:
        from tqdm import tqdm  # noqa: PLC0415  only who asks for a bar pays for it
    except ImportError:
        stream = sys.stderr
        if stream is None or not stream.isatty():
            return None
        return Line(stream, total, description, done)
    return tqdm(  # type: ignore[no-any-return]
        total=total,
        initial=done,
        desc=description,
        unit=" records",
        disable=None,  # nothing where the stream is no terminal
    )


async def take_steps(steps: Steps) -> Any:
    """Take the steps of writing a file or making a table; what is seen is seen by the caller.

    Parameters
    ----------
    steps : function that gives an awaitable of None or of the outcome
        Each works on what has come and waits for more; the last one gives the outcome.

    Returns
    -------
    what the last step gives: the number of records or rows in a file, or a table
    """
    try:
        while (outcome := await steps()) is None:
            pass
    finally:
        steps.close()
    return outcome


async def give_batches(steps: BatchSteps) -> AsyncIterator[Table]:
    """Give the batches of a list.

    Parameters
    ----------
    steps : function that gives an awaitable of a table, of None or of False
        None says that there is no batch yet, False that none comes any more.

    Yields
    ------
    Table
    """
    while (batch := await steps()) is not False:
        if batch is not None:
            yield batch
