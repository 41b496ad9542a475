# Written by tools/write.py from the table; do not edit.

import os
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingAgency(Namespace):
    """USAspending.gov: agency.

    Methods
    -------
    overview
        Profile of one agency for a fiscal year.
    awards
        Transaction count and award obligations of one agency.
    awards_count
        Counts of new awards by award type for each awarding agency.
    budget_function_count
        Number of budget functions and subfunctions of one agency.
    budget_functions
        Obligations and outlays of one agency by budget function.
    budgetary_resources
        Budgetary resources and obligations of one agency by year since 2017.
    bureau_federal_accounts
        Federal accounts of one bureau of an agency.
    federal_account_count
        Number of federal and treasury accounts of one agency.
    federal_accounts
        Federal accounts of one agency with their treasury accounts.
    sub_agencies
        Sub-agencies of one agency with their offices.
    sub_agency_count
        Number of sub-agencies and offices of one agency.
    sub_components
        Bureaus of one agency with their budget totals.
    program_activities
        Program activities of one agency.
    program_activity_count
        Number of program activities of one agency.
    obligations_by_award_category
        Award obligations of one agency by award category.
    treasury_account_object_classes
        Object classes of one treasury account with their program activities.
    treasury_account_program_activities
        Program activities of one treasury account with their object classes.
    new_award_count
        Number of new awards of one agency in a fiscal year.
    object_classes
        Obligations and outlays of one agency by object class.
    object_class_count
        Number of object classes of one agency.
    """

    def overview(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingAgencyOverviewAnswer:
        """Profile of one agency for a fiscal year.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: fiscal_year, toptier_code, name,
            abbreviation, agency_id, icon_filename, mission, website,
            congressional_justification_url, about_agency_data, subtier_agency_count, def_codes,
            messages.

        Notes
        -----
        404 when no published agency has that code.

        def_codes[].urls: text (several addresses joined by |) or null.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/; row "Agency overview info"
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
        >>> spending.agency.overview("012")
        """
    def awards(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingAgencyAwardsAnswer:
        """Transaction count and award obligations of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: fiscal_year, latest_action_date,
            toptier_code, transaction_count, obligations, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/awards/; row "Agency summary
        info (transactions and obligations of sub-agencies)" of the specification.

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
        >>> spending.agency.awards("012")
        """
    def awards_count(
        self,
        *,
        group: Literal["all", "cfo"] | None = "all",
        fiscal_year: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 1,
        page: int | None = 1,
        sort: Literal["awarding_toptier_agency_name.keyword"] | None = None,
    ) -> _types.SpendingAgencyAwardsCountAnswer:
        """Counts of new awards by award type for each awarding agency.

        Parameters
        ----------
        group : {"all", "cfo"}, default "all"
            Group. Cfo = the 24 CFO Act agencies.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 1
            Results per page. The service's own default is 10. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"awarding_toptier_agency_name.keyword"}, optional
            What to sort by. Server default awarding_toptier_agency_name.keyword (the only
            value).

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        results is a list that holds ONE inner list: the records are results[0].

        page_metadata.total counts agencies.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/awards/count/; row "Awards type count" of the
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
        >>> spending.agency.awards_count()
        """
    def budget_function_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingAgencyBudgetFunctionCountAnswer:
        """Number of budget functions and subfunctions of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            budget_function_count, budget_sub_function_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budget_function/count/; row
        "Budget function count for agency" of the specification.

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
        >>> spending.agency.budget_function_count("012")
        """
    def budget_functions(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _types.SpendingAgencyBudgetFunctionsAnswer:
        """Obligations and outlays of one agency by budget function.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of function or subfunction title, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budget_function/; row "Budget
        functions and subfunctions for agency" of the specification.

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
        >>> spending.agency.budget_functions("012")
        """
    def budgetary_resources(
        self,
        toptier_agency_code: str,
    ) -> _types.SpendingAgencyBudgetaryResourcesAnswer:
        """Budgetary resources and obligations of one agency by year since 2017.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, agency_data_by_year, messages.
            The records are in agency_data_by_year.

        Notes
        -----
        404 when no published agency has that code.

        Newest year first. Amounts null and agency_obligation_by_period [] for a year without
        data.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budgetary_resources/; row
        "Budgetary resources for agency" of the specification.

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
        >>> spending.agency.budgetary_resources("012")
        """
    def bureau_federal_accounts(
        self,
        toptier_agency_code: str,
        bureau_slug: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> _types.SpendingAgencyBureauFederalAccountsAnswer:
        """Federal accounts of one bureau of an agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        bureau_slug : str
            Bureau. The id of a sub_components record. Lower-case letters, digits and hyphens.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on. Checked by the server but not used.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"}, optional
            What to sort by. Server default total_obligations.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, bureau_slug, fiscal_year,
            totals, page_metadata, results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        A fiscal year without any revealed submission (also the default year in its first
        months) makes the server fail with 500: then give an earlier fiscal_year.

        totals is an object: total_obligations, total_outlays, total_budgetary_resources over
        all pages.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_components/{bureau_slug}/;
        row "Federal accounts by bureau for agency" of the specification.

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
        >>> spending.agency.bureau_federal_accounts("012", "forest-service")
        """
    def federal_account_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingAgencyFederalAccountCountAnswer:
        """Number of federal and treasury accounts of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            federal_account_count, treasury_account_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/federal_account/count/; row
        "Federal account count for agency" of the specification.

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
        >>> spending.agency.federal_account_count("012")
        """
    def federal_accounts(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _types.SpendingAgencyFederalAccountsAnswer:
        """Federal accounts of one agency with their treasury accounts.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of account title, account code or treasury account symbol,
            case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/federal_account/; row "Federal
        accounts and treasury accounts for agency" of the specification.

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
        >>> spending.agency.federal_accounts("012")
        """
    def sub_agencies(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "transaction_count", "new_award_count"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingAgencySubAgenciesAnswer:
        """Sub-agencies of one agency with their offices.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "total_obligations", "transaction_count", "new_award_count"}, optional
            What to sort by. Server default total_obligations.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_agency/; row "Sub-agencies
        and offices for agency" of the specification.

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
        >>> spending.agency.sub_agencies("012")
        """
    def sub_agency_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingAgencySubAgencyCountAnswer:
        """Number of sub-agencies and offices of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, sub_agency_count,
            office_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_agency/count/; row
        "Sub-agency count for agency" of the specification.

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
        >>> spending.agency.sub_agency_count("012")
        """
    def sub_components(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> _types.SpendingAgencySubComponentsAnswer:
        """Bureaus of one agency with their budget totals.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on. The service ignores it.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "total_obligations", "total_outlays", "total_budgetary_resources"}, optional
            What to sort by. Server default total_budgetary_resources.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        A fiscal year without any revealed submission (also the default year in its first
        months) makes the server fail with 500: then give an earlier fiscal_year.

        id is the bureau_slug of bureau_federal_accounts. Zero totals come back as null.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_components/; row
        "Sub-components of appropriations" of the specification.

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
        >>> spending.agency.sub_components("012")
        """
    def program_activities(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _types.SpendingAgencyProgramActivitiesAnswer:
        """Program activities of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of activity name, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/program_activity/; row
        "Program activity for agency" of the specification.

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
        >>> spending.agency.program_activities("012")
        """
    def program_activity_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingAgencyProgramActivityCountAnswer:
        """Number of program activities of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            program_activity_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/program_activity/count/; row
        "Program activity count for agency" of the specification.

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
        >>> spending.agency.program_activity_count("012")
        """
    def obligations_by_award_category(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingAgencyObligationsByAwardCategoryAnswer:
        """Award obligations of one agency by award category.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: total_aggregated_amount, results. The
            records are in results.

        Notes
        -----
        404 when no published agency has that code.

        No messages member.

        category: contracts, direct_payments, grants, idvs, loans, other.

        USAspending.gov, GET
        /api/v2/agency/{toptier_agency_code}/obligations_by_award_category/; row "Obligations by
        award category for agency" of the specification.

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
        >>> spending.agency.obligations_by_award_category("012")
        """
    def treasury_account_object_classes(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _types.SpendingAgencyTreasuryAccountObjectClassesAnswer:
        """Object classes of one treasury account with their program activities.

        Parameters
        ----------
        tas : str
            Treasury account symbol. Letters, digits, _ and -, with at most one slash, for
            example 099-X-0302-000 or 099-2019/2020-0302-000.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of name, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: treasury_account_symbol, fiscal_year,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        The filter matches the minor object class name, the records are major classes.

        An unknown symbol gives an empty results list.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/treasury_account/{tas}/object_class/; row "Object
        classes and program activities by TAS" of the specification.

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
        >>> spending.agency.treasury_account_object_classes("012-X-1106-000")
        """
    def treasury_account_program_activities(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _types.SpendingAgencyTreasuryAccountProgramActivitiesAnswer:
        """Program activities of one treasury account with their object classes.

        Parameters
        ----------
        tas : str
            Treasury account symbol. Letters, digits, _ and -, with at most one slash, for
            example 099-X-0302-000 or 099-2019/2020-0302-000.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of name, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: treasury_account_symbol, fiscal_year,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        type is PARK or PAC/PAN.

        An unknown symbol gives an empty results list.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/treasury_account/{tas}/program_activity/; row
        "Object classes and program activities by TAS" of the specification.

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
        >>> spending.agency.treasury_account_program_activities("012-X-1106-000")
        """
    def new_award_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> _types.SpendingAgencyNewAwardCountAnswer:
        """Number of new awards of one agency in a fiscal year.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, optional
            Which side of the award the agency is on. Server default awarding.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, agency_type,
            award_type_codes, new_award_count.

        Notes
        -----
        An unknown agency code is not 404: count 0.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/awards/new/count/; beyond the
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
        >>> spending.agency.new_award_count("012")
        """
    def object_classes(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = None,
        limit: int | None = None,
        page: int | None = None,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> _types.SpendingAgencyObjectClassesAnswer:
        """Obligations and outlays of one agency by object class.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of object class name, case-insensitive.
        order : {"asc", "desc"}, optional
            Order of the results.
        limit : int, optional
            Results per page. From 1 to 100.
        page : int, optional
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/object_class/; beyond the
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
        >>> spending.agency.object_classes("012")
        """
    def object_class_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> _types.SpendingAgencyObjectClassCountAnswer:
        """Number of object classes of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            object_class_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/object_class/count/; beyond
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
        >>> spending.agency.object_class_count("012")
        """

@final
class AsyncSpendingAgency(Namespace):
    """USAspending.gov: agency.

    Every method gives a coroutine to await; the asynchronous twin of SpendingAgency.

    Methods
    -------
    overview
        Profile of one agency for a fiscal year.
    awards
        Transaction count and award obligations of one agency.
    awards_count
        Counts of new awards by award type for each awarding agency.
    budget_function_count
        Number of budget functions and subfunctions of one agency.
    budget_functions
        Obligations and outlays of one agency by budget function.
    budgetary_resources
        Budgetary resources and obligations of one agency by year since 2017.
    bureau_federal_accounts
        Federal accounts of one bureau of an agency.
    federal_account_count
        Number of federal and treasury accounts of one agency.
    federal_accounts
        Federal accounts of one agency with their treasury accounts.
    sub_agencies
        Sub-agencies of one agency with their offices.
    sub_agency_count
        Number of sub-agencies and offices of one agency.
    sub_components
        Bureaus of one agency with their budget totals.
    program_activities
        Program activities of one agency.
    program_activity_count
        Number of program activities of one agency.
    obligations_by_award_category
        Award obligations of one agency by award category.
    treasury_account_object_classes
        Object classes of one treasury account with their program activities.
    treasury_account_program_activities
        Program activities of one treasury account with their object classes.
    new_award_count
        Number of new awards of one agency in a fiscal year.
    object_classes
        Obligations and outlays of one agency by object class.
    object_class_count
        Number of object classes of one agency.
    """

    def overview(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyOverviewAnswer]:
        """Profile of one agency for a fiscal year.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: fiscal_year, toptier_code, name,
            abbreviation, agency_id, icon_filename, mission, website,
            congressional_justification_url, about_agency_data, subtier_agency_count, def_codes,
            messages.

        Notes
        -----
        404 when no published agency has that code.

        def_codes[].urls: text (several addresses joined by |) or null.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/; row "Agency overview info"
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
        >>> spending.agency.overview("012")
        """
    def awards(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyAwardsAnswer]:
        """Transaction count and award obligations of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: fiscal_year, latest_action_date,
            toptier_code, transaction_count, obligations, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/awards/; row "Agency summary
        info (transactions and obligations of sub-agencies)" of the specification.

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
        >>> spending.agency.awards("012")
        """
    def awards_count(
        self,
        *,
        group: Literal["all", "cfo"] | None = "all",
        fiscal_year: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 1,
        page: int | None = 1,
        sort: Literal["awarding_toptier_agency_name.keyword"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyAwardsCountAnswer]:
        """Counts of new awards by award type for each awarding agency.

        Parameters
        ----------
        group : {"all", "cfo"}, default "all"
            Group. Cfo = the 24 CFO Act agencies.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 1
            Results per page. The service's own default is 10. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"awarding_toptier_agency_name.keyword"}, optional
            What to sort by. Server default awarding_toptier_agency_name.keyword (the only
            value).

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        results is a list that holds ONE inner list: the records are results[0].

        page_metadata.total counts agencies.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/awards/count/; row "Awards type count" of the
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
        >>> spending.agency.awards_count()
        """
    def budget_function_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyBudgetFunctionCountAnswer]:
        """Number of budget functions and subfunctions of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            budget_function_count, budget_sub_function_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budget_function/count/; row
        "Budget function count for agency" of the specification.

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
        >>> spending.agency.budget_function_count("012")
        """
    def budget_functions(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyBudgetFunctionsAnswer]:
        """Obligations and outlays of one agency by budget function.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of function or subfunction title, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budget_function/; row "Budget
        functions and subfunctions for agency" of the specification.

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
        >>> spending.agency.budget_functions("012")
        """
    def budgetary_resources(
        self,
        toptier_agency_code: str,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyBudgetaryResourcesAnswer]:
        """Budgetary resources and obligations of one agency by year since 2017.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, agency_data_by_year, messages.
            The records are in agency_data_by_year.

        Notes
        -----
        404 when no published agency has that code.

        Newest year first. Amounts null and agency_obligation_by_period [] for a year without
        data.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budgetary_resources/; row
        "Budgetary resources for agency" of the specification.

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
        >>> spending.agency.budgetary_resources("012")
        """
    def bureau_federal_accounts(
        self,
        toptier_agency_code: str,
        bureau_slug: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyBureauFederalAccountsAnswer]:
        """Federal accounts of one bureau of an agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        bureau_slug : str
            Bureau. The id of a sub_components record. Lower-case letters, digits and hyphens.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on. Checked by the server but not used.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"}, optional
            What to sort by. Server default total_obligations.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, bureau_slug, fiscal_year,
            totals, page_metadata, results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        A fiscal year without any revealed submission (also the default year in its first
        months) makes the server fail with 500: then give an earlier fiscal_year.

        totals is an object: total_obligations, total_outlays, total_budgetary_resources over
        all pages.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_components/{bureau_slug}/;
        row "Federal accounts by bureau for agency" of the specification.

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
        >>> spending.agency.bureau_federal_accounts("012", "forest-service")
        """
    def federal_account_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyFederalAccountCountAnswer]:
        """Number of federal and treasury accounts of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            federal_account_count, treasury_account_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/federal_account/count/; row
        "Federal account count for agency" of the specification.

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
        >>> spending.agency.federal_account_count("012")
        """
    def federal_accounts(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyFederalAccountsAnswer]:
        """Federal accounts of one agency with their treasury accounts.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of account title, account code or treasury account symbol,
            case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/federal_account/; row "Federal
        accounts and treasury accounts for agency" of the specification.

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
        >>> spending.agency.federal_accounts("012")
        """
    def sub_agencies(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "transaction_count", "new_award_count"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencySubAgenciesAnswer]:
        """Sub-agencies of one agency with their offices.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "total_obligations", "transaction_count", "new_award_count"}, optional
            What to sort by. Server default total_obligations.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_agency/; row "Sub-agencies
        and offices for agency" of the specification.

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
        >>> spending.agency.sub_agencies("012")
        """
    def sub_agency_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencySubAgencyCountAnswer]:
        """Number of sub-agencies and offices of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, sub_agency_count,
            office_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_agency/count/; row
        "Sub-agency count for agency" of the specification.

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
        >>> spending.agency.sub_agency_count("012")
        """
    def sub_components(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = "awarding",
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "total_obligations", "total_outlays", "total_budgetary_resources"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencySubComponentsAnswer]:
        """Bureaus of one agency with their budget totals.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Which side of the award the agency is on. The service ignores it.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "total_obligations", "total_outlays", "total_budgetary_resources"}, optional
            What to sort by. Server default total_budgetary_resources.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        A fiscal year without any revealed submission (also the default year in its first
        months) makes the server fail with 500: then give an earlier fiscal_year.

        id is the bureau_slug of bureau_federal_accounts. Zero totals come back as null.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_components/; row
        "Sub-components of appropriations" of the specification.

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
        >>> spending.agency.sub_components("012")
        """
    def program_activities(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyProgramActivitiesAnswer]:
        """Program activities of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of activity name, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/program_activity/; row
        "Program activity for agency" of the specification.

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
        >>> spending.agency.program_activities("012")
        """
    def program_activity_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyProgramActivityCountAnswer]:
        """Number of program activities of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            program_activity_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/program_activity/count/; row
        "Program activity count for agency" of the specification.

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
        >>> spending.agency.program_activity_count("012")
        """
    def obligations_by_award_category(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyObligationsByAwardCategoryAnswer]:
        """Award obligations of one agency by award category.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: total_aggregated_amount, results. The
            records are in results.

        Notes
        -----
        404 when no published agency has that code.

        No messages member.

        category: contracts, direct_payments, grants, idvs, loans, other.

        USAspending.gov, GET
        /api/v2/agency/{toptier_agency_code}/obligations_by_award_category/; row "Obligations by
        award category for agency" of the specification.

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
        >>> spending.agency.obligations_by_award_category("012")
        """
    def treasury_account_object_classes(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyTreasuryAccountObjectClassesAnswer]:
        """Object classes of one treasury account with their program activities.

        Parameters
        ----------
        tas : str
            Treasury account symbol. Letters, digits, _ and -, with at most one slash, for
            example 099-X-0302-000 or 099-2019/2020-0302-000.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of name, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: treasury_account_symbol, fiscal_year,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        The filter matches the minor object class name, the records are major classes.

        An unknown symbol gives an empty results list.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/treasury_account/{tas}/object_class/; row "Object
        classes and program activities by TAS" of the specification.

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
        >>> spending.agency.treasury_account_object_classes("012-X-1106-000")
        """
    def treasury_account_program_activities(
        self,
        tas: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        limit: int | None = 10,
        page: int | None = 1,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyTreasuryAccountProgramActivitiesAnswer]:
        """Program activities of one treasury account with their object classes.

        Parameters
        ----------
        tas : str
            Treasury account symbol. Letters, digits, _ and -, with at most one slash, for
            example 099-X-0302-000 or 099-2019/2020-0302-000.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of name, case-insensitive.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        limit : int, default 10
            Results per page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by. Server default obligated_amount.

        Returns
        -------
        dict
            The JSON object of the answer. Members: treasury_account_symbol, fiscal_year,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        type is PARK or PAC/PAN.

        An unknown symbol gives an empty results list.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/treasury_account/{tas}/program_activity/; row
        "Object classes and program activities by TAS" of the specification.

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
        >>> spending.agency.treasury_account_program_activities("012-X-1106-000")
        """
    def new_award_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        agency_type: Literal["awarding", "funding"] | None = None,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyNewAwardCountAnswer]:
        """Number of new awards of one agency in a fiscal year.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        agency_type : {"awarding", "funding"}, optional
            Which side of the award the agency is on. Server default awarding.
        award_type_codes : list of str, optional
            Award type codes. One query value, codes joined by commas (surrounding [ ]
            tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
            "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
            "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
            "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, agency_type,
            award_type_codes, new_award_count.

        Notes
        -----
        An unknown agency code is not 404: count 0.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/awards/new/count/; beyond the
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
        >>> spending.agency.new_award_count("012")
        """
    def object_classes(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
        filter: str | None = None,
        order: Literal["asc", "desc"] | None = None,
        limit: int | None = None,
        page: int | None = None,
        sort: Literal["name", "obligated_amount", "gross_outlay_amount"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyObjectClassesAnswer]:
        """Obligations and outlays of one agency by object class.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.
        filter : str, optional
            Text to look for. Part of object class name, case-insensitive.
        order : {"asc", "desc"}, optional
            Order of the results.
        limit : int, optional
            Results per page. From 1 to 100.
        page : int, optional
            Page of results, counted from 1. At least 1.
        sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
            results, messages. The records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/object_class/; beyond the
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
        >>> spending.agency.object_classes("012")
        """
    def object_class_count(
        self,
        toptier_agency_code: str,
        *,
        fiscal_year: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyObjectClassCountAnswer]:
        """Number of object classes of one agency.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int, optional
            Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
            that year. A year with no revealed submission window is refused with 400. At least
            2008.

        Returns
        -------
        dict
            The JSON object of the answer. Members: toptier_code, fiscal_year,
            object_class_count, messages.

        Notes
        -----
        404 when no published agency has that code.

        USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/object_class/count/; beyond
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
        >>> spending.agency.object_class_count("012")
        """
