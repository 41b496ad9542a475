# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Mapping
from typing import Any, Literal, final

from openshelf._core import Namespace, _PagedList
from openshelf.types import spending as _types

@final
class SpendingReferences(Namespace):
    """USAspending.gov: references.

    Methods
    -------
    agency
        Name, mission and latest budget totals of one agency.
    toptier_agencies
        All toptier agencies with their budget figures.
    total_budgetary_resources
        Government budgetary resources by fiscal year and period.
    submission_periods
        All revealed submission windows.
    filter_tree_psc
        Top nodes of the product and service code tree.
    filter_tree_tas
        Top nodes (agencies) of the treasury account tree.
    naics
        Two-digit NAICS codes, or the codes matching a text.
    naics_code
        One NAICS code with its direct children.
    cfda_totals
        Grant opportunity totals for every assistance listing.
    cfda_total
        Grant opportunity totals for one assistance listing.
    assistance_listings
        Two-digit assistance listing groups, or those matching a text.
    assistance_listing
        Assistance listings of one two-digit group.
    filter_tree_psc_group
        Product and service codes of one group.
    filter_tree_psc_subgroup
        Product and service codes below one code.
    filter_tree_psc_code
        Product and service codes below a code of the second level.
    filter_tree_tas_agency
        Federal accounts of one agency in the treasury account tree.
    filter_tree_tas_federal_account
        Treasury accounts of one federal account in the tree.
    def_codes
        Every disaster and emergency fund code (DEFC) with its laws.
    award_types
        Award type codes by group.
    filter_hash
        Store a filter object and get its hash.
    filter_from_hash
        Filter object stored under a hash.
    data_dictionary
        The data dictionary: what each column of the files means, as a table.
    glossary
        Every term of the glossary with its definitions.
    """

    def agency(self, agency_id: int) -> _types.SpendingReferencesAgencyAnswer:
        """Name, mission and latest budget totals of one agency.

        Parameters
        ----------
        agency_id : int
            Id of the agency, the agency_id of references.toptier_agencies.

        Returns
        -------
        dict
            Members:

            - results : dict (agency_name : str; active_fy : str; active_fq : str; outlay_amount
              : str; obligated_amount : str; budget_authority_amount : str;
              current_total_budget_authority_amount : str; mission : str; website : str;
              icon_filename : str; congressional_justification_url)

        Notes
        -----
        results is one object, not a list. It is {} (status 200) when the id is unknown or the
        agency has never submitted.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/agency/{agency_id}/

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
        >>> spending.references.agency(315)
        {'results': {'agency_name': 'Department of Agriculture', 'active_fy': '2024', ...}}
        """
    def toptier_agencies(
        self,
        *,
        sort: Literal["agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"] | None = "percentage_of_total_budget_authority",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> _types.SpendingReferencesToptierAgenciesAnswer:
        """All toptier agencies with their budget figures.

        Parameters
        ----------
        sort : str, default "percentage_of_total_budget_authority"
            Member to sort by. agency_name when left out. One of "agency_id", "agency_name",
            "active_fy", "active_fq", "outlay_amount", "obligated_amount",
            "budget_authority_amount", "current_total_budget_authority_amount",
            "percentage_of_total_budget_authority".
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order. Ascending when left out.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - agency_id : int
            - toptier_code : str
            - abbreviation : str or None
            - agency_name : str
            - congressional_justification_url : str or None
            - active_fy : str. Number as text.
            - active_fq : str. Number as text.
            - outlay_amount : float, USD
            - obligated_amount : float, USD
            - budget_authority_amount : float, USD
            - current_total_budget_authority_amount : float, USD
            - percentage_of_total_budget_authority : float or None, fraction. A fraction, 0.03
              for three percent.
            - agency_slug : str

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/toptier_agencies/

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
        >>> spending.references.toptier_agencies()
        {'results': [{'agency_id': 731, 'toptier_code': '069', 'abbreviation': 'DOT',
                      'agency_name': 'Department of Transportation',
                      'congressional_justification_url': ..., 'active_fy': '2024',
                      'active_fq': '3', 'outlay_amount': 4265079317.81,
                      'obligated_amount': 5812075356.87, ...},
                     ...]}
        """
    def total_budgetary_resources(
        self,
        *,
        fiscal_year: int | None = None,
        fiscal_period: int | None = None,
    ) -> _types.SpendingReferencesTotalBudgetaryResourcesAnswer:
        """Government budgetary resources by fiscal year and period.

        Parameters
        ----------
        fiscal_year : int, optional
            Federal fiscal year, from 2017 on. At least 2017.
        fiscal_period : int, optional
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - messages : list

            Members of the records in results:

            - fiscal_year : int
            - fiscal_period : int
            - total_budgetary_resources : float, USD

        Notes
        -----
        fiscal_period needs fiscal_year.

        Without both the whole history comes, the newest first.

        fiscal_period needs fiscal_year.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/total_budgetary_resources/

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
        >>> spending.references.total_budgetary_resources()
        {'results': [{'fiscal_year': 2020, 'fiscal_period': 8,
                      'total_budgetary_resources': 32880171.33},
                     ...],
         'messages': []}
        """
    def submission_periods(
        self,
        *,
        use_cache: bool | None = False,
    ) -> _types.SpendingReferencesSubmissionPeriodsAnswer:
        """All revealed submission windows.

        Parameters
        ----------
        use_cache : bool, default False
            True for the list that the service has cached, which may be older.

        Returns
        -------
        dict
            Members:

            - available_periods : list of dict

            Members of the records in available_periods:

            - period_start_date : str, ISO 8601
            - period_end_date : str, ISO 8601
            - submission_start_date : str, ISO 8601
            - submission_due_date : str, ISO 8601
            - certification_due_date : str, ISO 8601
            - submission_reveal_date : str, ISO 8601
            - submission_fiscal_year : int
            - submission_fiscal_quarter : int
            - submission_fiscal_month : int
            - is_quarter : bool

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/submission_periods/

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
        >>> spending.references.submission_periods()
        {'available_periods': [{'period_start_date': '2023-07-12T22:47:13Z',
                                'period_end_date': '2023-07-06T05:31:40Z',
                                'submission_start_date': '2023-11-02T04:10:46Z',
                                'submission_due_date': '2023-11-13T00:39:03Z',
                                'certification_due_date': '2024-05-13T22:26:41Z', ...},
                               ...]}
        """
    def filter_tree_psc(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> _types.SpendingReferencesFilterTreePscAnswer:
        """Top nodes of the product and service code tree.

        Parameters
        ----------
        depth : int, default 0
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        children is None or a list of the same node shape.

        At depth 0 a filter always gives an empty list: give a depth of 1 or more, or -1.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/psc/

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
        >>> spending.references.filter_tree_psc()
        {'results': [{'id': 'Research and Development', 'ancestors': [],
                      'description': '', 'count': 3, 'children': None},
                     ...]}
        """
    def filter_tree_tas(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> _types.SpendingReferencesFilterTreeTasAnswer:
        """Top nodes (agencies) of the treasury account tree.

        Parameters
        ----------
        depth : int, default 0
            Levels of descendants to give with each node. 2 or a negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        children is None or a list of the same node shape.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/tas/

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
        >>> spending.references.filter_tree_tas()
        {'results': [{'id': '012', 'ancestors': [],
                      'description': 'Department of Agriculture (USDA)', 'count': 4,
                      'children': None},
                     ...]}
        """
    def naics(
        self,
        *,
        filter: str | None = None,
    ) -> _types.SpendingReferencesNaicsAnswer:
        """Two-digit NAICS codes, or the codes matching a text.

        Parameters
        ----------
        filter : str, optional
            Text to look for in codes and descriptions, in any case. The matching codes come
            with those above them.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - naics : str
            - naics_description : str
            - year_retired : int or None
            - count : int
            - children : list of dict or None, not always there (naics : str; naics_description
              : str; year_retired : int or None; count : int; children : list of dict or None,
              not always there (naics : str; naics_description : str; year_retired : int or
              None; count : int)). Only with filter.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/naics/

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
        >>> spending.references.naics()
        {'results': [{'naics': '11',
                      'naics_description': 'Agriculture, Forestry, Fishing and...',
                      'year_retired': None, 'count': 1},
                     ...]}
        """
    def naics_code(
        self,
        code: str,
        *,
        filter: str | None = None,
    ) -> _types.SpendingReferencesNaicsCodeAnswer:
        """One NAICS code with its direct children.

        Parameters
        ----------
        code : str
            NAICS code. 2, 4 or 6 digits.
        filter : str, optional
            Text to look for in the codes below this one.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - naics : str
            - naics_description : str
            - year_retired : int or None
            - count : int. Number of six-digit codes below. 0 for one of them.
            - children : list of dict or None, not always there (naics : str; naics_description
              : str; year_retired : int or None; count : int; children : list of dict or None,
              not always there (naics : str; naics_description : str; year_retired : int or
              None; count : int)). Missing for a six-digit code.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/naics/{code}/

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
        >>> spending.references.naics_code("11")
        {'results': [{'naics': '11',
                      'naics_description': 'Agriculture, Forestry, Fishing and...',
                      'year_retired': None, 'count': 1,
                      'children': [{'naics': '115310', ...}]}]}
        """
    def cfda_totals(self) -> _types.SpendingReferencesCfdaTotalsAnswer:
        """Grant opportunity totals for every assistance listing.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - cfda : str
            - posted : int
            - closed : int
            - archived : int
            - forecasted : int

        Notes
        -----
        The service gets these from grants.gov, and sends no body (204) when that does not
        answer.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/cfda/totals/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.cfda_totals()
        {'results': [{'cfda': '10.664', 'posted': 101, 'closed': 252, 'archived': 590,
                      'forecasted': 23},
                     ...]}
        """
    def cfda_total(self, cfda: str) -> _types.SpendingReferencesCfdaTotalAnswer:
        """Grant opportunity totals for one assistance listing.

        Parameters
        ----------
        cfda : str
            Number of the assistance listing. Digits, a point and digits, such as 12.012.

        Returns
        -------
        dict
            Members:

            - cfda : str
            - posted : int
            - closed : int
            - archived : int
            - forecasted : int

        Notes
        -----
        For an unknown listing, or when grants.gov does not answer, the service sends no body
        (204).

        Endpoint: GET https://api.usaspending.gov/api/v2/references/cfda/totals/{cfda}/

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
        >>> spending.references.cfda_total("10.664")
        {'cfda': '10.664',
         'posted': 101,
         'closed': 252,
         'archived': 590,
         'forecasted': 23}
        """
    def assistance_listings(
        self,
        *,
        filter: str | None = None,
        flat: bool | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> _types.SpendingAssistanceListings | _PagedList[_types.SpendingAssistanceListing]:
        """Two-digit assistance listing groups, or those matching a text.

        Parameters
        ----------
        filter : str, optional
            Text to look for in numbers and titles, in any case.
        flat : bool, optional
            True for one flat list of pages. Without it the listings stand below their groups.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order.
        sort : {"code", "description"}, optional
            Member to sort by.

        Returns
        -------
        dict or list
            A dict has results, page_metadata and message.

            Members of each record:

            - code : str
            - description : str or None. Always None on this level.
            - count : int
            - children : list of dict or None, not always there (code : str; description : str
              or None). Only with filter and without flat.

        Notes
        -----
        Without filter and flat the answer is a list.

        With filter alone the answer is an object with results, each with children, and message.
        It has no pages.

        With flat the answer is an object with results and page_metadata.

        One call gives one page; `openshelf.paginate(spending.references.assistance_listings)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False, with flat. Otherwise everything
        comes at once.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/assistance_listing/

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
        >>> spending.references.assistance_listings()
        [{'code': '10', 'description': None, 'count': 3},
         ...]
        """
    def assistance_listing(
        self,
        code: str,
        *,
        filter: str | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> _types.SpendingReferencesAssistanceListingAnswer:
        """Assistance listings of one two-digit group.

        Parameters
        ----------
        code : str
            Number of the group. Two digits.
        filter : str, optional
            Text to look for in numbers and titles, in any case.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"code", "description"}, optional
            Member to sort by. code when left out.

        Returns
        -------
        dict
            Members:

            - results : list of dict
            - page_metadata : dict

            Members of the records in results:

            - code : str
            - description : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.references.assistance_listing)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/assistance_listing/{code}/

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
        >>> spending.references.assistance_listing("10")
        {'results': [{'code': '10.664', 'description': 'Cooperative Forestry Assistance'},
                     ...],
         'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...}}
        """
    def filter_tree_psc_group(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> _types.SpendingReferencesFilterTreePscGroupAnswer:
        """Product and service codes of one group.

        Parameters
        ----------
        group : str
            Group of the product and service code tree. One of "Research and Development",
            "Service", "Product".
        depth : int, optional
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/psc/{group}/

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
        >>> spending.references.filter_tree_psc_group("Research and Development")
        {'results': [{'id': 'AA11', 'ancestors': ['Research and Development'],
                      'description': 'R&D- AGRICULTURE: INSECT AND DISEASE...',
                      'count': 0, 'children': None},
                     ...]}
        """
    def filter_tree_psc_subgroup(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> _types.SpendingReferencesFilterTreePscSubgroupAnswer:
        """Product and service codes below one code.

        Parameters
        ----------
        group : str
            Group of the product and service code tree. One of "Research and Development",
            "Service", "Product".
        psc : str
            First level below the group.
        depth : int, optional
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET
        https://api.usaspending.gov/api/v2/references/filter_tree/psc/{group}/{psc}/

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
        >>> spending.references.filter_tree_psc_subgroup("Research and Development", "A")
        {'results': [{'id': 'AA11', 'ancestors': ['Research and Development'],
                      'description': 'R&D- AGRICULTURE: INSECT AND DISEASE...',
                      'count': 0, 'children': None},
                     ...]}
        """
    def filter_tree_psc_code(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        psc2: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> _types.SpendingReferencesFilterTreePscCodeAnswer:
        """Product and service codes below a code of the second level.

        Parameters
        ----------
        group : str
            Group of the product and service code tree. One of "Research and Development",
            "Service", "Product".
        psc : str
            First level below the group.
        psc2 : str
            Second level below the group.
        depth : int, optional
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET
        https://api.usaspending.gov/api/v2/references/filter_tree/psc/{group}/{psc}/{psc2}/

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
        >>> spending.references.filter_tree_psc_code(
        ...     group="Research and Development",
        ...     psc="A",
        ...     psc2="AA",
        ... )
        {'results': [{'id': 'AA11', 'ancestors': ['Research and Development'],
                      'description': 'R&D- AGRICULTURE: INSECT AND DISEASE...',
                      'count': 0, 'children': None}]}
        """
    def filter_tree_tas_agency(
        self,
        agency: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> _types.SpendingReferencesFilterTreeTasAgencyAnswer:
        """Federal accounts of one agency in the treasury account tree.

        Parameters
        ----------
        agency : str
            Code of the toptier agency. 3 or 4 digits as text, leading zeros included.
        depth : int, optional
            Levels below the agency. 0 gives the federal accounts alone, anything else their
            treasury accounts too.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/tas/{agency}/

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
        >>> spending.references.filter_tree_tas_agency("012")
        {'results': [{'id': '012-1106', 'ancestors': ['012'],
                      'description': 'Salaries and Expenses, Agriculture', 'count': 1,
                      'children': None},
                     ...]}
        """
    def filter_tree_tas_federal_account(
        self,
        agency: str,
        federal_account: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> _types.SpendingReferencesFilterTreeTasFederalAccountAnswer:
        """Treasury accounts of one federal account in the tree.

        Parameters
        ----------
        agency : str
            Code of the toptier agency. 3 or 4 digits as text, leading zeros included.
        federal_account : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        depth : int, optional
            The service ignores it at this level of the tree.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        There is no level below the treasury accounts.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/references/filter_tree/tas/{agency}/{federal_account}/

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
        >>> spending.references.filter_tree_tas_federal_account("012", "012-1106")
        {'results': [{'id': '012-X-1106-000', 'ancestors': ['012', '012-1106'],
                      'description': 'Salaries and Expenses, Agriculture', 'count': 0,
                      'children': None}]}
        """
    def def_codes(self) -> _types.SpendingReferencesDefCodesAnswer:
        """Every disaster and emergency fund code (DEFC) with its laws.

        Returns
        -------
        dict
            Members:

            - codes : list of dict

            Members of the records in codes:

            - code : str
            - public_law : str
            - title : str or None
            - disaster : str or None
            - urls : list of str or None

        Notes
        -----
        urls and disaster can be None. disaster is None, covid_19 or infrastructure.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/def_codes/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.def_codes()
        {'codes': [{'code': 'L', 'public_law': 'Emergency P.L. 116-123',
                    'title': 'Coronavirus Preparedness and Response Supplemental...',
                    'disaster': 'covid_19', 'urls': [...]},
                   ...]}
        """
    def award_types(self) -> _types.SpendingReferencesAwardTypesAnswer:
        """Award type codes by group.

        Returns
        -------
        dict
            Members:

            - contracts : dict (A : str; B : str; C : str; D : str)
            - loans : dict
            - idvs : dict (IDV_A : str; IDV_B : str; IDV_B_A : str; IDV_B_B : str; IDV_B_C :
              str; IDV_C : str; IDV_D : str; IDV_E : str)
            - grants : dict
            - other_financial_assistance : dict
            - direct_payments : dict

        Notes
        -----
        Each member is an object of descriptions by award type code.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/award_types/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.award_types()
        {'contracts': {'A': 'BPA Call', 'B': 'Purchase Order', 'C': 'Delivery Order', ...},
         'loans': {'07': 'Direct Loan', '08': 'Guaranteed/Insured Loan', ...},
         'idvs': {'IDV_A': 'GWAC Government Wide Acquisition Contract', ...},
         'grants': {'02': 'Block Grant', '03': 'Formula Grant', '04': 'Project Grant', ...},
         'other_financial_assistance': {'09': 'Insurance', '11': 'Other...', ...},
         'direct_payments': {'06': 'Direct Payment for Specified Use', '10': 'Dir...', ...}}
        """
    def filter_hash(
        self,
        filters: Mapping[str, Any],
    ) -> _types.SpendingReferencesFilterHashAnswer:
        """Store a filter object and get its hash.

        Parameters
        ----------
        filters : dict
            Any object. The service stores it and makes the hash from its bytes.

        Returns
        -------
        dict
            Members:

            - hash : str

        Notes
        -----
        The hash is the MD5 of the bytes that were sent: another order of members gives another
        hash.

        Endpoint: POST https://api.usaspending.gov/api/v2/references/filter/

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
        >>> spending.references.filter_hash(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'hash': '16e8e4815d08250077e2214e40bb6305'}
        """
    def filter_from_hash(
        self,
        hash: str,
    ) -> _types.SpendingReferencesFilterFromHashAnswer:
        """Filter object stored under a hash.

        Parameters
        ----------
        hash : str
            Hash that references.filter_hash gave. An unknown one gives BadRequestError (400).

        Returns
        -------
        dict
            Members:

            - filter : dict (filters : dict; version : str)

        Notes
        -----
        filter is what was stored, with the filters in filter.filters.

        Endpoint: POST https://api.usaspending.gov/api/v2/references/hash/

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
        >>> spending.references.filter_from_hash("5703c297b902ac3b76088c8c275b53f9")
        {'filter': {'filters': {'keywords': ['forest']}, 'version': '2020-06-01'}}
        """
    def data_dictionary(self) -> _types.SpendingReferencesDataDictionaryAnswer:
        """The data dictionary: what each column of the files means, as a table.

        Returns
        -------
        dict
            Members:

            - document : dict (metadata : dict; sections : list of dict; headers : list of dict;
              rows : list of list)

        Notes
        -----
        document has metadata, sections, headers and rows, each row a list.

        Where it has none the service sends no body (204).

        Endpoint: GET https://api.usaspending.gov/api/v2/references/data_dictionary/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.data_dictionary()
        {'document': {'metadata': {'total_rows': 20, 'total_columns': 3, ...}, ...}}
        """
    def glossary(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.SpendingReferencesGlossaryAnswer:
        """Every term of the glossary with its definitions.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 500 when left out, which is also the most. From 1 to 500.

        Returns
        -------
        dict
            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - term : str
            - slug : str or None
            - data_act_term : str or None
            - plain : str
            - official : str or None
            - resources : str or None

        Notes
        -----
        page_metadata has page, count, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.references.glossary)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/glossary/

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
        >>> spending.references.glossary()
        {'page_metadata': {'page': 1, 'count': 14, 'next': 2, 'previous': None, ...},
         'results': [{'term': 'Agency', 'slug': 'agency', 'data_act_term': 'Agency',
                      'plain': 'The urban forest covers forest restoration. The...',
                      'official': 'The green design compares electronic filing....',
                      'resources': None},
                     ...]}
        """

@final
class AsyncSpendingReferences(Namespace):
    """USAspending.gov: references.

    Has the methods of SpendingReferences; each gives a coroutine to await.

    Methods
    -------
    agency
        Name, mission and latest budget totals of one agency.
    toptier_agencies
        All toptier agencies with their budget figures.
    total_budgetary_resources
        Government budgetary resources by fiscal year and period.
    submission_periods
        All revealed submission windows.
    filter_tree_psc
        Top nodes of the product and service code tree.
    filter_tree_tas
        Top nodes (agencies) of the treasury account tree.
    naics
        Two-digit NAICS codes, or the codes matching a text.
    naics_code
        One NAICS code with its direct children.
    cfda_totals
        Grant opportunity totals for every assistance listing.
    cfda_total
        Grant opportunity totals for one assistance listing.
    assistance_listings
        Two-digit assistance listing groups, or those matching a text.
    assistance_listing
        Assistance listings of one two-digit group.
    filter_tree_psc_group
        Product and service codes of one group.
    filter_tree_psc_subgroup
        Product and service codes below one code.
    filter_tree_psc_code
        Product and service codes below a code of the second level.
    filter_tree_tas_agency
        Federal accounts of one agency in the treasury account tree.
    filter_tree_tas_federal_account
        Treasury accounts of one federal account in the tree.
    def_codes
        Every disaster and emergency fund code (DEFC) with its laws.
    award_types
        Award type codes by group.
    filter_hash
        Store a filter object and get its hash.
    filter_from_hash
        Filter object stored under a hash.
    data_dictionary
        The data dictionary: what each column of the files means, as a table.
    glossary
        Every term of the glossary with its definitions.
    """

    def agency(
        self,
        agency_id: int,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesAgencyAnswer]:
        """Name, mission and latest budget totals of one agency.

        Parameters
        ----------
        agency_id : int
            Id of the agency, the agency_id of references.toptier_agencies.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : dict (agency_name : str; active_fy : str; active_fq : str; outlay_amount
              : str; obligated_amount : str; budget_authority_amount : str;
              current_total_budget_authority_amount : str; mission : str; website : str;
              icon_filename : str; congressional_justification_url)

        Notes
        -----
        results is one object, not a list. It is {} (status 200) when the id is unknown or the
        agency has never submitted.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/agency/{agency_id}/

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
        >>> await spending.references.agency(315)
        {'results': {'agency_name': 'Department of Agriculture', 'active_fy': '2024', ...}}
        """
    def toptier_agencies(
        self,
        *,
        sort: Literal["agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"] | None = "percentage_of_total_budget_authority",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> Coroutine[Any, Any, _types.SpendingReferencesToptierAgenciesAnswer]:
        """All toptier agencies with their budget figures.

        Parameters
        ----------
        sort : str, default "percentage_of_total_budget_authority"
            Member to sort by. agency_name when left out. One of "agency_id", "agency_name",
            "active_fy", "active_fq", "outlay_amount", "obligated_amount",
            "budget_authority_amount", "current_total_budget_authority_amount",
            "percentage_of_total_budget_authority".
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order. Ascending when left out.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - agency_id : int
            - toptier_code : str
            - abbreviation : str or None
            - agency_name : str
            - congressional_justification_url : str or None
            - active_fy : str. Number as text.
            - active_fq : str. Number as text.
            - outlay_amount : float, USD
            - obligated_amount : float, USD
            - budget_authority_amount : float, USD
            - current_total_budget_authority_amount : float, USD
            - percentage_of_total_budget_authority : float or None, fraction. A fraction, 0.03
              for three percent.
            - agency_slug : str

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/toptier_agencies/

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
        >>> await spending.references.toptier_agencies()
        {'results': [{'agency_id': 731, 'toptier_code': '069', 'abbreviation': 'DOT',
                      'agency_name': 'Department of Transportation',
                      'congressional_justification_url': ..., 'active_fy': '2024',
                      'active_fq': '3', 'outlay_amount': 4265079317.81,
                      'obligated_amount': 5812075356.87, ...},
                     ...]}
        """
    def total_budgetary_resources(
        self,
        *,
        fiscal_year: int | None = None,
        fiscal_period: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesTotalBudgetaryResourcesAnswer]:
        """Government budgetary resources by fiscal year and period.

        Parameters
        ----------
        fiscal_year : int, optional
            Federal fiscal year, from 2017 on. At least 2017.
        fiscal_period : int, optional
            Month of the fiscal year: 2 is November, 12 is September. From 2 to 12.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict
            - messages : list

            Members of the records in results:

            - fiscal_year : int
            - fiscal_period : int
            - total_budgetary_resources : float, USD

        Notes
        -----
        fiscal_period needs fiscal_year.

        Without both the whole history comes, the newest first.

        fiscal_period needs fiscal_year.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/total_budgetary_resources/

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
        >>> await spending.references.total_budgetary_resources()
        {'results': [{'fiscal_year': 2020, 'fiscal_period': 8,
                      'total_budgetary_resources': 32880171.33},
                     ...],
         'messages': []}
        """
    def submission_periods(
        self,
        *,
        use_cache: bool | None = False,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesSubmissionPeriodsAnswer]:
        """All revealed submission windows.

        Parameters
        ----------
        use_cache : bool, default False
            True for the list that the service has cached, which may be older.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - available_periods : list of dict

            Members of the records in available_periods:

            - period_start_date : str, ISO 8601
            - period_end_date : str, ISO 8601
            - submission_start_date : str, ISO 8601
            - submission_due_date : str, ISO 8601
            - certification_due_date : str, ISO 8601
            - submission_reveal_date : str, ISO 8601
            - submission_fiscal_year : int
            - submission_fiscal_quarter : int
            - submission_fiscal_month : int
            - is_quarter : bool

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/submission_periods/

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
        >>> await spending.references.submission_periods()
        {'available_periods': [{'period_start_date': '2023-07-12T22:47:13Z',
                                'period_end_date': '2023-07-06T05:31:40Z',
                                'submission_start_date': '2023-11-02T04:10:46Z',
                                'submission_due_date': '2023-11-13T00:39:03Z',
                                'certification_due_date': '2024-05-13T22:26:41Z', ...},
                               ...]}
        """
    def filter_tree_psc(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterTreePscAnswer]:
        """Top nodes of the product and service code tree.

        Parameters
        ----------
        depth : int, default 0
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        children is None or a list of the same node shape.

        At depth 0 a filter always gives an empty list: give a depth of 1 or more, or -1.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/psc/

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
        >>> await spending.references.filter_tree_psc()
        {'results': [{'id': 'Research and Development', 'ancestors': [],
                      'description': '', 'count': 3, 'children': None},
                     ...]}
        """
    def filter_tree_tas(
        self,
        *,
        depth: int | None = 0,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterTreeTasAnswer]:
        """Top nodes (agencies) of the treasury account tree.

        Parameters
        ----------
        depth : int, default 0
            Levels of descendants to give with each node. 2 or a negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        children is None or a list of the same node shape.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/tas/

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
        >>> await spending.references.filter_tree_tas()
        {'results': [{'id': '012', 'ancestors': [],
                      'description': 'Department of Agriculture (USDA)', 'count': 4,
                      'children': None},
                     ...]}
        """
    def naics(
        self,
        *,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesNaicsAnswer]:
        """Two-digit NAICS codes, or the codes matching a text.

        Parameters
        ----------
        filter : str, optional
            Text to look for in codes and descriptions, in any case. The matching codes come
            with those above them.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - naics : str
            - naics_description : str
            - year_retired : int or None
            - count : int
            - children : list of dict or None, not always there (naics : str; naics_description
              : str; year_retired : int or None; count : int; children : list of dict or None,
              not always there (naics : str; naics_description : str; year_retired : int or
              None; count : int)). Only with filter.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/naics/

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
        >>> await spending.references.naics()
        {'results': [{'naics': '11',
                      'naics_description': 'Agriculture, Forestry, Fishing and...',
                      'year_retired': None, 'count': 1},
                     ...]}
        """
    def naics_code(
        self,
        code: str,
        *,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesNaicsCodeAnswer]:
        """One NAICS code with its direct children.

        Parameters
        ----------
        code : str
            NAICS code. 2, 4 or 6 digits.
        filter : str, optional
            Text to look for in the codes below this one.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - naics : str
            - naics_description : str
            - year_retired : int or None
            - count : int. Number of six-digit codes below. 0 for one of them.
            - children : list of dict or None, not always there (naics : str; naics_description
              : str; year_retired : int or None; count : int; children : list of dict or None,
              not always there (naics : str; naics_description : str; year_retired : int or
              None; count : int)). Missing for a six-digit code.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/naics/{code}/

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
        >>> await spending.references.naics_code("11")
        {'results': [{'naics': '11',
                      'naics_description': 'Agriculture, Forestry, Fishing and...',
                      'year_retired': None, 'count': 1,
                      'children': [{'naics': '115310', ...}]}]}
        """
    def cfda_totals(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesCfdaTotalsAnswer]:
        """Grant opportunity totals for every assistance listing.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - cfda : str
            - posted : int
            - closed : int
            - archived : int
            - forecasted : int

        Notes
        -----
        The service gets these from grants.gov, and sends no body (204) when that does not
        answer.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/cfda/totals/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.references.cfda_totals()
        {'results': [{'cfda': '10.664', 'posted': 101, 'closed': 252, 'archived': 590,
                      'forecasted': 23},
                     ...]}
        """
    def cfda_total(
        self,
        cfda: str,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesCfdaTotalAnswer]:
        """Grant opportunity totals for one assistance listing.

        Parameters
        ----------
        cfda : str
            Number of the assistance listing. Digits, a point and digits, such as 12.012.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - cfda : str
            - posted : int
            - closed : int
            - archived : int
            - forecasted : int

        Notes
        -----
        For an unknown listing, or when grants.gov does not answer, the service sends no body
        (204).

        Endpoint: GET https://api.usaspending.gov/api/v2/references/cfda/totals/{cfda}/

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
        >>> await spending.references.cfda_total("10.664")
        {'cfda': '10.664',
         'posted': 101,
         'closed': 252,
         'archived': 590,
         'forecasted': 23}
        """
    def assistance_listings(
        self,
        *,
        filter: str | None = None,
        flat: bool | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAssistanceListings | _PagedList[_types.SpendingAssistanceListing]]:
        """Two-digit assistance listing groups, or those matching a text.

        Parameters
        ----------
        filter : str, optional
            Text to look for in numbers and titles, in any case.
        flat : bool, optional
            True for one flat list of pages. Without it the listings stand below their groups.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order.
        sort : {"code", "description"}, optional
            Member to sort by.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited. A dict has results, page_metadata and
            message.

            Members of each record:

            - code : str
            - description : str or None. Always None on this level.
            - count : int
            - children : list of dict or None, not always there (code : str; description : str
              or None). Only with filter and without flat.

        Notes
        -----
        Without filter and flat the answer is a list.

        With filter alone the answer is an object with results, each with children, and message.
        It has no pages.

        With flat the answer is an object with results and page_metadata.

        One call gives one page; `openshelf.paginate(spending.references.assistance_listings)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False, with flat. Otherwise everything
        comes at once.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/assistance_listing/

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
        >>> await spending.references.assistance_listings()
        [{'code': '10', 'description': None, 'count': 3},
         ...]
        """
    def assistance_listing(
        self,
        code: str,
        *,
        filter: str | None = None,
        page: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        sort: Literal["code", "description"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesAssistanceListingAnswer]:
        """Assistance listings of one two-digit group.

        Parameters
        ----------
        code : str
            Number of the group. Two digits.
        filter : str, optional
            Text to look for in numbers and titles, in any case.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. 10 when left out. From 1 to 100.
        order : {"asc", "desc"}, optional
            Ascending or descending order. Descending when left out.
        sort : {"code", "description"}, optional
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
            - description : str or None

        Notes
        -----
        One call gives one page; `openshelf.paginate(spending.references.assistance_listing)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/assistance_listing/{code}/

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
        >>> await spending.references.assistance_listing("10")
        {'results': [{'code': '10.664', 'description': 'Cooperative Forestry Assistance'},
                     ...],
         'page_metadata': {'page': 1, 'total': 3, 'limit': 10, 'next': None, ...}}
        """
    def filter_tree_psc_group(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterTreePscGroupAnswer]:
        """Product and service codes of one group.

        Parameters
        ----------
        group : str
            Group of the product and service code tree. One of "Research and Development",
            "Service", "Product".
        depth : int, optional
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/psc/{group}/

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
        >>> await spending.references.filter_tree_psc_group("Research and Development")
        {'results': [{'id': 'AA11', 'ancestors': ['Research and Development'],
                      'description': 'R&D- AGRICULTURE: INSECT AND DISEASE...',
                      'count': 0, 'children': None},
                     ...]}
        """
    def filter_tree_psc_subgroup(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterTreePscSubgroupAnswer]:
        """Product and service codes below one code.

        Parameters
        ----------
        group : str
            Group of the product and service code tree. One of "Research and Development",
            "Service", "Product".
        psc : str
            First level below the group.
        depth : int, optional
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET
        https://api.usaspending.gov/api/v2/references/filter_tree/psc/{group}/{psc}/

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
        >>> await spending.references.filter_tree_psc_subgroup("Research and Development", "A")
        {'results': [{'id': 'AA11', 'ancestors': ['Research and Development'],
                      'description': 'R&D- AGRICULTURE: INSECT AND DISEASE...',
                      'count': 0, 'children': None},
                     ...]}
        """
    def filter_tree_psc_code(
        self,
        group: Literal["Research and Development", "Service", "Product"],
        psc: str,
        psc2: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterTreePscCodeAnswer]:
        """Product and service codes below a code of the second level.

        Parameters
        ----------
        group : str
            Group of the product and service code tree. One of "Research and Development",
            "Service", "Product".
        psc : str
            First level below the group.
        psc2 : str
            Second level below the group.
        depth : int, optional
            Levels of descendants to give with each node. A negative number gives all.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None. Empty text on the top level.
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET
        https://api.usaspending.gov/api/v2/references/filter_tree/psc/{group}/{psc}/{psc2}/

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
        >>> await spending.references.filter_tree_psc_code(
        ...     group="Research and Development",
        ...     psc="A",
        ...     psc2="AA",
        ... )
        {'results': [{'id': 'AA11', 'ancestors': ['Research and Development'],
                      'description': 'R&D- AGRICULTURE: INSECT AND DISEASE...',
                      'count': 0, 'children': None}]}
        """
    def filter_tree_tas_agency(
        self,
        agency: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterTreeTasAgencyAnswer]:
        """Federal accounts of one agency in the treasury account tree.

        Parameters
        ----------
        agency : str
            Code of the toptier agency. 3 or 4 digits as text, leading zeros included.
        depth : int, optional
            Levels below the agency. 0 gives the federal accounts alone, anything else their
            treasury accounts too.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        Endpoint: GET https://api.usaspending.gov/api/v2/references/filter_tree/tas/{agency}/

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
        >>> await spending.references.filter_tree_tas_agency("012")
        {'results': [{'id': '012-1106', 'ancestors': ['012'],
                      'description': 'Salaries and Expenses, Agriculture', 'count': 1,
                      'children': None},
                     ...]}
        """
    def filter_tree_tas_federal_account(
        self,
        agency: str,
        federal_account: str,
        *,
        depth: int | None = None,
        filter: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterTreeTasFederalAccountAnswer]:
        """Treasury accounts of one federal account in the tree.

        Parameters
        ----------
        agency : str
            Code of the toptier agency. 3 or 4 digits as text, leading zeros included.
        federal_account : str
            Code of the federal account. In the form NNN-NNNN, such as 020-0107.
        depth : int, optional
            The service ignores it at this level of the tree.
        filter : str, optional
            Text to look for in ids and descriptions, in any case. The matching nodes come with
            their ancestors.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - id : str
            - ancestors : list of str
            - description : str or None
            - count : int
            - children : dict, list or plain value or None. None or nodes of this same shape,
              nested by depth.

        Notes
        -----
        There is no level below the treasury accounts.

        Endpoint: GET
        https://api.usaspending.gov/api/v2/references/filter_tree/tas/{agency}/{federal_account}/

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
        >>> await spending.references.filter_tree_tas_federal_account("012", "012-1106")
        {'results': [{'id': '012-X-1106-000', 'ancestors': ['012', '012-1106'],
                      'description': 'Salaries and Expenses, Agriculture', 'count': 0,
                      'children': None}]}
        """
    def def_codes(self) -> Coroutine[Any, Any, _types.SpendingReferencesDefCodesAnswer]:
        """Every disaster and emergency fund code (DEFC) with its laws.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - codes : list of dict

            Members of the records in codes:

            - code : str
            - public_law : str
            - title : str or None
            - disaster : str or None
            - urls : list of str or None

        Notes
        -----
        urls and disaster can be None. disaster is None, covid_19 or infrastructure.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/def_codes/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.references.def_codes()
        {'codes': [{'code': 'L', 'public_law': 'Emergency P.L. 116-123',
                    'title': 'Coronavirus Preparedness and Response Supplemental...',
                    'disaster': 'covid_19', 'urls': [...]},
                   ...]}
        """
    def award_types(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesAwardTypesAnswer]:
        """Award type codes by group.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - contracts : dict (A : str; B : str; C : str; D : str)
            - loans : dict
            - idvs : dict (IDV_A : str; IDV_B : str; IDV_B_A : str; IDV_B_B : str; IDV_B_C :
              str; IDV_C : str; IDV_D : str; IDV_E : str)
            - grants : dict
            - other_financial_assistance : dict
            - direct_payments : dict

        Notes
        -----
        Each member is an object of descriptions by award type code.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/award_types/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.references.award_types()
        {'contracts': {'A': 'BPA Call', 'B': 'Purchase Order', 'C': 'Delivery Order', ...},
         'loans': {'07': 'Direct Loan', '08': 'Guaranteed/Insured Loan', ...},
         'idvs': {'IDV_A': 'GWAC Government Wide Acquisition Contract', ...},
         'grants': {'02': 'Block Grant', '03': 'Formula Grant', '04': 'Project Grant', ...},
         'other_financial_assistance': {'09': 'Insurance', '11': 'Other...', ...},
         'direct_payments': {'06': 'Direct Payment for Specified Use', '10': 'Dir...', ...}}
        """
    def filter_hash(
        self,
        filters: Mapping[str, Any],
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterHashAnswer]:
        """Store a filter object and get its hash.

        Parameters
        ----------
        filters : dict
            Any object. The service stores it and makes the hash from its bytes.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - hash : str

        Notes
        -----
        The hash is the MD5 of the bytes that were sent: another order of members gives another
        hash.

        Endpoint: POST https://api.usaspending.gov/api/v2/references/filter/

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
        >>> await spending.references.filter_hash(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'hash': '16e8e4815d08250077e2214e40bb6305'}
        """
    def filter_from_hash(
        self,
        hash: str,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterFromHashAnswer]:
        """Filter object stored under a hash.

        Parameters
        ----------
        hash : str
            Hash that references.filter_hash gave. An unknown one gives BadRequestError (400).

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - filter : dict (filters : dict; version : str)

        Notes
        -----
        filter is what was stored, with the filters in filter.filters.

        Endpoint: POST https://api.usaspending.gov/api/v2/references/hash/

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
        >>> await spending.references.filter_from_hash("5703c297b902ac3b76088c8c275b53f9")
        {'filter': {'filters': {'keywords': ['forest']}, 'version': '2020-06-01'}}
        """
    def data_dictionary(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesDataDictionaryAnswer]:
        """The data dictionary: what each column of the files means, as a table.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - document : dict (metadata : dict; sections : list of dict; headers : list of dict;
              rows : list of list)

        Notes
        -----
        document has metadata, sections, headers and rows, each row a list.

        Where it has none the service sends no body (204).

        Endpoint: GET https://api.usaspending.gov/api/v2/references/data_dictionary/

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> await spending.references.data_dictionary()
        {'document': {'metadata': {'total_rows': 20, 'total_columns': 3, ...}, ...}}
        """
    def glossary(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesGlossaryAnswer]:
        """Every term of the glossary with its definitions.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. 500 when left out, which is also the most. From 1 to 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - page_metadata : dict
            - results : list of dict

            Members of the records in results:

            - term : str
            - slug : str or None
            - data_act_term : str or None
            - plain : str
            - official : str or None
            - resources : str or None

        Notes
        -----
        page_metadata has page, count, next, previous, hasNext and hasPrevious.

        One call gives one page; `openshelf.paginate(spending.references.glossary)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        Endpoint: GET https://api.usaspending.gov/api/v2/references/glossary/

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
        >>> await spending.references.glossary()
        {'page_metadata': {'page': 1, 'count': 14, 'next': 2, 'previous': None, ...},
         'results': [{'term': 'Agency', 'slug': 'agency', 'data_act_term': 'Agency',
                      'plain': 'The urban forest covers forest restoration. The...',
                      'official': 'The green design compares electronic filing....',
                      'resources': None},
                     ...]}
        """
