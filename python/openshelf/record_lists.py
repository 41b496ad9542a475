"""Lists of records whose members a call may choose, as type checkers see them.

Their types let `openshelf.paginate` find both types of the records: of those that come without the
argument fields, and of those that come with it. At run time they are plain lists.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

__all__ = ["ChosenList", "UsualList"]

if TYPE_CHECKING:
    _Record = TypeVar("_Record")
    _Chosen = TypeVar("_Chosen")

    class UsualList(list[_Record], Generic[_Record, _Chosen]):
        """Records whose members the call did not choose, and the type that they have if it does."""

    class ChosenList(list[_Record]):
        """Records whose members the call chose."""

else:

    class UsualList:
        """Records whose members the call did not choose: a plain list."""

        def __class_getitem__(cls, item: tuple[Any, Any], /) -> Any:
            """Return the type of the list."""
            return list[item[0]]

    class ChosenList:
        """Records whose members the call chose: a plain list."""

        def __class_getitem__(cls, item: Any, /) -> Any:
            """Return the type of the list."""
            return list[item]
