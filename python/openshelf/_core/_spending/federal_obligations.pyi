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
            Fiscal year. Not range-checked.
        funding_agency_id : int
            Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
            results.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. Server default 100. Values outside 1-500 are clamped, not refused.
            From 1 to 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Missing fiscal_year or funding_agency_id gives 400.

        id and amounts are strings.

        Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
        null).

        USAspending.gov, GET /api/v2/federal_obligations/; row "Federal account obligations by
        agency" of the specification.

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
        """

@final
class AsyncSpendingFederalObligations(Namespace):
    """USAspending.gov: federal obligations.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingFederalObligations.

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
            Fiscal year. Not range-checked.
        funding_agency_id : int
            Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
            results.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. Server default 100. Values outside 1-500 are clamped, not refused.
            From 1 to 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        Missing fiscal_year or funding_agency_id gives 400.

        id and amounts are strings.

        Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
        null).

        USAspending.gov, GET /api/v2/federal_obligations/; row "Federal account obligations by
        agency" of the specification.

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
        """
