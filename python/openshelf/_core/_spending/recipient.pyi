# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingRecipient(Namespace):
    """USAspending.gov: recipient.

    Methods
    -------
    children
        Children of a parent recipient.
    count
        Number of recipients whose name, UEI or DUNS matches a text.
    get
        One recipient with its names, place and amounts.
    search
        Recipients whose name, UEI or DUNS matches a text, largest amount first.

    Namespaces: state.
    """

    @property
    def state(self) -> SpendingRecipientState:
        """The operations under spending.recipient.state."""
    def children(
        self,
        duns_or_uei: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientChildrenAnswer:
        """Children of a parent recipient.

        Parameters
        ----------
        duns_or_uei : str
            DUNS or UEI of the parent recipient. 9 digits, or 12 letters and digits.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        list
            Members of each record:

            - recipient_id : str
            - name : str or None
            - duns : str or None
            - uei : str or None
            - amount : float, USD
            - state_province : str or None, not always there

        Notes
        -----
        Each record is a child at one level.

        state_province is missing when the service knows no place.

        A recipient that is unknown or no parent gives BadRequestError (400).

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/children/{duns_or_uei}/

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
        >>> spending.recipient.children("123456789")
        [{'recipient_id': '06088d30-68b9-e0a2-5b86-000000000001-R',
          'name': 'UNIVERSITY OF NEW JERSEY', 'duns': '123456789',
          'uei': '20EJB46Z4J1F', 'amount': 65987365.14, 'state_province': 'LA'},
         ...]
        """
    def count(
        self,
        *,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> _types.SpendingRecipientCountAnswer:
        """Number of recipients whose name, UEI or DUNS matches a text.

        Parameters
        ----------
        keyword : str, optional
            Text to look for.
        award_type : str, default "all"
            Kind of award that the recipients have. One of "all", "contracts", "grants",
            "loans", "direct_payments", "other_financial_assistance".

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/recipient/count/

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
        >>> spending.recipient.count()
        {'count': 400}
        """
    def get(
        self,
        recipient_id: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientGetAnswer:
        """One recipient with its names, place and amounts.

        Parameters
        ----------
        recipient_id : str
            Id of the recipient at a level. A hash that ends in -P, -C or -R.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        dict
            Members:

            - name : str
            - alternate_names : list
            - duns : str
            - uei : str
            - recipient_id : str
            - recipient_level : str
            - parent_id
            - parent_name
            - parent_duns
            - parent_uei
            - parents : list
            - business_types : list of str
            - location : dict (address_line1 : str; address_line2; address_line3;
              foreign_province; city_name : str; county_name : str; state_code : str; zip : str;
              zip4; foreign_postal_code; country_name : str; country_code : str;
              congressional_code : str)
            - total_transaction_amount : float
            - total_transactions : int
            - total_face_value_loan_amount : float
            - total_face_value_loan_transactions : int

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/{recipient_id}/

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
        >>> spending.recipient.get("06088d30-68b9-e0a2-5b86-000000000001-R")
        {'name': 'UNIVERSITY OF NEW JERSEY',
         'alternate_names': [],
         'duns': '123456789',
         'uei': '20EJB46Z4J1F',
         'recipient_id': '06088d30-68b9-e0a2-5b86-000000000001-R',
         'recipient_level': 'R',
         'parent_id': None,
         'parent_name': None,
         'parent_duns': None,
         'parent_uei': None,
         ...}
        """
    def search(
        self,
        *,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "name", "duns", "uei"] | None = "amount",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> _types.SpendingRecipientSearchAnswer:
        """Recipients whose name, UEI or DUNS matches a text, largest amount first.

        Parameters
        ----------
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : {"amount", "name", "duns", "uei"}, default "amount"
            Member to sort by.
        limit : int, default 50
            Records in a page. 1000 at most. From 1 to 1000.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for in names, UEIs and DUNS numbers.
        award_type : str, default "all"
            Whether procurement or assistance awards count. One of "all", "contracts", "grants",
            "loans", "direct_payments", "other_financial_assistance".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - id : str
            - duns : str or None
            - uei : str or None
            - name : str or None
            - recipient_level : str. R, P or C.
            - amount : float, USD

        Notes
        -----
        page_metadata has page, total, limit, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.recipient.search)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/recipient/

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
        >>> spending.recipient.search()
        {'page_metadata': {'page': 1, 'total': 400, 'limit': 50, 'next': 2, ...},
         'results': [{'id': 'c00ed2c4-fcb2-5fca-bf81-6588e03dcb81-P',
                      'duns': '130031676', 'uei': 'DHY3PRB677CB',
                      'name': 'SILVERBROOK CONSULTING LLC', 'recipient_level': 'P',
                      'amount': 268918496.53},
                     ...]}
        """

@final
class AsyncSpendingRecipient(Namespace):
    """USAspending.gov: recipient.

    Has the methods of SpendingRecipient; each gives a coroutine to await.

    Methods
    -------
    children
        Children of a parent recipient.
    count
        Number of recipients whose name, UEI or DUNS matches a text.
    get
        One recipient with its names, place and amounts.
    search
        Recipients whose name, UEI or DUNS matches a text, largest amount first.

    Namespaces: state.
    """

    @property
    def state(self) -> AsyncSpendingRecipientState:
        """The operations under spending.recipient.state."""
    def children(
        self,
        duns_or_uei: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientChildrenAnswer]:
        """Children of a parent recipient.

        Parameters
        ----------
        duns_or_uei : str
            DUNS or UEI of the parent recipient. 9 digits, or 12 letters and digits.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - recipient_id : str
            - name : str or None
            - duns : str or None
            - uei : str or None
            - amount : float, USD
            - state_province : str or None, not always there

        Notes
        -----
        Each record is a child at one level.

        state_province is missing when the service knows no place.

        A recipient that is unknown or no parent gives BadRequestError (400).

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/children/{duns_or_uei}/

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
        >>> await spending.recipient.children("123456789")
        [{'recipient_id': '06088d30-68b9-e0a2-5b86-000000000001-R',
          'name': 'UNIVERSITY OF NEW JERSEY', 'duns': '123456789',
          'uei': '20EJB46Z4J1F', 'amount': 65987365.14, 'state_province': 'LA'},
         ...]
        """
    def count(
        self,
        *,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientCountAnswer]:
        """Number of recipients whose name, UEI or DUNS matches a text.

        Parameters
        ----------
        keyword : str, optional
            Text to look for.
        award_type : str, default "all"
            Kind of award that the recipients have. One of "all", "contracts", "grants",
            "loans", "direct_payments", "other_financial_assistance".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/recipient/count/

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
        >>> await spending.recipient.count()
        {'count': 400}
        """
    def get(
        self,
        recipient_id: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientGetAnswer]:
        """One recipient with its names, place and amounts.

        Parameters
        ----------
        recipient_id : str
            Id of the recipient at a level. A hash that ends in -P, -C or -R.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - name : str
            - alternate_names : list
            - duns : str
            - uei : str
            - recipient_id : str
            - recipient_level : str
            - parent_id
            - parent_name
            - parent_duns
            - parent_uei
            - parents : list
            - business_types : list of str
            - location : dict (address_line1 : str; address_line2; address_line3;
              foreign_province; city_name : str; county_name : str; state_code : str; zip : str;
              zip4; foreign_postal_code; country_name : str; country_code : str;
              congressional_code : str)
            - total_transaction_amount : float
            - total_transactions : int
            - total_face_value_loan_amount : float
            - total_face_value_loan_transactions : int

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/{recipient_id}/

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
        >>> await spending.recipient.get("06088d30-68b9-e0a2-5b86-000000000001-R")
        {'name': 'UNIVERSITY OF NEW JERSEY',
         'alternate_names': [],
         'duns': '123456789',
         'uei': '20EJB46Z4J1F',
         'recipient_id': '06088d30-68b9-e0a2-5b86-000000000001-R',
         'recipient_level': 'R',
         'parent_id': None,
         'parent_name': None,
         'parent_duns': None,
         'parent_uei': None,
         ...}
        """
    def search(
        self,
        *,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "name", "duns", "uei"] | None = "amount",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientSearchAnswer]:
        """Recipients whose name, UEI or DUNS matches a text, largest amount first.

        Parameters
        ----------
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : {"amount", "name", "duns", "uei"}, default "amount"
            Member to sort by.
        limit : int, default 50
            Records in a page. 1000 at most. From 1 to 1000.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for in names, UEIs and DUNS numbers.
        award_type : str, default "all"
            Whether procurement or assistance awards count. One of "all", "contracts", "grants",
            "loans", "direct_payments", "other_financial_assistance".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - id : str
            - duns : str or None
            - uei : str or None
            - name : str or None
            - recipient_level : str. R, P or C.
            - amount : float, USD

        Notes
        -----
        page_metadata has page, total, limit, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.recipient.search)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/recipient/

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
        >>> await spending.recipient.search()
        {'page_metadata': {'page': 1, 'total': 400, 'limit': 50, 'next': 2, ...},
         'results': [{'id': 'c00ed2c4-fcb2-5fca-bf81-6588e03dcb81-P',
                      'duns': '130031676', 'uei': 'DHY3PRB677CB',
                      'name': 'SILVERBROOK CONSULTING LLC', 'recipient_level': 'P',
                      'amount': 268918496.53},
                     ...]}
        """

@final
class SpendingRecipientState(Namespace):
    """USAspending.gov: state.

    Methods
    -------
    awards
        Amounts of a state by award group.
    get
        One state with its population, income and amounts.
    list
        Every state and territory with its amount.
    """

    def awards(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientStateAwardsAnswer:
        """Amounts of a state by award group.

        Parameters
        ----------
        fips : str
            FIPS code of the state. Two digits, a leading zero included.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        list
            Members of each record:

            - type : str
            - amount : float, USD
            - count : int
            - total_outlays : float or None, USD

        Notes
        -----
        type is contracts, direct_payments, grants, loans or other_financial_assistance.

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/state/awards/{fips}/

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
        >>> spending.recipient.state.awards("06")
        [{'type': 'contracts', 'amount': 223021903.98, 'count': 36,
          'total_outlays': 131698385.54},
         ...]
        """
    def get(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientStateGetAnswer:
        """One state with its population, income and amounts.

        Parameters
        ----------
        fips : str
            FIPS code of the state. Two digits, a leading zero included.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        dict
            Members:

            - name : str
            - code : str
            - fips : str
            - type : str
            - population : int
            - pop_year : int
            - pop_source : str
            - median_household_income : int
            - mhi_year : int
            - mhi_source : str
            - total_prime_amount : float
            - total_prime_awards : int
            - total_face_value_loan_amount : float
            - total_face_value_loan_prime_awards : int
            - award_amount_per_capita
            - total_outlays : float

        Notes
        -----
        award_amount_per_capita is None for year all and for the current fiscal year.

        year latest means the current fiscal year here.

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/state/{fips}/

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
        >>> spending.recipient.state.get("06")
        {'name': 'California',
         'code': 'CA',
         'fips': '06',
         'type': 'state',
         'population': 39538000,
         'pop_year': 2023,
         'pop_source': 'Census 2023 Population Estimate',
         'median_household_income': 63224,
         'mhi_year': 2022,
         'mhi_source': 'Census 2022 American Community Survey',
         ...}
        """
    def list(self) -> _types.SpendingRecipientStateListAnswer:
        """Every state and territory with its amount.

        Returns
        -------
        list
            Members of each record:

            - fips : str
            - code : str
            - name : str
            - type : str. State, territory or district.
            - amount : float, USD
            - count : int

        Notes
        -----
        type is state, territory or district.

        The amounts are those of the current fiscal year.

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/state/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.state.list()
        [{'fips': '01', 'code': 'AL', 'name': 'Alabama', 'type': 'state',
          'amount': 438519664.29, 'count': 38},
         ...]
        """

@final
class AsyncSpendingRecipientState(Namespace):
    """USAspending.gov: state.

    Has the methods of SpendingRecipientState; each gives a coroutine to await.

    Methods
    -------
    awards
        Amounts of a state by award group.
    get
        One state with its population, income and amounts.
    list
        Every state and territory with its amount.
    """

    def awards(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientStateAwardsAnswer]:
        """Amounts of a state by award group.

        Parameters
        ----------
        fips : str
            FIPS code of the state. Two digits, a leading zero included.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - type : str
            - amount : float, USD
            - count : int
            - total_outlays : float or None, USD

        Notes
        -----
        type is contracts, direct_payments, grants, loans or other_financial_assistance.

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/state/awards/{fips}/

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
        >>> await spending.recipient.state.awards("06")
        [{'type': 'contracts', 'amount': 223021903.98, 'count': 36,
          'total_outlays': 131698385.54},
         ...]
        """
    def get(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientStateGetAnswer]:
        """One state with its population, income and amounts.

        Parameters
        ----------
        fips : str
            FIPS code of the state. Two digits, a leading zero included.
        year : int or str, default "latest"
            Federal fiscal year. Four digits, or all, or latest for the last 12 months or the
            current fiscal year.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - name : str
            - code : str
            - fips : str
            - type : str
            - population : int
            - pop_year : int
            - pop_source : str
            - median_household_income : int
            - mhi_year : int
            - mhi_source : str
            - total_prime_amount : float
            - total_prime_awards : int
            - total_face_value_loan_amount : float
            - total_face_value_loan_prime_awards : int
            - award_amount_per_capita
            - total_outlays : float

        Notes
        -----
        award_amount_per_capita is None for year all and for the current fiscal year.

        year latest means the current fiscal year here.

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/state/{fips}/

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
        >>> await spending.recipient.state.get("06")
        {'name': 'California',
         'code': 'CA',
         'fips': '06',
         'type': 'state',
         'population': 39538000,
         'pop_year': 2023,
         'pop_source': 'Census 2023 Population Estimate',
         'median_household_income': 63224,
         'mhi_year': 2022,
         'mhi_source': 'Census 2022 American Community Survey',
         ...}
        """
    def list(self) -> Coroutine[Any, Any, _types.SpendingRecipientStateListAnswer]:
        """Every state and territory with its amount.

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - fips : str
            - code : str
            - name : str
            - type : str. State, territory or district.
            - amount : float, USD
            - count : int

        Notes
        -----
        type is state, territory or district.

        The amounts are those of the current fiscal year.

        Endpoint: GET https://api.usaspending.gov/api/v2/recipient/state/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.recipient.state.list()
        [{'fips': '01', 'code': 'AL', 'name': 'Alabama', 'type': 'state',
          'amount': 438519664.29, 'count': 38},
         ...]
        """
