# Written by tools/write.py from the table; do not edit.

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
        Name, mission, website and fund codes of one agency in a fiscal year.
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
        """Name, mission, website and fund codes of one agency in a fiscal year.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            Members:

            - fiscal_year : int
            - toptier_code : str
            - name : str
            - abbreviation : str
            - agency_id : int
            - icon_filename : str
            - mission : str
            - website : str
            - congressional_justification_url : str
            - about_agency_data
            - subtier_agency_count : int
            - def_codes : list of dict
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        def_codes.urls is a text, several addresses joined by |, or None.

        Endpoint: GET https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/

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
        {'fiscal_year': 2024,
         'toptier_code': '012',
         'name': 'Department of Agriculture',
         'abbreviation': 'USDA',
         'agency_id': 315,
         'icon_filename': 'USDA.jpg',
         'mission': 'The united program presents everyday objects.',
         'website': ...,
         'congressional_justification_url': ...,
         'about_agency_data': None,
         ...}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds what is counted.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - fiscal_year : int
            - latest_action_date : str
            - toptier_code : str
            - transaction_count : int
            - obligations : float
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/awards/

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
        {'fiscal_year': 2024,
         'latest_action_date': '2024-06-28T00:00:00',
         'toptier_code': '012',
         'transaction_count': 91,
         'obligations': 245948345.33,
         'messages': []}
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
            Which agencies are listed. Cfo stands for the 24 agencies of the CFO Act.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 1
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"awarding_toptier_agency_name.keyword"}, optional
            Member to sort by. There is no other.

        Returns
        -------
        dict
            Members:

            - results : list of list
            - page_metadata : dict
            - messages : list

            Members of the records in results:

            - awarding_toptier_agency_name : str
            - awarding_toptier_agency_code : str
            - contracts : int
            - direct_payments : int
            - grants : int
            - idvs : int
            - loans : int
            - other : int

        Notes
        -----
        results is a list that holds one list, which has the records.

        page_metadata.total counts agencies.

        One call gives one page; `openshelf.paginate(spending.agency.awards_count)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/agency/awards/count/

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
        {'messages': [],
         'page_metadata': {'page': 1, 'total': 16, 'limit': 1, 'next': 2, ...},
         'results': [[{'awarding_toptier_agency_name': 'Departmen...', ...}]]}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - budget_function_count : int
            - budget_sub_function_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/budget_function/count/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'budget_function_count': 4,
         'budget_sub_function_count': 4,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the titles of functions and subfunctions, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str or None
            - children : list of dict (name : str or None; obligated_amount : float, USD;
              gross_outlay_amount : float, USD)
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.budget_functions)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/budget_function/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Energy', 'children': [{'name': 'Energy supply', ...}],
                      'obligated_amount': 149296669.01,
                      'gross_outlay_amount': 117836109.32},
                     ...],
         'messages': []}
        """
    def budgetary_resources(
        self,
        toptier_agency_code: str,
    ) -> _types.SpendingAgencyBudgetaryResourcesAnswer:
        """Budgetary resources and obligations of one agency by year since 2017.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - agency_data_by_year : list of dict
            - messages : list

            Members of the records in agency_data_by_year:

            - fiscal_year : int
            - agency_budgetary_resources : float or None, USD
            - agency_total_obligated : float or None, USD
            - agency_total_outlayed : float or None, USD
            - total_budgetary_resources : float or None, USD. Of all agencies.
            - agency_obligation_by_period : list of dict (period : int; obligated : float, USD)

        Notes
        -----
        An unknown code gives NotFoundError (404).

        The newest year comes first. A year without data has None for amounts and [] for
        agency_obligation_by_period.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/budgetary_resources/

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
        {'toptier_code': '012',
         'agency_data_by_year': [{'fiscal_year': 2024,
                                  'agency_budgetary_resources': 4864084452.2,
                                  'agency_total_obligated': 3615439086.11,
                                  'agency_total_outlayed': 2640928174.82,
                                  'total_budgetary_resources': 59751386682.33, ...},
                                 ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        bureau_slug : str
            Slug of a bureau. The id of a record of agency.sub_components.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds. The service ignores it here.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. total_obligations when left out. One of "name", "id",
            "total_obligations", "total_outlays", "total_budgetary_resources".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - bureau_slug : str
            - fiscal_year : int
            - totals : dict
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - id : str. Federal account code NNN-NNNN.
            - total_obligations : float, USD
            - total_outlays : float, USD
            - total_budgetary_resources : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        A fiscal year for which agencies have published nothing yet gives ServerError (500), as
        the current one does in its first months: give an earlier fiscal_year.

        totals is an object: total_obligations, total_outlays, total_budgetary_resources over
        all pages.

        One call gives one page; `openshelf.paginate(spending.agency.bureau_federal_accounts)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_components/{bureau_slug}/

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
        {'toptier_code': '012',
         'bureau_slug': 'forest-service',
         'fiscal_year': 2024,
         'totals': {'total_obligations': 2763858182.34, ...},
         'page_metadata': {'page': 1, 'total': 2, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Salaries and Expenses, Agriculture', 'id': '012-1106',
                      'total_obligations': 237243835.63, 'total_outlays': 101141656.86,
                      'total_budgetary_resources': 271982732.42},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - federal_account_count : int
            - treasury_account_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/federal_account/count/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'federal_account_count': 4,
         'treasury_account_count': 4,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in account titles, account codes and treasury account symbols, in
            any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - code : str or None
            - name : str or None
            - children : list of dict (name : str or None; code : str or None; obligated_amount
              : float, USD; gross_outlay_amount : float, USD)
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.federal_accounts)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/federal_account/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...},
         'results': [{'code': '012-1106', 'name': 'Salaries and Expenses, Agriculture',
                      'children': [{'name': 'Salaries and Expenses,...', ...}],
                      'obligated_amount': 237243835.63,
                      'gross_outlay_amount': 101141656.86},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds what is counted.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. total_obligations when left out. One of "name",
            "total_obligations", "transaction_count", "new_award_count".
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - abbreviation : str or None
            - name : str or None
            - total_obligations : float, USD
            - transaction_count : int
            - new_award_count : int. Approximate distinct count for large numbers.
            - children : list of dict (code : str; name : str or None; total_obligations :
              float, USD; transaction_count : int; new_award_count : int)

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.sub_agencies)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_agency/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...},
         'results': [{'abbreviation': 'FS', 'name': 'Forest Service',
                      'total_obligations': 85828433.83, 'transaction_count': 23,
                      'new_award_count': 8,
                      'children': [{'code': '12C201', 'name': 'Forest...', ...}]},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds what is counted.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - sub_agency_count : int
            - office_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_agency/count/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'sub_agency_count': 3,
         'office_count': 3,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds. The service ignores it.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. total_budgetary_resources when left out. One of "name",
            "total_obligations", "total_outlays", "total_budgetary_resources".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str or None
            - id : str or None. Slug of the bureau.
            - total_obligations : float or None, USD. Zero is sent as None, in all three
              amounts.
            - total_outlays : float or None, USD
            - total_budgetary_resources : float or None, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        A fiscal year for which agencies have published nothing yet gives ServerError (500), as
        the current one does in its first months: give an earlier fiscal_year.

        id is the bureau_slug of bureau_federal_accounts. Zero totals come back as None.

        One call gives one page; `openshelf.paginate(spending.agency.sub_components)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_components/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Forest Service', 'id': 'forest-service',
                      'total_obligations': 2763858182.34,
                      'total_outlays': 1976456596.77,
                      'total_budgetary_resources': 3744537735.4},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names of activities, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.program_activities)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/program_activity/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'FOREST LAND MANAGEMENT', 'obligated_amount': 23511439.4,
                      'gross_outlay_amount': 12222290.94},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - program_activity_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/program_activity/count/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'program_activity_count': 10,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            Members:

            - total_aggregated_amount : float
            - results : list of dict

            Members of the records in results:

            - category : str
            - aggregated_amount : float, USD. Other is rounded to whole dollars.

        Notes
        -----
        An unknown code gives NotFoundError (404).

        The answer has no messages.

        category is contracts, direct_payments, grants, idvs, loans or other.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/obligations_by_award_category/

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
        {'total_aggregated_amount': 245948345.33,
         'results': [{'category': 'contracts', 'aggregated_amount': 111404105.79},
                     ...]}
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
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            Members:

            - treasury_account_symbol : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD
            - children : list of dict (name : str; obligated_amount : float, USD;
              gross_outlay_amount : float, USD)

        Notes
        -----
        The filter matches the minor object class name, the records are major classes.

        An unknown symbol gives an empty results list.

        One call gives one page;
        `openshelf.paginate(spending.agency.treasury_account_object_classes)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/treasury_account/{tas}/object_class/

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
        {'treasury_account_symbol': '012-X-1106-000',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Acquisition of assets', 'obligated_amount': 55231839.42,
                      'gross_outlay_amount': 27244837.16,
                      'children': [{'name': 'FOREST LAND MANAGEMENT', ...}, ...]},
                     ...],
         'messages': []}
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
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            Members:

            - treasury_account_symbol : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD
            - type : str. PARK or PAC/PAN.
            - children : list of dict (name : str; obligated_amount : float, USD;
              gross_outlay_amount : float, USD)

        Notes
        -----
        type is PARK or PAC/PAN.

        An unknown symbol gives an empty results list.

        One call gives one page;
        `openshelf.paginate(spending.agency.treasury_account_program_activities)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/treasury_account/{tas}/program_activity/

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
        {'treasury_account_symbol': '012-X-1106-000',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'CAPITAL IMPROVEMENT', 'obligated_amount': 85118336.35,
                      'gross_outlay_amount': 14642385.87,
                      'children': [{'name': 'Contractual services...', ...}, ...],
                      'type': 'PAC/PAN'},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, optional
            Whether the agency awards or funds. Awarding when left out.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - agency_type : str
            - award_type_codes
            - new_award_count : int

        Notes
        -----
        An unknown code gives a count of 0.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/awards/new/count/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'agency_type': 'awarding',
         'award_type_codes': None,
         'new_award_count': 20}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names of object classes, in any case.
        order : {"asc", "desc"}, optional
            Ascending or descending order.
        limit : int, optional
            Records in a page. From 1 to 100.
        page : int, optional
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. One of "name", "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.object_classes)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/object_class/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Full-time permanent', 'obligated_amount': 97746668.48,
                      'gross_outlay_amount': 71532014.63},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            Members:

            - toptier_code : str
            - fiscal_year : int
            - object_class_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/object_class/count/

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
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'object_class_count': 10,
         'messages': []}
        """

