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
        Start a download of the data of one indefinite delivery vehicle (IDV).
    awards
        Start a download of awards and their subawards matching filters.
    transactions
        Start a download of transactions and subawards matching filters.
    count
        Number of rows a download with these filters would have.
    disaster
        Start a download of account and award data of the COVID-19 funds.
    disaster_recipients
        Start a download of the recipients of disaster and emergency funds.
    status
        State of a download job, with the address of its file once it is finished.
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
        account_level : str
            Level of the accounts: treasury accounts, or federal accounts. One of
            "treasury_account", "federal_account".
        submission_types : list of str
            Files to write, by the submission that they come from: account balances, balances by
            object class and program activity, or award financial. One of "account_balances",
            "object_class_program_activity", "award_financial".
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before.
        agency : str, optional
            Agency, by its toptier_agency_id as text or by its abbreviation. All when left out.
        federal_account : str, optional
            Federal account, by its id as text. All when left out.
        quarter : int, optional
            Quarter of the fiscal year, 1 for October to December. From 1 to 4.
        period : int, optional
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        def_codes : list of str, optional
            Disaster and emergency fund codes (DEFC). references.def_codes lists them.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        budget_function : str, optional
            Code of the budget function. Three digits, or all.
        budget_subfunction : str, optional
            Code of the budget subfunction. Three digits, or all.

        Returns
        -------
        dict
            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (account_level : str; filters : dict; file_format : str)

        Notes
        -----
        The submissions are those of one quarter or one month.

        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Exactly one of quarter and period is given.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/accounts/

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
        ...     quarter=2,
        ... )
        {'status_url': ...,
         'file_name': 'FY2024_All_TAS_AccountBalances_2024-06-28_H21M35S718049...',
         'file_url': ...,
         'download_request': {'account_level': 'treasury_account', 'filters': {...}, ...}}
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
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out. The service
            refuses an empty list.

        Returns
        -------
        dict
            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (award_id : str; file_format : str)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        The service does not check the kind of the award.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/assistance/

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
        {'status_url': ...,
         'file_name': 'ASST_NON_2024-06-28_H18M36S80637405.zip',
         'file_url': ...,
         'download_request': {'award_id': 'CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-', ...}}
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
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out. The service
            refuses an empty list.

        Returns
        -------
        dict
            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (award_id : str; file_format : str)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        The service does not check the kind of the award.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/contract/

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
        {'status_url': ...,
         'file_name': 'CONT_AWD_2024-06-28_H11M57S29282736.zip',
         'file_url': ...,
         'download_request': {'award_id': 'CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-', ...}}
        """
    def idv(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> _types.SpendingDownloadIdvAnswer:
        """Start a download of the data of one indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out. The service
            refuses an empty list.

        Returns
        -------
        dict
            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (award_id : str; file_format : str)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        The service does not check the kind of the award.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/idv/

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
        {'status_url': ...,
         'file_name': 'CONT_IDV_2024-06-28_H03M41S55331184.zip',
         'file_url': ...,
         'download_request': {'award_id': 'CONT_IDV_EXAMPLE0001_1200', ...}}
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
            Which awards the files hold, at least one filter. Without award_type_codes all
            types. No date before 2007-10-01. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.

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
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/awards/

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
        {'status_url': ...,
         'file_name': 'All_PrimeAwards_2024-06-28_H22M00S28534728.zip',
         'file_url': ...,
         'download_request': {'filters': {'award_type_codes': ['A', 'B', ...], ...}, ...}}
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
            Which awards the files hold, at least one filter. Without award_type_codes all
            types. No date before 2007-10-01. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.

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
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/transactions/

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
        {'status_url': ...,
         'file_name': 'PrimeTransactionsAndSubawards_2024-06-28_H12M37S6927679...',
         'file_url': ...,
         'download_request': {'filters': {'award_type_codes': ['A', 'B', ...], ...}, ...}}
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
            Which awards count. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
            - recipient_id : str. Id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "awards", "transactions", "subawards".
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.

        Returns
        -------
        dict
            Members:

            - calculated_transaction_count : int
            - maximum_transaction_limit : int
            - transaction_rows_gt_limit : bool
            - calculated_count : int
            - spending_level : str
            - maximum_limit : int
            - rows_gt_limit : bool
            - messages : list

        Notes
        -----
        The three members with transaction in their names repeat calculated_count, maximum_limit
        and rows_gt_limit. The service will drop them.

        maximum_limit is 500000.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "date_signed": the service fails on the signing dates
        of subawards (500). Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/count/

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
        {'calculated_transaction_count': 454,
         'maximum_transaction_limit': 500000,
         'transaction_rows_gt_limit': False,
         'calculated_count': 454,
         'spending_level': 'transactions',
         'maximum_limit': 500000,
         'rows_gt_limit': False,
         'messages': []}
        """
    def disaster(
        self,
        def_codes: Sequence[Literal["L", "M", "N", "O", "P", "U", "V"]],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
    ) -> _types.SpendingDownloadDisasterAnswer:
        """Start a download of account and award data of the COVID-19 funds.

        Parameters
        ----------
        def_codes : list of {"L", "M", "N", "O", "P", "U", "V"}
            Disaster and emergency fund codes (DEFC): one code, or all of them.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.

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
        def_codes holds one code or all of them.

        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        With all codes the newest file made beforehand is given, and file_format has no effect.

        def_codes holds one value or all of them.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/disaster/

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
        {'status_url': ...,
         'file_name': 'COVID-19_Profile_2024-06-28_H23M56S26315931.zip',
         'file_url': ...,
         'download_request': {'filters': {'def_codes': ['L']}, 'file_format': 'csv'}}
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
        """Start a download of the recipients of disaster and emergency funds.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC). references.def_codes lists them.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        query : str, optional
            Text to look for in the names of recipients.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
            Comma-separated when left out.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.

        Returns
        -------
        dict
            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (filters : dict)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/disaster/recipients/

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
        {'status_url': ...,
         'file_name': 'COVID-19_Profile_2024-06-28_H08M48S85328532.zip',
         'file_url': ...,
         'download_request': {'filters': {'def_codes': ['L', 'M']}}}
        """
    def status(self, file_name: str) -> _types.SpendingDownloadStatusAnswer:
        """State of a download job, with the address of its file once it is finished.

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
        A job is ready, running, finished or failed. One whose worker died can stay running for
        ever.

        Jobs of bulk_download are found here too.

        Endpoint: GET https://api.usaspending.gov/api/v2/download/status

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
        {'status': 'finished',
         'message': None,
         'file_name': 'All_PrimeTransactions_2024-01-13_H20M58S34486877.zip',
         'file_url': ...,
         'total_size': 36.77,
         'total_columns': 64,
         'total_rows': 840,
         'seconds_elapsed': '5.583369'}
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
            Which awards the files hold. The service drops recipient_id. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        spending_level : list of str, optional
            Which files to write: transactions, awards, subawards. All three when left out. One
            of "awards", "transactions", "subawards".
        columns : list of str, optional
            Names of the columns that the files shall have.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
            Comma-separated when left out.
        limit : int, optional
            Number of rows in each file. 500000 at most. From 0 to 500000.

        Returns
        -------
        dict
            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (filters : dict)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/search/

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
        {'status_url': ...,
         'file_name': 'All_PrimeAwards_2024-06-28_H17M22S62228796.zip',
         'file_url': ...,
         'download_request': {'filters': {'award_type_codes': ['A', 'B', ...], ...}}}
        """

