"""Shows the progress of downloads, and collects the errors of several.

`openshelf.download` runs them, in the compiled core.
"""

from __future__ import annotations

import sys

from openshelf.errors import DownloadsFailedError
from openshelf.pagination import in_notebook

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol, TypeAlias

    from openshelf.pagination import ProgressBar

    #: The state, the seconds and the rows of the job; the name, the bytes and the size of the file;
    #: how many files are complete, how many of those were there before, and how many failed.
    _Seen: TypeAlias = tuple[
        tuple[str, float | None, int | None] | None,
        str | None,
        int,
        int | None,
        tuple[int, int, int],
    ]

    class _Progress(Protocol):
        """Shows the progress of a download."""

        def show(self, seen: _Seen) -> None:
            """Show the progress now."""

        def close(self) -> None:
            """Show nothing more."""


#: How many errors the message about several downloads shows.
_SHOWN_FAILURES = 3
_KILO = 1000


def gathered(outcomes: list[Any], name: str) -> list[Any]:
    """Return what several downloads gave; raise one error if some of them failed."""
    failures = {
        place: outcome for place, outcome in enumerate(outcomes) if isinstance(outcome, Exception)
    }
    if not failures:
        return outcomes
    first = [
        f"number {place}: {type(error).__name__}: {error}"
        for place, error in list(failures.items())[:_SHOWN_FAILURES]
    ]
    more = len(failures) - len(first)
    if more:
        first.append(f"and {more} more in failures")
    message = f"{name}(): {len(failures)} of {len(outcomes)} downloads failed: {'; '.join(first)}"
    paths = [None if isinstance(outcome, Exception) else outcome for outcome in outcomes]
    raise DownloadsFailedError(message, failures=failures, paths=paths)


def shown(wanted: Any, name: str, count: int) -> _Progress | None:
    """Return an object that shows the progress of a download.

    Parameters
    ----------
    wanted : True, or an object with update(n) and close()
        True chooses: an output of a notebook, or a line of a terminal. An object is told the bytes
        of one file, or the number of complete files of several.
    name : str
        The operation.
    count : int
        How many calls there are.

    Returns
    -------
    an object with show(...) and close(), or None where nobody would see it
    """
    if wanted is not True:
        return _Told(wanted, count)
    if in_notebook():
        return _Notebook(name, count)
    stream = sys.stderr
    if stream is None or not stream.isatty():
        return None
    return _Line(stream.write, stream.flush, name, count)


def size(count: int) -> str:
    """Return a number of bytes in words."""
    number = float(count)
    for unit in ("bytes", "kB", "MB"):
        if number < _KILO:
            return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.1f} {unit}"
        number /= _KILO
    return f"{number:.2f} GB"


def words(seen: _Seen, count: int) -> str:
    """Describe the progress of a download of so many calls."""
    job, file, received, total, (complete, skipped, failed) = seen
    if count > 1:
        there = f", {skipped} already there" if skipped else ""
        lost = f", {failed} failed" if failed else ""
        return f"{complete:,} of {count:,} files{there}{lost}"
    if file is not None:
        of = "" if total is None else f" of {size(total)}"
        return f"{file}: {size(received)}{of}"
    if job is not None:
        state, seconds, rows = job
        taken = "" if seconds is None else f", {seconds:,.0f} s"
        made = "" if rows is None else f", {rows:,} rows"
        return f"job {state}{taken}{made}"
    return "starting"


class _Line:
    """Progress as one line of a terminal, which is rewritten."""

    def __init__(
        self, write: Callable[[str], object], flush: Callable[[], object], name: str, count: int
    ) -> None:
        """Store where the line goes."""
        self._write = write
        self._flush = flush
        self._name = name
        self._count = count
        self._is_open = False

    def show(self, seen: _Seen) -> None:
        """Rewrite the line; the rest of a longer one is cleared."""
        self._is_open = True
        text = words(seen, self._count)
        visible = "".join(letter if letter.isprintable() else "?" for letter in text)
        self._write(f"\r{self._name}: {visible}\x1b[K")
        self._flush()

    def close(self) -> None:
        """End the line."""
        if self._is_open:
            self._is_open = False
            self._write("\n")
            self._flush()


class _Notebook:
    """Progress in a notebook: one output that is rewritten."""

    def __init__(self, name: str, count: int) -> None:
        """Open the output."""
        from IPython.display import display  # noqa: PLC0415  a notebook has it

        self._name = name
        self._count = count
        self._text = "starting"
        show: Any = display
        self._handle = show(self, display_id=True)

    def show(self, seen: _Seen) -> None:
        """Rewrite the output where it has changed."""
        text = words(seen, self._count)
        if text != self._text:
            self._text = text
            self._handle.update(self)

    def close(self) -> None:
        """Leave the last words."""

    def __repr__(self) -> str:
        """Describe the download."""
        return f"{self._name}: {self._text}"


class _Told:
    """Tells a caller's object the bytes of one file, or the complete files of several."""

    def __init__(self, bar: ProgressBar, count: int) -> None:
        """Store the object."""
        self._bar = bar
        self._count = count
        self._told = 0

    def show(self, seen: _Seen) -> None:
        """Tell it what is new; a file that begins again tells nothing up to its old mark."""
        _, _, received, total, (complete, _, failed) = seen
        now = complete + failed if self._count > 1 else received
        whole = self._count if self._count > 1 else total
        if whole is not None and getattr(self._bar, "total", whole) is None:
            self._bar.total = whole  # type: ignore[attr-defined]
        if now > self._told:
            self._bar.update(now - self._told)
            self._told = now

    def close(self) -> None:
        """Close it."""
        self._bar.close()
