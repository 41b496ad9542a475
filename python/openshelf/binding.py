"""Finds the method of an operation by its name."""

from __future__ import annotations

from openshelf import _core
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from typing import Any, Protocol

    class _Method(Protocol):
        operation: str

        def __call__(self, *arguments: Any, **named: Any) -> Any: ...


def bind(operation: str, *, asynchronous: bool = False, **options: Any) -> _Method:
    """Return the method of an operation, bound to a new client.

    Parameters
    ----------
    operation : str
        The name, such as "gazette.documents.search"; operations() lists them all.
    asynchronous : bool, default False
        Whether the client is asynchronous.
    **options
        The options of the client, such as requests_per_second.

    Returns
    -------
    the method, such as that of Gazette().documents.search; its __self__ is the client, or the
    namespace of it, and its attribute operation is the name

    Raises
    ------
    ArgumentError
        If there is no such operation, and as the client itself would.

    Examples
    --------
    >>> search = openshelf.bind("museum.artworks.search", use_caching=True)
    >>> search("monet", limit=3)
    """
    known = _core._operation(operation) if isinstance(operation, str) else None  # noqa: SLF001
    if known is None:
        names = [own["name"] for own in _core._operation_index()]  # noqa: SLF001  our own module
        message = f"operation: expected a name such as 'museum.artworks.search', got {operation!r}"
        raise ArgumentError(message + _core._hint(str(operation), names))  # noqa: SLF001
    service, *path = operation.split(".")
    prefix = "Async" if asynchronous else ""
    found = getattr(_core, f"{prefix}{service.capitalize()}")(**options)
    for name in path:
        found = getattr(found, name)
    method: _Method = found
    return method
