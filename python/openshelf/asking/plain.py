"""Makes plain values of those that data frames and other libraries give.

A number of numpy, a column of pandas and a member of an enum mean what they hold, as they do for
operations.
"""

from __future__ import annotations

import enum
import operator
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from typing import Any

#: The methods by which numpy, pandas, Polars and Arrow give what they hold.
_HELD = ("tolist", "to_list", "as_py")
_MISSING = {"NaTType", "NAType"}
_NOT_A_VALUE = float("nan")


def plain(value: Any) -> Any:
    """Return a value as Python's own types have it; what is unknown stays as it is.

    Parameters
    ----------
    value : object
        What a caller passed.

    Returns
    -------
    object
    """
    if value is None or type(value) in {str, int, bool, float, dict}:
        return value
    if isinstance(value, enum.Enum):
        return plain(value.value)
    if isinstance(value, str | range | Mapping):
        return value
    if isinstance(value, list | tuple):
        items = [plain(each) for each in value]
        return tuple(items) if isinstance(value, tuple) else items
    if isinstance(value, AbstractSet):
        return [plain(each) for each in value]
    for name in _HELD:
        give = getattr(value, name, None)
        if callable(give):
            held = give()
            if held is None:
                return _NOT_A_VALUE
            return value if type(held) is type(value) else plain(held)
    try:
        return operator.index(value)
    except TypeError:
        return value


def is_missing(value: Any) -> bool:
    """Whether a value stands for one that a table lacks: nan, NaT and NA.

    Parameters
    ----------
    value : object
        A plain value.

    Returns
    -------
    bool
    """
    if isinstance(value, float):
        return value != value  # noqa: PLR0124  not a number
    return type(value).__name__ in _MISSING


def missing_at(name: str, value: Any) -> list[str]:
    """Return where a value is missing: its name, or its places in the list or the pair.

    Parameters
    ----------
    name : str
        The name of the argument.
    value : object
        A plain value.

    Returns
    -------
    list of str
    """
    if isinstance(value, Sequence) and not isinstance(value, str | range):
        return [
            path
            for place, each in enumerate(value)
            for path in missing_at(f"{name}[{place}]", each)
        ]
    return [name] if is_missing(value) else []
