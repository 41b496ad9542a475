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
        Amounts by state, county, district or country.
    spending_by_transaction
        Transactions matching filters, with chosen fields.
    spending_by_transaction_count
        Number of matching transactions in each award group.
    spending_over_time
        Amounts by fiscal year, quarter or month.
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
            Filters. Search filters. award_type_codes is required and stays within one group.
            recipient_id is not known here. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, time_period, place_of_performance_locations, recipient_locations,
            agencies, award_amounts, naics_codes, tas_codes, treasury_account_components,
            program_activities, award_type_codes. Required: award_type_codes.
        fields : list of str
            Names of the members that the records shall have. At least one.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            What to sort by. Absent: first of fields. Must be a sort value of the award group
            and one of fields (400).
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        last_record_unique_id : int, optional
            Cursor. From page_metadata of the page before.
        last_record_sort_value : str, optional
            Cursor. From page_metadata of the page before.
        spending_level : {"awards", "subawards"}, optional
            What is counted. Server default awards. Wins over subawards.

        Returns
        -------
        dict
            The JSON object of the answer. Members: spending_level, limit, results,
            page_metadata, messages. The records are in results.

        Notes
        -----
        last_record_unique_id and last_record_sort_value only together (one alone: 500).

        page_metadata: page, hasNext, last_record_unique_id (null on the last page),
        last_record_sort_value (a str, the text None on the last page).

        Every award record also has internal_id and generated_internal_id. Every subaward record
        internal_id, prime_award_internal_id, prime_award_generated_internal_id.

        A value that the service does not know ends in a 500 there, so all of them are checked
        here.

        award_type_codes holding the text 'no intersection' gives an empty result.

        messages tells the earliest search date and names filter members the server did not use.

        Not while spending_level is "subawards" or spending_level is not given and subawards is
        "true" and filters.time_period.date_type is "new_awards_only": the service knows no new
        subawards and fails. Give another date_type, or leave subawards and spending_level out.

        last_record_unique_id and last_record_sort_value are given together or not at all.

        fields takes names that openshelf.operations() lists in this rule, and sort is one of
        them.

        The award_type_codes of filters belong to one group: contracts, direct payments, grants,
        idvs, loans or other financial assistance.

        Last page: page_metadata.hasNext is false. Past record 50000 page alone is refused
        (422): then send last_record_unique_id and last_record_sort_value of the page before.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_award/; row "Spending by award" of the
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
        >>> spending.search.spending_by_award(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     fields=["Award ID", "Recipient Name", "Award Amount"],
        ... )
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, program_activities.
        subawards : bool, default False
            True to work on subawards. If sent at all it wins over spending_level: leave it out
            when spending_level is given. The default is not sent together with spending_level.
        spending_level : {"awards", "subawards"}, optional
            What is counted. Server default awards.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, spending_level, messages.

        Notes
        -----
        results is an object: contracts, direct_payments, grants, idvs, loans, other. For
        subawards: subgrants, subcontracts.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_award_count/; row "Spending by award
        count (per award type)" of the specification.

        Raises
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
        """Amounts by state, county, district or country.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id, program_activities.
        scope : {"place_of_performance", "recipient_location"}
            Which place counts.
        geo_layer : {"state", "county", "district", "country"}
            Size of the areas.
        geo_layer_filters : list of str, optional
            Areas. Shape codes as in the answer: two-letter state codes, 5-digit county FIPS,
            state FIPS plus two-character district, three-letter country codes.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions. subawards true wins.

        Returns
        -------
        dict
            The JSON object of the answer. Members: scope, geo_layer, spending_level, results,
            messages. The records are in results.

        Notes
        -----
        Records add total_outlays at spending_level awards.

        Unless geo_layer is country the matching *_scope filter is set to domestic when absent.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_geography/; row "Spending by geography"
        of the specification.

        Raises
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
            Filters. Search filters. award_type_codes is required. Members: keywords,
            description, place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id, program_activities. Required:
            award_type_codes.
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
            Results per page. From 1 to 100.
        sort : str, default "Transaction Amount"
            What to sort by. Must be one of fields (400). Transaction Amount where fields hold
            it, else the first of fields. One of "Action Date", "Action Type", "Award ID",
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
            Order of the results.

        Returns
        -------
        dict
            The JSON object of the answer. Members: limit, results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        Every record also has generated_internal_id and internal_id.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        messages tells the earliest search date and names filter members the server did not use.

        Last page: page_metadata.hasNext is false. Records past 50000 are refused (422).

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_transaction/; row "Spending by
        transaction" of the specification.

        Raises
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
        """
    def spending_by_transaction_count(
        self,
        filters: _types.SpendingTransactionCountFilters,
    ) -> _types.SpendingSearchSpendingByTransactionCountAnswer:
        """Number of matching transactions in each award group.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        results is an object: contracts, direct_payments, grants, idvs, loans, other.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_transaction_count/; row "Spending by
        transaction count" of the specification.

        Raises
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
        """
    def spending_over_time(
        self,
        filters: _types.SpendingOverTimeFilters,
        *,
        group: Literal["fiscal_year", "quarter", "month", "calendar_year"] | None = "fiscal_year",
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> _types.SpendingSearchSpendingOverTimeAnswer:
        """Amounts by fiscal year, quarter or month.

        Parameters
        ----------
        filters : dict
            Filters. Search filters. Each time_period needs start_date and end_date. Members:
            keywords, description, place_of_performance_scope, recipient_search_text,
            recipient_scope, recipient_type_names, award_ids, award_unique_id, program_numbers,
            psc_codes, contract_pricing_type_codes, set_aside_type_codes,
            extent_competed_type_codes, def_codes, place_of_performance_locations,
            recipient_locations, agencies, award_amounts, naics_codes, tas_codes,
            treasury_account_components, legal_entities, time_period, award_type_codes,
            recipient_id, program_activities.
        group : {"fiscal_year", "quarter", "month", "calendar_year"}, default "fiscal_year"
            Group. Total or the awards alone. Fy, q, m, cy are also taken.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions. subawards true wins.

        Returns
        -------
        dict
            The JSON object of the answer. Members: group, results, spending_level, messages.
            The records are in results.

        Notes
        -----
        time_period values are str: fiscal_year, plus quarter or month by group. calendar_year
        alone for group calendar_year.

        Outlays are numbers only at spending_level awards.

        Subaward records have only the Contract and Grant members.

        Empty periods are filled with zeros.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_over_time/; row "Spending over time
        (ascending by period)" of the specification.

        Raises
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
        """
    def transaction_spending_summary(
        self,
        filters: _types.SpendingKeywordFilters,
    ) -> _types.SpendingSearchTransactionSpendingSummaryAnswer:
        """Count and sum of transactions matching keywords.

        Parameters
        ----------
        filters : dict
            Filters. Only keywords, each text at least 3 characters. Members: keywords.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        results is an object: prime_awards_count, prime_awards_obligation_amount.

        Several keywords are joined into one search text.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/transaction_spending_summary/; row "Transaction
        spending summary" of the specification.

        Raises
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
            Filters. Needs recipient_id and time_period (422 without). Other members are
            dropped. Members: time_period, recipient_id.
        group : {"fiscal_year", "quarter", "month"}, optional
            Group. Server default fiscal_year. Fy, q, m are also taken.

        Returns
        -------
        dict
            The JSON object of the answer. Members: group, results, messages. The records are in
            results.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/new_awards_over_time/; beyond the specification.

        Raises
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
            Filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        sort : {"award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"}, optional
            What to sort by. Server default award_id.
        order : {"asc", "desc"}, optional
            Order of the results.

        Returns
        -------
        dict
            The JSON object of the answer. Members: limit, results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        The server calls it under development in messages.

        Last page: server fault: page_metadata.hasNext is always false. Stop at a page with
        fewer than limit records.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_subaward_grouped/; beyond the
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
        >>> spending.search.spending_by_subaward_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
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
            Filters. award_type_codes is required (422). Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id. Required: award_type_codes.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        sort : {"transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"}, optional
            What to sort by. Server default transaction_obligation.
        order : {"asc", "desc"}, optional
            Order of the results.

        Returns
        -------
        dict
            The JSON object of the answer. Members: limit, results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        The server calls it under development in messages.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_transaction_grouped/; beyond the
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
        >>> spending.search.spending_by_transaction_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """

@final
class AsyncSpendingSearch(Namespace):
    """USAspending.gov: search.

    Every method gives a coroutine to await; the asynchronous twin of SpendingSearch.

    Methods
    -------
    spending_by_award
        Awards or subawards matching filters, with chosen fields.
    spending_by_award_count
        Number of matching awards in each award group.
    spending_by_geography
        Amounts by state, county, district or country.
    spending_by_transaction
        Transactions matching filters, with chosen fields.
    spending_by_transaction_count
        Number of matching transactions in each award group.
    spending_over_time
        Amounts by fiscal year, quarter or month.
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
            Filters. Search filters. award_type_codes is required and stays within one group.
            recipient_id is not known here. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, time_period, place_of_performance_locations, recipient_locations,
            agencies, award_amounts, naics_codes, tas_codes, treasury_account_components,
            program_activities, award_type_codes. Required: award_type_codes.
        fields : list of str
            Names of the members that the records shall have. At least one.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        sort : str, optional
            What to sort by. Absent: first of fields. Must be a sort value of the award group
            and one of fields (400).
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        last_record_unique_id : int, optional
            Cursor. From page_metadata of the page before.
        last_record_sort_value : str, optional
            Cursor. From page_metadata of the page before.
        spending_level : {"awards", "subawards"}, optional
            What is counted. Server default awards. Wins over subawards.

        Returns
        -------
        dict
            The JSON object of the answer. Members: spending_level, limit, results,
            page_metadata, messages. The records are in results.

        Notes
        -----
        last_record_unique_id and last_record_sort_value only together (one alone: 500).

        page_metadata: page, hasNext, last_record_unique_id (null on the last page),
        last_record_sort_value (a str, the text None on the last page).

        Every award record also has internal_id and generated_internal_id. Every subaward record
        internal_id, prime_award_internal_id, prime_award_generated_internal_id.

        A value that the service does not know ends in a 500 there, so all of them are checked
        here.

        award_type_codes holding the text 'no intersection' gives an empty result.

        messages tells the earliest search date and names filter members the server did not use.

        Not while spending_level is "subawards" or spending_level is not given and subawards is
        "true" and filters.time_period.date_type is "new_awards_only": the service knows no new
        subawards and fails. Give another date_type, or leave subawards and spending_level out.

        last_record_unique_id and last_record_sort_value are given together or not at all.

        fields takes names that openshelf.operations() lists in this rule, and sort is one of
        them.

        The award_type_codes of filters belong to one group: contracts, direct payments, grants,
        idvs, loans or other financial assistance.

        Last page: page_metadata.hasNext is false. Past record 50000 page alone is refused
        (422): then send last_record_unique_id and last_record_sort_value of the page before.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_award/; row "Spending by award" of the
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
        >>> spending.search.spending_by_award(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ...     fields=["Award ID", "Recipient Name", "Award Amount"],
        ... )
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, program_activities.
        subawards : bool, default False
            True to work on subawards. If sent at all it wins over spending_level: leave it out
            when spending_level is given. The default is not sent together with spending_level.
        spending_level : {"awards", "subawards"}, optional
            What is counted. Server default awards.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, spending_level, messages.

        Notes
        -----
        results is an object: contracts, direct_payments, grants, idvs, loans, other. For
        subawards: subgrants, subcontracts.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_award_count/; row "Spending by award
        count (per award type)" of the specification.

        Raises
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
        """Amounts by state, county, district or country.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id, program_activities.
        scope : {"place_of_performance", "recipient_location"}
            Which place counts.
        geo_layer : {"state", "county", "district", "country"}
            Size of the areas.
        geo_layer_filters : list of str, optional
            Areas. Shape codes as in the answer: two-letter state codes, 5-digit county FIPS,
            state FIPS plus two-character district, three-letter country codes.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions. subawards true wins.

        Returns
        -------
        dict
            The JSON object of the answer. Members: scope, geo_layer, spending_level, results,
            messages. The records are in results.

        Notes
        -----
        Records add total_outlays at spending_level awards.

        Unless geo_layer is country the matching *_scope filter is set to domestic when absent.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_geography/; row "Spending by geography"
        of the specification.

        Raises
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
            Filters. Search filters. award_type_codes is required. Members: keywords,
            description, place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id, program_activities. Required:
            award_type_codes.
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
            Results per page. From 1 to 100.
        sort : str, default "Transaction Amount"
            What to sort by. Must be one of fields (400). Transaction Amount where fields hold
            it, else the first of fields. One of "Action Date", "Action Type", "Award ID",
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
            Order of the results.

        Returns
        -------
        dict
            The JSON object of the answer. Members: limit, results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        Every record also has generated_internal_id and internal_id.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        messages tells the earliest search date and names filter members the server did not use.

        Last page: page_metadata.hasNext is false. Records past 50000 are refused (422).

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_transaction/; row "Spending by
        transaction" of the specification.

        Raises
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
        """
    def spending_by_transaction_count(
        self,
        filters: _types.SpendingTransactionCountFilters,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingByTransactionCountAnswer]:
        """Number of matching transactions in each award group.

        Parameters
        ----------
        filters : dict
            Filters. Search filters, at least one. Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        results is an object: contracts, direct_payments, grants, idvs, loans, other.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_transaction_count/; row "Spending by
        transaction count" of the specification.

        Raises
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
        """
    def spending_over_time(
        self,
        filters: _types.SpendingOverTimeFilters,
        *,
        group: Literal["fiscal_year", "quarter", "month", "calendar_year"] | None = "fiscal_year",
        subawards: bool | None = False,
        spending_level: Literal["transactions", "awards", "subawards"] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingSearchSpendingOverTimeAnswer]:
        """Amounts by fiscal year, quarter or month.

        Parameters
        ----------
        filters : dict
            Filters. Search filters. Each time_period needs start_date and end_date. Members:
            keywords, description, place_of_performance_scope, recipient_search_text,
            recipient_scope, recipient_type_names, award_ids, award_unique_id, program_numbers,
            psc_codes, contract_pricing_type_codes, set_aside_type_codes,
            extent_competed_type_codes, def_codes, place_of_performance_locations,
            recipient_locations, agencies, award_amounts, naics_codes, tas_codes,
            treasury_account_components, legal_entities, time_period, award_type_codes,
            recipient_id, program_activities.
        group : {"fiscal_year", "quarter", "month", "calendar_year"}, default "fiscal_year"
            Group. Total or the awards alone. Fy, q, m, cy are also taken.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions. subawards true wins.

        Returns
        -------
        dict
            The JSON object of the answer. Members: group, results, spending_level, messages.
            The records are in results.

        Notes
        -----
        time_period values are str: fiscal_year, plus quarter or month by group. calendar_year
        alone for group calendar_year.

        Outlays are numbers only at spending_level awards.

        Subaward records have only the Contract and Grant members.

        Empty periods are filled with zeros.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_over_time/; row "Spending over time
        (ascending by period)" of the specification.

        Raises
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
        """
    def transaction_spending_summary(
        self,
        filters: _types.SpendingKeywordFilters,
    ) -> Coroutine[Any, Any, _types.SpendingSearchTransactionSpendingSummaryAnswer]:
        """Count and sum of transactions matching keywords.

        Parameters
        ----------
        filters : dict
            Filters. Only keywords, each text at least 3 characters. Members: keywords.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results.

        Notes
        -----
        results is an object: prime_awards_count, prime_awards_obligation_amount.

        Several keywords are joined into one search text.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/transaction_spending_summary/; row "Transaction
        spending summary" of the specification.

        Raises
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
            Filters. Needs recipient_id and time_period (422 without). Other members are
            dropped. Members: time_period, recipient_id.
        group : {"fiscal_year", "quarter", "month"}, optional
            Group. Server default fiscal_year. Fy, q, m are also taken.

        Returns
        -------
        dict
            The JSON object of the answer. Members: group, results, messages. The records are in
            results.

        Notes
        -----
        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/new_awards_over_time/; beyond the specification.

        Raises
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
            Filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        sort : {"award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"}, optional
            What to sort by. Server default award_id.
        order : {"asc", "desc"}, optional
            Order of the results.

        Returns
        -------
        dict
            The JSON object of the answer. Members: limit, results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        The server calls it under development in messages.

        Last page: server fault: page_metadata.hasNext is always false. Stop at a page with
        fewer than limit records.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_subaward_grouped/; beyond the
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
        >>> spending.search.spending_by_subaward_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
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
            Filters. award_type_codes is required (422). Members: keywords, description,
            place_of_performance_scope, recipient_search_text, recipient_scope,
            recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
            contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
            def_codes, place_of_performance_locations, recipient_locations, agencies,
            award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
            time_period, award_type_codes, recipient_id. Required: award_type_codes.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        sort : {"transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"}, optional
            What to sort by. Server default transaction_obligation.
        order : {"asc", "desc"}, optional
            Order of the results.

        Returns
        -------
        dict
            The JSON object of the answer. Members: limit, results, page_metadata, messages. The
            records are in results.

        Notes
        -----
        The server calls it under development in messages.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_transaction_grouped/; beyond the
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
        >>> spending.search.spending_by_transaction_grouped(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
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
        Top results of a category named in the body.
    defc
        Top DEF codes by amount.
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/awarding_agency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/awarding_subagency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/cfda/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/country/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/county/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        Records without a known district are merged after cutting the page, so a page can be
        short and hasNext false too early.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/district/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        subawards true: 501 (not implemented).

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards": the service cannot group
        subawards by federal account (501). Leave both out, or give another spending_level.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/federal_account/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/funding_agency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/funding_subagency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/naics/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/psc/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/state_territory/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
        """Top results of a category named in the body.

        Parameters
        ----------
        category : str
            What to group by. recipient_parent_duns is not there yet (501). One of
            "awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc",
            "district", "federal_account", "funding_agency", "funding_subagency", "naics",
            "psc", "recipient", "recipient_duns", "state_territory".
        filters : dict, optional
            Filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        subawards : bool, optional
            True to work on subawards.
        spending_level : {"transactions", "awards", "subawards", "award_financial"}, optional
            What is counted.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        NO trailing slash: the route ends right after the word. With a slash the server answers
        404.

        Not while category is "federal_account" and subawards is "true" or spending_level is
        "subawards": the service cannot group subawards by federal account (501). Leave
        subawards and spending_level out, or give another category.

        Not while spending_level is "award_financial" and category is not "defc": spending_level
        'award_financial' is possible only with category 'defc' (501).

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category; beyond the specification.

        Raises
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
        """Top DEF codes by amount.

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
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        subawards : bool, optional
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards", "award_financial"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        spending_level award_financial uses account data. Only this category has it.

        filters.def_codes defaults to all codes.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/defc/; beyond the
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
        >>> spending.search.spending_by_category.defc(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        subawards : bool, optional
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        code is the DUNS number.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/recipient/; beyond the
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
        >>> spending.search.spending_by_category.recipient(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """

@final
class AsyncSpendingSearchSpendingByCategory(Namespace):
    """USAspending.gov: spending by category.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingSearchSpendingByCategory.

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
        Top results of a category named in the body.
    defc
        Top DEF codes by amount.
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/awarding_agency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/awarding_subagency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/cfda/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/country/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/county/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        Records without a known district are merged after cutting the page, so a page can be
        short and hasNext false too early.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/district/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        subawards true: 501 (not implemented).

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards": the service cannot group
        subawards by federal account (501). Leave both out, or give another spending_level.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/federal_account/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/funding_agency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/funding_subagency/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/naics/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/psc/; row "Top results by
        awarding agency, awarding subagency, CFDA, country, county, district, federal account,
        funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
        sorted by total amount descending)" of the specification.

        Raises
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        subawards : bool, default False
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/state_territory/; row "Top
        results by awarding agency, awarding subagency, CFDA, country, county, district, federal
        account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
        each, sorted by total amount descending)" of the specification.

        Raises
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
        """Top results of a category named in the body.

        Parameters
        ----------
        category : str
            What to group by. recipient_parent_duns is not there yet (501). One of
            "awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc",
            "district", "federal_account", "funding_agency", "funding_subagency", "naics",
            "psc", "recipient", "recipient_duns", "state_territory".
        filters : dict, optional
            Filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        subawards : bool, optional
            True to work on subawards.
        spending_level : {"transactions", "awards", "subawards", "award_financial"}, optional
            What is counted.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        NO trailing slash: the route ends right after the word. With a slash the server answers
        404.

        Not while category is "federal_account" and subawards is "true" or spending_level is
        "subawards": the service cannot group subawards by federal account (501). Leave
        subawards and spending_level out, or give another category.

        Not while spending_level is "award_financial" and category is not "defc": spending_level
        'award_financial' is possible only with category 'defc' (501).

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category; beyond the specification.

        Raises
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
        """Top DEF codes by amount.

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
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        subawards : bool, optional
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards", "award_financial"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        spending_level award_financial uses account data. Only this category has it.

        filters.def_codes defaults to all codes.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/defc/; beyond the
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
        >>> spending.search.spending_by_category.defc(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
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
            Filters. Search filters. Members: keywords, description, place_of_performance_scope,
            recipient_search_text, recipient_scope, recipient_type_names, award_ids,
            award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
            set_aside_type_codes, extent_competed_type_codes, def_codes,
            place_of_performance_locations, recipient_locations, agencies, award_amounts,
            naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
            award_type_codes, recipient_id.
        page : int, optional
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. From 1 to 100.
        subawards : bool, optional
            True to work on subawards. Announced to go. spending_level is the newer form.
        spending_level : {"transactions", "awards", "subawards"}, optional
            What is counted. Server default transactions.

        Returns
        -------
        dict
            The JSON object of the answer. Members: category, spending_level, limit,
            page_metadata, results, messages. The records are in results.

        Notes
        -----
        total_outlays is filled only at spending_level awards.

        page_metadata: page, next, previous, hasNext, hasPrevious.

        code is the DUNS number.

        More than about 9900 distinct groups: 500 asking for narrower filters.

        messages tells the earliest search date and names filter members the server did not use.

        Not while subawards is "true" or spending_level is "subawards" and
        filters.time_period.date_type is "new_awards_only": the service knows no new subawards
        and fails. Give another date_type, or leave subawards and spending_level out.

        Last page: page_metadata.hasNext is false.

        May take long: the time limit is 120 seconds without progress.

        USAspending.gov, POST /api/v2/search/spending_by_category/recipient/; beyond the
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
        >>> spending.search.spending_by_category.recipient(
        ...     filters={
        ...         "award_type_codes": ["A", "B", "C", "D"],
        ...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
        ...     },
        ... )
        """
