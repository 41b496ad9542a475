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
        DEF amounts of awards by state, county or district.
    overview
        DEF funding and spending totals.

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
        """DEF amounts of awards by state, county or district.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        geo_layer : {"state", "county", "district"}
            Size of the areas.
        spending_type : {"obligation", "outlay", "face_value_of_loan"}
            What is summed.
        geo_layer_filters : list of str, optional
            Areas. Shape codes as in the answer: two-letter state codes, 5-digit county FIPS, or
            state FIPS plus two-character district.
        scope : {"recipient_location", "place_of_performance"}, default "recipient_location"
            Which place counts.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: geo_layer, spending_type, scope, results.
            The records are in results.

        Notes
        -----
        display_name, shape_code, population, per_capita can be null.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/spending_by_geography/; row "DEF spending by
        geography" of the specification.

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
        """
    def overview(
        self,
        *,
        def_codes: str | Sequence[str] | None = None,
    ) -> _types.SpendingDisasterOverviewAnswer:
        """DEF funding and spending totals.

        Parameters
        ----------
        def_codes : str or list of str, optional
            Disaster and emergency fund codes. Comma-separated codes. Absent: all. Unknown codes
            are not rejected. Several may be given as a list.

        Returns
        -------
        dict
            The JSON object of the answer. Members: funding, total_budget_authority, spending,
            additional.

        Notes
        -----
        funding is a list of {def_code, amount}. spending has award_obligations, award_outlays,
        total_obligations, total_outlays. additional is null unless def_codes is exactly V.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, GET /api/v2/disaster/overview/; beyond the specification.

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
        """

@final
class AsyncSpendingDisaster(Namespace):
    """USAspending.gov: disaster.

    Every method gives a coroutine to await; the asynchronous twin of SpendingDisaster.

    Methods
    -------
    spending_by_geography
        DEF amounts of awards by state, county or district.
    overview
        DEF funding and spending totals.

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
        """DEF amounts of awards by state, county or district.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        geo_layer : {"state", "county", "district"}
            Size of the areas.
        spending_type : {"obligation", "outlay", "face_value_of_loan"}
            What is summed.
        geo_layer_filters : list of str, optional
            Areas. Shape codes as in the answer: two-letter state codes, 5-digit county FIPS, or
            state FIPS plus two-character district.
        scope : {"recipient_location", "place_of_performance"}, default "recipient_location"
            Which place counts.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: geo_layer, spending_type, scope, results.
            The records are in results.

        Notes
        -----
        display_name, shape_code, population, per_capita can be null.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/spending_by_geography/; row "DEF spending by
        geography" of the specification.

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
        """
    def overview(
        self,
        *,
        def_codes: str | Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterOverviewAnswer]:
        """DEF funding and spending totals.

        Parameters
        ----------
        def_codes : str or list of str, optional
            Disaster and emergency fund codes. Comma-separated codes. Absent: all. Unknown codes
            are not rejected. Several may be given as a list.

        Returns
        -------
        dict
            The JSON object of the answer. Members: funding, total_budget_authority, spending,
            additional.

        Notes
        -----
        funding is a list of {def_code, amount}. spending has award_obligations, award_outlays,
        total_obligations, total_outlays. additional is null unless def_codes is exactly V.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, GET /api/v2/disaster/overview/; beyond the specification.

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
        """

@final
class SpendingDisasterAgency(Namespace):
    """USAspending.gov: agency.

    Methods
    -------
    loans
        Loans from DEF by agency.
    spending
        DEF funding by agency.
    count
        Number of agencies with DEF.
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
        """Loans from DEF by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. All loan codes when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        With award_type_codes in the filter the answer comes per subtier with children filled,
        without it per toptier with empty children.

        Server fault: query without award_type_codes breaks (500).

        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer (with award_type_codes).

        query needs award_type_codes.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/agency/loans/; row "Agencies awarding DEF loans"
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
        >>> spending.disaster.agency.loans(def_codes=["L", "M"])
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
        """DEF funding by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. Total or the awards alone.
        award_type_codes : list of str, optional
            Award type codes. Used only with spending_type award. Then agencies come with their
            subtiers as children. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C",
            "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10",
            "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006",
            "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
            What to sort by. total_budgetary_resources only with spending_type total.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        totals has obligation and outlay, plus total_budgetary_resources (total) or award_count
        (award).

        query is ignored with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/agency/spending/; row "Agencies receiving DEF
        funding" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingDisasterAgencyCountAnswer:
        """Number of agencies with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/agency/count/; row "Count of agencies receiving
        DEF" of the specification.

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
        """

