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

            - major_object_class_code : str or None
            - major_object_class_name : str or None
            - obligated_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        Amounts are decimal numbers as text.

        One call gives one page;
        `openshelf.paginate(spending.financial_spending.major_object_class)` gives the records
        of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/financial_spending/major_object_class/

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
        {'page_metadata': {'count': 4, 'page': 1, 'has_next_page': False, ...},
         'results': [{'major_object_class_code': '10',
                      'major_object_class_name': 'Personnel compensation and...',
                      'obligated_amount': '565473775.32'},
                     ...]}
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
            Federal fiscal year. The service does not check its range.
        funding_agency_id : int
            Id of the agency that pays, the agency_id of references.toptier_agencies. An unknown
            id gives no records.
        major_object_class_code : int or str
            Code of a major object class. Two digits as text, such as 30.
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

            - object_class_code : str or None
            - object_class_name : str or None
            - obligated_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        Amounts are decimal numbers as text.

        One call gives one page; `openshelf.paginate(spending.financial_spending.object_class)`
        gives the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/financial_spending/object_class/

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
        {'page_metadata': {'count': 1, 'page': 1, 'has_next_page': False, ...},
         'results': [{'object_class_code': '310', 'object_class_name': 'Equipment',
                      'obligated_amount': '440965552.51'}]}
        """

@final
class AsyncSpendingFinancialSpending(Namespace):
    """USAspending.gov: financial spending.

    Has the methods of SpendingFinancialSpending; each gives a coroutine to await.

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

            - major_object_class_code : str or None
            - major_object_class_name : str or None
            - obligated_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        Amounts are decimal numbers as text.

        One call gives one page;
        `openshelf.paginate(spending.financial_spending.major_object_class)` gives the records
        of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/financial_spending/major_object_class/

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
        >>> await spending.financial_spending.major_object_class(2024, 315)
        {'page_metadata': {'count': 4, 'page': 1, 'has_next_page': False, ...},
         'results': [{'major_object_class_code': '10',
                      'major_object_class_name': 'Personnel compensation and...',
                      'obligated_amount': '565473775.32'},
                     ...]}
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
            Federal fiscal year. The service does not check its range.
        funding_agency_id : int
            Id of the agency that pays, the agency_id of references.toptier_agencies. An unknown
            id gives no records.
        major_object_class_code : int or str
            Code of a major object class. Two digits as text, such as 30.
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

            - object_class_code : str or None
            - object_class_name : str or None
            - obligated_amount : str, USD. Decimal text with two places.

        Notes
        -----
        Amounts are sums of what agencies reported in their submissions.

        Amounts are decimal numbers as text.

        One call gives one page; `openshelf.paginate(spending.financial_spending.object_class)`
        gives the records of all pages.

        Last page: the one whose page_metadata.has_next_page is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/financial_spending/object_class/

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
        >>> await spending.financial_spending.object_class(
        ...     fiscal_year=2024,
        ...     funding_agency_id=315,
        ...     major_object_class_code="30",
        ... )
        {'page_metadata': {'count': 1, 'page': 1, 'has_next_page': False, ...},
         'results': [{'object_class_code': '310', 'object_class_name': 'Equipment',
                      'obligated_amount': '440965552.51'}]}
        """
