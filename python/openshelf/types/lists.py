"""Lists of records whose members a call may choose, as type checkers see them.

At run time they are plain lists. Their types let `openshelf.paginate` find both types of the records: of those that
come without the argument fields, and of those that come with it.
"""

from typing import Generic, TypeVar

__all__ = ["ChosenList", "UsualList"]

_Record = TypeVar("_Record")
_Chosen = TypeVar("_Chosen")


class UsualList(list[_Record], Generic[_Record, _Chosen]):
    """Records whose members the call did not choose, and the type that they have if it does."""


class ChosenList(list[_Record]):
    """Records whose members the call chose."""
