# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingBulkDownload(Namespace):
    """USAspending.gov: bulk download.

    Methods
    -------
    list_agencies
        Agencies (or sub-agencies of one agency) usable in downloads.
    awards
        Start a custom award download within one year.
    list_monthly_files
        Current archive files of an agency and fiscal year.
    status
        State of a download job (same view as download/status).
    list_database_download_files
        Newest full and subset database dump files.
    list_unlinked_awards_files
        Newest unlinked awards file of an agency.
    """

    def list_agencies(
        self,
        agencies_type: Literal["account_agencies", "award_agencies"],
        *,
        agency: int | None = None,
    ) -> _types.SpendingBulkDownloadListAgenciesAnswer:
        """Agencies (or sub-agencies of one agency) usable in downloads.

        Parameters
        ----------
        agencies_type : {"account_agencies", "award_agencies"}
            Which list of agencies.
        agency : int, optional
            Agency. A toptier_agency_id of this operation's own answer, not the agency_id of
            toptier_agencies. 0 or absent = list agencies. Unknown id gives 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: agencies, sub_agencies.

        Notes
        -----
        Without agency: agencies is an object with the lists cfo_agencies and other_agencies,
        sub_agencies is [].

        The example is one member of agencies.cfo_agencies / agencies.other_agencies.

        With agency: agencies is [] and sub_agencies is the list of {subtier_agency_name}.

        USAspending.gov, POST /api/v2/bulk_download/list_agencies/; row "List agencies" of the
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
        >>> spending.bulk_download.list_agencies("account_agencies")
        """
    def awards(
        self,
        filters: _types.SpendingBulkDownloadFilters,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        award_levels: Sequence[Literal["prime_awards"]] | None = None,
    ) -> _types.SpendingBulkDownloadAwardsAnswer:
        """Start a custom award download within one year.

        Parameters
        ----------
        filters : dict
            Filters. A shape of its own: prime_award_types or sub_award_types, date_range,
            date_type, agencies, places. Members: prime_award_types, sub_award_types,
            date_range, date_type, agencies, agency, sub_agency, place_of_performance_locations,
            place_of_performance_scope, recipient_locations, recipient_scope, keywords.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        award_levels : list of {"prime_awards"}, optional
            Award levels. Needed only by the keyword form (filters with nothing but keywords):
            without it that form answers 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        filters.date_range spans at most 366 days (else 400).

        filters needs prime_award_types or sub_award_types (else 400).

        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/bulk_download/awards/; row "Bulk award download" of the
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
        >>> spending.bulk_download.awards(
        ...     filters={
        ...         "prime_award_types": ["A", "B"],
        ...         "date_type": "action_date",
        ...         "date_range": {"start_date": "2024-01-01", "end_date": "2024-03-31"},
        ...         "agencies": [
        ...             {
        ...                 "type": "awarding",
        ...                 "tier": "toptier",
        ...                 "name": "Department of Agriculture",
        ...             },
        ...         ],
        ...     },
        ... )
        """
    def list_monthly_files(
        self,
        agency: int | str,
        fiscal_year: int,
        file_type: Literal["assistance", "contracts"],
    ) -> _types.SpendingBulkDownloadListMonthlyFilesAnswer:
        """Current archive files of an agency and fiscal year.

        Parameters
        ----------
        agency : int or str
            Agency. toptier_agency_id or all. Unknown: 400.
        fiscal_year : int
            Fiscal year. Not range-checked.
        file_type : {"assistance", "contracts"}
            Kind of archive file. Which files.

        Returns
        -------
        dict
            The JSON object of the answer. Members: monthly_files. The records are in
            monthly_files.

        Notes
        -----
        Delta files come in the same list, with fiscal_year null.

        USAspending.gov, POST /api/v2/bulk_download/list_monthly_files/; row "List monthly
        archive files" of the specification.

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
        >>> spending.bulk_download.list_monthly_files(
        ...     agency="all",
        ...     fiscal_year=2024,
        ...     file_type="assistance",
        ... )
        """
    def status(self, file_name: str) -> _types.SpendingBulkDownloadStatusAnswer:
        """State of a download job (same view as download/status).

        Parameters
        ----------
        file_name : str
            Name of the file, as the download operation gave it.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status, message, file_name, file_url,
            total_size, total_columns, total_rows, seconds_elapsed.

        Notes
        -----
        USAspending.gov, GET /api/v2/bulk_download/status; beyond the specification.

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
        >>> spending.bulk_download.status(
        ...     "All_PrimeTransactions_2024-01-13_H20M58S34486877.zip",
        ... )
        """
    def list_database_download_files(
        self,
    ) -> _types.SpendingBulkDownloadListDatabaseDownloadFilesAnswer:
        """Newest full and subset database dump files.

        Returns
        -------
        dict
            The JSON object of the answer. Members: full_download_file, subset_download_file,
            messages.

        Notes
        -----
        Each file member is an object: file_name, url (both may be null).

        USAspending.gov, GET /api/v2/bulk_download/list_database_download_files/; beyond the
        specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.bulk_download.list_database_download_files()
        """
    def list_unlinked_awards_files(
        self,
        toptier_code: str,
    ) -> _types.SpendingBulkDownloadListUnlinkedAwardsFilesAnswer:
        """Newest unlinked awards file of an agency.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. Missing or unknown: 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: file, messages.

        Notes
        -----
        file is an object: agency_name, toptier_code, agency_acronym, file_name, url.

        USAspending.gov, POST /api/v2/bulk_download/list_unlinked_awards_files/; beyond the
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
        >>> spending.bulk_download.list_unlinked_awards_files("012")
        """

