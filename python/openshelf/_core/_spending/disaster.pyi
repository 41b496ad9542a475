# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingDisaster(Namespace):
    """USAspending.gov: disaster.

    Methods
    -------
    spending_by_geography
        Disaster and emergency spending of awards by state, county or district.
    overview
        Disaster and emergency funding, and how much of it was spent.

    Namespaces: agency, cfda, federal_account, object_class, recipient, award, def_code.
    """

    @property
    def agency(self) -> SpendingDisasterAgency:
        """The operations under spending.disaster.agency."""
    @property
    def cfda(self) -> SpendingDisasterCfda:
        """The operations under spending.disaster.cfda."""
    @property
    def federal_account(self) -> SpendingDisasterFederalAccount:
        """The operations under spending.disaster.federal_account."""
    @property
    def object_class(self) -> SpendingDisasterObjectClass:
        """The operations under spending.disaster.object_class."""
    @property
    def recipient(self) -> SpendingDisasterRecipient:
        """The operations under spending.disaster.recipient."""
    @property
    def award(self) -> SpendingDisasterAward:
        """The operations under spending.disaster.award."""
    @property
    def def_code(self) -> SpendingDisasterDefCode:
        """The operations under spending.disaster.def_code."""
    def spending_by_geography(
        self,
        def_codes: Sequence[str],
        geo_layer: Literal["state", "county", "district"],
        spending_type: Literal["obligation", "outlay", "face_value_of_loan"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        scope: Literal["recipient_location", "place_of_performance"] | None = "recipient_location",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingDisasterSpendingByGeographyAnswer:
        """Disaster and emergency spending of awards by state, county or district.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        geo_layer : {"state", "county", "district"}
            Kind of area that amounts are summed for.
        spending_type : str
            What is summed: obligations, outlays, or the face value of loans. One of
            "obligation", "outlay", "face_value_of_loan".
        geo_layer_filters : list of str, optional
            Areas to give, by the shape_code of the answer: two letters of a state, five digits
            of a county, or the two digits of a state and two characters of a district.
        scope : str, default "recipient_location"
            Which place counts: that of the recipient, or that where the work is done. One of
            "recipient_location", "place_of_performance".
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - geo_layer : str
            - spending_type : str
            - scope : str
            - results : list of dict

            Members of the records in results:

            - amount : float, USD
            - display_name : str or None
            - shape_code : str or None
            - population : int or None
            - per_capita : float or None, USD
            - award_count : int

        Notes
        -----
        display_name, shape_code, population, per_capita can be None.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/spending_by_geography/

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
        >>> spending.disaster.spending_by_geography(
        ...     def_codes=["L", "M"],
        ...     geo_layer="state",
        ...     spending_type="obligation",
        ... )
        {'geo_layer': 'state',
         'spending_type': 'obligation',
         'scope': 'recipient_location',
         'results': [{'amount': 2490326.91, 'display_name': 'Alabama',
                      'shape_code': 'AL', 'population': 5024000, 'per_capita': 0.5,
                      'award_count': 3},
                     ...]}
        """
    def overview(
        self,
        *,
        def_codes: str | Sequence[str] | None = None,
    ) -> _types.SpendingDisasterOverviewAnswer:
        """Disaster and emergency funding, and how much of it was spent.

        Parameters
        ----------
        def_codes : str or list of str, optional
            Disaster and emergency fund codes (DEFC) that count. All when left out. The service
            ignores unknown ones. Several may be given as a list.

        Returns
        -------
        dict
            Members:

            - funding : list of dict
            - total_budget_authority : float
            - spending : dict (award_obligations : float; award_outlays : float;
              total_obligations : float; total_outlays : float)
            - additional

        Notes
        -----
        funding is a list of {def_code, amount}. spending has award_obligations, award_outlays,
        total_obligations, total_outlays. additional is None unless def_codes is exactly V.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: GET https://api.usaspending.gov/api/v2/disaster/overview/

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
        >>> spending.disaster.overview()
        {'funding': [{'def_code': 'L', 'amount': 10840487421.99}, {...}, {...}, {...}, ...],
         'total_budget_authority': 113516649636.56,
         'spending': {'award_obligations': 2942413200.81, ...},
         'additional': None}
        """

@final
class AsyncSpendingDisaster(Namespace):
    """USAspending.gov: disaster.

    Has the methods of SpendingDisaster; each gives a coroutine to await.

    Methods
    -------
    spending_by_geography
        Disaster and emergency spending of awards by state, county or district.
    overview
        Disaster and emergency funding, and how much of it was spent.

    Namespaces: agency, cfda, federal_account, object_class, recipient, award, def_code.
    """

    @property
    def agency(self) -> AsyncSpendingDisasterAgency:
        """The operations under spending.disaster.agency."""
    @property
    def cfda(self) -> AsyncSpendingDisasterCfda:
        """The operations under spending.disaster.cfda."""
    @property
    def federal_account(self) -> AsyncSpendingDisasterFederalAccount:
        """The operations under spending.disaster.federal_account."""
    @property
    def object_class(self) -> AsyncSpendingDisasterObjectClass:
        """The operations under spending.disaster.object_class."""
    @property
    def recipient(self) -> AsyncSpendingDisasterRecipient:
        """The operations under spending.disaster.recipient."""
    @property
    def award(self) -> AsyncSpendingDisasterAward:
        """The operations under spending.disaster.award."""
    @property
    def def_code(self) -> AsyncSpendingDisasterDefCode:
        """The operations under spending.disaster.def_code."""
    def spending_by_geography(
        self,
        def_codes: Sequence[str],
        geo_layer: Literal["state", "county", "district"],
        spending_type: Literal["obligation", "outlay", "face_value_of_loan"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        scope: Literal["recipient_location", "place_of_performance"] | None = "recipient_location",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterSpendingByGeographyAnswer]:
        """Disaster and emergency spending of awards by state, county or district.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        geo_layer : {"state", "county", "district"}
            Kind of area that amounts are summed for.
        spending_type : str
            What is summed: obligations, outlays, or the face value of loans. One of
            "obligation", "outlay", "face_value_of_loan".
        geo_layer_filters : list of str, optional
            Areas to give, by the shape_code of the answer: two letters of a state, five digits
            of a county, or the two digits of a state and two characters of a district.
        scope : str, default "recipient_location"
            Which place counts: that of the recipient, or that where the work is done. One of
            "recipient_location", "place_of_performance".
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - geo_layer : str
            - spending_type : str
            - scope : str
            - results : list of dict

            Members of the records in results:

            - amount : float, USD
            - display_name : str or None
            - shape_code : str or None
            - population : int or None
            - per_capita : float or None, USD
            - award_count : int

        Notes
        -----
        display_name, shape_code, population, per_capita can be None.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/spending_by_geography/

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
        >>> await spending.disaster.spending_by_geography(
        ...     def_codes=["L", "M"],
        ...     geo_layer="state",
        ...     spending_type="obligation",
        ... )
        {'geo_layer': 'state',
         'spending_type': 'obligation',
         'scope': 'recipient_location',
         'results': [{'amount': 2490326.91, 'display_name': 'Alabama',
                      'shape_code': 'AL', 'population': 5024000, 'per_capita': 0.5,
                      'award_count': 3},
                     ...]}
        """
    def overview(
        self,
        *,
        def_codes: str | Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterOverviewAnswer]:
        """Disaster and emergency funding, and how much of it was spent.

        Parameters
        ----------
        def_codes : str or list of str, optional
            Disaster and emergency fund codes (DEFC) that count. All when left out. The service
            ignores unknown ones. Several may be given as a list.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - funding : list of dict
            - total_budget_authority : float
            - spending : dict (award_obligations : float; award_outlays : float;
              total_obligations : float; total_outlays : float)
            - additional

        Notes
        -----
        funding is a list of {def_code, amount}. spending has award_obligations, award_outlays,
        total_obligations, total_outlays. additional is None unless def_codes is exactly V.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: GET https://api.usaspending.gov/api/v2/disaster/overview/

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
        >>> await spending.disaster.overview()
        {'funding': [{'def_code': 'L', 'amount': 10840487421.99}, {...}, {...}, {...}, ...],
         'total_budget_authority': 113516649636.56,
         'spending': {'award_obligations': 2942413200.81, ...},
         'additional': None}
        """

@final
class SpendingDisasterAgency(Namespace):
    """USAspending.gov: agency.

    Methods
    -------
    loans
        Loans from disaster and emergency funds by agency.
    spending
        Disaster and emergency funding by agency.
    count
        Number of agencies with disaster and emergency funding.
    """

    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterAgencyLoansAnswer:
        """Loans from disaster and emergency funds by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes of the loans that count. All when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None. Internal agency id with award_type_codes, toptier agency id
              without.
            - code : str or None
            - description : str or None
            - children : list of dict (id : int or None; code : str or None; description : str
              or None; award_count : int; obligation : float, USD; outlay : float, USD;
              face_value_of_loan : float, USD). Empty without award_type_codes.
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float or None, USD

        Notes
        -----
        With award_type_codes each agency has its subagencies in children, without it children
        is empty.

        query without award_type_codes gives ServerError (500), by a fault of the service.

        Sorting by id or code orders by the service's own key and adds messages to the answer,
        with award_type_codes.

        query needs award_type_codes.

        One call gives one page; `openshelf.paginate(spending.disaster.agency.loans)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/agency/loans/

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
        >>> spending.disaster.agency.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': 1173, 'code': '097', 'description': 'Department of Defense',
                      'award_count': 2, 'obligation': 2663825.64, 'outlay': 1929219.42,
                      'face_value_of_loan': 23974430.76, 'children': []},
                     ...],
         'page_metadata': {'page': 1, 'total': 6, 'limit': 10, 'next': None, ...}}
        """
    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterAgencySpendingAnswer:
        """Disaster and emergency funding by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone.
        award_type_codes : list of str, optional
            Award type codes that count, with spending_type award. The agencies then come with
            their subagencies as children. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. total_budgetary_resources goes with spending_type total. One of
            "id", "code", "description", "award_count", "obligation", "outlay",
            "total_budgetary_resources".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None. Agency id, or toptier agency id with spending_type award and no
              award_type_codes.
            - code : str or None
            - description : str or None
            - children : list of dict (id : int or None; code : str or None; description : str
              or None; award_count : int; obligation : float, USD; outlay : float, USD). Filled
              only with award and award_type_codes.
            - award_count : int or None. None with spending_type total.
            - obligation : float, USD
            - outlay : float, USD
            - total_budgetary_resources : float or None, USD, not always there. None with
              spending_type award, missing when award_type_codes are given too.

        Notes
        -----
        totals has obligation and outlay, and total_budgetary_resources with spending_type total
        or award_count with spending_type award.

        The service ignores query with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        One call gives one page; `openshelf.paginate(spending.disaster.agency.spending)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/agency/spending/

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
        >>> spending.disaster.agency.spending(def_codes=["L", "M"])
        {'totals': {'obligation': 19667020722.45, 'outlay': 14390450185.71, ...},
         'results': [{'id': 1173, 'code': '097', 'description': 'Department of Defense',
                      'award_count': None, 'obligation': 1660824510.41,
                      'outlay': 1199734012.25,
                      'total_budgetary_resources': 2076030638.01, 'children': []},
                     ...],
         'page_metadata': {'page': 1, 'total': 16, 'limit': 10, 'next': 2, ...}}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingDisasterAgencyCountAnswer:
        """Number of agencies with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/agency/count/

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
        >>> spending.disaster.agency.count(def_codes=["L", "M"])
        {'count': 16}
        """

@final
class AsyncSpendingDisasterAgency(Namespace):
    """USAspending.gov: agency.

    Has the methods of SpendingDisasterAgency; each gives a coroutine to await.

    Methods
    -------
    loans
        Loans from disaster and emergency funds by agency.
    spending
        Disaster and emergency funding by agency.
    count
        Number of agencies with disaster and emergency funding.
    """

    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAgencyLoansAnswer]:
        """Loans from disaster and emergency funds by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes of the loans that count. All when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None. Internal agency id with award_type_codes, toptier agency id
              without.
            - code : str or None
            - description : str or None
            - children : list of dict (id : int or None; code : str or None; description : str
              or None; award_count : int; obligation : float, USD; outlay : float, USD;
              face_value_of_loan : float, USD). Empty without award_type_codes.
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float or None, USD

        Notes
        -----
        With award_type_codes each agency has its subagencies in children, without it children
        is empty.

        query without award_type_codes gives ServerError (500), by a fault of the service.

        Sorting by id or code orders by the service's own key and adds messages to the answer,
        with award_type_codes.

        query needs award_type_codes.

        One call gives one page; `openshelf.paginate(spending.disaster.agency.loans)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/agency/loans/

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
        >>> await spending.disaster.agency.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': 1173, 'code': '097', 'description': 'Department of Defense',
                      'award_count': 2, 'obligation': 2663825.64, 'outlay': 1929219.42,
                      'face_value_of_loan': 23974430.76, 'children': []},
                     ...],
         'page_metadata': {'page': 1, 'total': 6, 'limit': 10, 'next': None, ...}}
        """
    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAgencySpendingAnswer]:
        """Disaster and emergency funding by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone.
        award_type_codes : list of str, optional
            Award type codes that count, with spending_type award. The agencies then come with
            their subagencies as children. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. total_budgetary_resources goes with spending_type total. One of
            "id", "code", "description", "award_count", "obligation", "outlay",
            "total_budgetary_resources".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None. Agency id, or toptier agency id with spending_type award and no
              award_type_codes.
            - code : str or None
            - description : str or None
            - children : list of dict (id : int or None; code : str or None; description : str
              or None; award_count : int; obligation : float, USD; outlay : float, USD). Filled
              only with award and award_type_codes.
            - award_count : int or None. None with spending_type total.
            - obligation : float, USD
            - outlay : float, USD
            - total_budgetary_resources : float or None, USD, not always there. None with
              spending_type award, missing when award_type_codes are given too.

        Notes
        -----
        totals has obligation and outlay, and total_budgetary_resources with spending_type total
        or award_count with spending_type award.

        The service ignores query with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        One call gives one page; `openshelf.paginate(spending.disaster.agency.spending)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/agency/spending/

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
        >>> await spending.disaster.agency.spending(def_codes=["L", "M"])
        {'totals': {'obligation': 19667020722.45, 'outlay': 14390450185.71, ...},
         'results': [{'id': 1173, 'code': '097', 'description': 'Department of Defense',
                      'award_count': None, 'obligation': 1660824510.41,
                      'outlay': 1199734012.25,
                      'total_budgetary_resources': 2076030638.01, 'children': []},
                     ...],
         'page_metadata': {'page': 1, 'total': 16, 'limit': 10, 'next': 2, ...}}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAgencyCountAnswer]:
        """Number of agencies with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/agency/count/

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
        >>> await spending.disaster.agency.count(def_codes=["L", "M"])
        {'count': 16}
        """

@final
class SpendingDisasterCfda(Namespace):
    """USAspending.gov: cfda.

    Methods
    -------
    spending
        Disaster and emergency funding by assistance program.
    loans
        Loans from disaster and emergency funds by assistance program.
    count
        Number of assistance programs with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterCfdaSpendingAnswer:
        """Disaster and emergency funding by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes of assistance that count. All when left out. One of "02", "03",
            "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003",
            "F004", "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count", "obligation",
            "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None
            - code : str or None
            - description : str or None
            - award_count : int
            - resource_link : str or None
            - cfda_federal_agency : str or None
            - cfda_objectives : str or None
            - cfda_website : str or None
            - applicant_eligibility : str or None
            - beneficiary_eligibility : str or None
            - obligation : float, USD
            - outlay : float, USD

        Notes
        -----
        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.cfda.spending)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/cfda/spending/

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
        >>> spending.disaster.cfda.spending(def_codes=["L", "M"])
        {'totals': {'award_count': 55, 'obligation': 159311695.7, ...},
         'results': [{'id': 14, 'code': '97.036',
                      'description': 'Disaster Grants - Public Assistance',
                      'resource_link': None,
                      'cfda_federal_agency': 'FEDERAL AGENCY OF THE PROGRAM',
                      'cfda_objectives': 'To support: Disaster Grants - Public...', ...},
                     ...],
         'page_metadata': {'page': 1, 'total': 14, 'limit': 10, 'next': 2, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterCfdaLoansAnswer:
        """Loans from disaster and emergency funds by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes of the loans that count. All when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None
            - code : str or None
            - description : str or None
            - award_count : int
            - resource_link : str or None
            - cfda_federal_agency : str or None
            - cfda_objectives : str or None
            - cfda_website : str or None
            - applicant_eligibility : str or None
            - beneficiary_eligibility : str or None
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD

        Notes
        -----
        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.cfda.loans)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/cfda/loans/

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
        >>> spending.disaster.cfda.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': 14, 'code': '97.036',
                      'description': 'Disaster Grants - Public Assistance',
                      'resource_link': None,
                      'cfda_federal_agency': 'FEDERAL AGENCY OF THE PROGRAM',
                      'cfda_objectives': 'To support: Disaster Grants - Public...', ...},
                     ...],
         'page_metadata': {'page': 1, 'total': 6, 'limit': 10, 'next': None, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingDisasterCfdaCountAnswer:
        """Number of assistance programs with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of str, optional
            Award type codes of assistance that count. All when left out. One of "02", "03",
            "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003",
            "F004", "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/cfda/count/

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
        >>> spending.disaster.cfda.count(def_codes=["L", "M"])
        {'count': 14}
        """

@final
class AsyncSpendingDisasterCfda(Namespace):
    """USAspending.gov: cfda.

    Has the methods of SpendingDisasterCfda; each gives a coroutine to await.

    Methods
    -------
    spending
        Disaster and emergency funding by assistance program.
    loans
        Loans from disaster and emergency funds by assistance program.
    count
        Number of assistance programs with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterCfdaSpendingAnswer]:
        """Disaster and emergency funding by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes of assistance that count. All when left out. One of "02", "03",
            "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003",
            "F004", "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count", "obligation",
            "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None
            - code : str or None
            - description : str or None
            - award_count : int
            - resource_link : str or None
            - cfda_federal_agency : str or None
            - cfda_objectives : str or None
            - cfda_website : str or None
            - applicant_eligibility : str or None
            - beneficiary_eligibility : str or None
            - obligation : float, USD
            - outlay : float, USD

        Notes
        -----
        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.cfda.spending)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/cfda/spending/

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
        >>> await spending.disaster.cfda.spending(def_codes=["L", "M"])
        {'totals': {'award_count': 55, 'obligation': 159311695.7, ...},
         'results': [{'id': 14, 'code': '97.036',
                      'description': 'Disaster Grants - Public Assistance',
                      'resource_link': None,
                      'cfda_federal_agency': 'FEDERAL AGENCY OF THE PROGRAM',
                      'cfda_objectives': 'To support: Disaster Grants - Public...', ...},
                     ...],
         'page_metadata': {'page': 1, 'total': 14, 'limit': 10, 'next': 2, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterCfdaLoansAnswer]:
        """Loans from disaster and emergency funds by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes of the loans that count. All when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int or None
            - code : str or None
            - description : str or None
            - award_count : int
            - resource_link : str or None
            - cfda_federal_agency : str or None
            - cfda_objectives : str or None
            - cfda_website : str or None
            - applicant_eligibility : str or None
            - beneficiary_eligibility : str or None
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD

        Notes
        -----
        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.cfda.loans)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/cfda/loans/

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
        >>> await spending.disaster.cfda.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': 14, 'code': '97.036',
                      'description': 'Disaster Grants - Public Assistance',
                      'resource_link': None,
                      'cfda_federal_agency': 'FEDERAL AGENCY OF THE PROGRAM',
                      'cfda_objectives': 'To support: Disaster Grants - Public...', ...},
                     ...],
         'page_metadata': {'page': 1, 'total': 6, 'limit': 10, 'next': None, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterCfdaCountAnswer]:
        """Number of assistance programs with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of str, optional
            Award type codes of assistance that count. All when left out. One of "02", "03",
            "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003",
            "F004", "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/cfda/count/

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
        >>> await spending.disaster.cfda.count(def_codes=["L", "M"])
        {'count': 14}
        """

