"""The exceptions and warnings of openshelf.

    OpenshelfError                     base class of all of them
    ├── ArgumentError                  (ValueError)       a value breaks a rule; nothing was sent
    ├── ArgumentTypeError              (TypeError)        a call does not fit the signature
    ├── StateError                     (RuntimeError)     an object cannot do this now, or here
    │   └── ClosedError                                   the client is closed
    ├── StatusError                                       the service answered with an error
    │   ├── BadRequestError                               400 and 422
    │   ├── NotFoundError                                 404 and 410
    │   ├── RateLimitedError                              429
    │   ├── ServerError                                   500 and above
    │   └── BlockedError                                  the service's front answered with a page
    │       └── FrontRateLimitedError  (RateLimitedError) the front received too many requests: 429
    ├── ConnectError                   (ConnectionError)  no connection, or it was lost
    ├── RequestTimeoutError            (TimeoutError)     too long without progress
    ├── DecodeError                    (ValueError)       the answer is not of its declared type
    ├── CacheError                                        the cache cannot be used
    │   └── CacheMissError                                no cached answer, and no request allowed
    ├── LimiterError                                      the shared limiter cannot be asked
    ├── OfflineError                                      only this machine may be contacted
    ├── CassetteError                  (ValueError)       the file of a cassette cannot be used
    ├── NotRecordedError                                  the cassette does not have this call
    ├── DownloadError                                     a file is damaged, or its host not asked
    │   ├── DownloadJobError                              the job of a file has failed
    │   ├── DownloadsFailedError                          some of several downloads failed
    │   └── FolderError                (OSError)          no file can be created in a folder
    ├── TruncatedError                                    the service returns only a part
    └── ChangedWhilePaging                                the records moved between two pages
    IgnoredParameterWarning            (UserWarning)      the service ignores a parameter
    NoMatchWarning                     (UserWarning)      a value that matches no record
    NotFoundWarning                    (UserWarning)      something asked for by name is missing
    PartitionWarning                   (UserWarning)      readers take a column of codes for numbers
    IncompleteAnswerWarning            (UserWarning)      the answer is not whole
    SmallerPictureWarning              (UserWarning)      a picture is narrower than asked for
    UnknownFieldWarning                (UserWarning)      not a known member of the records
    CacheWarning                       (UserWarning)      a file was not a cache and was renamed
    CassetteWarning                    (UserWarning)      a cassette recorded nothing
    ChangedWhilePagingWarning          (UserWarning)      as the error, with on_change="warn"
    CredentialWarning                  (UserWarning)      a pickle holds a credential
    EndedListWarning                   (UserWarning)      a resumed list had ended before
    EnvironmentWarning                 (UserWarning)      a variable of the environment is misspelt
    SandboxWarning                     (UserWarning)      a sandbox has no data where a call asks

These stay Python's own: OSError for a file that is read or written for the caller, AttributeError,
ImportError, MemoryError, and the RuntimeError of a call while the interpreter ends.
The compiled core raises these classes; each can be pickled with all its attributes.
"""

from __future__ import annotations

from openshelf.other_names import missing_attribute
from openshelf.warning_classes import (
    CacheWarning,
    CassetteWarning,
    ChangedWhilePagingWarning,
    CredentialWarning,
    EndedListWarning,
    EnvironmentWarning,
    IgnoredParameterWarning,
    IncompleteAnswerWarning,
    NoMatchWarning,
    NotFoundWarning,
    PartitionWarning,
    SandboxWarning,
    SmallerPictureWarning,
    UnknownFieldWarning,
)

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path
    from typing import Any

__all__ = [
    "ArgumentError", "ArgumentTypeError", "BadRequestError", "BlockedError", "CacheError",
    "CacheMissError", "CacheWarning", "CassetteError", "CassetteWarning", "ChangedWhilePaging",
    "ChangedWhilePagingWarning", "ClosedError", "ConnectError", "CredentialWarning", "DecodeError",
    "DownloadError", "DownloadJobError", "DownloadsFailedError", "EndedListWarning",
    "EnvironmentWarning", "FolderError", "FrontRateLimitedError", "IgnoredParameterWarning",
    "IncompleteAnswerWarning", "LimiterError", "NoMatchWarning", "NotFoundError", "NotFoundWarning",
    "NotRecordedError", "OfflineError", "OpenshelfError", "PartitionWarning", "RateLimitedError",
    "RequestTimeoutError", "SandboxWarning", "ServerError", "SmallerPictureWarning", "StateError",
    "StatusError", "TruncatedError", "UnknownFieldWarning", "error_for_status",
]  # fmt: skip


