# Written by tools/write.py from the table; do not edit.

import datetime
import os
from collections.abc import Coroutine, Mapping
from typing import Any, Literal, Self

from openshelf._core import AsyncClient, Client
from openshelf._core._disease.mobility import (
    AsyncDiseaseMobility as AsyncDiseaseMobility,
    DiseaseMobility as DiseaseMobility,
)
from openshelf._core._disease.variants import (
    AsyncDiseaseVariants as AsyncDiseaseVariants,
    DiseaseVariants as DiseaseVariants,
)
from openshelf._core._disease.gov import (
    AsyncDiseaseGov as AsyncDiseaseGov,
    DiseaseGov as DiseaseGov,
)
from openshelf._core._disease.historical import (
    AsyncDiseaseHistorical as AsyncDiseaseHistorical,
    DiseaseHistorical as DiseaseHistorical,
)
from openshelf._core._disease.nyt import (
    AsyncDiseaseNyt as AsyncDiseaseNyt,
    DiseaseNyt as DiseaseNyt,
)
from openshelf._core._disease.vaccine import (
    AsyncDiseaseVaccine as AsyncDiseaseVaccine,
    DiseaseVaccine as DiseaseVaccine,
)
from openshelf._core._disease.totals import (
    AsyncDiseaseTotals as AsyncDiseaseTotals,
    DiseaseTotals as DiseaseTotals,
)
from openshelf._core._disease.influenza import (
    AsyncDiseaseInfluenza as AsyncDiseaseInfluenza,
    DiseaseInfluenza as DiseaseInfluenza,
)
from openshelf.types import disease as _types

class Disease(Client):
    """disease.sh: COVID-19 statistics, time series, vaccine doses and mobility, and influenza
    counts.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "disease_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_DISEASE_URL is asked first.
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
        Where the service documents itself: https://disease.sh/docs/
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    therapeutics
        Treatments with their developers and trial phase.

    Namespaces: mobility, variants, gov, historical, nyt, vaccine, totals, influenza.

    Examples
    --------
    >>> with openshelf.Disease() as disease:
    ...     disease.base_url
    'https://disease.sh'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "disease_cache",
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
    ) -> Disease:
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
        >>> patient = disease.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def mobility(self) -> DiseaseMobility:
        """The operations under disease.mobility."""
    @property
    def variants(self) -> DiseaseVariants:
        """The operations under disease.variants."""
    @property
    def gov(self) -> DiseaseGov:
        """The operations under disease.gov."""
    @property
    def historical(self) -> DiseaseHistorical:
        """The operations under disease.historical."""
    @property
    def nyt(self) -> DiseaseNyt:
        """The operations under disease.nyt."""
    @property
    def vaccine(self) -> DiseaseVaccine:
        """The operations under disease.vaccine."""
    @property
    def totals(self) -> DiseaseTotals:
        """The operations under disease.totals."""
    @property
    def influenza(self) -> DiseaseInfluenza:
        """The operations under disease.influenza."""
    def therapeutics(self) -> _types.DiseaseTherapeuticsAnswer:
        """Treatments with their developers and trial phase.

        Returns
        -------
        dict
            Members:

            - source : str
            - totalCandidates : str
            - phases : list of dict
            - data : list of dict

            Members of the records in data:

            - medicationClass : str or None
            - tradeName : list of str
            - details : str
            - developerResearcher : list of str
            - sponsors : list of str
            - trialPhase : str or None
            - lastUpdate : str or None

        Notes
        -----
        The page that the service reads is gone: expect NotFoundError.

        Endpoint: GET https://disease.sh/v3/covid-19/therapeutics

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> disease.therapeutics()
        {'source': ...,
         'totalCandidates': '36',
         'phases': [{'phase': 'Pre-clinical', 'candidates': '14'}, {...}, {...}, ...],
         'data': [{'medicationClass': 'Rural Highway',
                   'tradeName': ['Bright Agreement Grant', 'New Mountain...'],
                   'details': 'The bright archive describes long-term care. The...',
                   'developerResearcher': ['Green Agreement', 'Golden...', ...],
                   'sponsors': ['VANGUARD CONSTRUCTION INC', 'JUNIPER...', ...], ...},
                  ...]}
        """

class AsyncDisease(AsyncClient):
    """disease.sh: COVID-19 statistics, time series, vaccine doses and mobility, and influenza
    counts.

    Has the methods of Disease; each gives a coroutine to await.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "disease_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_DISEASE_URL is asked first.
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
        Where the service documents itself: https://disease.sh/docs/
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    therapeutics
        Treatments with their developers and trial phase.

    Namespaces: mobility, variants, gov, historical, nyt, vaccine, totals, influenza.

    Examples
    --------
    >>> async with openshelf.AsyncDisease() as disease:
    ...     disease.base_url
    'https://disease.sh'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "disease_cache",
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
    ) -> AsyncDisease:
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
        >>> patient = disease.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def mobility(self) -> AsyncDiseaseMobility:
        """The operations under disease.mobility."""
    @property
    def variants(self) -> AsyncDiseaseVariants:
        """The operations under disease.variants."""
    @property
    def gov(self) -> AsyncDiseaseGov:
        """The operations under disease.gov."""
    @property
    def historical(self) -> AsyncDiseaseHistorical:
        """The operations under disease.historical."""
    @property
    def nyt(self) -> AsyncDiseaseNyt:
        """The operations under disease.nyt."""
    @property
    def vaccine(self) -> AsyncDiseaseVaccine:
        """The operations under disease.vaccine."""
    @property
    def totals(self) -> AsyncDiseaseTotals:
        """The operations under disease.totals."""
    @property
    def influenza(self) -> AsyncDiseaseInfluenza:
        """The operations under disease.influenza."""
    def therapeutics(self) -> Coroutine[Any, Any, _types.DiseaseTherapeuticsAnswer]:
        """Treatments with their developers and trial phase.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - source : str
            - totalCandidates : str
            - phases : list of dict
            - data : list of dict

            Members of the records in data:

            - medicationClass : str or None
            - tradeName : list of str
            - details : str
            - developerResearcher : list of str
            - sponsors : list of str
            - trialPhase : str or None
            - lastUpdate : str or None

        Notes
        -----
        The page that the service reads is gone: expect NotFoundError.

        Endpoint: GET https://disease.sh/v3/covid-19/therapeutics

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await disease.therapeutics()
        {'source': ...,
         'totalCandidates': '36',
         'phases': [{'phase': 'Pre-clinical', 'candidates': '14'}, {...}, {...}, ...],
         'data': [{'medicationClass': 'Rural Highway',
                   'tradeName': ['Bright Agreement Grant', 'New Mountain...'],
                   'details': 'The bright archive describes long-term care. The...',
                   'developerResearcher': ['Green Agreement', 'Golden...', ...],
                   'sponsors': ['VANGUARD CONSTRUCTION INC', 'JUNIPER...', ...], ...},
                  ...]}
        """
