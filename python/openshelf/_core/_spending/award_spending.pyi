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
            Agency id. Id of a toptier agency (else 400).
        fiscal_year : int
            Fiscal year. Not range-checked.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. Server default 100. Silently cut to 1..500. From 1 to 500.
        award_category : {"contract", "direct payment", "grant", "idv", "insurance", "loans", "other"}, optional
            Award category. Other includes insurance. Not checked. Values as stored by the
            server.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        obligated_amount is a str.

        page_metadata: count, page, has_next_page, has_previous_page, next, current, previous
        (the last three are URLs or null).

        Last page: page_metadata.has_next_page is false.

        USAspending.gov, GET /api/v2/award_spending/recipient/; row "Recipient award spending"
        of the specification.

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
        """

@final
class AsyncSpendingAwardSpending(Namespace):
    """USAspending.gov: award spending.

    Every method gives a coroutine to await; the asynchronous twin of SpendingAwardSpending.

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
            Agency id. Id of a toptier agency (else 400).
        fiscal_year : int
            Fiscal year. Not range-checked.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. Server default 100. Silently cut to 1..500. From 1 to 500.
        award_category : {"contract", "direct payment", "grant", "idv", "insurance", "loans", "other"}, optional
            Award category. Other includes insurance. Not checked. Values as stored by the
            server.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        obligated_amount is a str.

        page_metadata: count, page, has_next_page, has_previous_page, next, current, previous
        (the last three are URLs or null).

        Last page: page_metadata.has_next_page is false.

        USAspending.gov, GET /api/v2/award_spending/recipient/; row "Recipient award spending"
        of the specification.

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
        """
