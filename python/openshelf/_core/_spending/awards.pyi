# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingAwards(Namespace):
    """USAspending.gov: awards.

    Methods
    -------
    get
        One award with its amounts, agencies, recipient and places.
    accounts
        Federal accounts of an award.
    funding
        Account funding lines of an award.
    funding_rollup
        Total obligations and counts of agencies and accounts of an award.
    last_updated
        Date of the last award data update.

    Namespaces: count.
    """

    @property
    def count(self) -> SpendingAwardsCount:
        """The operations under spending.awards.count."""
    def get(self, award_id: int | str) -> _types.SpendingAwardsGetAnswer:
        """One award with its amounts, agencies, recipient and places.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            Members:

            - id : int
            - generated_unique_award_id : str
            - category : str
            - type : str
            - type_description : str
            - description : str
            - total_obligation : float
            - subaward_count : int
            - total_subaward_amount : float
            - date_signed : str
            - base_exercised_options : float
            - base_and_all_options : float
            - piid : str
            - parent_award
            - latest_transaction_contract_data : dict (naics : str; naics_description : str;
              product_or_service_code : str; product_or_service_description : str;
              type_of_contract_pricing : str; type_of_contract_pricing_description : str;
              extent_competed : str; extent_competed_description : str;
              number_of_offers_received : str)
            - naics_hierarchy : dict (toptier_code : dict; midtier_code : dict; base_code :
              dict)
            - psc_hierarchy : dict (toptier_code : dict; midtier_code : dict; subtier_code :
              dict; base_code : dict)
            - fain
            - uri
            - record_type
            - cfda_info
            - transaction_obligated_amount
            - total_subsidy_cost
            - total_loan_value
            - non_federal_funding
            - total_funding
            - funding_opportunity
            - awarding_agency : dict (id : int; has_agency_page : bool; toptier_agency : dict;
              subtier_agency : dict; office_agency_name : str)
            - funding_agency : dict (id : int; has_agency_page : bool; toptier_agency : dict;
              subtier_agency : dict; office_agency_name : str)
            - recipient : dict (recipient_hash : str; recipient_name : str; recipient_uei : str;
              recipient_unique_id : str; parent_recipient_hash; parent_recipient_name;
              parent_recipient_uei; parent_recipient_unique_id; business_categories : list of
              str; location : dict)
            - executive_details : dict (officers : list)
            - period_of_performance : dict (start_date : str; end_date : str; last_modified_date
              : str; potential_end_date : str)
            - place_of_performance : dict (location_country_code : str; country_name : str;
              state_code : str; state_name : str; city_name : str; county_code : str;
              county_name : str; congressional_code : str; zip4; zip5 : str)
            - total_account_outlay : float
            - total_account_obligation : float
            - account_outlays_by_defc : list
            - account_obligations_by_defc : list
            - total_outlay : float

        Notes
        -----
        Members depend on category: piid, parent_award, latest_transaction_contract_data and,
        when a code exists, naics_hierarchy and psc_hierarchy for contract and idv. fain, uri,
        record_type, cfda_info, transaction_obligated_amount, total_subsidy_cost,
        total_loan_value, non_federal_funding, total_funding, funding_opportunity for
        assistance.

        A generated id is also looked up among legacy generated ids.

        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/{award_id}/

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
        >>> spending.awards.get("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'id': 1018,
         'generated_unique_award_id': 'CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-',
         'category': 'contract',
         'type': 'D',
         'type_description': 'Definitive Contract',
         'description': 'RADAR REPAIR - INLAND HARBOR',
         'total_obligation': 29536782.09,
         'subaward_count': 3,
         'total_subaward_amount': 2542669.18,
         'date_signed': '2023-11-02',
         ...}
        """
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["federal_account", "account_title", "agency", "total_transaction_obligated_amount"] | None = "federal_account",
    ) -> _types.SpendingAwardsAccountsAnswer:
        """Federal accounts of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "federal_account"
            Member to sort by. One of "federal_account", "account_title", "agency",
            "total_transaction_obligated_amount".

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - total_transaction_obligated_amount : float, USD
            - federal_account : str or None
            - account_title : str or None
            - funding_agency_abbreviation : str or None
            - funding_agency_name : str or None
            - funding_agency_id : int or None
            - funding_toptier_agency_id : int or None
            - funding_agency_slug : str or None

        Notes
        -----
        page_metadata has page, count, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.awards.accounts)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/awards/accounts/

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
        >>> spending.awards.accounts("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'results': [{'total_transaction_obligated_amount': 29536782.09,
                      'federal_account': '012-1106',
                      'account_title': 'Salaries and Expenses, Agriculture',
                      'funding_agency_abbreviation': 'USDA',
                      'funding_agency_name': 'Department of Agriculture', ...}],
         'page_metadata': {'page': 1, 'count': 1, 'next': None, 'previous': None, ...}}
        """
    def funding(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> _types.SpendingAwardsFundingAnswer:
        """Account funding lines of an award.

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
        sort : str, default "reporting_fiscal_date"
            Member to sort by. One of "reporting_fiscal_date", "account_title",
            "awarding_agency_name", "disaster_emergency_fund_code", "federal_account",
            "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity",
            "transaction_obligated_amount".

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - transaction_obligated_amount : float or None, USD
            - gross_outlay_amount : float or None, USD
            - disaster_emergency_fund_code : str or None. Code of the kind of award.
            - federal_account : str or None
            - account_title : str or None
            - funding_agency_name : str or None
            - funding_agency_id : int or None
            - funding_toptier_agency_id : int or None
            - awarding_agency_name : str or None
            - awarding_agency_id : int or None
            - awarding_toptier_agency_id : int or None
            - object_class : str or None
            - object_class_name : str or None
            - program_activity_code : str or None
            - program_activity_name : str or None
            - reporting_fiscal_year : int or None
            - reporting_fiscal_quarter : int or None
            - reporting_fiscal_month : int or None. Fiscal period.
            - is_quarterly_submission : bool or None
            - awarding_agency_slug : str or None
            - funding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.awards.funding)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/awards/funding/

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
        >>> spending.awards.funding("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'results': [{'transaction_obligated_amount': 10403057.78,
                      'gross_outlay_amount': 2741084.95,
                      'disaster_emergency_fund_code': None,
                      'federal_account': '012-1106',
                      'account_title': 'Salaries and Expenses, Agriculture', ...},
                     ...],
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...}}
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> _types.SpendingAwardsFundingRollupAnswer:
        """Total obligations and counts of agencies and accounts of an award.

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
        Endpoint: POST https://api.usaspending.gov/api/v2/awards/funding_rollup/

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
        >>> spending.awards.funding_rollup("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'total_transaction_obligated_amount': 29536782.09,
         'awarding_agency_count': 1,
         'funding_agency_count': 1,
         'federal_account_count': 1}
        """
    def last_updated(self) -> _types.SpendingAwardsLastUpdatedAnswer:
        """Date of the last award data update.

        Returns
        -------
        dict
            Members:

            - last_updated : str

        Notes
        -----
        last_updated is text in the form MM/DD/YYYY.

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/last_updated/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.last_updated()
        {'last_updated': '06/28/2024'}
        """

@final
class AsyncSpendingAwards(Namespace):
    """USAspending.gov: awards.

    Has the methods of SpendingAwards; each gives a coroutine to await.

    Methods
    -------
    get
        One award with its amounts, agencies, recipient and places.
    accounts
        Federal accounts of an award.
    funding
        Account funding lines of an award.
    funding_rollup
        Total obligations and counts of agencies and accounts of an award.
    last_updated
        Date of the last award data update.

    Namespaces: count.
    """

    @property
    def count(self) -> AsyncSpendingAwardsCount:
        """The operations under spending.awards.count."""
    def get(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsGetAnswer]:
        """One award with its amounts, agencies, recipient and places.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - id : int
            - generated_unique_award_id : str
            - category : str
            - type : str
            - type_description : str
            - description : str
            - total_obligation : float
            - subaward_count : int
            - total_subaward_amount : float
            - date_signed : str
            - base_exercised_options : float
            - base_and_all_options : float
            - piid : str
            - parent_award
            - latest_transaction_contract_data : dict (naics : str; naics_description : str;
              product_or_service_code : str; product_or_service_description : str;
              type_of_contract_pricing : str; type_of_contract_pricing_description : str;
              extent_competed : str; extent_competed_description : str;
              number_of_offers_received : str)
            - naics_hierarchy : dict (toptier_code : dict; midtier_code : dict; base_code :
              dict)
            - psc_hierarchy : dict (toptier_code : dict; midtier_code : dict; subtier_code :
              dict; base_code : dict)
            - fain
            - uri
            - record_type
            - cfda_info
            - transaction_obligated_amount
            - total_subsidy_cost
            - total_loan_value
            - non_federal_funding
            - total_funding
            - funding_opportunity
            - awarding_agency : dict (id : int; has_agency_page : bool; toptier_agency : dict;
              subtier_agency : dict; office_agency_name : str)
            - funding_agency : dict (id : int; has_agency_page : bool; toptier_agency : dict;
              subtier_agency : dict; office_agency_name : str)
            - recipient : dict (recipient_hash : str; recipient_name : str; recipient_uei : str;
              recipient_unique_id : str; parent_recipient_hash; parent_recipient_name;
              parent_recipient_uei; parent_recipient_unique_id; business_categories : list of
              str; location : dict)
            - executive_details : dict (officers : list)
            - period_of_performance : dict (start_date : str; end_date : str; last_modified_date
              : str; potential_end_date : str)
            - place_of_performance : dict (location_country_code : str; country_name : str;
              state_code : str; state_name : str; city_name : str; county_code : str;
              county_name : str; congressional_code : str; zip4; zip5 : str)
            - total_account_outlay : float
            - total_account_obligation : float
            - account_outlays_by_defc : list
            - account_obligations_by_defc : list
            - total_outlay : float

        Notes
        -----
        Members depend on category: piid, parent_award, latest_transaction_contract_data and,
        when a code exists, naics_hierarchy and psc_hierarchy for contract and idv. fain, uri,
        record_type, cfda_info, transaction_obligated_amount, total_subsidy_cost,
        total_loan_value, non_federal_funding, total_funding, funding_opportunity for
        assistance.

        A generated id is also looked up among legacy generated ids.

        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/{award_id}/

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
        >>> await spending.awards.get("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'id': 1018,
         'generated_unique_award_id': 'CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-',
         'category': 'contract',
         'type': 'D',
         'type_description': 'Definitive Contract',
         'description': 'RADAR REPAIR - INLAND HARBOR',
         'total_obligation': 29536782.09,
         'subaward_count': 3,
         'total_subaward_amount': 2542669.18,
         'date_signed': '2023-11-02',
         ...}
        """
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["federal_account", "account_title", "agency", "total_transaction_obligated_amount"] | None = "federal_account",
    ) -> Coroutine[Any, Any, _types.SpendingAwardsAccountsAnswer]:
        """Federal accounts of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits. An unknown id
            gives no records.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "federal_account"
            Member to sort by. One of "federal_account", "account_title", "agency",
            "total_transaction_obligated_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - total_transaction_obligated_amount : float, USD
            - federal_account : str or None
            - account_title : str or None
            - funding_agency_abbreviation : str or None
            - funding_agency_name : str or None
            - funding_agency_id : int or None
            - funding_toptier_agency_id : int or None
            - funding_agency_slug : str or None

        Notes
        -----
        page_metadata has page, count, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.awards.accounts)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/awards/accounts/

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
        >>> await spending.awards.accounts("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'results': [{'total_transaction_obligated_amount': 29536782.09,
                      'federal_account': '012-1106',
                      'account_title': 'Salaries and Expenses, Agriculture',
                      'funding_agency_abbreviation': 'USDA',
                      'funding_agency_name': 'Department of Agriculture', ...}],
         'page_metadata': {'page': 1, 'count': 1, 'next': None, 'previous': None, ...}}
        """
    def funding(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> Coroutine[Any, Any, _types.SpendingAwardsFundingAnswer]:
        """Account funding lines of an award.

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
        sort : str, default "reporting_fiscal_date"
            Member to sort by. One of "reporting_fiscal_date", "account_title",
            "awarding_agency_name", "disaster_emergency_fund_code", "federal_account",
            "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity",
            "transaction_obligated_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - transaction_obligated_amount : float or None, USD
            - gross_outlay_amount : float or None, USD
            - disaster_emergency_fund_code : str or None. Code of the kind of award.
            - federal_account : str or None
            - account_title : str or None
            - funding_agency_name : str or None
            - funding_agency_id : int or None
            - funding_toptier_agency_id : int or None
            - awarding_agency_name : str or None
            - awarding_agency_id : int or None
            - awarding_toptier_agency_id : int or None
            - object_class : str or None
            - object_class_name : str or None
            - program_activity_code : str or None
            - program_activity_name : str or None
            - reporting_fiscal_year : int or None
            - reporting_fiscal_quarter : int or None
            - reporting_fiscal_month : int or None. Fiscal period.
            - is_quarterly_submission : bool or None
            - awarding_agency_slug : str or None
            - funding_agency_slug : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.awards.funding)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/awards/funding/

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
        >>> await spending.awards.funding("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'results': [{'transaction_obligated_amount': 10403057.78,
                      'gross_outlay_amount': 2741084.95,
                      'disaster_emergency_fund_code': None,
                      'federal_account': '012-1106',
                      'account_title': 'Salaries and Expenses, Agriculture', ...},
                     ...],
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...}}
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsFundingRollupAnswer]:
        """Total obligations and counts of agencies and accounts of an award.

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
        Endpoint: POST https://api.usaspending.gov/api/v2/awards/funding_rollup/

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
        >>> await spending.awards.funding_rollup("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'total_transaction_obligated_amount': 29536782.09,
         'awarding_agency_count': 1,
         'funding_agency_count': 1,
         'federal_account_count': 1}
        """
    def last_updated(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsLastUpdatedAnswer]:
        """Date of the last award data update.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - last_updated : str

        Notes
        -----
        last_updated is text in the form MM/DD/YYYY.

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/last_updated/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.awards.last_updated()
        {'last_updated': '06/28/2024'}
        """

