# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingIdvs(Namespace):
    """USAspending.gov: idvs.

    Methods
    -------
    accounts
        Federal accounts of the orders under an indefinite delivery vehicle (IDV).
    activity
        Orders under an indefinite delivery vehicle (IDV) with amounts, largest first.
    amounts
        Counts and sums of the awards under an indefinite delivery vehicle (IDV).
    awards
        Child vehicles, child awards or grandchild awards of an indefinite delivery vehicle
        (IDV).
    funding
        Account funding lines of an indefinite delivery vehicle (IDV) and its orders.
    funding_rollup
        Total obligations and counts of the orders under an indefinite delivery vehicle
        (IDV).

    Namespaces: count.
    """

    @property
    def count(self) -> SpendingIdvsCount:
        """The operations under spending.idvs.count."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["total_transaction_obligated_amount", "federal_account", "agency", "account_title"] | None = "total_transaction_obligated_amount",
    ) -> _types.SpendingIdvsAccountsAnswer:
        """Federal accounts of the orders under an indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "total_transaction_obligated_amount"
            Member to sort by. One of "total_transaction_obligated_amount", "federal_account",
            "agency", "account_title".

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - total_transaction_obligated_amount : float or None, USD
            - federal_account : str or None
            - account_title : str or None
            - funding_agency_abbreviation : str or None
            - funding_agency_name : str or None
            - funding_agency_id : int or None
            - funding_toptier_agency_id : int or None
            - funding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.idvs.accounts)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/accounts/

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
        >>> spending.idvs.accounts("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'total_transaction_obligated_amount': 26340663.02,
                      'federal_account': '012-1106',
                      'account_title': 'Salaries and Expenses, Agriculture',
                      'funding_agency_abbreviation': 'USDA',
                      'funding_agency_name': 'Department of Agriculture', ...}],
         'page_metadata': {'page': 1, 'count': 1, 'next': None, 'previous': None, ...}}
        """
    def activity(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        hide_edge_cases: Literal["true", "false"] | None = "false",
    ) -> _types.SpendingIdvsActivityAnswer:
        """Orders under an indefinite delivery vehicle (IDV) with amounts, largest first.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        hide_edge_cases : {"true", "false"}, default "false"
            Whether to hide awards whose obligated or awarded amount is missing, 0 or negative,
            or that have no end date.

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - award_id : int
            - awarding_agency : str or None
            - awarding_agency_id : int or None
            - generated_unique_award_id : str
            - period_of_performance_potential_end_date : str or None. Free text column: a date,
              or a date with 00:00:00.
            - parent_award_id : int
            - parent_generated_unique_award_id : str
            - parent_award_piid : str or None
            - obligated_amount : float or None, USD
            - awarded_amount : float or None, USD
            - period_of_performance_start_date : str or None, YYYY-MM-DD
            - piid : str or None
            - recipient_name : str or None
            - recipient_id : str or None
            - grandchild : bool
            - awarding_agency_slug : str or None

        Notes
        -----
        The records come in a fixed order.

        page_metadata has page, total, limit, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.idvs.activity)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/activity/

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
        >>> spending.idvs.activity("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'award_id': 1018, 'awarding_agency': 'Department of Agriculture',
                      'awarding_agency_id': 315,
                      'awarding_agency_slug': 'department-of-agriculture',
                      'generated_unique_award_id': 'CONT_AWD_EXAMPLE0001_1200_-NO...',
                      'period_of_performance_potential_end_date': '2025-10-02', ...},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """
    def amounts(self, award_id: int | str) -> _types.SpendingIdvsAmountsAnswer:
        """Counts and sums of the awards under an indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Indefinite delivery vehicle, by its generated id or its internal id. A generated id
            starts with CONT_IDV_, an internal one is digits.

        Returns
        -------
        dict
            Members:

            - award_id : int
            - generated_unique_award_id : str
            - child_idv_count : int
            - child_award_count : int
            - child_award_total_obligation : float
            - child_award_total_outlay : float
            - child_award_base_and_all_options_value : float
            - child_award_base_exercised_options_val : float
            - child_total_account_outlay : float
            - child_total_account_obligation : float
            - child_account_outlays_by_defc : list of dict
            - child_account_obligations_by_defc : list of dict
            - grandchild_award_count : int
            - grandchild_award_total_obligation : int
            - grandchild_award_total_outlay : int
            - grandchild_award_base_and_all_options_value : int
            - grandchild_award_base_exercised_options_val : int
            - grandchild_total_account_outlay : int
            - grandchild_total_account_obligation : int
            - grandchild_account_outlays_by_defc : list
            - grandchild_account_obligations_by_defc : list

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/idvs/amounts/{award_id}/

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
        >>> spending.idvs.amounts("CONT_IDV_EXAMPLE0001_1200")
        {'award_id': 1025,
         'generated_unique_award_id': 'CONT_IDV_EXAMPLE0001_1200',
         'child_idv_count': 0,
         'child_award_count': 10,
         'child_award_total_obligation': 111722240.02,
         'child_award_total_outlay': 19677408.26,
         'child_award_base_and_all_options_value': 145238912.03,
         'child_award_base_exercised_options_val': 113956684.82,
         'child_total_account_outlay': 19677408.26,
         'child_total_account_obligation': 111722240.02,
         ...}
        """
    def awards(
        self,
        award_id: int | str,
        *,
        type: Literal["child_idvs", "child_awards", "grandchild_awards"] | None = "child_idvs",
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"] | None = "period_of_performance_start_date",
    ) -> _types.SpendingIdvsAwardsAnswer:
        """Child vehicles, child awards or grandchild awards of an indefinite delivery vehicle
        (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        type : str, default "child_idvs"
            Which awards to list: the vehicles below this one, its orders, or the orders of the
            vehicles below. One of "child_idvs", "child_awards", "grandchild_awards".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "period_of_performance_start_date"
            Member to sort by. One of "period_of_performance_start_date", "award_type",
            "description", "funding_agency", "awarding_agency", "last_date_to_order",
            "obligated_amount", "period_of_performance_current_end_date", "piid".

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - award_id : int
            - award_type : str or None
            - description : str or None
            - funding_agency : str or None
            - awarding_agency : str or None
            - funding_agency_id : int or None
            - awarding_agency_id : int or None
            - generated_unique_award_id : str
            - last_date_to_order : str or None. Free text column, a date as a rule.
            - obligated_amount : float or None, USD
            - period_of_performance_current_end_date : str or None, YYYY-MM-DD
            - period_of_performance_start_date : str or None, YYYY-MM-DD
            - piid : str or None
            - funding_agency_slug : str or None
            - awarding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.idvs.awards)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/awards/

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
        >>> spending.idvs.awards("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'award_id': 1018, 'award_type': 'Definitive Contract',
                      'description': 'RADAR REPAIR - INLAND HARBOR',
                      'funding_agency': 'Department of Agriculture',
                      'awarding_agency': 'Department of Agriculture',
                      'funding_agency_id': 315, 'awarding_agency_id': 315, ...},
                     ...],
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...}}
        """
    def funding(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> _types.SpendingIdvsFundingAnswer:
        """Account funding lines of an indefinite delivery vehicle (IDV) and its orders.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        piid : str, optional
            Number (PIID) of the award whose lines to give. Those of all awards when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "reporting_fiscal_date"
            Member to sort by. One of "reporting_fiscal_date", "account_title",
            "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name",
            "gross_outlay_amount", "object_class", "piid", "program_activity",
            "transaction_obligated_amount".

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - award_id : int; generated_unique_award_id : str; reporting_fiscal_year : int or
              None; reporting_fiscal_quarter : int or None
            - reporting_fiscal_month : int or None. Fiscal period.
            - is_quarterly_submission : bool or None
            - disaster_emergency_fund_code : str or None. Code of the kind of award.
            - piid : str or None; awarding_agency_id : int or None; awarding_toptier_agency_id :
              int or None; awarding_agency_name : str or None; funding_agency_id : int or None;
              funding_toptier_agency_id : int or None; funding_agency_name : str or None
            - agency_id : str or None. Three-digit agency identifier, not an internal id.
            - main_account_code : str or None; account_title : str or None;
              program_activity_code : str or None; program_activity_name : str or None;
              object_class : str or None; object_class_name : str or None
            - transaction_obligated_amount : float or None, USD
            - gross_outlay_amount : float or None, USD
            - awarding_agency_slug : str or None; funding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.idvs.funding)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/funding/

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
        >>> spending.idvs.funding("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'transaction_obligated_amount': 11129875.43,
                      'gross_outlay_amount': 6728678.51,
                      'disaster_emergency_fund_code': 'U',
                      'is_quarterly_submission': False,
                      'account_title': 'Salaries and Expenses, Agriculture', ...},
                     ...],
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...}}
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> _types.SpendingIdvsFundingRollupAnswer:
        """Total obligations and counts of the orders under an indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.

        Returns
        -------
        dict
            Members:

            - total_transaction_obligated_amount : float
            - awarding_agency_count : int
            - funding_agency_count : int
            - federal_account_count : int

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/funding_rollup/

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
        >>> spending.idvs.funding_rollup("CONT_IDV_EXAMPLE0001_1200")
        {'total_transaction_obligated_amount': 26340663.02,
         'awarding_agency_count': 1,
         'funding_agency_count': 1,
         'federal_account_count': 1}
        """

