# What is not of the catalog comes from src/describe/stubs/.

import builtins
import datetime
import os
from collections.abc import (
    AsyncIterator,
    Callable,
    Coroutine,
    Iterator,
    Mapping,
    Sequence,
)
from types import TracebackType
from typing import (
    Any,
    Generic,
    Literal,
    NotRequired,
    ParamSpec,
    Self,
    TypeAlias,
    TypedDict,
    final,
    overload,
)

# Who has one of these not is given Any by type checkers.
import pandas
import polars
import pyarrow
from typing_extensions import TypeVar, disjoint_base

from openshelf.pagination import AsyncBatches, Completeness, Count, ProgressBar, Written

__all__ = [
    # names
]

__version__: str

_P = ParamSpec("_P")
_Record = TypeVar("_Record")
_Record_co = TypeVar("_Record_co", covariant=True)
_Answer = TypeVar("_Answer")
_Plain = TypeVar("_Plain", bound=Mapping[str, object] | Sequence[Any] | bytes | None)
_Answer_co = TypeVar("_Answer_co", covariant=True, default=Any)
_StrOrBytesPath: TypeAlias = str | bytes | os.PathLike[str] | os.PathLike[bytes]

# What follows as far as the first function is known to type checkers alone.

class _PagedList(list[_Record]):
    """A list of records that is a page; at run time a plain list."""

# matchers


def operations() -> list[dict[str, Any]]:
    """Every operation of every service, with what the docstring is made from."""

def _catalog() -> str:
    """Give the whole catalog as JSON text, with what is rendered from each operation."""

def _hint(name: str, known: list[str]) -> str:
    """Give words about the known name that is near, where there is one."""

def prepare(method: Callable[_P, Any]) -> Callable[_P, Request]:
    """Give a function that takes the method's arguments and gives the request unsent."""

@overload
def raw(
    method: Callable[_P, Coroutine[Any, Any, _Answer]],
) -> Callable[_P, Coroutine[Any, Any, RawAnswer[_Answer]]]:
    """Give a function that takes the method's arguments and gives the whole answer."""

@overload
def raw(method: Callable[_P, _Plain]) -> Callable[_P, RawAnswer[_Plain]]: ...
def schema(
    method: Callable[..., Any],
    *,
    fields: str | Sequence[str] | None = None,
    include: str | Sequence[str] | None = None,
    exclude: str | Sequence[str] | None = None,
    flatten: bool = False,
) -> TableSchema:
    """Give the columns of an operation's tables, before anything is asked."""

@overload
def table(
    method: Callable[_P, Coroutine[Any, Any, Any]], *, flatten: bool = False, infer: bool = False
) -> Callable[_P, Coroutine[Any, Any, Table]]:
    """Give a function that takes the method's arguments and gives the answer as a table."""

@overload
def table(
    method: Callable[_P, _Plain], *, flatten: bool = False, infer: bool = False
) -> Callable[_P, Table]: ...
# paginate
# paginated
# tables
@final
class Call:
    """The coroutine that an asynchronous method gives; awaited once."""

    @property
    def __name__(self) -> str: ...
    @property
    def __qualname__(self) -> str: ...
    def __await__(self) -> Iterator[Any]: ...
    def send(self, value: Any) -> Any:
        """Go on; asyncio calls it."""
    def throw(self, kind: Any, value: Any = None, traceback: Any = None) -> Any:
        """Raise an error where the call waits; asyncio calls it to cancel."""
    def close(self) -> None:
        """End the call where it is."""

@final
class Preparation:
    """A method's arguments to a request; made by prepare."""

    def __call__(self, *arguments: Any, **named: Any) -> Request: ...

@final
class Request:
    """The exact request that a call would send."""

    @property
    def method(self) -> str:
        """The HTTP method."""
    @property
    def url(self) -> str:
        """The address with its query."""
    @property
    def headers(self) -> dict[str, str]:
        """The headers that the call itself sets."""
    @property
    def body(self) -> bytes | None:
        """The body, where there is one."""
    def json(self) -> Any:
        """The body as Python objects; None where there is no body."""
    def curl(self, *, secrets: bool = False) -> str:
        """The request as a command line for curl; secrets=True shows what the caller added."""

@final
class Raw:
    """A method's arguments to its whole answer; made by raw."""

    def __call__(self, *arguments: Any, **named: Any) -> Any: ...

@final
class Cache:
    """The answers that a client keeps."""

    def info(self) -> dict[str, Any]:
        """What the cache holds, and how often this client found what it looked for."""
    def clear(self) -> int:
        """Delete every entry; how many there were."""
    def delete_expired(self) -> int:
        """Delete the entries that are no longer good; how many there were."""
    def delete(self, method: Callable[_P, Any], *arguments: _P.args, **named: _P.kwargs) -> bool:
        """Delete the answer of one call; whether there was one."""
    def contains(self, method: Callable[_P, Any], *arguments: _P.args, **named: _P.kwargs) -> bool:
        """Whether a call would be answered from the cache now."""
    def __len__(self) -> int: ...
    def __iter__(self) -> CacheEntries: ...
    def _repr_html_(self) -> str: ...

