"""Public data without keys: five services, one way to ask them.

    >>> import openshelf
    >>> with openshelf.Museum() as museum:
    ...     found = museum.artworks.search("monet", limit=5)

Every client has an asynchronous twin (``AsyncMuseum`` and so on) with the same surface.
The operations are methods of the clients; ``openshelf.operations()`` lists them.
"""

from openshelf import errors
from openshelf._core import (
    AsyncClient,
    AsyncDisease,
    AsyncGazette,
    AsyncMuseum,
    AsyncPlaceholder,
    AsyncSpending,
    Cache,
    CacheEntry,
    Client,
    Disease,
    Gazette,
    Museum,
    Placeholder,
    RawAnswer,
    Request,
    Sandbox,
    Spending,
    __version__,
    operations,
    prepare,
    raw,
)
from openshelf.errors import (
    ArgumentError,
    BadRequestError,
    CacheError,
    CacheMissError,
    CacheWarning,
    ClosedError,
    ConnectError,
    DecodeError,
    IgnoredParameterWarning,
    NotFoundError,
    OpenshelfError,
    RateLimitedError,
    RequestTimeoutError,
    ServerError,
    StatusError,
    TruncatedError,
)

__all__ = [
    "ArgumentError",
    "AsyncClient",
    "AsyncDisease",
    "AsyncGazette",
    "AsyncMuseum",
    "AsyncPlaceholder",
    "AsyncSpending",
    "BadRequestError",
    "Cache",
    "CacheEntry",
    "CacheError",
    "CacheMissError",
    "CacheWarning",
    "Client",
    "ClosedError",
    "ConnectError",
    "DecodeError",
    "Disease",
    "Gazette",
    "IgnoredParameterWarning",
    "Museum",
    "NotFoundError",
    "OpenshelfError",
    "Placeholder",
    "RateLimitedError",
    "RawAnswer",
    "Request",
    "RequestTimeoutError",
    "Sandbox",
    "ServerError",
    "Spending",
    "StatusError",
    "TruncatedError",
    "__version__",
    "errors",
    "operations",
    "prepare",
    "raw",
]
