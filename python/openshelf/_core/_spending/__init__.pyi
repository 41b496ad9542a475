# Written by tools/write.py from the table; do not edit.

import datetime
import os
from collections.abc import Coroutine, Mapping
from typing import Any, Literal, Self

from openshelf._core import AsyncClient, Client
from openshelf._core._spending.agency import (
    AsyncSpendingAgency as AsyncSpendingAgency,
    SpendingAgency as SpendingAgency,
)
from openshelf._core._spending.budget_functions import (
    AsyncSpendingBudgetFunctions as AsyncSpendingBudgetFunctions,
    SpendingBudgetFunctions as SpendingBudgetFunctions,
)
from openshelf._core._spending.financial_balances import (
    AsyncSpendingFinancialBalances as AsyncSpendingFinancialBalances,
    SpendingFinancialBalances as SpendingFinancialBalances,
)
from openshelf._core._spending.financial_spending import (
    AsyncSpendingFinancialSpending as AsyncSpendingFinancialSpending,
    SpendingFinancialSpending as SpendingFinancialSpending,
)
from openshelf._core._spending.federal_obligations import (
    AsyncSpendingFederalObligations as AsyncSpendingFederalObligations,
    SpendingFederalObligations as SpendingFederalObligations,
)
from openshelf._core._spending.federal_accounts import (
    AsyncSpendingFederalAccounts as AsyncSpendingFederalAccounts,
    SpendingFederalAccounts as SpendingFederalAccounts,
)
from openshelf._core._spending.reporting import (
    AsyncSpendingReporting as AsyncSpendingReporting,
    SpendingReporting as SpendingReporting,
)
from openshelf._core._spending.references import (
    AsyncSpendingReferences as AsyncSpendingReferences,
    SpendingReferences as SpendingReferences,
)
from openshelf._core._spending.autocomplete import (
    AsyncSpendingAutocomplete as AsyncSpendingAutocomplete,
    AsyncSpendingAutocompleteAccounts as AsyncSpendingAutocompleteAccounts,
    SpendingAutocomplete as SpendingAutocomplete,
    SpendingAutocompleteAccounts as SpendingAutocompleteAccounts,
)
from openshelf._core._spending.bulk_download import (
    AsyncSpendingBulkDownload as AsyncSpendingBulkDownload,
    SpendingBulkDownload as SpendingBulkDownload,
)
from openshelf._core._spending.download import (
    AsyncSpendingDownload as AsyncSpendingDownload,
    SpendingDownload as SpendingDownload,
)
from openshelf._core._spending.disaster import (
    AsyncSpendingDisaster as AsyncSpendingDisaster,
    AsyncSpendingDisasterAgency as AsyncSpendingDisasterAgency,
    AsyncSpendingDisasterAward as AsyncSpendingDisasterAward,
    AsyncSpendingDisasterCfda as AsyncSpendingDisasterCfda,
    AsyncSpendingDisasterDefCode as AsyncSpendingDisasterDefCode,
    AsyncSpendingDisasterFederalAccount as AsyncSpendingDisasterFederalAccount,
    AsyncSpendingDisasterObjectClass as AsyncSpendingDisasterObjectClass,
    AsyncSpendingDisasterRecipient as AsyncSpendingDisasterRecipient,
    SpendingDisaster as SpendingDisaster,
    SpendingDisasterAgency as SpendingDisasterAgency,
    SpendingDisasterAward as SpendingDisasterAward,
    SpendingDisasterCfda as SpendingDisasterCfda,
    SpendingDisasterDefCode as SpendingDisasterDefCode,
    SpendingDisasterFederalAccount as SpendingDisasterFederalAccount,
    SpendingDisasterObjectClass as SpendingDisasterObjectClass,
    SpendingDisasterRecipient as SpendingDisasterRecipient,
)
from openshelf._core._spending.awards import (
    AsyncSpendingAwards as AsyncSpendingAwards,
    AsyncSpendingAwardsCount as AsyncSpendingAwardsCount,
    SpendingAwards as SpendingAwards,
    SpendingAwardsCount as SpendingAwardsCount,
)
from openshelf._core._spending.idvs import (
    AsyncSpendingIdvs as AsyncSpendingIdvs,
    AsyncSpendingIdvsCount as AsyncSpendingIdvsCount,
    SpendingIdvs as SpendingIdvs,
    SpendingIdvsCount as SpendingIdvsCount,
)
from openshelf._core._spending.subawards import (
    AsyncSpendingSubawards as AsyncSpendingSubawards,
    SpendingSubawards as SpendingSubawards,
)
from openshelf._core._spending.transactions import (
    AsyncSpendingTransactions as AsyncSpendingTransactions,
    SpendingTransactions as SpendingTransactions,
)
from openshelf._core._spending.award_spending import (
    AsyncSpendingAwardSpending as AsyncSpendingAwardSpending,
    SpendingAwardSpending as SpendingAwardSpending,
)
from openshelf._core._spending.search import (
    AsyncSpendingSearch as AsyncSpendingSearch,
    AsyncSpendingSearchSpendingByCategory as AsyncSpendingSearchSpendingByCategory,
    SpendingSearch as SpendingSearch,
    SpendingSearchSpendingByCategory as SpendingSearchSpendingByCategory,
)
from openshelf._core._spending.recipient import (
    AsyncSpendingRecipient as AsyncSpendingRecipient,
    AsyncSpendingRecipientState as AsyncSpendingRecipientState,
    SpendingRecipient as SpendingRecipient,
    SpendingRecipientState as SpendingRecipientState,
)
from openshelf.types import spending as _types