@final
class AsyncSpendingBulkDownload(Namespace):
    """USAspending.gov: bulk download.

    Every method gives a coroutine to await; the asynchronous twin of SpendingBulkDownload.

    Methods
    -------
    list_agencies
        Agencies (or sub-agencies of one agency) usable in downloads.
    awards
        Start a custom award download within one year.
    list_monthly_files
        Current archive files of an agency and fiscal year.
    status
        State of a download job (same view as download/status).
    list_database_download_files
        Newest full and subset database dump files.
    list_unlinked_awards_files
        Newest unlinked awards file of an agency.
    """

    def list_agencies(
        self,
        agencies_type: Literal["account_agencies", "award_agencies"],
        *,
        agency: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadListAgenciesAnswer]:
        """Agencies (or sub-agencies of one agency) usable in downloads.

        Parameters
        ----------
        agencies_type : {"account_agencies", "award_agencies"}
            Which list of agencies.
        agency : int, optional
            Agency. A toptier_agency_id of this operation's own answer, not the agency_id of
            toptier_agencies. 0 or absent = list agencies. Unknown id gives 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: agencies, sub_agencies.

        Notes
        -----
        Without agency: agencies is an object with the lists cfo_agencies and other_agencies,
        sub_agencies is [].

        The example is one member of agencies.cfo_agencies / agencies.other_agencies.

        With agency: agencies is [] and sub_agencies is the list of {subtier_agency_name}.

        USAspending.gov, POST /api/v2/bulk_download/list_agencies/; row "List agencies" of the
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
        >>> spending.bulk_download.list_agencies("account_agencies")
        """
    def awards(
        self,
        filters: _types.SpendingBulkDownloadFilters,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        award_levels: Sequence[Literal["prime_awards"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadAwardsAnswer]:
        """Start a custom award download within one year.

        Parameters
        ----------
        filters : dict
            Filters. A shape of its own: prime_award_types or sub_award_types, date_range,
            date_type, agencies, places. Members: prime_award_types, sub_award_types,
            date_range, date_type, agencies, agency, sub_agency, place_of_performance_locations,
            place_of_performance_scope, recipient_locations, recipient_scope, keywords.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        award_levels : list of {"prime_awards"}, optional
            Award levels. Needed only by the keyword form (filters with nothing but keywords):
            without it that form answers 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        filters.date_range spans at most 366 days (else 400).

        filters needs prime_award_types or sub_award_types (else 400).

        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/bulk_download/awards/; row "Bulk award download" of the
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
        >>> spending.bulk_download.awards(
        ...     filters={
        ...         "prime_award_types": ["A", "B"],
        ...         "date_type": "action_date",
        ...         "date_range": {"start_date": "2024-01-01", "end_date": "2024-03-31"},
        ...         "agencies": [
        ...             {
        ...                 "type": "awarding",
        ...                 "tier": "toptier",
        ...                 "name": "Department of Agriculture",
        ...             },
        ...         ],
        ...     },
        ... )
        """
    def list_monthly_files(
        self,
        agency: int | str,
        fiscal_year: int,
        file_type: Literal["assistance", "contracts"],
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadListMonthlyFilesAnswer]:
        """Current archive files of an agency and fiscal year.

        Parameters
        ----------
        agency : int or str
            Agency. toptier_agency_id or all. Unknown: 400.
        fiscal_year : int
            Fiscal year. Not range-checked.
        file_type : {"assistance", "contracts"}
            Kind of archive file. Which files.

        Returns
        -------
        dict
            The JSON object of the answer. Members: monthly_files. The records are in
            monthly_files.

        Notes
        -----
        Delta files come in the same list, with fiscal_year null.

        USAspending.gov, POST /api/v2/bulk_download/list_monthly_files/; row "List monthly
        archive files" of the specification.

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
        >>> spending.bulk_download.list_monthly_files(
        ...     agency="all",
        ...     fiscal_year=2024,
        ...     file_type="assistance",
        ... )
        """
    def status(
        self,
        file_name: str,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadStatusAnswer]:
        """State of a download job (same view as download/status).

        Parameters
        ----------
        file_name : str
            Name of the file, as the download operation gave it.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status, message, file_name, file_url,
            total_size, total_columns, total_rows, seconds_elapsed.

        Notes
        -----
        USAspending.gov, GET /api/v2/bulk_download/status; beyond the specification.

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
        >>> spending.bulk_download.status(
        ...     "All_PrimeTransactions_2024-01-13_H20M58S34486877.zip",
        ... )
        """
    def list_database_download_files(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadListDatabaseDownloadFilesAnswer]:
        """Newest full and subset database dump files.

        Returns
        -------
        dict
            The JSON object of the answer. Members: full_download_file, subset_download_file,
            messages.

        Notes
        -----
        Each file member is an object: file_name, url (both may be null).

        USAspending.gov, GET /api/v2/bulk_download/list_database_download_files/; beyond the
        specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.bulk_download.list_database_download_files()
        """
    def list_unlinked_awards_files(
        self,
        toptier_code: str,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadListUnlinkedAwardsFilesAnswer]:
        """Newest unlinked awards file of an agency.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. Missing or unknown: 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: file, messages.

        Notes
        -----
        file is an object: agency_name, toptier_code, agency_acronym, file_name, url.

        USAspending.gov, POST /api/v2/bulk_download/list_unlinked_awards_files/; beyond the
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
        >>> spending.bulk_download.list_unlinked_awards_files("012")
        """