@final
class SpendingAwardsCount(Namespace):
    """USAspending.gov: count.

    Methods
    -------
    transaction
        Number of transactions of an award.
    federal_account
        Number of account funding lines of an award.
    subaward
        Number of subawards of an award.
    """

    def transaction(
        self,
        award_id: int | str,
    ) -> _types.SpendingAwardsCountTransactionAnswer:
        """Number of transactions of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            Members:

            - transactions : int

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/count/transaction/{award_id}/

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
        >>> spending.awards.count.transaction("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'transactions': 2}
        """
    def federal_account(
        self,
        award_id: int | str,
    ) -> _types.SpendingAwardsCountFederalAccountAnswer:
        """Number of account funding lines of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            Members:

            - federal_accounts : int

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/awards/count/federal_account/{award_id}/

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
        >>> spending.awards.count.federal_account("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'federal_accounts': 2}
        """
    def subaward(self, award_id: int | str) -> _types.SpendingAwardsCountSubawardAnswer:
        """Number of subawards of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            Members:

            - subawards : int

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/count/subaward/{award_id}/

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
        >>> spending.awards.count.subaward("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'subawards': 3}
        """

@final
class AsyncSpendingAwardsCount(Namespace):
    """USAspending.gov: count.

    Has the methods of SpendingAwardsCount; each gives a coroutine to await.

    Methods
    -------
    transaction
        Number of transactions of an award.
    federal_account
        Number of account funding lines of an award.
    subaward
        Number of subawards of an award.
    """

    def transaction(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsCountTransactionAnswer]:
        """Number of transactions of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - transactions : int

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/count/transaction/{award_id}/

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
        >>> await spending.awards.count.transaction("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'transactions': 2}
        """
    def federal_account(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsCountFederalAccountAnswer]:
        """Number of account funding lines of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - federal_accounts : int

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/awards/count/federal_account/{award_id}/

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
        >>> await spending.awards.count.federal_account(
        ...     "CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-",
        ... )
        {'federal_accounts': 2}
        """
    def subaward(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsCountSubawardAnswer]:
        """Number of subawards of an award.

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - subawards : int

        Notes
        -----
        An unknown award gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/awards/count/subaward/{award_id}/

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
        >>> await spending.awards.count.subaward("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'subawards': 3}
        """
