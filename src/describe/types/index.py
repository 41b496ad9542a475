"""The types of everything that operations take and give, to annotate functions with.

    >>> from openshelf.types import GazetteDocument
    >>> def titles(documents: list[GazetteDocument]) -> list[str | None]:
    ...     return [document["title"] for document in documents]

Each service has a module, which is loaded when one of its names is asked for. The names begin with
the service's; then comes what a record is called, or the operation.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    # imports

__all__ = [
    # names
]

_MODULES = {
    # modules
}


if not TYPE_CHECKING:  # a checker would take every name

    def __getattr__(name: str) -> object:
        """Load the module that has a type."""
        for prefix, module in _MODULES.items():
            if name.startswith(prefix) and name in __all__:
                value = getattr(import_module(f"openshelf.types.{module}"), name)
                globals()[name] = value
                return value
        from openshelf._core import _hint

        message = f"module 'openshelf.types' has no attribute {name!r}"
        raise AttributeError(message + _hint(name, __all__))


def __dir__() -> list[str]:
    """List the types."""
    return __all__