def _rebuild(
    kind: type[OpenshelfError], message: str, attributes: dict[str, Any]
) -> OpenshelfError:
    """Rebuild a pickled error without calling its constructor."""
    error = kind.__new__(kind, message)
    error.args = (message,)
    error.__dict__.update(attributes)
    return error


class OpenshelfError(Exception):
    """Base class of the errors of openshelf.

    Attributes
    ----------
    message : str
        What went wrong, in words.
    operation : str or None
        The operation that was called, such as ``"artworks.get"``.
    """

    message: str
    operation: str | None

    def __init__(self, message: str, *, operation: str | None = None) -> None:
        """Store the message and the operation."""
        super().__init__(message)
        self.message = message
        self.operation = operation

    def __str__(self) -> str:
        """Return the message alone."""
        return self.message

    def __reduce__(self) -> tuple[Callable[..., OpenshelfError], tuple[Any, ...]]:
        """Pickle the class, the message and every attribute."""
        from openshelf.pickles import pickled  # noqa: PLC0415  few errors are pickled

        return pickled("error", (type(self), self.message, dict(self.__dict__)))


class ArgumentError(OpenshelfError, ValueError):
    """A value breaks a rule, of an operation, an option or a function; nothing was sent.

    Attributes
    ----------
    faults : list of dict
        Every fault of the call of an operation; empty for others. Members: ``parameter`` (its
        name), ``path`` (where in the value, such as ``filters.time_period[0].start_date``),
        ``given`` (the value), ``allowed`` (the allowed values, or None), ``message`` (the fault
        in words).
    """

    faults: list[dict[str, Any]]

    def __init__(
        self,
        message: str,
        *,
        faults: list[dict[str, Any]] | None = None,
        operation: str | None = None,
    ) -> None:
        """Store the list of faults beside the message."""
        super().__init__(message, operation=operation)
        self.faults = [] if faults is None else faults


class ArgumentTypeError(OpenshelfError, TypeError):
    """A call does not fit a signature, or a value has another type than it needs."""


class StateError(OpenshelfError, RuntimeError):
    """An object cannot do this now, or in this place.

    Another thread or task is using it, it belongs to the process before a fork, it was awaited
    before, or the system has no thread for it.
    """


class StatusError(OpenshelfError):
    """The service answered with an error.

    Attributes
    ----------
    status : int
        The HTTP status; 200 where the service reports an error in a successful answer.
    url : str or None
        The address of the request.
    body : bytes
        The body of the answer as it came.
    detail : str or None
        The service's own message, read from the body.
    retry_after : float or None
        Seconds to wait before another request, as the service says.
    headers : dict
        The headers of the answer, names in lower case.
    attempts : int
        How many times the request was sent.
    """

    status: int
    url: str | None
    body: bytes
    detail: str | None
    retry_after: float | None
    headers: dict[str, str]
    attempts: int

    def __init__(
        self,
        message: str,
        *,
        status: int,
        url: str | None = None,
        body: bytes = b"",
        detail: str | None = None,
        retry_after: float | None = None,
        operation: str | None = None,
        headers: Mapping[str, str] | None = None,
        attempts: int = 1,
    ) -> None:
        """Store the service's answer."""
        super().__init__(message, operation=operation)
        self.status = status
        self.url = url
        self.body = body
        self.detail = detail
        self.retry_after = retry_after
        self.headers = dict(headers or {})
        self.attempts = attempts

    if not TYPE_CHECKING:  # a checker would take every name
        __getattr__ = missing_attribute


class BadRequestError(StatusError):
    """The service refused the request: 400 and 422."""


class NotFoundError(StatusError):
    """The service has no such record or path: 404 and 410."""


