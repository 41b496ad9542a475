# Written by tools/write.py from the table; do not edit.

import datetime
import os
from collections.abc import Mapping
from typing import Any, Literal, Self

from openshelf._core import AsyncClient, Client
from openshelf._core._gazette.agencies import (
    AsyncGazetteAgencies as AsyncGazetteAgencies,
    GazetteAgencies as GazetteAgencies,
)
from openshelf._core._gazette.public_inspection_documents import (
    AsyncGazettePublicInspectionDocuments as AsyncGazettePublicInspectionDocuments,
    GazettePublicInspectionDocuments as GazettePublicInspectionDocuments,
)
from openshelf._core._gazette.documents import (
    AsyncGazetteDocuments as AsyncGazetteDocuments,
    GazetteDocuments as GazetteDocuments,
)
from openshelf._core._gazette.issues import (
    AsyncGazetteIssues as AsyncGazetteIssues,
    GazetteIssues as GazetteIssues,
)
from openshelf._core._gazette.images import (
    AsyncGazetteImages as AsyncGazetteImages,
    GazetteImages as GazetteImages,
)
from openshelf._core._gazette.suggested_searches import (
    AsyncGazetteSuggestedSearches as AsyncGazetteSuggestedSearches,
    GazetteSuggestedSearches as GazetteSuggestedSearches,
)
from openshelf._core._gazette.public_inspection_issues import (
    AsyncGazettePublicInspectionIssues as AsyncGazettePublicInspectionIssues,
    GazettePublicInspectionIssues as GazettePublicInspectionIssues,
)
from openshelf._core._gazette.topics import (
    AsyncGazetteTopics as AsyncGazetteTopics,
    GazetteTopics as GazetteTopics,
)
from openshelf._core._gazette.sections import (
    AsyncGazetteSections as AsyncGazetteSections,
    GazetteSections as GazetteSections,
)
from openshelf._core._gazette.holidays import (
    AsyncGazetteHolidays as AsyncGazetteHolidays,
    GazetteHolidays as GazetteHolidays,
)
from openshelf._core._gazette.effective_dates import (
    AsyncGazetteEffectiveDates as AsyncGazetteEffectiveDates,
    GazetteEffectiveDates as GazetteEffectiveDates,
)
from openshelf._core._gazette.category_counts import (
    AsyncGazetteCategoryCounts as AsyncGazetteCategoryCounts,
    GazetteCategoryCounts as GazetteCategoryCounts,
)
from openshelf._core._gazette.site_notifications import (
    AsyncGazetteSiteNotifications as AsyncGazetteSiteNotifications,
    GazetteSiteNotifications as GazetteSiteNotifications,
)
from openshelf._core._gazette.documentation import (
    AsyncGazetteDocumentation as AsyncGazetteDocumentation,
    GazetteDocumentation as GazetteDocumentation,
)

