"""Lists of records whose members a call may choose, and forms of types, for type checkers.

The lists let `openshelf.paginate` find both types of the records: of those that come without the
argument fields, and of those that come with it. At run time they are plain lists.
"""

import types
import typing
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex, TypeVar, overload

__all__ = ["ChosenList", "ReadOnly", "TypedDict", "UsualList"]

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typing_extensions import ReadOnly, TypedDict

    _Record = TypeVar("_Record")
    _Public = TypeVar("_Public")
    _Chosen = TypeVar("_Chosen")
    _Field = TypeVar("_Field")

    # A list of the public type, so that it fits where such a list is expected. What is read from
    # it has the narrower type of the call, which the checkers cannot know to be narrower.
    class ChosenList(list[_Public], Generic[_Record, _Public]):
        """Records of a call: a list of their public type, with elements of the call's type."""

        @overload  # type: ignore[override]
        def __getitem__(self, index: SupportsIndex, /) -> _Record: ...
        @overload
        def __getitem__(self, index: slice, /) -> list[_Record]: ...
        def __getitem__(self, index: Any, /) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
            """Return a record, or a list of some."""

        def __iter__(self) -> Iterator[_Record]:  # type: ignore[override] # pyright: ignore[reportIncompatibleMethodOverride]
            """Iterate over the records."""
            raise NotImplementedError

    class UsualList(ChosenList[_Record, _Public], Generic[_Record, _Public, _Chosen, _Field]):
        """Records whose members the call did not choose, and the type that they have if it does."""

else:

    class ChosenList(list):
        """Records of a call: a plain list."""

        def __class_getitem__(cls, item: tuple[Any, ...], /) -> Any:
            """Return the type of the list."""
            return list[item[0]]

    class UsualList(ChosenList):
        """Records whose members the call did not choose: a plain list."""

    class ReadOnly:
        """A member that is only read, which only type checkers know."""

        def __class_getitem__(cls, item: Any, /) -> Any:
            """Return the type of the member."""
            return item

    class _Form(type):
        """Makes a TypedDict without the word closed, which only type checkers know."""

        def __new__(cls, name: str, _: Any, members: dict[str, Any], **words: Any) -> Any:
            """Make the type."""
            words.pop("closed", None)
            return types.new_class(
                name, (typing.TypedDict,), words, lambda own: own.update(members)
            )

    class _TypedDict:
        """Stands for typing.TypedDict where types are declared."""

        def __mro_entries__(self, _: Any, /) -> tuple[Any]:
            """Return the base whose metaclass makes the type."""
            return (type.__new__(_Form, "_Base", (), {}),)

        def __call__(self, name: str, members: dict[str, Any], /) -> Any:
            """Make a type with members of any name."""
            return typing.TypedDict(name, members)

    TypedDict = _TypedDict()
