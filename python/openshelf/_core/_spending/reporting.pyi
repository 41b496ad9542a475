# Written by tools/write.py from the table; do not edit.

import os
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
        Submission data of one agency, a row for each fiscal period.
    agencies_overview
        Submission data of all agencies in one fiscal period.
    publish_dates
        Publication and certification dates of all agencies in a fiscal year.
    submission_history
        All publication and certification dates of one submission.
    differences
        Differences between reported account and program obligations, by TAS.
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
        """Submission data of one agency, a row for each fiscal period.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"}, default "current_total_budget_authority_amount"
            What to sort by. The service refuses fiscal_period.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        Unknown toptier code gives an empty results list, not 404.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/overview/; row "Agency
        submission overview by toptier code" of the specification.

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
        """Submission data of all agencies in one fiscal period.

        Parameters
        ----------
        fiscal_year : int
            Fiscal year. At least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        filter : str, optional
            Text to look for. Part of agency name or abbreviation, case-insensitive.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"}, default "current_total_budget_authority_amount"
            What to sort by. The service refuses fiscal_period, fiscal_year and
            percent_of_total_budgetary_resources here.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        Year and period beyond the latest revealed submission window give 400.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/overview/; row "Agency submission
        overview by year" of the specification.

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
            Fiscal year. 422 when absent. At least 2008.
        filter : str, optional
            Text to look for. Part of agency name or abbreviation, case-insensitive.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : str, default "current_total_budget_authority_amount"
            What to sort by. publication_date goes with a fiscal period, such as
            publication_date,3. A period that the year does not have sorts by agency name. One
            of "current_total_budget_authority_amount", "agency_name", "abbreviation",
            "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4",
            "publication_date,5", "publication_date,6", "publication_date,7",
            "publication_date,8", "publication_date,9", "publication_date,10",
            "publication_date,11", "publication_date,12".

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        submission_dates members are empty text where nothing was submitted.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/publish_dates/; row "Agency reporting
        publish dates" of the specification.

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
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. At least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"publication_date", "certification_date"}, optional
            What to sort by. Server default publication_date.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        Status 204 with no usable body when there is no matching submission.

        Year or period not yet revealed gives 400, outside 2-12 gives 422.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET
        /api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/submission_history/;
        row "Publishing dates for one agency submission" of the specification.

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
        """Differences between reported account and program obligations, by TAS.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. Max is the current fiscal year. An unrevealed window gives 400. At
            least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"tas", "difference", "file_a_obligation", "file_b_obligation"}, default "tas"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/differences/; row
        "Obligation differences" of the specification.

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
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. Max is the current fiscal year. An unrevealed window gives 400. At
            least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"amount", "tas"}, default "amount"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        An unknown toptier code gives an empty results list.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/discrepancies/; row "TAS
        discrepancies" of the specification.

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
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. At least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        type : {"assistance", "procurement"}
            Kind.

        Returns
        -------
        dict
            The JSON object of the answer. Members: unlinked_file_c_award_count,
            unlinked_file_d_award_count, total_linked_award_count.

        Notes
        -----
        All counts are 0 when nothing matches.

        A type outside the two values gives 400.

        USAspending.gov, GET
        /api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/unlinked_awards/{type}/;
        row "Unlinked awards" of the specification.

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
        """

@final
class AsyncSpendingReporting(Namespace):
    """USAspending.gov: reporting.

    Every method gives a coroutine to await; the asynchronous twin of SpendingReporting.

    Methods
    -------
    agency_overview
        Submission data of one agency, a row for each fiscal period.
    agencies_overview
        Submission data of all agencies in one fiscal period.
    publish_dates
        Publication and certification dates of all agencies in a fiscal year.
    submission_history
        All publication and certification dates of one submission.
    differences
        Differences between reported account and program obligations, by TAS.
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
        """Submission data of one agency, a row for each fiscal period.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"}, default "current_total_budget_authority_amount"
            What to sort by. The service refuses fiscal_period.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        Unknown toptier code gives an empty results list, not 404.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/overview/; row "Agency
        submission overview by toptier code" of the specification.

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
        """Submission data of all agencies in one fiscal period.

        Parameters
        ----------
        fiscal_year : int
            Fiscal year. At least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        filter : str, optional
            Text to look for. Part of agency name or abbreviation, case-insensitive.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"}, default "current_total_budget_authority_amount"
            What to sort by. The service refuses fiscal_period, fiscal_year and
            percent_of_total_budgetary_resources here.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        Year and period beyond the latest revealed submission window give 400.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/overview/; row "Agency submission
        overview by year" of the specification.

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
            Fiscal year. 422 when absent. At least 2008.
        filter : str, optional
            Text to look for. Part of agency name or abbreviation, case-insensitive.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : str, default "current_total_budget_authority_amount"
            What to sort by. publication_date goes with a fiscal period, such as
            publication_date,3. A period that the year does not have sorts by agency name. One
            of "current_total_budget_authority_amount", "agency_name", "abbreviation",
            "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4",
            "publication_date,5", "publication_date,6", "publication_date,7",
            "publication_date,8", "publication_date,9", "publication_date,10",
            "publication_date,11", "publication_date,12".

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        submission_dates members are empty text where nothing was submitted.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/publish_dates/; row "Agency reporting
        publish dates" of the specification.

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
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. At least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"publication_date", "certification_date"}, optional
            What to sort by. Server default publication_date.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        Status 204 with no usable body when there is no matching submission.

        Year or period not yet revealed gives 400, outside 2-12 gives 422.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET
        /api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/submission_history/;
        row "Publishing dates for one agency submission" of the specification.

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
        """Differences between reported account and program obligations, by TAS.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. Max is the current fiscal year. An unrevealed window gives 400. At
            least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"tas", "difference", "file_a_obligation", "file_b_obligation"}, default "tas"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        404 when no published agency has that code.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/differences/; row
        "Obligation differences" of the specification.

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
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. Max is the current fiscal year. An unrevealed window gives 400. At
            least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"amount", "tas"}, default "amount"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results, messages. The
            records are in results.

        Notes
        -----
        An unknown toptier code gives an empty results list.

        Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
        null).

        USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/discrepancies/; row "TAS
        discrepancies" of the specification.

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
            Code of a toptier agency. 3 or 4 digits, keep leading zeros.
        fiscal_year : int
            Fiscal year. At least 2008.
        fiscal_period : int
            Fiscal period: 2 is November, 12 is September. From 2 to 12.
        type : {"assistance", "procurement"}
            Kind.

        Returns
        -------
        dict
            The JSON object of the answer. Members: unlinked_file_c_award_count,
            unlinked_file_d_award_count, total_linked_award_count.

        Notes
        -----
        All counts are 0 when nothing matches.

        A type outside the two values gives 400.

        USAspending.gov, GET
        /api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/unlinked_awards/{type}/;
        row "Unlinked awards" of the specification.

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
        """
