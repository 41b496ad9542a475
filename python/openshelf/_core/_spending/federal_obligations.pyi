# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingFederalObligations(Namespace):
    """USAspending.gov: federal obligations.

    Methods
    -------
    list
        Obligations of one agency by federal account, largest first.
    """

    def list(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.SpendingFederalObligationsListAnswer:
        """Obligations of one agency by federal account, largest first.

        Parameters
        ----------
        fiscal_year : int
            Federal fiscal year. The service does not check its range.
        funding_agency_id : int
            Id of the agency that pays, the agency_id of references.toptier_agencies. An unknown
            id gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 100 when left out, and the service takes 1 for less and 500 for
            more. From 1 to 500.

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - id : str or None. Number as text.
            - account_title : str or None
            - account_number : str or None
            - obligated_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        id and amounts are text.

        One call gives one page; `openshelf.paginate(spending.federal_obligations.list)` gives
        the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/federal_obligations/

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
        >>> spending.federal_obligations.list(2024, 315)
        {'page_metadata': {'count': 4, 'page': 1, 'has_next_page': False, ...},
         'results': [{'id': '4324',
                      'account_title': 'Salaries and Expenses, Agriculture',
                      'account_number': '012-1106', 'obligated_amount': '237243835.63'},
                     ...]}
        """

@final
class AsyncSpendingFederalObligations(Namespace):
    """USAspending.gov: federal obligations.

    Has the methods of SpendingFederalObligations; each gives a coroutine to await.

    Methods
    -------
    list
        Obligations of one agency by federal account, largest first.
    """

    def list(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingFederalObligationsListAnswer]:
        """Obligations of one agency by federal account, largest first.

        Parameters
        ----------
        fiscal_year : int
            Federal fiscal year. The service does not check its range.
        funding_agency_id : int
            Id of the agency that pays, the agency_id of references.toptier_agencies. An unknown
            id gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
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

            - id : str or None. Number as text.
            - account_title : str or None
            - account_number : str or None
            - obligated_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        id and amounts are text.

        One call gives one page; `openshelf.paginate(spending.federal_obligations.list)` gives
        the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/federal_obligations/

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
        >>> await spending.federal_obligations.list(2024, 315)
        {'page_metadata': {'count': 4, 'page': 1, 'has_next_page': False, ...},
         'results': [{'id': '4324',
                      'account_title': 'Salaries and Expenses, Agriculture',
                      'account_number': '012-1106', 'obligated_amount': '237243835.63'},
                     ...]}
        """
