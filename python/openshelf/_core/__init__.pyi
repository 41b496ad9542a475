# Written by tools/write.py from the table; do not edit.
# What is not of the table comes from tools/writing/core.pyi.template.

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

from typing_extensions import TypeVar, disjoint_base

from openshelf.pagination import AsyncBatches, Completeness, Count, ProgressBar, Written

__all__ = [
    "AsyncClient",
    "AsyncDisease",
    "AsyncDiseaseGov",
    "AsyncDiseaseHistorical",
    "AsyncDiseaseInfluenza",
    "AsyncDiseaseMobility",
    "AsyncDiseaseNyt",
    "AsyncDiseaseTotals",
    "AsyncDiseaseVaccine",
    "AsyncDiseaseVariants",
    "AsyncGazette",
    "AsyncGazetteAgencies",
    "AsyncGazetteCategoryCounts",
    "AsyncGazetteDocumentation",
    "AsyncGazetteDocuments",
    "AsyncGazetteEffectiveDates",
    "AsyncGazetteHolidays",
    "AsyncGazetteImages",
    "AsyncGazetteIssues",
    "AsyncGazettePublicInspectionDocuments",
    "AsyncGazettePublicInspectionIssues",
    "AsyncGazetteSections",
    "AsyncGazetteSiteNotifications",
    "AsyncGazetteSuggestedSearches",
    "AsyncGazetteTopics",
    "AsyncMuseum",
    "AsyncMuseumAgentRoles",
    "AsyncMuseumAgentTypes",
    "AsyncMuseumAgents",
    "AsyncMuseumArticles",
    "AsyncMuseumArtists",
    "AsyncMuseumArtworkDateQualifiers",
    "AsyncMuseumArtworkPlaceQualifiers",
    "AsyncMuseumArtworkTypes",
    "AsyncMuseumArtworks",
    "AsyncMuseumAssets",
    "AsyncMuseumCategories",
    "AsyncMuseumCategoryTerms",
    "AsyncMuseumDeaccessions",
    "AsyncMuseumDepartments",
    "AsyncMuseumDigitalCatalogs",
    "AsyncMuseumDigitalPublicationArticles",
    "AsyncMuseumDigitalPublicationSections",
    "AsyncMuseumDigitalPublications",
    "AsyncMuseumEducatorResources",
    "AsyncMuseumEventOccurrences",
    "AsyncMuseumEventPrograms",
    "AsyncMuseumEvents",
    "AsyncMuseumExhibitions",
    "AsyncMuseumGalleries",
    "AsyncMuseumGenericPages",
    "AsyncMuseumHighlights",
    "AsyncMuseumHours",
    "AsyncMuseumImages",
    "AsyncMuseumLandingPages",
    "AsyncMuseumLegacyEvents",
    "AsyncMuseumMobileSounds",
    "AsyncMuseumPlaces",
    "AsyncMuseumPressReleases",
    "AsyncMuseumPrintedCatalogs",
    "AsyncMuseumPrintedPublications",
    "AsyncMuseumProducts",
    "AsyncMuseumPublications",
    "AsyncMuseumSections",
    "AsyncMuseumSites",
    "AsyncMuseumSounds",
    "AsyncMuseumStaticPages",
    "AsyncMuseumTerms",
    "AsyncMuseumTexts",
    "AsyncMuseumTicketedEventTypes",
    "AsyncMuseumTicketedEvents",
    "AsyncMuseumTours",
    "AsyncMuseumVideos",
    "AsyncMuseumWaitTimes",
    "AsyncPages",
    "AsyncPaginated",
    "AsyncPlaceholder",
    "AsyncRecords",
    "AsyncSpending",
    "AsyncSpendingAgency",
    "AsyncSpendingAutocomplete",
    "AsyncSpendingAutocompleteAccounts",
    "AsyncSpendingAwardSpending",
    "AsyncSpendingAwards",
    "AsyncSpendingAwardsCount",
    "AsyncSpendingBudgetFunctions",
    "AsyncSpendingBulkDownload",
    "AsyncSpendingDisaster",
    "AsyncSpendingDisasterAgency",
    "AsyncSpendingDisasterAward",
    "AsyncSpendingDisasterCfda",
    "AsyncSpendingDisasterDefCode",
    "AsyncSpendingDisasterFederalAccount",
    "AsyncSpendingDisasterObjectClass",
    "AsyncSpendingDisasterRecipient",
    "AsyncSpendingDownload",
    "AsyncSpendingFederalAccounts",
    "AsyncSpendingFederalObligations",
    "AsyncSpendingFinancialBalances",
    "AsyncSpendingFinancialSpending",
    "AsyncSpendingIdvs",
    "AsyncSpendingIdvsCount",
    "AsyncSpendingRecipient",
    "AsyncSpendingRecipientState",
    "AsyncSpendingReferences",
    "AsyncSpendingReporting",
    "AsyncSpendingSearch",
    "AsyncSpendingSearchSpendingByCategory",
    "AsyncSpendingSubawards",
    "AsyncSpendingTransactions",
    "Batches",
    "Cache",
    "CacheEntries",
    "CacheEntry",
    "Call",
    "Cassette",
    "Client",
    "Disease",
    "DiseaseGov",
    "DiseaseHistorical",
    "DiseaseInfluenza",
    "DiseaseMobility",
    "DiseaseNyt",
    "DiseaseTotals",
    "DiseaseVaccine",
    "DiseaseVariants",
    "Gazette",
    "GazetteAgencies",
    "GazetteCategoryCounts",
    "GazetteDocumentation",
    "GazetteDocuments",
    "GazetteEffectiveDates",
    "GazetteHolidays",
    "GazetteImages",
    "GazetteIssues",
    "GazettePublicInspectionDocuments",
    "GazettePublicInspectionIssues",
    "GazetteSections",
    "GazetteSiteNotifications",
    "GazetteSuggestedSearches",
    "GazetteTopics",
    "Museum",
    "MuseumAgentRoles",
    "MuseumAgentTypes",
    "MuseumAgents",
    "MuseumArticles",
    "MuseumArtists",
    "MuseumArtworkDateQualifiers",
    "MuseumArtworkPlaceQualifiers",
    "MuseumArtworkTypes",
    "MuseumArtworks",
    "MuseumAssets",
    "MuseumCategories",
    "MuseumCategoryTerms",
    "MuseumDeaccessions",
    "MuseumDepartments",
    "MuseumDigitalCatalogs",
    "MuseumDigitalPublicationArticles",
    "MuseumDigitalPublicationSections",
    "MuseumDigitalPublications",
    "MuseumEducatorResources",
    "MuseumEventOccurrences",
    "MuseumEventPrograms",
    "MuseumEvents",
    "MuseumExhibitions",
    "MuseumGalleries",
    "MuseumGenericPages",
    "MuseumHighlights",
    "MuseumHours",
    "MuseumImages",
    "MuseumLandingPages",
    "MuseumLegacyEvents",
    "MuseumMobileSounds",
    "MuseumPlaces",
    "MuseumPressReleases",
    "MuseumPrintedCatalogs",
    "MuseumPrintedPublications",
    "MuseumProducts",
    "MuseumPublications",
    "MuseumSections",
    "MuseumSites",
    "MuseumSounds",
    "MuseumStaticPages",
    "MuseumTerms",
    "MuseumTexts",
    "MuseumTicketedEventTypes",
    "MuseumTicketedEvents",
    "MuseumTours",
    "MuseumVideos",
    "MuseumWaitTimes",
    "Namespace",
    "Page",
    "Pages",
    "Paginated",
    "Placeholder",
    "Preparation",
    "Raw",
    "RawAnswer",
    "Records",
    "Request",
    "Sandbox",
    "Spending",
    "SpendingAgency",
    "SpendingAutocomplete",
    "SpendingAutocompleteAccounts",
    "SpendingAwardSpending",
    "SpendingAwards",
    "SpendingAwardsCount",
    "SpendingBudgetFunctions",
    "SpendingBulkDownload",
    "SpendingDisaster",
    "SpendingDisasterAgency",
    "SpendingDisasterAward",
    "SpendingDisasterCfda",
    "SpendingDisasterDefCode",
    "SpendingDisasterFederalAccount",
    "SpendingDisasterObjectClass",
    "SpendingDisasterRecipient",
    "SpendingDownload",
    "SpendingFederalAccounts",
    "SpendingFederalObligations",
    "SpendingFinancialBalances",
    "SpendingFinancialSpending",
    "SpendingIdvs",
    "SpendingIdvsCount",
    "SpendingRecipient",
    "SpendingRecipientState",
    "SpendingReferences",
    "SpendingReporting",
    "SpendingSearch",
    "SpendingSearchSpendingByCategory",
    "SpendingSubawards",
    "SpendingTransactions",
    "Table",
    "TableCall",
    "TableSchema",
    "operations",
    "paginate",
    "prepare",
    "raw",
    "schema",
    "table",
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

class _AnswerInPagesNestedResultsWithPageMetadata(TypedDict, Generic[_Record]):
    """An answer with pages whose records are in results."""

    results: list[list[_Record]]
    page_metadata: Any

class _AnswerInPagesDataWithPagination(TypedDict, Generic[_Record]):
    """An answer with pages whose records are in data."""

    data: list[_Record]
    pagination: Any

class _AnswerInPagesDataWithOptionalPagination(TypedDict, Generic[_Record]):
    """An answer with pages whose records are in data."""

    data: list[_Record]
    pagination: NotRequired[Any]

class _AnswerInPagesOptionalResultsWithCount(TypedDict, Generic[_Record]):
    """An answer with pages whose records are in results."""

    results: NotRequired[list[_Record]]
    count: Any

class _AnswerInPagesResultsWithPageMetadata(TypedDict, Generic[_Record]):
    """An answer with pages whose records are in results."""

    results: list[_Record]
    page_metadata: Any

class _AnswerInPagesResultsWithHasNext(TypedDict, Generic[_Record]):
    """An answer with pages whose records are in results."""

    results: list[_Record]
    hasNext: Any

class _AnswerInPagesResultsWithOptionalPageMetadata(TypedDict, Generic[_Record]):
    """An answer with pages whose records are in results."""

    results: list[_Record]
    page_metadata: NotRequired[Any]


def operations() -> list[dict[str, Any]]:
    """Every operation of every service, as its row says it."""

def _table() -> str:
    """Give the whole table as JSON text, with what is rendered from each row."""

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
@overload
def paginate(
    method: Callable[_P, _PagedList[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]:
    """Give everything that an operation lists, page by page."""

@overload
def paginate(
    method: Callable[_P, _AnswerInPagesNestedResultsWithPageMetadata[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, _AnswerInPagesDataWithPagination[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, _AnswerInPagesDataWithOptionalPagination[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, _AnswerInPagesOptionalResultsWithCount[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, _AnswerInPagesResultsWithPageMetadata[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, _AnswerInPagesResultsWithHasNext[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, _AnswerInPagesResultsWithOptionalPageMetadata[_Record] | _PagedList[_Record]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> Paginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _PagedList[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPagesNestedResultsWithPageMetadata[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPagesDataWithPagination[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPagesDataWithOptionalPagination[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPagesOptionalResultsWithCount[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPagesResultsWithPageMetadata[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPagesResultsWithHasNext[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@overload
def paginate(
    method: Callable[_P, Coroutine[Any, Any, _AnswerInPagesResultsWithOptionalPageMetadata[_Record] | _PagedList[_Record]]],
    *,
    max_records: int | None = None,
    max_pages: int | None = None,
    concurrency: int | None = None,
    speculate: bool | None = None,
    progress: bool | ProgressBar = False,
    resume: str | bytes | os.PathLike[str] | os.PathLike[bytes] | None = None,
    on_change: Literal["mend", "raise", "warn"] = "mend",
    prove: bool = False,
) -> AsyncPaginated[_P, _Record]: ...
@final
class Paginated(Generic[_P, _Record_co]):
    """Everything that an operation lists; made by paginate."""

    def records(self, *arguments: _P.args, **named: _P.kwargs) -> Records[_Record_co]:
        """Give the records, one after the other."""
    def pages(self, *arguments: _P.args, **named: _P.kwargs) -> Pages[_Record_co]:
        """Give the pages, one after the other."""
    def count(self, *arguments: _P.args, **named: _P.kwargs) -> Count:
        """Count the records; the number knows whether it is exact."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Written:
        """Write every record on a line of a file, and give their number."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        **named: Any,
    ) -> Written: ...
    @overload
    def table(self, *arguments: _P.args, **named: _P.kwargs) -> Table:
        """Give everything as a table."""
    @overload
    def table(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> Table: ...
    @overload
    def table(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> Table: ...
    @overload
    def batches(self, *arguments: _P.args, **named: _P.kwargs) -> Batches:
        """Give everything as tables of some pages each, one after the other."""
    @overload
    def batches(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> Batches: ...
    @overload
    def batches(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> Batches: ...
    @overload
    def schema(self, *arguments: _P.args, **named: _P.kwargs) -> TableSchema:
        """Give the columns of the table, before anything is asked."""
    @overload
    def schema(self, *arguments: Any, flatten: bool, **named: Any) -> TableSchema: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Written:
        """Write everything into a Parquet file, and give the number of rows."""
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        flatten: bool = False,
        infer: bool = False,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Written:
        """Write everything into a CSV file, and give the number of rows."""
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Written: ...
    @overload
    def scan(self, *arguments: _P.args, **named: _P.kwargs) -> Any:
        """Give a polars LazyFrame of everything, which asks when it is collected."""
    @overload
    def scan(self, *arguments: Any, flatten: bool, **named: Any) -> Any: ...
    def _limited(self, max_records: int) -> Self: ...

@final
class AsyncPaginated(Generic[_P, _Record_co]):
    """Everything that an asynchronous operation lists; made by paginate."""

    def records(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncRecords[_Record_co]:
        """Give the records, one after the other."""
    def pages(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncPages[_Record_co]:
        """Give the pages, one after the other."""
    def count(
        self, *arguments: _P.args, **named: _P.kwargs
    ) -> Coroutine[Any, Any, Count]:
        """Count the records; the number knows whether it is exact."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Coroutine[Any, Any, Written]:
        """Write every record on a line of a file, and give their number."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def table(self, *arguments: _P.args, **named: _P.kwargs) -> Coroutine[Any, Any, Table]:
        """Give everything as a table."""
    @overload
    def table(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> Coroutine[Any, Any, Table]: ...
    @overload
    def table(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> Coroutine[Any, Any, Table]: ...
    @overload
    def batches(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncBatches:
        """Give everything as tables of some pages each, one after the other."""
    @overload
    def batches(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> AsyncBatches: ...
    @overload
    def batches(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> AsyncBatches: ...
    @overload
    def schema(self, *arguments: _P.args, **named: _P.kwargs) -> TableSchema:
        """Give the columns of the table, before anything is asked."""
    @overload
    def schema(self, *arguments: Any, flatten: bool, **named: Any) -> TableSchema: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Coroutine[Any, Any, Written]:
        """Write everything into a Parquet file, and give the number of rows."""
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        flatten: bool = False,
        infer: bool = False,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Coroutine[Any, Any, Written]:
        """Write everything into a CSV file, and give the number of rows."""
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...


@final
class Records(Iterator[_Record_co]):
    """Records, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> _Record_co: ...

@final
class Pages(Iterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> Page[_Record_co]: ...

@final
class AsyncRecords(AsyncIterator[_Record_co]):
    """Records, to be awaited one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, _Record_co]: ...

@final
class AsyncPages(AsyncIterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, to be awaited one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, Page[_Record_co]]: ...

@final
class Page(Generic[_Record_co]):
    """One page of a list."""

    @property
    def records(self) -> builtins.list[_Record_co]:
        """Its records, those left out that came before."""
    @property
    def answer(self) -> Any:
        """The whole answer of the service."""
    @property
    def number(self) -> int:
        """Its number in the order of giving, counted from 1."""
    @property
    def total(self) -> int | None:
        """How many records the service says there are; None when it does not."""
    @property
    def position(self) -> str:
        """Where the iteration goes on after it, as JSON."""
    @property
    def url(self) -> str:
        """The address that answered."""
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> _Record_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> builtins.list[_Record_co]: ...
    def __iter__(self) -> Iterator[_Record_co]: ...

@final
class TableSchema:
    """The columns of a table: their names, types, units and notes."""

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
    @property
    def types(self) -> list[str]:
        """Their types in Arrow's words."""
    @property
    def metadata(self) -> dict[str, str]:
        """What is known of the whole table."""
    def __arrow_c_schema__(self) -> object: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __len__(self) -> int: ...
    def __contains__(self, name: str, /) -> bool: ...

@final
class Table:
    """Records as a table of Arrow."""

    @property
    def num_rows(self) -> int:
        """How many rows it has."""
    @property
    def num_columns(self) -> int:
        """How many columns it has."""
    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and columns it has."""
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> TableSchema:
        """Their types, units and notes."""
    @property
    def unfit(self) -> int:
        """How many values did not fit their column."""
    @property
    def extra(self) -> int:
        """How many members came that have no column."""
    @property
    def nbytes(self) -> int:
        """Bytes in memory."""
    @property
    def provenance(self) -> dict[str, Any]:
        """Where the rows come from."""
    @property
    def citation(self) -> str:
        """The same in one line for a list of references."""
    @property
    def completeness(self) -> Completeness | None:
        """What is known of the list that the rows come from; None where they are one answer."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def batches(self) -> list[Table]:
        """Give the batches, each as a table of its own."""
    def to_arrow(self) -> Any:
        """Give the table as pyarrow's."""
    def to_polars(self) -> Any:
        """Give the table as polars' data frame."""
    def to_pandas(self, *, dtype_backend: Literal["pyarrow", "numpy"] = "pyarrow") -> Any:
        """Give the table as pandas' data frame."""
    def to_parquet(self, path: _StrOrBytesPath) -> int:
        """Write a Parquet file, and give the number of rows."""
    def to_csv(self, path: _StrOrBytesPath) -> int:
        """Write a CSV file, and give the number of rows."""
    def __len__(self) -> int: ...
    def _repr_html_(self) -> str: ...

@final
class TableCall:
    """A method's arguments to a table of its answer; made by table."""

    def __call__(self, *arguments: Any, **named: Any) -> Any: ...

@final
class Batches(Iterator[Table]):
    """Batches, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    @property
    def schema(self) -> TableSchema:
        """The columns of every batch."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

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
    def museum(self, **options: Any) -> Museum:
        """Make an unthrottled client that asks the sandbox."""
    def async_museum(self, **options: Any) -> AsyncMuseum:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def placeholder(self, **options: Any) -> Placeholder:
        """Make an unthrottled client that asks the sandbox."""
    def async_placeholder(self, **options: Any) -> AsyncPlaceholder:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def gazette(self, **options: Any) -> Gazette:
        """Make an unthrottled client that asks the sandbox."""
    def async_gazette(self, **options: Any) -> AsyncGazette:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def spending(self, **options: Any) -> Spending:
        """Make an unthrottled client that asks the sandbox."""
    def async_spending(self, **options: Any) -> AsyncSpending:
        """Make an unthrottled asynchronous client that asks the sandbox."""
    def disease(self, **options: Any) -> Disease:
        """Make an unthrottled client that asks the sandbox."""
    def async_disease(self, **options: Any) -> AsyncDisease:
        """Make an unthrottled asynchronous client that asks the sandbox."""

from openshelf._core._museum import (
    AsyncMuseum as AsyncMuseum,
    AsyncMuseumAgentRoles as AsyncMuseumAgentRoles,
    AsyncMuseumAgentTypes as AsyncMuseumAgentTypes,
    AsyncMuseumAgents as AsyncMuseumAgents,
    AsyncMuseumArticles as AsyncMuseumArticles,
    AsyncMuseumArtists as AsyncMuseumArtists,
    AsyncMuseumArtworkDateQualifiers as AsyncMuseumArtworkDateQualifiers,
    AsyncMuseumArtworkPlaceQualifiers as AsyncMuseumArtworkPlaceQualifiers,
    AsyncMuseumArtworkTypes as AsyncMuseumArtworkTypes,
    AsyncMuseumArtworks as AsyncMuseumArtworks,
    AsyncMuseumAssets as AsyncMuseumAssets,
    AsyncMuseumCategories as AsyncMuseumCategories,
    AsyncMuseumCategoryTerms as AsyncMuseumCategoryTerms,
    AsyncMuseumDeaccessions as AsyncMuseumDeaccessions,
    AsyncMuseumDepartments as AsyncMuseumDepartments,
    AsyncMuseumDigitalCatalogs as AsyncMuseumDigitalCatalogs,
    AsyncMuseumDigitalPublicationArticles as AsyncMuseumDigitalPublicationArticles,
    AsyncMuseumDigitalPublicationSections as AsyncMuseumDigitalPublicationSections,
    AsyncMuseumDigitalPublications as AsyncMuseumDigitalPublications,
    AsyncMuseumEducatorResources as AsyncMuseumEducatorResources,
    AsyncMuseumEventOccurrences as AsyncMuseumEventOccurrences,
    AsyncMuseumEventPrograms as AsyncMuseumEventPrograms,
    AsyncMuseumEvents as AsyncMuseumEvents,
    AsyncMuseumExhibitions as AsyncMuseumExhibitions,
    AsyncMuseumGalleries as AsyncMuseumGalleries,
    AsyncMuseumGenericPages as AsyncMuseumGenericPages,
    AsyncMuseumHighlights as AsyncMuseumHighlights,
    AsyncMuseumHours as AsyncMuseumHours,
    AsyncMuseumImages as AsyncMuseumImages,
    AsyncMuseumLandingPages as AsyncMuseumLandingPages,
    AsyncMuseumLegacyEvents as AsyncMuseumLegacyEvents,
    AsyncMuseumMobileSounds as AsyncMuseumMobileSounds,
    AsyncMuseumPlaces as AsyncMuseumPlaces,
    AsyncMuseumPressReleases as AsyncMuseumPressReleases,
    AsyncMuseumPrintedCatalogs as AsyncMuseumPrintedCatalogs,
    AsyncMuseumPrintedPublications as AsyncMuseumPrintedPublications,
    AsyncMuseumProducts as AsyncMuseumProducts,
    AsyncMuseumPublications as AsyncMuseumPublications,
    AsyncMuseumSections as AsyncMuseumSections,
    AsyncMuseumSites as AsyncMuseumSites,
    AsyncMuseumSounds as AsyncMuseumSounds,
    AsyncMuseumStaticPages as AsyncMuseumStaticPages,
    AsyncMuseumTerms as AsyncMuseumTerms,
    AsyncMuseumTexts as AsyncMuseumTexts,
    AsyncMuseumTicketedEventTypes as AsyncMuseumTicketedEventTypes,
    AsyncMuseumTicketedEvents as AsyncMuseumTicketedEvents,
    AsyncMuseumTours as AsyncMuseumTours,
    AsyncMuseumVideos as AsyncMuseumVideos,
    AsyncMuseumWaitTimes as AsyncMuseumWaitTimes,
    Museum as Museum,
    MuseumAgentRoles as MuseumAgentRoles,
    MuseumAgentTypes as MuseumAgentTypes,
    MuseumAgents as MuseumAgents,
    MuseumArticles as MuseumArticles,
    MuseumArtists as MuseumArtists,
    MuseumArtworkDateQualifiers as MuseumArtworkDateQualifiers,
    MuseumArtworkPlaceQualifiers as MuseumArtworkPlaceQualifiers,
    MuseumArtworkTypes as MuseumArtworkTypes,
    MuseumArtworks as MuseumArtworks,
    MuseumAssets as MuseumAssets,
    MuseumCategories as MuseumCategories,
    MuseumCategoryTerms as MuseumCategoryTerms,
    MuseumDeaccessions as MuseumDeaccessions,
    MuseumDepartments as MuseumDepartments,
    MuseumDigitalCatalogs as MuseumDigitalCatalogs,
    MuseumDigitalPublicationArticles as MuseumDigitalPublicationArticles,
    MuseumDigitalPublicationSections as MuseumDigitalPublicationSections,
    MuseumDigitalPublications as MuseumDigitalPublications,
    MuseumEducatorResources as MuseumEducatorResources,
    MuseumEventOccurrences as MuseumEventOccurrences,
    MuseumEventPrograms as MuseumEventPrograms,
    MuseumEvents as MuseumEvents,
    MuseumExhibitions as MuseumExhibitions,
    MuseumGalleries as MuseumGalleries,
    MuseumGenericPages as MuseumGenericPages,
    MuseumHighlights as MuseumHighlights,
    MuseumHours as MuseumHours,
    MuseumImages as MuseumImages,
    MuseumLandingPages as MuseumLandingPages,
    MuseumLegacyEvents as MuseumLegacyEvents,
    MuseumMobileSounds as MuseumMobileSounds,
    MuseumPlaces as MuseumPlaces,
    MuseumPressReleases as MuseumPressReleases,
    MuseumPrintedCatalogs as MuseumPrintedCatalogs,
    MuseumPrintedPublications as MuseumPrintedPublications,
    MuseumProducts as MuseumProducts,
    MuseumPublications as MuseumPublications,
    MuseumSections as MuseumSections,
    MuseumSites as MuseumSites,
    MuseumSounds as MuseumSounds,
    MuseumStaticPages as MuseumStaticPages,
    MuseumTerms as MuseumTerms,
    MuseumTexts as MuseumTexts,
    MuseumTicketedEventTypes as MuseumTicketedEventTypes,
    MuseumTicketedEvents as MuseumTicketedEvents,
    MuseumTours as MuseumTours,
    MuseumVideos as MuseumVideos,
    MuseumWaitTimes as MuseumWaitTimes,
)
from openshelf._core._placeholder import (
    AsyncPlaceholder as AsyncPlaceholder,
    Placeholder as Placeholder,
)
from openshelf._core._gazette import (
    AsyncGazette as AsyncGazette,
    AsyncGazetteAgencies as AsyncGazetteAgencies,
    AsyncGazetteCategoryCounts as AsyncGazetteCategoryCounts,
    AsyncGazetteDocumentation as AsyncGazetteDocumentation,
    AsyncGazetteDocuments as AsyncGazetteDocuments,
    AsyncGazetteEffectiveDates as AsyncGazetteEffectiveDates,
    AsyncGazetteHolidays as AsyncGazetteHolidays,
    AsyncGazetteImages as AsyncGazetteImages,
    AsyncGazetteIssues as AsyncGazetteIssues,
    AsyncGazettePublicInspectionDocuments as AsyncGazettePublicInspectionDocuments,
    AsyncGazettePublicInspectionIssues as AsyncGazettePublicInspectionIssues,
    AsyncGazetteSections as AsyncGazetteSections,
    AsyncGazetteSiteNotifications as AsyncGazetteSiteNotifications,
    AsyncGazetteSuggestedSearches as AsyncGazetteSuggestedSearches,
    AsyncGazetteTopics as AsyncGazetteTopics,
    Gazette as Gazette,
    GazetteAgencies as GazetteAgencies,
    GazetteCategoryCounts as GazetteCategoryCounts,
    GazetteDocumentation as GazetteDocumentation,
    GazetteDocuments as GazetteDocuments,
    GazetteEffectiveDates as GazetteEffectiveDates,
    GazetteHolidays as GazetteHolidays,
    GazetteImages as GazetteImages,
    GazetteIssues as GazetteIssues,
    GazettePublicInspectionDocuments as GazettePublicInspectionDocuments,
    GazettePublicInspectionIssues as GazettePublicInspectionIssues,
    GazetteSections as GazetteSections,
    GazetteSiteNotifications as GazetteSiteNotifications,
    GazetteSuggestedSearches as GazetteSuggestedSearches,
    GazetteTopics as GazetteTopics,
)
from openshelf._core._spending import (
    AsyncSpending as AsyncSpending,
    AsyncSpendingAgency as AsyncSpendingAgency,
    AsyncSpendingAutocomplete as AsyncSpendingAutocomplete,
    AsyncSpendingAutocompleteAccounts as AsyncSpendingAutocompleteAccounts,
    AsyncSpendingAwardSpending as AsyncSpendingAwardSpending,
    AsyncSpendingAwards as AsyncSpendingAwards,
    AsyncSpendingAwardsCount as AsyncSpendingAwardsCount,
    AsyncSpendingBudgetFunctions as AsyncSpendingBudgetFunctions,
    AsyncSpendingBulkDownload as AsyncSpendingBulkDownload,
    AsyncSpendingDisaster as AsyncSpendingDisaster,
    AsyncSpendingDisasterAgency as AsyncSpendingDisasterAgency,
    AsyncSpendingDisasterAward as AsyncSpendingDisasterAward,
    AsyncSpendingDisasterCfda as AsyncSpendingDisasterCfda,
    AsyncSpendingDisasterDefCode as AsyncSpendingDisasterDefCode,
    AsyncSpendingDisasterFederalAccount as AsyncSpendingDisasterFederalAccount,
    AsyncSpendingDisasterObjectClass as AsyncSpendingDisasterObjectClass,
    AsyncSpendingDisasterRecipient as AsyncSpendingDisasterRecipient,
    AsyncSpendingDownload as AsyncSpendingDownload,
    AsyncSpendingFederalAccounts as AsyncSpendingFederalAccounts,
    AsyncSpendingFederalObligations as AsyncSpendingFederalObligations,
    AsyncSpendingFinancialBalances as AsyncSpendingFinancialBalances,
    AsyncSpendingFinancialSpending as AsyncSpendingFinancialSpending,
    AsyncSpendingIdvs as AsyncSpendingIdvs,
    AsyncSpendingIdvsCount as AsyncSpendingIdvsCount,
    AsyncSpendingRecipient as AsyncSpendingRecipient,
    AsyncSpendingRecipientState as AsyncSpendingRecipientState,
    AsyncSpendingReferences as AsyncSpendingReferences,
    AsyncSpendingReporting as AsyncSpendingReporting,
    AsyncSpendingSearch as AsyncSpendingSearch,
    AsyncSpendingSearchSpendingByCategory as AsyncSpendingSearchSpendingByCategory,
    AsyncSpendingSubawards as AsyncSpendingSubawards,
    AsyncSpendingTransactions as AsyncSpendingTransactions,
    Spending as Spending,
    SpendingAgency as SpendingAgency,
    SpendingAutocomplete as SpendingAutocomplete,
    SpendingAutocompleteAccounts as SpendingAutocompleteAccounts,
    SpendingAwardSpending as SpendingAwardSpending,
    SpendingAwards as SpendingAwards,
    SpendingAwardsCount as SpendingAwardsCount,
    SpendingBudgetFunctions as SpendingBudgetFunctions,
    SpendingBulkDownload as SpendingBulkDownload,
    SpendingDisaster as SpendingDisaster,
    SpendingDisasterAgency as SpendingDisasterAgency,
    SpendingDisasterAward as SpendingDisasterAward,
    SpendingDisasterCfda as SpendingDisasterCfda,
    SpendingDisasterDefCode as SpendingDisasterDefCode,
    SpendingDisasterFederalAccount as SpendingDisasterFederalAccount,
    SpendingDisasterObjectClass as SpendingDisasterObjectClass,
    SpendingDisasterRecipient as SpendingDisasterRecipient,
    SpendingDownload as SpendingDownload,
    SpendingFederalAccounts as SpendingFederalAccounts,
    SpendingFederalObligations as SpendingFederalObligations,
    SpendingFinancialBalances as SpendingFinancialBalances,
    SpendingFinancialSpending as SpendingFinancialSpending,
    SpendingIdvs as SpendingIdvs,
    SpendingIdvsCount as SpendingIdvsCount,
    SpendingRecipient as SpendingRecipient,
    SpendingRecipientState as SpendingRecipientState,
    SpendingReferences as SpendingReferences,
    SpendingReporting as SpendingReporting,
    SpendingSearch as SpendingSearch,
    SpendingSearchSpendingByCategory as SpendingSearchSpendingByCategory,
    SpendingSubawards as SpendingSubawards,
    SpendingTransactions as SpendingTransactions,
)
from openshelf._core._disease import (
    AsyncDisease as AsyncDisease,
    AsyncDiseaseGov as AsyncDiseaseGov,
    AsyncDiseaseHistorical as AsyncDiseaseHistorical,
    AsyncDiseaseInfluenza as AsyncDiseaseInfluenza,
    AsyncDiseaseMobility as AsyncDiseaseMobility,
    AsyncDiseaseNyt as AsyncDiseaseNyt,
    AsyncDiseaseTotals as AsyncDiseaseTotals,
    AsyncDiseaseVaccine as AsyncDiseaseVaccine,
    AsyncDiseaseVariants as AsyncDiseaseVariants,
    Disease as Disease,
    DiseaseGov as DiseaseGov,
    DiseaseHistorical as DiseaseHistorical,
    DiseaseInfluenza as DiseaseInfluenza,
    DiseaseMobility as DiseaseMobility,
    DiseaseNyt as DiseaseNyt,
    DiseaseTotals as DiseaseTotals,
    DiseaseVaccine as DiseaseVaccine,
    DiseaseVariants as DiseaseVariants,
)
