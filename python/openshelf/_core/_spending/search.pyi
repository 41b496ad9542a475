# Written by tools/write.py from the table; do not edit.

import os
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingSearch(Namespace):
    """USAspending.gov: search.

    Methods
    -------
    spending_by_award
        Awards or subawards matching filters, with chosen fields.
    spending_by_award_count
        Number of matching awards in each award group.
    spending_by_geography
        Amounts of matching awards by state, county, district or country.
    spending_by_transaction
        Transactions matching filters, with chosen fields.
    spending_by_transaction_count
        Number of matching transactions in each award group.
    spending_over_time
        Amounts of matching awards by fiscal year, quarter or month.
    transaction_spending_summary
        Count and sum of transactions matching keywords.
    new_awards_over_time
        Number of new awards of a recipient by period.
    spending_by_subaward_grouped
        Awards with number and sum of their subawards.
    spending_by_transaction_grouped
        Awards with number and sum of their transactions.

    Namespaces: spending_by_category.
    """

    @property
    def spending_by_category(self) -> SpendingSearchSpendingByCategory:
        """The operations under spending.search.spending_by_category."""
    def spending_by_award(
        self,
        filters: _types.SpendingAwardFilters,
        fields: Sequence[_types.SpendingAwardField],
        *,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        page: int | None = 1,
        sort: _types.SpendingAwardSort | None = None,
        subawards: bool | None = False,
        last_record_unique_id: int | None = None,
        last_record_sort_value: str | None = None,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByAwardAnswer:
        """Awards or subawards matching filters, with chosen fields.

        Parameters
        ----------
        filters : dict
            Which awards to give. award_type_codes is required and stays within one group of
            types. Members:

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
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in whole USD, bounds included.
              Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Members: ata, aid, bpoa, epoa, a,
              main, sub.
            - program_activities : list of dict. Members: name, code.
            - award_type_codes : list of str, required. Types of award that count. For subawards
              those of the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        fields : list of str
            Names of the members that the records shall have, at least one.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by, one of fields. The first of fields when left out.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        last_record_unique_id : int, optional
            Where the page begins, the last_record_unique_id in page_metadata of the page
            before.
        last_record_sort_value : str, optional
            Where the page begins, the last_record_sort_value in page_metadata of the page
            before. In a sort by a day that day, as 2020-01-31, and not the milliseconds that
            come.
        spending_level : {"awards", "subawards"}, optional
            Whether awards or subawards are given. Awards when left out. The service ignores
            subawards when it is given.

        Returns
        -------
        dict
            Members:

            - spending_level : str
            - limit : int
            - results : list of dict
            - page_metadata : dict (page : int; hasNext : bool; last_record_unique_id : int;
              last_record_sort_value : str)
            - messages : list of str

        Notes
        -----
        last_record_unique_id and last_record_sort_value are given together.

        page_metadata has page, hasNext, last_record_unique_id (None where hasNext is False) and
        last_record_sort_value (text, the word None where hasNext is False or the last record
        has no value).

        An award also has internal_id and generated_internal_id. A subaward internal_id,
        prime_award_internal_id and prime_award_generated_internal_id.

        A record has the members that fields names.

        award_type_codes holding the text 'no intersection' gives an empty result.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while spending_level is "subawards" or spending_level is not given and subawards is
        True and filters.time_period.date_type is "new_awards_only": the service knows no new
        subawards and fails. Give another date_type, or leave subawards and spending_level out.

        last_record_unique_id and last_record_sort_value are given together or not at all.

        fields takes names that the rules of the operation in openshelf.operations() list, and
        sort is one of them.

        The award_type_codes of filters belong to one group: contracts, direct payments, grants,
        idvs, loans or other financial assistance.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_award)` gives
        the records of all pages. Page numbers reach 50000 records; `paginate` reads those
        beyond by the service's cursor.

        Last page: the one whose page_metadata.hasNext is False. By page number it is False from
        record 10000 on whatever follows, so there it is the first with fewer than limit
        records. Numbers of pages reach record 50000. With last_record_unique_id and
        last_record_sort_value of a page before record 10000 hasNext is right and the list goes
        on to its end.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_award/

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
        >>> spending.search.spending_by_award(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     fields=["Award ID", "Recipient Name", "Award Amount"],
        ... )
        {'spending_level': 'awards',
         'limit': 10,
         'results': [{'internal_id': 10279, 'Award ID': 'ZZK112240010R',
                      'Recipient Name': 'UNIVERSITY OF CALIFORNIA',
                      'Award Amount': 4429825.66,
                      'generated_internal_id': 'CONT_AWD_ZZK112240010R_03600_-NON...'},
                     ...],
         'page_metadata': {'page': 1, 'hasNext': True, 'last_record_unique_id': 3013, ...},
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_award_count(
        self,
        filters: _types.SpendingAwardCountFilters,
        *,
        subawards: bool | None = False,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByAwardCountAnswer:
        """Number of matching awards in each award group.

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
            - program_activities : list of dict. Members: name, code.
        subawards : bool, default False
            True to count subawards. The service ignores spending_level when it is given, so
            leave one of them out. The default is not sent together with spending_level.
        spending_level : {"awards", "subawards"}, optional
            Whether awards or subawards count. Awards when left out.

        Returns
        -------
        dict
            Members:

            - results : dict (contracts : int; loans : int; idvs : int; grants : int; other :
              int; direct_payments : int)
            - spending_level : str
            - messages : list of str

        Notes
        -----
        results has a number for each of contracts, direct_payments, grants, idvs, loans and
        other, or for subawards of subgrants and subcontracts.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_award_count/

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
        >>> spending.search.spending_by_award_count(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'results': {'contracts': 269, 'loans': 0, 'idvs': 0, 'grants': 0, 'other': 0, ...},
         'spending_level': 'transactions',
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_geography(
        self,
        filters: _types.SpendingGeographyFilters,
        scope: Literal["place_of_performance", "recipient_location"],
        geo_layer: Literal["state", "county", "district", "country"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByGeographyAnswer:
        """Amounts of matching awards by state, county, district or country.

        Parameters
        ----------
        filters : dict
            Which awards count, at least one filter. Members:

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
            - program_activities : list of dict. Members: name, code.
        scope : str
            Which place counts: that of the recipient, or that where the work is done. One of
            "place_of_performance", "recipient_location".
        geo_layer : str
            Kind of area that amounts are summed for. One of "state", "county", "district",
            "country".
        geo_layer_filters : list of str, optional
            Areas to give, by the shape_code of the answer: two letters of a state, five digits
            of a county, the two digits of a state and two characters of a district, or three
            letters of a country.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out.
            subawards True counts subawards in any case. One of "transactions", "awards",
            "subawards".

        Returns
        -------
        dict
            Members:

            - scope : str
            - geo_layer : str
            - spending_level : str
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - shape_code : str. Empty text for the group without a known place.
            - display_name : str or None
            - aggregated_amount : float, USD
            - population : int or None
            - per_capita : float or None, USD
            - total_outlays : float or None, USD, not always there. Only at spending_level
              awards.

        Notes
        -----
        Records add total_outlays at spending_level awards.

        Unless geo_layer is country, the scope filter of the place is domestic when left out.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_geography/

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
        >>> spending.search.spending_by_geography(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     scope="place_of_performance",
        ...     geo_layer="state",
        ... )
        {'scope': 'place_of_performance',
         'geo_layer': 'state',
         'spending_level': 'transactions',
         'results': [{'shape_code': 'AK', 'display_name': 'Alaska',
                      'aggregated_amount': 29536782.09, 'population': 733000,
                      'per_capita': 40.3},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_transaction(
        self,
        filters: _types.SpendingTransactionFilters,
        fields: Sequence[Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"]],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        sort: Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"] | None = "Transaction Amount",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> _types.SpendingSearchSpendingByTransactionAnswer:
        """Transactions matching filters, with chosen fields.

        Parameters
        ----------
        filters : dict
            Which transactions to give. award_type_codes is required. Members:

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
            - award_type_codes : list of str, required. Types of award that count. For subawards
              those of the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
            - recipient_id : str. Id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
            - program_activities : list of dict. Members: name, code.
        fields : list of str
            Names of the members that the records shall have. One of "Action Date",
            "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id",
            "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title",
            "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency",
            "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order",
            "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name",
            "pop_country_name", "pop_state_code", "product_or_service_code",
            "product_or_service_description", "recipient_id",
            "recipient_location_address_line1", "recipient_location_address_line2",
            "recipient_location_address_line3", "recipient_location_city_name",
            "recipient_location_country_name", "recipient_location_state_code",
            "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount",
            "Transaction Description", "Assistance Listing", "NAICS",
            "Primary Place of Performance", "PSC", "Recipient Location".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        sort : str, default "Transaction Amount"
            Member to sort by, one of fields. When left out Transaction Amount where fields
            holds it, else the first of fields. One of "Action Date", "Action Type", "Award ID",
            "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug",
            "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency",
            "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id",
            "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code",
            "naics_description", "pop_city_name", "pop_country_name", "pop_state_code",
            "product_or_service_code", "product_or_service_description", "recipient_id",
            "recipient_location_address_line1", "recipient_location_address_line2",
            "recipient_location_address_line3", "recipient_location_city_name",
            "recipient_location_country_name", "recipient_location_state_code",
            "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount",
            "Transaction Description", "Assistance Listing", "NAICS",
            "Primary Place of Performance", "PSC", "Recipient Location".
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.

        Returns
        -------
        dict
            Members:

            - limit : int
            - results : list of dict
            - page_metadata : dict (page : int; next : int; previous; hasNext : bool;
              hasPrevious : bool)
            - messages : list of str

        Notes
        -----
        Every record also has generated_internal_id and internal_id.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_transaction)`
        gives the records of all pages. Page numbers reach 49999 records; `paginate` reads those
        beyond by ranges of days.

        Last page: the one whose page_metadata.hasNext is False. The service asks for one record
        more than a page has, so it refuses a page that ends at record 50000: with limit 100
        page 499 is the last that can be had.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_transaction/

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
        >>> spending.search.spending_by_transaction(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     fields=["Award ID", "Recipient Name", "Transaction Amount"],
        ... )
        {'limit': 10,
         'results': [{'Award ID': '5VQPT624001HY',
                      'Recipient Name': 'HIGHLAND SYSTEMS LP',
                      'Transaction Amount': 23191441.69,
                      'generated_internal_id': 'CONT_AWD_5VQPT624001HY_01200_-NON...',
                      'internal_id': 14612},
                     ...],
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_transaction_count(
        self,
        filters: _types.SpendingTransactionCountFilters,
    ) -> _types.SpendingSearchSpendingByTransactionCountAnswer:
        """Number of matching transactions in each award group.

        Parameters
        ----------
        filters : dict
            Which awards count, at least one filter. Members:

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

        Returns
        -------
        dict
            Members:

            - results : dict (contracts : int; loans : int; idvs : int; grants : int; other :
              int; direct_payments : int)

        Notes
        -----
        results has a number for each of contracts, direct_payments, grants, idvs, loans and
        other.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_transaction_count/

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
        >>> spending.search.spending_by_transaction_count(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'results': {'contracts': 454, 'loans': 0, 'idvs': 0, 'grants': 0, 'other': 0, ...}}
        """
    def spending_over_time(
        self,
        filters: _types.SpendingOverTimeFilters,
        *,
        group: Literal["fiscal_year", "quarter", "month", "calendar_year"] | None = "fiscal_year",
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingOverTimeAnswer:
        """Amounts of matching awards by fiscal year, quarter or month.

        Parameters
        ----------
        filters : dict
            Which awards count. Each period has both days. Members:

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
            - program_activities : list of dict. Members: name, code, type.
        group : str, default "fiscal_year"
            Length of the periods. Fy, q, m and cy are short for the four words. One of
            "fiscal_year", "quarter", "month", "calendar_year".
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out.
            subawards True counts subawards in any case. One of "transactions", "awards",
            "subawards".

        Returns
        -------
        dict
            Members:

            - group : str
            - results : list of dict
            - spending_level : str
            - messages : list of str

            Members of the records in results:

            - aggregated_amount : float, USD
            - time_period.fiscal_year : str or None, not always there. Number as text. Missing
              with group calendar_year.
            - time_period.quarter : str or None, not always there. Number as text, group quarter
              only.
            - time_period.month : str or None, not always there. Fiscal month, number as text,
              group month only.
            - time_period.calendar_year : str or None, not always there. Number as text, group
              calendar_year only.
            - Contract_Obligations : float, USD
            - Direct_Obligations : float or None, USD, not always there. Missing at
              spending_level subawards, like Idv, Loan, Other.
            - Grant_Obligations : float, USD
            - Idv_Obligations : float or None, USD, not always there
            - Loan_Obligations : float or None, USD, not always there
            - Other_Obligations : float or None, USD, not always there
            - total_outlays : float or None, USD. Outlays are None except at spending_level
              awards.
            - Contract_Outlays : float or None, USD
            - Direct_Outlays : float or None, USD, not always there
            - Grant_Outlays : float or None, USD
            - Idv_Outlays : float or None, USD, not always there
            - Loan_Outlays : float or None, USD, not always there
            - Other_Outlays : float or None, USD, not always there

        Notes
        -----
        time_period has fiscal_year, and quarter or month by group, as text. With group
        calendar_year it has calendar_year alone.

        Outlays are None except at spending_level awards.

        Subaward records have only the Contract and Grant members.

        Empty periods are filled with zeros.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_over_time/

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
        >>> spending.search.spending_over_time(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'group': 'fiscal_year',
         'results': [{'aggregated_amount': 789072997.0,
                      'time_period': {'fiscal_year': '2024'},
                      'Contract_Obligations': 789072997.0, 'Direct_Obligations': 0.0,
                      'Grant_Obligations': 0.0, 'Idv_Obligations': 0.0,
                      'Loan_Obligations': 0.0, 'Other_Obligations': 0.0, ...}],
         'spending_level': 'transactions',
         'messages': ['For searches, time period start and end dates are...']}
        """
    def transaction_spending_summary(
        self,
        filters: _types.SpendingKeywordFilters,
    ) -> _types.SpendingSearchTransactionSpendingSummaryAnswer:
        """Count and sum of transactions matching keywords.

        Parameters
        ----------
        filters : dict
            Which transactions count: keywords alone, each of 3 characters or more. Members:

            - keywords : list of str, required. Texts to look for, as one text.

        Returns
        -------
        dict
            Members:

            - results : dict (prime_awards_count : int; prime_awards_obligation_amount : float)

        Notes
        -----
        results has prime_awards_count and prime_awards_obligation_amount (USD).

        The keywords are searched as one text.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/transaction_spending_summary/

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
        >>> spending.search.transaction_spending_summary(filters={"keywords": ["forest"]})
        {'results': {'prime_awards_count': 793, ...}}
        """
    def new_awards_over_time(
        self,
        filters: _types.SpendingNewAwardsFilters,
        *,
        group: Literal["fiscal_year", "quarter", "month"] | None = None,
    ) -> _types.SpendingSearchNewAwardsOverTimeAnswer:
        """Number of new awards of a recipient by period.

        Parameters
        ----------
        filters : dict
            Which awards count. recipient_id and time_period are required, and the service
            ignores the rest. Members:

            - time_period : list of dict, required. Periods that count, each with its first and
              last day. Members: start_date, end_date, date_type.
            - recipient_id : str, required. Id of the recipient at a level, a hash that ends in
              -P, -C or -R. Not for subawards.
        group : {"fiscal_year", "quarter", "month"}, optional
            Length of the periods. fiscal_year when left out. Fy, q and m are short for the
            three words.

        Returns
        -------
        dict
            Members:

            - group : str
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - new_award_count_in_period : int
            - time_period.fiscal_year : str. Number as text.
            - time_period.quarter : str or None, not always there. Number as text, group quarter
              only.
            - time_period.month : str or None, not always there. Fiscal month, number as text,
              group month only.

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/new_awards_over_time/

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
        >>> spending.search.new_awards_over_time(
        ...     filters={
        ...         "recipient_id": "06088d30-68b9-e0a2-5b86-000000000001-R",
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'group': 'fiscal_year',
         'results': [{'new_award_count_in_period': 3,
                      'time_period': {'fiscal_year': '2024'}}],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_subaward_grouped(
        self,
        filters: _types.SpendingSubawardFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> _types.SpendingSearchSpendingBySubawardGroupedAnswer:
        """Awards with number and sum of their subawards.

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
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        sort : str, optional
            Member to sort by. award_id when left out. One of "award_id", "subaward_count",
            "award_generated_internal_id", "subaward_obligation".
        order : {"asc", "desc"}, optional
            Ascending or descending order.

        Returns
        -------
        dict
            Members:

            - limit : int
            - results : list of dict
            - page_metadata : dict
            - messages : list of str

            Members of the records in results:

            - award_id : str or None. PIID, FAIN or URI.
            - subaward_count : int or None
            - subaward_obligation : float, USD
            - award_generated_internal_id : str

        Notes
        -----
        The service says in messages that the operation is under development.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_subaward_grouped)` gives the records of
        all pages. Page numbers reach 50000 records, and the service has no way to those beyond.

        Last page: the first with fewer than limit records. page_metadata.hasNext is always
        False, by a fault of the service. Numbers of pages reach record 50000.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_subaward_grouped/

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
        >>> spending.search.spending_by_subaward_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'limit': 10,
         'results': [{'award_id': 'ZZK112240010R', 'subaward_count': 2,
                      'subaward_obligation': 304384.34,
                      'award_generated_internal_id': 'CONT_AWD_ZZK112240010R_0360...'},
                     ...],
         'page_metadata': {'page': 1, 'hasNext': False},
         'messages': ['This endpoint is under development.']}
        """
    def spending_by_transaction_grouped(
        self,
        filters: _types.SpendingTransactionGroupedFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> _types.SpendingSearchSpendingByTransactionGroupedAnswer:
        """Awards with number and sum of their transactions.

        Parameters
        ----------
        filters : dict
            Which awards to give. award_type_codes is required. Members:

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
            - award_type_codes : list of str, required. Types of award that count. For subawards
              those of the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
            - recipient_id : str. Id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        sort : str, optional
            Member to sort by. transaction_obligation when left out. One of
            "transaction_obligation", "award_id", "transaction_count",
            "award_generated_internal_id".
        order : {"asc", "desc"}, optional
            Ascending or descending order.

        Returns
        -------
        dict
            Members:

            - limit : int
            - results : list of dict
            - page_metadata : dict
            - messages : list of str

            Members of the records in results:

            - award_id : str or None. PIID, FAIN or URI.
            - transaction_count : int or None
            - transaction_obligation : float, USD
            - award_generated_internal_id : str

        Notes
        -----
        The service says in messages that the operation is under development.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_transaction_grouped)` gives the records
        of all pages. Page numbers reach 50000 records, and the service has no way to those
        beyond.

        Last page: the one whose page_metadata.hasNext is False. From record 10000 on it is
        False whatever follows, so there it is the first with fewer than limit records. Numbers
        of pages reach record 50000.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_transaction_grouped/

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
        >>> spending.search.spending_by_transaction_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'limit': 10,
         'results': [{'award_id': '06PRZD2100189', 'transaction_count': 7,
                      'transaction_obligation': 79813333.36,
                      'award_generated_internal_id': 'CONT_AWD_06PRZD2100189_0150...'},
                     ...],
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'messages': ['This endpoint is under development.']}
        """

@final
class AsyncSpendingSearch(Namespace):
    """USAspending.gov: search.

    Has the methods of SpendingSearch; each gives a coroutine to await.

    Methods
    -------
    spending_by_award
        Awards or subawards matching filters, with chosen fields.
    spending_by_award_count
        Number of matching awards in each award group.
    spending_by_geography
        Amounts of matching awards by state, county, district or country.
    spending_by_transaction
        Transactions matching filters, with chosen fields.
    spending_by_transaction_count
        Number of matching transactions in each award group.
    spending_over_time
        Amounts of matching awards by fiscal year, quarter or month.
    transaction_spending_summary
        Count and sum of transactions matching keywords.
    new_awards_over_time
        Number of new awards of a recipient by period.
    spending_by_subaward_grouped
        Awards with number and sum of their subawards.
    spending_by_transaction_grouped
        Awards with number and sum of their transactions.

    Namespaces: spending_by_category.
    """

    @property
    def spending_by_category(self) -> AsyncSpendingSearchSpendingByCategory:
        """The operations under spending.search.spending_by_category."""
    def spending_by_award(
        self,
        filters: _types.SpendingAwardFilters,
        fields: Sequence[_types.SpendingAwardField],
        *,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        page: int | None = 1,
        sort: _types.SpendingAwardSort | None = None,
        subawards: bool | None = False,
        last_record_unique_id: int | None = None,
        last_record_sort_value: str | None = None,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByAwardAnswer]:
        """Awards or subawards matching filters, with chosen fields.

        Parameters
        ----------
        filters : dict
            Which awards to give. award_type_codes is required and stays within one group of
            types. Members:

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
            - time_period : list of dict. Periods that count, each with its first and last day.
              Members: start_date, end_date, date_type.
            - place_of_performance_locations : list of dict. Places where the work is done.
              Members: country, state, county, city, district_original, district_current, zip.
            - recipient_locations : list of dict. Places of the recipients. Members: country,
              state, county, city, district_original, district_current, zip.
            - agencies : list of dict. Agencies that award or fund. Members: type, tier, name,
              toptier_name.
            - award_amounts : list of dict. Ranges of amounts in whole USD, bounds included.
              Members: lower_bound, upper_bound.
            - naics_codes : dict or list of str. NAICS codes of 2, 4 or 6 digits. Members:
              require, exclude.
            - tas_codes : dict or list of dict. Treasury accounts, as paths of the tree of
              accounts or as a list of components. Members: require, exclude.
            - treasury_account_components : list of dict. Members: ata, aid, bpoa, epoa, a,
              main, sub.
            - program_activities : list of dict. Members: name, code.
            - award_type_codes : list of str, required. Types of award that count. For subawards
              those of the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
        fields : list of str
            Names of the members that the records shall have, at least one.
        limit : int, default 10
            Records in a page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            Member to sort by, one of fields. The first of fields when left out.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        last_record_unique_id : int, optional
            Where the page begins, the last_record_unique_id in page_metadata of the page
            before.
        last_record_sort_value : str, optional
            Where the page begins, the last_record_sort_value in page_metadata of the page
            before. In a sort by a day that day, as 2020-01-31, and not the milliseconds that
            come.
        spending_level : {"awards", "subawards"}, optional
            Whether awards or subawards are given. Awards when left out. The service ignores
            subawards when it is given.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - spending_level : str
            - limit : int
            - results : list of dict
            - page_metadata : dict (page : int; hasNext : bool; last_record_unique_id : int;
              last_record_sort_value : str)
            - messages : list of str

        Notes
        -----
        last_record_unique_id and last_record_sort_value are given together.

        page_metadata has page, hasNext, last_record_unique_id (None where hasNext is False) and
        last_record_sort_value (text, the word None where hasNext is False or the last record
        has no value).

        An award also has internal_id and generated_internal_id. A subaward internal_id,
        prime_award_internal_id and prime_award_generated_internal_id.

        A record has the members that fields names.

        award_type_codes holding the text 'no intersection' gives an empty result.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while spending_level is "subawards" or spending_level is not given and subawards is
        True and filters.time_period.date_type is "new_awards_only": the service knows no new
        subawards and fails. Give another date_type, or leave subawards and spending_level out.

        last_record_unique_id and last_record_sort_value are given together or not at all.

        fields takes names that the rules of the operation in openshelf.operations() list, and
        sort is one of them.

        The award_type_codes of filters belong to one group: contracts, direct payments, grants,
        idvs, loans or other financial assistance.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_award)` gives
        the records of all pages. Page numbers reach 50000 records; `paginate` reads those
        beyond by the service's cursor.

        Last page: the one whose page_metadata.hasNext is False. By page number it is False from
        record 10000 on whatever follows, so there it is the first with fewer than limit
        records. Numbers of pages reach record 50000. With last_record_unique_id and
        last_record_sort_value of a page before record 10000 hasNext is right and the list goes
        on to its end.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_award/

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
        >>> await spending.search.spending_by_award(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     fields=["Award ID", "Recipient Name", "Award Amount"],
        ... )
        {'spending_level': 'awards',
         'limit': 10,
         'results': [{'internal_id': 10279, 'Award ID': 'ZZK112240010R',
                      'Recipient Name': 'UNIVERSITY OF CALIFORNIA',
                      'Award Amount': 4429825.66,
                      'generated_internal_id': 'CONT_AWD_ZZK112240010R_03600_-NON...'},
                     ...],
         'page_metadata': {'page': 1, 'hasNext': True, 'last_record_unique_id': 3013, ...},
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_award_count(
        self,
        filters: _types.SpendingAwardCountFilters,
        *,
        subawards: bool | None = False,
        spending_level: Literal["awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByAwardCountAnswer]:
        """Number of matching awards in each award group.

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
            - program_activities : list of dict. Members: name, code.
        subawards : bool, default False
            True to count subawards. The service ignores spending_level when it is given, so
            leave one of them out. The default is not sent together with spending_level.
        spending_level : {"awards", "subawards"}, optional
            Whether awards or subawards count. Awards when left out.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : dict (contracts : int; loans : int; idvs : int; grants : int; other :
              int; direct_payments : int)
            - spending_level : str
            - messages : list of str

        Notes
        -----
        results has a number for each of contracts, direct_payments, grants, idvs, loans and
        other, or for subawards of subgrants and subcontracts.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_award_count/

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
        >>> await spending.search.spending_by_award_count(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'results': {'contracts': 269, 'loans': 0, 'idvs': 0, 'grants': 0, 'other': 0, ...},
         'spending_level': 'transactions',
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_geography(
        self,
        filters: _types.SpendingGeographyFilters,
        scope: Literal["place_of_performance", "recipient_location"],
        geo_layer: Literal["state", "county", "district", "country"],
        *,
        geo_layer_filters: Sequence[str] | None = None,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByGeographyAnswer]:
        """Amounts of matching awards by state, county, district or country.

        Parameters
        ----------
        filters : dict
            Which awards count, at least one filter. Members:

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
            - program_activities : list of dict. Members: name, code.
        scope : str
            Which place counts: that of the recipient, or that where the work is done. One of
            "place_of_performance", "recipient_location".
        geo_layer : str
            Kind of area that amounts are summed for. One of "state", "county", "district",
            "country".
        geo_layer_filters : list of str, optional
            Areas to give, by the shape_code of the answer: two letters of a state, five digits
            of a county, the two digits of a state and two characters of a district, or three
            letters of a country.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out.
            subawards True counts subawards in any case. One of "transactions", "awards",
            "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - scope : str
            - geo_layer : str
            - spending_level : str
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - shape_code : str. Empty text for the group without a known place.
            - display_name : str or None
            - aggregated_amount : float, USD
            - population : int or None
            - per_capita : float or None, USD
            - total_outlays : float or None, USD, not always there. Only at spending_level
              awards.

        Notes
        -----
        Records add total_outlays at spending_level awards.

        Unless geo_layer is country, the scope filter of the place is domestic when left out.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_geography/

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
        >>> await spending.search.spending_by_geography(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     scope="place_of_performance",
        ...     geo_layer="state",
        ... )
        {'scope': 'place_of_performance',
         'geo_layer': 'state',
         'spending_level': 'transactions',
         'results': [{'shape_code': 'AK', 'display_name': 'Alaska',
                      'aggregated_amount': 29536782.09, 'population': 733000,
                      'per_capita': 40.3},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_transaction(
        self,
        filters: _types.SpendingTransactionFilters,
        fields: Sequence[Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"]],
        *,
        page: int | None = 1,
        limit: int | None = 10,
        sort: Literal["Action Date", "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name", "pop_country_name", "pop_state_code", "product_or_service_code", "product_or_service_description", "recipient_id", "recipient_location_address_line1", "recipient_location_address_line2", "recipient_location_address_line3", "recipient_location_city_name", "recipient_location_country_name", "recipient_location_state_code", "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount", "Transaction Description", "Assistance Listing", "NAICS", "Primary Place of Performance", "PSC", "Recipient Location"] | None = "Transaction Amount",
        order: Literal["asc", "desc"] | None = "desc",
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByTransactionAnswer]:
        """Transactions matching filters, with chosen fields.

        Parameters
        ----------
        filters : dict
            Which transactions to give. award_type_codes is required. Members:

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
            - award_type_codes : list of str, required. Types of award that count. For subawards
              those of the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
            - recipient_id : str. Id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
            - program_activities : list of dict. Members: name, code.
        fields : list of str
            Names of the members that the records shall have. One of "Action Date",
            "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id",
            "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title",
            "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency",
            "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order",
            "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name",
            "pop_country_name", "pop_state_code", "product_or_service_code",
            "product_or_service_description", "recipient_id",
            "recipient_location_address_line1", "recipient_location_address_line2",
            "recipient_location_address_line3", "recipient_location_city_name",
            "recipient_location_country_name", "recipient_location_state_code",
            "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount",
            "Transaction Description", "Assistance Listing", "NAICS",
            "Primary Place of Performance", "PSC", "Recipient Location".
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        sort : str, default "Transaction Amount"
            Member to sort by, one of fields. When left out Transaction Amount where fields
            holds it, else the first of fields. One of "Action Date", "Action Type", "Award ID",
            "Award Type", "Awarding Agency", "awarding_agency_id", "awarding_agency_slug",
            "Awarding Sub Agency", "cfda_number", "cfda_title", "def_codes", "Funding Agency",
            "funding_agency_slug", "Funding Sub Agency", "generated_internal_id", "internal_id",
            "Issued Date", "Last Date to Order", "Loan Value", "Mod", "naics_code",
            "naics_description", "pop_city_name", "pop_country_name", "pop_state_code",
            "product_or_service_code", "product_or_service_description", "recipient_id",
            "recipient_location_address_line1", "recipient_location_address_line2",
            "recipient_location_address_line3", "recipient_location_city_name",
            "recipient_location_country_name", "recipient_location_state_code",
            "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount",
            "Transaction Description", "Assistance Listing", "NAICS",
            "Primary Place of Performance", "PSC", "Recipient Location".
        order : {"asc", "desc"}, default "desc"
            Ascending or descending order.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - limit : int
            - results : list of dict
            - page_metadata : dict (page : int; next : int; previous; hasNext : bool;
              hasPrevious : bool)
            - messages : list of str

        Notes
        -----
        Every record also has generated_internal_id and internal_id.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_transaction)`
        gives the records of all pages. Page numbers reach 49999 records; `paginate` reads those
        beyond by ranges of days.

        Last page: the one whose page_metadata.hasNext is False. The service asks for one record
        more than a page has, so it refuses a page that ends at record 50000: with limit 100
        page 499 is the last that can be had.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_transaction/

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
        >>> await spending.search.spending_by_transaction(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     fields=["Award ID", "Recipient Name", "Transaction Amount"],
        ... )
        {'limit': 10,
         'results': [{'Award ID': '5VQPT624001HY',
                      'Recipient Name': 'HIGHLAND SYSTEMS LP',
                      'Transaction Amount': 23191441.69,
                      'generated_internal_id': 'CONT_AWD_5VQPT624001HY_01200_-NON...',
                      'internal_id': 14612},
                     ...],
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_transaction_count(
        self,
        filters: _types.SpendingTransactionCountFilters,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByTransactionCountAnswer]:
        """Number of matching transactions in each award group.

        Parameters
        ----------
        filters : dict
            Which awards count, at least one filter. Members:

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

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : dict (contracts : int; loans : int; idvs : int; grants : int; other :
              int; direct_payments : int)

        Notes
        -----
        results has a number for each of contracts, direct_payments, grants, idvs, loans and
        other.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_transaction_count/

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
        >>> await spending.search.spending_by_transaction_count(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'results': {'contracts': 454, 'loans': 0, 'idvs': 0, 'grants': 0, 'other': 0, ...}}
        """
    def spending_over_time(
        self,
        filters: _types.SpendingOverTimeFilters,
        *,
        group: Literal["fiscal_year", "quarter", "month", "calendar_year"] | None = "fiscal_year",
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingOverTimeAnswer]:
        """Amounts of matching awards by fiscal year, quarter or month.

        Parameters
        ----------
        filters : dict
            Which awards count. Each period has both days. Members:

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
            - program_activities : list of dict. Members: name, code, type.
        group : str, default "fiscal_year"
            Length of the periods. Fy, q, m and cy are short for the four words. One of
            "fiscal_year", "quarter", "month", "calendar_year".
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out.
            subawards True counts subawards in any case. One of "transactions", "awards",
            "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - group : str
            - results : list of dict
            - spending_level : str
            - messages : list of str

            Members of the records in results:

            - aggregated_amount : float, USD
            - time_period.fiscal_year : str or None, not always there. Number as text. Missing
              with group calendar_year.
            - time_period.quarter : str or None, not always there. Number as text, group quarter
              only.
            - time_period.month : str or None, not always there. Fiscal month, number as text,
              group month only.
            - time_period.calendar_year : str or None, not always there. Number as text, group
              calendar_year only.
            - Contract_Obligations : float, USD
            - Direct_Obligations : float or None, USD, not always there. Missing at
              spending_level subawards, like Idv, Loan, Other.
            - Grant_Obligations : float, USD
            - Idv_Obligations : float or None, USD, not always there
            - Loan_Obligations : float or None, USD, not always there
            - Other_Obligations : float or None, USD, not always there
            - total_outlays : float or None, USD. Outlays are None except at spending_level
              awards.
            - Contract_Outlays : float or None, USD
            - Direct_Outlays : float or None, USD, not always there
            - Grant_Outlays : float or None, USD
            - Idv_Outlays : float or None, USD, not always there
            - Loan_Outlays : float or None, USD, not always there
            - Other_Outlays : float or None, USD, not always there

        Notes
        -----
        time_period has fiscal_year, and quarter or month by group, as text. With group
        calendar_year it has calendar_year alone.

        Outlays are None except at spending_level awards.

        Subaward records have only the Contract and Grant members.

        Empty periods are filled with zeros.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_over_time/

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
        >>> await spending.search.spending_over_time(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'group': 'fiscal_year',
         'results': [{'aggregated_amount': 789072997.0,
                      'time_period': {'fiscal_year': '2024'},
                      'Contract_Obligations': 789072997.0, 'Direct_Obligations': 0.0,
                      'Grant_Obligations': 0.0, 'Idv_Obligations': 0.0,
                      'Loan_Obligations': 0.0, 'Other_Obligations': 0.0, ...}],
         'spending_level': 'transactions',
         'messages': ['For searches, time period start and end dates are...']}
        """
    def transaction_spending_summary(
        self,
        filters: _types.SpendingKeywordFilters,
    ) -> Coroutine[Any, Any, _types.SpendingSearchTransactionSpendingSummaryAnswer]:
        """Count and sum of transactions matching keywords.

        Parameters
        ----------
        filters : dict
            Which transactions count: keywords alone, each of 3 characters or more. Members:

            - keywords : list of str, required. Texts to look for, as one text.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : dict (prime_awards_count : int; prime_awards_obligation_amount : float)

        Notes
        -----
        results has prime_awards_count and prime_awards_obligation_amount (USD).

        The keywords are searched as one text.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/transaction_spending_summary/

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
        >>> await spending.search.transaction_spending_summary(filters={"keywords": ["forest"]})
        {'results': {'prime_awards_count': 793, ...}}
        """
    def new_awards_over_time(
        self,
        filters: _types.SpendingNewAwardsFilters,
        *,
        group: Literal["fiscal_year", "quarter", "month"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchNewAwardsOverTimeAnswer]:
        """Number of new awards of a recipient by period.

        Parameters
        ----------
        filters : dict
            Which awards count. recipient_id and time_period are required, and the service
            ignores the rest. Members:

            - time_period : list of dict, required. Periods that count, each with its first and
              last day. Members: start_date, end_date, date_type.
            - recipient_id : str, required. Id of the recipient at a level, a hash that ends in
              -P, -C or -R. Not for subawards.
        group : {"fiscal_year", "quarter", "month"}, optional
            Length of the periods. fiscal_year when left out. Fy, q and m are short for the
            three words.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - group : str
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - new_award_count_in_period : int
            - time_period.fiscal_year : str. Number as text.
            - time_period.quarter : str or None, not always there. Number as text, group quarter
              only.
            - time_period.month : str or None, not always there. Fiscal month, number as text,
              group month only.

        Notes
        -----
        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/new_awards_over_time/

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
        >>> await spending.search.new_awards_over_time(
        ...     filters={
        ...         "recipient_id": "06088d30-68b9-e0a2-5b86-000000000001-R",
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'group': 'fiscal_year',
         'results': [{'new_award_count_in_period': 3,
                      'time_period': {'fiscal_year': '2024'}}],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def spending_by_subaward_grouped(
        self,
        filters: _types.SpendingSubawardFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingBySubawardGroupedAnswer]:
        """Awards with number and sum of their subawards.

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
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        sort : str, optional
            Member to sort by. award_id when left out. One of "award_id", "subaward_count",
            "award_generated_internal_id", "subaward_obligation".
        order : {"asc", "desc"}, optional
            Ascending or descending order.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - limit : int
            - results : list of dict
            - page_metadata : dict
            - messages : list of str

            Members of the records in results:

            - award_id : str or None. PIID, FAIN or URI.
            - subaward_count : int or None
            - subaward_obligation : float, USD
            - award_generated_internal_id : str

        Notes
        -----
        The service says in messages that the operation is under development.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_subaward_grouped)` gives the records of
        all pages. Page numbers reach 50000 records, and the service has no way to those beyond.

        Last page: the first with fewer than limit records. page_metadata.hasNext is always
        False, by a fault of the service. Numbers of pages reach record 50000.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_subaward_grouped/

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
        >>> await spending.search.spending_by_subaward_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'limit': 10,
         'results': [{'award_id': 'ZZK112240010R', 'subaward_count': 2,
                      'subaward_obligation': 304384.34,
                      'award_generated_internal_id': 'CONT_AWD_ZZK112240010R_0360...'},
                     ...],
         'page_metadata': {'page': 1, 'hasNext': False},
         'messages': ['This endpoint is under development.']}
        """
    def spending_by_transaction_grouped(
        self,
        filters: _types.SpendingTransactionGroupedFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        sort: Literal["transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"] | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByTransactionGroupedAnswer]:
        """Awards with number and sum of their transactions.

        Parameters
        ----------
        filters : dict
            Which awards to give. award_type_codes is required. Members:

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
            - award_type_codes : list of str, required. Types of award that count. For subawards
              those of the prime award. No intersection gives nothing. One of "IDV_A", "IDV_B",
              "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
              "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001",
              "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010",
              "no intersection".
            - recipient_id : str. Id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        sort : str, optional
            Member to sort by. transaction_obligation when left out. One of
            "transaction_obligation", "award_id", "transaction_count",
            "award_generated_internal_id".
        order : {"asc", "desc"}, optional
            Ascending or descending order.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - limit : int
            - results : list of dict
            - page_metadata : dict
            - messages : list of str

            Members of the records in results:

            - award_id : str or None. PIID, FAIN or URI.
            - transaction_count : int or None
            - transaction_obligation : float, USD
            - award_generated_internal_id : str

        Notes
        -----
        The service says in messages that the operation is under development.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_transaction_grouped)` gives the records
        of all pages. Page numbers reach 50000 records, and the service has no way to those
        beyond.

        Last page: the one whose page_metadata.hasNext is False. From record 10000 on it is
        False whatever follows, so there it is the first with fewer than limit records. Numbers
        of pages reach record 50000.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_transaction_grouped/

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
        >>> await spending.search.spending_by_transaction_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'limit': 10,
         'results': [{'award_id': '06PRZD2100189', 'transaction_count': 7,
                      'transaction_obligation': 79813333.36,
                      'award_generated_internal_id': 'CONT_AWD_06PRZD2100189_0150...'},
                     ...],
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'messages': ['This endpoint is under development.']}
        """

@final
class SpendingSearchSpendingByCategory(Namespace):
    """USAspending.gov: spending by category.

    Methods
    -------
    awarding_agency
        Top awarding agencies by amount.
    awarding_subagency
        Top awarding subagencies by amount.
    cfda
        Top assistance programs by amount.
    country
        Top countries by amount.
    county
        Top counties by amount.
    district
        Top congressional districts by amount.
    federal_account
        Top federal accounts by amount.
    funding_agency
        Top funding agencies by amount.
    funding_subagency
        Top funding subagencies by amount.
    naics
        Top NAICS codes by amount.
    psc
        Top product and service codes by amount.
    state_territory
        Top states and territories by amount.
    category
        Top groups by amount, of a category that the call names.
    defc
        Top disaster and emergency fund codes by amount.
    recipient
        Top recipients by amount.
    """

    def awarding_agency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryAwardingAgencyAnswer:
        """Top awarding agencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. An agency that the service does not know has
              amount and total_outlays alone.
            - name : str or None, not always there
            - code : str or None, not always there. Abbreviation.
            - agency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.awarding_agency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/awarding_agency/

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
        >>> spending.search.spending_by_category.awarding_agency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'awarding_agency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 315, 'code': 'USDA', 'name': 'Department of Agriculture',
                      'agency_slug': 'department-of-agriculture',
                      'amount': 111404105.79, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def awarding_subagency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryAwardingSubagencyAnswer:
        """Top awarding subagencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. A subagency that the service does not know has
              amount and total_outlays alone.
            - code : str or None, not always there. Abbreviation.
            - name : str or None, not always there
            - agency_id : int or None, not always there. Toptier agency id.
            - agency_abbreviation : str or None, not always there
            - agency_name : str or None, not always there
            - agency_slug : str or None, not always there
            - subagency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.awarding_subagency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/awarding_subagency/

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
        >>> spending.search.spending_by_category.awarding_subagency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'awarding_subagency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 6411, 'code': 'NSF', 'name': 'National Science Foundation',
                      'agency_id': 641, 'agency_abbreviation': 'NSF',
                      'agency_name': 'National Science Foundation',
                      'agency_slug': 'national-science-foundation',
                      'subagency_slug': 'national-science-foundation', ...},
                     ...],
         ...}
        """
    def cfda(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryCfdaAnswer:
        """Top assistance programs by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_category.cfda)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/cfda/

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
        >>> spending.search.spending_by_category.cfda(
        ...     filters={
        ...         "award_type_codes": ["02", "03", "04", "05"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'cfda',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 15605, 'code': '15.605', 'name': 'Sport Fish Restoration',
                      'amount': 168852352.77, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def country(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryCountryAnswer:
        """Top countries by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.country)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/country/

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
        >>> spending.search.spending_by_category.country(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'country',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...},
         'results': [{'id': None, 'code': 'USA', 'name': 'UNITED STATES',
                      'amount': 789072997.0, 'total_outlays': None}],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def county(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryCountyAnswer:
        """Top counties by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None. Three digits, without the state.
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.county)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/county/

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
        >>> spending.search.spending_by_category.county(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'county',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '003', 'name': 'LAKE, FL',
                      'amount': 38190194.56, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def district(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryDistrictAnswer:
        """Top congressional districts by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None. Two digits, 90 for several.
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        Records without a known district are merged after cutting the page, so a page can be
        short and hasNext False too early.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.district)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/district/

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
        >>> spending.search.spending_by_category.district(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'district',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '03', 'name': 'VA-03', 'amount': 36756286.42,
                      'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def federal_account(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryFederalAccountAnswer:
        """Top federal accounts by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - amount : float, USD
            - id : int or None
            - code : str or None
            - name : str or None
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        The service cannot group subawards this way: subawards True gives ServerError (501).

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards": the service cannot group
        subawards by federal account (501). Leave both out, or give another spending_level.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.federal_account)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/federal_account/

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
        >>> spending.search.spending_by_category.federal_account(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'federal_account',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 4324, 'code': '012-1106',
                      'name': 'Salaries and Expenses, Agriculture',
                      'amount': 78919998.12, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def funding_agency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryFundingAgencyAnswer:
        """Top funding agencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. An agency that the service does not know has
              amount and total_outlays alone.
            - name : str or None, not always there
            - code : str or None, not always there. Abbreviation.
            - agency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.funding_agency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/funding_agency/

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
        >>> spending.search.spending_by_category.funding_agency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'funding_agency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 315, 'code': 'USDA', 'name': 'Department of Agriculture',
                      'agency_slug': 'department-of-agriculture',
                      'amount': 111404105.79, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def funding_subagency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryFundingSubagencyAnswer:
        """Top funding subagencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. A subagency that the service does not know has
              amount and total_outlays alone.
            - code : str or None, not always there. Abbreviation.
            - name : str or None, not always there
            - agency_id : int or None, not always there. Toptier agency id.
            - agency_abbreviation : str or None, not always there
            - agency_name : str or None, not always there
            - agency_slug : str or None, not always there
            - subagency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.funding_subagency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/funding_subagency/

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
        >>> spending.search.spending_by_category.funding_subagency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'funding_subagency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 6411, 'code': 'NSF', 'name': 'National Science Foundation',
                      'agency_id': 641, 'agency_abbreviation': 'NSF',
                      'agency_name': 'National Science Foundation',
                      'agency_slug': 'national-science-foundation',
                      'subagency_slug': 'national-science-foundation', ...},
                     ...],
         ...}
        """
    def naics(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryNaicsAnswer:
        """Top NAICS codes by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.
            - year_retired : int or None

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.naics)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/naics/

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
        >>> spending.search.spending_by_category.naics(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'naics',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '325412',
                      'name': 'Pharmaceutical Preparation Manufacturing',
                      'year_retired': None, 'amount': 117151954.9, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def psc(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryPscAnswer:
        """Top product and service codes by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_category.psc)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/psc/

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
        >>> spending.search.spending_by_category.psc(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'psc',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '1905',
                      'name': 'COMBAT SHIPS AND LANDING VESSELS', 'amount': 92396991.69,
                      'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def state_territory(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryStateTerritoryAnswer:
        """Top states and territories by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.state_territory)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/state_territory/

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
        >>> spending.search.spending_by_category.state_territory(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'state_territory',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': 'CA', 'name': 'California',
                      'amount': 67256314.93, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def category(
        self,
        category: Literal["awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc", "district", "federal_account", "funding_agency", "funding_subagency", "naics", "psc", "recipient", "recipient_duns", "state_territory"],
        *,
        filters: _types.SpendingFilters | None = None,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryCategoryAnswer:
        """Top groups by amount, of a category that the call names.

        Parameters
        ----------
        category : str
            What the amounts are summed by. One of "awarding_agency", "awarding_subagency",
            "cfda", "country", "county", "defc", "district", "federal_account",
            "funding_agency", "funding_subagency", "naics", "psc", "recipient",
            "recipient_duns", "state_territory".
        filters : dict, optional
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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. One of "transactions", "awards",
            "subawards", "award_financial".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. Not in the recipient categories.
            - code : str or None, not always there
            - name : str or None, not always there
            - agency_id : int or None, not always there. Subagency categories, as
              agency_abbreviation, agency_name, subagency_slug.
            - agency_abbreviation : str or None, not always there
            - agency_name : str or None, not always there
            - agency_slug : str or None, not always there. Agency and subagency categories.
            - subagency_slug : str or None, not always there
            - year_retired : int or None, not always there. Naics only.
            - recipient_id : str or None, not always there. Recipient categories, as uei.
            - uei : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards, and
              award_financial in defc.

        Notes
        -----
        The operations beside this one each have one category and do the same.

        Not while category is "federal_account" and subawards is True or spending_level is
        "subawards": the service cannot group subawards by federal account (501). Leave
        subawards and spending_level out, or give another category.

        Not while spending_level is "award_financial" and category is not "defc": spending_level
        'award_financial' is possible only with category 'defc' (501).

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.category)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category

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
        >>> spending.search.spending_by_category.category("awarding_agency")
        {'category': 'awarding_agency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 766, 'code': 'DHS',
                      'name': 'Department of Homeland Security',
                      'agency_slug': 'department-of-homeland-security',
                      'amount': 1923567444.45, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def defc(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryDefcAnswer:
        """Top disaster and emergency fund codes by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards", "award_financial".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards and
              award_financial.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        spending_level award_financial sums account data. This category alone has it.

        filters.def_codes defaults to all codes.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_category.defc)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/defc/

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
        >>> spending.search.spending_by_category.defc(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'defc',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...},
         'results': [{'id': None, 'code': 'O',
                      'name': 'Coronavirus Aid, Relief, and Economic Security Act',
                      'amount': 38849603.98, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def recipient(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingByCategoryRecipientAnswer:
        """Top recipients by amount.

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
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - amount : float, USD
            - recipient_id : str or None
            - name : str or None
            - code : str or None. DUNS number.
            - uei : str or None
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        code is the DUNS number.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.recipient)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/recipient/

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
        >>> spending.search.spending_by_category.recipient(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'recipient',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'uei': 'FLR1P6M6TKHH', 'code': '130879009',
                      'name': 'NORTHERN FOREST COOPERATIVE',
                      'recipient_id': '2566a508-82b7-5935-9318-c5f86ae86a46-R',
                      'amount': 37666899.27, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """

@final
class AsyncSpendingSearchSpendingByCategory(Namespace):
    """USAspending.gov: spending by category.

    Has the methods of SpendingSearchSpendingByCategory; each gives a coroutine to await.

    Methods
    -------
    awarding_agency
        Top awarding agencies by amount.
    awarding_subagency
        Top awarding subagencies by amount.
    cfda
        Top assistance programs by amount.
    country
        Top countries by amount.
    county
        Top counties by amount.
    district
        Top congressional districts by amount.
    federal_account
        Top federal accounts by amount.
    funding_agency
        Top funding agencies by amount.
    funding_subagency
        Top funding subagencies by amount.
    naics
        Top NAICS codes by amount.
    psc
        Top product and service codes by amount.
    state_territory
        Top states and territories by amount.
    category
        Top groups by amount, of a category that the call names.
    defc
        Top disaster and emergency fund codes by amount.
    recipient
        Top recipients by amount.
    """

    def awarding_agency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryAwardingAgencyAnswer]:
        """Top awarding agencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. An agency that the service does not know has
              amount and total_outlays alone.
            - name : str or None, not always there
            - code : str or None, not always there. Abbreviation.
            - agency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.awarding_agency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/awarding_agency/

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
        >>> await spending.search.spending_by_category.awarding_agency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'awarding_agency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 315, 'code': 'USDA', 'name': 'Department of Agriculture',
                      'agency_slug': 'department-of-agriculture',
                      'amount': 111404105.79, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def awarding_subagency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryAwardingSubagencyAnswer]:
        """Top awarding subagencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. A subagency that the service does not know has
              amount and total_outlays alone.
            - code : str or None, not always there. Abbreviation.
            - name : str or None, not always there
            - agency_id : int or None, not always there. Toptier agency id.
            - agency_abbreviation : str or None, not always there
            - agency_name : str or None, not always there
            - agency_slug : str or None, not always there
            - subagency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.awarding_subagency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/awarding_subagency/

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
        >>> await spending.search.spending_by_category.awarding_subagency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'awarding_subagency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 6411, 'code': 'NSF', 'name': 'National Science Foundation',
                      'agency_id': 641, 'agency_abbreviation': 'NSF',
                      'agency_name': 'National Science Foundation',
                      'agency_slug': 'national-science-foundation',
                      'subagency_slug': 'national-science-foundation', ...},
                     ...],
         ...}
        """
    def cfda(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryCfdaAnswer]:
        """Top assistance programs by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_category.cfda)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/cfda/

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
        >>> await spending.search.spending_by_category.cfda(
        ...     filters={
        ...         "award_type_codes": ["02", "03", "04", "05"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'cfda',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 15605, 'code': '15.605', 'name': 'Sport Fish Restoration',
                      'amount': 168852352.77, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def country(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryCountryAnswer]:
        """Top countries by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.country)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/country/

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
        >>> await spending.search.spending_by_category.country(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'country',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...},
         'results': [{'id': None, 'code': 'USA', 'name': 'UNITED STATES',
                      'amount': 789072997.0, 'total_outlays': None}],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def county(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryCountyAnswer]:
        """Top counties by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None. Three digits, without the state.
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.county)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/county/

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
        >>> await spending.search.spending_by_category.county(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'county',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '003', 'name': 'LAKE, FL',
                      'amount': 38190194.56, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def district(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryDistrictAnswer]:
        """Top congressional districts by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None. Two digits, 90 for several.
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        Records without a known district are merged after cutting the page, so a page can be
        short and hasNext False too early.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.district)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/district/

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
        >>> await spending.search.spending_by_category.district(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'district',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '03', 'name': 'VA-03', 'amount': 36756286.42,
                      'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def federal_account(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryFederalAccountAnswer]:
        """Top federal accounts by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - amount : float, USD
            - id : int or None
            - code : str or None
            - name : str or None
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        The service cannot group subawards this way: subawards True gives ServerError (501).

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards": the service cannot group
        subawards by federal account (501). Leave both out, or give another spending_level.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.federal_account)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/federal_account/

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
        >>> await spending.search.spending_by_category.federal_account(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'federal_account',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 4324, 'code': '012-1106',
                      'name': 'Salaries and Expenses, Agriculture',
                      'amount': 78919998.12, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def funding_agency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryFundingAgencyAnswer]:
        """Top funding agencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. An agency that the service does not know has
              amount and total_outlays alone.
            - name : str or None, not always there
            - code : str or None, not always there. Abbreviation.
            - agency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.funding_agency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/funding_agency/

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
        >>> await spending.search.spending_by_category.funding_agency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'funding_agency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 315, 'code': 'USDA', 'name': 'Department of Agriculture',
                      'agency_slug': 'department-of-agriculture',
                      'amount': 111404105.79, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def funding_subagency(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryFundingSubagencyAnswer]:
        """Top funding subagencies by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. A subagency that the service does not know has
              amount and total_outlays alone.
            - code : str or None, not always there. Abbreviation.
            - name : str or None, not always there
            - agency_id : int or None, not always there. Toptier agency id.
            - agency_abbreviation : str or None, not always there
            - agency_name : str or None, not always there
            - agency_slug : str or None, not always there
            - subagency_slug : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.funding_subagency)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/funding_subagency/

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
        >>> await spending.search.spending_by_category.funding_subagency(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'funding_subagency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 6411, 'code': 'NSF', 'name': 'National Science Foundation',
                      'agency_id': 641, 'agency_abbreviation': 'NSF',
                      'agency_name': 'National Science Foundation',
                      'agency_slug': 'national-science-foundation',
                      'subagency_slug': 'national-science-foundation', ...},
                     ...],
         ...}
        """
    def naics(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryNaicsAnswer]:
        """Top NAICS codes by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.
            - year_retired : int or None

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.naics)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/naics/

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
        >>> await spending.search.spending_by_category.naics(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'naics',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '325412',
                      'name': 'Pharmaceutical Preparation Manufacturing',
                      'year_retired': None, 'amount': 117151954.9, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def psc(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryPscAnswer]:
        """Top product and service codes by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_category.psc)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/psc/

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
        >>> await spending.search.spending_by_category.psc(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'psc',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': '1905',
                      'name': 'COMBAT SHIPS AND LANDING VESSELS', 'amount': 92396991.69,
                      'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def state_territory(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryStateTerritoryAnswer]:
        """Top states and territories by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Records in a page. From 1 to 100.
        subawards : bool, default False
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.state_territory)` gives the
        records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST
        https://api.usaspending.gov/api/v2/search/spending_by_category/state_territory/

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
        >>> await spending.search.spending_by_category.state_territory(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'state_territory',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': None, 'code': 'CA', 'name': 'California',
                      'amount': 67256314.93, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def category(
        self,
        category: Literal["awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc", "district", "federal_account", "funding_agency", "funding_subagency", "naics", "psc", "recipient", "recipient_duns", "state_territory"],
        *,
        filters: _types.SpendingFilters | None = None,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryCategoryAnswer]:
        """Top groups by amount, of a category that the call names.

        Parameters
        ----------
        category : str
            What the amounts are summed by. One of "awarding_agency", "awarding_subagency",
            "cfda", "country", "county", "defc", "district", "federal_account",
            "funding_agency", "funding_subagency", "naics", "psc", "recipient",
            "recipient_duns", "state_territory".
        filters : dict, optional
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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. One of "transactions", "awards",
            "subawards", "award_financial".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None, not always there. Not in the recipient categories.
            - code : str or None, not always there
            - name : str or None, not always there
            - agency_id : int or None, not always there. Subagency categories, as
              agency_abbreviation, agency_name, subagency_slug.
            - agency_abbreviation : str or None, not always there
            - agency_name : str or None, not always there
            - agency_slug : str or None, not always there. Agency and subagency categories.
            - subagency_slug : str or None, not always there
            - year_retired : int or None, not always there. Naics only.
            - recipient_id : str or None, not always there. Recipient categories, as uei.
            - uei : str or None, not always there
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards, and
              award_financial in defc.

        Notes
        -----
        The operations beside this one each have one category and do the same.

        Not while category is "federal_account" and subawards is True or spending_level is
        "subawards": the service cannot group subawards by federal account (501). Leave
        subawards and spending_level out, or give another category.

        Not while spending_level is "award_financial" and category is not "defc": spending_level
        'award_financial' is possible only with category 'defc' (501).

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.category)` gives the records of
        all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category

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
        >>> await spending.search.spending_by_category.category("awarding_agency")
        {'category': 'awarding_agency',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'id': 766, 'code': 'DHS',
                      'name': 'Department of Homeland Security',
                      'agency_slug': 'department-of-homeland-security',
                      'amount': 1923567444.45, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def defc(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards", "award_financial"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryDefcAnswer]:
        """Top disaster and emergency fund codes by amount.

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
            - recipient_id : str. id of the recipient at a level, a hash that ends in -P, -C or
              -R. Not for subawards.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards", "award_financial".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - id : int or None. Always None.
            - code : str or None
            - name : str or None
            - amount : float, USD
            - total_outlays : float or None, USD. None except at spending_level awards and
              award_financial.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        spending_level award_financial sums account data. This category alone has it.

        filters.def_codes defaults to all codes.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page; `openshelf.paginate(spending.search.spending_by_category.defc)`
        gives the records of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/defc/

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
        >>> await spending.search.spending_by_category.defc(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'defc',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': None, 'previous': None, ...},
         'results': [{'id': None, 'code': 'O',
                      'name': 'Coronavirus Aid, Relief, and Economic Security Act',
                      'amount': 38849603.98, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
    def recipient(
        self,
        filters: _types.SpendingFilters,
        *,
        page: int | None = None,
        limit: int | None = None,
        subawards: bool | None = None,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByCategoryRecipientAnswer]:
        """Top recipients by amount.

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
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Records in a page. From 1 to 100.
        subawards : bool, optional
            True to count subawards. The service will drop it, so use spending_level.
        spending_level : str, optional
            Whether transactions, awards or subawards count. Transactions when left out. One of
            "transactions", "awards", "subawards".

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - category : str
            - spending_level : str
            - limit : int
            - page_metadata : dict
            - results : list of dict
            - messages : list of str

            Members of the records in results:

            - amount : float, USD
            - recipient_id : str or None
            - name : str or None
            - code : str or None. DUNS number.
            - uei : str or None
            - total_outlays : float or None, USD. None except at spending_level awards.

        Notes
        -----
        total_outlays is None except at spending_level awards.

        page_metadata has page, next, previous, hasNext and hasPrevious.

        code is the DUNS number.

        More than about 9900 groups give ServerError (500) that asks for narrower filters.

        messages names the earliest day that searches reach, and the filters that the service
        did not use.

        Not while subawards is True or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        One call gives one page;
        `openshelf.paginate(spending.search.spending_by_category.recipient)` gives the records
        of all pages.

        Last page: the one whose page_metadata.hasNext is False.

        May take long: the call fails after 120 seconds without progress.

        Endpoint: POST https://api.usaspending.gov/api/v2/search/spending_by_category/recipient/

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
        >>> await spending.search.spending_by_category.recipient(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        {'category': 'recipient',
         'spending_level': 'transactions',
         'limit': 10,
         'page_metadata': {'page': 1, 'next': 2, 'previous': None, 'hasNext': True, ...},
         'results': [{'uei': 'FLR1P6M6TKHH', 'code': '130879009',
                      'name': 'NORTHERN FOREST COOPERATIVE',
                      'recipient_id': '2566a508-82b7-5935-9318-c5f86ae86a46-R',
                      'amount': 37666899.27, 'total_outlays': None},
                     ...],
         'messages': ['For searches, time period start and end dates are...']}
        """