@final
class AsyncSpendingIdvs(Namespace):
    """USAspending.gov: idvs.

    Has the methods of SpendingIdvs; each gives a coroutine to await.

    Methods
    -------
    accounts
        Federal accounts of the orders under an indefinite delivery vehicle (IDV).
    activity
        Orders under an indefinite delivery vehicle (IDV) with amounts, largest first.
    amounts
        Counts and sums of the awards under an indefinite delivery vehicle (IDV).
    awards
        Child vehicles, child awards or grandchild awards of an indefinite delivery vehicle
        (IDV).
    funding
        Account funding lines of an indefinite delivery vehicle (IDV) and its orders.
    funding_rollup
        Total obligations and counts of the orders under an indefinite delivery vehicle
        (IDV).

    Namespaces: count.
    """

    @property
    def count(self) -> AsyncSpendingIdvsCount:
        """The operations under spending.idvs.count."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["total_transaction_obligated_amount", "federal_account", "agency", "account_title"] | None = "total_transaction_obligated_amount",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsAccountsAnswer]:
        """Federal accounts of the orders under an indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "total_transaction_obligated_amount"
            Member to sort by. One of "total_transaction_obligated_amount", "federal_account",
            "agency", "account_title".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - total_transaction_obligated_amount : float or None, USD
            - federal_account : str or None
            - account_title : str or None
            - funding_agency_abbreviation : str or None
            - funding_agency_name : str or None
            - funding_agency_id : int or None
            - funding_toptier_agency_id : int or None
            - funding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.idvs.accounts)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/accounts/

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
        >>> await spending.idvs.accounts("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'total_transaction_obligated_amount': 26340663.02,
                      'federal_account': '012-1106',
                      'account_title': 'Salaries and Expenses, Agriculture',
                      'funding_agency_abbreviation': 'USDA',
                      'funding_agency_name': 'Department of Agriculture', ...}],
         'page_metadata': {'page': 1, 'count': 1, 'next': None, 'previous': None, ...}}
        """
    def activity(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        hide_edge_cases: Literal["true", "false"] | None = "false",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsActivityAnswer]:
        """Orders under an indefinite delivery vehicle (IDV) with amounts, largest first.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        hide_edge_cases : {"true", "false"}, default "false"
            Whether to hide awards whose obligated or awarded amount is missing, 0 or negative,
            or that have no end date.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - award_id : int
            - awarding_agency : str or None
            - awarding_agency_id : int or None
            - generated_unique_award_id : str
            - period_of_performance_potential_end_date : str or None. Free text column: a date,
              or a date with 00:00:00.
            - parent_award_id : int
            - parent_generated_unique_award_id : str
            - parent_award_piid : str or None
            - obligated_amount : float or None, USD
            - awarded_amount : float or None, USD
            - period_of_performance_start_date : str or None, YYYY-MM-DD
            - piid : str or None
            - recipient_name : str or None
            - recipient_id : str or None
            - grandchild : bool
            - awarding_agency_slug : str or None

        Notes
        -----
        The records come in a fixed order.

        page_metadata has page, total, limit, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.idvs.activity)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/activity/

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
        >>> await spending.idvs.activity("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'award_id': 1018, 'awarding_agency': 'Department of Agriculture',
                      'awarding_agency_id': 315,
                      'awarding_agency_slug': 'department-of-agriculture',
                      'generated_unique_award_id': 'CONT_AWD_EXAMPLE0001_1200_-NO...',
                      'period_of_performance_potential_end_date': '2025-10-02', ...},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """
    def amounts(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingIdvsAmountsAnswer]:
        """Counts and sums of the awards under an indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Indefinite delivery vehicle, by its generated id or its internal id. A generated id
            starts with CONT_IDV_, an internal one is digits.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - award_id : int
            - generated_unique_award_id : str
            - child_idv_count : int
            - child_award_count : int
            - child_award_total_obligation : float
            - child_award_total_outlay : float
            - child_award_base_and_all_options_value : float
            - child_award_base_exercised_options_val : float
            - child_total_account_outlay : float
            - child_total_account_obligation : float
            - child_account_outlays_by_defc : list of dict
            - child_account_obligations_by_defc : list of dict
            - grandchild_award_count : int
            - grandchild_award_total_obligation : int
            - grandchild_award_total_outlay : int
            - grandchild_award_base_and_all_options_value : int
            - grandchild_award_base_exercised_options_val : int
            - grandchild_total_account_outlay : int
            - grandchild_total_account_obligation : int
            - grandchild_account_outlays_by_defc : list
            - grandchild_account_obligations_by_defc : list

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/idvs/amounts/{award_id}/

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
        >>> await spending.idvs.amounts("CONT_IDV_EXAMPLE0001_1200")
        {'award_id': 1025,
         'generated_unique_award_id': 'CONT_IDV_EXAMPLE0001_1200',
         'child_idv_count': 0,
         'child_award_count': 10,
         'child_award_total_obligation': 111722240.02,
         'child_award_total_outlay': 19677408.26,
         'child_award_base_and_all_options_value': 145238912.03,
         'child_award_base_exercised_options_val': 113956684.82,
         'child_total_account_outlay': 19677408.26,
         'child_total_account_obligation': 111722240.02,
         ...}
        """
    def awards(
        self,
        award_id: int | str,
        *,
        type: Literal["child_idvs", "child_awards", "grandchild_awards"] | None = "child_idvs",
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"] | None = "period_of_performance_start_date",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsAwardsAnswer]:
        """Child vehicles, child awards or grandchild awards of an indefinite delivery vehicle
        (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        type : str, default "child_idvs"
            Which awards to list: the vehicles below this one, its orders, or the orders of the
            vehicles below. One of "child_idvs", "child_awards", "grandchild_awards".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "period_of_performance_start_date"
            Member to sort by. One of "period_of_performance_start_date", "award_type",
            "description", "funding_agency", "awarding_agency", "last_date_to_order",
            "obligated_amount", "period_of_performance_current_end_date", "piid".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - award_id : int
            - award_type : str or None
            - description : str or None
            - funding_agency : str or None
            - awarding_agency : str or None
            - funding_agency_id : int or None
            - awarding_agency_id : int or None
            - generated_unique_award_id : str
            - last_date_to_order : str or None. Free text column, a date as a rule.
            - obligated_amount : float or None, USD
            - period_of_performance_current_end_date : str or None, YYYY-MM-DD
            - period_of_performance_start_date : str or None, YYYY-MM-DD
            - piid : str or None
            - funding_agency_slug : str or None
            - awarding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.idvs.awards)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/awards/

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
        >>> await spending.idvs.awards("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'award_id': 1018, 'award_type': 'Definitive Contract',
                      'description': 'RADAR REPAIR - INLAND HARBOR',
                      'funding_agency': 'Department of Agriculture',
                      'awarding_agency': 'Department of Agriculture',
                      'funding_agency_id': 315, 'awarding_agency_id': 315, ...},
                     ...],
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...}}
        """
    def funding(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsFundingAnswer]:
        """Account funding lines of an indefinite delivery vehicle (IDV) and its orders.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        piid : str, optional
            Number (PIID) of the award whose lines to give. Those of all awards when left out.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "reporting_fiscal_date"
            Member to sort by. One of "reporting_fiscal_date", "account_title",
            "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name",
            "gross_outlay_amount", "object_class", "piid", "program_activity",
            "transaction_obligated_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - award_id : int; generated_unique_award_id : str; reporting_fiscal_year : int or
              None; reporting_fiscal_quarter : int or None
            - reporting_fiscal_month : int or None. Fiscal period.
            - is_quarterly_submission : bool or None
            - disaster_emergency_fund_code : str or None. Code of the kind of award.
            - piid : str or None; awarding_agency_id : int or None; awarding_toptier_agency_id :
              int or None; awarding_agency_name : str or None; funding_agency_id : int or None;
              funding_toptier_agency_id : int or None; funding_agency_name : str or None
            - agency_id : str or None. Three-digit agency identifier, not an internal id.
            - main_account_code : str or None; account_title : str or None;
              program_activity_code : str or None; program_activity_name : str or None;
              object_class : str or None; object_class_name : str or None
            - transaction_obligated_amount : float or None, USD
            - gross_outlay_amount : float or None, USD
            - awarding_agency_slug : str or None; funding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.idvs.funding)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/funding/

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
        >>> await spending.idvs.funding("CONT_IDV_EXAMPLE0001_1200")
        {'results': [{'transaction_obligated_amount': 11129875.43,
                      'gross_outlay_amount': 6728678.51,
                      'disaster_emergency_fund_code': 'U',
                      'is_quarterly_submission': False,
                      'account_title': 'Salaries and Expenses, Agriculture', ...},
                     ...],
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...}}
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingIdvsFundingRollupAnswer]:
        """Total obligations and counts of the orders under an indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - total_transaction_obligated_amount : float
            - awarding_agency_count : int
            - funding_agency_count : int
            - federal_account_count : int

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/idvs/funding_rollup/

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
        >>> await spending.idvs.funding_rollup("CONT_IDV_EXAMPLE0001_1200")
        {'total_transaction_obligated_amount': 26340663.02,
         'awarding_agency_count': 1,
         'funding_agency_count': 1,
         'federal_account_count': 1}
        """

