# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingAwards(Namespace):
    """USAspending.gov: awards.

    Methods
    -------
    get
        One award in full.
    accounts
        Federal accounts of an award.
    funding
        Account funding lines of an award.
    funding_rollup
        Total obligations and counts of agencies and accounts of an award.
    last_updated
        Date of the last award data update.

    Namespaces: count.
    """

    @property
    def count(self) -> SpendingAwardsCount:
        """The operations under spending.awards.count."""
    def get(self, award_id: int | str) -> _types.SpendingAwardsGetAnswer:
        """One award in full.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: id, generated_unique_award_id, category,
            type, type_description, description, total_obligation, subaward_count,
            total_subaward_amount, date_signed, base_exercised_options, base_and_all_options,
            piid, parent_award, latest_transaction_contract_data, naics_hierarchy,
            psc_hierarchy, fain, uri, record_type, cfda_info, transaction_obligated_amount,
            total_subsidy_cost, total_loan_value, non_federal_funding, total_funding,
            funding_opportunity, awarding_agency, funding_agency, recipient, executive_details,
            period_of_performance, place_of_performance, total_account_outlay,
            total_account_obligation, account_outlays_by_defc, account_obligations_by_defc,
            total_outlay.

        Notes
        -----
        Members depend on category: piid, parent_award, latest_transaction_contract_data and,
        when a code exists, naics_hierarchy and psc_hierarchy for contract and idv. fain, uri,
        record_type, cfda_info, transaction_obligated_amount, total_subsidy_cost,
        total_loan_value, non_federal_funding, total_funding, funding_opportunity for
        assistance.

        A generated id is also looked up among legacy generated ids.

        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/{award_id}/; row "Award data" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.get("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["federal_account", "account_title", "agency", "total_transaction_obligated_amount"] | None = "federal_account",
    ) -> _types.SpendingAwardsAccountsAnswer:
        """Federal accounts of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"federal_account", "account_title", "agency", "total_transaction_obligated_amount"}, default "federal_account"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        page_metadata: page, count, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/awards/accounts/; row "Award accounts" of the
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
        >>> spending.awards.accounts("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def funding(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> _types.SpendingAwardsFundingAnswer:
        """Account funding lines of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"}, default "reporting_fiscal_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/awards/funding/; row "Award funding data" of the
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
        >>> spending.awards.funding("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> _types.SpendingAwardsFundingRollupAnswer:
        """Total obligations and counts of agencies and accounts of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.

        Returns
        -------
        dict
            The JSON object of the answer. Members: total_transaction_obligated_amount,
            awarding_agency_count, funding_agency_count, federal_account_count.

        Notes
        -----
        USAspending.gov, POST /api/v2/awards/funding_rollup/; row "Award funding obligations and
        counts" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.funding_rollup("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def last_updated(self) -> _types.SpendingAwardsLastUpdatedAnswer:
        """Date of the last award data update.

        Returns
        -------
        dict
            The JSON object of the answer. Members: last_updated.

        Notes
        -----
        A str in the form MM/DD/YYYY.

        USAspending.gov, GET /api/v2/awards/last_updated/; row "Award last updated / award
        types" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.last_updated()
        """

@final
class AsyncSpendingAwards(Namespace):
    """USAspending.gov: awards.

    Every method gives a coroutine to await; the asynchronous twin of SpendingAwards.

    Methods
    -------
    get
        One award in full.
    accounts
        Federal accounts of an award.
    funding
        Account funding lines of an award.
    funding_rollup
        Total obligations and counts of agencies and accounts of an award.
    last_updated
        Date of the last award data update.

    Namespaces: count.
    """

    @property
    def count(self) -> AsyncSpendingAwardsCount:
        """The operations under spending.awards.count."""
    def get(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsGetAnswer]:
        """One award in full.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: id, generated_unique_award_id, category,
            type, type_description, description, total_obligation, subaward_count,
            total_subaward_amount, date_signed, base_exercised_options, base_and_all_options,
            piid, parent_award, latest_transaction_contract_data, naics_hierarchy,
            psc_hierarchy, fain, uri, record_type, cfda_info, transaction_obligated_amount,
            total_subsidy_cost, total_loan_value, non_federal_funding, total_funding,
            funding_opportunity, awarding_agency, funding_agency, recipient, executive_details,
            period_of_performance, place_of_performance, total_account_outlay,
            total_account_obligation, account_outlays_by_defc, account_obligations_by_defc,
            total_outlay.

        Notes
        -----
        Members depend on category: piid, parent_award, latest_transaction_contract_data and,
        when a code exists, naics_hierarchy and psc_hierarchy for contract and idv. fain, uri,
        record_type, cfda_info, transaction_obligated_amount, total_subsidy_cost,
        total_loan_value, non_federal_funding, total_funding, funding_opportunity for
        assistance.

        A generated id is also looked up among legacy generated ids.

        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/{award_id}/; row "Award data" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.get("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["federal_account", "account_title", "agency", "total_transaction_obligated_amount"] | None = "federal_account",
    ) -> Coroutine[Any, Any, _types.SpendingAwardsAccountsAnswer]:
        """Federal accounts of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, optional
            Results per page. Server default 10. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"federal_account", "account_title", "agency", "total_transaction_obligated_amount"}, default "federal_account"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        page_metadata: page, count, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/awards/accounts/; row "Award accounts" of the
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
        >>> spending.awards.accounts("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def funding(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> Coroutine[Any, Any, _types.SpendingAwardsFundingAnswer]:
        """Account funding lines of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"}, default "reporting_fiscal_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/awards/funding/; row "Award funding data" of the
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
        >>> spending.awards.funding("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsFundingRollupAnswer]:
        """Total obligations and counts of agencies and accounts of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.

        Returns
        -------
        dict
            The JSON object of the answer. Members: total_transaction_obligated_amount,
            awarding_agency_count, funding_agency_count, federal_account_count.

        Notes
        -----
        USAspending.gov, POST /api/v2/awards/funding_rollup/; row "Award funding obligations and
        counts" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.funding_rollup("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def last_updated(
        self,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsLastUpdatedAnswer]:
        """Date of the last award data update.

        Returns
        -------
        dict
            The JSON object of the answer. Members: last_updated.

        Notes
        -----
        A str in the form MM/DD/YYYY.

        USAspending.gov, GET /api/v2/awards/last_updated/; row "Award last updated / award
        types" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.last_updated()
        """

@final
class SpendingAwardsCount(Namespace):
    """USAspending.gov: count.

    Methods
    -------
    transaction
        Number of transactions of an award.
    federal_account
        Number of account funding lines of an award.
    subaward
        Number of subawards of an award.
    """

    def transaction(
        self,
        award_id: int | str,
    ) -> _types.SpendingAwardsCountTransactionAnswer:
        """Number of transactions of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: transactions.

        Notes
        -----
        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/count/transaction/{award_id}/; row "Award
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
        >>> spending.awards.count.transaction("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def federal_account(
        self,
        award_id: int | str,
    ) -> _types.SpendingAwardsCountFederalAccountAnswer:
        """Number of account funding lines of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: federal_accounts.

        Notes
        -----
        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/count/federal_account/{award_id}/; row "Federal
        account count of award" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.count.federal_account("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def subaward(self, award_id: int | str) -> _types.SpendingAwardsCountSubawardAnswer:
        """Number of subawards of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: subawards.

        Notes
        -----
        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/count/subaward/{award_id}/; row "Subaward count of
        award" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.count.subaward("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """

@final
class AsyncSpendingAwardsCount(Namespace):
    """USAspending.gov: count.

    Every method gives a coroutine to await; the asynchronous twin of SpendingAwardsCount.

    Methods
    -------
    transaction
        Number of transactions of an award.
    federal_account
        Number of account funding lines of an award.
    subaward
        Number of subawards of an award.
    """

    def transaction(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsCountTransactionAnswer]:
        """Number of transactions of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: transactions.

        Notes
        -----
        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/count/transaction/{award_id}/; row "Award
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
        >>> spending.awards.count.transaction("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def federal_account(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsCountFederalAccountAnswer]:
        """Number of account funding lines of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: federal_accounts.

        Notes
        -----
        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/count/federal_account/{award_id}/; row "Federal
        account count of award" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.count.federal_account("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
    def subaward(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingAwardsCountSubawardAnswer]:
        """Number of subawards of an award.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
            digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: subawards.

        Notes
        -----
        Unknown award: 404.

        USAspending.gov, GET /api/v2/awards/count/subaward/{award_id}/; row "Subaward count of
        award" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.awards.count.subaward("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")
        """