class Gazette(Client):
    """Federal Register API v1: Federal documents published since 1994, public inspection
    documents, agencies and tables of contents.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "gazette_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_GAZETTE_URL is asked first.
    requests_per_second : float or None, default None
        Requests a second at most, for all threads and views; None: no limit.
    timeout : float, datetime.timedelta or None, default 30.0
        Seconds without progress after which a call fails; None: no limit. Operations that
        take long have a longer default of their own.
    max_retries : int, default 2
        How often a request is sent again, 0 to 100: after no connection, no progress, and
        the statuses 408, 429, 500, 502, 503 and 504.
    user_agent : str, optional
        Text to send before openshelf's own name.
    ca_file : str or os.PathLike, optional
        File with certificates to trust beside the system's.
    max_retry_after : float or datetime.timedelta, default 60.0
        Longest wait in seconds that the service may ask for; a call that would wait longer
        fails at once, the next ones after a 429 included.
    deadline : float, datetime.timedelta or None, default None
        Seconds for a whole call, its waits included; None: no limit.
    max_concurrency : int, default 8
        Requests under way at once; 1 to 1000.
    max_response_bytes : int, default 268435456
        Bytes that an answer may have, counted after decompression.
    cache_url : str, optional
        Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
    cache_timeout : float, datetime.timedelta or None, default 2.0
        Seconds that the Redis server may take for an answer; then it is not asked for ten
        seconds. None: no limit.
    max_bytes : int, default 1073741824
        Bytes that the cache may hold; the least recently used answers make room.
    on_cache_error : {"raise", "bypass"}, default "raise"
        A cache that fails, also when the client is made, is a CacheError, or the service is
        asked and the log says so.
    refresh : bool, default False
        Ask the service and replace what is kept.
    only_if_cached : bool, default False
        Never ask the service: what is not kept is a CacheMissError.
    stale_if_error : bool, float or datetime.timedelta, default False
        Seconds for which an expired answer serves when the service fails; True: for ever.

    Attributes
    ----------
    base_url : str
        Address that is asked.
    description : str
        What the service gives, in a sentence.
    docs_url : str
        Where the service documents itself:
        https://www.federalregister.gov/developers/documentation/api/v1
    cache : Cache
        The answers that are kept, to look at and to clean.

    Namespaces: agencies, public_inspection_documents, documents, issues, images,
    suggested_searches, public_inspection_issues, topics, sections, holidays,
    effective_dates, category_counts, site_notifications, documentation.

    Examples
    --------
    >>> with openshelf.Gazette() as gazette:
    ...     gazette.base_url
    'https://www.federalregister.gov/api/v1'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "gazette_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        user_agent: str | None = None,
        ca_file: str | os.PathLike[str] | None = None,
        max_retry_after: float | datetime.timedelta = 60.0,
        deadline: float | datetime.timedelta | None = None,
        max_concurrency: int = 8,
        max_response_bytes: int = 268435456,
        cache_url: str | None = None,
        cache_timeout: float | datetime.timedelta | None = 2.0,
        max_bytes: int = 1073741824,
        on_cache_error: Literal["raise", "bypass"] = "raise",
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Self: ...
    def with_options(
        self,
        *,
        validate: bool = True,
        extra_query: Mapping[str, Any] | None = None,
        extra_headers: Mapping[str, str] | None = None,
        extra_body: Mapping[str, Any] | None = None,
        use_caching: bool = True,
        expire_after: float | datetime.timedelta | None = 3600,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        deadline: float | datetime.timedelta | None = None,
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Gazette:
        """A view of this client that shares its connections and its pace.

        Parameters
        ----------
        validate : bool, optional
            False sends arguments as they are, whatever the rules say.
        extra_query : dict, optional
            Parameters to add to the query of every call; they win.
        extra_headers : dict, optional
            Headers to send with every call.
        extra_body : dict, optional
            Members to add to the JSON body of every call that has one; they win.
        use_caching : bool, optional
            False leaves the cache out; True needs a client that has one.
        expire_after : float, datetime.timedelta or None, optional
            Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
        timeout : float, datetime.timedelta or None, optional
            Seconds without progress after which a call fails; None: no limit. Operations that
            take long have a longer default of their own.
        max_retries : int, optional
            How often a request is sent again, 0 to 100: after no connection, no progress, and
            the statuses 408, 429, 500, 502, 503 and 504.
        deadline : float, datetime.timedelta or None, optional
            Seconds for a whole call, its waits included; None: no limit.
        refresh : bool, optional
            Ask the service and replace what is kept.
        only_if_cached : bool, optional
            Never ask the service: what is not kept is a CacheMissError.
        stale_if_error : bool, float or datetime.timedelta, optional
            Seconds for which an expired answer serves when the service fails; True: for ever.

        Returns
        -------
        a client of the same class

        Raises
        ------
        ArgumentError
            An option has a wrong value.

        Examples
        --------
        >>> patient = gazette.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def agencies(self) -> GazetteAgencies:
        """The operations under gazette.agencies."""
    @property
    def public_inspection_documents(self) -> GazettePublicInspectionDocuments:
        """The operations under gazette.public_inspection_documents."""
    @property
    def documents(self) -> GazetteDocuments:
        """The operations under gazette.documents."""
    @property
    def issues(self) -> GazetteIssues:
        """The operations under gazette.issues."""
    @property
    def images(self) -> GazetteImages:
        """The operations under gazette.images."""
    @property
    def suggested_searches(self) -> GazetteSuggestedSearches:
        """The operations under gazette.suggested_searches."""
    @property
    def public_inspection_issues(self) -> GazettePublicInspectionIssues:
        """The operations under gazette.public_inspection_issues."""
    @property
    def topics(self) -> GazetteTopics:
        """The operations under gazette.topics."""
    @property
    def sections(self) -> GazetteSections:
        """The operations under gazette.sections."""
    @property
    def holidays(self) -> GazetteHolidays:
        """The operations under gazette.holidays."""
    @property
    def effective_dates(self) -> GazetteEffectiveDates:
        """The operations under gazette.effective_dates."""
    @property
    def category_counts(self) -> GazetteCategoryCounts:
        """The operations under gazette.category_counts."""
    @property
    def site_notifications(self) -> GazetteSiteNotifications:
        """The operations under gazette.site_notifications."""
    @property
    def documentation(self) -> GazetteDocumentation:
        """The operations under gazette.documentation."""

