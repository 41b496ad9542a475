# Everything that does not come from the catalog is in src/describe/stubs/.

import builtins
import datetime
import os
import pathlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from types import TracebackType
from typing import (
    Any,
    Concatenate,
    Generic,
    Literal,
    NotRequired,
    ParamSpec,
    Protocol,
    Self,
    TypeAlias,
    TypedDict,
    final,
    overload,
)

# If one of these is not installed, type checkers take its types for Any.
import pandas
import polars
import pyarrow
from typing_extensions import Buffer, TypeVar, disjoint_base

from openshelf import types as _types
from openshelf.faults import Fault, JobState
from openshelf.pagination import AsyncBatches, Completeness, Count, ProgressBar, Written
from openshelf.record_lists import UsualList as _UsualList
from openshelf.slices import Plan

__all__ = [
    # names
]

__version__: str

_P = ParamSpec("_P")
_First = TypeVar("_First")
_Second = TypeVar("_Second")
_Third = TypeVar("_Third")
_Rest = ParamSpec("_Rest")
_Record = TypeVar("_Record")
_Record_co = TypeVar("_Record_co", covariant=True)
_Answer = TypeVar("_Answer")
_Plain = TypeVar("_Plain", bound=Mapping[str, object] | Sequence[Any] | bytes | None)
_Answer_co = TypeVar("_Answer_co", covariant=True, default=Any)
_Chosen = TypeVar("_Chosen")
_Public = TypeVar("_Public")
_Field = TypeVar("_Field")
_Choice_co = TypeVar("_Choice_co", covariant=True, default=Any)
_File_co = TypeVar("_File_co", covariant=True)
_StrOrBytesPath: TypeAlias = str | bytes | os.PathLike[str] | os.PathLike[bytes]

# Everything up to the first function exists for type checkers only.

class _PagedList(list[_Record]):
    """A list of records that is a page; a plain list at run time."""

class _WithFields(Protocol[_P, _Answer_co, _Field]):  # type: ignore[misc]
    """A function that takes the arguments of a method whose argument fields chooses members."""

    @overload
    def __call__(self, *arguments: _P.args, **named: _P.kwargs) -> _Answer_co: ...
    @overload
    def __call__(
        self, fields: Sequence[_Field], *arguments: _P.args, **named: _P.kwargs
    ) -> _Answer_co: ...
    @overload
    def __call__(
        self: _WithFields[Concatenate[_First, _Rest], Any, _Field],
        first: _First,
        /,
        fields: Sequence[_Field],
        *arguments: _Rest.args,
        **named: _Rest.kwargs,
    ) -> _Answer_co: ...

class _Chooses(Generic[_Record_co, _Field]):
    """Marks a list whose records have other members if the call chooses them."""

# matchers


def operations() -> list[dict[str, Any]]:
    """Return every operation of every service, with the facts of its docstring."""

def _operation(name: str) -> dict[str, Any] | None:
    """Return one operation by its full name, without rendering the others."""

def _parameter_of(name: str, word: str) -> str | None:
    """Return the name of the parameter that the service itself calls by a word."""

def _is_same_format(one: str, other: str) -> bool:
    """Return whether the endings of two names tell the same format of a file."""

def _nearest(word: str, known: list[str], *, only_misspelt: bool = False) -> str | None:
    """Return the known word that another word most likely means, or None."""

def _sent_form(name: str, parameter: str, value: str) -> str | None:
    """Return the form in which a value of a parameter is sent, both as JSON, or None."""

def _use_shell_notation(on: bool) -> bool:
    """Begin or end to write messages as a shell takes values; return whether they were before."""

def _operation_index() -> list[dict[str, Any]]:
    """Return the name, the summary and a few facts of every operation."""

def _part_of(name: str) -> dict[str, Any] | None:
    """Return what an answer without pages has of a list, and how a call gets more; or None."""

def _client_options(service: str) -> dict[str, dict[str, Any]]:
    """Return the options that clients of a service accept, by their names."""

def _cache_path(service: str) -> str | None:
    """Return the file of a service's cache under its own name, which need not exist yet."""

def _catalog() -> str:
    """Return the whole catalog as JSON text, with everything rendered from each operation."""

def _service_words(service: str) -> dict[str, Any] | None:
    """Return what a service makes of people's words."""

def _png_of_webp(content: bytes) -> bytes | None:
    """Return a WebP picture as PNG, at most 1024 pixels per side, or None if it cannot be read."""

@final
class _Replacement:
    """A file under a temporary name, which replaces another one when it is complete."""

    def __new__(cls, target: str | os.PathLike[str]) -> Self: ...
    def write(self, content: Buffer) -> int:
        """Write bytes, and return how many of them were written."""
    def fileno(self) -> int:
        """Return the number of the open file."""
    def commit(self) -> None:
        """Move the file to its target, after its bytes are on the disk."""
    def discard(self) -> None:
        """Remove the file, unless it was moved."""