@final
class AsyncSpendingAgency(Namespace):
    """USAspending.gov: agency.

    Has the methods of SpendingAgency; each gives a coroutine to await.

    Methods
    -------
    overview
        Name, mission, website and fund codes of one agency in a fiscal year.
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
        """Name, mission, website and fund codes of one agency in a fiscal year.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - fiscal_year : int
            - toptier_code : str
            - name : str
            - abbreviation : str
            - agency_id : int
            - icon_filename : str
            - mission : str
            - website : str
            - congressional_justification_url : str
            - about_agency_data
            - subtier_agency_count : int
            - def_codes : list of dict
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        def_codes.urls is a text, several addresses joined by |, or None.

        Endpoint: GET https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/

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
        >>> await spending.agency.overview("012")
        {'fiscal_year': 2024,
         'toptier_code': '012',
         'name': 'Department of Agriculture',
         'abbreviation': 'USDA',
         'agency_id': 315,
         'icon_filename': 'USDA.jpg',
         'mission': 'The united program presents everyday objects.',
         'website': ...,
         'congressional_justification_url': ...,
         'about_agency_data': None,
         ...}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds what is counted.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - fiscal_year : int
            - latest_action_date : str
            - toptier_code : str
            - transaction_count : int
            - obligations : float
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/awards/

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
        >>> await spending.agency.awards("012")
        {'fiscal_year': 2024,
         'latest_action_date': '2024-06-28T00:00:00',
         'toptier_code': '012',
         'transaction_count': 91,
         'obligations': 245948345.33,
         'messages': []}
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
            Which agencies are listed. Cfo stands for the 24 agencies of the CFO Act.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 1
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : {"awarding_toptier_agency_name.keyword"}, optional
            Member to sort by. There is no other.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of list
            - page_metadata : dict
            - messages : list

            Members of the records in results:

            - awarding_toptier_agency_name : str
            - awarding_toptier_agency_code : str
            - contracts : int
            - direct_payments : int
            - grants : int
            - idvs : int
            - loans : int
            - other : int

        Notes
        -----
        results is a list that holds one list, which has the records.

        page_metadata.total counts agencies.

        One call gives one page; `openshelf.paginate(spending.agency.awards_count)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/agency/awards/count/

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
        >>> await spending.agency.awards_count()
        {'messages': [],
         'page_metadata': {'page': 1, 'total': 16, 'limit': 1, 'next': 2, ...},
         'results': [[{'awarding_toptier_agency_name': 'Departmen...', ...}]]}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - budget_function_count : int
            - budget_sub_function_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/budget_function/count/

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
        >>> await spending.agency.budget_function_count("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'budget_function_count': 4,
         'budget_sub_function_count': 4,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the titles of functions and subfunctions, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str or None
            - children : list of dict (name : str or None; obligated_amount : float, USD;
              gross_outlay_amount : float, USD)
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.budget_functions)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/budget_function/

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
        >>> await spending.agency.budget_functions("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Energy', 'children': [{'name': 'Energy supply', ...}],
                      'obligated_amount': 149296669.01,
                      'gross_outlay_amount': 117836109.32},
                     ...],
         'messages': []}
        """
    def budgetary_resources(
        self,
        toptier_agency_code: str,
    ) -> Coroutine[Any, Any, _types.SpendingAgencyBudgetaryResourcesAnswer]:
        """Budgetary resources and obligations of one agency by year since 2017.

        Parameters
        ----------
        toptier_agency_code : str
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - agency_data_by_year : list of dict
            - messages : list

            Members of the records in agency_data_by_year:

            - fiscal_year : int
            - agency_budgetary_resources : float or None, USD
            - agency_total_obligated : float or None, USD
            - agency_total_outlayed : float or None, USD
            - total_budgetary_resources : float or None, USD. Of all agencies.
            - agency_obligation_by_period : list of dict (period : int; obligated : float, USD)

        Notes
        -----
        An unknown code gives NotFoundError (404).

        The newest year comes first. A year without data has None for amounts and [] for
        agency_obligation_by_period.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/budgetary_resources/

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
        >>> await spending.agency.budgetary_resources("012")
        {'toptier_code': '012',
         'agency_data_by_year': [{'fiscal_year': 2024,
                                  'agency_budgetary_resources': 4864084452.2,
                                  'agency_total_obligated': 3615439086.11,
                                  'agency_total_outlayed': 2640928174.82,
                                  'total_budgetary_resources': 59751386682.33, ...},
                                 ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        bureau_slug : str
            Slug of a bureau. The id of a record of agency.sub_components.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds. The service ignores it here.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. total_obligations when left out. One of "name", "id",
            "total_obligations", "total_outlays", "total_budgetary_resources".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - bureau_slug : str
            - fiscal_year : int
            - totals : dict
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - id : str. Federal account code NNN-NNNN.
            - total_obligations : float, USD
            - total_outlays : float, USD
            - total_budgetary_resources : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        A fiscal year for which agencies have published nothing yet gives ServerError (500), as
        the current one does in its first months: give an earlier fiscal_year.

        totals is an object: total_obligations, total_outlays, total_budgetary_resources over
        all pages.

        One call gives one page; `openshelf.paginate(spending.agency.bureau_federal_accounts)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_components/{bureau_slug}/

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
        >>> await spending.agency.bureau_federal_accounts("012", "forest-service")
        {'toptier_code': '012',
         'bureau_slug': 'forest-service',
         'fiscal_year': 2024,
         'totals': {'total_obligations': 2763858182.34, ...},
         'page_metadata': {'page': 1, 'total': 2, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Salaries and Expenses, Agriculture', 'id': '012-1106',
                      'total_obligations': 237243835.63, 'total_outlays': 101141656.86,
                      'total_budgetary_resources': 271982732.42},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - federal_account_count : int
            - treasury_account_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/federal_account/count/

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
        >>> await spending.agency.federal_account_count("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'federal_account_count': 4,
         'treasury_account_count': 4,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in account titles, account codes and treasury account symbols, in
            any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - code : str or None
            - name : str or None
            - children : list of dict (name : str or None; code : str or None; obligated_amount
              : float, USD; gross_outlay_amount : float, USD)
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.federal_accounts)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/federal_account/

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
        >>> await spending.agency.federal_accounts("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...},
         'results': [{'code': '012-1106', 'name': 'Salaries and Expenses, Agriculture',
                      'children': [{'name': 'Salaries and Expenses,...', ...}],
                      'obligated_amount': 237243835.63,
                      'gross_outlay_amount': 101141656.86},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds what is counted.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. total_obligations when left out. One of "name",
            "total_obligations", "transaction_count", "new_award_count".
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - abbreviation : str or None
            - name : str or None
            - total_obligations : float, USD
            - transaction_count : int
            - new_award_count : int. Approximate distinct count for large numbers.
            - children : list of dict (code : str; name : str or None; total_obligations :
              float, USD; transaction_count : int; new_award_count : int)

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.sub_agencies)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_agency/

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
        >>> await spending.agency.sub_agencies("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...},
         'results': [{'abbreviation': 'FS', 'name': 'Forest Service',
                      'total_obligations': 85828433.83, 'transaction_count': 23,
                      'new_award_count': 8,
                      'children': [{'code': '12C201', 'name': 'Forest...', ...}]},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds what is counted.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - sub_agency_count : int
            - office_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_agency/count/

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
        >>> await spending.agency.sub_agency_count("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'sub_agency_count': 3,
         'office_count': 3,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, default "awarding"
            Whether the agency awards or funds. The service ignores it.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. total_budgetary_resources when left out. One of "name",
            "total_obligations", "total_outlays", "total_budgetary_resources".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str or None
            - id : str or None. Slug of the bureau.
            - total_obligations : float or None, USD. Zero is sent as None, in all three
              amounts.
            - total_outlays : float or None, USD
            - total_budgetary_resources : float or None, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        A fiscal year for which agencies have published nothing yet gives ServerError (500), as
        the current one does in its first months: give an earlier fiscal_year.

        id is the bureau_slug of bureau_federal_accounts. Zero totals come back as None.

        One call gives one page; `openshelf.paginate(spending.agency.sub_components)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/sub_components/

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
        >>> await spending.agency.sub_components("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Forest Service', 'id': 'forest-service',
                      'total_obligations': 2763858182.34,
                      'total_outlays': 1976456596.77,
                      'total_budgetary_resources': 3744537735.4},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names of activities, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.program_activities)` gives
        the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/program_activity/

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
        >>> await spending.agency.program_activities("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'FOREST LAND MANAGEMENT', 'obligated_amount': 23511439.4,
                      'gross_outlay_amount': 12222290.94},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - program_activity_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/program_activity/count/

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
        >>> await spending.agency.program_activity_count("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'program_activity_count': 10,
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - total_aggregated_amount : float
            - results : list of dict

            Members of the records in results:

            - category : str
            - aggregated_amount : float, USD. Other is rounded to whole dollars.

        Notes
        -----
        An unknown code gives NotFoundError (404).

        The answer has no messages.

        category is contracts, direct_payments, grants, idvs, loans or other.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/obligations_by_award_category/

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
        >>> await spending.agency.obligations_by_award_category("012")
        {'total_aggregated_amount': 245948345.33,
         'results': [{'category': 'contracts', 'aggregated_amount': 111404105.79},
                     ...]}
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
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - treasury_account_symbol : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD
            - children : list of dict (name : str; obligated_amount : float, USD;
              gross_outlay_amount : float, USD)

        Notes
        -----
        The filter matches the minor object class name, the records are major classes.

        An unknown symbol gives an empty results list.

        One call gives one page;
        `openshelf.paginate(spending.agency.treasury_account_object_classes)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/treasury_account/{tas}/object_class/

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
        >>> await spending.agency.treasury_account_object_classes("012-X-1106-000")
        {'treasury_account_symbol': '012-X-1106-000',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 4, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Acquisition of assets', 'obligated_amount': 55231839.42,
                      'gross_outlay_amount': 27244837.16,
                      'children': [{'name': 'FOREST LAND MANAGEMENT', ...}, ...]},
                     ...],
         'messages': []}
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
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names, in any case.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        limit : int, default 10
            Records in a page. From 1 to 100.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. obligated_amount when left out. One of "name",
            "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - treasury_account_symbol : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD
            - type : str. PARK or PAC/PAN.
            - children : list of dict (name : str; obligated_amount : float, USD;
              gross_outlay_amount : float, USD)

        Notes
        -----
        type is PARK or PAC/PAN.

        An unknown symbol gives an empty results list.

        One call gives one page;
        `openshelf.paginate(spending.agency.treasury_account_program_activities)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/treasury_account/{tas}/program_activity/

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
        >>> await spending.agency.treasury_account_program_activities("012-X-1106-000")
        {'treasury_account_symbol': '012-X-1106-000',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'CAPITAL IMPROVEMENT', 'obligated_amount': 85118336.35,
                      'gross_outlay_amount': 14642385.87,
                      'children': [{'name': 'Contractual services...', ...}, ...],
                      'type': 'PAC/PAN'},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        agency_type : {"awarding", "funding"}, optional
            Whether the agency awards or funds. Awarding when left out.
        award_type_codes : list of str, optional
            Award type codes that count. All when left out. One of "IDV_A", "IDV_B", "IDV_B_A",
            "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07",
            "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004",
            "F005", "F006", "F007", "F008", "F009", "F010".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - agency_type : str
            - award_type_codes
            - new_award_count : int

        Notes
        -----
        An unknown code gives a count of 0.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/awards/new/count/

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
        >>> await spending.agency.new_award_count("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'agency_type': 'awarding',
         'award_type_codes': None,
         'new_award_count': 20}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.
        filter : str, optional
            Text to look for in the names of object classes, in any case.
        order : {"asc", "desc"}, optional
            Ascending or descending order.
        limit : int, optional
            Records in a page. From 1 to 100.
        page : int, optional
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by. One of "name", "obligated_amount", "gross_outlay_amount".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - page_metadata : dict
            - results : list of dict
            - messages : list

            Members of the records in results:

            - name : str
            - obligated_amount : float, USD
            - gross_outlay_amount : float, USD

        Notes
        -----
        An unknown code gives NotFoundError (404).

        One call gives one page; `openshelf.paginate(spending.agency.object_classes)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/object_class/

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
        >>> await spending.agency.object_classes("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'page_metadata': {'page': 1, 'total': 10, 'limit': 10, 'next': None, ...},
         'results': [{'name': 'Full-time permanent', 'obligated_amount': 97746668.48,
                      'gross_outlay_amount': 71532014.63},
                     ...],
         'messages': []}
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
            Code of a toptier agency. 3 or 4 digits as text, leading zeros included.
        fiscal_year : int, optional
            Federal fiscal year, which starts on 1 October of the year before. Without it the
            current one, which is also the latest. A year for which agencies have published
            nothing yet gives BadRequestError (400). At least 2008.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - toptier_code : str
            - fiscal_year : int
            - object_class_count : int
            - messages : list

        Notes
        -----
        An unknown code gives NotFoundError (404).

        Endpoint: GET
        https://api.usaspending.gov/api/v2/agency/{toptier_agency_code}/object_class/count/

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
        >>> await spending.agency.object_class_count("012")
        {'toptier_code': '012',
         'fiscal_year': 2024,
         'object_class_count': 10,
         'messages': []}
        """
