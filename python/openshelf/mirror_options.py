"""The options of a mirror, as the core takes them, and the bar that shows an update."""

from __future__ import annotations

import contextlib
import threading
from datetime import UTC, date, datetime, timedelta

from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.pagination import progress_bar

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from typing import Any

    from openshelf._core import _Mirror

#: How long a sweep is good for. A month is the shortest one, so that none is left out.
_SWEEPS = {"daily": timedelta(days=1), "weekly": timedelta(days=7), "monthly": timedelta(days=28)}
#: A job that starts a little earlier than the last time still is a day, a week or a month later.
_EARLIER = timedelta(hours=1)
#: How many seconds pass between two looks at how far a run has come.
_LOOK = 0.2


def check_flag(name: str, wanted: Any) -> None:
    """Refuse what is neither True nor False."""
    if not isinstance(wanted, bool):
        kind = type(wanted).__name__
        raise ArgumentTypeError(f"{name}: expected True or False, got {kind}")


def asked(patience: Any, whole: bool, sweep: Any) -> tuple[float, bool, float | None]:  # noqa: FBT001
    """Return the options of an update as the core takes them."""
    if isinstance(patience, bool) or not isinstance(patience, int | float):
        kind = type(patience).__name__
        raise ArgumentTypeError(f"patience: expected a number of seconds, got {kind}")
    return float(patience), bool(whole), _seconds_of(sweep)


def check_word(name: str, word: Any) -> None:
    """Refuse what is no text; the core knows the words."""
    if not isinstance(word, str):
        raise ArgumentTypeError(f"{name}: expected a str, got {type(word).__name__}")


def check_version(version: Any) -> int | None:
    """Return the number of a version; negative numbers do not count from the end."""
    if version is None:
        return None
    if isinstance(version, bool) or not isinstance(version, int):
        kind = type(version).__name__
        raise ArgumentTypeError(f"version: expected a number of type int, got {kind}")
    if not 0 <= version < 2**63:
        raise ArgumentError(
            f"version: expected the number of a version, which is at least 0, got {version}; "
            "leave it out for the newest one"
        )
    return version


def moment(when: Any) -> Any:
    """Return the day or time that a text stands for; anything else as it is."""
    if not isinstance(when, str):
        return when
    for read in (date.fromisoformat, datetime.fromisoformat):
        with contextlib.suppress(ValueError):
            return read(when)
    raise ArgumentError(
        f"when: expected a day such as '2026-11-27' or a time such as '2026-11-27T08:00:00+00:00', "
        f"got {when!r}"
    )


def milliseconds_of(when: Any) -> int:
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


class Watched:
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