class AsyncGazette(AsyncClient):
    """Federal Register API v1: Federal documents published since 1994, public inspection
    documents, agencies and tables of contents.

    Has the methods of Gazette; each gives a coroutine to await.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "gazette_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_GAZETTE_URL is asked first.
    requests_per_second : float or None, default None
        Requests a second at most, for all threads and views; None: no limit.
    timeout : float, datetime.timedelta or None, default 30.0
        Seconds without progress after which a call fails; None: no limit. Operations that
        take long have a longer default of their own.
    max_retries : int, default 2
        How often a request is sent again, 0 to 100: after no connection, no progress, and
        the statuses 408, 429, 500, 502, 503 and 504.
    user_agent : str, optional
        Text to send before openshelf's own name.
    ca_file : str or os.PathLike, optional
        File with certificates to trust beside the system's.
    max_retry_after : float or datetime.timedelta, default 60.0
        Longest wait in seconds that the service may ask for; a call that would wait longer
        fails at once, the next ones after a 429 included.
    deadline : float, datetime.timedelta or None, default None
        Seconds for a whole call, its waits included; None: no limit.
    max_concurrency : int, default 8
        Requests under way at once; 1 to 1000.
    max_response_bytes : int, default 268435456
        Bytes that an answer may have, counted after decompression.
    cache_url : str, optional
        Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
    cache_timeout : float, datetime.timedelta or None, default 2.0
        Seconds that the Redis server may take for an answer; then it is not asked for ten
        seconds. None: no limit.
    max_bytes : int, default 1073741824
        Bytes that the cache may hold; the least recently used answers make room.
    on_cache_error : {"raise", "bypass"}, default "raise"
        A cache that fails, also when the client is made, is a CacheError, or the service is
        asked and the log says so.
    refresh : bool, default False
        Ask the service and replace what is kept.
    only_if_cached : bool, default False
        Never ask the service: what is not kept is a CacheMissError.
    stale_if_error : bool, float or datetime.timedelta, default False
        Seconds for which an expired answer serves when the service fails; True: for ever.

    Attributes
    ----------
    base_url : str
        Address that is asked.
    description : str
        What the service gives, in a sentence.
    docs_url : str
        Where the service documents itself:
        https://www.federalregister.gov/developers/documentation/api/v1
    cache : Cache
        The answers that are kept, to look at and to clean.

    Namespaces: agencies, public_inspection_documents, documents, issues, images,
    suggested_searches, public_inspection_issues, topics, sections, holidays,
    effective_dates, category_counts, site_notifications, documentation.

    Examples
    --------
    >>> async with openshelf.AsyncGazette() as gazette:
    ...     gazette.base_url
    'https://www.federalregister.gov/api/v1'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "gazette_cache",
        backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite",
        expire_after: float | datetime.timedelta | None = 3600,
        *,
        base_url: str | None = None,
        requests_per_second: float | None = None,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        user_agent: str | None = None,
        ca_file: str | os.PathLike[str] | None = None,
        max_retry_after: float | datetime.timedelta = 60.0,
        deadline: float | datetime.timedelta | None = None,
        max_concurrency: int = 8,
        max_response_bytes: int = 268435456,
        cache_url: str | None = None,
        cache_timeout: float | datetime.timedelta | None = 2.0,
        max_bytes: int = 1073741824,
        on_cache_error: Literal["raise", "bypass"] = "raise",
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> Self: ...
    def with_options(
        self,
        *,
        validate: bool = True,
        extra_query: Mapping[str, Any] | None = None,
        extra_headers: Mapping[str, str] | None = None,
        extra_body: Mapping[str, Any] | None = None,
        use_caching: bool = True,
        expire_after: float | datetime.timedelta | None = 3600,
        timeout: float | datetime.timedelta | None = 30.0,
        max_retries: int = 2,
        deadline: float | datetime.timedelta | None = None,
        refresh: bool = False,
        only_if_cached: bool = False,
        stale_if_error: bool | float | datetime.timedelta = False,
    ) -> AsyncGazette:
        """A view of this client that shares its connections and its pace.

        Parameters
        ----------
        validate : bool, optional
            False sends arguments as they are, whatever the rules say.
        extra_query : dict, optional
            Parameters to add to the query of every call; they win.
        extra_headers : dict, optional
            Headers to send with every call.
        extra_body : dict, optional
            Members to add to the JSON body of every call that has one; they win.
        use_caching : bool, optional
            False leaves the cache out; True needs a client that has one.
        expire_after : float, datetime.timedelta or None, optional
            Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
        timeout : float, datetime.timedelta or None, optional
            Seconds without progress after which a call fails; None: no limit. Operations that
            take long have a longer default of their own.
        max_retries : int, optional
            How often a request is sent again, 0 to 100: after no connection, no progress, and
            the statuses 408, 429, 500, 502, 503 and 504.
        deadline : float, datetime.timedelta or None, optional
            Seconds for a whole call, its waits included; None: no limit.
        refresh : bool, optional
            Ask the service and replace what is kept.
        only_if_cached : bool, optional
            Never ask the service: what is not kept is a CacheMissError.
        stale_if_error : bool, float or datetime.timedelta, optional
            Seconds for which an expired answer serves when the service fails; True: for ever.

        Returns
        -------
        a client of the same class

        Raises
        ------
        ArgumentError
            An option has a wrong value.

        Examples
        --------
        >>> patient = gazette.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def agencies(self) -> AsyncGazetteAgencies:
        """The operations under gazette.agencies."""
    @property
    def public_inspection_documents(self) -> AsyncGazettePublicInspectionDocuments:
        """The operations under gazette.public_inspection_documents."""
    @property
    def documents(self) -> AsyncGazetteDocuments:
        """The operations under gazette.documents."""
    @property
    def issues(self) -> AsyncGazetteIssues:
        """The operations under gazette.issues."""
    @property
    def images(self) -> AsyncGazetteImages:
        """The operations under gazette.images."""
    @property
    def suggested_searches(self) -> AsyncGazetteSuggestedSearches:
        """The operations under gazette.suggested_searches."""
    @property
    def public_inspection_issues(self) -> AsyncGazettePublicInspectionIssues:
        """The operations under gazette.public_inspection_issues."""
    @property
    def topics(self) -> AsyncGazetteTopics:
        """The operations under gazette.topics."""
    @property
    def sections(self) -> AsyncGazetteSections:
        """The operations under gazette.sections."""
    @property
    def holidays(self) -> AsyncGazetteHolidays:
        """The operations under gazette.holidays."""
    @property
    def effective_dates(self) -> AsyncGazetteEffectiveDates:
        """The operations under gazette.effective_dates."""
    @property
    def category_counts(self) -> AsyncGazetteCategoryCounts:
        """The operations under gazette.category_counts."""
    @property
    def site_notifications(self) -> AsyncGazetteSiteNotifications:
        """The operations under gazette.site_notifications."""
    @property
    def documentation(self) -> AsyncGazetteDocumentation:
        """The operations under gazette.documentation."""