@final
class _ParquetFile:
    """A Parquet file under a temporary name, which replaces another one when it is complete."""

    def __new__(cls, target: str | os.PathLike[str], table: Table) -> Self: ...
    def write(self, table: Table) -> None:
        """Add the rows of a table."""
    def commit(self, metadata: Sequence[tuple[str, str]]) -> None:
        """End the file with metadata and move it to its target."""
    def discard(self) -> None:
        """Remove the file, unless it was moved."""

@final
class _Mirror:
    """A list that is kept as a Delta table in a folder."""

    def __new__(
        cls,
        list: Paginated[..., Any, Any] | AsyncPaginated[..., Any, Any],
        folder: str | os.PathLike[str],
        arguments: tuple[Any, ...],
        named: dict[str, Any],
        history: bool,  # noqa: FBT001
        money: str | None,
    ) -> Self: ...
    @property
    def is_async(self) -> bool:
        """Whether its updates are awaited."""
    def update(self, patience: float, whole: bool, sweep: float | None) -> Any:  # noqa: FBT001
        """Bring the table up to date, and return the report as JSON, or a coroutine of it."""
    def progress(self) -> tuple[int, int]:
        """Return how many records a run has read and will read; 0 for a number that is unknown."""
    def unproven(self) -> str:
        """Return the parts that no run could show to be whole, as JSON."""
    def version(self, version: int | None) -> int:
        """Return the number of a version, which is the newest one if none is named."""
    def version_at(self, time: int) -> int:
        """Return the number of the version that was the newest at a time, in ms since 1970."""
    def facts(self) -> tuple[bool, int, list[str]]:
        """Return whether the table has history, when it was created in ms since 1970, and its key."""
    def files(self, version: int | None, held: str) -> list[pathlib.Path]:
        """Return the paths of the data files of a version with rows that are held."""
    def parts(self, version: int, numbers: list[int], held: str) -> Table:
        """Return the rows of some of these files that are held: "now", "gone" too, or "ever"."""
    def vacuum(self, seconds: float) -> list[pathlib.Path]:
        """Remove files that no version of the last seconds has, and return their paths."""

def _hint(name: str, known: list[str]) -> str:
    """Return a hint at the nearest known name, or an empty string."""

def prepare(method: Callable[_P, Any]) -> Callable[_P, Request]:
    """Return a function that takes the method's arguments and returns the unsent request."""

@overload
def raw(
    method: Callable[_P, Coroutine[Any, Any, _Answer]],
) -> Callable[_P, Coroutine[Any, Any, RawAnswer[_Answer]]]:
    """Return a function that takes the method's arguments and returns the whole answer."""

@overload
def raw(method: Callable[_P, _Plain]) -> Callable[_P, RawAnswer[_Plain]]: ...
def schema(
    method: Callable[..., Any],
    *,
    fields: str | Sequence[str] | None = None,
    include: str | Sequence[str] | None = None,
    exclude: str | Sequence[str] | None = None,
    flatten: bool = False,
    money: Literal["float", "decimal"] = "float",
) -> TableSchema:
    """Return the columns of an operation's tables without sending a request."""

def read_zip(
    path: _StrOrBytesPath,
    *,
    max_cell_bytes: int = 67108864,
    money: Literal["float", "decimal"] = "float",
) -> list[ZipTable]:
    """Return the tables of a ZIP archive, each read in batches."""

def scan_zip(
    path: _StrOrBytesPath,
    member: str | None = None,
    *,
    max_cell_bytes: int = 67108864,
    money: Literal["float", "decimal"] = "float",
) -> polars.LazyFrame:
    """Return a polars LazyFrame of the tables of a ZIP archive."""

@overload
def table(
    method: Callable[_P, Coroutine[Any, Any, Any]],
) -> Callable[_P, Coroutine[Any, Any, Table]]:
    """Return a function that takes the method's arguments and returns the answer as a table."""

@overload
def table(method: Callable[_P, _Plain]) -> Callable[_P, Table]: ...
# tables of chosen members
@overload
def table(
    method: Callable[_P, Coroutine[Any, Any, Any]],
    *,
    flatten: bool = False,
    infer: bool = False,
    money: Literal["float", "decimal"] = "float",
) -> Callable[_P, Coroutine[Any, Any, Table]]: ...
@overload
def table(
    method: Callable[_P, _Plain],
    *,
    flatten: bool = False,
    infer: bool = False,
    money: Literal["float", "decimal"] = "float",
) -> Callable[_P, Table]: ...
# paginate
# download
# paginated
# tables
# downloads
@final
class Call:
    """The coroutine that an asynchronous method returns; it can be awaited once."""

    @property
    def __name__(self) -> str: ...
    @property
    def __qualname__(self) -> str: ...
    def __await__(self) -> Iterator[Any]: ...
    def send(self, value: Any) -> Any:
        """Resume the call; asyncio calls this."""
    def throw(self, kind: Any, value: Any = None, traceback: Any = None) -> Any:
        """Raise an error where the call waits; asyncio calls this to cancel."""
    def close(self) -> None:
        """Stop the call."""

