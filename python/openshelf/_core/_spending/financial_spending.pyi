# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingFinancialSpending(Namespace):
    """USAspending.gov: financial spending.

    Methods
    -------
    major_object_class
        Obligations of one agency by major object class.
    object_class
        Obligations of one agency by minor object class.
    """

    def major_object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> _types.SpendingFinancialSpendingMajorObjectClassAnswer:
        """Obligations of one agency by major object class.

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

        USAspending.gov, GET /api/v2/financial_spending/major_object_class/; row "Spending by
        major object class" of the specification.

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
        >>> spending.financial_spending.major_object_class(2024, 315)
        """
    def object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        major_object_class_code: int | str,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> _types.SpendingFinancialSpendingObjectClassAnswer:
        """Obligations of one agency by minor object class.

        Parameters
        ----------
        fiscal_year : int
            Fiscal year. Not range-checked.
        funding_agency_id : int
            Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
            results.
        major_object_class_code : int or str
            Major object class code. Two-character code such as 30. 00 must be a text.
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
        A missing required parameter gives 400.

        Amounts are decimal strings.

        Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
        null).

        USAspending.gov, GET /api/v2/financial_spending/object_class/; row "Spending for minor
        object classes" of the specification.

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
        >>> spending.financial_spending.object_class(
        ...     fiscal_year=2024,
        ...     funding_agency_id=315,
        ...     major_object_class_code="30",
        ... )
        """

@final
class AsyncSpendingFinancialSpending(Namespace):
    """USAspending.gov: financial spending.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingFinancialSpending.

    Methods
    -------
    major_object_class
        Obligations of one agency by major object class.
    object_class
        Obligations of one agency by minor object class.
    """

    def major_object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFinancialSpendingMajorObjectClassAnswer]:
        """Obligations of one agency by major object class.

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

        USAspending.gov, GET /api/v2/financial_spending/major_object_class/; row "Spending by
        major object class" of the specification.

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
        >>> spending.financial_spending.major_object_class(2024, 315)
        """
    def object_class(
        self,
        fiscal_year: int,
        funding_agency_id: int,
        major_object_class_code: int | str,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFinancialSpendingObjectClassAnswer]:
        """Obligations of one agency by minor object class.

        Parameters
        ----------
        fiscal_year : int
            Fiscal year. Not range-checked.
        funding_agency_id : int
            Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
            results.
        major_object_class_code : int or str
            Major object class code. Two-character code such as 30. 00 must be a text.
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
        A missing required parameter gives 400.

        Amounts are decimal strings.

        Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
        null).

        USAspending.gov, GET /api/v2/financial_spending/object_class/; row "Spending for minor
        object classes" of the specification.

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
        >>> spending.financial_spending.object_class(
        ...     fiscal_year=2024,
        ...     funding_agency_id=315,
        ...     major_object_class_code="30",
        ... )
        """