class Spending(Client):
    """USAspending.gov: Federal awards, transactions, agencies, accounts, recipients, states
    and emergency funding.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "spending_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_SPENDING_URL is asked first.
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
        Where the service documents itself: https://api.usaspending.gov/docs/endpoints
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    explore
        Government spending broken down by one kind of thing, level by level.

    Namespaces: agency, budget_functions, financial_balances, financial_spending,
    federal_obligations, federal_accounts, reporting, references, autocomplete,
    bulk_download, download, disaster, awards, idvs, subawards, transactions,
    award_spending, search, recipient.

    Examples
    --------
    >>> with openshelf.Spending() as spending:
    ...     spending.base_url
    'https://api.usaspending.gov'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "spending_cache",
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
    ) -> Spending:
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
        >>> patient = spending.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def agency(self) -> SpendingAgency:
        """The operations under spending.agency."""
    @property
    def budget_functions(self) -> SpendingBudgetFunctions:
        """The operations under spending.budget_functions."""
    @property
    def financial_balances(self) -> SpendingFinancialBalances:
        """The operations under spending.financial_balances."""
    @property
    def financial_spending(self) -> SpendingFinancialSpending:
        """The operations under spending.financial_spending."""
    @property
    def federal_obligations(self) -> SpendingFederalObligations:
        """The operations under spending.federal_obligations."""
    @property
    def federal_accounts(self) -> SpendingFederalAccounts:
        """The operations under spending.federal_accounts."""
    @property
    def reporting(self) -> SpendingReporting:
        """The operations under spending.reporting."""
    @property
    def references(self) -> SpendingReferences:
        """The operations under spending.references."""
    @property
    def autocomplete(self) -> SpendingAutocomplete:
        """The operations under spending.autocomplete."""
    @property
    def bulk_download(self) -> SpendingBulkDownload:
        """The operations under spending.bulk_download."""
    @property
    def download(self) -> SpendingDownload:
        """The operations under spending.download."""
    @property
    def disaster(self) -> SpendingDisaster:
        """The operations under spending.disaster."""
    @property
    def awards(self) -> SpendingAwards:
        """The operations under spending.awards."""
    @property
    def idvs(self) -> SpendingIdvs:
        """The operations under spending.idvs."""
    @property
    def subawards(self) -> SpendingSubawards:
        """The operations under spending.subawards."""
    @property
    def transactions(self) -> SpendingTransactions:
        """The operations under spending.transactions."""
    @property
    def award_spending(self) -> SpendingAwardSpending:
        """The operations under spending.award_spending."""
    @property
    def search(self) -> SpendingSearch:
        """The operations under spending.search."""
    @property
    def recipient(self) -> SpendingRecipient:
        """The operations under spending.recipient."""
    def explore(
        self,
        type: Literal["federal_account", "object_class", "recipient", "award", "budget_function", "budget_subfunction", "agency", "program_activity", "award_category"],
        filters: _types.SpendingExploreFilters,
    ) -> _types.SpendingExploreAnswer:
        """Government spending broken down by one kind of thing, level by level.

        Parameters
        ----------
        type : str
            Kind of thing that the spending is broken down by. One of "federal_account",
            "object_class", "recipient", "award", "budget_function", "budget_subfunction",
            "agency", "program_activity", "award_category".
        filters : dict
            Which spending counts. Fy, and quarter or period, are required. Members:

            - fy : int or str, required. Federal fiscal year, four digits.
            - quarter : int or str. Quarter of the fiscal year. Counts where period is given as
              well. One of "1", "2", "3", "4".
            - period : int or str. Month of the fiscal year, 1 for October to 12 for September.
            - agency : int or str. id of a toptier agency.
            - federal_account : int or str. id of a record of type federal_account.
            - object_class : int or str. code of a major object class.
            - budget_function : int or str. code of a budget function.
            - budget_subfunction : int or str. code of a budget subfunction.
            - program_activity : int or str. id of a record of type program_activity.
            - recipient : str. name of a recipient.
            - award : int or str. Internal id of an award.
            - award_category : int or str. Internal id of an award, as award.
            - agency_type : str. The service ignores it.

        Returns
        -------
        dict
            Members:

            - total : float
            - end_date : str
            - results : list of dict

            Members of the records in results:

            - id : str or None. Number or code as text, the word None where there is none. None
              in the record named Unreported Data.
            - code : str or None. None in the record named Unreported Data and where unknown.
            - type : str
            - name : str or None
            - amount : float, USD
            - link : bool or None, not always there. With type agency, except in Unreported
              Data.
            - account_number : str or None, not always there. With type federal_account.
            - generated_unique_award_id : str or None, not always there. With type award.
            - total : float or None, USD, not always there. With types award, award_category and
              recipient.

        Notes
        -----
        filters has fy, and quarter or period. Quarter counts where both are given.

        The id of a record as a filter breaks its amount down further.

        id is text. An agency has link as well, a federal account account_number, an award
        generated_unique_award_id. Awards, award categories and recipients have total.

        With only fy/quarter/period and type agency, budget_function or object_class one record
        is named Unreported Data with id and code None.

        A list of awards ends at 1000. The answer has no pages.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/spending/

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.explore(type="federal_account", filters={"fy": "2024", "period": "6"})
        {'total': 32241746436.04,
         'end_date': '2024-03-31',
         'results': [{'id': '4404', 'code': '020-1106', 'type': 'federal_account',
                      'name': 'Salaries and Expenses, the Treasury',
                      'amount': 2421601896.04, 'account_number': '020-1106'},
                     ...]}
        """

class AsyncSpending(AsyncClient):
    """USAspending.gov: Federal awards, transactions, agencies, accounts, recipients, states
    and emergency funding.

    Has the methods of Spending; each gives a coroutine to await.

    Parameters
    ----------
    use_caching : bool, default False
        Whether answers are kept, so that what was asked before is not asked again; equal
        calls at the same moment share one request.
    cache_name : str or os.PathLike, default "spending_cache"
        Name of the cache in the user's folder for caches; with a slash, its path.
    backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
        What keeps the cache: a file, the memory of this process, a folder, a server.
    expire_after : float, datetime.timedelta or None, default 3600
        Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
    base_url : str, optional
        Another address than the service's; credentials do not belong there but into
        extra_headers of with_options. When left out, the environment variable
        OPENSHELF_SPENDING_URL is asked first.
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
        Where the service documents itself: https://api.usaspending.gov/docs/endpoints
    cache : Cache
        The answers that are kept, to look at and to clean.

    Methods
    -------
    explore
        Government spending broken down by one kind of thing, level by level.

    Namespaces: agency, budget_functions, financial_balances, financial_spending,
    federal_obligations, federal_accounts, reporting, references, autocomplete,
    bulk_download, download, disaster, awards, idvs, subawards, transactions,
    award_spending, search, recipient.

    Examples
    --------
    >>> async with openshelf.AsyncSpending() as spending:
    ...     spending.base_url
    'https://api.usaspending.gov'
    """

    def __new__(
        cls,
        use_caching: bool = False,
        cache_name: str | os.PathLike[str] = "spending_cache",
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
    ) -> AsyncSpending:
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
        >>> patient = spending.with_options(timeout=120.0, max_retries=5)
        """
    @property
    def agency(self) -> AsyncSpendingAgency:
        """The operations under spending.agency."""
    @property
    def budget_functions(self) -> AsyncSpendingBudgetFunctions:
        """The operations under spending.budget_functions."""
    @property
    def financial_balances(self) -> AsyncSpendingFinancialBalances:
        """The operations under spending.financial_balances."""
    @property
    def financial_spending(self) -> AsyncSpendingFinancialSpending:
        """The operations under spending.financial_spending."""
    @property
    def federal_obligations(self) -> AsyncSpendingFederalObligations:
        """The operations under spending.federal_obligations."""
    @property
    def federal_accounts(self) -> AsyncSpendingFederalAccounts:
        """The operations under spending.federal_accounts."""
    @property
    def reporting(self) -> AsyncSpendingReporting:
        """The operations under spending.reporting."""
    @property
    def references(self) -> AsyncSpendingReferences:
        """The operations under spending.references."""
    @property
    def autocomplete(self) -> AsyncSpendingAutocomplete:
        """The operations under spending.autocomplete."""
    @property
    def bulk_download(self) -> AsyncSpendingBulkDownload:
        """The operations under spending.bulk_download."""
    @property
    def download(self) -> AsyncSpendingDownload:
        """The operations under spending.download."""
    @property
    def disaster(self) -> AsyncSpendingDisaster:
        """The operations under spending.disaster."""
    @property
    def awards(self) -> AsyncSpendingAwards:
        """The operations under spending.awards."""
    @property
    def idvs(self) -> AsyncSpendingIdvs:
        """The operations under spending.idvs."""
    @property
    def subawards(self) -> AsyncSpendingSubawards:
        """The operations under spending.subawards."""
    @property
    def transactions(self) -> AsyncSpendingTransactions:
        """The operations under spending.transactions."""
    @property
    def award_spending(self) -> AsyncSpendingAwardSpending:
        """The operations under spending.award_spending."""
    @property
    def search(self) -> AsyncSpendingSearch:
        """The operations under spending.search."""
    @property
    def recipient(self) -> AsyncSpendingRecipient:
        """The operations under spending.recipient."""
    def explore(
        self,
        type: Literal["federal_account", "object_class", "recipient", "award", "budget_function", "budget_subfunction", "agency", "program_activity", "award_category"],
        filters: _types.SpendingExploreFilters,
    ) -> Coroutine[Any, Any, _types.SpendingExploreAnswer]:
        """Government spending broken down by one kind of thing, level by level.

        Parameters
        ----------
        type : str
            Kind of thing that the spending is broken down by. One of "federal_account",
            "object_class", "recipient", "award", "budget_function", "budget_subfunction",
            "agency", "program_activity", "award_category".
        filters : dict
            Which spending counts. Fy, and quarter or period, are required. Members:

            - fy : int or str, required. Federal fiscal year, four digits.
            - quarter : int or str. Quarter of the fiscal year. Counts where period is given as
              well. One of "1", "2", "3", "4".
            - period : int or str. Month of the fiscal year, 1 for October to 12 for September.
            - agency : int or str. id of a toptier agency.
            - federal_account : int or str. id of a record of type federal_account.
            - object_class : int or str. code of a major object class.
            - budget_function : int or str. code of a budget function.
            - budget_subfunction : int or str. code of a budget subfunction.
            - program_activity : int or str. id of a record of type program_activity.
            - recipient : str. name of a recipient.
            - award : int or str. Internal id of an award.
            - award_category : int or str. Internal id of an award, as award.
            - agency_type : str. The service ignores it.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - total : float
            - end_date : str
            - results : list of dict

            Members of the records in results:

            - id : str or None. Number or code as text, the word None where there is none. None
              in the record named Unreported Data.
            - code : str or None. None in the record named Unreported Data and where unknown.
            - type : str
            - name : str or None
            - amount : float, USD
            - link : bool or None, not always there. With type agency, except in Unreported
              Data.
            - account_number : str or None, not always there. With type federal_account.
            - generated_unique_award_id : str or None, not always there. With type award.
            - total : float or None, USD, not always there. With types award, award_category and
              recipient.

        Notes
        -----
        filters has fy, and quarter or period. Quarter counts where both are given.

        The id of a record as a filter breaks its amount down further.

        id is text. An agency has link as well, a federal account account_number, an award
        generated_unique_award_id. Awards, award categories and recipients have total.

        With only fy/quarter/period and type agency, budget_function or object_class one record
        is named Unreported Data with id and code None.

        A list of awards ends at 1000. The answer has no pages.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/spending/

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.explore(
        ...     type="federal_account",
        ...     filters={"fy": "2024", "period": "6"},
        ... )
        {'total': 32241746436.04,
         'end_date': '2024-03-31',
         'results': [{'id': '4404', 'code': '020-1106', 'type': 'federal_account',
                      'name': 'Salaries and Expenses, the Treasury',
                      'amount': 2421601896.04, 'account_number': '020-1106'},
                     ...]}
        """
