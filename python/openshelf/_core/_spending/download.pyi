# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingDownload(Namespace):
    """USAspending.gov: download.

    Methods
    -------
    accounts
        Start a custom account data download.
    assistance
        Start a download of the data of one assistance award.
    contract
        Start a download of the data of one contract award.
    idv
        Start a download of the data of one IDV.
    awards
        Start a download of awards and their subawards matching filters.
    transactions
        Start a download of transactions and subawards matching filters.
    count
        Number of rows a download with these filters would have.
    disaster
        Start a COVID-19 DEF download of account and award data.
    disaster_recipients
        Start a DEF download of recipients.
    status
        State of a download job.
    search
        Start a download of awards, transactions and subawards in one file.
    """

    def accounts(
        self,
        account_level: Literal["treasury_account", "federal_account"],
        submission_types: Sequence[Literal["account_balances", "object_class_program_activity", "award_financial"]],
        fiscal_year: int,
        *,
        agency: str | None = None,
        federal_account: str | None = None,
        quarter: int | None = None,
        period: int | None = None,
        def_codes: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        budget_function: str | None = None,
        budget_subfunction: str | None = None,
    ) -> _types.SpendingDownloadAccountsAnswer:
        """Start a custom account data download.

        Parameters
        ----------
        account_level : {"treasury_account", "federal_account"}
            Kind of account.
        submission_types : list of {"account_balances", "object_class_program_activity", "award_financial"}
            Kinds of submission.
        fiscal_year : int
            Fiscal year.
        agency : str, optional
            Agency. toptier_agency_id as a string of digits, or (server) an agency abbreviation.
            An int is rejected (400), unknown: 404. Server default all.
        federal_account : str, optional
            Federal account. Internal id as a string (an int is rejected, 400). Server default
            all.
        quarter : int, optional
            Quarter of the fiscal year. From 1 to 4.
        period : int, optional
            Period of the fiscal year. From 2 to 12.
        def_codes : list of str, optional
            Disaster and emergency fund codes. references.def_codes() lists them.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        budget_function : str, optional
            Budget function code.
        budget_subfunction : str, optional
            Budget subfunction code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Exactly one of quarter, period (none or both: 400).

        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        Exactly one of quarter and period is given.

        USAspending.gov, POST /api/v2/download/accounts/; row "Account download" of the
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
        >>> spending.download.accounts(
        ...     account_level="treasury_account",
        ...     submission_types=["account_balances"],
        ...     fiscal_year=2024,
        ... )
        """
    def assistance(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> _types.SpendingDownloadAssistanceAnswer:
        """Start a download of the data of one assistance award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id (str) or internal id (digits). Unknown id: 400.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.
        columns : list of str, optional
            Columns of the files. All when left out or empty.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        The kind of award is not checked.

        USAspending.gov, POST /api/v2/download/assistance/; row "Assistance award download" of
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
        >>> spending.download.assistance("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def contract(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> _types.SpendingDownloadContractAnswer:
        """Start a download of the data of one contract award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id (str) or internal id (digits). Unknown id: 400.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.
        columns : list of str, optional
            Columns of the files. All when left out or empty.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        The kind of award is not checked.

        USAspending.gov, POST /api/v2/download/contract/; row "Contract award download" of the
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
        >>> spending.download.contract("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def idv(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> _types.SpendingDownloadIdvAnswer:
        """Start a download of the data of one IDV.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id (str) or internal id (digits). Unknown id: 400.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.
        columns : list of str, optional
            Columns of the files. All when left out or empty.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        The kind of award is not checked.

        USAspending.gov, POST /api/v2/download/idv/; row "IDV download" of the specification.

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
        >>> spending.download.idv("CONT_IDV_EXAMPLE0001_1200")
        """
    def awards(
        self,
        filters: _types.SpendingDownloadFilters,
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> _types.SpendingDownloadAwardsAnswer:
        """Start a download of awards and their subawards matching filters.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. award_type_codes defaults to all. No date
            before 2007-10-01. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/awards/; row "Advanced award download" of the
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
        >>> spending.download.awards(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
    def transactions(
        self,
        filters: _types.SpendingDownloadFilters,
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> _types.SpendingDownloadTransactionsAnswer:
        """Start a download of transactions and subawards matching filters.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. award_type_codes defaults to all. No date
            before 2007-10-01. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/transactions/; row "Advanced transaction
        download" of the specification.

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
        >>> spending.download.transactions(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
    def count(
        self,
        filters: _types.SpendingFilters,
        *,
        spending_level: Literal["awards", "transactions", "subawards"] | None = None,
        subawards: bool | None = None,
    ) -> _types.SpendingDownloadCountAnswer:
        """Number of rows a download with these filters would have.

        Parameters
        ----------
        filters : dict
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        spending_level : {"awards", "transactions", "subawards"}, optional
            What is counted. Server default transactions.
        subawards : bool, optional
            True to work on subawards. To be dropped by the service. Use spending_level.

        Returns
        -------
        dict
            The JSON object of the answer. Members: calculated_transaction_count,
            maximum_transaction_limit, transaction_rows_gt_limit, calculated_count,
            spending_level, maximum_limit, rows_gt_limit, messages.

        Notes
        -----
        The three *transaction* members are announced to go. Same values as calculated_count,
        maximum_limit, rows_gt_limit.

        maximum_limit is 500000.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "date_signed": the service fails on the signing dates
        of subawards (500). Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/download/count/; row "Transaction count for a download" of
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
        >>> spending.download.count(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
    def disaster(
        self,
        def_codes: Sequence[Literal["L", "M", "N", "O", "P", "U", "V"]],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
    ) -> _types.SpendingDownloadDisasterAnswer:
        """Start a COVID-19 DEF download of account and award data.

        Parameters
        ----------
        def_codes : list of {"L", "M", "N", "O", "P", "U", "V"}
            Disaster and emergency fund codes. One code or all seven.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        def_codes holds one code or all of them (else 400).

        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        All codes: answers with the newest pre-generated file, file_format has no effect.

        def_codes holds one value or all of them.

        USAspending.gov, POST /api/v2/download/disaster/; row "DEF download" of the
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
        >>> spending.download.disaster(def_codes=["L"])
        """
    def disaster_recipients(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        query: str | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        columns: Sequence[str] | None = None,
    ) -> _types.SpendingDownloadDisasterRecipientsAnswer:
        """Start a DEF download of recipients.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. references.def_codes() lists them.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        query : str, optional
            Query. Matched against the recipient name.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files. Server default csv.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/disaster/recipients/; row "DEF recipient
        download" of the specification.

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
        >>> spending.download.disaster_recipients(def_codes=["L", "M"])
        """
    def status(self, file_name: str) -> _types.SpendingDownloadStatusAnswer:
        """State of a download job.

        Parameters
        ----------
        file_name : str
            Name of the file, as the download operation gave it. file_name of a job. Missing:
            400, unknown: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status, message, file_name, file_url,
            total_size, total_columns, total_rows, seconds_elapsed.

        Notes
        -----
        A job is ready, running, finished or failed. One whose worker died can stay running for
        ever.

        Jobs of bulk_download are found here too.

        USAspending.gov, GET /api/v2/download/status; row "Download status" of the
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
        >>> spending.download.status("All_PrimeTransactions_2024-01-13_H20M58S34486877.zip")
        """
    def search(
        self,
        filters: _types.SpendingDownloadFilters,
        *,
        spending_level: Sequence[Literal["awards", "transactions", "subawards"]] | None = None,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        limit: int | None = None,
    ) -> _types.SpendingDownloadSearchAnswer:
        """Start a download of awards, transactions and subawards in one file.

        Parameters
        ----------
        filters : dict
            Filters. Search filters. recipient_id is dropped. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes.
        spending_level : list of {"awards", "transactions", "subawards"}, optional
            What is counted. Server default all three.
        columns : list of str, optional
            Columns of the file.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files. Server default csv.
        limit : int, optional
            Number of rows. 500000 at most. From 0 to 500000.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/search/; beyond the specification.

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
        >>> spending.download.search(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """

@final
class AsyncSpendingDownload(Namespace):
    """USAspending.gov: download.

    Every method gives a coroutine to await; the asynchronous twin of SpendingDownload.

    Methods
    -------
    accounts
        Start a custom account data download.
    assistance
        Start a download of the data of one assistance award.
    contract
        Start a download of the data of one contract award.
    idv
        Start a download of the data of one IDV.
    awards
        Start a download of awards and their subawards matching filters.
    transactions
        Start a download of transactions and subawards matching filters.
    count
        Number of rows a download with these filters would have.
    disaster
        Start a COVID-19 DEF download of account and award data.
    disaster_recipients
        Start a DEF download of recipients.
    status
        State of a download job.
    search
        Start a download of awards, transactions and subawards in one file.
    """

    def accounts(
        self,
        account_level: Literal["treasury_account", "federal_account"],
        submission_types: Sequence[Literal["account_balances", "object_class_program_activity", "award_financial"]],
        fiscal_year: int,
        *,
        agency: str | None = None,
        federal_account: str | None = None,
        quarter: int | None = None,
        period: int | None = None,
        def_codes: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        columns: Sequence[str] | None = None,
        budget_function: str | None = None,
        budget_subfunction: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadAccountsAnswer]:
        """Start a custom account data download.

        Parameters
        ----------
        account_level : {"treasury_account", "federal_account"}
            Kind of account.
        submission_types : list of {"account_balances", "object_class_program_activity", "award_financial"}
            Kinds of submission.
        fiscal_year : int
            Fiscal year.
        agency : str, optional
            Agency. toptier_agency_id as a string of digits, or (server) an agency abbreviation.
            An int is rejected (400), unknown: 404. Server default all.
        federal_account : str, optional
            Federal account. Internal id as a string (an int is rejected, 400). Server default
            all.
        quarter : int, optional
            Quarter of the fiscal year. From 1 to 4.
        period : int, optional
            Period of the fiscal year. From 2 to 12.
        def_codes : list of str, optional
            Disaster and emergency fund codes. references.def_codes() lists them.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        budget_function : str, optional
            Budget function code.
        budget_subfunction : str, optional
            Budget subfunction code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Exactly one of quarter, period (none or both: 400).

        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        Exactly one of quarter and period is given.

        USAspending.gov, POST /api/v2/download/accounts/; row "Account download" of the
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
        >>> spending.download.accounts(
        ...     account_level="treasury_account",
        ...     submission_types=["account_balances"],
        ...     fiscal_year=2024,
        ... )
        """
    def assistance(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadAssistanceAnswer]:
        """Start a download of the data of one assistance award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id (str) or internal id (digits). Unknown id: 400.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.
        columns : list of str, optional
            Columns of the files. All when left out or empty.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        The kind of award is not checked.

        USAspending.gov, POST /api/v2/download/assistance/; row "Assistance award download" of
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
        >>> spending.download.assistance("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def contract(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadContractAnswer]:
        """Start a download of the data of one contract award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id (str) or internal id (digits). Unknown id: 400.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.
        columns : list of str, optional
            Columns of the files. All when left out or empty.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        The kind of award is not checked.

        USAspending.gov, POST /api/v2/download/contract/; row "Contract award download" of the
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
        >>> spending.download.contract("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def idv(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadIdvAnswer]:
        """Start a download of the data of one IDV.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id (str) or internal id (digits). Unknown id: 400.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.
        columns : list of str, optional
            Columns of the files. All when left out or empty.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        The kind of award is not checked.

        USAspending.gov, POST /api/v2/download/idv/; row "IDV download" of the specification.

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
        >>> spending.download.idv("CONT_IDV_EXAMPLE0001_1200")
        """
    def awards(
        self,
        filters: _types.SpendingDownloadFilters,
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadAwardsAnswer]:
        """Start a download of awards and their subawards matching filters.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. award_type_codes defaults to all. No date
            before 2007-10-01. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/awards/; row "Advanced award download" of the
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
        >>> spending.download.awards(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
    def transactions(
        self,
        filters: _types.SpendingDownloadFilters,
        *,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadTransactionsAnswer]:
        """Start a download of transactions and subawards matching filters.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. award_type_codes defaults to all. No date
            before 2007-10-01. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.
        limit : int, optional
            Results per page. Number of rows. Server default and maximum 500000, more: 422. From
            0 to 500000.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/transactions/; row "Advanced transaction
        download" of the specification.

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
        >>> spending.download.transactions(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
    def count(
        self,
        filters: _types.SpendingFilters,
        *,
        spending_level: Literal["awards", "transactions", "subawards"] | None = None,
        subawards: bool | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadCountAnswer]:
        """Number of rows a download with these filters would have.

        Parameters
        ----------
        filters : dict
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        spending_level : {"awards", "transactions", "subawards"}, optional
            What is counted. Server default transactions.
        subawards : bool, optional
            True to work on subawards. To be dropped by the service. Use spending_level.

        Returns
        -------
        dict
            The JSON object of the answer. Members: calculated_transaction_count,
            maximum_transaction_limit, transaction_rows_gt_limit, calculated_count,
            spending_level, maximum_limit, rows_gt_limit, messages.

        Notes
        -----
        The three *transaction* members are announced to go. Same values as calculated_count,
        maximum_limit, rows_gt_limit.

        maximum_limit is 500000.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "date_signed": the service fails on the signing dates
        of subawards (500). Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/download/count/; row "Transaction count for a download" of
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
        >>> spending.download.count(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
    def disaster(
        self,
        def_codes: Sequence[Literal["L", "M", "N", "O", "P", "U", "V"]],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
    ) -> Coroutine[Any, Any, _types.SpendingDownloadDisasterAnswer]:
        """Start a COVID-19 DEF download of account and award data.

        Parameters
        ----------
        def_codes : list of {"L", "M", "N", "O", "P", "U", "V"}
            Disaster and emergency fund codes. One code or all seven.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        def_codes holds one code or all of them (else 400).

        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        All codes: answers with the newest pre-generated file, file_format has no effect.

        def_codes holds one value or all of them.

        USAspending.gov, POST /api/v2/download/disaster/; row "DEF download" of the
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
        >>> spending.download.disaster(def_codes=["L"])
        """
    def disaster_recipients(
        self,
        def_codes: Sequence[str],
        *,
        award_type_codes: Sequence[Literal["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010"]] | None = None,
        query: str | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadDisasterRecipientsAnswer]:
        """Start a DEF download of recipients.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes. references.def_codes() lists them.
        award_type_codes : list of str, optional
            Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
            "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
            "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
            "F009", "F010".
        query : str, optional
            Query. Matched against the recipient name.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files. Server default csv.
        columns : list of str, optional
            Columns of the file. Column names of the file. Absent or empty: all columns.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/disaster/recipients/; row "DEF recipient
        download" of the specification.

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
        >>> spending.download.disaster_recipients(def_codes=["L", "M"])
        """
    def status(
        self,
        file_name: str,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadStatusAnswer]:
        """State of a download job.

        Parameters
        ----------
        file_name : str
            Name of the file, as the download operation gave it. file_name of a job. Missing:
            400, unknown: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status, message, file_name, file_url,
            total_size, total_columns, total_rows, seconds_elapsed.

        Notes
        -----
        A job is ready, running, finished or failed. One whose worker died can stay running for
        ever.

        Jobs of bulk_download are found here too.

        USAspending.gov, GET /api/v2/download/status; row "Download status" of the
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
        >>> spending.download.status("All_PrimeTransactions_2024-01-13_H20M58S34486877.zip")
        """
    def search(
        self,
        filters: _types.SpendingDownloadFilters,
        *,
        spending_level: Sequence[Literal["awards", "transactions", "subawards"]] | None = None,
        columns: Sequence[str] | None = None,
        file_format: Literal["csv", "tsv", "pstxt"] | None = None,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadSearchAnswer]:
        """Start a download of awards, transactions and subawards in one file.

        Parameters
        ----------
        filters : dict
            Filters. Search filters. recipient_id is dropped. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes.
        spending_level : list of {"awards", "transactions", "subawards"}, optional
            What is counted. Server default all three.
        columns : list of str, optional
            Columns of the file.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files. Server default csv.
        limit : int, optional
            Number of rows. 500000 at most. From 0 to 500000.

        Returns
        -------
        dict
            The JSON object of the answer. Members: status_url, file_name, file_url,
            download_request.

        Notes
        -----
        Creates a job, or returns the newest one of the same request since the last data load.
        download.status(file_name) tells its state: ready, running, finished or failed.

        USAspending.gov, POST /api/v2/download/search/; beyond the specification.

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
        >>> spending.download.search(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