class RateLimitedError(StatusError):
    """Too many requests: 429; see ``retry_after``."""


class ServerError(StatusError):
    """The service failed: 500 and above."""


class BlockedError(StatusError):
    """The front of the service answered with a page of its own, whatever the status is.

    Such a page is never the record: the service has not seen the request. No challenge is solved.

    Attributes
    ----------
    front : str
        What has answered, such as a gateway or Cloudflare, and the host behind it.
    hint : str or None
        What lets requests pass, if it is known.
    title : str or None
        The title of the page.
    """

    front: str
    hint: str | None
    title: str | None

    def __init__(
        self,
        message: str,
        *,
        front: str = "",
        hint: str | None = None,
        title: str | None = None,
        **answer: Any,
    ) -> None:
        """Store what the front says beside its answer."""
        super().__init__(message, **answer)
        self.front = front
        self.hint = hint
        self.title = title


class FrontRateLimitedError(BlockedError, RateLimitedError):
    """The front of the service received too many requests: 429; see ``retry_after``."""


class _NetworkError(OpenshelfError):
    """Base class of errors without an answer."""

    url: str | None
    attempts: int

    def __init__(
        self,
        message: str,
        *,
        url: str | None = None,
        operation: str | None = None,
        attempts: int = 1,
    ) -> None:
        """Store the address and the number of attempts."""
        super().__init__(message, operation=operation)
        self.url = url
        self.attempts = attempts


class ConnectError(_NetworkError, ConnectionError):
    """No connection to the service, or it was lost before the answer was complete.

    Attributes
    ----------
    url : str or None
        The address of the request.
    attempts : int
        How many times the request was sent.
    """


class RequestTimeoutError(_NetworkError, TimeoutError):
    """No progress within ``timeout``, or not finished within ``deadline``.

    The message of a passed deadline says what the call waited for.

    Attributes
    ----------
    url : str or None
        The address of the request.
    attempts : int
        How many times the request was sent.
    retry_after : float or None
        The seconds that were left of a wait that the service requested, if the deadline ended it.
    """

    retry_after: float | None

    def __init__(
        self,
        message: str,
        *,
        url: str | None = None,
        operation: str | None = None,
        attempts: int = 1,
        retry_after: float | None = None,
    ) -> None:
        """Store the address, the number of attempts and the wait."""
        super().__init__(message, url=url, operation=operation, attempts=attempts)
        self.retry_after = retry_after


class DecodeError(OpenshelfError, ValueError):
    """The body of an answer cannot be decoded.

    Attributes
    ----------
    position : int or None
        The byte at which reading stopped.
    excerpt : str or None
        The text around that byte.
    url : str or None
        The address of the request.
    """

    position: int | None
    excerpt: str | None
    url: str | None

    def __init__(
        self,
        message: str,
        *,
        position: int | None = None,
        excerpt: str | None = None,
        operation: str | None = None,
        url: str | None = None,
    ) -> None:
        """Store where reading stopped."""
        super().__init__(message, operation=operation)
        self.position = position
        self.excerpt = excerpt
        self.url = url


class CacheError(OpenshelfError):
    """The cache cannot be used."""


class CacheMissError(CacheError):
    """The call is not in the cache, and ``only_if_cached`` forbids a request.

    Attributes
    ----------
    url : str or None
        The address of the request that was not sent, credentials hidden.
    """

    url: str | None

    def __init__(
        self, message: str, *, url: str | None = None, operation: str | None = None
    ) -> None:
        """Store the address."""
        super().__init__(message, operation=operation)
        self.url = url


class LimiterError(OpenshelfError):
    """The shared limiter cannot be asked, or other clients share another rate; nothing was sent."""


class OfflineError(OpenshelfError):
    """A call needs another machine, and this process may contact only its own.

    Attributes
    ----------
    url : str or None
        The address of the request that was not sent.
    """

    url: str | None

    def __init__(
        self, message: str, *, url: str | None = None, operation: str | None = None
    ) -> None:
        """Store the address."""
        super().__init__(message, operation=operation)
        self.url = url


class CassetteError(OpenshelfError, ValueError):
    """The file of a cassette cannot be read or written, or is no cassette."""


