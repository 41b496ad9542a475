"""Public data without keys: one interface to five services.

    >>> import openshelf
    >>> with openshelf.Museum() as museum:
    ...     found = museum.artworks.search("monet", limit=5)

Every client has an asynchronous class (``AsyncMuseum`` and so on) with the same methods.
The operations are methods of the clients; ``openshelf.operations()`` lists them. The types of their
arguments and answers are in ``openshelf.types``, which is loaded on first use.
"""

from openshelf import errors
from openshelf._core import (
    AsyncClient,
    AsyncDisease,
    AsyncGazette,
    AsyncMuseum,
    AsyncPaginated,
    AsyncPlaceholder,
    AsyncSpending,
    Batches,
    Cache,
    CacheEntry,
    Cassette,
    Client,
    Disease,
    FromEnvironment,
    Gazette,
    Museum,
    Page,
    Paginated,
    Placeholder,
    RawAnswer,
    Request,
    Sandbox,
    Spending,
    Table,
    TableSchema,
    ZipTable,
    __version__,
    _hint,
    download,
    operations,
    paginate,
    prepare,
    raw,
    read_zip,
    scan_zip,
    schema,
    table,
)
from openshelf.errors import (
    ArgumentError,
    ArgumentTypeError,
    BadRequestError,
    BlockedError,
    CacheError,
    CacheMissError,
    CacheWarning,
    CassetteError,
    CassetteWarning,
    ChangedWhilePaging,
    ChangedWhilePagingWarning,
    ClosedError,
    ConnectError,
    CredentialWarning,
    DecodeError,
    DownloadError,
    DownloadJobError,
    DownloadsFailedError,
    EndedListWarning,
    EnvironmentWarning,
    FolderError,
    FrontRateLimitedError,
    IgnoredParameterWarning,
    IncompleteAnswerWarning,
    LimiterError,
    NoMatchWarning,
    NotFoundError,
    NotFoundWarning,
    NotRecordedError,
    OfflineError,
    OpenshelfError,
    PartitionWarning,
    RateLimitedError,
    RequestTimeoutError,
    SandboxWarning,
    ServerError,
    SmallerPictureWarning,
    StateError,
    StatusError,
    TruncatedError,
    UnknownFieldWarning,
)

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from openshelf import types
    from openshelf.agents import run_tool, tools
    from openshelf.binding import bind
    from openshelf.mirror_reports import MirrorReport, MirrorWindow, WiderMirrorColumn
    from openshelf.mirrors import AsyncMirror, Mirror, mirror
    from openshelf.pagination import Completeness, Count, Written
    from openshelf.pictures import Picture
    from openshelf.queries import sql
    from openshelf.slices import Plan, Slice
    from openshelf.words.gazette import gazette_filters
    from openshelf.words.museum import museum_where
    from openshelf.words.spending import spending_filters

#: What is imported on first use, and its module.
_LATER = {
    "Completeness": "pagination",
    "Count": "pagination",
    "AsyncMirror": "mirrors",
    "Mirror": "mirrors",
    "MirrorReport": "mirror_reports",
    "MirrorWindow": "mirror_reports",
    "WiderMirrorColumn": "mirror_reports",
    "Picture": "pictures",
    "Plan": "slices",
    "Slice": "slices",
    "Written": "pagination",
    "bind": "binding",
    "gazette_filters": "words.gazette",
    "mirror": "mirrors",
    "museum_where": "words.museum",
    "run_tool": "agents",
    "spending_filters": "words.spending",
    "sql": "queries",
    "tools": "agents",
}

__all__ = [
    "ArgumentError",
    "ArgumentTypeError",
    "AsyncClient",
    "AsyncDisease",
    "AsyncGazette",
    "AsyncMirror",
    "AsyncMuseum",
    "AsyncPaginated",
    "AsyncPlaceholder",
    "AsyncSpending",
    "BadRequestError",
    "Batches",
    "BlockedError",
    "Cache",
    "CacheEntry",
    "CacheError",
    "CacheMissError",
    "CacheWarning",
    "Cassette",
    "CassetteError",
    "CassetteWarning",
    "ChangedWhilePaging",
    "ChangedWhilePagingWarning",
    "Client",
    "ClosedError",
    "Completeness",
    "ConnectError",
    "Count",
    "CredentialWarning",
    "DecodeError",
    "Disease",
    "DownloadError",
    "DownloadJobError",
    "DownloadsFailedError",
    "EndedListWarning",
    "EnvironmentWarning",
    "FolderError",
    "FromEnvironment",
    "FrontRateLimitedError",
    "Gazette",
    "IgnoredParameterWarning",
    "IncompleteAnswerWarning",
    "LimiterError",
    "Mirror",
    "MirrorReport",
    "MirrorWindow",
    "Museum",
    "NoMatchWarning",
    "NotFoundError",
    "NotFoundWarning",
    "NotRecordedError",
    "OfflineError",
    "OpenshelfError",
    "Page",
    "Paginated",
    "PartitionWarning",
    "Picture",
    "Placeholder",
    "Plan",
    "RateLimitedError",
    "RawAnswer",
    "Request",
    "RequestTimeoutError",
    "Sandbox",
    "SandboxWarning",
    "ServerError",
    "Slice",
    "SmallerPictureWarning",
    "Spending",
    "StateError",
    "StatusError",
    "Table",
    "TableSchema",
    "TruncatedError",
    "UnknownFieldWarning",
    "WiderMirrorColumn",
    "Written",
    "ZipTable",
    "__version__",
    "bind",
    "download",
    "errors",
    "gazette_filters",
    "mirror",
    "museum_where",
    "operations",
    "paginate",
    "prepare",
    "raw",
    "read_zip",
    "run_tool",
    "scan_zip",
    "schema",
    "spending_filters",
    "sql",
    "table",
    "tools",
    "types",
]


if not TYPE_CHECKING:  # a checker would take every name

    def __getattr__(name: str) -> object:
        """Import the types, the engines and what few programs name on first use."""
        module = name if name in {"types", "dask", "spark"} else _LATER.get(name)
        if module is not None:
            from importlib import import_module  # noqa: PLC0415  loaded already

            found = import_module(f"openshelf.{module}")
            if module != name:
                found = globals()[name] = getattr(found, name)
            return found
        # Of two that are equally near, a function is meant by a small letter, a class by a capital.
        known = sorted(__all__, key=lambda known: known[0].islower() != name[:1].islower())
        message = f"module 'openshelf' has no attribute {name!r}"
        from openshelf.other_names import MODULE  # noqa: PLC0415  for a mistake alone

        here = MODULE.get(name)
        raise AttributeError(message + (f"; use {here}" if here else _hint(name, known)))

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def _complete_in_ipython() -> None:
    """Let the shell that imports this package complete arguments, if it is IPython's."""
    from sys import modules  # noqa: PLC0415  loaded already

    # Older shells know no matchers, and there may be no shell.
    if hasattr(modules.get("IPython.core.completer"), "context_matcher"):
        shell = modules["IPython"].get_ipython()
        if hasattr(getattr(shell, "Completer", None), "custom_matchers"):
            from openshelf.completion import register  # noqa: PLC0415  for IPython alone

            register(shell)


_complete_in_ipython()
