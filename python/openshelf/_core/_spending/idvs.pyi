# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingIdvs(Namespace):
    """USAspending.gov: idvs.

    Methods
    -------
    accounts
        Federal accounts of the orders under an IDV.
    activity
        Orders under an IDV with amounts, largest first.
    amounts
        Counts and sums of the awards under an IDV.
    awards
        Child IDVs, child awards or grandchild awards of an IDV.
    funding
        Account funding lines of an IDV and its orders.
    funding_rollup
        Total obligations and counts of the orders under an IDV.

    Namespaces: count.
    """

    @property
    def count(self) -> SpendingIdvsCount:
        """The operations under spending.idvs.count."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["total_transaction_obligated_amount", "federal_account", "agency", "account_title"] | None = "total_transaction_obligated_amount",
    ) -> _types.SpendingIdvsAccountsAnswer:
        """Federal accounts of the orders under an IDV.

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
        sort : {"total_transaction_obligated_amount", "federal_account", "agency", "account_title"}, default "total_transaction_obligated_amount"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/accounts/; row "Federal accounts under IDV" of the
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
        >>> spending.idvs.accounts("CONT_IDV_EXAMPLE0001_1200")
        """
    def activity(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        hide_edge_cases: Literal["true", "false"] | None = "false",
    ) -> _types.SpendingIdvsActivityAnswer:
        """Orders under an IDV with amounts, largest first.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        hide_edge_cases : {"true", "false"}, default "false"
            Whether odd records are hidden. The server takes a JSON bool or true/false/t/f/1/0
            as text.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Fixed order: no sort or order.

        page_metadata: page, total, limit, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/activity/; row "IDV activity" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.activity("CONT_IDV_EXAMPLE0001_1200")
        """
    def amounts(self, award_id: int | str) -> _types.SpendingIdvsAmountsAnswer:
        """Counts and sums of the awards under an IDV.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_IDV_, or digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: award_id, generated_unique_award_id,
            child_idv_count, child_award_count, child_award_total_obligation,
            child_award_total_outlay, child_award_base_and_all_options_value,
            child_award_base_exercised_options_val, child_total_account_outlay,
            child_total_account_obligation, child_account_outlays_by_defc,
            child_account_obligations_by_defc, grandchild_award_count,
            grandchild_award_total_obligation, grandchild_award_total_outlay,
            grandchild_award_base_and_all_options_value,
            grandchild_award_base_exercised_options_val, grandchild_total_account_outlay,
            grandchild_total_account_obligation, grandchild_account_outlays_by_defc,
            grandchild_account_obligations_by_defc.

        Notes
        -----
        Unknown IDV: 404.

        USAspending.gov, GET /api/v2/idvs/amounts/{award_id}/; row "IDV amounts" of the
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
        >>> spending.idvs.amounts("CONT_IDV_EXAMPLE0001_1200")
        """
    def awards(
        self,
        award_id: int | str,
        *,
        type: Literal["child_idvs", "child_awards", "grandchild_awards"] | None = "child_idvs",
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"] | None = "period_of_performance_start_date",
    ) -> _types.SpendingIdvsAwardsAnswer:
        """Child IDVs, child awards or grandchild awards of an IDV.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        type : {"child_idvs", "child_awards", "grandchild_awards"}, default "child_idvs"
            Kind.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"}, default "period_of_performance_start_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/awards/; row "IDV awards" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.awards("CONT_IDV_EXAMPLE0001_1200")
        """
    def funding(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> _types.SpendingIdvsFundingAnswer:
        """Account funding lines of an IDV and its orders.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        piid : str, optional
            Award number (PIID). Keep only the lines of this award.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"}, default "reporting_fiscal_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/funding/; beyond the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.funding("CONT_IDV_EXAMPLE0001_1200")
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> _types.SpendingIdvsFundingRollupAnswer:
        """Total obligations and counts of the orders under an IDV.

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
        USAspending.gov, POST /api/v2/idvs/funding_rollup/; beyond the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.funding_rollup("CONT_IDV_EXAMPLE0001_1200")
        """

