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
        All DEF codes with their laws.
    award_types
        Award type codes by group.
    filter_hash
        Store a filter object and get its hash.
    filter_from_hash
        Filter object stored under a hash.
    data_dictionary
        The data dictionary as a table.
    glossary
        Glossary terms.
    """

    def agency(self, agency_id: int) -> _types.SpendingReferencesAgencyAnswer:
        """Name, mission and latest budget totals of one agency.

        Parameters
        ----------
        agency_id : int
            Agency id. The agency_id of references/toptier_agencies.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        results is one object, not a list. It is {} (status 200) when the id is unknown or the
        agency has never submitted.

        USAspending.gov, GET /api/v2/references/agency/{agency_id}/; row "Agency overview by
        agency id" of the specification.

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
        sort : {"agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"}, default "percentage_of_total_budget_authority"
            What to sort by. Server default agency_name.
        order : {"asc", "desc"}, default "desc"
            Order of the results. Server default asc.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/toptier_agencies/; row "Toptier agencies" of the
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
        >>> spending.references.toptier_agencies()
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
            Fiscal year. 422 below 2017. At least 2017.
        fiscal_period : int, optional
            Fiscal period: 2 is November, 12 is September. From 2 to 12.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, messages. The records are in
            results.

        Notes
        -----
        fiscal_period needs fiscal_year (else 400).

        Neither given: full history, newest first.

        fiscal_period needs fiscal_year.

        USAspending.gov, GET /api/v2/references/total_budgetary_resources/; row "Total budgetary
        resources" of the specification.

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
            True for the service's cached list.

        Returns
        -------
        dict
            The JSON object of the answer. Members: available_periods. The records are in
            available_periods.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/submission_periods/; row "Submission periods" of
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
        >>> spending.references.submission_periods()
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
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        children is null or a list of the same node shape.

        With a filter use depth of 1 or more (or -1): at depth 0 a filter always gives an empty
        list here.

        USAspending.gov, GET /api/v2/references/filter_tree/psc/; row "PSC search tree nodes /
        TAS search tree nodes" of the specification.

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
            Depth of the tree. Levels of descendants to return. 2 or any negative number for
            all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        children is null or a list of the same node shape.

        USAspending.gov, GET /api/v2/references/filter_tree/tas/; row "PSC search tree nodes /
        TAS search tree nodes" of the specification.

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
            Text to look for. Part of code or description, case-insensitive. Brings matching
            nodes with their ancestors.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/naics/; beyond the specification.

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
            Code. Digits only. 2, 4 or 6.
        filter : str, optional
            Text to look for. Keeps matches below the code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/naics/{code}/; beyond the specification.

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
        """
    def cfda_totals(self) -> _types.SpendingReferencesCfdaTotalsAnswer:
        """Grant opportunity totals for every assistance listing.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The server fetches these from grants.gov: 204 when that source does not answer.

        USAspending.gov, GET /api/v2/references/cfda/totals/; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.cfda_totals()
        """
    def cfda_total(self, cfda: str) -> _types.SpendingReferencesCfdaTotalAnswer:
        """Grant opportunity totals for one assistance listing.

        Parameters
        ----------
        cfda : str
            Assistance listing number. digits.digits, for example 12.012.

        Returns
        -------
        dict
            The JSON object of the answer. Members: cfda, posted, closed, archived, forecasted.

        Notes
        -----
        204 when the listing is unknown or grants.gov does not answer.

        USAspending.gov, GET /api/v2/references/cfda/totals/{cfda}/; beyond the specification.

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
            Text to look for. Part of program number or title, case-insensitive.
        flat : bool, optional
            True for one flat list. Without it the list is nested.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results.
        sort : {"code", "description"}, optional
            What to sort by.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Members: results,
            page_metadata, message.

        Notes
        -----
        No filter, no flat: the answer is a bare JSON list.

        filter without flat: object with results (each with children) and message, paging
        ignored.

        flat: object with results and page_metadata.

        Last page: with flat: page_metadata.hasNext is false (page_metadata.next is the next
        page number or null). Otherwise everything comes at once.

        USAspending.gov, GET /api/v2/references/assistance_listing/; beyond the specification.

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
            Code. Exactly two digits, else 400.
        filter : str, optional
            Text to look for. Part of program number or title, case-insensitive.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"code", "description"}, optional
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

        USAspending.gov, GET /api/v2/references/assistance_listing/{code}/; beyond the
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
        >>> spending.references.assistance_listing("10")
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
        group : {"Research and Development", "Service", "Product"}
            Group.
        depth : int, optional
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/; beyond the
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
        >>> spending.references.filter_tree_psc_group("Research and Development")
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
        group : {"Research and Development", "Service", "Product"}
            Group.
        psc : str
            Product or service code group.
        depth : int, optional
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/{psc}/; beyond the
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
        >>> spending.references.filter_tree_psc_subgroup("Research and Development", "A")
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
        group : {"Research and Development", "Service", "Product"}
            Group.
        psc : str
            Product or service code group.
        psc2 : str
            Product or service code group below psc.
        depth : int, optional
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/{psc}/{psc2}/; beyond
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
        >>> spending.references.filter_tree_psc_code(
        ...     group="Research and Development",
        ...     psc="A",
        ...     psc2="AA",
        ... )
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
            Agency. Toptier code.
        depth : int, optional
            Depth of the tree. 0 = federal accounts only, any other value adds their treasury
            accounts.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/tas/{agency}/; beyond the
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
        >>> spending.references.filter_tree_tas_agency("012")
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
            Agency. Toptier code.
        federal_account : str
            Federal account. Full code NNN-NNNN.
        depth : int, optional
            Depth of the tree. No effect at this level.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        A third segment is routed too but yields results null. Leave it out.

        USAspending.gov, GET /api/v2/references/filter_tree/tas/{agency}/{federal_account}/;
        beyond the specification.

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
        """
    def def_codes(self) -> _types.SpendingReferencesDefCodesAnswer:
        """All DEF codes with their laws.

        Returns
        -------
        dict
            The JSON object of the answer. Members: codes. The records are in codes.

        Notes
        -----
        urls and disaster can be null. disaster is null, covid_19 or infrastructure.

        USAspending.gov, GET /api/v2/references/def_codes/; row "All DEF codes" of the
        specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.def_codes()
        """
    def award_types(self) -> _types.SpendingReferencesAwardTypesAnswer:
        """Award type codes by group.

        Returns
        -------
        dict
            The JSON object of the answer. Members: contracts, loans, idvs, grants,
            other_financial_assistance, direct_payments.

        Notes
        -----
        Each member is an object code -> description.

        USAspending.gov, GET /api/v2/references/award_types/; row "Award last updated / award
        types" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.award_types()
        """
    def filter_hash(
        self,
        filters: Mapping[str, Any],
    ) -> _types.SpendingReferencesFilterHashAnswer:
        """Store a filter object and get its hash.

        Parameters
        ----------
        filters : dict
            Filters. Any object. The service stores and hashes it as it is written.

        Returns
        -------
        dict
            The JSON object of the answer. Members: hash.

        Notes
        -----
        The hash is the MD5 of the raw body bytes: other spacing or member order gives another
        hash.

        USAspending.gov, POST /api/v2/references/filter/; row "Filter hash for URL / filter
        object from hash" of the specification.

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
        """
    def filter_from_hash(
        self,
        hash: str,
    ) -> _types.SpendingReferencesFilterFromHashAnswer:
        """Filter object stored under a hash.

        Parameters
        ----------
        hash : str
            Hash. Missing or unknown: 400 with a plain-text body.

        Returns
        -------
        dict
            The JSON object of the answer. Members: filter.

        Notes
        -----
        filter is the body that was posted, so the filters are normally in filter.filters.

        USAspending.gov, POST /api/v2/references/hash/; row "Filter hash for URL / filter object
        from hash" of the specification.

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
        """
    def data_dictionary(self) -> _types.SpendingReferencesDataDictionaryAnswer:
        """The data dictionary as a table.

        Returns
        -------
        dict
            The JSON object of the answer. Members: document.

        Notes
        -----
        document has metadata, sections, headers, rows (each row a list).

        204 when the server has none.

        USAspending.gov, GET /api/v2/references/data_dictionary/; row "Data dictionary" of the
        specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.data_dictionary()
        """
    def glossary(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> _types.SpendingReferencesGlossaryAnswer:
        """Glossary terms.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. Server default 500, which is the most. From 1 to 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        page_metadata: page, count, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, GET /api/v2/references/glossary/; row "Glossary" of the specification.

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
        """

@final
class AsyncSpendingReferences(Namespace):
    """USAspending.gov: references.

    Every method gives a coroutine to await; the asynchronous twin of SpendingReferences.

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
        All DEF codes with their laws.
    award_types
        Award type codes by group.
    filter_hash
        Store a filter object and get its hash.
    filter_from_hash
        Filter object stored under a hash.
    data_dictionary
        The data dictionary as a table.
    glossary
        Glossary terms.
    """

    def agency(
        self,
        agency_id: int,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesAgencyAnswer]:
        """Name, mission and latest budget totals of one agency.

        Parameters
        ----------
        agency_id : int
            Agency id. The agency_id of references/toptier_agencies.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        results is one object, not a list. It is {} (status 200) when the id is unknown or the
        agency has never submitted.

        USAspending.gov, GET /api/v2/references/agency/{agency_id}/; row "Agency overview by
        agency id" of the specification.

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
        sort : {"agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"}, default "percentage_of_total_budget_authority"
            What to sort by. Server default agency_name.
        order : {"asc", "desc"}, default "desc"
            Order of the results. Server default asc.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/toptier_agencies/; row "Toptier agencies" of the
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
        >>> spending.references.toptier_agencies()
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
            Fiscal year. 422 below 2017. At least 2017.
        fiscal_period : int, optional
            Fiscal period: 2 is November, 12 is September. From 2 to 12.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, messages. The records are in
            results.

        Notes
        -----
        fiscal_period needs fiscal_year (else 400).

        Neither given: full history, newest first.

        fiscal_period needs fiscal_year.

        USAspending.gov, GET /api/v2/references/total_budgetary_resources/; row "Total budgetary
        resources" of the specification.

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
            True for the service's cached list.

        Returns
        -------
        dict
            The JSON object of the answer. Members: available_periods. The records are in
            available_periods.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/submission_periods/; row "Submission periods" of
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
        >>> spending.references.submission_periods()
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
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        children is null or a list of the same node shape.

        With a filter use depth of 1 or more (or -1): at depth 0 a filter always gives an empty
        list here.

        USAspending.gov, GET /api/v2/references/filter_tree/psc/; row "PSC search tree nodes /
        TAS search tree nodes" of the specification.

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
            Depth of the tree. Levels of descendants to return. 2 or any negative number for
            all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        children is null or a list of the same node shape.

        USAspending.gov, GET /api/v2/references/filter_tree/tas/; row "PSC search tree nodes /
        TAS search tree nodes" of the specification.

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
            Text to look for. Part of code or description, case-insensitive. Brings matching
            nodes with their ancestors.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/naics/; beyond the specification.

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
            Code. Digits only. 2, 4 or 6.
        filter : str, optional
            Text to look for. Keeps matches below the code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/naics/{code}/; beyond the specification.

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
        """
    def cfda_totals(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesCfdaTotalsAnswer]:
        """Grant opportunity totals for every assistance listing.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The server fetches these from grants.gov: 204 when that source does not answer.

        USAspending.gov, GET /api/v2/references/cfda/totals/; beyond the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.cfda_totals()
        """
    def cfda_total(
        self,
        cfda: str,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesCfdaTotalAnswer]:
        """Grant opportunity totals for one assistance listing.

        Parameters
        ----------
        cfda : str
            Assistance listing number. digits.digits, for example 12.012.

        Returns
        -------
        dict
            The JSON object of the answer. Members: cfda, posted, closed, archived, forecasted.

        Notes
        -----
        204 when the listing is unknown or grants.gov does not answer.

        USAspending.gov, GET /api/v2/references/cfda/totals/{cfda}/; beyond the specification.

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
            Text to look for. Part of program number or title, case-insensitive.
        flat : bool, optional
            True for one flat list. Without it the list is nested.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results.
        sort : {"code", "description"}, optional
            What to sort by.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Members: results,
            page_metadata, message.

        Notes
        -----
        No filter, no flat: the answer is a bare JSON list.

        filter without flat: object with results (each with children) and message, paging
        ignored.

        flat: object with results and page_metadata.

        Last page: with flat: page_metadata.hasNext is false (page_metadata.next is the next
        page number or null). Otherwise everything comes at once.

        USAspending.gov, GET /api/v2/references/assistance_listing/; beyond the specification.

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
            Code. Exactly two digits, else 400.
        filter : str, optional
            Text to look for. Part of program number or title, case-insensitive.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, optional
            Order of the results. Server default desc.
        sort : {"code", "description"}, optional
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

        USAspending.gov, GET /api/v2/references/assistance_listing/{code}/; beyond the
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
        >>> spending.references.assistance_listing("10")
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
        group : {"Research and Development", "Service", "Product"}
            Group.
        depth : int, optional
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/; beyond the
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
        >>> spending.references.filter_tree_psc_group("Research and Development")
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
        group : {"Research and Development", "Service", "Product"}
            Group.
        psc : str
            Product or service code group.
        depth : int, optional
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/{psc}/; beyond the
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
        >>> spending.references.filter_tree_psc_subgroup("Research and Development", "A")
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
        group : {"Research and Development", "Service", "Product"}
            Group.
        psc : str
            Product or service code group.
        psc2 : str
            Product or service code group below psc.
        depth : int, optional
            Depth of the tree. Levels of descendants to return. Any negative number for all.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/{psc}/{psc2}/; beyond
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
        >>> spending.references.filter_tree_psc_code(
        ...     group="Research and Development",
        ...     psc="A",
        ...     psc2="AA",
        ... )
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
            Agency. Toptier code.
        depth : int, optional
            Depth of the tree. 0 = federal accounts only, any other value adds their treasury
            accounts.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, GET /api/v2/references/filter_tree/tas/{agency}/; beyond the
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
        >>> spending.references.filter_tree_tas_agency("012")
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
            Agency. Toptier code.
        federal_account : str
            Federal account. Full code NNN-NNNN.
        depth : int, optional
            Depth of the tree. No effect at this level.
        filter : str, optional
            Text to look for. Part of id or description, case-insensitive.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        A third segment is routed too but yields results null. Leave it out.

        USAspending.gov, GET /api/v2/references/filter_tree/tas/{agency}/{federal_account}/;
        beyond the specification.

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
        """
    def def_codes(self) -> Coroutine[Any, Any, _types.SpendingReferencesDefCodesAnswer]:
        """All DEF codes with their laws.

        Returns
        -------
        dict
            The JSON object of the answer. Members: codes. The records are in codes.

        Notes
        -----
        urls and disaster can be null. disaster is null, covid_19 or infrastructure.

        USAspending.gov, GET /api/v2/references/def_codes/; row "All DEF codes" of the
        specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.def_codes()
        """
    def award_types(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesAwardTypesAnswer]:
        """Award type codes by group.

        Returns
        -------
        dict
            The JSON object of the answer. Members: contracts, loans, idvs, grants,
            other_financial_assistance, direct_payments.

        Notes
        -----
        Each member is an object code -> description.

        USAspending.gov, GET /api/v2/references/award_types/; row "Award last updated / award
        types" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.award_types()
        """
    def filter_hash(
        self,
        filters: Mapping[str, Any],
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterHashAnswer]:
        """Store a filter object and get its hash.

        Parameters
        ----------
        filters : dict
            Filters. Any object. The service stores and hashes it as it is written.

        Returns
        -------
        dict
            The JSON object of the answer. Members: hash.

        Notes
        -----
        The hash is the MD5 of the raw body bytes: other spacing or member order gives another
        hash.

        USAspending.gov, POST /api/v2/references/filter/; row "Filter hash for URL / filter
        object from hash" of the specification.

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
        """
    def filter_from_hash(
        self,
        hash: str,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesFilterFromHashAnswer]:
        """Filter object stored under a hash.

        Parameters
        ----------
        hash : str
            Hash. Missing or unknown: 400 with a plain-text body.

        Returns
        -------
        dict
            The JSON object of the answer. Members: filter.

        Notes
        -----
        filter is the body that was posted, so the filters are normally in filter.filters.

        USAspending.gov, POST /api/v2/references/hash/; row "Filter hash for URL / filter object
        from hash" of the specification.

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
        """
    def data_dictionary(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesDataDictionaryAnswer]:
        """The data dictionary as a table.

        Returns
        -------
        dict
            The JSON object of the answer. Members: document.

        Notes
        -----
        document has metadata, sections, headers, rows (each row a list).

        204 when the server has none.

        USAspending.gov, GET /api/v2/references/data_dictionary/; row "Data dictionary" of the
        specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.references.data_dictionary()
        """
    def glossary(
        self,
        *,
        page: int | None = 1,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingReferencesGlossaryAnswer]:
        """Glossary terms.

        Parameters
        ----------
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. Server default 500, which is the most. From 1 to 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        page_metadata: page, count, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, GET /api/v2/references/glossary/; row "Glossary" of the specification.

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
        """