@final
class AsyncSpendingDisasterAgency(Namespace):
    """USAspending.gov: agency.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingDisasterAgency.

    Methods
    -------
    loans
        Loans from DEF by agency.
    spending
        DEF funding by agency.
    count
        Number of agencies with DEF.
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
        """Loans from DEF by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. All loan codes when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        With award_type_codes in the filter the answer comes per subtier with children filled,
        without it per toptier with empty children.

        Server fault: query without award_type_codes breaks (500).

        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer (with award_type_codes).

        query needs award_type_codes.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/agency/loans/; row "Agencies awarding DEF loans"
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
        >>> spending.disaster.agency.loans(def_codes=["L", "M"])
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
        """DEF funding by agency.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. Total or the awards alone.
        award_type_codes : list of str, optional
            Award type codes. Used only with spending_type award. Then agencies come with their
            subtiers as children. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C",
            "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10",
            "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006",
            "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
            What to sort by. total_budgetary_resources only with spending_type total.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        totals has obligation and outlay, plus total_budgetary_resources (total) or award_count
        (award).

        query is ignored with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/agency/spending/; row "Agencies receiving DEF
        funding" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAgencyCountAnswer]:
        """Number of agencies with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/agency/count/; row "Count of agencies receiving
        DEF" of the specification.

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
        """

@final
class SpendingDisasterCfda(Namespace):
    """USAspending.gov: cfda.

    Methods
    -------
    spending
        DEF funding by assistance program.
    loans
        Loans from DEF by assistance program.
    count
        Number of assistance programs with DEF.
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
        """DEF funding by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. Only assistance codes (others: 400). Server default all of them.
            One of "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001",
            "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/cfda/spending/; row "CFDA programs receiving DEF
        funding" of the specification.

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
        """Loans from DEF by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. All loan codes when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/cfda/loans/; row "DEF loans for CFDA programs" of
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
        >>> spending.disaster.cfda.loans(def_codes=["L", "M"])
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingDisasterCfdaCountAnswer:
        """Number of assistance programs with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of str, optional
            Award type codes. Server default all assistance codes. One of "02", "03", "04",
            "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/cfda/count/; row "Count of CFDA programs
        receiving DEF" of the specification.

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
        """

@final
class AsyncSpendingDisasterCfda(Namespace):
    """USAspending.gov: cfda.

    Every method gives a coroutine to await; the asynchronous twin of SpendingDisasterCfda.

    Methods
    -------
    spending
        DEF funding by assistance program.
    loans
        Loans from DEF by assistance program.
    count
        Number of assistance programs with DEF.
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
        """DEF funding by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. Only assistance codes (others: 400). Server default all of them.
            One of "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001",
            "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/cfda/spending/; row "CFDA programs receiving DEF
        funding" of the specification.

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
        """Loans from DEF by assistance program.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. All loan codes when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/cfda/loans/; row "DEF loans for CFDA programs" of
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
        >>> spending.disaster.cfda.loans(def_codes=["L", "M"])
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterCfdaCountAnswer]:
        """Number of assistance programs with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of str, optional
            Award type codes. Server default all assistance codes. One of "02", "03", "04",
            "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/cfda/count/; row "Count of CFDA programs
        receiving DEF" of the specification.

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
        """

@final
class SpendingDisasterFederalAccount(Namespace):
    """USAspending.gov: federal account.

    Methods
    -------
    spending
        DEF funding by federal account and TAS.
    loans
        Loans from DEF by federal account and TAS.
    count
        Number of federal accounts with DEF.
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
        """DEF funding by federal account and TAS.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. Total or the awards alone.
        award_type_codes : list of str, optional
            Award type codes. No effect here. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
            What to sort by. total_budgetary_resources only with spending_type total.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: with spending_type award results are not cut to the page though
        page_metadata counts pages.

        query is ignored with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        Last page: page_metadata.hasNext is false. With spending_type award every page carries
        ALL records: stop after the first.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/federal_account/spending/; row "Federal accounts
        and TAS receiving DEF funding" of the specification.

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
        """Loans from DEF by federal account and TAS.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. No effect here: all loan codes are always used.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: results are never cut to the page though page_metadata counts pages.

        Every answer carries all records. Do not follow page_metadata.hasNext.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/federal_account/loans/; row "DEF loans for
        federal accounts" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> _types.SpendingDisasterFederalAccountCountAnswer:
        """Number of federal accounts with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/federal_account/count/; row "Count of federal
        accounts and TAS receiving DEF" of the specification.

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
        """