@final
class AsyncSpendingDownload(Namespace):
    """USAspending.gov: download.

    Has the methods of SpendingDownload; each gives a coroutine to await.

    Methods
    -------
    accounts
        Start a custom account data download.
    assistance
        Start a download of the data of one assistance award.
    contract
        Start a download of the data of one contract award.
    idv
        Start a download of the data of one indefinite delivery vehicle (IDV).
    awards
        Start a download of awards and their subawards matching filters.
    transactions
        Start a download of transactions and subawards matching filters.
    count
        Number of rows a download with these filters would have.
    disaster
        Start a download of account and award data of the COVID-19 funds.
    disaster_recipients
        Start a download of the recipients of disaster and emergency funds.
    status
        State of a download job, with the address of its file once it is finished.
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
        account_level : str
            Level of the accounts: treasury accounts, or federal accounts. One of
            "treasury_account", "federal_account".
        submission_types : list of str
            Files to write, by the submission that they come from: account balances, balances by
            object class and program activity, or award financial. One of "account_balances",
            "object_class_program_activity", "award_financial".
        fiscal_year : int
            Federal fiscal year, which starts on 1 October of the year before.
        agency : str, optional
            Agency, by its toptier_agency_id as text or by its abbreviation. All when left out.
        federal_account : str, optional
            Federal account, by its id as text. All when left out.
        quarter : int, optional
            Quarter of the fiscal year, 1 for October to December. From 1 to 4.
        period : int, optional
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.
        def_codes : list of str, optional
            Disaster and emergency fund codes (DEFC). references.def_codes lists them.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        budget_function : str, optional
            Code of the budget function. Three digits, or all.
        budget_subfunction : str, optional
            Code of the budget subfunction. Three digits, or all.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (account_level : str; filters : dict; file_format : str)

        Notes
        -----
        The submissions are those of one quarter or one month.

        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Exactly one of quarter and period is given.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/accounts/

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
        >>> await spending.download.accounts(
        ...     account_level="treasury_account",
        ...     submission_types=["account_balances"],
        ...     fiscal_year=2024,
        ...     quarter=2,
        ... )
        {'status_url': ...,
         'file_name': 'FY2024_All_TAS_AccountBalances_2024-06-28_H21M35S718049...',
         'file_url': ...,
         'download_request': {'account_level': 'treasury_account', 'filters': {...}, ...}}
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
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out. The service
            refuses an empty list.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (award_id : str; file_format : str)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        The service does not check the kind of the award.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/assistance/

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
        >>> await spending.download.assistance("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'status_url': ...,
         'file_name': 'ASST_NON_2024-06-28_H18M36S80637405.zip',
         'file_url': ...,
         'download_request': {'award_id': 'CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-', ...}}
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
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out. The service
            refuses an empty list.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (award_id : str; file_format : str)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        The service does not check the kind of the award.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/contract/

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
        >>> await spending.download.contract("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        {'status_url': ...,
         'file_name': 'CONT_AWD_2024-06-28_H11M57S29282736.zip',
         'file_url': ...,
         'download_request': {'award_id': 'CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-', ...}}
        """
    def idv(
        self,
        award_id: int | str,
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadIdvAnswer]:
        """Start a download of the data of one indefinite delivery vehicle (IDV).

        Parameters
        ----------
        award_id : int or str
            Award, by its generated id or its internal id. A generated id starts with CONT_ or
            ASST_ followed by AWD, IDV, NON or AGG, an internal one is digits.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out. The service
            refuses an empty list.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (award_id : str; file_format : str)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        The service does not check the kind of the award.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/idv/

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
        >>> await spending.download.idv("CONT_IDV_EXAMPLE0001_1200")
        {'status_url': ...,
         'file_name': 'CONT_IDV_2024-06-28_H03M41S55331184.zip',
         'file_url': ...,
         'download_request': {'award_id': 'CONT_IDV_EXAMPLE0001_1200', ...}}
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
            Which awards the files hold, at least one filter. Without award_type_codes all
            types. No date before 2007-10-01. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.

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
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/awards/

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
        >>> await spending.download.awards(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'status_url': ...,
         'file_name': 'All_PrimeAwards_2024-06-28_H22M00S28534728.zip',
         'file_url': ...,
         'download_request': {'filters': {'award_type_codes': ['A', 'B', ...], ...}, ...}}
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
            Which awards the files hold, at least one filter. Without award_type_codes all
            types. No date before 2007-10-01. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
        limit : int, optional
            Number of rows in each file. 500000 when left out, which is also the most. From 0 to
            500000.

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
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/transactions/

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
        >>> await spending.download.transactions(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'status_url': ...,
         'file_name': 'PrimeTransactionsAndSubawards_2024-06-28_H12M37S6927679...',
         'file_url': ...,
         'download_request': {'filters': {'award_type_codes': ['A', 'B', ...], ...}, ...}}
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
            Which awards count. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
            - recipient_id : str. Id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "awards", "transactions", "subawards".
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - calculated_transaction_count : int
            - maximum_transaction_limit : int
            - transaction_rows_gt_limit : bool
            - calculated_count : int
            - spending_level : str
            - maximum_limit : int
            - rows_gt_limit : bool
            - messages : list

        Notes
        -----
        The three members with transaction in their names repeat calculated_count, maximum_limit
        and rows_gt_limit. The service will drop them.

        maximum_limit is 500000.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "date_signed": the service fails on the signing dates
        of subawards (500). Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/count/

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
        >>> await spending.download.count(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'calculated_transaction_count': 454,
         'maximum_transaction_limit': 500000,
         'transaction_rows_gt_limit': False,
         'calculated_count': 454,
         'spending_level': 'transactions',
         'maximum_limit': 500000,
         'rows_gt_limit': False,
         'messages': []}
        """
    def disaster(
        self,
        def_codes: Sequence[Literal["L", "M", "N", "O", "P", "U", "V"]],
        *,
        file_format: Literal["csv", "tsv", "pstxt"] | None = "csv",
    ) -> Coroutine[Any, Any, _types.SpendingDownloadDisasterAnswer]:
        """Start a download of account and award data of the COVID-19 funds.

        Parameters
        ----------
        def_codes : list of {"L", "M", "N", "O", "P", "U", "V"}
            Disaster and emergency fund codes (DEFC): one code, or all of them.
        file_format : {"csv", "tsv", "pstxt"}, default "csv"
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.

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
        def_codes holds one code or all of them.

        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        With all codes the newest file made beforehand is given, and file_format has no effect.

        def_codes holds one value or all of them.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/disaster/

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
        >>> await spending.download.disaster(def_codes=["L"])
        {'status_url': ...,
         'file_name': 'COVID-19_Profile_2024-06-28_H23M56S26315931.zip',
         'file_url': ...,
         'download_request': {'filters': {'def_codes': ['L']}, 'file_format': 'csv'}}
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
        """Start a download of the recipients of disaster and emergency funds.

        Parameters
        ----------
        def_codes : list of str
            Disaster and emergency fund codes (DEFC). references.def_codes lists them.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".
        query : str, optional
            Text to look for in the names of recipients.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
            Comma-separated when left out.
        columns : list of str, optional
            Names of the columns that the files shall have. All when left out or empty.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (filters : dict)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/disaster/recipients/

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
        >>> await spending.download.disaster_recipients(def_codes=["L", "M"])
        {'status_url': ...,
         'file_name': 'COVID-19_Profile_2024-06-28_H08M48S85328532.zip',
         'file_url': ...,
         'download_request': {'filters': {'def_codes': ['L', 'M']}}}
        """
    def status(
        self,
        file_name: str,
    ) -> Coroutine[Any, Any, _types.SpendingDownloadStatusAnswer]:
        """State of a download job, with the address of its file once it is finished.

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
        A job is ready, running, finished or failed. One whose worker died can stay running for
        ever.

        Jobs of bulk_download are found here too.

        Endpoint: GET https://api.usaspending.gov/api/v2/download/status

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
        >>> await spending.download.status(
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
            Which awards the files hold. The service drops recipient_id. Members:

            - keywords : list of str. Texts to look for in the award, each of 3 characters or
              more.
            - description : str. How the description of the award, transaction or subaward
              begins.
            - place_of_performance_scope : str. Whether the work is done in the USA or abroad.
              One of "domestic", "foreign".
            - recipient_search_text : list of str. Texts to look for in the name, UEI and DUNS
              of the recipient and its parent. In double quotes for an exact match.
            - recipient_scope : str. Whether the recipient is in the USA or abroad. One of
              "domestic", "foreign".
            - recipient_type_names : list of str. Kinds of business, such as small_business.
            - award_ids : list of str. Numbers of awards (PIID, FAIN or URI). In double quotes
              for an exact match.
            - award_unique_id : str. Generated id of one award.
            - program_numbers : list of str. Numbers of assistance listings, such as 10.410.
            - psc_codes : dict or list of str. Product and service codes, or paths of the tree
              of them. Members: require, exclude.
            - contract_pricing_type_codes : list of str. Codes of the pricing of contracts, such
              as J for a firm fixed price.
            - set_aside_type_codes : list of str. Codes of the set-aside of contracts, such as
              SBA.
            - extent_competed_type_codes : list of str. Codes of how far contracts were
              competed, such as A.
            - def_codes : list of str. Disaster and emergency fund codes (DEFC), as
              references.def_codes lists them. Those of COVID-19 and infrastructure also
              restrict the days.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in USD, bounds included. One bound
              may be left out. Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Treasury accounts by their components.
              Members: ata, aid, bpoa, epoa, a, main, sub.
            - legal_entities : list of int. The service ignores it.
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - award_type_codes : list of str. Types of award that count. For subawards those of
              the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        spending_level : list of str, optional
            Which files to write: transactions, awards, subawards. All three when left out. One
            of "awards", "transactions", "subawards".
        columns : list of str, optional
            Names of the columns that the files shall have.
        file_format : {"csv", "tsv", "pstxt"}, optional
            Format of the files: comma-separated, tab-separated, or separated by vertical bars.
            Comma-separated when left out.
        limit : int, optional
            Number of rows in each file. 500000 at most. From 0 to 500000.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - status_url : str
            - file_name : str
            - file_url : str
            - download_request : dict (filters : dict)

        Notes
        -----
        Starts a job, or gives the newest one of the same request since the service last loaded
        data. download.status says with file_name whether it is ready, running, finished or
        failed.

        Endpoint: POST https://api.usaspending.gov/api/v2/download/search/

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
        >>> await spending.download.search(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'status_url': ...,
         'file_name': 'All_PrimeAwards_2024-06-28_H17M22S62228796.zip',
         'file_url': ...,
         'download_request': {'filters': {'award_type_codes': ['A', 'B', ...], ...}}}
        """