@final
class SpendingDisasterFederalAccount(Namespace):
    """USAspending.gov: federal account.

    Methods
    -------
    spending
        Disaster and emergency funding by federal account and treasury account.
    loans
        Loans from disaster and emergency funds by federal account and treasury account.
    count
        Number of federal accounts with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterFederalAccountSpendingAnswer:
        """Disaster and emergency funding by federal account and treasury account.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone.
        award_type_codes : list of str, optional
            Award type codes. The service ignores them here. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. total_budgetary_resources goes with spending_type total. One of
            "id", "code", "description", "award_count", "obligation", "outlay",
            "total_budgetary_resources".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int
            - code : str or None
            - description : str or None
            - award_count : int or None. None with spending_type total.
            - obligation : float, USD
            - outlay : float, USD
            - total_budgetary_resources : float or None, USD. None with spending_type award.
            - children : list of dict (id : int; code : str or None; description : str or None;
              award_count : int or None; obligation : float, USD; outlay : float, USD;
              total_budgetary_resources : float or None, USD)

        Notes
        -----
        With spending_type award every page has all records, by a fault of the service.

        The service ignores query with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        One call gives one page;
        `openshelf.paginate(spending.disaster.federal_account.spending)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False. With spending_type award the
        first, which has all records.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/federal_account/spending/

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
        >>> spending.disaster.federal_account.spending(def_codes=["L", "M"])
        {'totals': {'obligation': 19667020722.45, 'outlay': 14390450185.71, ...},
         'results': [{'id': 20217, 'code': '1601-4336',
                      'description': 'Working Capital Fund, Labor', 'award_count': None,
                      'obligation': 91563893.27, 'outlay': 70503418.2,
                      'total_budgetary_resources': 114454866.59,
                      'children': [{'id': 120217, 'code': '1601-X-433...', ...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 64, 'limit': 10, 'next': 2, ...}}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterFederalAccountLoansAnswer:
        """Loans from disaster and emergency funds by federal account and treasury account.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. The service ignores them here and always counts all loans.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int
            - code : str or None
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD
            - children : list of dict (id : int; code : str or None; description : str or None;
              award_count : int; obligation : float, USD; outlay : float, USD;
              face_value_of_loan : float, USD)

        Notes
        -----
        Every page has all records, by a fault of the service.

        page_metadata counts pages all the same.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/federal_account/loans/

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
        >>> spending.disaster.federal_account.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': 5177, 'code': '097-4336',
                      'description': 'Working Capital Fund, Defense', 'award_count': 2,
                      'obligation': 2663825.64, 'outlay': 1929219.42,
                      'face_value_of_loan': 23974430.76,
                      'children': [{'id': 105177, 'code': '097-X-4336...', ...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 9, 'limit': 10, 'next': None, ...}}
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> _types.SpendingDisasterFederalAccountCountAnswer:
        """Number of federal accounts with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/federal_account/count/

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
        >>> spending.disaster.federal_account.count(def_codes=["L", "M"])
        {'count': 64}
        """

@final
class AsyncSpendingDisasterFederalAccount(Namespace):
    """USAspending.gov: federal account.

    Has the methods of SpendingDisasterFederalAccount; each gives a coroutine to await.

    Methods
    -------
    spending
        Disaster and emergency funding by federal account and treasury account.
    loans
        Loans from disaster and emergency funds by federal account and treasury account.
    count
        Number of federal accounts with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterFederalAccountSpendingAnswer]:
        """Disaster and emergency funding by federal account and treasury account.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone.
        award_type_codes : list of str, optional
            Award type codes. The service ignores them here. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. total_budgetary_resources goes with spending_type total. One of
            "id", "code", "description", "award_count", "obligation", "outlay",
            "total_budgetary_resources".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int
            - code : str or None
            - description : str or None
            - award_count : int or None. None with spending_type total.
            - obligation : float, USD
            - outlay : float, USD
            - total_budgetary_resources : float or None, USD. None with spending_type award.
            - children : list of dict (id : int; code : str or None; description : str or None;
              award_count : int or None; obligation : float, USD; outlay : float, USD;
              total_budgetary_resources : float or None, USD)

        Notes
        -----
        With spending_type award every page has all records, by a fault of the service.

        The service ignores query with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        One call gives one page;
        `openshelf.paginate(spending.disaster.federal_account.spending)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False. With spending_type award the
        first, which has all records.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/federal_account/spending/

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
        >>> await spending.disaster.federal_account.spending(def_codes=["L", "M"])
        {'totals': {'obligation': 19667020722.45, 'outlay': 14390450185.71, ...},
         'results': [{'id': 20217, 'code': '1601-4336',
                      'description': 'Working Capital Fund, Labor', 'award_count': None,
                      'obligation': 91563893.27, 'outlay': 70503418.2,
                      'total_budgetary_resources': 114454866.59,
                      'children': [{'id': 120217, 'code': '1601-X-433...', ...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 64, 'limit': 10, 'next': 2, ...}}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterFederalAccountLoansAnswer]:
        """Loans from disaster and emergency funds by federal account and treasury account.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. The service ignores them here and always counts all loans.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : int
            - code : str or None
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD
            - children : list of dict (id : int; code : str or None; description : str or None;
              award_count : int; obligation : float, USD; outlay : float, USD;
              face_value_of_loan : float, USD)

        Notes
        -----
        Every page has all records, by a fault of the service.

        page_metadata counts pages all the same.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/federal_account/loans/

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
        >>> await spending.disaster.federal_account.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': 5177, 'code': '097-4336',
                      'description': 'Working Capital Fund, Defense', 'award_count': 2,
                      'obligation': 2663825.64, 'outlay': 1929219.42,
                      'face_value_of_loan': 23974430.76,
                      'children': [{'id': 105177, 'code': '097-X-4336...', ...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 9, 'limit': 10, 'next': None, ...}}
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> Coroutine[Any, Any, _types.SpendingDisasterFederalAccountCountAnswer]:
        """Number of federal accounts with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/federal_account/count/

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
        >>> await spending.disaster.federal_account.count(def_codes=["L", "M"])
        {'count': 64}
        """

@final
class SpendingDisasterObjectClass(Namespace):
    """USAspending.gov: object class.

    Methods
    -------
    spending
        Disaster and emergency funding by object class.
    loans
        Loans from disaster and emergency funds by object class.
    count
        Number of object classes with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterObjectClassSpendingAnswer:
        """Disaster and emergency funding by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone.
        award_type_codes : list of str, optional
            Award type codes. The service ignores them here. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. total_budgetary_resources has no meaning here. One of "id",
            "code", "description", "award_count", "obligation", "outlay",
            "total_budgetary_resources".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : str or None. Major class code.
            - code : str or None
            - description : str or None
            - award_count : int or None. None with spending_type total.
            - obligation : float, USD
            - outlay : float, USD
            - children : list of dict (id : str or int or None; code : str or None; description
              : str or None; award_count : int or None; obligation : float, USD; outlay : float,
              USD)

        Notes
        -----
        With spending_type award every page has all records, by a fault of the service.

        The service ignores query with spending_type total.

        One call gives one page; `openshelf.paginate(spending.disaster.object_class.spending)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False. With spending_type award the
        first, which has all records.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/object_class/spending/

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
        >>> spending.disaster.object_class.spending(def_codes=["L", "M"])
        {'totals': {'obligation': 19667020722.45, 'outlay': 14390450185.71},
         'results': [{'id': '40', 'code': '40',
                      'description': 'Grants and fixed charges', 'award_count': None,
                      'obligation': 2546674889.8, 'outlay': 1969450932.67,
                      'children': [{'id': '9', 'code': '410', ...}, {...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...}}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterObjectClassLoansAnswer:
        """Loans from disaster and emergency funds by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. The service ignores them here and always counts all loans.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : str or None. Major class code.
            - code : str or None
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD
            - children : list of dict (id : int; code : str or None; description : str or None;
              award_count : int; obligation : float, USD; outlay : float, USD;
              face_value_of_loan : float, USD)

        Notes
        -----
        Every page has all records, by a fault of the service.

        page_metadata counts pages all the same.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/object_class/loans/

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
        >>> spending.disaster.object_class.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': '40', 'code': '40',
                      'description': 'Grants and fixed charges', 'award_count': 2,
                      'obligation': 2743253.06, 'outlay': 2391242.64,
                      'face_value_of_loan': 24689277.54,
                      'children': [{'id': 9, 'code': '410', ...}, {...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...}}
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> _types.SpendingDisasterObjectClassCountAnswer:
        """Number of object classes with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/object_class/count/

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
        >>> spending.disaster.object_class.count(def_codes=["L", "M"])
        {'count': 10}
        """

@final
class AsyncSpendingDisasterObjectClass(Namespace):
    """USAspending.gov: object class.

    Has the methods of SpendingDisasterObjectClass; each gives a coroutine to await.

    Methods
    -------
    spending
        Disaster and emergency funding by object class.
    loans
        Loans from disaster and emergency funds by object class.
    count
        Number of object classes with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterObjectClassSpendingAnswer]:
        """Disaster and emergency funding by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone.
        award_type_codes : list of str, optional
            Award type codes. The service ignores them here. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. total_budgetary_resources has no meaning here. One of "id",
            "code", "description", "award_count", "obligation", "outlay",
            "total_budgetary_resources".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : str or None. Major class code.
            - code : str or None
            - description : str or None
            - award_count : int or None. None with spending_type total.
            - obligation : float, USD
            - outlay : float, USD
            - children : list of dict (id : str or int or None; code : str or None; description
              : str or None; award_count : int or None; obligation : float, USD; outlay : float,
              USD)

        Notes
        -----
        With spending_type award every page has all records, by a fault of the service.

        The service ignores query with spending_type total.

        One call gives one page; `openshelf.paginate(spending.disaster.object_class.spending)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False. With spending_type award the
        first, which has all records.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/object_class/spending/

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
        >>> await spending.disaster.object_class.spending(def_codes=["L", "M"])
        {'totals': {'obligation': 19667020722.45, 'outlay': 14390450185.71},
         'results': [{'id': '40', 'code': '40',
                      'description': 'Grants and fixed charges', 'award_count': None,
                      'obligation': 2546674889.8, 'outlay': 1969450932.67,
                      'children': [{'id': '9', 'code': '410', ...}, {...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...}}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterObjectClassLoansAnswer]:
        """Loans from disaster and emergency funds by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. The service ignores them here and always counts all loans.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : str or None. Major class code.
            - code : str or None
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD
            - children : list of dict (id : int; code : str or None; description : str or None;
              award_count : int; obligation : float, USD; outlay : float, USD;
              face_value_of_loan : float, USD)

        Notes
        -----
        Every page has all records, by a fault of the service.

        page_metadata counts pages all the same.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/object_class/loans/

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
        >>> await spending.disaster.object_class.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': '40', 'code': '40',
                      'description': 'Grants and fixed charges', 'award_count': 2,
                      'obligation': 2743253.06, 'outlay': 2391242.64,
                      'face_value_of_loan': 24689277.54,
                      'children': [{'id': 9, 'code': '410', ...}, {...}]},
                     ...],
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...}}
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> Coroutine[Any, Any, _types.SpendingDisasterObjectClassCountAnswer]:
        """Number of object classes with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/object_class/count/

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
        >>> await spending.disaster.object_class.count(def_codes=["L", "M"])
        {'count': 10}
        """

@final
class SpendingDisasterRecipient(Namespace):
    """USAspending.gov: recipient.

    Methods
    -------
    spending
        Disaster and emergency funding by recipient.
    loans
        Loans from disaster and emergency funds by recipient.
    count
        Number of recipients with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterRecipientSpendingAnswer:
        """Disaster and emergency funding by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count", "obligation",
            "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : list of str or None. Recipient ids, one for each level.
            - code : str. DUNS number or a sentence that there is none.
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD

        Notes
        -----
        id is a list of recipient ids (or None), one for each level.

        The service gives the first 10000 records and says so in messages.

        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.recipient.spending)`
        gives the records of all pages. Page numbers reach 10000 records, and the service has no
        way to those beyond.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/recipient/spending/

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
        >>> spending.disaster.recipient.spending(def_codes=["L", "M"])
        {'totals': {'award_count': 96, 'obligation': 358756556.93, ...},
         'results': [{'id': ['f7c067bb-025d-5424-b798-96deb7f95502-C'],
                      'code': '133009220', 'description': 'WILLOW STAFFING LP',
                      'award_count': 1, 'obligation': 530251.17, 'outlay': 326762.12},
                     ...],
         'page_metadata': {'page': 1, 'total': 87, 'limit': 10, 'next': 2, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> _types.SpendingDisasterRecipientLoansAnswer:
        """Loans from disaster and emergency funds by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes of the loans that count. All when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : list of str or None. Recipient ids, one for each level.
            - code : str. DUNS number or a sentence that there is none.
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD

        Notes
        -----
        id is a list of recipient ids (or None).

        The service gives the first 10000 records.

        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.recipient.loans)` gives
        the records of all pages. Page numbers reach 10000 records, and the service has no way
        to those beyond.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/recipient/loans/

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
        >>> spending.disaster.recipient.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': ['ba17be89-b29f-5638-9786-31afe8f4c36a-C'],
                      'code': '130704791', 'description': 'WESTERN FOREST COOPERATIVE',
                      'award_count': 1, 'obligation': 696887.59, 'outlay': 0.0,
                      'face_value_of_loan': 6271988.31},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingDisasterRecipientCountAnswer:
        """Number of recipients with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/recipient/count/

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
        >>> spending.disaster.recipient.count(def_codes=["L", "M"])
        {'count': 87}
        """

@final
class AsyncSpendingDisasterRecipient(Namespace):
    """USAspending.gov: recipient.

    Has the methods of SpendingDisasterRecipient; each gives a coroutine to await.

    Methods
    -------
    spending
        Disaster and emergency funding by recipient.
    loans
        Loans from disaster and emergency funds by recipient.
    count
        Number of recipients with disaster and emergency funding.
    """

    def spending(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterRecipientSpendingAnswer]:
        """Disaster and emergency funding by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count", "obligation",
            "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : list of str or None. Recipient ids, one for each level.
            - code : str. DUNS number or a sentence that there is none.
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD

        Notes
        -----
        id is a list of recipient ids (or None), one for each level.

        The service gives the first 10000 records and says so in messages.

        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.recipient.spending)`
        gives the records of all pages. Page numbers reach 10000 records, and the service has no
        way to those beyond.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/recipient/spending/

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
        >>> await spending.disaster.recipient.spending(def_codes=["L", "M"])
        {'totals': {'award_count': 96, 'obligation': 358756556.93, ...},
         'results': [{'id': ['f7c067bb-025d-5424-b798-96deb7f95502-C'],
                      'code': '133009220', 'description': 'WILLOW STAFFING LP',
                      'award_count': 1, 'obligation': 530251.17, 'outlay': 326762.12},
                     ...],
         'page_metadata': {'page': 1, 'total': 87, 'limit': 10, 'next': 2, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def loans(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["07", "08", "F003", "F004"]] | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"] | None = "id",
        query: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterRecipientLoansAnswer]:
        """Loans from disaster and emergency funds by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes of the loans that count. All when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "id"
            Member to sort by. One of "id", "code", "description", "award_count",
            "face_value_of_loan", "obligation", "outlay".
        query : str, optional
            Text to look for in the names.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - totals : dict
            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - id : list of str or None. Recipient ids, one for each level.
            - code : str. DUNS number or a sentence that there is none.
            - description : str or None
            - award_count : int
            - obligation : float, USD
            - outlay : float, USD
            - face_value_of_loan : float, USD

        Notes
        -----
        id is a list of recipient ids (or None).

        The service gives the first 10000 records.

        Sorting by id or code orders by the service's own key and adds messages to the answer.

        One call gives one page; `openshelf.paginate(spending.disaster.recipient.loans)` gives
        the records of all pages. Page numbers reach 10000 records, and the service has no way
        to those beyond.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/recipient/loans/

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
        >>> await spending.disaster.recipient.loans(def_codes=["L", "M"])
        {'totals': {'award_count': 10, 'obligation': 10746086.79, ...},
         'results': [{'id': ['ba17be89-b29f-5638-9786-31afe8f4c36a-C'],
                      'code': '130704791', 'description': 'WESTERN FOREST COOPERATIVE',
                      'award_count': 1, 'obligation': 696887.59, 'outlay': 0.0,
                      'face_value_of_loan': 6271988.31},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'messages': ["Notice! API Request to sort on 'id' field isn't fully..."]}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterRecipientCountAnswer]:
        """Number of recipients with disaster and emergency funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/recipient/count/

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
        >>> await spending.disaster.recipient.count(def_codes=["L", "M"])
        {'count': 87}
        """

@final
class SpendingDisasterAward(Namespace):
    """USAspending.gov: award.

    Methods
    -------
    amount
        Sum of obligations and outlays of awards from disaster and emergency funds.
    count
        Number of awards from disaster and emergency funds.
    """

    def amount(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> _types.SpendingDisasterAwardAmountAnswer:
        """Sum of obligations and outlays of awards from disaster and emergency funds.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Whether procurement or assistance awards count.

        Returns
        -------
        dict
            Members:

            - award_count : int
            - obligation : float
            - outlay : float
            - face_value_of_loan

        Notes
        -----
        award_type_codes and award_type exclude each other.

        face_value_of_loan is there when award_type_codes holds a loan code.

        The answer has no pages.

        At most one of award_type_codes and award_type is given.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/award/amount/

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
        >>> spending.disaster.award.amount(def_codes=["L", "M"])
        {'award_count': 96, 'obligation': 358756556.93, 'outlay': 194029293.78}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> _types.SpendingDisasterAwardCountAnswer:
        """Number of awards from disaster and emergency funds.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Whether procurement or assistance awards count.

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        award_type_codes and award_type exclude each other.

        At most one of award_type_codes and award_type is given.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/award/count/

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
        >>> spending.disaster.award.count(def_codes=["L", "M"])
        {'count': 96}
        """

@final
class AsyncSpendingDisasterAward(Namespace):
    """USAspending.gov: award.

    Has the methods of SpendingDisasterAward; each gives a coroutine to await.

    Methods
    -------
    amount
        Sum of obligations and outlays of awards from disaster and emergency funds.
    count
        Number of awards from disaster and emergency funds.
    """

    def amount(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAwardAmountAnswer]:
        """Sum of obligations and outlays of awards from disaster and emergency funds.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Whether procurement or assistance awards count.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - award_count : int
            - obligation : float
            - outlay : float
            - face_value_of_loan

        Notes
        -----
        award_type_codes and award_type exclude each other.

        face_value_of_loan is there when award_type_codes holds a loan code.

        The answer has no pages.

        At most one of award_type_codes and award_type is given.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/award/amount/

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
        >>> await spending.disaster.award.amount(def_codes=["L", "M"])
        {'award_count': 96, 'obligation': 358756556.93, 'outlay': 194029293.78}
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAwardCountAnswer]:
        """Number of awards from disaster and emergency funds.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.
        spending_type : {"total", "award"}, default "total"
            Whether all spending is summed, or that of awards alone. The service ignores it
            here.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Whether procurement or assistance awards count.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        award_type_codes and award_type exclude each other.

        At most one of award_type_codes and award_type is given.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/award/count/

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
        >>> await spending.disaster.award.count(def_codes=["L", "M"])
        {'count': 96}
        """

@final
class SpendingDisasterDefCode(Namespace):
    """USAspending.gov: def code.

    Methods
    -------
    count
        Number of disaster and emergency fund codes that have funding.
    """

    def count(
        self,
        def_codes: Sequence[str],
    ) -> _types.SpendingDisasterDefCodeCountAnswer:
        """Number of disaster and emergency fund codes that have funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/def_code/count/

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
        >>> spending.disaster.def_code.count(def_codes=["L", "M"])
        {'count': 2}
        """

@final
class AsyncSpendingDisasterDefCode(Namespace):
    """USAspending.gov: def code.

    Has the methods of SpendingDisasterDefCode; each gives a coroutine to await.

    Methods
    -------
    count
        Number of disaster and emergency fund codes that have funding.
    """

    def count(
        self,
        def_codes: Sequence[str],
    ) -> Coroutine[Any, Any, _types.SpendingDisasterDefCodeCountAnswer]:
        """Number of disaster and emergency fund codes that have funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC) that count, such as L, M, N, O, P, U and V.
            references.def_codes lists all.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/disaster/def_code/count/

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
        >>> await spending.disaster.def_code.count(def_codes=["L", "M"])
        {'count': 2}
        """