@final
class AsyncSpendingIdvs(Namespace):
    """USAspending.gov: idvs.

    Every method gives a coroutine to await; the asynchronous twin of SpendingIdvs.

    Methods
    -------
    accounts
        Federal accounts of the orders under an IDV.
    activity
        Orders under an IDV with amounts, largest first.
    amounts
        Counts and sums of the awards under an IDV.
    awards
        Child IDVs, child awards or grandchild awards of an IDV.
    funding
        Account funding lines of an IDV and its orders.
    funding_rollup
        Total obligations and counts of the orders under an IDV.

    Namespaces: count.
    """

    @property
    def count(self) -> AsyncSpendingIdvsCount:
        """The operations under spending.idvs.count."""
    def accounts(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["total_transaction_obligated_amount", "federal_account", "agency", "account_title"] | None = "total_transaction_obligated_amount",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsAccountsAnswer]:
        """Federal accounts of the orders under an IDV.

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
        sort : {"total_transaction_obligated_amount", "federal_account", "agency", "account_title"}, default "total_transaction_obligated_amount"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/accounts/; row "Federal accounts under IDV" of the
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
        >>> spending.idvs.accounts("CONT_IDV_EXAMPLE0001_1200")
        """
    def activity(
        self,
        award_id: int | str,
        *,
        page: int | None = 1,
        limit: int | None = 10,
        hide_edge_cases: Literal["true", "false"] | None = "false",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsActivityAnswer]:
        """Orders under an IDV with amounts, largest first.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        hide_edge_cases : {"true", "false"}, default "false"
            Whether odd records are hidden. The server takes a JSON bool or true/false/t/f/1/0
            as text.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Fixed order: no sort or order.

        page_metadata: page, total, limit, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/activity/; row "IDV activity" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.activity("CONT_IDV_EXAMPLE0001_1200")
        """
    def amounts(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingIdvsAmountsAnswer]:
        """Counts and sums of the awards under an IDV.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_IDV_, or digits. Anything else: 404.

        Returns
        -------
        dict
            The JSON object of the answer. Members: award_id, generated_unique_award_id,
            child_idv_count, child_award_count, child_award_total_obligation,
            child_award_total_outlay, child_award_base_and_all_options_value,
            child_award_base_exercised_options_val, child_total_account_outlay,
            child_total_account_obligation, child_account_outlays_by_defc,
            child_account_obligations_by_defc, grandchild_award_count,
            grandchild_award_total_obligation, grandchild_award_total_outlay,
            grandchild_award_base_and_all_options_value,
            grandchild_award_base_exercised_options_val, grandchild_total_account_outlay,
            grandchild_total_account_obligation, grandchild_account_outlays_by_defc,
            grandchild_account_obligations_by_defc.

        Notes
        -----
        Unknown IDV: 404.

        USAspending.gov, GET /api/v2/idvs/amounts/{award_id}/; row "IDV amounts" of the
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
        >>> spending.idvs.amounts("CONT_IDV_EXAMPLE0001_1200")
        """
    def awards(
        self,
        award_id: int | str,
        *,
        type: Literal["child_idvs", "child_awards", "grandchild_awards"] | None = "child_idvs",
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"] | None = "period_of_performance_start_date",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsAwardsAnswer]:
        """Child IDVs, child awards or grandchild awards of an IDV.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        type : {"child_idvs", "child_awards", "grandchild_awards"}, default "child_idvs"
            Kind.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"}, default "period_of_performance_start_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/awards/; row "IDV awards" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.awards("CONT_IDV_EXAMPLE0001_1200")
        """
    def funding(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
        page: int | None = 1,
        limit: int | None = 10,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"] | None = "reporting_fiscal_date",
    ) -> Coroutine[Any, Any, _types.SpendingIdvsFundingAnswer]:
        """Account funding lines of an IDV and its orders.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id or internal id (digits, also as str). An id that does not exist
            gives empty results, not an error.
        piid : str, optional
            Award number (PIID). Keep only the lines of this award.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        limit : int, default 10
            Results per page. From 1 to 100.
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"}, default "reporting_fiscal_date"
            What to sort by.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, page_metadata. The records are in
            results.

        Notes
        -----
        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/idvs/funding/; beyond the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.funding("CONT_IDV_EXAMPLE0001_1200")
        """
    def funding_rollup(
        self,
        award_id: int | str,
    ) -> Coroutine[Any, Any, _types.SpendingIdvsFundingRollupAnswer]:
        """Total obligations and counts of the orders under an IDV.

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
        USAspending.gov, POST /api/v2/idvs/funding_rollup/; beyond the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.idvs.funding_rollup("CONT_IDV_EXAMPLE0001_1200")
        """

@final
class SpendingIdvsCount(Namespace):
    """USAspending.gov: count.

    Methods
    -------
    federal_account
        Number of account funding lines of an IDV and its orders.
    """

    def federal_account(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
    ) -> _types.SpendingIdvsCountFederalAccountAnswer:
        """Number of account funding lines of an IDV and its orders.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_IDV_, or digits. Anything else: 404.
        piid : str, optional
            Award number (PIID). Keep only the lines of this award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        USAspending.gov, GET /api/v2/idvs/count/federal_account/{award_id}/; beyond the
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
        >>> spending.idvs.count.federal_account("CONT_IDV_EXAMPLE0001_1200")
        """

@final
class AsyncSpendingIdvsCount(Namespace):
    """USAspending.gov: count.

    Every method gives a coroutine to await; the asynchronous twin of SpendingIdvsCount.

    Methods
    -------
    federal_account
        Number of account funding lines of an IDV and its orders.
    """

    def federal_account(
        self,
        award_id: int | str,
        *,
        piid: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingIdvsCountFederalAccountAnswer]:
        """Number of account funding lines of an IDV and its orders.

        Parameters
        ----------
        award_id : int or str
            Award. Generated id starting CONT_IDV_, or digits. Anything else: 404.
        piid : str, optional
            Award number (PIID). Keep only the lines of this award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        USAspending.gov, GET /api/v2/idvs/count/federal_account/{award_id}/; beyond the
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
        >>> spending.idvs.count.federal_account("CONT_IDV_EXAMPLE0001_1200")
        """