@final
class CacheEntries:
    """The entries of a cache, one after another."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> CacheEntry: ...

@final
class CacheEntry:
    """An answer that is kept."""

    @property
    def operation(self) -> str:
        """The operation, such as "disease.totals.country"."""
    @property
    def url(self) -> str:
        """The address that answered, without credentials."""
    @property
    def status(self) -> int:
        """The HTTP status."""
    @property
    def bytes(self) -> int:
        """The size of the body, uncompressed."""
    @property
    def stored(self) -> datetime.datetime:
        """When the service gave it, in UTC."""
    @property
    def expires(self) -> datetime.datetime | None:
        """When it is no longer good, in UTC; None: it is good for ever."""

@final
class RawAnswer(Generic[_Answer_co]):
    """An answer with everything that is known of how it came."""

    @property
    def status(self) -> int:
        """The HTTP status."""
    @property
    def headers(self) -> dict[str, str]:
        """The answer's headers, their names in lower case."""
    @property
    def url(self) -> str:
        """The address that answered, after redirects."""
    @property
    def body(self) -> bytes:
        """The body, decompressed."""
    @property
    def attempts(self) -> int:
        """How often the request was sent."""
    @property
    def waited(self) -> float:
        """Seconds spent waiting for a turn and between tries."""
    @property
    def elapsed(self) -> float:
        """Seconds from the call to the last byte, waits included."""
    @property
    def from_cache(self) -> bool:
        """Whether the answer was kept from an earlier call."""
    @property
    def age(self) -> float | None:
        """Seconds since a kept answer was stored; None for a new one."""
    @property
    def operation(self) -> str:
        """The operation, such as "disease.totals.country"."""
    @property
    def citation(self) -> dict[str, str | None]:
        """What a reference to the data needs."""
    def json(self) -> _Answer_co:
        """The body as Python objects; None for an answer without a body."""

@disjoint_base
class Client:
    """What all clients have in common."""

    @property
    def base_url(self) -> str:
        """The address that is asked."""
    @property
    def description(self) -> str:
        """What the service gives, in a sentence."""
    @property
    def docs_url(self) -> str:
        """Where the service documents itself."""
    @property
    def cache(self) -> Cache:
        """The answers that are kept; an error when the client was made without a cache."""
    def close(self) -> None:
        """Close the client and its views; a second time does nothing."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...

@disjoint_base
class AsyncClient:
    """What all asynchronous clients have in common."""

    @property
    def base_url(self) -> str:
        """The address that is asked."""
    @property
    def description(self) -> str:
        """What the service gives, in a sentence."""
    @property
    def docs_url(self) -> str:
        """Where the service documents itself."""
    @property
    def cache(self) -> Cache:
        """The answers that are kept; an error when the client was made without a cache."""
    def aclose(self) -> Coroutine[Any, Any, None]:
        """Close the client and its views; a second time does nothing."""
    def __aenter__(self) -> Coroutine[Any, Any, Self]: ...
    def __aexit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> Coroutine[Any, Any, None]: ...

@disjoint_base
class Namespace:
    """What the groups of operations have in common."""

def _set_offline(offline: bool) -> bool: ...
def _set_batch_bytes(bytes: int) -> int: ...
@final
class Cassette:
    """Recorded answers of every client of this process, in a file."""

    def __new__(
        cls,
        path: str | os.PathLike[str],
        *,
        record: Literal["once", "none", "new", "all"] = "once",
        filter: Callable[[dict[str, Any]], dict[str, Any] | None] | None = None,
    ) -> Self: ...
    @property
    def recorded(self) -> int:
        """How many calls were recorded."""
    @property
    def played(self) -> int:
        """How many calls were played."""
    @property
    def unused(self) -> int:
        """How many lines of the file no call asked for."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None = None,
        exception: BaseException | None = None,
        traceback: TracebackType | None = None,
        /,
    ) -> None: ...

@final
class Sandbox:
    """A server on this machine that speaks all five services, with data of its own."""

    def __new__(
        cls,
        *,
        seed: int = 0,
        today: str | datetime.date | None = None,
        port: int = 0,
        scale: float = 1.0,
        documented_paths: bool = False,
        capped_counts: bool = False,
        faults: list[dict[str, Any]] | None = None,
    ) -> Self: ...
    @property
    def url(self) -> str:
        """The address of the server."""
    @property
    def today(self) -> str:
        """The day on which it stands, YYYY-MM-DD."""
    @property
    def urls(self) -> dict[str, str]:
        """The environment variables that point clients at it."""
    @property
    def calls(self) -> list[dict[str, Any]]:
        """The requests so far, in order."""
    @property
    def stats(self) -> dict[str, Any]:
        """The counters now."""
    def fail(
        self,
        operation: str | None = None,
        path: str | None = None,
        *,
        status: int | None = None,
        times: int | None = 1,
        retry_after: int | str | None = None,
        delay: float | None = None,
        body_delay: float | None = None,
        cut: int | None = None,
        wrong_length: bool = False,
        bad_json: bool = False,
        content_type: str | None = None,
        rename: Mapping[str, str | None] | None = None,
        reset: bool = False,
        endless_headers: bool = False,
        drip: float | None = None,
        bomb: int | None = None,
        insert: int = 0,
        delete: int = 0,
        update: int = 0,
        place: Literal["head", "anywhere"] = "head",
        job: Literal["failed", "stuck"] | None = None,
        redirect_loop: bool = False,
        downgrade_redirect: bool = False,
        probability: float | None = None,
        seed: int = 0,
    ) -> None:
        """Make something go wrong; the first fault that fits meets a request."""
    def heal(self) -> None:
        """Take back every fault."""
    def forget_calls(self) -> None:
        """Forget the requests so far and begin to count them anew."""
    def close(self) -> None:
        """Stop the server; a second time does nothing."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...
    # sandbox

# clients
