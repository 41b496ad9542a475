# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingReporting(Namespace):
    """USAspending.gov: reporting.

    Methods
    -------
    agency_overview
        Budget and reporting differences of one agency, a record for each fiscal period.
    agencies_overview
        Budget and reporting differences of every agency in one fiscal period.
    publish_dates
        Publication and certification dates of all agencies in a fiscal year.
    submission_history
        All publication and certification dates of one submission.
    differences
        Differences between reported account and program obligations, by treasury account.
    discrepancies
        Treasury accounts missing from an agency's submission.
    unlinked_awards
        Linked and unlinked award counts of one submission.
    """

    def agency_overview(
        self,
        toptier_code: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> _types.SpendingReportingAgencyOverviewAnswer:
        """Budget and reporting differences of one agency, a record for each fiscal period.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "current_total_budget_authority_amount"
            Member to sort by. The service refuses fiscal_period. One of
            "current_total_budget_authority_amount", "fiscal_year",
            "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference",
            "percent_of_total_budgetary_resources", "recent_publication_date",
            "recent_publication_date_certified", "tas_obligation_not_in_gtas_total",
            "unlinked_contract_award_count", "unlinked_assistance_award_count".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - fiscal_year : int
            - fiscal_period : int
            - current_total_budget_authority_amount : float or None, USD. Of the agency.
            - total_budgetary_resources : float or None, USD. Of all agencies.
            - percent_of_total_budgetary_resources : float or None, percent. Two places.
            - recent_publication_date : str or None, ISO 8601. None: no submission in that
              period, then all amounts, counts and the url are None too.
            - recent_publication_date_certified : bool
            - tas_account_discrepancies_totals.gtas_obligation_total : float or None, USD
            - tas_account_discrepancies_totals.tas_accounts_total : float or None, USD
            - tas_account_discrepancies_totals.tas_obligation_not_in_gtas_total : float or None,
              USD
            - tas_account_discrepancies_totals.missing_tas_accounts_count : int or None
            - obligation_difference : float or None, USD
            - unlinked_contract_award_count : int or None
            - unlinked_assistance_award_count : int or None
            - assurance_statement_url : str or None

        Notes
        -----
        An unknown code gives no records.

        One call gives one page; `openshelf.paginate(spending.reporting.agency_overview)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/overview/

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
        >>> spending.reporting.agency_overview("012")
        {'page_metadata': {'page': 1, 'total': 6, 'limit': 10, 'next': None, ...},
         'results': [{'fiscal_year': 2023, 'fiscal_period': 12,
                      'total_budgetary_resources': 80480428546.32,
                      'percent_of_total_budgetary_resources': 7.39,
                      'current_total_budget_authority_amount': 5950846983.7,
                      'recent_publication_date': '2023-11-15T11:59:21Z', ...},
                     ...],
         'messages': []}
        """
    def agencies_overview(
        self,
        fiscal_year: int,
        fiscal_period: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> _types.SpendingReportingAgenciesOverviewAnswer:
        """Budget and reporting differences of every agency in one fiscal period.

        Parameters
        ----------
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before. At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        filter : str, optional
            Text to look for in the names and abbreviations of agencies, in any case.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "current_total_budget_authority_amount"
            Member to sort by. The service refuses fiscal_period, fiscal_year and
            percent_of_total_budgetary_resources here. One of "toptier_code",
            "current_total_budget_authority_amount", "missing_tas_accounts_count",
            "tas_accounts_total", "agency_name", "obligation_difference",
            "recent_publication_date", "recent_publication_date_certified",
            "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count",
            "unlinked_assistance_award_count".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - agency_name : str
            - abbreviation : str or None
            - toptier_code : str
            - agency_id : int or None
            - current_total_budget_authority_amount : float or None, USD
            - recent_publication_date : str or None, ISO 8601. None: no submission in that
              period, then all amounts, counts and the url are None too.
            - recent_publication_date_certified : bool
            - tas_account_discrepancies_totals.gtas_obligation_total : float or None, USD
            - tas_account_discrepancies_totals.tas_accounts_total : float or None, USD
            - tas_account_discrepancies_totals.tas_obligation_not_in_gtas_total : float or None,
              USD
            - tas_account_discrepancies_totals.missing_tas_accounts_count : int or None
            - obligation_difference : float or None, USD
            - unlinked_contract_award_count : int or None
            - unlinked_assistance_award_count : int or None
            - assurance_statement_url : str or None

        Notes
        -----
        A year and period that agencies have not published yet give BadRequestError (400).

        One call gives one page; `openshelf.paginate(spending.reporting.agencies_overview)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/reporting/agencies/overview/

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
        >>> spending.reporting.agencies_overview(2024, 2)
        {'page_metadata': {'page': 1, 'total': 16, 'limit': 10, 'next': 2, ...},
         'results': [{'agency_name': 'Department of Transportation',
                      'abbreviation': 'DOT', 'toptier_code': '069', 'agency_id': 731,
                      'current_total_budget_authority_amount': 7039627303.24,
                      'recent_publication_date': '2024-01-15T11:59:21Z',
                      'recent_publication_date_certified': False, ...},
                     ...],
         'messages': []}
        """
    def publish_dates(
        self,
        fiscal_year: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "agency_name", "abbreviation", "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4", "publication_date,5", "publication_date,6", "publication_date,7", "publication_date,8", "publication_date,9", "publication_date,10", "publication_date,11", "publication_date,12"] | None = "current_total_budget_authority_amount",
    ) -> _types.SpendingReportingPublishDatesAnswer:
        """Publication and certification dates of all agencies in a fiscal year.

        Parameters
        ----------
        fiscal_year : int
            Federal fiscal year. At least 2008.
        filter : str, optional
            Text to look for in the names and abbreviations of agencies, in any case.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "current_total_budget_authority_amount"
            Member to sort by. publication_date goes with a fiscal period, such as
            publication_date,3. A period that the year does not have sorts by the agency's name.
            One of "current_total_budget_authority_amount", "agency_name", "abbreviation",
            "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4",
            "publication_date,5", "publication_date,6", "publication_date,7",
            "publication_date,8", "publication_date,9", "publication_date,10",
            "publication_date,11", "publication_date,12".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - agency_name : str
            - abbreviation : str or None
            - toptier_code : str
            - current_total_budget_authority_amount : float or None, USD
            - periods : list of dict (period : int; quarter : int;
              submission_dates.publication_date : str; submission_dates.certification_date :
              str; quarterly : bool). One entry for each period 2 to 12 that is open.

        Notes
        -----
        submission_dates members are empty text where nothing was submitted.

        One call gives one page; `openshelf.paginate(spending.reporting.publish_dates)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/reporting/agencies/publish_dates/

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
        >>> spending.reporting.publish_dates(2024)
        {'page_metadata': {'page': 1, 'total': 16, 'limit': 10, 'next': 2, ...},
         'results': [{'agency_name': 'Department of Transportation',
                      'abbreviation': 'DOT', 'toptier_code': '069',
                      'current_total_budget_authority_amount': 7039627303.24,
                      'periods': [{'period': 2, 'quarter': 1, ...}, {...}, ...]},
                     ...],
         'messages': []}
        """
    def submission_history(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["publication_date", "certification_date"] | None = None,
    ) -> _types.SpendingReportingSubmissionHistoryAnswer:
        """All publication and certification dates of one submission.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before. At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : str, optional
            Member to sort by. publication_date when left out. One of "publication_date",
            "certification_date".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - publication_date : str, ISO 8601. With fraction and zone as the service stores
              them.
            - certification_date : str or None, ISO 8601

        Notes
        -----
        Where there is no such submission the service sends no body (204).

        A year and period that agencies have not published yet give BadRequestError (400).

        One call gives one page; `openshelf.paginate(spending.reporting.submission_history)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/submission_history/

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
        >>> spending.reporting.submission_history(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ... )
        {'page_metadata': {'page': 1, 'total': 1, 'limit': 10, 'next': None, ...},
         'results': [{'publication_date': '2024-01-15T11:59:21Z',
                      'certification_date': None}],
         'messages': []}
        """
    def differences(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["tas", "difference", "file_a_obligation", "file_b_obligation"] | None = "tas",
    ) -> _types.SpendingReportingDifferencesAnswer:
        """Differences between reported account and program obligations, by treasury account.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, the current one at most. A year for which agencies have
            published nothing yet gives BadRequestError (400). At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "tas"
            Member to sort by. One of "tas", "difference", "file_a_obligation",
            "file_b_obligation".

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - tas : str
            - file_a_obligation : float, USD
            - file_b_obligation : float, USD
            - difference : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.reporting.differences)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/differences/

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
        >>> spending.reporting.differences(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ... )
        {'page_metadata': {'page': 1, 'total': 2, 'limit': 10, 'next': None, ...},
         'results': [{'tas': '012-X-1106-000', 'file_a_obligation': 39540639.27,
                      'file_b_obligation': 37504216.88, 'difference': 2036422.39},
                     ...],
         'messages': []}
        """
    def discrepancies(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "tas"] | None = "amount",
    ) -> _types.SpendingReportingDiscrepanciesAnswer:
        """Treasury accounts missing from an agency's submission.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, the current one at most. A year for which agencies have
            published nothing yet gives BadRequestError (400). At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : {"amount", "tas"}, default "amount"
            Member to sort by.

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - tas : str
            - amount : float, USD

        Notes
        -----
        An unknown code gives no records.

        One call gives one page; `openshelf.paginate(spending.reporting.discrepancies)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/discrepancies/

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
        >>> spending.reporting.discrepancies(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ... )
        {'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...},
         'results': [{'tas': '012-X-1115-000', 'amount': 34581437.84},
                     ...],
         'messages': []}
        """
    def unlinked_awards(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        type: Literal["assistance", "procurement"],
    ) -> _types.SpendingReportingUnlinkedAwardsAnswer:
        """Linked and unlinked award counts of one submission.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before. At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        type : {"assistance", "procurement"}
            Whether assistance or procurement awards count.

        Returns
        -------
        dict
            Members:

            - unlinked_file_c_award_count : int
            - unlinked_file_d_award_count : int
            - total_linked_award_count : int

        Notes
        -----
        All counts are 0 when nothing matches.

        A linked award stands in the account data and in the award data alike.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/unlinked_awards/{type}/

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
        >>> spending.reporting.unlinked_awards(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ...     type="assistance",
        ... )
        {'unlinked_file_c_award_count': 1,
         'unlinked_file_d_award_count': 2,
         'total_linked_award_count': 23}
        """