@final
class AsyncSpendingDisasterFederalAccount(Namespace):
    """USAspending.gov: federal account.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingDisasterFederalAccount.

    Methods
    -------
    spending
        DEF funding by federal account and TAS.
    loans
        Loans from DEF by federal account and TAS.
    count
        Number of federal accounts with DEF.
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
        """DEF funding by federal account and TAS.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. Total or the awards alone.
        award_type_codes : list of str, optional
            Award type codes. No effect here. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
            What to sort by. total_budgetary_resources only with spending_type total.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: with spending_type award results are not cut to the page though
        page_metadata counts pages.

        query is ignored with spending_type total.

        sort may be "total_budgetary_resources" only while spending_type is "total".

        Last page: page_metadata.hasNext is false. With spending_type award every page carries
        ALL records: stop after the first.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/federal_account/spending/; row "Federal accounts
        and TAS receiving DEF funding" of the specification.

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
        """Loans from DEF by federal account and TAS.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. No effect here: all loan codes are always used.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: results are never cut to the page though page_metadata counts pages.

        Every answer carries all records. Do not follow page_metadata.hasNext.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/federal_account/loans/; row "DEF loans for
        federal accounts" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> Coroutine[Any, Any, _types.SpendingDisasterFederalAccountCountAnswer]:
        """Number of federal accounts with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/federal_account/count/; row "Count of federal
        accounts and TAS receiving DEF" of the specification.

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
        """

@final
class SpendingDisasterObjectClass(Namespace):
    """USAspending.gov: object class.

    Methods
    -------
    spending
        DEF funding by object class.
    loans
        Loans from DEF by object class.
    count
        Number of object classes with DEF.
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
        """DEF funding by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. Total or the awards alone.
        award_type_codes : list of str, optional
            Award type codes. No effect here. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
            What to sort by. total_budgetary_resources has no meaning here.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: with spending_type award results are not cut to the page though
        page_metadata counts pages.

        query is ignored with spending_type total.

        Last page: page_metadata.hasNext is false. With spending_type award every page carries
        ALL records: stop after the first.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/object_class/spending/; row "Object classes
        receiving DEF funding" of the specification.

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
        """Loans from DEF by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. No effect here: all loan codes are always used.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: results are never cut to the page though page_metadata counts pages.

        Every answer carries all records. Do not follow page_metadata.hasNext.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/object_class/loans/; row "DEF loans for object
        classes" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> _types.SpendingDisasterObjectClassCountAnswer:
        """Number of object classes with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/object_class/count/; row "Count of object classes
        receiving DEF" of the specification.

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
        """

@final
class AsyncSpendingDisasterObjectClass(Namespace):
    """USAspending.gov: object class.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingDisasterObjectClass.

    Methods
    -------
    spending
        DEF funding by object class.
    loans
        Loans from DEF by object class.
    count
        Number of object classes with DEF.
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
        """DEF funding by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. Total or the awards alone.
        award_type_codes : list of str, optional
            Award type codes. No effect here. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
            What to sort by. total_budgetary_resources has no meaning here.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: with spending_type award results are not cut to the page though
        page_metadata counts pages.

        query is ignored with spending_type total.

        Last page: page_metadata.hasNext is false. With spending_type award every page carries
        ALL records: stop after the first.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/object_class/spending/; row "Object classes
        receiving DEF funding" of the specification.

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
        """Loans from DEF by object class.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. No effect here: all loan codes are always used.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        Server fault: results are never cut to the page though page_metadata counts pages.

        Every answer carries all records. Do not follow page_metadata.hasNext.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/object_class/loans/; row "DEF loans for object
        classes" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
    ) -> Coroutine[Any, Any, _types.SpendingDisasterObjectClassCountAnswer]:
        """Number of object classes with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/object_class/count/; row "Count of object classes
        receiving DEF" of the specification.

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
        """

@final
class SpendingDisasterRecipient(Namespace):
    """USAspending.gov: recipient.

    Methods
    -------
    spending
        DEF funding by recipient.
    loans
        Loans from DEF by recipient.
    count
        Number of recipients with DEF.
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
        """DEF funding by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        id is a list of recipient ids (or null), one for each level.

        At most 10000 records are reachable. A messages member says so.

        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/recipient/spending/; row "Recipients receiving
        DEF funding" of the specification.

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
        """Loans from DEF by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. All loan codes when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        id is a list of recipient ids (or null).

        At most 10000 records are reachable.

        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/recipient/loans/; row "DEF loans for recipients"
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
        >>> spending.disaster.recipient.loans(def_codes=["L", "M"])
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingDisasterRecipientCountAnswer:
        """Number of recipients with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/recipient/count/; row "Count of recipients
        receiving DEF" of the specification.

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
        """

