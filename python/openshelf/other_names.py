"""Names of requests, httpx and aiohttp, each with what it is here.

They are read only where an attribute is missing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

_TIMEOUT = "openshelf.RequestTimeoutError"
_CLASS = "the class of a service, such as openshelf.Museum or openshelf.AsyncMuseum"

#: Names of modules.
MODULE = {
    "Timeout": _TIMEOUT,
    "TimeoutError": _TIMEOUT,
    "TimeoutException": _TIMEOUT,
    "ReadTimeout": _TIMEOUT,
    "ConnectTimeout": _TIMEOUT,
    "ServerTimeoutError": _TIMEOUT,
    "ConnectionError": "openshelf.ConnectError",
    "ClientConnectionError": "openshelf.ConnectError",
    "ClientConnectorError": "openshelf.ConnectError",
    "TransportError": "openshelf.ConnectError or openshelf.RequestTimeoutError",
    "HTTPError": "openshelf.StatusError",
    "HTTPStatusError": "openshelf.StatusError",
    "ClientResponseError": "openshelf.StatusError",
    "RequestException": "openshelf.OpenshelfError",
    "RequestError": "openshelf.OpenshelfError",
    "ClientError": "openshelf.OpenshelfError",
    "Error": "openshelf.OpenshelfError",
    "RateLimitError": "openshelf.RateLimitedError",
    "TooManyRequests": "openshelf.RateLimitedError",
    "NotFound": "openshelf.NotFoundError",
    "JSONDecodeError": "openshelf.DecodeError",
    "FederalRegister": "openshelf.Gazette",
    "AsyncFederalRegister": "openshelf.AsyncGazette",
    "USASpending": "openshelf.Spending",
    "USAspending": "openshelf.Spending",
    "AsyncUSASpending": "openshelf.AsyncSpending",
    "AsyncUSAspending": "openshelf.AsyncSpending",
    "ArtInstitute": "openshelf.Museum",
    "Artic": "openshelf.Museum",
    "Picsum": "openshelf.Placeholder",
    "LoremPicsum": "openshelf.Placeholder",
    "Covid": "openshelf.Disease",
    "DiseaseSh": "openshelf.Disease",
    "Session": _CLASS,
    "AsyncSession": _CLASS,
    "ClientSession": _CLASS,
    "get": _CLASS,
    "post": _CLASS,
    "request": _CLASS,
}

#: Attributes of errors.
ERROR = {
    "response": "error.status, error.headers and error.body",
    "status_code": "error.status",
    "code": "error.status",
    "request": "error.url",
    "request_info": "error.url",
    "text": "error.body.decode()",
    "content": "error.body",
    "json": "json.loads(error.body)",
    "reason": "error.detail",
}


def missing_attribute(error: object, name: str) -> NoReturn:
    """Refuse an attribute that an error does not have, with what is here instead."""
    here = ERROR.get(name)
    more = f"; use {here}" if here else ""
    message = f"{type(error).__name__!r} object has no attribute {name!r}{more}"
    raise AttributeError(message, name=name, obj=error)
