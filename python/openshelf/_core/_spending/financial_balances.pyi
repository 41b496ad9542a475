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
            Federal fiscal year. The service does not check its range.
        funding_agency_id : int
            Id of the agency that pays, the agency_id of references.toptier_agencies. An unknown
            id gives no records.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 100 when left out, and the service takes 1 for less and 500 for
            more. From 1 to 500.

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - budget_authority_amount : str, USD. Decimal text with two places.
            - obligated_amount : str, USD. Decimal text with two places.
            - outlay_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        Amounts are decimal numbers as text.

        One call gives one page; `openshelf.paginate(spending.financial_balances.agency)` gives
        the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/financial_balances/agencies/

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
        {'page_metadata': {'count': 1, 'page': 1, 'has_next_page': False, ...},
         'results': [{'budget_authority_amount': '4864084452.20',
                      'obligated_amount': '3615439086.11',
                      'outlay_amount': '2640928174.82'}]}
        """

@final
class AsyncSpendingFinancialBalances(Namespace):
    """USAspending.gov: financial balances.

    Has the methods of SpendingFinancialBalances; each gives a coroutine to await.

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
            Federal fiscal year. The service does not check its range.
        funding_agency_id : int
            Id of the agency that pays, the agency_id of references.toptier_agencies. An unknown
            id gives no records.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 100 when left out, and the service takes 1 for less and 500 for
            more. From 1 to 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - budget_authority_amount : str, USD. Decimal text with two places.
            - obligated_amount : str, USD. Decimal text with two places.
            - outlay_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        Amounts are decimal numbers as text.

        One call gives one page; `openshelf.paginate(spending.financial_balances.agency)` gives
        the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/financial_balances/agencies/

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
        >>> await spending.financial_balances.agency(2024, 315)
        {'page_metadata': {'count': 1, 'page': 1, 'has_next_page': False, ...},
         'results': [{'budget_authority_amount': '4864084452.20',
                      'obligated_amount': '3615439086.11',
                      'outlay_amount': '2640928174.82'}]}
        """