@final
class AsyncSpendingDisasterRecipient(Namespace):
    """USAspending.gov: recipient.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingDisasterRecipient.

    Methods
    -------
    spending
        DEF funding by recipient.
    loans
        Loans from DEF by recipient.
    count
        Number of recipients with DEF.
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
        """DEF funding by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        id is a list of recipient ids (or null), one for each level.

        At most 10000 records are reachable. A messages member says so.

        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/recipient/spending/; row "Recipients receiving
        DEF funding" of the specification.

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
        """Loans from DEF by recipient.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of {"07", "08", "F003", "F004"}, optional
            Award type codes. All loan codes when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
            What to sort by.
        query : str, optional
            Query. Text that narrows the names.

        Returns
        -------
        dict
            The JSON object of the answer. Members: totals, results, page_metadata. The records
            are in results.

        Notes
        -----
        id is a list of recipient ids (or null).

        At most 10000 records are reachable.

        Sorting by id or code really orders by the server's grouping key and adds a messages
        member to the answer.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/recipient/loans/; row "DEF loans for recipients"
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
        >>> spending.disaster.recipient.loans(def_codes=["L", "M"])
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterRecipientCountAnswer]:
        """Number of recipients with DEF.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/recipient/count/; row "Count of recipients
        receiving DEF" of the specification.

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
        """

@final
class SpendingDisasterAward(Namespace):
    """USAspending.gov: award.

    Methods
    -------
    amount
        Sum of obligations and outlays of DEF awards.
    count
        Number of DEF awards.
    """

    def amount(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> _types.SpendingDisasterAwardAmountAnswer:
        """Sum of obligations and outlays of DEF awards.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: award_count, obligation, outlay,
            face_value_of_loan.

        Notes
        -----
        award_type_codes and award_type exclude each other (both: 422).

        face_value_of_loan is present only when award_type_codes holds a loan code.

        No paging: a pagination member is ignored.

        At most one of award_type_codes and award_type is given.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/award/amount/; row "Aggregated DEF spending
        (obligation and outlay of awards)" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> _types.SpendingDisasterAwardCountAnswer:
        """Number of DEF awards.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        award_type_codes and award_type exclude each other (both: 422).

        At most one of award_type_codes and award_type is given.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/award/count/; row "Count of aggregated DEF
        spending" of the specification.

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
        """

@final
class AsyncSpendingDisasterAward(Namespace):
    """USAspending.gov: award.

    Every method gives a coroutine to await; the asynchronous twin of SpendingDisasterAward.

    Methods
    -------
    amount
        Sum of obligations and outlays of DEF awards.
    count
        Number of DEF awards.
    """

    def amount(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAwardAmountAnswer]:
        """Sum of obligations and outlays of DEF awards.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: award_count, obligation, outlay,
            face_value_of_loan.

        Notes
        -----
        award_type_codes and award_type exclude each other (both: 422).

        face_value_of_loan is present only when award_type_codes holds a loan code.

        No paging: a pagination member is ignored.

        At most one of award_type_codes and award_type is given.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/award/amount/; row "Aggregated DEF spending
        (obligation and outlay of awards)" of the specification.

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
        """
    def count(
        self,
        def_codes: Sequence[str],
        *,
        spending_type: Literal["total", "award"] | None = "total",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        award_type: Literal["procurement", "assistance"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDisasterAwardCountAnswer]:
        """Number of DEF awards.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.
        spending_type : {"total", "award"}, default "total"
            What is summed. The service does not read it.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        award_type : {"procurement", "assistance"}, optional
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        award_type_codes and award_type exclude each other (both: 422).

        At most one of award_type_codes and award_type is given.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/award/count/; row "Count of aggregated DEF
        spending" of the specification.

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
        """

@final
class SpendingDisasterDefCode(Namespace):
    """USAspending.gov: def code.

    Methods
    -------
    count
        Number of DEF codes with funding.
    """

    def count(
        self,
        def_codes: Sequence[str],
    ) -> _types.SpendingDisasterDefCodeCountAnswer:
        """Number of DEF codes with funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/def_code/count/; row "Count of DEFC receiving
        DEF" of the specification.

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
        """

@final
class AsyncSpendingDisasterDefCode(Namespace):
    """USAspending.gov: def code.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingDisasterDefCode.

    Methods
    -------
    count
        Number of DEF codes with funding.
    """

    def count(
        self,
        def_codes: Sequence[str],
    ) -> Coroutine[Any, Any, _types.SpendingDisasterDefCodeCountAnswer]:
        """Number of DEF codes with funding.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
            references.def_codes() lists all.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/disaster/def_code/count/; row "Count of DEFC receiving
        DEF" of the specification.

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
        """