class NotRecordedError(OpenshelfError):
    """The cassette does not have this call and must not record it.

    The message shows the most similar recorded call, the mode that would record this one, and the
    tests that share the cassette.
    """


class DownloadError(OpenshelfError):
    """A file cannot be downloaded as it must be: it is damaged, or on a host that is not asked.

    Attributes
    ----------
    url : str or None
        The address of the file.
    path : pathlib.Path or None
        Where the file would be.
    """

    url: str | None
    path: Path | None

    def __init__(
        self,
        message: str,
        *,
        url: str | None = None,
        path: Path | None = None,
        operation: str | None = None,
    ) -> None:
        """Store the address and the path."""
        super().__init__(message, operation=operation)
        self.url = url
        self.path = path


class DownloadJobError(DownloadError):
    """The job that should write a file has failed.

    Attributes
    ----------
    state : dict
        The last answer about the job, with the message of the service.
    file_name : str or None
        The name of the file that the job should write.
    """

    state: dict[str, Any]
    file_name: str | None

    def __init__(
        self,
        message: str,
        *,
        state: dict[str, Any] | None = None,
        file_name: str | None = None,
        operation: str | None = None,
    ) -> None:
        """Store the last answer about the job."""
        super().__init__(message, operation=operation)
        self.state = {} if state is None else state
        self.file_name = file_name


class DownloadsFailedError(DownloadError):
    """Some of several downloads failed; the others are complete.

    Attributes
    ----------
    failures : dict
        The error of each download that failed, by its place in the list of calls.
    paths : list
        What each call has given, in their order; None for one that failed.
    """

    failures: dict[int, Exception]
    paths: list[Any]

    def __init__(
        self,
        message: str,
        *,
        failures: dict[int, Exception] | None = None,
        paths: list[Any] | None = None,
        operation: str | None = None,
    ) -> None:
        """Store the errors and the paths."""
        super().__init__(message, operation=operation)
        self.failures = {} if failures is None else failures
        self.paths = [] if paths is None else paths


class FolderError(DownloadError, OSError):
    """No file can be created in a folder that the caller named, ``path``; nothing was sent.

    It is also a FileNotFoundError, a NotADirectoryError or a PermissionError, if that is why.
    """


class _MissingFolderError(FolderError, FileNotFoundError):
    pass


class _NoFolderError(FolderError, NotADirectoryError):
    pass


class _ForbiddenFolderError(FolderError, PermissionError):
    pass


class TruncatedError(OpenshelfError):
    """The service returns only a part of the records of a call.

    Attributes
    ----------
    reached : int
        How many records were returned.
    exist : int or None
        How many there are; None when the service does not report it.
    """

    reached: int
    exist: int | None

    def __init__(
        self,
        message: str,
        *,
        reached: int = 0,
        exist: int | None = None,
        operation: str | None = None,
    ) -> None:
        """Store how many were returned and how many there are."""
        super().__init__(message, operation=operation)
        self.reached = reached
        self.exist = exist


class ChangedWhilePaging(OpenshelfError):  # noqa: N818  it says what happened
    """The service's records moved between two pages, and some may have been missed.

    Pages are requested again until they agree, unless ``on_change`` is set. The error remains for
    lists without keys, for ties that the service breaks differently each time, and for lists that
    still change after many attempts. ``paginate(..., on_change="warn")`` warns and goes on.

    Attributes
    ----------
    given : int or None
        How many records were returned.
    """

    given: int | None

    def __init__(
        self, message: str, *, given: int | None = None, operation: str | None = None
    ) -> None:
        """Store how many were returned."""
        super().__init__(message, operation=operation)
        self.given = given


class ClosedError(StateError):
    """The client, or the client of this view, is closed."""


_BY_STATUS: dict[int, type[StatusError]] = {
    400: BadRequestError, 404: NotFoundError, 410: NotFoundError,
    422: BadRequestError, 429: RateLimitedError,
}  # fmt: skip


def error_for_status(status: int) -> type[StatusError]:
    """Return the class of errors for an HTTP status: StatusError, or a narrower one."""
    is_server_error = status >= 500
    return ServerError if is_server_error else _BY_STATUS.get(status, StatusError)