@final
class DerivedFunction:
    """A function that takes a method's arguments; prepare, raw and table return it."""

    @property
    def __name__(self) -> str: ...
    @property
    def __qualname__(self) -> str: ...
    def __call__(self, *arguments: Any, **named: Any) -> Any: ...

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
        """The body, if there is one."""
    def json(self) -> Any:
        """The body as Python objects; None without a body."""
    def curl(self, *, secrets: bool = False) -> str:
        """The request as a curl command; secrets=True shows the values that the caller added."""
    def fetch(self, *, secrets: bool = False) -> str:
        """The request as a call of JavaScript's fetch; secrets as for curl."""
    def httr2(self, *, secrets: bool = False) -> str:
        """The request as an expression of R with httr2; secrets as for curl."""

@final
class FromEnvironment:
    """The value of an environment variable, for an option of a client."""

    def __new__(cls, name: str) -> Self: ...
    @property
    def name(self) -> str:
        """The variable."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Cache:
    """The answers that a client has cached."""

    def info(self) -> dict[str, Any]:
        """The contents of the cache, and the hits and misses of this client."""
    def clear(self) -> int:
        """Delete every entry; return their number."""
    def delete_expired(self) -> int:
        """Delete the expired entries; return their number."""
    def delete(self, method: Callable[_P, Any], *arguments: _P.args, **named: _P.kwargs) -> bool:
        """Delete the answer of one call; return whether there was one."""
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
    """A cached answer."""

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
        """When the service sent it, in UTC."""
    @property
    def expires(self) -> datetime.datetime | None:
        """When it expires, in UTC; None: never."""

@final
class RawAnswer(Generic[_Answer_co]):
    """An answer with its headers, its timing and its origin."""

    @property
    def status(self) -> int:
        """The HTTP status."""
    @property
    def headers(self) -> dict[str, str]:
        """The answer's headers, with names in lower case."""
    @property
    def url(self) -> str:
        """The address that answered, after redirects."""
    @property
    def body(self) -> bytes:
        """The body, decompressed."""
    @property
    def attempts(self) -> int:
        """How many times the request was sent."""
    @property
    def waited(self) -> float:
        """Seconds spent waiting for the rate limit and between attempts."""
    @property
    def elapsed(self) -> float:
        """Seconds from the call to the last byte, including waits."""
    @property
    def from_cache(self) -> bool:
        """Whether the answer comes from the cache."""
    @property
    def age(self) -> float | None:
        """Seconds since a cached answer was stored or revalidated; None for a new one."""
    @property
    def revalidated(self) -> bool:
        """Whether the answer had expired, and the service has confirmed it now (304 Not Modified)."""
    @property
    def stale_reason(self) -> str | None:
        """Why an expired answer was returned: the error that the call would have had; None if it had not expired."""
    @property
    def operation(self) -> str:
        """The operation, such as "disease.totals.country"."""
    @property
    def citation(self) -> dict[str, str | None]:
        """The facts for a citation of the data."""
    def json(self) -> _Answer_co:
        """The body as Python objects; None for an answer without a body."""

@disjoint_base
class Client:
    """Base class of the clients."""

    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...
    @property
    def base_url(self) -> str:
        """The address of the service."""
    @property
    def description(self) -> str:
        """What the service provides, in a sentence."""
    @property
    def docs_url(self) -> str:
        """The documentation of the service."""
    @property
    def terms_of_use(self) -> dict[str, str | None]:
        """What the service says of the use of its data: licence, licence_url, terms_url, note and source."""
    @property
    def cache(self) -> Cache:
        """The cached answers; raises an error if the client was created without a cache."""
    def close(self) -> None:
        """Close the client and its views; a view itself does nothing, nor does a second time."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...

@disjoint_base
class AsyncClient:
    """Base class of the asynchronous clients."""

    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...
    @property
    def base_url(self) -> str:
        """The address of the service."""
    @property
    def description(self) -> str:
        """What the service provides, in a sentence."""
    @property
    def docs_url(self) -> str:
        """The documentation of the service."""
    @property
    def terms_of_use(self) -> dict[str, str | None]:
        """What the service says of the use of its data: licence, licence_url, terms_url, note and source."""
    @property
    def cache(self) -> Cache:
        """The cached answers; raises an error if the client was created without a cache."""
    def aclose(self) -> Coroutine[Any, Any, None]:
        """Close the client and its views; a view itself does nothing, nor does a second time."""
    async def __aenter__(self) -> Self: ...
    async def __aexit__(self, *_exception: object) -> None: ...

@disjoint_base
class Namespace:
    """Base class of the groups of operations."""

def _set_cache_scope(port: int, number: int) -> None: ...
def _set_offline(offline: bool) -> bool: ...
def _set_offline_advice(advice: str) -> str: ...
def _set_batch_bytes(bytes: int) -> int: ...
# cassette and sandbox

# clients
