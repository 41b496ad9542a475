"""Computes facts about the columns of a table whose rows arrive one after the other."""

from __future__ import annotations

import json

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

__all__ = ["Statistics"]

#: Distinct values that are counted exactly; beyond, only that there are more is known.
_DISTINCT = 10_000
#: Characters of a text that are shown.
_SHOWN = 60
_PREVIEW = 5


class Statistics:
    """Counts rows, and what the values of every column are.

    Parameters
    ----------
    types : mapping
        The Arrow type of each column, by its name.
    """

    def __init__(self, types: Mapping[str, str]) -> None:
        """Begin without rows."""
        self.rows = 0
        self.preview: list[dict[str, Any]] = []
        self._columns = {name: _Column(kind) for name, kind in types.items()}

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Add rows of JSON values."""
        for row in rows:
            self.rows += 1
            if len(self.preview) < _PREVIEW:
                self.preview.append(dict(row))
            for name, column in self._columns.items():
                column.add(row.get(name))

    def columns(self) -> dict[str, dict[str, Any]]:
        """Return the type, minimum, maximum, nulls and distinct values of each column."""
        return {name: column.facts() for name, column in self._columns.items()}


class _Column:
    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._nulls = 0
        self._least: Any = None
        self._most: Any = None
        self._seen: set[Any] | None = set()

    def add(self, value: Any) -> None:
        """Count one value."""
        if value is None:
            self._nulls += 1
            return
        nested = isinstance(value, (list, dict))
        if self._seen is not None:
            self._seen.add(json.dumps(value, sort_keys=True) if nested else value)
            if len(self._seen) > _DISTINCT:
                self._seen = None
        if nested:
            return
        if self._least is None or value < self._least:
            self._least = value
        if self._most is None or value > self._most:
            self._most = value

    def facts(self) -> dict[str, Any]:
        """Return the facts; nested values have no order."""
        found: dict[str, Any] = {"type": self._kind, "nulls": self._nulls}
        found["distinct"] = f"over {_DISTINCT}" if self._seen is None else len(self._seen)
        if self._least is not None:
            found |= {"min": _short(self._least), "max": _short(self._most)}
        return found


def _short(value: Any) -> Any:
    if isinstance(value, str) and len(value) > _SHOWN:
        return value[:_SHOWN] + "…"
    return value
