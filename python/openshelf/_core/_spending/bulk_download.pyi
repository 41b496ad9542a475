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
        State of a download job that bulk_download.awards started.
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
        agencies_type : str
            What the agencies are for: downloads of accounts, or of awards. One of
            "account_agencies", "award_agencies".
        agency : int, optional
            Agency whose subagencies to list, by the toptier_agency_id that this operation
            gives, not by the agency_id of references.toptier_agencies. 0 or nothing lists the
            agencies.

        Returns
        -------
        dict
            Members:

            - agencies : dict (cfo_agencies : list of dict; other_agencies : list)
            - sub_agencies : list

        Notes
        -----
        Without agency, agencies is an object with the lists cfo_agencies and other_agencies,
        and sub_agencies is [].

        Each agency has name, toptier_agency_id and toptier_code.

        With agency, agencies is [] and sub_agencies lists objects with subtier_agency_name.

        Endpoint: POST https://api.usaspending.gov/api/v2/bulk_download/list_agencies/

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
        {'agencies': {'cfo_agencies': [{'name': 'Department of...', ...}, {...}, ...], ...},
         'sub_agencies': []}
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
            Which awards the files hold. Has prime_award_types or sub_award_types. Members:

            - prime_award_types : list of str. Types of prime award. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010".
            - sub_award_types : list of str. Kinds of subaward. One of "grant", "procurement".
            - date_range : dict. First and last day, at most 366 days apart. Members:
              start_date, end_date.
            - date_type : str. Which day of an award is meant. One of "action_date",
              "last_modified_date".
            - agencies : list of dict. Agencies that award or fund. The service ignores one that
              is named all. Members: type, tier, name, toptier_name.
            - agency : int or str. Older form of agencies: id of a toptier agency, or all.
            - sub_agency : str. Older form of agencies: name of a subagency, with agency.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - keywords : list of str. Texts to look for, without other filters, with
              award_levels.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        award_levels : list of {"prime_awards"}, optional
            Award levels. Needed when filters has nothing but keywords.

        Returns
        -------
        dict
            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (filters : dict; file_format : str)

        Notes
        -----
        filters.date_range spans at most 366 days.

        filters has prime_award_types or sub_award_types.

        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/bulk_download/awards/

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
        {'status_url': ...,
         'file_name': 'All_PrimeAwards_2024-06-28_H00M45S91971494.zip',
         'file_url': ...,
         'download_request': {'filters': {'prime_award_types': ['A', 'B'], ...}, ...}}
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
            Agency. The toptier_agency_id of bulk_download.list_agencies, or all.
        fiscal_year : int
            Federal fiscal year. The service does not check its range.
        file_type : {"assistance", "contracts"}
            Which files: those of contracts, or those of assistance.

        Returns
        -------
        dict
            Members:

            - monthly_files : list of dict

            Members of the records in monthly_files:

            - fiscal_year : int or None. The year that was given. None for files of changes.
            - agency_name : str
            - agency_acronym : str or None
            - type : str. The agency that was given.
            - updated_date : str, YYYY-MM-DD. The date in the file's name.
            - file_name : str
            - url : str

        Notes
        -----
        Delta files come in the same list, with fiscal_year None.

        Endpoint: POST https://api.usaspending.gov/api/v2/bulk_download/list_monthly_files/

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
        {'monthly_files': [{'fiscal_year': 2024,
                            'agency_name': 'Department of Agriculture',
                            'agency_acronym': 'USDA', 'type': 'contracts',
                            'updated_date': '2024-06-06', 'url': ...,
                            'file_name': 'FY2024_012_Contracts_Full_20240606.zip'},
                           ...]}
        """
    def status(self, file_name: str) -> _types.SpendingBulkDownloadStatusAnswer:
        """State of a download job that bulk_download.awards started.

        Parameters
        ----------
        file_name : str
            Name of the file, the file_name that the operation which started the download gave.

        Returns
        -------
        dict
            Members:

            - status : str
            - message
            - file_name : str
            - file_url : str
            - total_size : float
            - total_columns : int
            - total_rows : int
            - seconds_elapsed : str

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/bulk_download/status

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
        {'status': 'finished',
         'message': None,
         'file_name': 'All_PrimeTransactions_2024-01-13_H20M58S34486877.zip',
         'file_url': ...,
         'total_size': 36.77,
         'total_columns': 64,
         'total_rows': 840,
         'seconds_elapsed': '5.583369'}
        """
    def list_database_download_files(
        self,
    ) -> _types.SpendingBulkDownloadListDatabaseDownloadFilesAnswer:
        """Newest full and subset database dump files.

        Returns
        -------
        dict
            Members:

            - full_download_file : dict (file_name : str; url : str)
            - subset_download_file : dict (file_name : str; url : str)
            - messages : list

        Notes
        -----
        Each member is an object with file_name and url, which may be None.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/bulk_download/list_database_download_files/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.bulk_download.list_database_download_files()
        {'full_download_file': {'file_name': 'database-full_20240606.zip', 'url': ...},
         'subset_download_file': {'file_name': 'database-subset_20240606.zip', ...},
         'messages': []}
        """
    def list_unlinked_awards_files(
        self,
        toptier_code: str,
    ) -> _types.SpendingBulkDownloadListUnlinkedAwardsFilesAnswer:
        """Newest unlinked awards file of an agency.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.

        Returns
        -------
        dict
            Members:

            - file : dict (agency_name : str; toptier_code : str; agency_acronym : str; url :
              str; file_name : str)
            - messages : list

        Notes
        -----
        file is an object with agency_name, toptier_code, agency_acronym, file_name and url.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/bulk_download/list_unlinked_awards_files/

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
        {'file': {'agency_name': 'Department of Agriculture', 'toptier_code': '012', ...},
         'messages': []}
        """

@final
class AsyncSpendingBulkDownload(Namespace):
    """USAspending.gov: bulk download.

    Has the methods of SpendingBulkDownload; each gives a coroutine to await.

    Methods
    -------
    list_agencies
        Agencies (or sub-agencies of one agency) usable in downloads.
    awards
        Start a custom award download within one year.
    list_monthly_files
        Current archive files of an agency and fiscal year.
    status
        State of a download job that bulk_download.awards started.
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
        agencies_type : str
            What the agencies are for: downloads of accounts, or of awards. One of
            "account_agencies", "award_agencies".
        agency : int, optional
            Agency whose subagencies to list, by the toptier_agency_id that this operation
            gives, not by the agency_id of references.toptier_agencies. 0 or nothing lists the
            agencies.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - agencies : dict (cfo_agencies : list of dict; other_agencies : list)
            - sub_agencies : list

        Notes
        -----
        Without agency, agencies is an object with the lists cfo_agencies and other_agencies,
        and sub_agencies is [].

        Each agency has name, toptier_agency_id and toptier_code.

        With agency, agencies is [] and sub_agencies lists objects with subtier_agency_name.

        Endpoint: POST https://api.usaspending.gov/api/v2/bulk_download/list_agencies/

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
        >>> await spending.bulk_download.list_agencies("account_agencies")
        {'agencies': {'cfo_agencies': [{'name': 'Department of...', ...}, {...}, ...], ...},
         'sub_agencies': []}
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
            Which awards the files hold. Has prime_award_types or sub_award_types. Members:

            - prime_award_types : list of str. Types of prime award. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010".
            - sub_award_types : list of str. Kinds of subaward. One of "grant", "procurement".
            - date_range : dict. First and last day, at most 366 days apart. Members:
              start_date, end_date.
            - date_type : str. Which day of an award is meant. One of "action_date",
              "last_modified_date".
            - agencies : list of dict. Agencies that award or fund. The service ignores one that
              is named all. Members: type, tier, name, toptier_name.
            - agency : int or str. Older form of agencies: id of a toptier agency, or all.
            - sub_agency : str. Older form of agencies: name of a subagency, with agency.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - keywords : list of str. Texts to look for, without other filters, with
              award_levels.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        award_levels : list of {"prime_awards"}, optional
            Award levels. Needed when filters has nothing but keywords.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (filters : dict; file_format : str)

        Notes
        -----
        filters.date_range spans at most 366 days.

        filters has prime_award_types or sub_award_types.

        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/bulk_download/awards/

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
        >>> await spending.bulk_download.awards(
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
        {'status_url': ...,
         'file_name': 'All_PrimeAwards_2024-06-28_H00M45S91971494.zip',
         'file_url': ...,
         'download_request': {'filters': {'prime_award_types': ['A', 'B'], ...}, ...}}
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
            Agency. The toptier_agency_id of bulk_download.list_agencies, or all.
        fiscal_year : int
            Federal fiscal year. The service does not check its range.
        file_type : {"assistance", "contracts"}
            Which files: those of contracts, or those of assistance.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - monthly_files : list of dict

            Members of the records in monthly_files:

            - fiscal_year : int or None. The year that was given. None for files of changes.
            - agency_name : str
            - agency_acronym : str or None
            - type : str. The agency that was given.
            - updated_date : str, YYYY-MM-DD. The date in the file's name.
            - file_name : str
            - url : str

        Notes
        -----
        Delta files come in the same list, with fiscal_year None.

        Endpoint: POST https://api.usaspending.gov/api/v2/bulk_download/list_monthly_files/

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
        >>> await spending.bulk_download.list_monthly_files(
        ...     agency="all",
        ...     fiscal_year=2024,
        ...     file_type="assistance",
        ... )
        {'monthly_files': [{'fiscal_year': 2024,
                            'agency_name': 'Department of Agriculture',
                            'agency_acronym': 'USDA', 'type': 'contracts',
                            'updated_date': '2024-06-06', 'url': ...,
                            'file_name': 'FY2024_012_Contracts_Full_20240606.zip'},
                           ...]}
        """
    def status(
        self,
        file_name: str,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadStatusAnswer]:
        """State of a download job that bulk_download.awards started.

        Parameters
        ----------
        file_name : str
            Name of the file, the file_name that the operation which started the download gave.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status : str
            - message
            - file_name : str
            - file_url : str
            - total_size : float
            - total_columns : int
            - total_rows : int
            - seconds_elapsed : str

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/bulk_download/status

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
        >>> await spending.bulk_download.status(
        ...     "All_PrimeTransactions_2024-01-13_H20M58S34486877.zip",
        ... )
        {'status': 'finished',
         'message': None,
         'file_name': 'All_PrimeTransactions_2024-01-13_H20M58S34486877.zip',
         'file_url': ...,
         'total_size': 36.77,
         'total_columns': 64,
         'total_rows': 840,
         'seconds_elapsed': '5.583369'}
        """
    def list_database_download_files(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadListDatabaseDownloadFilesAnswer]:
        """Newest full and subset database dump files.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - full_download_file : dict (file_name : str; url : str)
            - subset_download_file : dict (file_name : str; url : str)
            - messages : list

        Notes
        -----
        Each member is an object with file_name and url, which may be None.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/bulk_download/list_database_download_files/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.bulk_download.list_database_download_files()
        {'full_download_file': {'file_name': 'database-full_20240606.zip', 'url': ...},
         'subset_download_file': {'file_name': 'database-subset_20240606.zip', ...},
         'messages': []}
        """
    def list_unlinked_awards_files(
        self,
        toptier_code: str,
    ) -> Coroutine[Any, Any, _types.SpendingBulkDownloadListUnlinkedAwardsFilesAnswer]:
        """Newest unlinked awards file of an agency.

        Parameters
        ----------
        toptier_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - file : dict (agency_name : str; toptier_code : str; agency_acronym : str; url :
              str; file_name : str)
            - messages : list

        Notes
        -----
        file is an object with agency_name, toptier_code, agency_acronym, file_name and url.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/bulk_download/list_unlinked_awards_files/

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
        >>> await spending.bulk_download.list_unlinked_awards_files("012")
        {'file': {'agency_name': 'Department of Agriculture', 'toptier_code': '012', ...},
         'messages': []}
        """
