# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingAwardSpending(Namespace):
    """USAspending.gov: award spending.

    Methods
    -------
    recipient
        Award spending by recipient for an agency and year.
    """

    def recipient(
        self,
        awarding_agency_id: int,
        fiscal_year: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        award_category: Literal["contract", "direct payment", "grant", "idv", "insurance", "loans", "other"] | None = None,
    ) -> _types.SpendingAwardSpendingRecipientAnswer:
        """Award spending by recipient for an agency and year.

        Parameters
        ----------
        awarding_agency_id : int
            Id of the awarding toptier agency.
        fiscal_year : int
            Federal fiscal year. The service does not check its range.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 100 when left out, and the service takes 1 for less and 500 for
            more. From 1 to 500.
        award_category : str, optional
            Category of the awards that count. Other includes insurance. One of "contract",
            "direct payment", "grant", "idv", "insurance", "loans", "other".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - award_category : str or None
            - obligated_amount : str, USD. Decimal text with two places.
            - recipient.recipient_name : str or None

        Notes
        -----
        obligated_amount is a decimal number as text.

        page_metadata has count, page, has_next_page, has_previous_page, next, current and
        previous, the last three an address or None.

        One call gives one page; `openshelf.paginate(spending.award_spending.recipient)` gives
        the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/award_spending/recipient/

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
        >>> spending.award_spending.recipient(315, 2024)
        {'page_metadata': {'count': 50, 'page': 1, 'has_next_page': True, ...},
         'results': [{'award_category': 'grant', 'obligated_amount': '61921513.22',
                      'recipient': {'recipient_name': 'GRANITE CONSULTING LP'}},
                     ...]}
        """

@final
class AsyncSpendingAwardSpending(Namespace):
    """USAspending.gov: award spending.

    Has the methods of SpendingAwardSpending; each gives a coroutine to await.

    Methods
    -------
    recipient
        Award spending by recipient for an agency and year.
    """

    def recipient(
        self,
        awarding_agency_id: int,
        fiscal_year: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        award_category: Literal["contract", "direct payment", "grant", "idv", "insurance", "loans", "other"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAwardSpendingRecipientAnswer]:
        """Award spending by recipient for an agency and year.

        Parameters
        ----------
        awarding_agency_id : int
            Id of the awarding toptier agency.
        fiscal_year : int
            Federal fiscal year. The service does not check its range.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 100 when left out, and the service takes 1 for less and 500 for
            more. From 1 to 500.
        award_category : str, optional
            Category of the awards that count. Other includes insurance. One of "contract",
            "direct payment", "grant", "idv", "insurance", "loans", "other".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - award_category : str or None
            - obligated_amount : str, USD. Decimal text with two places.
            - recipient.recipient_name : str or None

        Notes
        -----
        obligated_amount is a decimal number as text.

        page_metadata has count, page, has_next_page, has_previous_page, next, current and
        previous, the last three an address or None.

        One call gives one page; `openshelf.paginate(spending.award_spending.recipient)` gives
        the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/award_spending/recipient/

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
        >>> await spending.award_spending.recipient(315, 2024)
        {'page_metadata': {'count': 50, 'page': 1, 'has_next_page': True, ...},
         'results': [{'award_category': 'grant', 'obligated_amount': '61921513.22',
                      'recipient': {'recipient_name': 'GRANITE CONSULTING LP'}},
                     ...]}
        """
