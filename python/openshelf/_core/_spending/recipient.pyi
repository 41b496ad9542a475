# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingRecipient(Namespace):
    """USAspending.gov: recipient.

    Methods
    -------
    children
        Children of a parent recipient.
    count
        Number of recipients matching a keyword.
    get
        One recipient at one level.
    search
        Recipients with level, ids and amount.

    Namespaces: state.
    """

    @property
    def state(self) -> SpendingRecipientState:
        """The operations under spending.recipient.state."""
    def children(
        self,
        duns_or_uei: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientChildrenAnswer:
        """Children of a parent recipient.

        Parameters
        ----------
        duns_or_uei : str
            DUNS or UEI of the parent recipient. 9 digits or 12 letters and digits.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The answer is a JSON array.

        state_province is missing when the server has no location.

        Unknown recipient or not a parent: 400.

        USAspending.gov, GET /api/v2/recipient/children/{duns_or_uei}/; row "Child recipients"
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
        >>> spending.recipient.children("123456789")
        """
    def count(
        self,
        *,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> _types.SpendingRecipientCountAnswer:
        """Number of recipients matching a keyword.

        Parameters
        ----------
        keyword : str, optional
            Text to look for.
        award_type : {"all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"}, default "all"
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        USAspending.gov, POST /api/v2/recipient/count/; row "Recipient count" of the
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
        >>> spending.recipient.count()
        """
    def get(
        self,
        recipient_id: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientGetAnswer:
        """One recipient at one level.

        Parameters
        ----------
        recipient_id : str
            Recipient id. Hash plus -P, -C or -R. Malformed or unknown: 400.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: name, alternate_names, duns, uei,
            recipient_id, recipient_level, parent_id, parent_name, parent_duns, parent_uei,
            parents, business_types, location, total_transaction_amount, total_transactions,
            total_face_value_loan_amount, total_face_value_loan_transactions.

        Notes
        -----
        USAspending.gov, GET /api/v2/recipient/{recipient_id}/; row "Recipient overview" of the
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
        >>> spending.recipient.get("06088d30-68b9-e0a2-5b86-000000000001-R")
        """
    def search(
        self,
        *,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "name", "duns", "uei"] | None = "amount",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> _types.SpendingRecipientSearchAnswer:
        """Recipients with level, ids and amount.

        Parameters
        ----------
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"amount", "name", "duns", "uei"}, default "amount"
            What to sort by.
        limit : int, default 50
            Results per page. 1000 at most. From 1 to 1000.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for. Searches name, UEI and DUNS.
        award_type : {"all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"}, default "all"
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        page_metadata: page, total, limit, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/recipient/; row "Search recipients" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.search()
        """

@final
class AsyncSpendingRecipient(Namespace):
    """USAspending.gov: recipient.

    Every method gives a coroutine to await; the asynchronous twin of SpendingRecipient.

    Methods
    -------
    children
        Children of a parent recipient.
    count
        Number of recipients matching a keyword.
    get
        One recipient at one level.
    search
        Recipients with level, ids and amount.

    Namespaces: state.
    """

    @property
    def state(self) -> AsyncSpendingRecipientState:
        """The operations under spending.recipient.state."""
    def children(
        self,
        duns_or_uei: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientChildrenAnswer]:
        """Children of a parent recipient.

        Parameters
        ----------
        duns_or_uei : str
            DUNS or UEI of the parent recipient. 9 digits or 12 letters and digits.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The answer is a JSON array.

        state_province is missing when the server has no location.

        Unknown recipient or not a parent: 400.

        USAspending.gov, GET /api/v2/recipient/children/{duns_or_uei}/; row "Child recipients"
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
        >>> spending.recipient.children("123456789")
        """
    def count(
        self,
        *,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientCountAnswer]:
        """Number of recipients matching a keyword.

        Parameters
        ----------
        keyword : str, optional
            Text to look for.
        award_type : {"all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"}, default "all"
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count.

        Notes
        -----
        USAspending.gov, POST /api/v2/recipient/count/; row "Recipient count" of the
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
        >>> spending.recipient.count()
        """
    def get(
        self,
        recipient_id: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientGetAnswer]:
        """One recipient at one level.

        Parameters
        ----------
        recipient_id : str
            Recipient id. Hash plus -P, -C or -R. Malformed or unknown: 400.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: name, alternate_names, duns, uei,
            recipient_id, recipient_level, parent_id, parent_name, parent_duns, parent_uei,
            parents, business_types, location, total_transaction_amount, total_transactions,
            total_face_value_loan_amount, total_face_value_loan_transactions.

        Notes
        -----
        USAspending.gov, GET /api/v2/recipient/{recipient_id}/; row "Recipient overview" of the
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
        >>> spending.recipient.get("06088d30-68b9-e0a2-5b86-000000000001-R")
        """
    def search(
        self,
        *,
        order: Literal["asc", "desc"] | None = "desc",
        sort: Literal["amount", "name", "duns", "uei"] | None = "amount",
        limit: int | None = 50,
        page: int | None = 1,
        keyword: str | None = None,
        award_type: Literal["all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"] | None = "all",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientSearchAnswer]:
        """Recipients with level, ids and amount.

        Parameters
        ----------
        order : {"asc", "desc"}, default "desc"
            Order of the results.
        sort : {"amount", "name", "duns", "uei"}, default "amount"
            What to sort by.
        limit : int, default 50
            Results per page. 1000 at most. From 1 to 1000.
        page : int, default 1
            Page of results, counted from 1. At least 1.
        keyword : str, optional
            Text to look for. Searches name, UEI and DUNS.
        award_type : {"all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"}, default "all"
            Kind of award.

        Returns
        -------
        dict
            The JSON object of the answer. Members: page_metadata, results. The records are in
            results.

        Notes
        -----
        page_metadata: page, total, limit, next, previous, hasNext, hasPrevious.

        Last page: page_metadata.hasNext is false.

        USAspending.gov, POST /api/v2/recipient/; row "Search recipients" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.search()
        """

@final
class SpendingRecipientState(Namespace):
    """USAspending.gov: state.

    Methods
    -------
    awards
        Amounts of a state by award group.
    get
        One state with population and totals.
    list
        All states and territories with amounts.
    """

    def awards(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientStateAwardsAnswer:
        """Amounts of a state by award group.

        Parameters
        ----------
        fips : str
            State FIPS code. Two digits with leading zero. Unknown: 400, more than two digits or
            letters fall to another route.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The answer is a JSON array of contracts, direct_payments, grants, loans,
        other_financial_assistance (no idvs).

        USAspending.gov, GET /api/v2/recipient/state/awards/{fips}/; row "State award breakdown
        / state metadata" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.state.awards("06")
        """
    def get(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> _types.SpendingRecipientStateGetAnswer:
        """One state with population and totals.

        Parameters
        ----------
        fips : str
            State FIPS code. Two digits with leading zero. Unknown: 400, more than two digits or
            letters fall to another route.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: name, code, fips, type, population,
            pop_year, pop_source, median_household_income, mhi_year, mhi_source,
            total_prime_amount, total_prime_awards, total_face_value_loan_amount,
            total_face_value_loan_prime_awards, award_amount_per_capita, total_outlays.

        Notes
        -----
        award_amount_per_capita is null for year all and for the current fiscal year.

        year latest means the current fiscal year here.

        USAspending.gov, GET /api/v2/recipient/state/{fips}/; row "State award breakdown / state
        metadata" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.state.get("06")
        """
    def list(self) -> _types.SpendingRecipientStateListAnswer:
        """All states and territories with amounts.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The answer is a JSON array. type is state, territory or district.

        Always the current fiscal year.

        USAspending.gov, GET /api/v2/recipient/state/; row "States" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.state.list()
        """

@final
class AsyncSpendingRecipientState(Namespace):
    """USAspending.gov: state.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingRecipientState.

    Methods
    -------
    awards
        Amounts of a state by award group.
    get
        One state with population and totals.
    list
        All states and territories with amounts.
    """

    def awards(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientStateAwardsAnswer]:
        """Amounts of a state by award group.

        Parameters
        ----------
        fips : str
            State FIPS code. Two digits with leading zero. Unknown: 400, more than two digits or
            letters fall to another route.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The answer is a JSON array of contracts, direct_payments, grants, loans,
        other_financial_assistance (no idvs).

        USAspending.gov, GET /api/v2/recipient/state/awards/{fips}/; row "State award breakdown
        / state metadata" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.state.awards("06")
        """
    def get(
        self,
        fips: str,
        *,
        year: int | str | None = "latest",
    ) -> Coroutine[Any, Any, _types.SpendingRecipientStateGetAnswer]:
        """One state with population and totals.

        Parameters
        ----------
        fips : str
            State FIPS code. Two digits with leading zero. Unknown: 400, more than two digits or
            letters fall to another route.
        year : int or str, default "latest"
            Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
            digits. Other: 400.

        Returns
        -------
        dict
            The JSON object of the answer. Members: name, code, fips, type, population,
            pop_year, pop_source, median_household_income, mhi_year, mhi_source,
            total_prime_amount, total_prime_awards, total_face_value_loan_amount,
            total_face_value_loan_prime_awards, award_amount_per_capita, total_outlays.

        Notes
        -----
        award_amount_per_capita is null for year all and for the current fiscal year.

        year latest means the current fiscal year here.

        USAspending.gov, GET /api/v2/recipient/state/{fips}/; row "State award breakdown / state
        metadata" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.state.get("06")
        """
    def list(self) -> Coroutine[Any, Any, _types.SpendingRecipientStateListAnswer]:
        """All states and territories with amounts.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        The answer is a JSON array. type is state, territory or district.

        Always the current fiscal year.

        USAspending.gov, GET /api/v2/recipient/state/; row "States" of the specification.

        Raises
        ------
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> spending.recipient.state.list()
        """
