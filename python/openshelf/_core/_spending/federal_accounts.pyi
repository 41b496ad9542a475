# Written by tools/write.py from the table; do not edit.

import datetime
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingFederalAccounts(Namespace):
    """USAspending.gov: federal accounts.

    Methods
    -------
    search
        Federal accounts with number, name, agency and budgetary resources.
    get
        One federal account with its treasury accounts for a fiscal year.
    fiscal_year_snapshot
        Budget figures of one federal account in a fiscal year.
    available_object_classes
        Object classes that one federal account has used.
    program_activities
        Program activities used by one federal account.
    program_activities_total
        Obligations of one federal account by program activity.
    object_classes_total
        Obligations of one federal account by object class.
    """

    def search(
        self,
        *,
        fiscal_year: str | None = None,
        agency_identifier: str | None = None,
        sort_direction: Literal["asc", "desc"] | None = "desc",
        sort_field: Literal["budgetary_resources", "account_number", "account_name", "managing_agency"] | None = "budgetary_resources",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
    ) -> _types.SpendingFederalAccountsSearchAnswer:
        """Federal accounts with number, name, agency and budgetary resources.

        Parameters
        ----------
        fiscal_year : str, optional
            Federal fiscal year of the amounts, from 2001 on. The latest with submissions when
            left out. It does not narrow the list of accounts.
        agency_identifier : str, optional
            Code of the toptier agency that the account belongs to.
        sort_direction : {"asc", "desc"}, default "desc"
            Ascending or descending order. Ascending when left out.
        sort_field : str, default "budgetary_resources"
            Member to sort by. One of "budgetary_resources", "account_number", "account_name",
            "managing_agency".
        limit : int, default 50
            Records in a page. 10 when left out, 100 at most. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for.

        Returns
        -------
        dict
            Members:

            - count : int
            - limit : int
            - page : int
            - fy : str
            - keyword
            - next : int
            - previous
            - hasNext : bool
            - hasPrevious : bool
            - results : list of dict

            Members of the records in results:

            - account_id : int
            - account_number : str or None
            - account_name : str
            - budgetary_resources : float or None, USD
            - agency_identifier : str
            - managing_agency : str or None
            - managing_agency_acronym : str or None

        Notes
        -----
        Without arguments every account comes.

        agency_identifier and fiscal_year narrow the list, sort_field and sort_direction order
        it.

        The service requires the slash at the end of the path.

        One call gives one page; `openshelf.paginate(spending.federal_accounts.search)` gives
        the records of all pages.

        Last page: the one whose hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/federal_accounts/

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
        >>> spending.federal_accounts.search()
        {'count': 64,
         'limit': 50,
         'page': 1,
         'fy': '2024',
         'keyword': None,
         'next': 2,
         'previous': None,
         'hasNext': True,
         'hasPrevious': False,
         ...}
        """
    def get(
        self,
        account_number: str,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingFederalAccountsGetAnswer:
        """One federal account with its treasury accounts for a fiscal year.

        Parameters
        ----------
        account_number : str
            Number of the federal account. In the form NNN-NNNN, 3 digits, a hyphen and 4
            digits.
        fiscal_year : int, optional
            Federal fiscal year, the current one when left out. The service does not check its
            range. The answer repeats it, as text where it was given and as a number where not.

        Returns
        -------
        dict
            Members:

            - fiscal_year : str
            - id : int
            - agency_identifier : str
            - main_account_code : str
            - account_title : str
            - federal_account_code : str
            - parent_agency_toptier_code : str
            - parent_agency_name : str
            - bureau_name : str
            - bureau_slug : str
            - total_obligated_amount : float
            - total_gross_outlay_amount : float
            - total_budgetary_resources : float
            - children : list of dict

            Members of the records in children:

            - name : str or None
            - code : str or None. Treasury account symbol.
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD
            - budgetary_resources_amount : float, USD

        Notes
        -----
        Totals are None and children [] when the account has no data in that year.

        Endpoint: GET https://api.usaspending.gov/api/v2/federal_accounts/{account_number}/

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
        >>> spending.federal_accounts.get("012-1106")
        {'fiscal_year': '2024',
         'id': 4324,
         'agency_identifier': '012',
         'main_account_code': '1106',
         'account_title': 'Salaries and Expenses, Agriculture',
         'federal_account_code': '012-1106',
         'parent_agency_toptier_code': '012',
         'parent_agency_name': 'Department of Agriculture',
         'bureau_name': 'Forest Service',
         'bureau_slug': 'forest-service',
         ...}
        """
    def fiscal_year_snapshot(
        self,
        federal_account_id: int,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingFederalAccountsFiscalYearSnapshotAnswer:
        """Budget figures of one federal account in a fiscal year.

        Parameters
        ----------
        federal_account_id : int
            Id of the federal account: the account_id of federal_accounts.search or the id of
            federal_accounts.get.
        fiscal_year : int, optional
            Federal fiscal year, the latest with submissions when left out. The service does not
            check its range.

        Returns
        -------
        dict
            Members:

            - results : dict (outlay : float; budget_authority : float; obligated : float;
              unobligated : float; balance_brought_forward : float; other_budgetary_resources :
              float; appropriations : float; name : str)

        Notes
        -----
        Without fiscal_year the latest year with submissions comes.

        The answer is {} (no results member) when there is no data.

        results is one object.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_id}/fiscal_year_snapshot/{fiscal_year}/

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
        >>> spending.federal_accounts.fiscal_year_snapshot(4324)
        {'results': {'outlay': 101141656.86, 'budget_authority': 271982732.42, ...}}
        """
    def available_object_classes(
        self,
        federal_account_id: int,
    ) -> _types.SpendingFederalAccountsAvailableObjectClassesAnswer:
        """Object classes that one federal account has used.

        Parameters
        ----------
        federal_account_id : int
            Id of the federal account: the account_id of federal_accounts.search.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - name : str
            - minor_object_class : list of dict (id : str; name : str)

        Notes
        -----
        results is {} instead of a list when the id is unknown.

        No amounts are returned: only class ids and names. The order is not defined.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_id}/available_object_classes/

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
        >>> spending.federal_accounts.available_object_classes(4324)
        {'results': [{'id': '10', 'name': 'Personnel compensation and benefits',
                      'minor_object_class': [{'id': '111', 'name': 'F...'}, ...]},
                     ...]}
        """
    def program_activities(
        self,
        federal_account_code: str,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "name", "type"] | None = None,
    ) -> _types.SpendingFederalAccountsProgramActivitiesAnswer:
        """Program activities used by one federal account.

        Parameters
        ----------
        federal_account_code : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"code", "name", "type"}, optional
            Member to sort by. code when left out.

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - code : str
            - name : str or None
            - type : str. PARK or PAC/PAN.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(spending.federal_accounts.program_activities)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_code}/program_activities/

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
        >>> spending.federal_accounts.program_activities("012-1106")
        {'results': [{'code': '0001', 'name': 'FOREST LAND MANAGEMENT',
                      'type': 'PAC/PAN'},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """
    def program_activities_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[_types.SpendingPeriod] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name", "type"] | None = None,
    ) -> _types.SpendingFederalAccountsProgramActivitiesTotalAnswer:
        """Obligations of one federal account by program activity.

        Parameters
        ----------
        federal_account_code : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        time_period : list of dict, optional
            Periods in which the spending counts, each with its first and last day. Members:

            - start_date : str or datetime.date, required. YYYY-MM-DD.
            - end_date : str or datetime.date, required. YYYY-MM-DD.
        object_class : list of str, optional
            Names of major or minor object classes, not their codes.
        program_activity : list of str, optional
            Codes of program activities, PAC or PARK.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"obligations", "code", "name", "type"}, optional
            Member to sort by. obligations when left out.

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - obligations : float, USD
            - code : str or None. None only in a call without filters.
            - name : str or None
            - type : str. PARK or PAC/PAN.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(spending.federal_accounts.program_activities_total)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_code}/program_activities/total/

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
        >>> spending.federal_accounts.program_activities_total("012-1106")
        {'results': [{'obligations': 93141458.25, 'code': '0001',
                      'name': 'FOREST LAND MANAGEMENT', 'type': 'PAC/PAN'},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """
    def object_classes_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[_types.SpendingPeriod] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name"] | None = None,
    ) -> _types.SpendingFederalAccountsObjectClassesTotalAnswer:
        """Obligations of one federal account by object class.

        Parameters
        ----------
        federal_account_code : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        time_period : list of dict, optional
            Periods in which the spending counts, each with its first and last day. Members:

            - start_date : str or datetime.date, required. YYYY-MM-DD.
            - end_date : str or datetime.date, required. YYYY-MM-DD.
        object_class : list of str, optional
            Names of major or minor object classes, not their codes.
        program_activity : list of str, optional
            Codes of program activities, PAC or PARK.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"obligations", "code", "name"}, optional
            Member to sort by. obligations when left out.

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - obligations : float, USD
            - code : str or None
            - name : str or None

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(spending.federal_accounts.object_classes_total)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_code}/object_classes/total/

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
        >>> spending.federal_accounts.object_classes_total("012-1106")
        {'results': [{'obligations': 89378891.04, 'code': '111',
                      'name': 'Full-time permanent'},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """

@final
class AsyncSpendingFederalAccounts(Namespace):
    """USAspending.gov: federal accounts.

    Has the methods of SpendingFederalAccounts; each gives a coroutine to await.

    Methods
    -------
    search
        Federal accounts with number, name, agency and budgetary resources.
    get
        One federal account with its treasury accounts for a fiscal year.
    fiscal_year_snapshot
        Budget figures of one federal account in a fiscal year.
    available_object_classes
        Object classes that one federal account has used.
    program_activities
        Program activities used by one federal account.
    program_activities_total
        Obligations of one federal account by program activity.
    object_classes_total
        Obligations of one federal account by object class.
    """

    def search(
        self,
        *,
        fiscal_year: str | None = None,
        agency_identifier: str | None = None,
        sort_direction: Literal["asc", "desc"] | None = "desc",
        sort_field: Literal["budgetary_resources", "account_number", "account_name", "managing_agency"] | None = "budgetary_resources",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsSearchAnswer]:
        """Federal accounts with number, name, agency and budgetary resources.

        Parameters
        ----------
        fiscal_year : str, optional
            Federal fiscal year of the amounts, from 2001 on. The latest with submissions when
            left out. It does not narrow the list of accounts.
        agency_identifier : str, optional
            Code of the toptier agency that the account belongs to.
        sort_direction : {"asc", "desc"}, default "desc"
            Ascending or descending order. Ascending when left out.
        sort_field : str, default "budgetary_resources"
            Member to sort by. One of "budgetary_resources", "account_number", "account_name",
            "managing_agency".
        limit : int, default 50
            Records in a page. 10 when left out, 100 at most. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - limit : int
            - page : int
            - fy : str
            - keyword
            - next : int
            - previous
            - hasNext : bool
            - hasPrevious : bool
            - results : list of dict

            Members of the records in results:

            - account_id : int
            - account_number : str or None
            - account_name : str
            - budgetary_resources : float or None, USD
            - agency_identifier : str
            - managing_agency : str or None
            - managing_agency_acronym : str or None

        Notes
        -----
        Without arguments every account comes.

        agency_identifier and fiscal_year narrow the list, sort_field and sort_direction order
        it.

        The service requires the slash at the end of the path.

        One call gives one page; `openshelf.paginate(spending.federal_accounts.search)` gives
        the records of all pages.

        Last page: the one whose hasNext is False.

        Endpoint: POST https://api.usaspending.gov/api/v2/federal_accounts/

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
        >>> await spending.federal_accounts.search()
        {'count': 64,
         'limit': 50,
         'page': 1,
         'fy': '2024',
         'keyword': None,
         'next': 2,
         'previous': None,
         'hasNext': True,
         'hasPrevious': False,
         ...}
        """
    def get(
        self,
        account_number: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsGetAnswer]:
        """One federal account with its treasury accounts for a fiscal year.

        Parameters
        ----------
        account_number : str
            Number of the federal account. In the form NNN-NNNN, 3 digits, a hyphen and 4
            digits.
        fiscal_year : int, optional
            Federal fiscal year, the current one when left out. The service does not check its
            range. The answer repeats it, as text where it was given and as a number where not.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - fiscal_year : str
            - id : int
            - agency_identifier : str
            - main_account_code : str
            - account_title : str
            - federal_account_code : str
            - parent_agency_toptier_code : str
            - parent_agency_name : str
            - bureau_name : str
            - bureau_slug : str
            - total_obligated_amount : float
            - total_gross_outlay_amount : float
            - total_budgetary_resources : float
            - children : list of dict

            Members of the records in children:

            - name : str or None
            - code : str or None. Treasury account symbol.
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD
            - budgetary_resources_amount : float, USD

        Notes
        -----
        Totals are None and children [] when the account has no data in that year.

        Endpoint: GET https://api.usaspending.gov/api/v2/federal_accounts/{account_number}/

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
        >>> await spending.federal_accounts.get("012-1106")
        {'fiscal_year': '2024',
         'id': 4324,
         'agency_identifier': '012',
         'main_account_code': '1106',
         'account_title': 'Salaries and Expenses, Agriculture',
         'federal_account_code': '012-1106',
         'parent_agency_toptier_code': '012',
         'parent_agency_name': 'Department of Agriculture',
         'bureau_name': 'Forest Service',
         'bureau_slug': 'forest-service',
         ...}
        """
    def fiscal_year_snapshot(
        self,
        federal_account_id: int,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsFiscalYearSnapshotAnswer]:
        """Budget figures of one federal account in a fiscal year.

        Parameters
        ----------
        federal_account_id : int
            Id of the federal account: the account_id of federal_accounts.search or the id of
            federal_accounts.get.
        fiscal_year : int, optional
            Federal fiscal year, the latest with submissions when left out. The service does not
            check its range.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : dict (outlay : float; budget_authority : float; obligated : float;
              unobligated : float; balance_brought_forward : float; other_budgetary_resources :
              float; appropriations : float; name : str)

        Notes
        -----
        Without fiscal_year the latest year with submissions comes.

        The answer is {} (no results member) when there is no data.

        results is one object.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_id}/fiscal_year_snapshot/{fiscal_year}/

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
        >>> await spending.federal_accounts.fiscal_year_snapshot(4324)
        {'results': {'outlay': 101141656.86, 'budget_authority': 271982732.42, ...}}
        """
    def available_object_classes(
        self,
        federal_account_id: int,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsAvailableObjectClassesAnswer]:
        """Object classes that one federal account has used.

        Parameters
        ----------
        federal_account_id : int
            Id of the federal account: the account_id of federal_accounts.search.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - name : str
            - minor_object_class : list of dict (id : str; name : str)

        Notes
        -----
        results is {} instead of a list when the id is unknown.

        No amounts are returned: only class ids and names. The order is not defined.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_id}/available_object_classes/

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
        >>> await spending.federal_accounts.available_object_classes(4324)
        {'results': [{'id': '10', 'name': 'Personnel compensation and benefits',
                      'minor_object_class': [{'id': '111', 'name': 'F...'}, ...]},
                     ...]}
        """
    def program_activities(
        self,
        federal_account_code: str,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "name", "type"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsProgramActivitiesAnswer]:
        """Program activities used by one federal account.

        Parameters
        ----------
        federal_account_code : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"code", "name", "type"}, optional
            Member to sort by. code when left out.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - code : str
            - name : str or None
            - type : str. PARK or PAC/PAN.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(spending.federal_accounts.program_activities)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_code}/program_activities/

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
        >>> await spending.federal_accounts.program_activities("012-1106")
        {'results': [{'code': '0001', 'name': 'FOREST LAND MANAGEMENT',
                      'type': 'PAC/PAN'},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """
    def program_activities_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[_types.SpendingPeriod] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name", "type"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsProgramActivitiesTotalAnswer]:
        """Obligations of one federal account by program activity.

        Parameters
        ----------
        federal_account_code : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        time_period : list of dict, optional
            Periods in which the spending counts, each with its first and last day. Members:

            - start_date : str or datetime.date, required. YYYY-MM-DD.
            - end_date : str or datetime.date, required. YYYY-MM-DD.
        object_class : list of str, optional
            Names of major or minor object classes, not their codes.
        program_activity : list of str, optional
            Codes of program activities, PAC or PARK.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"obligations", "code", "name", "type"}, optional
            Member to sort by. obligations when left out.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - obligations : float, USD
            - code : str or None. None only in a call without filters.
            - name : str or None
            - type : str. PARK or PAC/PAN.

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(spending.federal_accounts.program_activities_total)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_code}/program_activities/total/

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
        >>> await spending.federal_accounts.program_activities_total("012-1106")
        {'results': [{'obligations': 93141458.25, 'code': '0001',
                      'name': 'FOREST LAND MANAGEMENT', 'type': 'PAC/PAN'},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """
    def object_classes_total(
        self,
        federal_account_code: str,
        *,
        time_period: Sequence[_types.SpendingPeriod] | None = None,
        object_class: Sequence[str] | None = None,
        program_activity: Sequence[str] | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["obligations", "code", "name"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsObjectClassesTotalAnswer]:
        """Obligations of one federal account by object class.

        Parameters
        ----------
        federal_account_code : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        time_period : list of dict, optional
            Periods in which the spending counts, each with its first and last day. Members:

            - start_date : str or datetime.date, required. YYYY-MM-DD.
            - end_date : str or datetime.date, required. YYYY-MM-DD.
        object_class : list of str, optional
            Names of major or minor object classes, not their codes.
        program_activity : list of str, optional
            Codes of program activities, PAC or PARK.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"obligations", "code", "name"}, optional
            Member to sort by. obligations when left out.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - obligations : float, USD
            - code : str or None
            - name : str or None

        Notes
        -----
        One call gives one page;
        `openshelf.paginate(spending.federal_accounts.object_classes_total)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/federal_accounts/{federal_account_code}/object_classes/total/

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
        >>> await spending.federal_accounts.object_classes_total("012-1106")
        {'results': [{'obligations': 89378891.04, 'code': '111',
                      'name': 'Full-time permanent'},
                     ...],
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...}}
        """