@final
class SpendingIdvsCount(Namespace):
    """USAspending.gov: count.

    Methods
    -------
    federal_account
        Number of account funding lines of an indefinite delivery vehicle (IDV) and its
        orders.
    """

    def federal_account(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
    ) -> _types.SpendingIdvsCountFederalAccountAnswer:
        """Number of account funding lines of an indefinite delivery vehicle (IDV) and its orders.

        Parameters
        ----------
        award_id : int or str
            Indefinite delivery vehicle, by its generated id or its internal id. A generated id
            starts with CONT_IDV_, an internal one is digits.
        piid : str, optional
            Number (PIID) of the award whose lines to give. Those of all awards when left out.

        Returns
        -------
        dict
            Members:

            - count : int

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/idvs/count/federal_account/{award_id}/

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
        >>> spending.idvs.count.federal_account("CONT_IDV_EXAMPLE0001_1200")
        {'count': 2}
        """

@final
class AsyncSpendingIdvsCount(Namespace):
    """USAspending.gov: count.

    Has the methods of SpendingIdvsCount; each gives a coroutine to await.

    Methods
    -------
    federal_account
        Number of account funding lines of an indefinite delivery vehicle (IDV) and its
        orders.
    """

    def federal_account(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingIdvsCountFederalAccountAnswer]:
        """Number of account funding lines of an indefinite delivery vehicle (IDV) and its orders.

        Parameters
        ----------
        award_id : int or str
            Indefinite delivery vehicle, by its generated id or its internal id. A generated id
            starts with CONT_IDV_, an internal one is digits.
        piid : str, optional
            Number (PIID) of the award whose lines to give. Those of all awards when left out.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/idvs/count/federal_account/{award_id}/

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
        >>> await spending.idvs.count.federal_account("CONT_IDV_EXAMPLE0001_1200")
        {'count': 2}
        """