@final
class AsyncSpendingReporting(Namespace):
    """USAspending.gov: reporting.

    Has the methods of SpendingReporting; each gives a coroutine to await.

    Methods
    -------
    agency_overview
        Budget and reporting differences of one agency, a record for each fiscal period.
    agencies_overview
        Budget and reporting differences of every agency in one fiscal period.
    publish_dates
        Publication and certification dates of all agencies in a fiscal year.
    submission_history
        All publication and certification dates of one submission.
    differences
        Differences between reported account and program obligations, by treasury account.
    discrepancies
        Treasury accounts missing from an agency's submission.
    unlinked_awards
        Linked and unlinked award counts of one submission.
    """

    def agency_overview(
        self,
        toptier_code: str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> Coroutine[Any, Any, _types.SpendingReportingAgencyOverviewAnswer]:
        """Budget and reporting differences of one agency, a record for each fiscal period.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "current_total_budget_authority_amount"
            Member to sort by. The service refuses fiscal_period. One of
            "current_total_budget_authority_amount", "fiscal_year",
            "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference",
            "percent_of_total_budgetary_resources", "recent_publication_date",
            "recent_publication_date_certified", "tas_obligation_not_in_gtas_total",
            "unlinked_contract_award_count", "unlinked_assistance_award_count".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - fiscal_year : int
            - fiscal_period : int
            - current_total_budget_authority_amount : float or None, USD. Of the agency.
            - total_budgetary_resources : float or None, USD. Of all agencies.
            - percent_of_total_budgetary_resources : float or None, percent. Two places.
            - recent_publication_date : str or None, ISO 8601. None: no submission in that
              period, then all amounts, counts and the url are None too.
            - recent_publication_date_certified : bool
            - tas_account_discrepancies_totals.gtas_obligation_total : float or None, USD
            - tas_account_discrepancies_totals.tas_accounts_total : float or None, USD
            - tas_account_discrepancies_totals.tas_obligation_not_in_gtas_total : float or None,
              USD
            - tas_account_discrepancies_totals.missing_tas_accounts_count : int or None
            - obligation_difference : float or None, USD
            - unlinked_contract_award_count : int or None
            - unlinked_assistance_award_count : int or None
            - assurance_statement_url : str or None

        Notes
        -----
        An unknown code gives no records.

        One call gives one page; `openshelf.paginate(spending.reporting.agency_overview)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/overview/

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
        >>> await spending.reporting.agency_overview("012")
        {'page_metadata': {'page': 1, 'total': 6, 'limit': 10, 'next': None, ...},
         'results': [{'fiscal_year': 2023, 'fiscal_period': 12,
                      'total_budgetary_resources': 80480428546.32,
                      'percent_of_total_budgetary_resources': 7.39,
                      'current_total_budget_authority_amount': 5950846983.7,
                      'recent_publication_date': '2023-11-15T11:59:21Z', ...},
                     ...],
         'messages': []}
        """
    def agencies_overview(
        self,
        fiscal_year: int,
        fiscal_period: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"] | None = "current_total_budget_authority_amount",
    ) -> Coroutine[Any, Any, _types.SpendingReportingAgenciesOverviewAnswer]:
        """Budget and reporting differences of every agency in one fiscal period.

        Parameters
        ----------
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before. At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        filter : str, optional
            Text to look for in the names and abbreviations of agencies, in any case.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "current_total_budget_authority_amount"
            Member to sort by. The service refuses fiscal_period, fiscal_year and
            percent_of_total_budgetary_resources here. One of "toptier_code",
            "current_total_budget_authority_amount", "missing_tas_accounts_count",
            "tas_accounts_total", "agency_name", "obligation_difference",
            "recent_publication_date", "recent_publication_date_certified",
            "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count",
            "unlinked_assistance_award_count".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - agency_name : str
            - abbreviation : str or None
            - toptier_code : str
            - agency_id : int or None
            - current_total_budget_authority_amount : float or None, USD
            - recent_publication_date : str or None, ISO 8601. None: no submission in that
              period, then all amounts, counts and the url are None too.
            - recent_publication_date_certified : bool
            - tas_account_discrepancies_totals.gtas_obligation_total : float or None, USD
            - tas_account_discrepancies_totals.tas_accounts_total : float or None, USD
            - tas_account_discrepancies_totals.tas_obligation_not_in_gtas_total : float or None,
              USD
            - tas_account_discrepancies_totals.missing_tas_accounts_count : int or None
            - obligation_difference : float or None, USD
            - unlinked_contract_award_count : int or None
            - unlinked_assistance_award_count : int or None
            - assurance_statement_url : str or None

        Notes
        -----
        A year and period that agencies have not published yet give BadRequestError (400).

        One call gives one page; `openshelf.paginate(spending.reporting.agencies_overview)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/reporting/agencies/overview/

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
        >>> await spending.reporting.agencies_overview(2024, 2)
        {'page_metadata': {'page': 1, 'total': 16, 'limit': 10, 'next': 2, ...},
         'results': [{'agency_name': 'Department of Transportation',
                      'abbreviation': 'DOT', 'toptier_code': '069', 'agency_id': 731,
                      'current_total_budget_authority_amount': 7039627303.24,
                      'recent_publication_date': '2024-01-15T11:59:21Z',
                      'recent_publication_date_certified': False, ...},
                     ...],
         'messages': []}
        """
    def publish_dates(
        self,
        fiscal_year: int,
        *,
        filter: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["current_total_budget_authority_amount", "agency_name", "abbreviation", "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4", "publication_date,5", "publication_date,6", "publication_date,7", "publication_date,8", "publication_date,9", "publication_date,10", "publication_date,11", "publication_date,12"] | None = "current_total_budget_authority_amount",
    ) -> Coroutine[Any, Any, _types.SpendingReportingPublishDatesAnswer]:
        """Publication and certification dates of all agencies in a fiscal year.

        Parameters
        ----------
        fiscal_year : int
            Federal fiscal year. At least 2008.
        filter : str, optional
            Text to look for in the names and abbreviations of agencies, in any case.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "current_total_budget_authority_amount"
            Member to sort by. publication_date goes with a fiscal period, such as
            publication_date,3. A period that the year does not have sorts by the agency's name.
            One of "current_total_budget_authority_amount", "agency_name", "abbreviation",
            "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4",
            "publication_date,5", "publication_date,6", "publication_date,7",
            "publication_date,8", "publication_date,9", "publication_date,10",
            "publication_date,11", "publication_date,12".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - agency_name : str
            - abbreviation : str or None
            - toptier_code : str
            - current_total_budget_authority_amount : float or None, USD
            - periods : list of dict (period : int; quarter : int;
              submission_dates.publication_date : str; submission_dates.certification_date :
              str; quarterly : bool). One entry for each period 2 to 12 that is open.

        Notes
        -----
        submission_dates members are empty text where nothing was submitted.

        One call gives one page; `openshelf.paginate(spending.reporting.publish_dates)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/reporting/agencies/publish_dates/

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
        >>> await spending.reporting.publish_dates(2024)
        {'page_metadata': {'page': 1, 'total': 16, 'limit': 10, 'next': 2, ...},
         'results': [{'agency_name': 'Department of Transportation',
                      'abbreviation': 'DOT', 'toptier_code': '069',
                      'current_total_budget_authority_amount': 7039627303.24,
                      'periods': [{'period': 2, 'quarter': 1, ...}, {...}, ...]},
                     ...],
         'messages': []}
        """
    def submission_history(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["publication_date", "certification_date"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReportingSubmissionHistoryAnswer]:
        """All publication and certification dates of one submission.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before. At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : str, optional
            Member to sort by. publication_date when left out. One of "publication_date",
            "certification_date".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - publication_date : str, ISO 8601. With fraction and zone as the service stores
              them.
            - certification_date : str or None, ISO 8601

        Notes
        -----
        Where there is no such submission the service sends no body (204).

        A year and period that agencies have not published yet give BadRequestError (400).

        One call gives one page; `openshelf.paginate(spending.reporting.submission_history)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/submission_history/

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
        >>> await spending.reporting.submission_history(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ... )
        {'page_metadata': {'page': 1, 'total': 1, 'limit': 10, 'next': None, ...},
         'results': [{'publication_date': '2024-01-15T11:59:21Z',
                      'certification_date': None}],
         'messages': []}
        """
    def differences(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["tas", "difference", "file_a_obligation", "file_b_obligation"] | None = "tas",
    ) -> Coroutine[Any, Any, _types.SpendingReportingDifferencesAnswer]:
        """Differences between reported account and program obligations, by treasury account.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, the current one at most. A year for which agencies have
            published nothing yet gives BadRequestError (400). At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : str, default "tas"
            Member to sort by. One of "tas", "difference", "file_a_obligation",
            "file_b_obligation".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - tas : str
            - file_a_obligation : float, USD
            - file_b_obligation : float, USD
            - difference : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.reporting.differences)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/differences/

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
        >>> await spending.reporting.differences(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ... )
        {'page_metadata': {'page': 1, 'total': 2, 'limit': 10, 'next': None, ...},
         'results': [{'tas': '012-X-1106-000', 'file_a_obligation': 39540639.27,
                      'file_b_obligation': 37504216.88, 'difference': 2036422.39},
                     ...],
         'messages': []}
        """
    def discrepancies(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "tas"] | None = "amount",
    ) -> Coroutine[Any, Any, _types.SpendingReportingDiscrepanciesAnswer]:
        """Treasury accounts missing from an agency's submission.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, the current one at most. A year for which agencies have
            published nothing yet gives BadRequestError (400). At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        sort : {"amount", "tas"}, default "amount"
            Member to sort by.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - tas : str
            - amount : float, USD

        Notes
        -----
        An unknown code gives no records.

        One call gives one page; `openshelf.paginate(spending.reporting.discrepancies)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/discrepancies/

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
        >>> await spending.reporting.discrepancies(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ... )
        {'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...},
         'results': [{'tas': '012-X-1115-000', 'amount': 34581437.84},
                     ...],
         'messages': []}
        """
    def unlinked_awards(
        self,
        toptier_code: str,
        fiscal_year: int,
        fiscal_period: int,
        type: Literal["assistance", "procurement"],
    ) -> Coroutine[Any, Any, _types.SpendingReportingUnlinkedAwardsAnswer]:
        """Linked and unlinked award counts of one submission.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before. At least 2008.
        fiscal_period : int
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        type : {"assistance", "procurement"}
            Whether assistance or procurement awards count.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - unlinked_file_c_award_count : int
            - unlinked_file_d_award_count : int
            - total_linked_award_count : int

        Notes
        -----
        All counts are 0 when nothing matches.

        A linked award stands in the account data and in the award data alike.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/unlinked_awards/{type}/

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
        >>> await spending.reporting.unlinked_awards(
        ...     toptier_code="012",
        ...     fiscal_year=2024,
        ...     fiscal_period=2,
        ...     type="assistance",
        ... )
        {'unlinked_file_c_award_count': 1,
         'unlinked_file_d_award_count': 2,
         'total_linked_award_count': 23}
        """
