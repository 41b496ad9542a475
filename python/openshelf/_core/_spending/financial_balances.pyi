# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingFinancialBalances(Namespace):
    """USAspending.gov: financial balances.

    Methods
    -------
    agency
        Budget authority, obligations and outlays of one agency in a year.
    """

    def agency(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> _types.SpendingFinancialBalancesAgencyAnswer:
        """Budget authority, obligations and outlays of one agency in a year.

        Parameters
        ----------
        fiscal_year : int
            Fiscal year. Not range-checked.
        funding_agency_id : int
            Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
            results.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. Server default 100, values outside 1-500 are clamped. From 1 to
            500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Missing fiscal_year or funding_agency_id gives 400.

        Amounts are decimal strings.

        Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
        null).

        USAspending.gov, GET /api/v2/financial_balances/agencies/; row "Financial balances" of
        the specification.

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
        >>> spending.financial_balances.agency(2024, 315)
        """

@final
class AsyncSpendingFinancialBalances(Namespace):
    """USAspending.gov: financial balances.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingFinancialBalances.

    Methods
    -------
    agency
        Budget authority, obligations and outlays of one agency in a year.
    """

    def agency(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFinancialBalancesAgencyAnswer]:
        """Budget authority, obligations and outlays of one agency in a year.

        Parameters
        ----------
        fiscal_year : int
            Fiscal year. Not range-checked.
        funding_agency_id : int
            Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
            results.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. Server default 100, values outside 1-500 are clamped. From 1 to
            500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Missing fiscal_year or funding_agency_id gives 400.

        Amounts are decimal strings.

        Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
        null).

        USAspending.gov, GET /api/v2/financial_balances/agencies/; row "Financial balances" of
        the specification.

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
        >>> spending.financial_balances.agency(2024, 315)
        """
