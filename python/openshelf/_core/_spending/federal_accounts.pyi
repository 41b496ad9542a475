# Written by tools/write.py from the table; do not edit.

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
            Fiscal year. Text '2001' to the current calendar year. An int is refused with 400.
            Server default is the latest year with submissions. Limits only the amount, not the
            rows.
        agency_identifier : str, optional
            Agency code. Matched against the toptier code of the parent agency.
        sort_direction : {"asc", "desc"}, default "desc"
            Sort direction. Server default asc.
        sort_field : {"budgetary_resources", "account_number", "account_name", "managing_agency"}, default "budgetary_resources"
            What to sort by.
        limit : int, default 50
            Results per page. Server default 10. Above 100 is refused with 422. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, limit, page, fy, keyword, next,
            previous, hasNext, hasPrevious, results. The records are in results.

        Notes
        -----
        Filters and sort may be left out or {}, both then take server defaults. Null is refused
        with 400.

        A member of filters or sort that is not listed is refused with 400.

        A POST without the trailing slash fails.

        Last page: hasNext is false (top-level member; next is the next page number or null).

        USAspending.gov, POST /api/v2/federal_accounts/; row "Search federal accounts" of the
        specification.

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
            Federal account. NNN-NNNN: 3 digits, hyphen, 4 digits. Unknown gives 400.
        fiscal_year : int, optional
            Fiscal year. Server default current fiscal year. Not range-checked. Echoed back as
            text when given, as a number when not.

        Returns
        -------
        dict
            The JSON object of the answer. Members: fiscal_year, id, agency_identifier,
            main_account_code, account_title, federal_account_code, parent_agency_toptier_code,
            parent_agency_name, bureau_name, bureau_slug, total_obligated_amount,
            total_gross_outlay_amount, total_budgetary_resources, children. The records are in
            children.

        Notes
        -----
        Totals are null and children [] when the account has no data in that year.

        USAspending.gov, GET /api/v2/federal_accounts/{account_number}/; row "Federal account"
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
        >>> spending.federal_accounts.get("012-1106")
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
            Federal account. Database id (account_id of the search, id of the account).
        fiscal_year : int, optional
            Fiscal year. Optional path segment. Not range-checked.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        Without fiscal_year drop the last segment: .../fiscal_year_snapshot/. The server then
        uses the latest year with submissions.

        The answer is {} (no results member) when there is no data.

        results is one object.

        USAspending.gov, GET
        /api/v2/federal_accounts/{federal_account_id}/fiscal_year_snapshot/{fiscal_year}/; row
        "Fiscal year snapshot of federal account" of the specification.

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
        """
    def available_object_classes(
        self,
        federal_account_id: int,
    ) -> _types.SpendingFederalAccountsAvailableObjectClassesAnswer:
        """Object classes that one federal account has used.

        Parameters
        ----------
        federal_account_id : int
            Federal account. Database id.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        results is {} instead of a list when the id is unknown.

        No amounts are returned: only class ids and names. The order is not defined.

        USAspending.gov, GET
        /api/v2/federal_accounts/{federal_account_id}/available_object_classes/; row "Object
        class spending of federal account" of the specification.

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
            Federal account code. NNN-NNNN.
        page : int, optional
            Page of results, counted from 1. Server default 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"code", "name", "type"}, optional
            What to sort by. Server default code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET
        /api/v2/federal_accounts/{federal_account_code}/program_activities/; beyond the
        specification.

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
            Federal account code. NNN-NNNN.
        time_period : list of dict, optional
            Periods. Objects with start_date and end_date, YYYY-MM-DD, both needed. Members:
            start_date, end_date.
        object_class : list of str, optional
            Object classes. Major or minor object class names, not codes.
        program_activity : list of str, optional
            Program activities. PAC or PARK codes.
        page : int, optional
            Page of results, counted from 1. Server default 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"obligations", "code", "name", "type"}, optional
            What to sort by. Server default obligations.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, POST
        /api/v2/federal_accounts/{federal_account_code}/program_activities/total/; beyond the
        specification.

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
            Federal account code. NNN-NNNN.
        time_period : list of dict, optional
            Periods. Objects with start_date and end_date, YYYY-MM-DD, both needed. Members:
            start_date, end_date.
        object_class : list of str, optional
            Object classes. Major or minor object class names, not codes.
        program_activity : list of str, optional
            Program activities. PAC or PARK codes.
        page : int, optional
            Page of results, counted from 1. Server default 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"obligations", "code", "name"}, optional
            What to sort by. Server default obligations.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, POST
        /api/v2/federal_accounts/{federal_account_code}/object_classes/total/; beyond the
        specification.

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
        """

@final
class AsyncSpendingFederalAccounts(Namespace):
    """USAspending.gov: federal accounts.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingFederalAccounts.

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
            Fiscal year. Text '2001' to the current calendar year. An int is refused with 400.
            Server default is the latest year with submissions. Limits only the amount, not the
            rows.
        agency_identifier : str, optional
            Agency code. Matched against the toptier code of the parent agency.
        sort_direction : {"asc", "desc"}, default "desc"
            Sort direction. Server default asc.
        sort_field : {"budgetary_resources", "account_number", "account_name", "managing_agency"}, default "budgetary_resources"
            What to sort by.
        limit : int, default 50
            Results per page. Server default 10. Above 100 is refused with 422. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, limit, page, fy, keyword, next,
            previous, hasNext, hasPrevious, results. The records are in results.

        Notes
        -----
        Filters and sort may be left out or {}, both then take server defaults. Null is refused
        with 400.

        A member of filters or sort that is not listed is refused with 400.

        A POST without the trailing slash fails.

        Last page: hasNext is false (top-level member; next is the next page number or null).

        USAspending.gov, POST /api/v2/federal_accounts/; row "Search federal accounts" of the
        specification.

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
            Federal account. NNN-NNNN: 3 digits, hyphen, 4 digits. Unknown gives 400.
        fiscal_year : int, optional
            Fiscal year. Server default current fiscal year. Not range-checked. Echoed back as
            text when given, as a number when not.

        Returns
        -------
        dict
            The JSON object of the answer. Members: fiscal_year, id, agency_identifier,
            main_account_code, account_title, federal_account_code, parent_agency_toptier_code,
            parent_agency_name, bureau_name, bureau_slug, total_obligated_amount,
            total_gross_outlay_amount, total_budgetary_resources, children. The records are in
            children.

        Notes
        -----
        Totals are null and children [] when the account has no data in that year.

        USAspending.gov, GET /api/v2/federal_accounts/{account_number}/; row "Federal account"
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
        >>> spending.federal_accounts.get("012-1106")
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
            Federal account. Database id (account_id of the search, id of the account).
        fiscal_year : int, optional
            Fiscal year. Optional path segment. Not range-checked.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        Without fiscal_year drop the last segment: .../fiscal_year_snapshot/. The server then
        uses the latest year with submissions.

        The answer is {} (no results member) when there is no data.

        results is one object.

        USAspending.gov, GET
        /api/v2/federal_accounts/{federal_account_id}/fiscal_year_snapshot/{fiscal_year}/; row
        "Fiscal year snapshot of federal account" of the specification.

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
        """
    def available_object_classes(
        self,
        federal_account_id: int,
    ) -> Coroutine[Any, Any, _types.SpendingFederalAccountsAvailableObjectClassesAnswer]:
        """Object classes that one federal account has used.

        Parameters
        ----------
        federal_account_id : int
            Federal account. Database id.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        results is {} instead of a list when the id is unknown.

        No amounts are returned: only class ids and names. The order is not defined.

        USAspending.gov, GET
        /api/v2/federal_accounts/{federal_account_id}/available_object_classes/; row "Object
        class spending of federal account" of the specification.

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
            Federal account code. NNN-NNNN.
        page : int, optional
            Page of results, counted from 1. Server default 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"code", "name", "type"}, optional
            What to sort by. Server default code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET
        /api/v2/federal_accounts/{federal_account_code}/program_activities/; beyond the
        specification.

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
            Federal account code. NNN-NNNN.
        time_period : list of dict, optional
            Periods. Objects with start_date and end_date, YYYY-MM-DD, both needed. Members:
            start_date, end_date.
        object_class : list of str, optional
            Object classes. Major or minor object class names, not codes.
        program_activity : list of str, optional
            Program activities. PAC or PARK codes.
        page : int, optional
            Page of results, counted from 1. Server default 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"obligations", "code", "name", "type"}, optional
            What to sort by. Server default obligations.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, POST
        /api/v2/federal_accounts/{federal_account_code}/program_activities/total/; beyond the
        specification.

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
            Federal account code. NNN-NNNN.
        time_period : list of dict, optional
            Periods. Objects with start_date and end_date, YYYY-MM-DD, both needed. Members:
            start_date, end_date.
        object_class : list of str, optional
            Object classes. Major or minor object class names, not codes.
        program_activity : list of str, optional
            Program activities. PAC or PARK codes.
        page : int, optional
            Page of results, counted from 1. Server default 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"obligations", "code", "name"}, optional
            What to sort by. Server default obligations.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, POST
        /api/v2/federal_accounts/{federal_account_code}/object_classes/total/; beyond the
        specification.

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
        """
